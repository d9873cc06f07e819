// A bound on jobs of one kind in a worker's queue, so that others find places there.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <utility>

namespace ft::net {

/// Any thread. Outlives its places.
class Places {
 public:
  explicit Places(std::int64_t limit) : free_(limit) {}
  Places(const Places&) = delete;

  /// Taken until this is destroyed: a job holds it.
  class Place {
   public:
    Place(Place&& other) noexcept : of_(std::exchange(other.of_, nullptr)) {}
    ~Place() {
      if (of_) ++of_->free_;
    }

   private:
    friend Places;
    explicit Place(Places& of) : of_(&of) {}
    Places* of_;
  };

  /// Nothing: all are taken.
  [[nodiscard]] std::optional<Place> take() {
    if (--free_ >= 0) return Place(*this);
    ++free_;
    return std::nullopt;
  }

 private:
  std::atomic<std::int64_t> free_;
};

}  // namespace ft::net
