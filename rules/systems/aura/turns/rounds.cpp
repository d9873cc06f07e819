// How a Round begins, and when it ends. Source: AU-RND-02 to 04, AU-EN-02.
#include "rules/systems/aura/turns/rounds.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/kernel/encounters/turn_order.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"
#include "rules/systems/aura/conditions/death.hpp"
#include "rules/systems/aura/conditions/holds.hpp"
#include "rules/systems/aura/conditions/wounds.hpp"
#include "rules/systems/aura/creature/pools.hpp"

namespace ft::rules::aura {

namespace {

constexpr std::array of_the_round{
    key::swiftUsed,         key::initUsed, key::staminaSwapUsed, key::nonMoveEnergy, key::agileUsed,  key::metresMoved,
    key::metresSinceDefend, key::heading,  key::lastAction,      key::lastDir,       key::lastMetres, key::lastSprint,
    key::lastZigzag,        key::waiting,  key::restBlocks,      key::moving,        key::rolling};

/// Energy by Stamina, less when Exhausted; none for who cannot act. Source: AU-EN-02, AU-RND-02 (4).
std::int64_t energy_of_round(const Actor& actor) {
  if (!actor.alive() || !actor.conscious()) return 0;
  const std::int64_t full = std::min<std::int64_t>(5, actor.number(key::stamina));
  return std::max<std::int64_t>(0, full - (actor.has(key::exhausted) ? 2 : 0));
}

}  // namespace

bool spent(const Actor& actor) { return actor.number(key::energy) == 0 && swap_room(actor) == 0; }

void forget_round(Resolution& r, CreatureId who) {
  for (const Key number : of_the_round) r.set(who, number, 0);
}

void refill(Resolution& r, CreatureId who) {
  const std::int64_t energy = energy_of_round(Actor(r, who));
  r.set(who, key::energy, energy);
  r.set(who, key::energyAllotment, energy);
  r.set(who, key::agility, Actor(r, who).agility_max());
}

void on_leave_encounter(Resolution& r, CreatureId who) {
  part_holds(r, who);
  forget_round(r, who);
  for (const Key pool : {key::energy, key::energyAllotment, key::agility}) r.set(who, pool, 0);
  remove(r, who, key::defending);
  expire_round(r, who);
  expire_round(r, who);  // also what would have lasted to the end of the next Round
  for (const Key tied : {key::reply_right, key::watches, key::tracks}) unrelate(r, tied, who, {});
  unrelate(r, key::reply_right, {}, who);  // but watchers will watch it again once it is back
}

void begin_round(Resolution& r, EncounterId encounter) {
  const std::vector<CreatureId> all = by_join_index(r.world(), encounter);
  for (const CreatureId who : all) {
    forget_round(r, who);
    unrelate(r, key::reply_right, who, {});
    clamp_to_maxima(r, who);
    meet_terrain(r, who);  // a GM may have moved it, or changed the ground
  }
  for (const CreatureId who : all)
    if (Actor(r, who).has(key::bleeding)) death_save(r, who);
  for (const CreatureId who : all) wake_roll(r, who);
  for (const CreatureId who : all) refill(r, who);
  (void)start_round(r, encounter, "AU-RND-02"_k);
}

namespace {

/// How many can act, of them how many wait or are spent, and how many of those say that they wait.
struct Quorum {
  std::size_t able = 0, done = 0, waiting = 0;
};

Quorum quorum_of(const Ruleset& system, const World& world, EncounterId encounter) {
  Quorum quorum;
  for (const CreatureId who : by_join_index(world, encounter)) {
    const Actor actor(system, world, who);
    if (!actor.able()) continue;
    ++quorum.able;
    if (actor.flag(key::waiting) || spent(actor)) ++quorum.done;
    if (actor.flag(key::waiting)) ++quorum.waiting;
  }
  return quorum;
}

/// Whether rounds still decide something about those who cannot act: bleeding, or they may wake. Source: AU-RND-02.
bool rounds_matter(const Ruleset& system, const World& world, EncounterId encounter) {
  for (const CreatureId who : by_join_index(world, encounter)) {
    const Actor actor(system, world, who);
    const auto& all = actor.creature().conditions;
    const bool may_wake = std::any_of(all.begin(), all.end(), [](const Condition& one) {
      return one.key == key::unconscious &&
             (one.source_key == key::cause::stamina || one.source_key == key::cause::nonlethal);
    });
    if (actor.alive() && (actor.has(key::bleeding) || may_wake)) return true;
  }
  return false;
}

/// Whether a holder is no longer adjacent to the creature it holds, as after a GM edit. Source: AU-CM-09.
bool holds_afar(const World& world, EncounterId encounter) {
  const auto& all = world.relations();
  return std::any_of(all.begin(), all.end(), [&](const Relation& one) {
    const Creature* holder = one.key == key::holds ? world.find(one.from.creature()) : nullptr;
    return holder && holder->encounter == encounter && apart(world, holder->id, one.to.creature());
  });
}

constexpr std::int64_t settle_ms = 1500;  // time for a last turn or interrupt before a Round ends by itself (AU-ARB-09)

}  // namespace

std::optional<Due> next_due(const Ruleset& system, const World& world, EncounterId id) {
  const Encounter* encounter = id ? world.find(id) : nullptr;
  if (!encounter) return std::nullopt;
  if (holds_afar(world, id)) return Due{table_command("part_holds"_k, id), 0};
  if (encounter->numbers.get("to_end"_k) == encounter->round) return Due{table_command("close_round"_k, id), 0};
  const Quorum quorum = quorum_of(system, world, id);
  const bool kept_open = encounter->numbers.get("kept_open"_k) == encounter->round && quorum.waiting == 0;  // by the GM
  if (quorum.able == quorum.done && !kept_open && (quorum.able > 0 || rounds_matter(system, world, id)))
    return Due{table_command("close_round"_k, id), settle_ms};
  if (2 * quorum.done > quorum.able && encounter->numbers.get("half_asked"_k) != encounter->round)
    return Due{table_command("ask_half_waits"_k, id), 0};
  return std::nullopt;
}

}  // namespace ft::rules::aura
