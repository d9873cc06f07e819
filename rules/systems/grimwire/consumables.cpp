// Consumables. Source: GW-DATA-04, GW-CRAFT-08.
#include "rules/systems/grimwire/consumables.hpp"

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/checks.hpp"
#include "rules/systems/grimwire/conditions.hpp"

namespace ft::rules::grimwire {

Consumable named_consumable(Resolution& r) {
  const Item* item = Actor(r.world(), r.actor()).item(r.item("item"_k));
  r.require(item != nullptr, {"E_NO_SUCH"_k, {{"field"_k, "item"_k}}, {}});
  const Record* record = r.system().content().find(key::consumable, item->kind);
  r.require(record != nullptr, {"E_TARGET"_k, {{"target"_k, item->kind}}, "GW-DATA-04"_k});
  const bool counted = record->number("uses"_k) > 0;
  r.require(!counted || item->numbers.get("uses"_k) > 0, {"E_USED_UP"_k, {}, {}});
  r.require(item->numbers.get("broken"_k) == 0, {"E_BROKEN"_k, {}, {}});
  return {item->id, record};
}

const Record* area_of(const Record& consumable) {
  for (const Record& effect : consumable.records("effects"_k))
    if (effect.word("op"_k) == "area"_k) return &effect;
  return nullptr;
}

void use_up(Resolution& r, CreatureId who, const Consumable& used) {
  const Item* item = Actor(r.world(), who).item(used.item);
  const std::int64_t at_first = used.record->number("uses"_k);
  if (!item || at_first == 0) return;
  if (at_first == 1) return r.emit(ItemLost{who, used.item});
  r.emit(ItemNumberSet{who, used.item, "uses"_k, item->numbers.get("uses"_k) - 1});
}

namespace {

/// Source: GW-CRAFT-08 (1: harmful effect chosen by the GM).
void ask_for_harm(Resolution& r, CreatureId who, Key item) {
  Question question;
  question.about = "q_mishap"_k;
  question.params = {{"who"_k, who}, {"item"_k, item}};
  question.rule = "GW-CRAFT-08"_k;
  question.shape = Shape::text;
  question.otherwise = "";
  question.secrecy = Secrecy::secret;
  const std::string text = *r.ask(std::move(question)).as<std::string>();
  if (!text.empty()) note(r, "side_effect"_k, {{"who"_k, who}, {"text"_k, text}}, "GW-CRAFT-08"_k);
}

}  // namespace

bool works(Resolution& r, CreatureId who, const Consumable& used) {
  const Item* item = Actor(r.world(), who).item(used.item);
  const std::int64_t die = item ? item->numbers.get("stability"_k) : 0;
  if (die == 0) return true;
  const int face = throw_instability(r, who, die, "GW-CRAFT-08"_k);
  if (face >= 4) return true;
  note(r, "item_fails"_k, {{"item"_k, used.record->id}}, "GW-CRAFT-08"_k);
  if (face == 1) ask_for_harm(r, who, used.record->id);
  return false;
}

}  // namespace ft::rules::grimwire
