// What a turn allows and what a command costs of it. Source: HM-ACT-01 to 07, HM-INIT-02, section 4.
#include "rules/systems/heimr/turns/budget.hpp"

#include <array>

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/conditions/injuries.hpp"
#include "rules/systems/heimr/creature/states.hpp"

namespace ft::rules::heimr {

namespace {

struct FreeAction {
  Key action, mark;
};
constexpr std::array free_actions{FreeAction{"jump_down"_k, "used_jump_down"_k},
                                  FreeAction{"drop_prone"_k, "used_drop_prone"_k},
                                  FreeAction{"stand_up"_k, "used_stand_up"_k},
                                  FreeAction{"hide"_k, "used_hide"_k},
                                  FreeAction{"drop_items"_k, "used_drop_items"_k},
                                  FreeAction{"swap"_k, "used_swap"_k},
                                  FreeAction{"observe"_k, "used_observe"_k},
                                  FreeAction{"speak"_k, "used_speak"_k},
                                  FreeAction{"guard"_k, "used_guard"_k}};

Key mark_of(Key action) {
  for (const FreeAction& one : free_actions)
    if (one.action == action) return one.mark;
  return {};
}

bool takes_standard(ActionType type) { return type == ActionType::standard || type == ActionType::ongoing; }

}  // namespace

bool reacting(const Resolution& r) { return r.nesting > 0; }

void require_fit(Resolution& r) {
  const Actor actor(r.world(), r.actor());
  const RefusalSpec::Param who{"who"_k, r.actor()};
  r.require(!actor.has(key::dead), {"E_DEAD"_k, {who}, {}});
  r.require(!actor.helpless(), {"E_HELPLESS"_k, {who}, {}});
  r.require(actor.able(), {"E_DAZED"_k, {who}, {}});
}

void require_can(Resolution& r, ActionType type) {
  const Encounter* combat = r.world().encounter_of(r.actor());
  const RefusalSpec::Param who{"who"_k, r.actor()};
  r.require(!combat || reacting(r) || combat->turn == r.actor(), {"E_NOT_YOUR_TURN"_k, {who}, {}});
  r.require(!combat || reacting(r) || combat->phase != "chase"_k,
            {"E_CHASE"_k, {}, {}});  // running is all there is time for
  require_fit(r);
  if (!combat || reacting(r)) return;
  const Actor actor(r.world(), r.actor());
  r.require(actor.number(key::turn_over) == 0, {"E_TURN_ENDED"_k, {who}, {}});
  r.require(!takes_standard(type) || actor.number(key::standard) == 0, {"E_NO_STANDARD"_k, {who}, {}});
  const Key mark = mark_of(r.command().action);
  r.require(type != ActionType::free || !mark || actor.number(mark) == 0, {"E_FREE_USED"_k, {who}, {}});
}

void pay(Resolution& r, ActionType type) {
  const CreatureId who = r.actor();
  use_injured_parts(r, who, r.command().action);
  if (!r.world().encounter_of(who)) return;
  if (type == ActionType::ongoing) r.set(who, key::ongoing_penalty, 1);
  if (reacting(r)) return log_line(r, "acts_at_once"_k, {{"who"_k, who}}, "HM-READY-02"_k);  // before any prompt
  has_acted(r, who);
  if (takes_standard(type)) r.set(who, key::standard, 1);
  if (type == ActionType::free)
    if (const Key mark = mark_of(r.command().action)) r.set(who, mark, 1);
  if (type == ActionType::ongoing || type == ActionType::upcoming) r.set(who, key::turn_over, 1);
}

namespace {
bool turn_is_to_come(const World& world, CreatureId who) {
  return Actor(world, who).number(key::turn_state) == key::waiting.hash;
}
}  // namespace

bool has_standard_to_spend(const World& world, CreatureId who) {
  return Actor(world, who).number(turn_is_to_come(world, who) ? "standard_owed"_k : key::standard) == 0;
}

void owe_standard(Resolution& r, CreatureId who) {
  r.set(who, turn_is_to_come(r.world(), who) ? "standard_owed"_k : key::standard, 1);
}

void has_acted(Resolution& r, CreatureId who) {
  if (Actor(r.world(), who).number("has_acted"_k) != 0) return;
  r.set(who, "has_acted"_k, 1);
  lose(r, who, put_aside);
}

void require_in_combat(Resolution& r) {
  r.require(r.world().encounter_of(r.actor()) != nullptr, {"E_MODE"_k, {{"mode"_k, "in_combat"_k}}, {}});
}

void renew_budget(Resolution& r, CreatureId who) {
  for (const Key number : {key::turn_over, key::simul_used, "has_acted"_k}) r.set(who, number, 0);
  r.set(who, key::standard, Actor(r.world(), who).number("standard_owed"_k));
  r.set(who, "standard_owed"_k, 0);
  for (const FreeAction& one : free_actions) r.set(who, one.mark, 0);
}

}  // namespace ft::rules::heimr
