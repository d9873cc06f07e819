// A whole server in this process: real sockets and tables, a store in memory, a clock that the test sets.
#pragma once

#include <atomic>
#include <cstdint>
#include <future>
#include <memory>
#include <string>

#include "persistence/memory/memory_store.hpp"
#include "server/net/settings.hpp"

namespace ft::test {

class RunningServer {
 public:
  /// settings: its port is any free one, its uploads go to a folder of the server's own.
  explicit RunningServer(net::Settings settings = {});
  ~RunningServer();

  [[nodiscard]] std::uint16_t port() const;
  [[nodiscard]] const std::string& setup_token() const;
  /// For what no request can make any more; safe beside the running server.
  [[nodiscard]] persistence::Store& store();

  /// The lobby's clock, as the machine has it set; starts at 1,000,000 s.
  std::atomic<persistence::UnixSeconds> now_s = 1'000'000;

  /// Goes on however that one is set.
  std::atomic<std::int64_t> steady_s = 0;

  /// By both clocks.
  void pass(std::int64_t seconds) {
    now_s += seconds;
    steady_s += seconds;
  }

  /// The tables' timers run this many times faster from now on, to save waiting.
  std::atomic<int> haste = 1;

  /// Erases a campaign whose time in the bin is over, as the program does by itself every few seconds.
  void erase_from_bin();

  /// Keeps the lobby's thread busy until the future is ready.
  void hold_lobby(std::shared_future<void> until);

  /// As on SIGTERM. Returns when it ended.
  void stop();
  /// Stops, and starts again on the same store, without any snapshot: the table is restored from its journal. Listens
  /// on another port.
  void restart_from_journal(persistence::CampaignId campaign);

 private:
  struct Parts;
  void start(net::Settings settings, std::shared_ptr<persistence::MemoryStoreData> disk);
  std::unique_ptr<Parts> parts_;
};

}  // namespace ft::test
