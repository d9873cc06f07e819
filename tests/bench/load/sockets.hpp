// Thousands of WebSocket clients on one thread: epoll, RFC 6455 as far as a client needs it, nothing that waits.
#pragma once

#include <netinet/in.h>

#include <cstdint>
#include <string_view>

#include "tests/bench/load/client.hpp"

namespace ft::load {

class Sockets {
 public:
  /// port: on the loopback, the only host ever used
  explicit Sockets(int port);
  void speak(Wire& wire) { wire_ = &wire; }

  void open(Client& client);
  /// Handles what is ready; waits for at most so long.
  void pump(std::int64_t longest_ns);
  /// Reads what has come for a client that is not watched.
  void read(Client& client);
  /// Whether bytes that come make `pump` read them.
  void watch(Client& client, bool watched);
  void send(Client& client, Ears::Kind kind, std::string_view bytes);
  void cut(Client& client);

  std::uint64_t bytes_received = 0, messages_received = 0;

 private:
  void ready(Client& client, std::uint32_t events);
  void arm(Client& client);
  void connected(Client& client);
  void send_raw(Client& client, std::string_view bytes);
  void send_rest(Client& client);
  void received(Client& client, std::string_view bytes);
  void answered(Client& client);
  void take_messages(Client& client);
  [[nodiscard]] std::size_t take_message(Client& client, std::string_view bytes);
  void reopen(Client& client);

  Wire* wire_ = nullptr;
  int epoll_;
  sockaddr_in server_{};
  std::uint32_t last_source_ = 0;
  std::uint64_t masks_ = 0x9E3779B97F4A7C15ULL;
};

}  // namespace ft::load
