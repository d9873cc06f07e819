// Weapons, armour and shields. Source: GW-DATA-01 to 03, GW-DMG-04.
#include "rules/systems/grimwire/creature/carried.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/system.hpp"
#include "rules/kernel/values/assert.hpp"
#include "rules/systems/grimwire/creature/passives.hpp"

namespace ft::rules::grimwire {

bool Weapon::melee() const {
  const Key c = weapon_class();
  return c == "light"_k || c == "heavy"_k || c == "shield"_k;
}

const Item& own_item(Resolution& r) {
  const Item* item = Actor(r.world(), r.actor()).item(r.item("item"_k));
  r.require(item != nullptr, {"E_NO_SUCH"_k, {{"field"_k, "item"_k}}, {}});
  return *item;
}

std::optional<Weapon> weapon_of(const Ruleset& system, const Actor& actor, ItemId id) {
  if (!id) return Weapon{{}, &system.content().at(key::weapon, "unarmed"_k)};
  const Item* item = actor.item(id);
  const Record* record = item ? system.content().find(key::weapon, item->kind) : nullptr;
  return record ? std::optional(Weapon{id, record}) : std::nullopt;
}

std::vector<Weapon> weapons_in_hand(const Ruleset& system, const Actor& actor) {
  std::vector<Weapon> weapons;
  for (const Item* item : actor.items(key::held))
    if (const auto weapon = weapon_of(system, actor, item->id)) weapons.push_back(*weapon);
  weapons.push_back(*weapon_of(system, actor, {}));
  return weapons;
}

std::vector<ItemId> raisable_shields(const Ruleset& system, const Actor& actor) {
  std::vector<ItemId> shields;
  for (const Item* item : actor.items(key::held)) {
    const Record* record = system.content().find(key::weapon, item->kind);
    const bool whole = item->numbers.get("broken"_k) == 0 && item->numbers.get("disabled"_k) == 0;
    if (record && whole && record->number("shielding"_k) > 0) shields.push_back(item->id);
  }
  return shields;
}

namespace {
template <class F>
void each_worn(const Ruleset& system, const Actor& actor, F visit) {
  for (const Item* item : actor.items(key::worn))
    if (const Record* record = system.content().find(key::armour, item->kind)) visit(*record);
}
}  // namespace

std::int64_t armour_deficit(const Resolution& r, const Actor& actor) {
  std::int64_t deficit = 0;
  each_worn(r.system(), actor, [&](const Record& armour) {
    if (armour.number("tog_req"_k) > 0) deficit = std::max(deficit, armour.number("tog_req"_k) - actor.attribute(TOG));
  });
  return deficit;
}

Sum armour_against(const Ruleset& system, const Actor& actor, Key type) {
  Sum sum;
  const auto points = [&](const Record& armour) {
    const std::int64_t otherwise = armour.has_word("types"_k, type) ? armour.number("armour"_k) : 0;
    return armour.numbers("by_type"_k).get(type, otherwise);
  };
  const Record* suit = nullptr;
  each_worn(system, actor, [&](const Record& armour) {
    if (armour.flag("layer"_k))
      sum.add(armour.id, points(armour), "GW-DMG-04"_k);
    else if (!suit || points(armour) > points(*suit))
      suit = &armour;
  });
  if (suit) sum.add(suit->id, points(*suit), "GW-DMG-04"_k);
  constexpr std::array physical{"bullet"_k, "edged"_k, "blunt"_k, "explosion"_k};
  if (std::find(physical.begin(), physical.end(), type) != physical.end())
    sum.add("natural_armour"_k, actor.number("natural_armour"_k), "GW-DMG-04"_k)
        .add("technique_bonus"_k, passive_bonus(system, actor, "armor"_k), "GW-DATA-05"_k);
  return sum;
}

Key authored_standing_number(Key attribute) {
  constexpr std::array<std::pair<Key, Key>, 6> names{{{TOG, "sn_TOG"_k},
                                                      {AGL, "sn_AGL"_k},
                                                      {COR, "sn_COR"_k},
                                                      {MND, "sn_MND"_k},
                                                      {PER, "sn_PER"_k},
                                                      {RSN, "sn_RSN"_k}}};
  for (const auto& [name, authored] : names)
    if (name == attribute) return authored;
  bug("attribute", "one of the six attributes", __FILE__, __LINE__);
}

Numbers initial_numbers_of(const Content& content, Key kind) {
  Numbers numbers;
  for (const Key of : {key::weapon, key::consumable, "tool"_k})
    if (const Record* record = content.find(of, kind)) {
      if (record->number("uses"_k) > 0) numbers.set("uses"_k, record->number("uses"_k));
      if (record->number("stability"_k) > 0) numbers.set("stability"_k, record->number("stability"_k));
    }
  return numbers;
}

std::int64_t hands_for(const Ruleset& system, const Item& item) {
  const Record* weapon = system.content().find(key::weapon, item.kind);
  return weapon ? weapon->number("hands"_k) : 1;
}

std::int64_t free_hands(const Ruleset& system, const Actor& actor) {
  std::int64_t hands = 2;
  for (const Item* item : actor.items(key::held)) hands -= hands_for(system, *item);
  return hands;
}

}  // namespace ft::rules::grimwire
