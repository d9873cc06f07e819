// A POSIX file descriptor with an owner, and what errno means to a store.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <string_view>
#include <utility>

#include "persistence/store_error.hpp"

namespace ft::persistence {

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }

  [[nodiscard]] bool is_open() const { return number_ >= 0; }
  [[nodiscard]] int number() const { return number_; }

 private:
  int number_;
};

/// full for a disk, quota or file size at its end; not_found; else unreachable. `what` says what was tried.
[[nodiscard]] std::unexpected<StoreFailure> fail_with_errno(int error, std::string_view what);

/// Makes a file's bytes durable, or a folder's names: a rename is durable only once the folder that holds the name is.
[[nodiscard]] Result<void> sync(const std::filesystem::path& path);

}  // namespace ft::persistence
