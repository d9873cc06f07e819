// A rulebook whose lower rooms call the rooms above them through hooks: functions that its System registers.
#pragma once

#include <utility>

#include "rules/kernel/system.hpp"

namespace ft::rules {

/// Hooks: a struct of function pointers, named where they are called and set where the rulebook is registered.
template <class Hooks>
class HookedSystem : public System {
 public:
  HookedSystem(Content content, Schema schema, Procedures procedures, const Hooks& hooks)
      : System(std::move(content), std::move(schema), std::move(procedures)), hooks_(hooks) {}

  /// The hooks of the rulebook that plays `r`, which must be of this type.
  [[nodiscard]] static const Hooks& hooks_of(const Resolution& r) {
    return static_cast<const HookedSystem&>(r.system()).hooks_;
  }

 private:
  Hooks hooks_;
};

}  // namespace ft::rules
