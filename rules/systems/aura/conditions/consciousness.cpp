// Falling unconscious or dead, and waking. Source: AU-UNC-01 to 03, AU-STA-04, AU-DEATH-01, AU-CM-09.
#include "rules/systems/aura/conditions/consciousness.hpp"

#include <algorithm>

#include "rules/kernel/resolution/conditions.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"
#include "rules/systems/aura/conditions/holds.hpp"
#include "rules/systems/aura/creature/carried.hpp"

namespace ft::rules::aura {

namespace {

const Condition* find_cause(const Actor& actor, Key cause) {
  const auto& all = actor.creature().conditions;
  const auto at = std::find_if(all.begin(), all.end(), [&](const Condition& one) {
    return one.key == key::unconscious && one.source_key == cause;
  });
  return at == all.end() ? nullptr : &*at;
}

/// What is part of the body stays with it.
void drop_everything(Resolution& r, CreatureId who) {
  std::vector<ItemId> dropped;
  const Actor actor(r, who);
  for (const Item* item : actor.items(key::held)) {
    const Record* thing = actor.record(*item);
    if (!thing || !thing->flag("natural"_k)) dropped.push_back(item->id);
  }
  for (const ItemId item : dropped) lay_down(r, who, item, r.world().creature(who).place);
}

/// G-55: with `uncon_drop` off it stays on its feet with what it holds.
void collapse(Resolution& r, CreatureId who) {
  for (const CreatureId held : Actor(r, who).held_ones()) end_hold(r, who, held);
  remove(r, who, key::defending);
  if (r.house_rule("uncon_drop"_k) == 0) return;
  fall_prone(r, who, {});
  drop_everything(r, who);
}

/// Never below 0, even after a GM edit in between.
void take_away(Resolution& r, CreatureId who, Key pool, std::int64_t amount) {
  r.set(who, pool, std::max<std::int64_t>(0, r.world().creature(who).numbers.get(pool) - amount));
}

}  // namespace

bool has_cause(const Actor& actor, Key cause) { return find_cause(actor, cause) != nullptr; }

void fall_unconscious(Resolution& r, CreatureId who, Key cause) {
  const Actor actor(r, who);
  if (!actor.alive() || has_cause(actor, cause)) return;
  const bool was_conscious = actor.conscious();
  impose(r, who, key::unconscious, {}, {}, cause);
  if (!was_conscious) return;
  log_line(r, "falls_unconscious"_k, {{"who"_k, who}, {"cause"_k, cause}}, "AU-UNC-01"_k);
  collapse(r, who);
}

void end_cause(Resolution& r, CreatureId who, Key cause) {
  const Condition* ended = find_cause(Actor(r, who), cause);
  if (!ended) return;
  end_condition(r, who, ended->id);
  if (Actor(r, who).conscious()) log_line(r, "wakes"_k, {{"who"_k, who}}, "AU-UNC-02"_k);
}

void die(Resolution& r, CreatureId who) {
  if (!Actor(r, who).alive()) return;
  impose(r, who, key::dead, {});
  log_line(r, "dies"_k, {{"who"_k, who}}, "AU-DEATH-01"_k);
  collapse(r, who);
}

void lose_stamina(Resolution& r, CreatureId who, std::int64_t amount, Key cause) {
  collapse_without_stamina(r, who, key::cause::stamina);  // the cost of its own action was the last
  const std::int64_t free = std::min(amount, r.world().creature(who).numbers.get(key::stamina));
  take_away(r, who, key::stamina, free);
  take_away(r, who, key::staminaReserved, amount - free);
  collapse_without_stamina(r, who, cause);
}

void collapse_without_stamina(Resolution& r, CreatureId who, Key cause) {
  const Actor actor(r, who);
  const bool empty = actor.number(key::stamina) + actor.number(key::staminaReserved) == 0;
  if (empty && actor.alive() && actor.stamina_max() > 0) fall_unconscious(r, who, cause);
}

}  // namespace ft::rules::aura
