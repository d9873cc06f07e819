// Locations, borders and their barriers, distances in turns, heights. Source: heimr.md 3.3, 3.18.
#pragma once

#include <optional>

#include "rules/systems/heimr/actor.hpp"

namespace ft::rules::heimr {

/// The barriers on the border between two locations, in the order in which they are met (HM-GRID-04).
[[nodiscard]] std::vector<const Relation*> borders_between(const World& world, SceneId scene, Cell a, Cell b);
/// The CR of crossing that border, or none. Source: HM-GRID-06.
[[nodiscard]] std::optional<std::int64_t> crossing_cr(const World& world, SceneId scene, Cell a, Cell b);
/// Whether `who` may cross from where it stands, as far as barriers, limits and heights go: E_NO_BORDER, E_NOT_ADJACENT,
/// E_BARRIER, E_LIMIT, E_HEIGHT. Source: HM-GRID-02 to 07, HM-HGT-02.
[[nodiscard]] Verdict may_cross(const View& view, CreatureId who, Cell to);
/// The step itself: guards (HM-GUARD-05), the crossing roll (HM-GRID-06), the limit's count, cluster and holds left,
/// hiding lost, moments. Returns whether it arrived. Its command has paid before.
bool cross(Resolution& r, CreatureId who, Cell to, Key manner);
/// Turns to get from one location to another: steps and climbs, round structures. Source: HM-ATK-06, G-29.
[[nodiscard]] std::int64_t distance(const World& world, SceneId scene, Place from, Place to);
/// The location a creature stands in, and its height there.
[[nodiscard]] Cell location(const World& world, CreatureId who);
[[nodiscard]] std::int64_t height(const World& world, CreatureId who);
/// Falls from that height in place: checks, damage, prone. Source: HM-FALL-01 to 03.
void fall(Resolution& r, CreatureId who, std::int64_t difference);
/// Rolls to hold on while climbing. Source: HM-CLIMB-05.
void hold_on(Resolution& r, CreatureId who);

/// What conceals the target from the attacker: best object + darkness and weather. Source: HM-CONC-01 to 05.
[[nodiscard]] Sum concealment(const World& world, CreatureId target, CreatureId attacker);
/// A sound that gives away or makes suspect. Source: HM-HIDE-06.
enum class Noise : std::uint8_t { soft, loud };
void make_noise(Resolution& r, CreatureId who, Noise noise);

}  // namespace ft::rules::heimr
