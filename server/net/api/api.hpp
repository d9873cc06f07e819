// The lobby over HTTP: bodies are messages of protocol/wire/v1/lobby.proto. Knows nothing of sockets.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/lobby/caller.hpp"
#include "server/net/server_context.hpp"

namespace google::protobuf {
class MessageLite;
}

namespace ft::net {

struct ApiRequest {
  enum class Method { get, post };
  Method method;
  std::vector<std::string> path;  // between the slashes, without "api"
  std::string body;
  lobby::Caller caller;
};

struct ApiReply {
  unsigned status = 200;
  std::string body = {};
  std::vector<std::string> set_cookies = {};
};

/// Answers one request. Never throws for what a person did; a Problem is the body then.
[[nodiscard]] Task<ApiReply> answer_api(ServerContext& context, ApiRequest request);

/// The bytes of `message` with status 200.
[[nodiscard]] ApiReply reply_with(const google::protobuf::MessageLite& message);

[[nodiscard]] ApiReply reply_with(const lobby::Problem& problem);

/// A worker's queue is full.
[[nodiscard]] ApiReply reply_busy();

[[nodiscard]] unsigned status_of(lobby::Problem::Kind kind);

}  // namespace ft::net
