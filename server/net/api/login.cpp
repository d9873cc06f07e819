#include "server/lobby/login.hpp"
#include "protocol/wire/v1/lobby.pb.h"
#include "server/auth/password.hpp"
#include "server/lobby/account_links.hpp"
#include "server/net/api/endpoints.hpp"
#include "server/net/api/me_message.hpp"

namespace ft::net::api {
namespace {

using lobby::Answer;

// The front page right after login: the cookie is not in the request yet.
Task<ApiReply> reply_logged_in(ServerContext& context, lobby::Caller caller, const std::string& token) {
  const lobby::Caller before = caller;
  std::erase_if(caller.cookies, [](const auth::Cookie& cookie) { return cookie.name == auth::account_cookie; });
  caller.cookies.push_back({std::string(auth::account_cookie), token});
  ApiReply reply = co_await reply_me(context, std::move(caller));
  add_cookie(context, before, {std::string(auth::account_cookie), token, lobby::login_lasts_s}, reply);
  co_return reply;
}

// The two halves of a way to an account, before and after hashing.
struct WayIn {
  Answer<lobby::SetupRequest> (*check)(lobby::LobbyContext&, const lobby::Caller&, lobby::SetupRequest);
  Answer<std::string> (*finish)(lobby::LobbyContext&, const lobby::Caller&, const lobby::SetupRequest&,
                                const std::string&);
};

Task<ApiReply> make_account(ServerContext& context, const ApiRequest& request, WayIn way) {
  const auto body = read_body<wire::v1::Setup>(request);
  if (!body) co_return body.error();

  const auto checked = co_await on_worker(context.workers.lobby, [&] {
    return way.check(context.lobby, request.caller, {body->token(), body->name(), body->password()});
  });
  if (!checked) co_return reply_busy();
  if (!*checked) co_return reply_with(checked->error());
  const lobby::SetupRequest& wanted = **checked;
  const auto hash = co_await on_worker(context.workers.passwords, [&] { return auth::hash_password(wanted.password); });
  if (!hash || !*hash) co_return reply_busy();
  const auto token = co_await on_worker(context.workers.lobby,
                                        [&] { return way.finish(context.lobby, request.caller, wanted, **hash); });
  if (!token) co_return reply_busy();
  if (!*token) co_return reply_with(token->error());
  co_return co_await reply_logged_in(context, request.caller, **token);
}

}  // namespace

Task<ApiReply> setup(ServerContext& context, const ApiRequest& request) {
  const WayIn way = {lobby::check_setup, lobby::finish_setup};
  co_return co_await make_account(context, request, way);
}

Task<ApiReply> sign_up(ServerContext& context, const ApiRequest& request) {
  const WayIn way = {lobby::check_sign_up, lobby::finish_sign_up};
  co_return co_await make_account(context, request, way);
}

Task<ApiReply> preview_sign_up(ServerContext& context, const ApiRequest& request) {
  const auto body = read_body<wire::v1::PreviewSignUp>(request);
  if (!body) co_return body.error();

  co_return co_await call_lobby(
      context, [&] { return lobby::preview_account_link(context.lobby, request.caller, body->token()); },
      [](const std::string& made_by) {
        wire::v1::SignUpCard message;
        message.set_made_by(made_by);
        return reply_with(message);
      });
}

Task<ApiReply> login(ServerContext& context, const ApiRequest& request) {
  const auto body = read_body<wire::v1::Login>(request);
  if (!body) co_return body.error();

  const auto attempt = co_await on_worker(context.workers.lobby, [&] {
    return lobby::begin_login(context.lobby, request.caller, body->name(), body->password());
  });
  if (!attempt) co_return reply_busy();
  if (!*attempt) co_return reply_with(attempt->error());
  const auto match = co_await on_worker(
      context.workers.passwords, [&] { return auth::match_password(body->password(), (*attempt)->stored_hash); });
  if (!match) {
    lobby::abandon_login(context.lobby, request.caller, **attempt);
    co_return reply_busy();
  }
  if (*match == auth::PasswordMatch::wrong) co_return reply_with(lobby::fail_login(request.caller));
  const auto token = co_await on_worker(context.workers.lobby,
                                        [&] { return lobby::finish_login(context.lobby, request.caller, **attempt); });
  if (!token) co_return reply_busy();
  if (!*token) co_return reply_with(token->error());
  co_return co_await reply_logged_in(context, request.caller, **token);
}

Task<ApiReply> logout(ServerContext& context, const ApiRequest& request) {
  co_return co_await call_lobby(
      context, [&] { return lobby::log_out(context.lobby, request.caller); },
      [&](const std::vector<persistence::Seat>& seats) {
        for (const persistence::Seat& seat : seats) let_come_again(context, seat.campaign, seat.id);
        ApiReply reply;
        add_cookie(context, request.caller, {std::string(auth::account_cookie), "", 0}, reply);
        return reply;
      });
}

}  // namespace ft::net::api
