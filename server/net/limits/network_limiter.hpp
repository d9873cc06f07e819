// What one network may take of the server: open connections, requests to /api and for images, upgrades to a table (N13).
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "server/net/settings.hpp"

namespace ft::net {

/// Any thread. Networks as auth/network.hpp has them. This machine's own addresses are not limited where there is no
/// public URL: with one, a proxy of this machine may stand before all people.
class NetworkLimiter {
 public:
  using Time = TokenBucket::Time;

  /// settings: outlive the limiter.
  explicit NetworkLimiter(const Settings& settings) : settings_(settings), limits_(settings.limits) {}
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

  enum class Use { request, picture, upgrade };
  enum class Verdict { allow, reject };
  /// Of the networks remembered those go first that made no request for seconds; if none did, all do.
  [[nodiscard]] Verdict spend(Use use, std::string_view address, Time now);

 private:
  struct Budget {
    TokenBucket requests;
    TokenBucket pictures;
    TokenBucket upgrades;

    [[nodiscard]] TokenBucket& of(Use use);
  };

  [[nodiscard]] bool is_exempt(std::string_view address) const;
  void close(const std::string& network);
  void make_room(Time now);

  const Settings& settings_;
  const Limits& limits_;  // its own
  std::mutex mutex_;
  std::unordered_map<std::string, std::int64_t> connections_;  // at most as many as there are connections
  std::unordered_map<std::string, Budget> budgets_;
};

}  // namespace ft::net
