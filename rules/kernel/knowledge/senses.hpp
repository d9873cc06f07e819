// What a creature sees by, and the light that it gives. Source: sight 2.
#pragma once

#include <optional>

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/vision/lighting.hpp"

namespace ft::rules {

/// What a creature sees by. What is beside it every creature knows, in the dark and blind too.
struct Senses {
  bool blind = false;        // nothing but what is beside it
  Length dark_vision = {};   // how far it sees in pitch darkness
  Length tremor_sense = {};  // how far it feels creatures on the ground, through walls and smoke
  auto operator<=>(const Senses&) const = default;
};
/// From its conditions (`ConditionSchema::blinds`) and its numbers `dark_vision` and `tremor_sense`.
[[nodiscard]] Senses senses_of(const Ruleset& system, const Scene& scene, const Creature& creature);
/// Whether a condition makes it invisible: it is seen only by those beside it.
[[nodiscard]] bool is_invisible(const Ruleset& system, const Creature& creature);

/// The light about a creature: its own (the numbers `light_bright`, `light_dim`), or the widest of the burning items that it does
/// not keep in its pack. None where it gives none. place: where it stands.
[[nodiscard]] std::optional<Light> light_of(const Ruleset& system, const Scene& scene, const Creature& creature,
                                            const Place& place);
/// The light of a burning item that lies in a scene. None of one that does not burn.
[[nodiscard]] std::optional<Light> light_of(const Ruleset& system, const Scene& scene, const Item& item);
/// Whether an item is lit.
[[nodiscard]] bool burns(const Item& item);
/// Whether an item of a kind can be lit: its record has a radius of light.
[[nodiscard]] bool can_burn(const Ruleset& system, Key kind);

/// Whether a number says what a creature sees by, or what light it or an item gives.
[[nodiscard]] bool is_of_sight(Key number);
/// Whether a condition changes what its owner sees, or who sees its owner or area.
[[nodiscard]] bool is_of_sight(const ConditionSchema& condition);

}  // namespace ft::rules
