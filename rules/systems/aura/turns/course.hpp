// A declared action while it is carried out, as stepwise actions see it. Source: AU-ARB-11.
#pragma once

#include "rules/systems/aura/creature/pools.hpp"

namespace ft::rules::aura {

/// What belongs to one declared action from its Lock to its end.
class Course {
 public:
  explicit Course(Purse& purse) : purse_(purse) {}
  virtual ~Course() = default;

  /// What is held back for it: stepwise actions spend it as they go (AU-INC-03); what is left is returned afterwards.
  [[nodiscard]] Purse& purse() { return purse_; }
  /// Plays the responses that were attached to this step: 0 before the first, k after step k. Source: AU-ARB-11.
  virtual void responses_at(Resolution& r, std::int64_t step) = 0;

 private:
  Purse& purse_;
};

}  // namespace ft::rules::aura
