// A blow, shot, throw or power from its Lock on, and the actions that are attacks. Source: AU-MEL-02, AU-RNG-02.
#pragma once

#include "rules/systems/aura/combat/attack_check.hpp"
#include "rules/systems/aura/turns/action_definition.hpp"

namespace ft::rules::aura {

/// At the Lock: rolls its dice and returns the effect. Source: AU-MEL-02, AU-RNG-02.
[[nodiscard]] Effect play_strike(Resolution& r, const Attack& attack);
/// The most damage it could do.
[[nodiscard]] std::int64_t most_damage(const Resolution& r, const Attack& attack);

/// An ordinary action that is the attack which `read` makes of its command. play: its dice and what follows.
template <Attack (*read)(Resolution&), Effect (*play)(Resolution&, const Attack&) = play_strike>
[[nodiscard]] constexpr ActionDefinition attack_action() {
  return {.kind = ActionDefinition::Kind::ordinary,
          .attack = true,
          .check =
              [](Resolution& r) {
                if (!r.has("target"_k)) r.require(untargeted_refused(r));
                r.require(attack_refused(r, read(r)));
              },
          .cost = [](Resolution& r) { return attack_cost(r, read(r)); },
          .lock = [](Resolution& r, Execution&) { return play(r, read(r)); },
          .begins = face_target,
          .max_damage = [](Resolution& r) { return most_damage(r, read(r)); }};
}

}  // namespace ft::rules::aura
