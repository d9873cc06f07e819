// What a host may set of the network, with the defaults.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>

namespace ft::net {

/// Bounds that keep one person from taking the server from the others (law T6).
struct Limits {
  std::chrono::milliseconds handshake_deadline{
      10'000};                                      // from connecting to a whole request, and from the upgrade to Hello
  std::chrono::milliseconds idle_deadline{60'000};  // silence after this, pings unanswered included, ends a connection
  std::chrono::milliseconds upload_deadline{600'000};  // for a whole upload
  std::size_t body_bytes = 64 * 1024;                  // of a request to /api
  std::size_t frame_bytes = 64 * 1024;                 // of a message from a client
  std::size_t outbox_frames = 1024;                    // waiting for one client
  std::size_t outbox_bytes = 4 * 1024 * 1024;
  std::int32_t commands_per_s = 20;  // of one connection, after a first burst
  std::int32_t command_burst = 60;
  std::int32_t previews_per_s = 60;  // drags, pings, measures
  std::int32_t preview_burst = 120;
  std::int64_t connections = 20'000;
  std::int64_t upload_bytes = 50 * 1024 * 1024;
};

struct Settings {
  std::string listen = "0.0.0.0";
  std::uint16_t port = 8080;    // 0: any free one
  std::string public_url = {};  // without a last slash; empty: none
  std::filesystem::path client_folder = {};
  std::filesystem::path upload_folder = {};  // for what is on its way in
  std::size_t threads = 0;                   // 0: one a core
  Limits limits = {};

  /// A TLS proxy stands before this server: cookies are Secure, and that proxy names the client's address.
  [[nodiscard]] bool behind_tls() const { return public_url.starts_with("https://"); }
};

}  // namespace ft::net
