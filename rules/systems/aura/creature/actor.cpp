// A creature read as aura reads it: its state, its sheet and its ties. Source: aura.md 2.1.
#include "rules/systems/aura/creature/actor.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/kernel/values/assert.hpp"

namespace ft::rules::aura {

namespace {

struct Pair {
  Key first, second;
};

// What a condition brings along. Source: AU-COND-01.
constexpr std::array imposed_by{Pair{key::unguarded, key::exposed},   Pair{key::dazed, key::exposed},
                                Pair{key::blinded, key::unguarded},   Pair{key::prone, key::exposed},
                                Pair{key::surprised, key::unguarded}, Pair{key::restrained, key::exposed},
                                Pair{key::restraining, key::slowed},  Pair{key::unconscious, key::unguarded}};

}  // namespace

Key imposes(Key condition) {
  const auto at =
      std::find_if(imposed_by.begin(), imposed_by.end(), [&](const Pair& one) { return one.first == condition; });
  return at == imposed_by.end() ? Key{} : at->second;
}

std::int64_t Actor::house_rule(Key key) const { return system_->house_rule(world_->campaign(), key); }

bool Actor::feels(const Condition& instance) const {
  if (instance.data.get(key::ignored) != 0) return false;
  if (!instance.parent) return true;
  const auto& all = creature_->conditions;
  const auto parent =
      std::find_if(all.begin(), all.end(), [&](const Condition& one) { return one.id == instance.parent; });
  return parent != all.end() && feels(*parent);
}

bool Actor::has(Key condition) const {
  const auto& all = creature_->conditions;
  if (all.empty()) return false;
  const auto brings_along = [&](const Condition& one) {  // what a GM added by hand has no daughters
    for (Key daughter = imposes(one.key); daughter; daughter = imposes(daughter)) {
      if (std::any_of(all.begin(), all.end(), [&](const Condition& each) { return each.parent == one.id; }))
        return false;
      if (daughter == condition) return true;
    }
    return false;
  };
  return std::any_of(all.begin(), all.end(),
                     [&](const Condition& one) { return (one.key == condition || brings_along(one)) && feels(one); });
}

bool Actor::alive() const { return !has(key::dead); }

bool Actor::conscious() const { return alive() && !has(key::unconscious); }

bool Actor::able() const { return creature_->encounter && conscious(); }

bool Actor::defenceless() const { return !conscious() || flag(key::fullyRestrained) || flag(key::refuseDefence); }

bool Actor::bound() const { return has(key::restrained) || flag(key::fullyRestrained); }  // G-33

Key Actor::posture() const {
  if (has(key::prone)) return key::lying;
  return number(key::posture) == key::kneeling.hash ? key::kneeling : key::standing;
}

std::int64_t Actor::modifier(Key ability) const {
  const auto keys = std::find_if(ability_keys.begin(), ability_keys.end(),
                                 [&](const AbilityKeys& one) { return one.score == ability; });
  FT_ASSERT(keys != ability_keys.end(), "one of the six Abilities");
  if (creature_->numbers.has(keys->modifier)) return number(keys->modifier);
  const std::int64_t above = creature_->numbers.get(ability, 10) - 10;
  switch (house_rule("ability_modifier"_k)) {  // G-07
    case 0: return above;
    case 1: return floor_div(above, 2);
    default: return 0;
  }
}

const Record& Actor::size_row() const {
  const Record* row = system_->content().find(key::size_row, Key(static_cast<std::uint32_t>(number(key::size))));
  return row ? *row : system_->content().at(key::size_row, "medium"_k);
}

SizeClass Actor::size() const { return static_cast<SizeClass>(size_row().number("rank"_k)); }

std::int64_t Actor::speed() const {
  return creature_->numbers.has(key::speed) ? number(key::speed) : size_row().number(key::speed);
}

std::int64_t Actor::effective_speed() const { return has(key::slowed) ? ceil_div(speed(), 2) : speed(); }

namespace {
/// In 1/1000 m: the sheet's metres, else the Size Chart's decimetres.
std::int64_t jump_mm(const Actor& actor, Key key) {
  const bool given = actor.creature().numbers.has(key);
  return given ? actor.number(key) * 1000 : actor.size_row().number("jump_dm"_k) * 100;
}
}  // namespace

std::int64_t Actor::jump_distance_mm() const {
  return jump_mm(*this, key::jumpDistance) + 1000 * number(key::jumpBonus);
}

std::int64_t Actor::jump_reach_mm() const { return jump_mm(*this, key::jumpReach); }

std::int64_t Actor::stamina_max() const { return creature_->numbers.get("con"_k, 10); }

std::int64_t Actor::agility_max() const { return 3 + number(key::agilityBonus); }

bool Actor::aware_of(CreatureId other) const {
  if (find_relation(*world_, key::hidden_from, other, id())) return false;
  return !world_->creature(other).hidden || creature_->seats.empty();  // the GM's know of one another
}

bool Actor::same_side(CreatureId other) const {
  return other == id() || (creature_->side && creature_->side == world_->creature(other).side);
}

std::vector<CreatureId> by_join_index(const World& world, EncounterId encounter) {
  return world.encounter(encounter).order;
}

}  // namespace ft::rules::aura
