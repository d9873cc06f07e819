#include "protocol/wire/v1/lobby.pb.h"
#include "server/auth/password.hpp"
#include "server/lobby/password.hpp"
#include "server/net/api/endpoints.hpp"

namespace ft::net::api {

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
      [&](const std::vector<persistence::Seat>& seats) {
        for (const persistence::Seat& seat : seats) let_come_again(context, seat);
        return ApiReply{};
      });
}

}  // namespace ft::net::api
