// The private PostgreSQL cluster of this test run, started at the first question for it.
#pragma once

#include <memory>
#include <string>

#include "tests/persistence/temporary_folder.hpp"

namespace ft::persistence::tests {

class PostgresCluster {
 public:
  PostgresCluster();
  ~PostgresCluster();

  /// A synchronous standby of `primary`, set up as deploy/README.md says: from now on `primary` waits for it at COMMIT.
  [[nodiscard]] static std::unique_ptr<PostgresCluster> standby_of(PostgresCluster& primary);
  /// The standby takes writes from now on.
  void promote();

  /// The cluster that all tests share; it stops when the program ends.
  static PostgresCluster& shared();

  /// The address of an empty schema of its own.
  [[nodiscard]] std::string new_schema_url();

  /// The folder of the server's socket.
  [[nodiscard]] std::string socket_folder() const;

  void kill();
  void restart();
  /// Its processes stand still: connections stay open, nothing is answered.
  void freeze();
  void thaw();

 private:
  struct NotStarted {};
  explicit PostgresCluster(NotStarted);
  std::string control(const std::string& action, const std::string& other_folder = "");

  TemporaryFolder folder_{std::filesystem::temp_directory_path()};  // too large for a small memory folder
  std::string url_;
  int schemas_ = 0;
};

/// `url` with another value for its parameter `host`.
[[nodiscard]] std::string with_host(const std::string& url, const std::string& host);

}  // namespace ft::persistence::tests
