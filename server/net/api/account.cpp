#include "protocol/wire/v1/lobby.pb.h"
#include "server/auth/password.hpp"
#include "server/lobby/account_logins.hpp"
#include "server/lobby/password.hpp"
#include "server/net/api/endpoints.hpp"

namespace ft::net::api {
namespace {

// For `call_lobby`, after logins have ended: connections to the account's seats prove theirs again.
auto reconnecting(ServerContext& context) {
  return [&context](const std::vector<persistence::Seat>& seats) {
    for (const persistence::Seat& seat : seats) let_come_again(context, seat.campaign, seat.id);
    return ApiReply{};
  };
}

}  // namespace

Task<ApiReply> account(ServerContext& context, const ApiRequest& request) {
  co_return co_await call_lobby(
      context, [&] { return lobby::list_logins(context.lobby, request.caller); },
      [](const std::vector<lobby::LoginEntry>& logins) {
        wire::v1::Account message;
        for (const auto& [login, of_caller] : logins) {
          wire::v1::Device& device = *message.add_logins();
          device.set_id(static_cast<std::uint64_t>(login.id));
          device.set_browser(login.browser);
          device.set_since_s(login.created_at_s);
          device.set_used_at_s(login.used_at_s);
          device.set_here(of_caller);
        }
        return reply_with(message);
      });
}

Task<ApiReply> end_login(ServerContext& context, const ApiRequest& request, persistence::LoginId login) {
  co_return co_await call_lobby(
      context, [&] { return lobby::end_login(context.lobby, request.caller, login); }, reconnecting(context));
}

Task<ApiReply> end_other_logins(ServerContext& context, const ApiRequest& request) {
  co_return co_await call_lobby(
      context, [&] { return lobby::end_other_logins(context.lobby, request.caller); }, reconnecting(context));
}

Task<ApiReply> change_password(ServerContext& context, const ApiRequest& request) {
  const auto body = read_body<wire::v1::ChangePassword>(request);
  if (!body) co_return body.error();

  const lobby::PasswordChange change = {body->present(), body->wanted()};
  const auto attempt = co_await on_worker(
      context.workers.store, [&] { return lobby::begin_password_change(context.lobby, request.caller, change); });
  if (!attempt) co_return reply_busy();
  if (!*attempt) co_return reply_with(attempt->error());
  const auto match = co_await on_worker(context.workers.passwords,
                                        [&] { return auth::match_password(change.present, (*attempt)->stored_hash); });
  if (!match) {
    lobby::abandon_login(context.lobby, request.caller, **attempt);
    co_return reply_busy();
  }
  if (*match == auth::PasswordMatch::wrong) co_return reply_with(lobby::fail_password_change(request.caller));
  const auto hash = co_await on_worker(context.workers.passwords, [&] { return auth::hash_password(change.wanted); });
  if (!hash || !*hash) co_return reply_busy();
  co_return co_await call_lobby(
      context, [&] { return lobby::finish_password_change(context.lobby, request.caller, **attempt, **hash); },
      reconnecting(context));
}

}  // namespace ft::net::api
