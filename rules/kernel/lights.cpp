// Lighting torches and putting them out.
#include "rules/kernel/lights.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/senses.hpp"
#include "rules/kernel/names.hpp"
#include "rules/kernel/resolution/able_to_act.hpp"

namespace ft::rules {

namespace {

void set_burning(Resolution& r, bool burning, Key text) {
  const Creature& actor = r.world().creature(r.actor());
  const Ref* named = r.field("item"_k).as<Ref>();
  const auto item = named ? std::ranges::find(actor.items, named->item(), &Item::id) : actor.items.end();
  r.require(item != actor.items.end(), {"E_NO_SUCH"_k, {{"field"_k, "item"_k}}, {}});
  const Key kind = item->kind;
  r.require(can_burn(r.system(), kind), {"E_LIGHT_NONE"_k, {{"item"_k, kind}}, {}});
  r.require(item->placement != "pack"_k, {"E_LIGHT_PACKED"_k, {{"item"_k, kind}}, {}});
  r.require(burns(*item) != burning, {"E_LIGHT_STAYS"_k, {{"item"_k, kind}}, {}});
  require_able(r, "E_LIGHT_UNABLE"_k, "E_LIGHT_TURN"_k);
  r.emit(ItemNumberSet{actor.id, item->id, "alight"_k, burning ? 1 : 0});
  log_line(r, text, {{"who"_k, r.actor()}, {"item"_k, kind}}, {});
}

}  // namespace

void light_item(Resolution& r) { set_burning(r, true, "lights_item"_k); }
void put_out_item(Resolution& r) { set_burning(r, false, "puts_out_item"_k); }

std::vector<Params> light_forms(const Ruleset& system, const View& view, CreatureId id, Key action) {
  std::vector<Params> forms;
  const Creature* creature = view.find(id);
  if (!creature) return forms;
  for (const Item& item : creature->items)
    if (item.placement != "pack"_k && burns(item) == (action == "put_out_item"_k) && can_burn(system, item.kind))
      forms.push_back({{"item"_k, Ref(item.id)}});
  return forms;
}

}  // namespace ft::rules
