// A server of its own with a GM and two players at its sample campaign, each with heroes.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "tests/server/crash/child_server.hpp"
#include "tests/server/net/founding.hpp"

namespace ft::test {

class CrashFixture {
 public:
  /// flags, machine: of the server. Starts it, sets it up over HTTP, and seats all players.
  explicit CrashFixture(Flags flags = {}, ChildServer::Machine machine = ChildServer::Machine::real);

  /// kill -9 of the server; then every client reads what it had still sent.
  void kill();
  /// Starts the server again; every client comes back as a browser would.
  void come_back();
  /// Waits until the table has handled all requests and every client has its frames: what is unanswered waits for a
  /// question.
  void settle();

  [[nodiscard]] std::array<Person*, 3> clients() { return {&gm, &ada, &bea}; }

  ChildServer server;
  Person gm, ada, bea;
  std::uint64_t campaign = 0;

 private:
  void give_heroes();
};

/// Dice in the chat, with a comment to find them by.
[[nodiscard]] wire::ClientFrame roll(const std::string& comment);
/// The comments of all dice that they know of, in order.
[[nodiscard]] std::vector<std::string> rolls_in(const Person& who);

}  // namespace ft::test
