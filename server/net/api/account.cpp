#include "protocol/wire/v1/lobby.pb.h"
#include "server/auth/password.hpp"
#include "server/lobby/account_links.hpp"
#include "server/lobby/account_logins.hpp"
#include "server/lobby/password.hpp"
#include "server/net/api/endpoints.hpp"

namespace ft::net::api {
namespace {

wire::v1::Device to_message(const lobby::LoginEntry& entry) {
  wire::v1::Device device;
  device.set_id(static_cast<std::uint64_t>(entry.login.id));
  device.set_browser(entry.login.browser);
  device.set_since_s(entry.login.created_at_s);
  device.set_used_at_s(entry.login.used_at_s);
  device.set_here(entry.of_caller);
  return device;
}

wire::v1::AccountLink to_message(const persistence::AccountLink& link) {
  wire::v1::AccountLink message;
  message.set_id(static_cast<std::uint64_t>(link.id));
  message.set_expires_at_s(link.expires_at_s);
  return message;
}

// For `call_lobby`, after logins have ended: connections to the account's seats prove theirs again.
auto reconnecting(ServerContext& context) {
  return [&context](const std::vector<persistence::Seat>& seats) {
    for (const persistence::Seat& seat : seats) let_come_again(context, seat.campaign, seat.id);
    return ApiReply{};
  };
}

}  // namespace

Task<ApiReply> account(ServerContext& context, const ApiRequest& request) {
  using Page = std::pair<std::vector<lobby::LoginEntry>, lobby::AccountLinks>;
  co_return co_await call_lobby(
      context,
      [&]() -> lobby::Answer<Page> {
        auto logins = lobby::list_logins(context.lobby, request.caller);
        if (!logins) return std::unexpected(logins.error());
        auto links = lobby::list_account_links(context.lobby, request.caller);
        if (!links) return std::unexpected(links.error());
        return Page{*std::move(logins), *std::move(links)};
      },
      [](const Page& page) {
        wire::v1::Account message;
        for (const lobby::LoginEntry& entry : page.first) *message.add_logins() = to_message(entry);
        message.set_may_invite(page.second.may_invite);
        for (const persistence::AccountLink& link : page.second.links) *message.add_links() = to_message(link);
        return reply_with(message);
      });
}

Task<ApiReply> new_account_link(ServerContext& context, const ApiRequest& request) {
  co_return co_await call_lobby(
      context, [&] { return lobby::create_account_link(context.lobby, request.caller); },
      [](const lobby::IssuedAccountLink& issued) {
        wire::v1::AccountLink message = to_message(issued.link);
        message.set_link(issued.address);
        return reply_with(message);
      });
}

Task<ApiReply> revoke_account_link(ServerContext& context, const ApiRequest& request, persistence::AccountLinkId link) {
  co_return co_await call_lobby(
      context, [&] { return lobby::revoke_account_link(context.lobby, request.caller, link); },
      [] { return ApiReply{}; });
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
      context.workers.lobby, [&] { return lobby::begin_password_change(context.lobby, request.caller, change); });
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
