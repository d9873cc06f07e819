// Locations, borders and their barriers, distances in turns, heights. Source: heimr.md 3.3, 3.18.
#pragma once

#include <optional>

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// The CR of crossing that border as far as the viewer knows it, the highest where it has several, or none. Source:
/// HM-GRID-06.
[[nodiscard]] std::optional<std::int64_t> crossing_cr(const View& view, SceneId scene, Cell a, Cell b);
/// Whether `who` may cross from where it stands, as far as barriers, limits and heights go: E_NO_BORDER, E_NOT_ADJACENT,
/// E_BARRIER, E_LIMIT, E_HEIGHT. Source: HM-GRID-02 to 07, HM-HGT-02.
[[nodiscard]] Verdict may_cross(const View& view, CreatureId who, Cell to);
/// The same from any location, of somebody at that height: for looking ahead.
[[nodiscard]] Verdict may_cross(const View& view, CreatureId who, Place from, Cell to);
/// The step itself: guards (HM-GUARD-05), the crossing roll (HM-GRID-06), the limit's count, cluster and holds left,
/// hiding lost, moments. Returns whether it arrived. Its command has paid before.
bool cross(Resolution& r, CreatureId who, Cell to, Key manner);
/// Others carry it over that border to where they stand: it counts at limits, and rolls for nothing. Source: HM-GRAB-07.
void carry_over(Resolution& r, CreatureId who, Place there);
/// Turns to get from one location to another: steps and climbs, round the structures the viewer knows. Source: HM-ATK-06,
/// G-29.
[[nodiscard]] std::int64_t distance(const View& view, SceneId scene, Place from, Place to);

/// The location a creature stands in, and its height there.
[[nodiscard]] Cell location(const World& world, CreatureId who);
[[nodiscard]] std::int64_t height(const World& world, CreatureId who);
/// Lowest and highest level of a location; the same where there is one level. Source: 2.3.
struct Levels {
  std::int64_t lowest = 0, highest = 0;
};
[[nodiscard]] Levels levels_of(const Scene& scene, Cell cell);
/// Where somebody from there comes to stand: on the nearer level; over the top of a wall as high as it was.
[[nodiscard]] Place arrival(const Scene& scene, Place from, Cell to);
/// The level on which somebody from that height arrives: the nearer one.
[[nodiscard]] std::int64_t arrival_level(const Scene& scene, Cell cell, std::int64_t from);
/// To another height of the location.
void rise_or_sink(Resolution& r, CreatureId who, std::int64_t to, Key manner);

/// Falls from that height in place: checks, damage, prone. Source: HM-FALL-01 to 03.
void fall(Resolution& r, CreatureId who, std::int64_t difference);
/// Jumps down so many heights. Source: HM-MOVE-05, HM-FALL-01.
void jump(Resolution& r, CreatureId who, std::int64_t difference);
/// Rolls to hold on while climbing. Source: HM-CLIMB-05.
void hold_on(Resolution& r, CreatureId who);

/// What conceals the target from the attacker: best object + darkness and weather. Source: HM-CONC-01 to 05.
[[nodiscard]] Sum concealment(const Ruleset& system, const World& world, CreatureId target, CreatureId attacker);
/// Hidden no longer where nothing conceals. Source: HM-HIDE-08.
void lose_cover(Resolution& r, CreatureId who);
/// No longer hidden from that observer.
void is_found(Resolution& r, CreatureId who, CreatureId observer);
/// A sound that gives away or makes suspect, and that may wake sleepers of the location. Source: HM-HIDE-06, HM-POS-03.
enum class Noise : std::uint8_t { soft, loud };
void make_noise(Resolution& r, CreatureId who, Noise noise);
/// Whether a sleeper wakes from it. Source: HM-POS-03.
void hear_asleep(Resolution& r, CreatureId sleeper, Noise noise);

}  // namespace ft::rules::heimr
