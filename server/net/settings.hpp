// What a host may set of the network, with the defaults.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>

#include "server/net/limits/token_bucket.hpp"

namespace ft::net {

/// Bounds that keep one person from taking the server from the others (law T6).
struct Limits {
  std::chrono::milliseconds handshake_deadline{
      10'000};  // from connecting to a whole request, and from the upgrade to Hello
  std::chrono::milliseconds answer_deadline{5'000};   // of the lobby to a GET; twice that to a POST
  std::chrono::milliseconds arrival_deadline{3'000};  // to find a seat; a browser gives its upgrade up after 4 s
  std::chrono::milliseconds idle_deadline{60'000};  // silence after this, pings unanswered included, ends a connection
  std::chrono::milliseconds upload_deadline{600'000};  // for a whole upload
  std::chrono::milliseconds claim_interval{300'000};   // about this often a connection's seat is looked up again
  std::size_t body_bytes = 64 * 1024;                  // of a request to /api
  std::size_t frame_bytes = 64 * 1024;                 // of a message from a client
  std::size_t outbox_frames = 1024;                    // waiting for one client
  std::size_t outbox_bytes = 4 * 1024 * 1024;
  Rate commands = {.per_s = 20, .burst = 60};         // of one seat
  Rate previews = {.per_s = 60, .burst = 120};        // drags, pings, measures
  Rate seat_connections = {.per_s = 1, .burst = 10};  // of one seat: each may need the whole table
  std::int64_t connections = 20'000;                  // less where the machine allows fewer open files
  std::int64_t upload_bytes = 100 * 1024 * 1024;
  std::int64_t campaign_image_bytes = 1024LL * 1024 * 1024;  // of a campaign's images together
  std::int64_t tile_bytes = 2LL * 1024 * 1024 * 1024;        // of all maps' tiles together
  // Of the lobby's 512 places: the rest is for logins and arrivals.
  std::int64_t pictures_waiting = 256;
  std::int64_t claims_waiting = 64;

  // Of one network (auth/network.hpp): a household, or a convention behind one router.
  std::int64_t network_connections = 64;               // ten browsers load a page at once; seats' sockets do not count
  Rate network_requests = {.per_s = 20, .burst = 60};  // to /api: a page asks for two or three
  Rate network_upgrades = {.per_s = 5, .burst = 20};   // two tables come back after a restart
  Rate network_pictures = {.per_s = 100, .burst = 400};  // ten browsers load a map and its creatures at once
  std::size_t networks = 10'000;                         // whose requests are remembered: 2 MB
  bool loopback_counts = false;                          // whether this machine is always a network: in tests
};

struct Settings {
  std::string listen = "0.0.0.0";
  std::uint16_t port = 8080;    // 0: any free one
  std::string public_url = {};  // without a last slash; empty: none
  std::filesystem::path client_folder = {};
  std::filesystem::path upload_folder = {};  // for what is on its way in, and pictures that are being cut
  std::filesystem::path tile_folder = {};    // on the same disk as that
  std::size_t threads = 0;                   // 0: one a core
  Limits limits = {};

  /// A TLS proxy stands before this server: cookies are Secure, and that proxy names the client's address.
  [[nodiscard]] bool behind_tls() const { return public_url.starts_with("https://"); }
};

}  // namespace ft::net
