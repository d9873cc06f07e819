#include <algorithm>
#include <array>
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

void api::add_cookie(const ServerContext& context, const lobby::Caller& caller, SessionCookie cookie, ApiReply& reply) {
  using auth::CookieReach;
  const auto kept = std::ranges::find(caller.cookies, cookie.name, &auth::Cookie::name);
  const bool of_before = kept != caller.cookies.end() && kept->reach == CookieReach::any;
  const auto reach = context.settings.behind_tls() ? CookieReach::https_only : CookieReach::any;
  if (of_before && reach == CookieReach::https_only)
    reply.set_cookies.push_back(auth::set_cookie({cookie.name, ""}, 0));
  reply.set_cookies.push_back(
      auth::set_cookie({std::move(cookie.name), std::move(cookie.value), reach}, cookie.lasts_s));
}

namespace {

using Method = ApiRequest::Method;
using Ids = std::array<std::int64_t, 2>;  // of a path, in order; 0: it has no such

// A path whose numbers read "#", and what answers it.
struct Endpoint {
  Method method;
  std::string_view path;
  Task<ApiReply> (*answer)(ServerContext&, const ApiRequest&, const Ids&);
};

template <auto answer>
Task<ApiReply> plain(ServerContext& context, const ApiRequest& request, const Ids&) {
  return answer(context, request);
}
template <auto answer>
Task<ApiReply> about_id(ServerContext& context, const ApiRequest& request, const Ids& ids) {
  return answer(context, request, ids[0]);
}
template <auto answer>
Task<ApiReply> in_campaign(ServerContext& context, const ApiRequest& request, const Ids& ids) {
  return answer(context, request, {ids[0], ids[1]});
}
template <lobby::CampaignMove move>
Task<ApiReply> moving(ServerContext& context, const ApiRequest& request, const Ids& ids) {
  return api::move_campaign(context, request, {ids[0]}, move);
}

using enum ApiRequest::Method;
using Move = lobby::CampaignMove;
constexpr auto endpoints = std::to_array<Endpoint>({
    {post, "setup", plain<api::setup>},
    {post, "login", plain<api::login>},
    {post, "logout", plain<api::logout>},
    {get, "me", plain<api::me>},
    {post, "sign_up", plain<api::sign_up>},
    {post, "sign_up/look", plain<api::preview_sign_up>},
    {get, "account", plain<api::account>},
    {post, "account/password", plain<api::change_password>},
    {post, "account/logins/end_others", plain<api::end_other_logins>},
    {post, "account/logins/#/end", about_id<api::end_login>},
    {post, "account/links", plain<api::new_account_link>},
    {post, "account/links/#/revoke", about_id<api::revoke_account_link>},
    {post, "invites/look", plain<api::preview_invite>},
    {post, "join", plain<api::join>},
    {post, "campaigns", plain<api::new_campaign>},
    {post, "campaigns/#/rename", in_campaign<api::rename_campaign>},
    {post, "campaigns/#/archive", moving<Move::archive>},
    {post, "campaigns/#/unarchive", moving<Move::unarchive>},
    {post, "campaigns/#/delete", moving<Move::remove>},
    {post, "campaigns/#/restore", moving<Move::restore>},
    {get, "campaigns/#/people", in_campaign<api::people>},
    {get, "campaigns/#/assets", in_campaign<api::assets>},
    {post, "campaigns/#/assets/delete", in_campaign<api::delete_asset>},
    {post, "campaigns/#/invites", in_campaign<api::new_invite>},
    {post, "campaigns/#/invites/#/revoke", in_campaign<api::revoke_invite>},
    {post, "campaigns/#/seats/#/link", in_campaign<api::seat_link>},
    {post, "campaigns/#/seats/#/end_devices", in_campaign<api::end_devices>},
    {post, "campaigns/#/seats/#/remove", in_campaign<api::remove_seat>},
});

// 0: it is no id.
std::int64_t id_from(const std::string& text) {
  std::int64_t id = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), id);
  return read.ec == std::errc() && read.ptr == text.data() + text.size() && id > 0 ? id : 0;
}

}  // namespace

Task<ApiReply> answer_api(ServerContext& context, ApiRequest request) {
  Ids ids = {};
  std::size_t ids_found = 0;
  std::string path;
  for (const std::string& part : request.path) {
    const std::int64_t id = ids_found < ids.size() ? id_from(part) : 0;
    if (id != 0) ids[ids_found++] = id;
    path += (path.empty() ? "" : "/") + (id != 0 ? "#" : part);
  }
  const auto endpoint = std::ranges::find_if(
      endpoints, [&](const Endpoint& one) { return one.method == request.method && one.path == path; });
  if (endpoint == endpoints.end()) co_return reply_with(lobby::Problem{lobby::Problem::Kind::not_found, "Not found."});
  co_return co_await endpoint->answer(context, request, ids);
}

}  // namespace ft::net
