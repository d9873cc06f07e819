// Whether an open connection's seat is still its browser's: logins end elsewhere too (N4).
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/lobby/caller.hpp"
#include "server/net/server_context.hpp"

namespace ft::net {

/// Looks the seat up again and again, at intervals that differ from seat to seat. Belongs to its connection's core;
/// ends with its last owner.
class ClaimCheck : public std::enable_shared_from_this<ClaimCheck> {
 public:
  /// What the connection sat down with.
  struct Claim {
    lobby::Caller caller;
    persistence::CampaignId table;
    persistence::SeatId seat;
  };
  using Over = std::function<void(const std::string& why)>;

  /// over: called once, when the claim no longer holds, while the check still has an owner. A lobby that is busy, or
  /// whose store fails, ends no claim.
  [[nodiscard]] static std::shared_ptr<ClaimCheck> start(ServerContext& context, IoExecutor home, Claim claim,
                                                         Over over);

 private:
  ClaimCheck(ServerContext& context, IoExecutor home, Claim claim, Over over);
  void wait();
  static Task<void> look(std::shared_ptr<ClaimCheck> self);

  ServerContext& context_;  // outlives every connection
  Claim claim_;
  Over over_;
  SteadyTimer timer_;
};

}  // namespace ft::net
