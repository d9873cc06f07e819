// The turn budget and its debts. Source: GW-TURN-01..08, GW-REACT-01..06, section 4 (common rejections).
#include "rules/systems/grimwire/turns/budget.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/system.hpp"

namespace ft::rules::grimwire {

namespace {

constexpr std::array left_to_the_raging{"attack"_k, "attack_again"_k, "move"_k,     "swim"_k,
                                        "dash"_k,   "stand_up"_k,     "pass_turn"_k};
constexpr std::array left_to_the_terrified{"move"_k, "swim"_k, "dash"_k, "stand_up"_k, "cower"_k};

template <std::size_t N>
bool among(const std::array<Key, N>& keys, Key key) {
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

}  // namespace

void require_own_mind(Resolution& r) {
  const Condition* control = Actor(r.world(), r.actor()).find(key::mind_controlled);
  const bool controlled = control && !r.viewer().is_gm() && !r.viewer().plays(control->source.creature());
  r.require(!controlled, {"E_CONTROLLED"_k, {{"who"_k, r.actor()}}, "GW-MINDC"_k});
}

void require_can_command(Resolution& r) {
  require_own_mind(r);
  const Actor actor(r.world(), r.actor());
  const Encounter* conflict = r.world().encounter_of(r.actor());
  r.require(!conflict || conflict->turn == r.actor(), {"E_NOT_YOUR_TURN"_k, {{"who"_k, r.actor()}}, {}});
  r.require(actor.able(), {"E_CANNOT_ACT"_k, {{"who"_k, r.actor()}}, {}});
  const Key action = r.command().action;
  r.require(!actor.raging() || among(left_to_the_raging, action), {"E_FRENZY"_k, {}, {}});
  r.require(!actor.has("terror_failed"_k) || among(left_to_the_terrified, action),
            {"E_TERROR"_k, {{"who"_k, r.actor()}}, {}});
}

void require_action(Resolution& r) {
  const Actor actor(r.world(), r.actor());
  const bool free =
      !r.world().encounter_of(r.actor()) || (actor.number(key::action_this) == 0 && actor.number(key::dashed) == 0);
  r.require(free, {"E_NO_ACTION"_k, {{"who"_k, r.actor()}}, {}});
}

void require_auxiliary(Resolution& r) {
  const Actor actor(r.world(), r.actor());
  const bool free =
      !r.world().encounter_of(r.actor()) || actor.number(key::aux_this) == 0 || actor.number(key::extra_aux) > 0;
  r.require(free, {"E_NO_AUX"_k, {{"who"_k, r.actor()}}, {}});
}

void has_acted(Resolution& r, CreatureId who) {
  if (r.world().encounter_of(who)) r.set(who, "left_area_first"_k, 0);
}

namespace {

/// Movement lies wholly before or wholly after the action. Source: GW-TURN-01, GW-MOVE-02.
void close_movement_side(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  const Key phase(static_cast<std::uint32_t>(actor.number(key::move_phase)));
  const bool moved = actor.number(key::moved_m) > 0;
  if (phase != key::closed && phase != key::after)
    r.set(who, key::move_phase, moved ? key::closed.hash : key::after.hash);
}

}  // namespace

void spend_action(Resolution& r, CreatureId who) {
  if (!r.world().encounter_of(who)) return;
  r.set(who, key::action_this, 1);
  close_movement_side(r, who);
  has_acted(r, who);
}

void lose_movement(Resolution& r, CreatureId who) {
  if (r.world().encounter_of(who)) r.set(who, key::move_given_up, 1);
}

void spend_auxiliary(Resolution& r, CreatureId who) {
  if (!r.world().encounter_of(who)) return;
  const Actor actor(r.world(), who);
  if (actor.number(key::aux_this) == 0)
    r.set(who, key::aux_this, 1);
  else
    r.set(who, key::extra_aux, 0);
  has_acted(r, who);
}

namespace {
bool payable(const Resolution& r, const Actor& actor, Key now, Key next) {
  return actor.number(now) == 0 || (actor.number(next) == 0 && r.house_rule("max_debt"_k) > 0);  // G-68
}
}  // namespace

bool may_react(const Resolution& r, CreatureId who, ReactionCost kind) {
  const Actor actor(r.world(), who);
  const bool barred = actor.has(key::surprised) || actor.has("terror_failed"_k) || !actor.able();
  if (barred || actor.raging()) return false;
  if (kind == ReactionCost::free || !r.world().encounter_of(who)) return true;
  return kind == ReactionCost::action ? payable(r, actor, key::action_this, key::action_next)
                                      : payable(r, actor, key::aux_this, key::aux_next);
}

Key price_of(const Resolution& r, CreatureId who, ReactionCost kind) {
  if (kind == ReactionCost::free || !r.world().encounter_of(who)) return "no_action"_k;
  const Actor actor(r.world(), who);
  if (kind == ReactionCost::action)
    return actor.number(key::action_this) == 0 ? "action_of_round"_k : "action_of_next_round"_k;
  return actor.number(key::aux_this) == 0 ? "auxiliary_of_round"_k : "auxiliary_of_next_round"_k;
}

void pay_reaction(Resolution& r, CreatureId who, ReactionCost kind) {
  if (kind == ReactionCost::free || !r.world().encounter_of(who)) return;
  const Key now = kind == ReactionCost::action ? key::action_this : key::aux_this;
  const Key next = kind == ReactionCost::action ? key::action_next : key::aux_next;
  const bool now_free = Actor(r.world(), who).number(now) == 0;
  r.set(who, now_free ? now : next, 1);
}

void renew_budget(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  const std::int64_t owed_action = actor.number(key::action_next), owed_auxiliary = actor.number(key::aux_next);
  r.set(who, key::action_this, owed_action);
  r.set(who, key::action_next, 0);
  r.set(who, key::aux_this, owed_auxiliary);
  r.set(who, key::aux_next, 0);
  r.set(who, key::extra_aux, 0);
  r.set(who, "has_passed"_k, 0);
  r.set(who, key::turn_state, key::waiting.hash);
}

void shields_serve_again(Resolution& r, CreatureId owner) {
  const std::vector<Item> items = r.world().creature(owner).items;
  for (const Item& item : items)
    if (item.numbers.get("disabled"_k) != 0) r.emit(ItemNumberSet{owner, item.id, "disabled"_k, 0});
}

}  // namespace ft::rules::grimwire
