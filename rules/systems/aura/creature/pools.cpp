// What actions cost, held back, spent and returned. Source: AU-EN-01, AU-EN-04, AU-STA-01 to 05, AU-AGI,
// AU-INC-01 to 07.
#include "rules/systems/aura/creature/pools.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/aura/creature/form.hpp"

namespace ft::rules::aura {

namespace {

/// Never below 0, even after a GM edit in between.
void change(Resolution& r, CreatureId who, Key number, std::int64_t by) {
  const std::int64_t before = r.world().creature(who).numbers.get(number);
  const std::int64_t after = std::max<std::int64_t>(0, before + by);
  if (after != before) r.set(who, number, after);
}

void hold_back(Resolution& r, CreatureId who, Key pool, Key reserved, std::int64_t amount) {
  change(r, who, pool, -amount);
  change(r, who, reserved, amount);
}

/// Returns what is still reserved, up to the maximum, even after losses or GM edits in between.
void give_back(Resolution& r, CreatureId who, Key pool, Key reserved, std::int64_t amount, std::int64_t most) {
  const Numbers& numbers = r.world().creature(who).numbers;
  const std::int64_t room = std::max<std::int64_t>(0, most - numbers.get(pool));
  amount = std::min(amount, numbers.get(reserved));
  change(r, who, reserved, -amount);
  change(r, who, pool, std::min(amount, room));
}

}  // namespace

void ReservedCost::reserve(Resolution& r) {
  const Numbers& there = r.world().creature(owner_).numbers;  // less than the cost where the GM set it aside
  cost_.stamina = std::min(cost_.stamina, there.get(key::stamina));
  swapped_ = std::min(swapped_, there.get(key::stamina) - cost_.stamina);
  cost_.energy = std::min(cost_.energy, there.get(key::energy) + swapped_);
  cost_.agility = std::min(cost_.agility, there.get(key::agility));
  hold_back(r, owner_, key::energy, key::energyReserved, cost_.energy - swapped_);
  hold_back(r, owner_, key::stamina, key::staminaReserved, cost_.stamina + swapped_);
  hold_back(r, owner_, key::agility, key::agilityReserved, cost_.agility);
  change(r, owner_, key::staminaSwapUsed, swapped_);
  if (!cost_.movement) change(r, owner_, key::creditReserved, cost_.energy);
}

void ReservedCost::spend(Resolution& r) {
  spend_energy(r, cost_.energy);
  spend_stamina(r);
  spend_agility(r);
}

void ReservedCost::spend_energy(Resolution& r, std::int64_t amount) {
  amount = std::min(amount, cost_.energy - energy_spent_);
  const std::int64_t own = std::min(amount, own_energy_left());
  change(r, owner_, key::energyReserved, -own);
  change(r, owner_, key::staminaReserved, own - amount);
  energy_spent_ += amount;
  if (cost_.movement) return;
  change(r, owner_, key::nonMoveEnergy, amount);
  change(r, owner_, key::creditReserved, -amount);
}

void ReservedCost::spend_stamina(Resolution& r) {
  if (!std::exchange(stamina_spent_, true)) change(r, owner_, key::staminaReserved, -cost_.stamina);
}

void ReservedCost::spend_agility(Resolution& r) {
  if (!std::exchange(agility_spent_, true)) change(r, owner_, key::agilityReserved, -cost_.agility);
}

void ReservedCost::interrupted(Resolution& r) {
  if (energy_spent_ == 0) spend_energy(r, 1);
  refund(r);
}

void ReservedCost::refund(Resolution& r) {
  if (!cost_.movement) {  // Agile Moves that were made on its Energy stay paid for (AU-INC-06)
    const std::int64_t uncovered = cost_.energy - energy_spent_ - agile_credits(r.world(), owner_);
    spend_energy(r, std::max<std::int64_t>(0, uncovered));
  }
  const std::int64_t energy = own_energy_left(), swapped = cost_.energy - energy_spent_ - energy;
  const Actor actor(r, owner_);
  const std::int64_t allotment = actor.number(key::energyAllotment), stamina = actor.stamina_max(),
                     agility = actor.agility_max();
  give_back(r, owner_, key::energy, key::energyReserved, energy, allotment);
  give_back(r, owner_, key::stamina, key::staminaReserved, swapped + (stamina_spent_ ? 0 : cost_.stamina), stamina);
  give_back(r, owner_, key::agility, key::agilityReserved, agility_spent_ ? 0 : cost_.agility, agility);
  change(r, owner_, key::staminaSwapUsed, -swapped);
  if (!cost_.movement) change(r, owner_, key::creditReserved, -energy - swapped);
  cost_ = {.energy = energy_spent_, .movement = cost_.movement};
  stamina_spent_ = agility_spent_ = true;
}

std::int64_t pays_by_stamina(Resolution& r) { return r.has(key::payStamina) ? r.number(key::payStamina) : 0; }

Verdict cost_refused(Resolution& r, const Cost& cost) {
  const Actor actor(r, r.actor());
  const std::int64_t swapped = pays_by_stamina(r), stamina = cost.stamina + swapped;
  const std::int64_t all_swapped = swapped + actor.number(key::staminaSwapUsed);
  const bool in_range = swapped >= 0 && swapped <= cost.energy;
  if (Verdict no = r.unless(in_range, {"E_FORM"_k, {{"field"_k, key::payStamina}}, "AU-STA-02"_k})) return no;
  const bool may_swap = swapped == 0 || all_swapped <= actor.stamina_swap_limit();
  if (Verdict no = r.unless(may_swap, {"stamina_swap_used"_k, {{"who"_k, r.actor()}}, {}})) return no;
  const auto forbidden = [&](bool spends, Key rule) {
    return r.unless(!spends, {"stamina_forbidden"_k, {{"who"_k, r.actor()}}, rule});
  };
  if (Verdict no = forbidden(stamina != 0 && !actor.may_spend_stamina(), "AU-STA-05"_k)) return no;
  if (Verdict no = forbidden(swapped != 0 && cost.no_swap, "AU-STA-02"_k)) return no;
  const bool nimble = cost.agility == 0 || !actor.has(key::slowed);
  if (Verdict no = r.unless(nimble, {"agility_forbidden"_k, {{"who"_k, r.actor()}}, {}})) return no;
  const auto missing = [&](Key pool, std::int64_t needed, Key code) {
    return r.unless(actor.number(pool) >= needed, {code, {{"cost"_k, needed}, {"left"_k, actor.number(pool)}}, {}});
  };
  if (Verdict no = missing(key::agility, cost.agility, "not_enough_agility"_k)) return no;
  if (Verdict no = missing(key::stamina, stamina, "not_enough_stamina"_k)) return no;
  const bool collapses = stamina > 0 && actor.number(key::stamina) + actor.number(key::staminaReserved) == stamina;
  const bool agreed = !collapses || form_flag(r.command(), key::confirmCollapse, false);
  if (Verdict no = r.unless(agreed, {"collapse_unconfirmed"_k, {{"who"_k, r.actor()}}, "AU-STA-04"_k})) return no;
  return missing(key::energy, cost.energy - swapped, "not_enough_energy"_k);
}

std::int64_t swap_room(const Actor& actor) {
  if (!actor.may_spend_stamina()) return 0;
  const std::int64_t allowed = actor.stamina_swap_limit() - actor.number(key::staminaSwapUsed);
  return std::max<std::int64_t>(0, std::min(allowed, actor.number(key::stamina)));
}

std::optional<Param> way_to_pay(const Ruleset& system, const World& world, const Command& command,
                                const Refusal& refusal) {
  if (refusal.code != "not_enough_energy"_k || find(command.form, key::payStamina)) return std::nullopt;
  const auto parameter = [&](Key number) { return *find(refusal.params, number)->as<std::int64_t>(); };
  const std::int64_t missing = parameter("cost"_k) - parameter("left"_k);
  if (missing > swap_room(Actor(system, world, command.actor))) return std::nullopt;
  return Param{key::payStamina, missing};
}

void gain_stamina(Resolution& r, CreatureId who, std::int64_t amount) {
  const Actor actor(r, who);
  const std::int64_t held = actor.number(key::staminaReserved), most = actor.stamina_max() - held;
  r.set(who, key::stamina, std::max(actor.number(key::stamina), std::min(most, actor.number(key::stamina) + amount)));
}

bool acts(const World& world, CreatureId who) {
  const Creature* creature = world.find(who);
  const auto held_back = {key::energyReserved, key::staminaReserved, key::agilityReserved};
  return creature &&
         std::any_of(held_back.begin(), held_back.end(), [&](Key pool) { return creature->numbers.get(pool) > 0; });
}

bool action_in_progress(const World& world, EncounterId encounter) {
  const Encounter* fight = world.find(encounter);
  return fight && std::any_of(fight->order.begin(), fight->order.end(), [&](CreatureId who) {
           const Numbers& numbers = world.creature(who).numbers;
           return acts(world, who) || numbers.get(key::moving) != 0 || numbers.get(key::rolling) != 0;
         });
}

std::int64_t agile_credits(const World& world, CreatureId who) {
  const Numbers& numbers = world.creature(who).numbers;
  return numbers.get(key::nonMoveEnergy) + numbers.get(key::creditReserved) - numbers.get(key::agileUsed);
}

}  // namespace ft::rules::aura
