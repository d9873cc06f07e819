// Unstable things. Source: GW-CRAFT-08.
#include "rules/systems/grimwire/combat/instability.hpp"

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/damage.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"

namespace ft::rules::grimwire {

namespace {

bool is_consumable(const Ruleset& system, Key kind) { return system.content().find(key::consumable, kind) != nullptr; }

/// An item bursts in its owner's hands: hurts everyone within 1.5 m, its owner too, unless the GM decides otherwise.
void burst(Resolution& r, CreatureId owner, Key kind) {
  if (!r.ask_yes({.prompt = "q_burst"_k,
                  .params = {{"who"_k, owner}, {"item"_k, kind}},
                  .rule = "GW-CRAFT-08"_k,
                  .default_answer = true}))
    return;
  Damage damage{.on = {}, .by = {}, .type = "explosion"_k, .rolled = {}, .attack = false};
  for (const Die& die : throw_dice(r, {1, 6, 0}, owner, "burst_damage"_k))
    damage.rolled.add(kind, die.face, "GW-CRAFT-08"_k);
  std::vector<CreatureId> near;
  for (const Creature* other : r.world().creatures())
    if (other->scene == r.world().creature(owner).scene && metres_between(r.world(), owner, other->id) <= 1)
      near.push_back(other->id);
  for (const CreatureId who : near) {
    damage.on = who;
    deal(r, damage);
  }
}

/// The harm that a badly made consumable does is the GM's to choose; silence leaves it at failing.
void harm(Resolution& r, CreatureId owner, Key kind) {
  Question question{.prompt = "q_mishap"_k,
                    .params = {{"who"_k, owner}, {"item"_k, kind}},
                    .rule = "GW-CRAFT-08"_k,
                    .shape = Shape::text,
                    .default_answer = "",
                    .secrecy = Secrecy::secret};
  const Value answer = r.ask(std::move(question));
  const std::string text = *answer.as<std::string>();
  if (!text.empty()) log_line(r, "side_effect"_k, {{"who"_k, owner}, {"text"_k, text}}, "GW-CRAFT-08"_k);
}

}  // namespace

bool works_this_time(Resolution& r, CreatureId owner, ItemId id) {
  const Item* item = id ? Actor(r.world(), owner).item(id) : nullptr;
  const std::int64_t die = item ? item->numbers.get("stability"_k) : 0;
  if (die == 0) return true;
  const Key kind = item->kind;
  const int face = throw_instability(r, owner, die, "GW-CRAFT-08"_k);
  if (face >= 4) return true;
  if (is_consumable(r.system(), kind)) {
    log_line(r, "item_fails"_k, {{"item"_k, kind}}, "GW-CRAFT-08"_k);
    if (face == 1) harm(r, owner, kind);
    return false;
  }
  if (face < 3) r.emit(ItemNumberSet{owner, id, "broken"_k, face == 1 ? 2 : 1});
  const Key text = face == 1 ? "item_breaks_for_good"_k : face == 2 ? "item_breaks"_k : "item_fails"_k;
  log_line(r, text, {{"item"_k, kind}}, "GW-CRAFT-08"_k);
  if (face == 1) burst(r, owner, kind);
  return false;
}

std::int64_t usual_instability(const Ruleset& system, Key kind) { return is_consumable(system, kind) ? 10 : 20; }

}  // namespace ft::rules::grimwire
