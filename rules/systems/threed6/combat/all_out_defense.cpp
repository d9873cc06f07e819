// All-Out Defense. Source: TD-AOD-01 to 03.
#include "rules/systems/threed6/combat/all_out_defense.hpp"

#include <algorithm>

#include "rules/kernel/resolution/conditions.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/creature/sheet.hpp"
#include "rules/systems/threed6/movement/steps.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"

namespace ft::rules::threed6 {

namespace {

/// The defence that an option increases; none for a double. Source: TD-AOD-01.
Key increased_by(Key option) {
  return option == "increased_dodge"_k   ? key::dodge
         : option == "increased_parry"_k ? key::parry
         : option == "increased_block"_k ? key::block
                                         : Key();
}

bool has_defence(const Resolution& r, const Actor& actor, Key kind) {
  if (kind == key::block) return best_shield(r.system(), actor) != nullptr;
  if (kind != key::parry) return true;
  const std::vector<Weapon> weapons = weapons_at_hand(r.system(), actor);
  return std::any_of(weapons.begin(), weapons.end(), [&](const Weapon& weapon) {
    return !weapon.item || (weapon.record->flag("can_parry"_k) && is_ready(actor, weapon));
  });
}

}  // namespace

void all_out_defense(Resolution& r) {
  require_maneuver(r);
  const CreatureId who = r.actor();
  const Key option = r.choice("option"_k), kind = increased_by(option);
  const Actor actor(r.world(), who);
  r.require(has_defence(r, actor, kind), {"E_BAD_OPTION"_k, {}, "TD-AOD-01"_k});
  const std::int64_t half = half_of(move_sum(r.system(), actor).total());
  (void)require_step(r, kind == key::dodge ? half : step_yards(r));
  r.require(kind != key::dodge || !says_yes(r, "kneel"_k), {"E_NO_STEP"_k, {}, "TD-POST-03"_k});
  if (!choose(r, "all_out_defense"_k)) return conclude(r);
  Condition made;
  made.key = kind ? key::increased_defense : key::double_defense;
  made.source_key = kind;
  (void)add_condition(r, who, std::move(made));
  log_line(r, "defends_all_out"_k, {{"who"_k, who}, {"what"_k, option}}, "TD-AOD-01"_k);
  take_step(r, Moment::before);
  take_step(r, Moment::after);
  conclude(r);
}

}  // namespace ft::rules::threed6
