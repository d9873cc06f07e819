// Weapons, armor and the Guard they give. Source: VG-ATK-02, VG-ARM-02, VG-ARM-04, VG-DMG-05, VG-POS-06, VG-DATA-07 to 09.
#include "rules/systems/vigor/creature/carried.hpp"

#include <algorithm>
#include <ranges>

#include "rules/systems/vigor/creature/damage_types.hpp"
#include "rules/systems/vigor/creature/distances.hpp"
#include "rules/systems/vigor/creature/talents.hpp"
#include "rules/systems/vigor/schema/house_rule.hpp"

namespace ft::rules::vigor {

namespace {

/// Bare hands; martial arts make them better. Source: VG-DMG-05, VG-DATA-02.
Weapon bare_hands(const Ruleset& system, const Actor& actor) {
  const Record& record = system.content().at(key::weapon, "unarmed"_k);
  Weapon hands{{}, &record, record.number("damage_value"_k), quality_rank(record.word("quality"_k))};
  for (const Feature& feature : actor.creature().features) {
    const Record* talent = system.content().find(key::talent, feature.key);
    const Record* trained = talent ? talent->record("unarmed"_k) : nullptr;
    if (!trained) continue;
    hands.damage_value = std::max(hands.damage_value, trained->number("damage_value"_k));
    hands.quality = std::max(hands.quality, quality_rank(trained->word("quality"_k)));
  }
  return hands;
}

bool ready_to_strike(const Item& item) {
  return item.placement == key::main_hand || item.placement == key::off_hand || item.placement == key::natural;
}

}  // namespace

std::optional<Weapon> weapon_of(const Ruleset& system, const Actor& actor, ItemId id) {
  if (!id) return bare_hands(system, actor);
  const Item* item = actor.item(id);
  const Record* record = item ? system.content().find(key::weapon, item->kind) : nullptr;
  if (!record || !ready_to_strike(*item)) return std::nullopt;
  return Weapon{id, record, record->number("damage_value"_k), quality_rank(record->word("quality"_k))};
}

std::vector<Weapon> weapons_ready(const Ruleset& system, const Actor& actor) {
  std::vector<Weapon> weapons;
  for (const Key placement : {key::main_hand, key::off_hand, key::natural})
    for (const Item* item : actor.items(placement))
      if (const auto weapon = weapon_of(system, actor, item->id)) weapons.push_back(*weapon);
  weapons.push_back(bare_hands(system, actor));
  return weapons;
}

std::int64_t melee_reach(const Actor& actor, const Weapon& weapon) {
  const Scene* scene = actor.world().find(actor.creature().scene);
  const std::int64_t beside = scene ? feet_per_square(*scene) : 0;
  return std::max({actor.body_reach(), weapon.record->number("reach"_k), beside});
}

namespace {

/// Source: VG-ARM-02, VG-TYPE-02.
bool protects_against(const Record& armor, Key type) {
  return std::ranges::any_of(armor.words("protects"_k), [&](Key one) { return type_meant(one) == type; });
}

std::optional<ArmorPiece> piece_of(const Ruleset& system, const Item& item, Key type) {
  const Record* record = system.content().find(key::armor, item.kind);
  if (!record) return std::nullopt;
  const bool shield = record->flag("shield"_k);
  const std::int64_t durability = item.numbers.get("armor_durability"_k, record->number("durability"_k));
  const bool in_place = shield ? item.placement == key::off_hand : item.placement == key::worn;
  const bool kinetic_alone = record->words("protects"_k).empty();
  const bool protects = !type || (kinetic_alone ? type == "kinetic"_k : protects_against(*record, type));
  if (!in_place || durability <= 0 || !protects) return std::nullopt;
  return ArmorPiece{item.id,    record->id, record->number("armor_rank"_k), quality_rank(record->word("quality"_k)),
                    durability, shield};
}

/// Whether its own hide stops that type. Source: vigor.md 2.1.
bool hide_protects(const Actor& actor, Key type) {
  const auto at = std::ranges::find(damage_types, type, &DamageType::type);
  return !type || (at != damage_types.end() && actor.flag(at->hide));
}

}  // namespace

std::vector<ArmorPiece> armor_of(const Ruleset& system, const Actor& actor, Key type) {
  std::vector<ArmorPiece> pieces;
  for (const Item& item : std::views::reverse(actor.creature().items))
    if (const auto piece = piece_of(system, item, type)) pieces.push_back(*piece);
  const Sum hide = granted(system, actor, "natural_armor_rank"_k);
  const std::int64_t rank = std::max(actor.number("natural_armor_rank"_k), hide.total());
  if (rank > 0 && hide_protects(actor, type)) {
    const Key quality(static_cast<std::uint32_t>(actor.number("natural_armor_quality"_k)));
    pieces.push_back({{}, "natural_armor"_k, rank, quality_rank(quality), 0, false});
  }
  std::ranges::stable_sort(pieces, {}, &ArmorPiece::shield);  // worn before held
  return pieces;
}

bool holds_shield(const Ruleset& system, const Actor& actor) {
  return std::ranges::any_of(armor_of(system, actor), &ArmorPiece::shield);
}

Sum guard_of(const Ruleset& system, const Actor& actor) {
  Sum guard;
  const std::int64_t usual = actor.flag(key::object) ? house_rule(actor.world().campaign(), "object_guard"_k) : 15;
  guard.keep("base_guard"_k, actor.creature().numbers.get("guard_base"_k, usual), "VG-ATK-02"_k);  // VG-OBJ-03
  for (const ArmorPiece& piece : armor_of(system, actor))
    if (piece.item) guard.add(piece.kind, system.content().at(key::armor, piece.kind).number("guard"_k), "VG-ATK-02"_k);
  guard.add("guard_bonus"_k, actor.number("guard_bonus"_k), "VG-ATK-02"_k);
  guard.add(granted(system, actor, "guard_bonus"_k));
  for (const Condition* ward : actor.all("warded"_k)) guard.add("warded"_k, ward->data.get("n"_k, 5), "VG-ATK-02"_k);
  return guard;
}

Numbers initial_numbers_of(const Content& content, Key kind) {
  Numbers numbers;
  if (const Record* armor = content.find(key::armor, kind))
    numbers.set("armor_durability"_k, armor->number("durability"_k));
  const Record* weapon = content.find(key::weapon, kind);
  if (weapon && weapon->number("ammo"_k) > 0) numbers.set("ammo"_k, weapon->number("ammo"_k));
  const Record* gear = content.find(key::gear, kind);
  if (gear && gear->number("uses"_k) > 0) numbers.set("uses"_k, gear->number("uses"_k));
  return numbers;
}

}  // namespace ft::rules::vigor
