// The real `fairtable` program as a child of this one: started on a free port, killed, started again.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/persistence/temporary_folder.hpp"
#include "tests/server/crash/machine/machine_faults.hpp"

namespace ft::test {

using Flags = std::vector<std::string>;

/// The output and the exit status of a program.
struct Ending {
  int exit_code = -1;
  std::string output;      // standard output
  std::string complaints;  // standard error
};

/// Runs fairtable with these flags, as an ordinary user, until it ends by itself; stopped once it is ready, killed
/// after 20 s of silence. size_limit_bytes: how large any of its files may grow, as on a full disk; 0: no limit.
/// input: what it reads from its standard input.
[[nodiscard]] Ending run_to_end(const Flags& flags, std::uint64_t size_limit_bytes = 0, const std::string& input = "");

class ChildServer {
 public:
  enum class Machine { real, faulty };
  /// Listens on 127.0.0.1, keeps everything in a folder of its own, and adds `flags`. Not started yet.
  explicit ChildServer(Flags flags = {}, Machine machine = Machine::real);
  /// As `kill`.
  ~ChildServer();
  ChildServer(const ChildServer&) = delete;

  /// Returns once it is ready. Throws with its output if it ends instead.
  void start();
  /// kill -9.
  void kill();
  /// SIGTERM; its exit code.
  int end();

  [[nodiscard]] int pid() const { return pid_; }
  [[nodiscard]] std::uint16_t port() const { return port_; }
  /// From the one-time link; empty where none was printed.
  [[nodiscard]] const std::string& setup_token() const { return setup_token_; }
  /// Standard output of the last start, up to where it was ready.
  [[nodiscard]] const std::string& greeting() const { return greeting_; }
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_.path(); }
  /// What is wrong with its machine, from now on. Throws for a server that runs on the real one.
  [[nodiscard]] MachineFaults& machine() const;
  /// Limits how large any file of the running program may grow; 0: no limit any more.
  void limit_files(std::uint64_t size_bytes) const;
  /// Standard error of all starts.
  [[nodiscard]] std::string complaints() const;

 private:
  int wait();

  persistence::tests::TemporaryFolder folder_;
  Flags flags_;
  MachineFaults* machine_ = nullptr;  // none: the real one
  int pid_ = 0;
  std::uint16_t port_ = 0;
  std::string setup_token_;
  std::string greeting_;
};

}  // namespace ft::test
