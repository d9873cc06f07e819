// One person of the load: a WebSocket that is never waited for, and what it has sent and seen.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tests/bench/load/board.hpp"

namespace ft::load {

inline constexpr std::uint32_t moves_under_way = 256;  // of one client, at most
inline constexpr int most_clients = 16;                // of one table

struct Client {
  enum class Stage : std::uint8_t { connecting, upgrading, joining, ready, dead };

  int socket = -1;
  int number = 0, table = 0, seat = 0;
  Stage stage = Stage::connecting;
  bool watched = true;  // its messages are read as they come; else now and then, for many at once
  std::string outgoing, incoming;
  std::int64_t arrived_ns = 0;  // when the bytes being read came

  std::array<Cell, tokens_per_table> at{};
  int next_token = 0;
  std::uint32_t moves_sent = 0;
  std::array<std::uint32_t, most_clients> moves_seen{};  // of each client of the table
  std::vector<std::uint32_t> moves;                      // own ones under way: ordinal % moves_under_way -> sequence

  bool matched = false;  // Colyseus: after its matchmaking
  std::string room, session;
};

/// One way to talk to a server: opens, sends a move, understands what comes. One object for all clients.
class Wire {
 public:
  virtual ~Wire() = default;
  /// The first HTTP request; the WebSocket upgrade unless a stage comes before it.
  [[nodiscard]] virtual std::string request(const Client& client) const = 0;
  /// The body of an answer that was no upgrade. True: connect again.
  [[nodiscard]] virtual bool answered(Client&, std::string_view) { return false; }
  /// The socket is open: join the table.
  virtual void opened(Client& client) = 0;
  /// Token `token` moves. sequence: what the message carries if the wire has a place for it.
  virtual void move(Client& client, int token, Cell to, std::uint32_t sequence) = 0;
  virtual void message(Client& client, std::string_view bytes) = 0;
};

/// Callbacks of a wire: what it received and sent. The load's (load.hpp).
class Ears {
 public:
  virtual ~Ears() = default;
  virtual void joined(Client& client) = 0;
  /// The client has seen the move of this sequence, and with it every earlier one of its sender.
  virtual void saw(Client& client, std::uint32_t sequence) = 0;
  /// The client has seen the next move of the client in that seat of its table.
  virtual void saw_next_of(Client& client, int seat) = 0;
  virtual void refused(Client& client) = 0;
  enum class Kind : std::uint8_t { text = 1, binary = 2 };
  virtual void send(Client& client, Kind kind, std::string_view bytes) = 0;
};

/// A plain upgrade request. more: further header lines, each with its end.
[[nodiscard]] std::string upgrade(std::string_view path, int port, std::string_view more = {});

}  // namespace ft::load
