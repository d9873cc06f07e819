// Deeds that are attacks differ in how their commands are read. Source: section 4.
#pragma once

#include "rules/systems/aura/combat/attack.hpp"

namespace ft::rules::aura {

/// An ordinary action that is the attack which `read` makes of its command.
template <Attack (*read)(Resolution&)>
[[nodiscard]] constexpr ActionDefinition attack_action() {
  return {.kind = ActionDefinition::Kind::ordinary,
          .attack = true,
          .check =
              [](Resolution& r) {
                if (!r.has("target"_k)) r.require(untargeted_refused(r));
                r.require(attack_refused(r, read(r)));
              },
          .price = [](Resolution& r) { return attack_price(r, read(r)); },
          .lock = [](Resolution& r, Course&) { return play_attack(r, read(r)); },
          .begins = face_target,
          .stakes = [](Resolution& r) { return most_damage(r, read(r)); }};
}

}  // namespace ft::rules::aura
