// Consumables. Source: GW-DATA-04, GW-CRAFT-08.
#include "rules/systems/grimwire/things/consumables.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/combat/instability.hpp"

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
  const std::int64_t left = std::max<std::int64_t>(0, item->numbers.get("uses"_k) - 1);  // the GM may do without
  r.emit(ItemNumberSet{who, used.item, "uses"_k, left});
}

bool works(Resolution& r, CreatureId who, const Consumable& used) { return works_this_time(r, who, used.item); }

}  // namespace ft::rules::grimwire
