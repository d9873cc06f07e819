// What one network may take of the server: open connections, requests to /api, upgrades to a table (N13).
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "server/net/settings.hpp"

namespace ft::net {

/// Any thread. Networks as auth/network.hpp has them; this machine's own addresses are not limited.
class NetworkLimiter {
 public:
  using Time = TokenBucket::Time;

  /// limits: outlive the limiter.
  explicit NetworkLimiter(const Limits& limits) : limits_(limits) {}
  NetworkLimiter(const NetworkLimiter&) = delete;

  /// One open connection, counted at its network until this is destroyed.
  class Slot {
   public:
    Slot() = default;  // counts nowhere
    Slot(Slot&& other) noexcept : of_(std::exchange(other.of_, nullptr)), network_(std::move(other.network_)) {}
    ~Slot();

   private:
    friend NetworkLimiter;
    Slot(NetworkLimiter& of, std::string network) : of_(&of), network_(std::move(network)) {}
    NetworkLimiter* of_ = nullptr;
    std::string network_;
  };

  /// Nothing: the network of `address` has as many connections as it may.
  [[nodiscard]] std::optional<Slot> open(std::string_view address);

  enum class Use { request, upgrade };
  enum class Verdict { allow, reject };
  /// Of the networks remembered those go first that made no request for seconds; if none did, all do.
  [[nodiscard]] Verdict spend(Use use, std::string_view address, Time now);

 private:
  struct Budget {
    TokenBucket requests;
    TokenBucket upgrades;
  };

  [[nodiscard]] bool is_exempt(std::string_view address) const;
  void close(const std::string& network);
  void make_room(Time now);

  const Limits& limits_;
  std::mutex mutex_;
  std::unordered_map<std::string, std::int64_t> connections_;  // at most as many as there are connections
  std::unordered_map<std::string, Budget> budgets_;
};

}  // namespace ft::net
