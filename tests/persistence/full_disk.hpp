// A disk without room, played by the system's limit on the size of a file.
#pragma once

#include <sys/resource.h>

#include <csignal>
#include <cstddef>

namespace ft::persistence::tests {

/// While it lives no file of this process grows past the limit.
class FullDisk {
 public:
  explicit FullDisk(std::size_t limit_bytes) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit limit{limit_bytes, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &limit);
    handler_ = std::signal(SIGXFSZ, SIG_IGN);
  }
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit before_{};
  void (*handler_)(int) = nullptr;
};

}  // namespace ft::persistence::tests
