// What a manoeuvre does to whom it overcomes. Source: AU-CM-04, AU-CM-05, AU-CM-11, AU-AGI-02.
#include "rules/systems/aura/manoeuvre_effects.hpp"

#include <algorithm>

#include "rules/kernel/facing.hpp"
#include "rules/kernel/geometry.hpp"
#include "rules/kernel/system.hpp"
#include "rules/kernel/ties.hpp"
#include "rules/systems/aura/conditions.hpp"
#include "rules/systems/aura/displacing.hpp"
#include "rules/systems/aura/terrain.hpp"
#include "rules/systems/aura/things.hpp"

namespace ft::rules::aura {

void take_hold(Resolution& r, CreatureId holder, CreatureId held) {
  tie(r, key::holds, holder, held);
  impose(r, held, key::restrained, {}, holder);
  impose(r, holder, key::restraining, {}, held);
}

std::vector<Cell> pushed_to(const Resolution& r, CreatureId pusher, CreatureId target) {
  const Creature& from = r.world().creature(pusher);
  const Actor pushed(r, target);
  const Creature& body = pushed.creature();
  const Scene& scene = r.world().scene(body.scene);
  const std::int64_t distance = cell_distance(scene, from, body);
  const std::int32_t straight = direction_of(scene, turned_toward(scene, from, body));
  std::vector<Cell> cells = neighbours(scene, body.place.cell);
  std::erase_if(cells, [&](Cell cell) {
    return distance_from(scene, body, cell, from) <= distance ||
           way_open(View::full(r.world()), pushed, {cell}, {Going::pushed});
  });
  std::stable_sort(cells.begin(), cells.end(), [&](Cell a, Cell b) {
    const auto off = [&](Cell cell) {
      return angle_between(scene, straight, direction_of_step(scene, body.place.cell, cell));
    };
    return off(a) < off(b);
  });
  return cells;
}

namespace {

Question where_to(const Resolution& r, CreatureId asked, Key about, CreatureId target, std::vector<Cell> cells) {
  Question question;
  question.asked = asked;
  question.about = about;
  question.params = {{"who"_k, asked}, {"target"_k, target}};
  question.shape = Shape::place;
  question.otherwise = Place::at(cells.front());
  question.cells = std::move(cells);
  question.seconds = static_cast<std::int32_t>(r.house_rule("declare_s"_k));
  return question;
}

}  // namespace

void push_away(Resolution& r, CreatureId pusher, CreatureId target, std::int64_t metres) {
  for (std::int64_t pushed = 0; pushed < metres; ++pushed) {
    std::vector<Cell> cells = pushed_to(r, pusher, target);
    if (cells.empty()) return;
    const Cell here = r.world().creature(target).place.cell;
    if (pushed > 0) cells.push_back(here);  // far enough
    Cell to = cells.front();
    if (cells.size() > 1) {
      Question question = where_to(r, pusher, "q_push"_k, target, std::move(cells));
      question.rule = "AU-CM-11"_k;
      to = r.ask(std::move(question)).as<Place>()->cell;
    }
    if (to == here || !push_one(r, target, to)) return;
  }
}

namespace {

/// 1 Agility that is not held back, and no hindrance to use it; outside fights it is not accounted. Source: AU-CM-04,
/// AU-AGI-03.
bool may_fling(const Actor& attacker, const Record& weapon) {
  const bool has_agility = !attacker.encounter() || attacker.number(key::agility) > 0;
  return weapon.word("weight"_k) != "heavy"_k && has_agility && !attacker.has(key::slowed);
}

}  // namespace

void knock_away(Resolution& r, CreatureId attacker, CreatureId target, ItemId weapon) {
  const Item* item = Actor(r, target).item(weapon);
  if (!item) return;
  const Place feet = r.world().creature(target).place;
  Place to = feet;
  if (may_fling(Actor(r, attacker), *Actor(r, target).record(*item))) {
    const Scene& scene = r.world().scene(r.world().creature(target).scene);
    std::vector<Cell> cells = cells_within(scene, feet.cell, 2);
    std::erase_if(cells, [&](Cell cell) { return cell == feet.cell || blocks_move(scene, cell); });
    cells.insert(cells.begin(), feet.cell);
    Question question = where_to(r, attacker, "q_fling"_k, target, std::move(cells));
    question.rule = "AU-CM-04"_k;
    const Cell chosen = r.ask(std::move(question)).as<Place>()->cell;
    if (chosen != feet.cell) {
      to = Place::at(chosen);
      const Actor flinger(r, attacker);
      if (flinger.encounter()) r.set(attacker, key::agility, flinger.number(key::agility) - 1);
    }
  }
  lay_down(r, target, weapon, to);
}

}  // namespace ft::rules::aura
