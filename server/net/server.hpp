// The network side of the process: a listener, a thread a core, and a clean end.
#pragma once

#include <chrono>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/table/table_api.hpp"

namespace ft::net {

struct ServerContext;
struct CoreTables;

class Server {
 public:
  using MakeHost = std::function<std::unique_ptr<table::TableHost>(table::EventLoop&)>;

  /// context: outlives the server, which fills in its cores, one for each of `threads`.
  Server(ServerContext& context, const MakeHost& make_host);
  ~Server();
  Server(const Server&) = delete;

  /// Takes the port. Fails with a sentence: in use, not allowed, no such address.
  [[nodiscard]] std::expected<void, std::string> listen();

  /// The bound port, if the settings allow any.
  [[nodiscard]] std::uint16_t port() const;

  /// Starts the threads; returns at once.
  void start();

  /// Ends cleanly, from any thread but the server's own, and waits for it: accepts no connections, sends RESTARTING to
  /// all, lets every table flush its writes, closes the connections, ends the threads. Gives up after `limit`.
  void stop(std::chrono::milliseconds limit);

 private:
  struct Listener;

  ServerContext& context_;
  std::unique_ptr<Listener> listener_;
  std::vector<std::thread> threads_;
};

}  // namespace ft::net
