// Stands between a client and its PostgreSQL server, and breaks their connection at the worst moment: in COMMIT.
#pragma once

#include <atomic>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "tests/persistence/temporary_folder.hpp"

namespace ft::persistence::tests {

/// What happens to the next COMMIT of any client. Each choice but `pass` ends that client's connection, once.
enum class AtCommit {
  pass,
  drop_before,  // the server never receives it, and sees the connection end
  drop_after,   // the server commits, the client gets no reply
  hold,         // the client's connection ends; the server receives COMMIT when `release` is called
};

class ConnectionBreaker {
 public:
  /// server_folder: of the server's socket. Connections are accepted until it is destroyed.
  explicit ConnectionBreaker(std::string server_folder);
  ~ConnectionBreaker();
  ConnectionBreaker(const ConnectionBreaker&) = delete;
  ConnectionBreaker& operator=(const ConnectionBreaker&) = delete;

  /// The folder of the socket that clients connect to.
  [[nodiscard]] std::string folder() const { return folder_.path().string(); }

  void at_next_commit(AtCommit choice) { choice_ = choice; }
  void release();

 private:
  struct Link {
    int client;  // -1 once ended
    int server;
  };

  void serve();
  void accept_one();
  void forward_from_client(Link& link);
  void forward_from_server(Link& link);
  static void end(Link& link);

  TemporaryFolder folder_;
  std::string server_folder_;
  int listener_;
  int stop_[2];
  std::atomic<AtCommit> choice_ = AtCommit::pass;
  std::mutex held_mutex_;
  std::string held_bytes_;  // bytes not yet sent to a held server
  int held_server_ = -1;
  std::vector<Link> links_;
  std::thread thread_;
};

}  // namespace ft::persistence::tests
