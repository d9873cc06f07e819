// Climbing, stepping and jumping between heights. Source: HM-CLIMB-01 to 04, HM-HGT-01, HM-MOVE-05.
#include "rules/systems/heimr/movement/climb.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "rules/kernel/knowledge/fog.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/zones.hpp"
#include "rules/systems/heimr/conditions/binds.hpp"
#include "rules/systems/heimr/conditions/concealment.hpp"
#include "rules/systems/heimr/conditions/falling.hpp"
#include "rules/systems/heimr/conditions/hands.hpp"
#include "rules/systems/heimr/conditions/holds.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/creature/clusters.hpp"
#include "rules/systems/heimr/creature/places.hpp"
#include "rules/systems/heimr/creature/states.hpp"
#include "rules/systems/heimr/movement/board.hpp"
#include "rules/systems/heimr/turns/budget.hpp"

namespace ft::rules::heimr {

namespace {

constexpr std::int64_t any_height = 1000000;

/// What is climbed: inside a location, or up to the location beyond a border.
struct Face {
  std::int64_t cr = 0;  // 0: a ladder or stairs
  bool two_hands = false;
  std::int64_t bottom = 0, top = 0;
  bool has(std::int64_t height) const { return height >= bottom && height <= top; }
};

Face face_in_form(Resolution& r, const View& view);
std::int64_t next_height(Resolution& r, const Face& face);
void hang_on(Resolution& r, CreatureId who, const Face& face, std::int64_t now);
void require_hands(Resolution& r, const Face& face);
HeldCheck climbs_on(Resolution& r, const Face& face);

}  // namespace

void climb(Resolution& r) {
  require_can(r, ActionType::ongoing);
  const Actor actor(r.world(), r.actor());
  r.require(!actor.has(key::prone), {"E_PRONE"_k, {{"who"_k, r.actor()}}, {}});
  require_unbound(r, {"hands"_k, "feet"_k, key::right_leg, key::left_leg, "body"_k});
  const Face known = face_in_form(r, r.known());
  require_hands(r, known);
  const std::int64_t next = next_height(r, known);
  const Face face = face_in_form(r, View::full(r.world()));
  pay(r, ActionType::ongoing);
  leave_cluster(r, r.actor());
  if (known.has(next) && !face.has(next))  // else it is by the GM's leave
    return log_line(r, "stopped_at_border"_k, {{"who"_k, r.actor()}}, "HM-CLIMB-01"_k);
  const HeldCheck climbed = climbs_on(r, face);
  if (climbed.held) return;  // HM-GRAB-04
  if (!climbed.passed) {     // HM-CLIMB-02: from the height it tried to reach
    rise_or_sink(r, r.actor(), next, "climb"_k);
    return fall(r, r.actor(), next - face.bottom);
  }
  rise_or_sink(r, r.actor(), next, "climb"_k);
  log_line(r, "climbs"_k, {{"who"_k, r.actor()}, {"height"_k, next}}, "HM-CLIMB-01"_k);
  hang_on(r, r.actor(), face, next);
  lose_cover(r, r.actor());
}

void step_level(Resolution& r) {  // Source: HM-HGT-01
  require_can(r, ActionType::free);
  require_unbound(r, {"feet"_k, key::right_leg, key::left_leg, "body"_k});
  const Actor actor(r.world(), r.actor());
  r.require(!actor.has(key::prone), {"E_PRONE"_k, {{"who"_k, r.actor()}}, {}});
  const Creature& creature = r.world().creature(r.actor());
  const Levels levels = levels_of(r.world().scene(creature.scene), creature.place.cell);
  const std::int64_t now = creature.place.height;
  const std::int64_t next = r.choice("way"_k) == "up"_k ? levels.highest : levels.lowest;
  r.require(next != now, {"E_NO_FACE"_k, {}, "HM-HGT-01"_k});
  r.require(std::abs(next - now) == 1, {"E_HEIGHT"_k, {{"height"_k, std::abs(next - now)}}, "HM-HGT-01"_k});
  pay(r, ActionType::free);
  rise_or_sink(r, r.actor(), next, "step_level"_k);
  lose_cover(r, r.actor());
}

void jump_down(Resolution& r) {  // Source: HM-MOVE-05, HM-FALL-01
  require_can(r, ActionType::free);
  require_unbound(r, {key::right_leg, key::left_leg, "body"_k});
  const Creature& creature = r.world().creature(r.actor());
  const std::int64_t difference =
      creature.place.height - levels_of(r.world().scene(creature.scene), creature.place.cell).lowest;
  r.require(difference > 0, {"E_NO_LOWER"_k, {}, {}});
  pay(r, ActionType::free);
  jump(r, r.actor(), difference);
  lose_cover(r, r.actor());
}

namespace {

Face face_held(const Condition& climbing) {
  const Numbers& data = climbing.data;
  return {data.get("climb_cr"_k), data.get("two_hands"_k) != 0, data.get("base_height"_k), data.get("top"_k)};
}

/// The face of that border, if it has one; of any height as long as the viewer does not know the location beyond it.
std::optional<Face> face_of_border(const View& view, SceneId scene, Cell here, Cell there) {
  const Scene& map = view.map(scene);
  const bool known = is_revealed(map, view.viewer(), there);
  for (const Relation* border : borders_between(view, scene, here, there)) {
    if (border->data.get("climbable"_k) == 0) continue;
    const std::int64_t a = levels_of(map, here).lowest, b = levels_of(map, there).lowest;
    const std::int64_t top = border->data.get("top"_k), highest = known ? std::max(a, b) : any_height;
    return Face{border->data.get("climb_cr"_k), border->data.get("two_hands"_k) != 0,
                known ? std::min(a, b) : -any_height, top > 0 ? top : highest};
  }
  return std::nullopt;
}

std::optional<Face> face_inside(const World& world, SceneId scene, Cell here) {
  const Scene& map = world.scene(scene);
  const Levels levels = levels_of(map, here);
  if (levels.highest - levels.lowest < 2) return std::nullopt;
  const Numbers& numbers = terrain_at(map, here)->numbers;
  return Face{numbers.get("face_cr"_k), numbers.get("face_two_hands"_k) != 0, levels.lowest, levels.highest};
}

/// The face the climber hangs on, or the one the form names, as the viewer knows it. E_NO_FACE.
Face face_in_form(Resolution& r, const View& view) {
  const Creature& creature = r.world().creature(r.actor());
  if (const Condition* climbing = Actor(r.world(), r.actor()).find(key::climbing)) return face_held(*climbing);
  const Cell here = creature.place.cell;
  const auto face = r.has("to"_k) ? face_of_border(view, creature.scene, here, r.place("to"_k).cell)
                                  : face_inside(r.world(), creature.scene, here);
  r.require(face.has_value(), {"E_NO_FACE"_k, {}, {}});
  return *face;
}

/// Higher or lower by one, as long as there is something to climb. E_NO_FACE.
std::int64_t next_height(Resolution& r, const Face& face) {
  const std::int64_t now = height(r.world(), r.actor());
  const std::int64_t next = r.choice("way"_k) == "up"_k ? now + 1 : now - 1;
  r.require(face.has(next), {"E_NO_FACE"_k, {}, {}});
  return next;
}

/// Until the top or the bottom is reached it hangs on. Source: HM-CLIMB-03.
void hang_on(Resolution& r, CreatureId who, const Face& face, std::int64_t now) {
  lose(r, who, key::climbing);
  if (now == face.top || now == face.bottom) return;
  Condition climbing;
  climbing.key = key::climbing;
  climbing.data = {{"climb_cr"_k, face.cr},
                   {"two_hands"_k, face.two_hands ? 1 : 0},
                   {"base_height"_k, face.bottom},
                   {"top"_k, face.top}};
  gain(r, who, std::move(climbing));
  hands_changed(r, who);
}

/// A hand that holds nothing for every hand the face takes. E_BOUND, E_NO_FREE_HAND. Source: HM-MOVE-09, HM-CLIMB-04.
void require_hands(Resolution& r, const Face& face) {
  const Actor actor(r.world(), r.actor());
  constexpr std::array arms{std::pair{key::sword_hand, key::sword_arm}, std::pair{key::off_hand, key::other_arm}};
  int free = 0;
  Key held_fast;
  for (const auto& [hand, arm] : arms) {
    if (actor.in_hand(hand) || actor.part_injured(arm)) continue;
    if (actor.bound_at(arm))
      held_fast = arm;
    else
      ++free;
  }
  const bool enough = free >= (face.two_hands ? 2 : 1);
  if (!enough && held_fast) require_unbound(r, {held_fast});
  r.require(enough, {"E_NO_FREE_HAND"_k, {}, {}});
}

/// A face without a number takes no roll. Source: HM-CLIMB-01.
HeldCheck climbs_on(Resolution& r, const Face& face) {
  if (face.cr == 0) return {.passed = true};
  Check roll{r.actor(), pool_of(r, r.actor(), "agility"_k), {}, "climb_roll"_k, "HM-CLIMB-01"_k};
  roll.target.keep("cr"_k, face.cr, "HM-CLIMB-01"_k);
  return held_check(r, roll);
}

}  // namespace

/// On from where it hangs; else at each border here with a face, and inside a location that is high enough, or one form
/// whose refusal explains it.
std::vector<Params> climbs(const Ruleset&, const View& view, CreatureId creature) {
  const Actor actor(view.world(), creature);
  const SceneId scene = actor.creature().scene;
  if (!scene || actor.has(key::climbing)) return {{}};
  const Cell here = actor.creature().place.cell;
  std::vector<Params> forms;
  for (const Cell there : joined_zones(view, scene, here)) {
    const auto borders = borders_between(view, scene, here, there);
    const bool face = std::any_of(borders.begin(), borders.end(),
                                  [](const Relation* border) { return border->data.get("climbable"_k) != 0; });
    if (face) forms.push_back({{"to"_k, Place::in_zone(there)}});
  }
  const Levels levels = levels_of(view.world().scene(scene), here);
  if (forms.empty() || levels.highest - levels.lowest >= 2) forms.push_back({});
  return forms;
}

}  // namespace ft::rules::heimr
