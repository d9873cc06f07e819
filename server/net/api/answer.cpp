#include <charconv>
#include <cstdint>

#include "protocol/wire/v1/lobby.pb.h"
#include "server/net/api/endpoints.hpp"

namespace ft::net {

unsigned status_of(lobby::Problem::Kind kind) {
  using enum lobby::Problem::Kind;
  switch (kind) {
    case bad_request: return 400;
    case not_logged_in: return 401;
    case forbidden: return 403;
    case not_found: return 404;
    case conflict: return 409;
    case gone: return 410;
    case too_large: return 413;
    case not_a_picture: return 415;
    case too_fast: return 429;
    case unavailable: break;
  }
  return 503;
}

ApiReply reply_with(const google::protobuf::MessageLite& message) { return {.body = message.SerializeAsString()}; }

ApiReply reply_with(const lobby::Problem& problem) {
  wire::v1::Problem message;
  message.set_text(problem.text);
  return {.status = status_of(problem.kind), .body = message.SerializeAsString()};
}

ApiReply reply_busy() {
  return reply_with(lobby::Problem{lobby::Problem::Kind::unavailable, "Server busy. Try again."});
}

std::string api::session_cookie(const ServerContext& context, const auth::Cookie& cookie,
                                persistence::UnixSeconds lasts_s) {
  const auto reach = context.settings.behind_tls() ? auth::CookieReach::https_only : auth::CookieReach::any;
  return auth::set_cookie(cookie, lasts_s, reach);
}

namespace {

std::int64_t id_from(const std::string& text) {
  std::int64_t id = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), id);
  return read.ec == std::errc() && read.ptr == text.data() + text.size() && id > 0 ? id : 0;
}

ApiReply no_such_page() { return reply_with(lobby::Problem{lobby::Problem::Kind::not_found, "Not found."}); }

// /api/account/...
Task<ApiReply> answer_about_account(ServerContext& context, const ApiRequest& request) {
  const auto& path = request.path;
  const bool is_post = request.method == ApiRequest::Method::post;
  const std::int64_t id = path.size() == 4 ? id_from(path[2]) : 0;
  std::string what;
  for (std::size_t part = 1; part < path.size(); ++part)
    if (part != 2 || id == 0) what += "/" + path[part];

  if (!is_post && what.empty()) co_return co_await api::account(context, request);
  if (is_post && what == "/password") co_return co_await api::change_password(context, request);
  if (is_post && what == "/logins/end_others") co_return co_await api::end_other_logins(context, request);
  if (is_post && what == "/links") co_return co_await api::new_account_link(context, request);
  if (is_post && what == "/links/revoke" && id != 0) co_return co_await api::revoke_account_link(context, request, id);
  if (is_post && what == "/logins/end" && id != 0) co_return co_await api::end_login(context, request, id);
  co_return no_such_page();
}

// /api/campaigns/ID/...
Task<ApiReply> answer_about_campaign(ServerContext& context, const ApiRequest& request) {
  const auto& path = request.path;
  const bool is_post = request.method == ApiRequest::Method::post;
  const api::CampaignRoute about = {id_from(path[1]), path.size() == 5 ? id_from(path[3]) : 0};
  const std::string what = path.size() == 3 ? path[2] : path.size() == 5 ? path[2] + "/" + path[4] : "";
  if (about.campaign == 0) co_return no_such_page();

  if (!is_post && what == "people") co_return co_await api::people(context, request, about);
  if (!is_post && what == "assets") co_return co_await api::assets(context, request, about);
  using enum lobby::CampaignMove;
  if (is_post && what == "archive") co_return co_await api::move_campaign(context, request, about, archive);
  if (is_post && what == "unarchive") co_return co_await api::move_campaign(context, request, about, unarchive);
  if (is_post && what == "delete") co_return co_await api::move_campaign(context, request, about, remove);
  if (is_post && what == "restore") co_return co_await api::move_campaign(context, request, about, restore);
  if (is_post && what == "rename") co_return co_await api::rename_campaign(context, request, about);
  if (is_post && what == "invites") co_return co_await api::new_invite(context, request, about);
  if (is_post && what == "invites/revoke") co_return co_await api::revoke_invite(context, request, about);
  if (is_post && what == "seats/link") co_return co_await api::seat_link(context, request, about);
  if (is_post && what == "seats/end_devices") co_return co_await api::end_devices(context, request, about);
  if (is_post && what == "seats/remove") co_return co_await api::remove_seat(context, request, about);
  co_return no_such_page();
}

}  // namespace

Task<ApiReply> answer_api(ServerContext& context, ApiRequest request) {
  const auto& path = request.path;
  const bool is_post = request.method == ApiRequest::Method::post;
  const std::string first = path.empty() ? "" : path[0];
  if (path.size() == 1 && is_post) {
    if (first == "setup") co_return co_await api::setup(context, request);
    if (first == "sign_up") co_return co_await api::sign_up(context, request);
    if (first == "login") co_return co_await api::login(context, request);
    if (first == "logout") co_return co_await api::logout(context, request);
    if (first == "campaigns") co_return co_await api::new_campaign(context, request);
    if (first == "join") co_return co_await api::join(context, request);
  }
  if (path.size() == 1 && !is_post && first == "me") co_return co_await api::me(context, request);
  if (path.size() == 2 && is_post && first == "invites" && path[1] == "look") {
    co_return co_await api::preview_invite(context, request);
  }
  if (path.size() == 2 && is_post && first == "sign_up" && path[1] == "look") {
    co_return co_await api::preview_sign_up(context, request);
  }
  if (first == "account") co_return co_await answer_about_account(context, request);
  if (path.size() >= 3 && first == "campaigns") co_return co_await answer_about_campaign(context, request);
  co_return no_such_page();
}

}  // namespace ft::net
