// Making a creature from its record, and checking records. Source: vigor.md 2.1, VG-DICE-11, VG-DATA-01, VG-DATA-03, VG-DATA-10,
// VG-TYPE-01, VG-OBJ-01, VG-OBJ-04.
#include "rules/systems/vigor/creature/bestiary.hpp"

#include <algorithm>

#include "rules/systems/vigor/creature/actor.hpp"

namespace ft::rules::vigor {

void derive_maxima(Numbers& numbers) {
  const auto otherwise = [&](Key key, std::int64_t value) {
    if (!numbers.has(key)) numbers.set(key, value);
  };
  const std::int64_t stamina = numbers.get(key::stamina);
  otherwise(key::vigor_max, stamina);
  otherwise(key::mana_max, numbers.get(key::soul));
  otherwise(key::durability_max, (numbers.get(key::strength) + stamina) / 2);
  otherwise(key::health_max, std::max<std::int64_t>(1, stamina / 2));
}

namespace {

/// No Health, no Vigor; the table says which Guard (`object_guard`). Source: VG-OBJ-02, VG-OBJ-03.
constexpr std::array of_objects{Numbers::Entry{key::object, 1}, Numbers::Entry{key::health_max, 0},
                                Numbers::Entry{key::vigor_max, 0}, Numbers::Entry{key::mana_max, 0}};

/// What a record leaves unsaid.
Numbers usual_numbers(const Record& record) {
  const bool pc = record.word("creature_kind"_k) == "pc"_k;
  const Key size = record.has("size_category"_k) ? record.word("size_category"_k) : "medium"_k;
  const Key durability = record.has("durability_rank"_k) ? record.word("durability_rank"_k) : "none"_k;
  const bool object = record.flag("object"_k);
  Numbers usual{{"kind"_k, pc ? "pc"_k.hash : "npc"_k.hash},
                {key::living, record.flag("not_living"_k) || object ? 0 : 1},
                {key::size, size.hash},
                {"durability_rank"_k, durability.hash},
                {"natural_armor_quality"_k, "ordinary"_k.hash},
                {"hide_kinetic"_k, 1}};
  if (object)
    for (const auto& [number, value] : of_objects) usual.set(number, value);
  else
    usual.set("guard_base"_k, 15);
  for (const Ability& ability : seven_abilities) usual.set(ability.score, object ? 0 : 10);
  for (const auto& [number, value] : record.numbers("numbers"_k).all()) usual.set(number, value);
  derive_maxima(usual);
  return usual;
}

/// What it knows, with the Vigor that a talent grants. Source: VG-DATA-02.
void learn(const Ruleset& system, Creature& creature, Key known) {
  creature.features.push_back({known, {}});
  const Record* talent = system.content().find(key::talent, known);
  const std::int64_t more = talent ? talent->numbers("grants"_k).get(key::vigor_max) : 0;
  if (more == 0) return;
  for (const Key number : {key::vigor_max, key::vigor})
    creature.numbers.set(number, creature.numbers.get(number) + more);
}

}  // namespace

Creature creature_from(const Ruleset& system, const Record& record, CreatureId id, std::uint64_t next_item) {
  Creature creature = creature_of(system, record, id, usual_numbers(record));
  creature.size = footprint_of_size(Key(static_cast<std::uint32_t>(creature.numbers.get(key::size))));
  for (const auto& [skill, dice] : record.numbers("skills"_k).all())
    creature.features.push_back({skill, {{"n"_k, dice}}});
  for (const Key known : record.words("knows"_k)) learn(system, creature, known);
  equip(system, creature, record.words("natural"_k), key::natural, next_item);
  equip(system, creature, record.words("main"_k), key::main_hand, next_item);
  equip(system, creature, record.words("off"_k), key::off_hand, next_item);
  equip(system, creature, record.words("wears"_k), key::worn, next_item);
  equip(system, creature, record.words("packs"_k), key::pack, next_item);
  return creature;
}

Key missing_requirement(const Record& talent, const std::vector<Key>& known) {
  const auto knows = [&](Key one) { return std::ranges::find(known, one) != known.end(); };
  for (const Key needed : talent.words("requires"_k))
    if (!knows(needed)) return needed;
  const std::vector<Key>& any = talent.words("requires_any"_k);
  return any.empty() || std::ranges::any_of(any, knows) ? Key{} : any.front();
}

bool owns(const Actor& actor, const Record& talent) {
  std::vector<Key> known;
  for (const Feature& feature : actor.creature().features) known.push_back(feature.key);
  return actor.feature(talent.id) && !missing_requirement(talent, known);
}

std::vector<ContentProblem> check_content(const Content& content) {
  ContentCheck check;
  for (const Record* weapon : content.all(key::weapon)) {
    const std::string path = "weapon." + weapon->id_text;
    check.require(weapon->number("range_near"_k) <= weapon->number("range_max"_k), path + ".range_near",
                  "no more than the longest range");
    const Key type = weapon->word("damage_type"_k);
    check.require(!weapon->word("kinetic_kind"_k) || !type || type == "kinetic"_k, path + ".kinetic_kind",
                  "a kind only for kinetic damage");
  }
  for (const Record* creature : content.all("creature"_k))  // VG-TYPE-01
    check.require(
        creature->numbers("numbers"_k).get("immune_kinetic"_k) == 0 || creature->flag("force_kinetic_immune"_k),
        "creature." + creature->id_text + ".numbers", "no immunity to all kinetic damage");
  const auto no_chance_on_reactions = [&](const std::string& kind) {
    for (const Record* record : content.all(Key(kind)))
      for (const Record& modifier : record->records("modifiers"_k))
        if (modifier.flag("chance"_k) && modifier.word("rolls"_k) == "defense"_k)
          check.problems.push_back({{}, 0, kind + "." + record->id_text + ".modifiers", "no Chance", "E_CHANCE"});
  };
  no_chance_on_reactions("talent");  // VG-DICE-11
  no_chance_on_reactions("gear");
  check.require(content.find(key::weapon, "unarmed"_k), "weapon.unarmed", "a record for bare hands");
  return std::move(check.problems);
}

}  // namespace ft::rules::vigor
