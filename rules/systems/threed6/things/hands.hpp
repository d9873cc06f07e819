// What all handling of things needs: a job for the hands, an empty hand, things in reach, weight. Source: TD-READY-01, TD-ENC-06.
#pragma once

#include <optional>

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/threed6/movement/steps.hpp"

namespace ft::rules::threed6 {

/// In combat the requirements of a maneuver with its step, outside that the actor is able. Returns the cell it acts from.
[[nodiscard]] Cell require_job(Resolution& r);
/// E_TOO_HEAVY if the weight is more than that, both in hundredths of a pound.
void require_weight(Resolution& r, std::int64_t weight, std::int64_t most, Key rule);
/// The form names an item or, in the other field, something else: E_BAD_ARG for both; one has to be filled in.
void require_one_of(Resolution& r, Key item, Key other, Key rule);
/// The maneuver is chosen, in combat, and the step before it taken; false: it has collapsed instead, or the step left the
/// job impossible. Source: TD-FAT-03, TD-WAIT-02.
[[nodiscard]] bool start_job(Resolution& r, Key maneuver, const Recheck& check = {});
/// The step after it, and the end of the turn.
void finish_job(Resolution& r);
/// The same after a Ready, which others may have waited for. Source: TD-WAIT-05.
void finish_ready(Resolution& r);
/// Whether these are enough Readies in a row on that item, this one counted; outside combat they always are. Source: TD-READY-02.
struct Readies {
  std::int64_t n = 0, most = 0;
};
[[nodiscard]] Readies count_ready(Resolution& r, ItemId item, std::int64_t most);

enum class Grip : std::uint8_t { as_usual, both_hands };
/// The hand for a thing of this kind: the named one, else the first that is empty; none if there is none.
[[nodiscard]] std::optional<Key> hand_for(const Ruleset& system, const Actor& actor, Key kind, Grip grip,
                                          Key named = {});
/// Whether the item is in a hand, and no part of the body.
[[nodiscard]] bool in_hand(const Ruleset& system, const Item* item);
/// The thing that lies in the actor's scene, at most a yard from the cell. E_BAD_ARG, E_OUT_OF_REACH.
[[nodiscard]] const Item& require_lying(Resolution& r, ItemId item, Cell from);
/// E_TOO_HEAVY if the creature would carry more than so many times its Basic Lift. Source: TD-ENC-06.
void require_load(Resolution& r, CreatureId who, std::int64_t more, std::int64_t multiple = 10);

}  // namespace ft::rules::threed6
