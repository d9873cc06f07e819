// The wire formats of the load: ours, and those of the peers.
#pragma once

#include <memory>
#include <string>

#include "tests/bench/load/client.hpp"
#include "tests/bench/load/options.hpp"

namespace ft::load {

/// Fairtable: protobuf over a binary WebSocket; a seat's cookie opens it, as prepare_tables made it.
[[nodiscard]] std::unique_ptr<Wire> make_fairtable(Ears& ears, int port, int first_campaign);
/// The `ws` peer: one JSON object a message.
[[nodiscard]] std::unique_ptr<Wire> make_json(Ears& ears, int port);
/// The Socket.IO 4 peer.
[[nodiscard]] std::unique_ptr<Wire> make_socket_io(Ears& ears, int port);
/// The Colyseus 0.18 peer.
[[nodiscard]] std::unique_ptr<Wire> make_colyseus(Ears& ears, int port);

/// The limit, peers/limit_server.cpp.
[[nodiscard]] std::unique_ptr<Wire> make_limit(Ears& ears, int port);

/// By its name on the command line; null where there is none of that name.
[[nodiscard]] inline std::unique_ptr<Wire> make_wire(const Options& options, Ears& ears) {
  const std::string& name = options.wire;
  const int port = options.port;
  if (name == "fairtable") return make_fairtable(ears, port, options.first_campaign);
  if (name == "json") return make_json(ears, port);
  if (name == "socket.io") return make_socket_io(ears, port);
  if (name == "colyseus") return make_colyseus(ears, port);
  if (name == "limit") return make_limit(ears, port);
  return nullptr;
}

}  // namespace ft::load
