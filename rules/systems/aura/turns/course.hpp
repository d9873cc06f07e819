// A declared action while it is carried out, as stepwise actions see it. Source: AU-ARB-11.
#pragma once

#include <functional>

#include "rules/systems/aura/creature/pools.hpp"

namespace ft::rules::aura {

/// What belongs to one declared action from its Lock to its end.
class Execution {
 public:
  /// attached: plays the responses that were attached to a step; none for what has no steps.
  using PlayStep = std::function<void(Resolution&, std::int64_t step)>;
  Execution(ReservedCost& reserved, PlayStep attached) : reserved_(reserved), attached_(std::move(attached)) {}

  /// What is held back for it: stepwise actions spend it as they go (AU-INC-03); what is left is returned afterwards.
  [[nodiscard]] ReservedCost& reserved() { return reserved_; }
  /// Plays the responses that were attached to this step: 0 before the first, k after step k. Source: AU-ARB-11.
  void responses_at(Resolution& r, std::int64_t step) {
    if (attached_) attached_(r, step);
  }

 private:
  ReservedCost& reserved_;
  PlayStep attached_;
};

}  // namespace ft::rules::aura
