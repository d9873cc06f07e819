// What rage and fear leave open. Source: GW-FRENZY, GW-AMOK, GW-TERROR, GW-WIN-20.
#include "rules/systems/grimwire/conditions/rage.hpp"

#include <algorithm>

#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

namespace {

/// The targets of the rage: all creatures in amok, otherwise enemies; by id.
std::vector<CreatureId> prey_of(const View& view, CreatureId who) {
  const Actor actor(view.world(), who);
  std::vector<CreatureId> prey;
  for (const Creature* other : view.in_scene(actor.creature().scene)) {
    const Actor one(view.world(), other->id);
    if (other->id == who || one.has(key::dead)) continue;
    if (actor.has(key::amok) || one.hostile_to(actor)) prey.push_back(other->id);
  }
  return prey;
}

std::vector<CreatureId> closest_of(const World& world, CreatureId who, const std::vector<CreatureId>& all) {
  std::vector<CreatureId> closest;
  std::int64_t least = 0;
  for (const CreatureId one : all) {
    const std::int64_t metres = metres_between(world, who, one);
    if (closest.empty() || metres < least) {
      closest = {one};
      least = metres;
    } else if (metres == least) {
      closest.push_back(one);
    }
  }
  return closest;
}

std::int64_t metres_from(const World& world, CreatureId who, Cell cell, CreatureId other) {
  const Creature& mover = world.creature(who);
  return metres_between(world, world.scene(mover.scene), Place::at(cell, {mover.place.height}),
                        world.creature(other).place);
}

}  // namespace

Verdict bound_by_rage(const View& view, CreatureId who, const Path& path) {
  const Actor actor(view.world(), who);
  if (!actor.raging() || actor.number(key::dashed) == 0) return std::nullopt;
  const auto prey = prey_of(view, who);
  const auto toward = actor.has(key::amok) ? closest_of(view.world(), who, prey) : prey;
  const bool approaches = std::any_of(toward.begin(), toward.end(), [&](CreatureId one) {
    return metres_from(view.world(), who, path.back(), one) < metres_between(view.world(), who, one);
  });
  if (approaches || toward.empty()) return std::nullopt;
  return Refusal{"E_FRENZY"_k, {}, "GW-FRENZY"_k};
}

Verdict may_dash_in_rage(const View& view, CreatureId who) {
  if (!Actor(view.world(), who).raging()) return std::nullopt;
  const auto prey = prey_of(view, who);
  const bool target_near =
      std::any_of(prey.begin(), prey.end(), [&](CreatureId one) { return within_melee(view.world(), who, one); });
  if (!target_near) return std::nullopt;
  return Refusal{"E_FRENZY"_k, {}, "GW-FRENZY"_k};
}

Verdict fit_for_rage(const View& view, CreatureId who, CreatureId target) {
  if (!Actor(view.world(), who).has(key::amok)) return std::nullopt;
  const auto closest = closest_of(view.world(), who, prey_of(view, who));
  if (std::find(closest.begin(), closest.end(), target) != closest.end()) return std::nullopt;
  return Refusal{"E_TARGET"_k, {{"target"_k, target}}, "GW-AMOK"_k};
}

CreatureId struck_in_rage(Resolution& r, CreatureId who, CreatureId target) {
  if (!Actor(r.world(), who).has(key::amok)) return target;
  const auto closest = closest_of(r.world(), who, prey_of(r.known(), who));
  if (closest.size() < 2) return target;
  const int face = r.roll(static_cast<int>(closest.size()), who, "amok_choice"_k);
  return closest[static_cast<std::size_t>(face - 1)];
}

Verdict bound_by_fear(const View& view, CreatureId who, const Path& path) {
  const Actor actor(view.world(), who);
  const Condition* terror = actor.find(key::terror);
  if (!actor.has("terror_failed"_k) || !terror) return std::nullopt;
  const CreatureId feared = terror->source.creature();
  const Creature* source = feared ? view.find(feared) : nullptr;
  if (!source || source->scene != actor.creature().scene) return std::nullopt;
  if (metres_from(view.world(), who, path.back(), feared) > metres_between(view.world(), who, feared))
    return std::nullopt;
  return Refusal{"E_TERROR"_k, {{"who"_k, who}}, "GW-TERROR"_k};
}

}  // namespace ft::rules::grimwire
