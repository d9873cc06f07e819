// Making a creature from its content record, and checking records. Source: aura.md 2.1, 2.2, AU-SIZE-02, AU-GRID-03.
#include "rules/systems/aura/creature/bestiary.hpp"

#include <algorithm>

#include "rules/kernel/content/creature_factory.hpp"
#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

namespace {

void know(Creature& creature, Key feature, Numbers data = {}) {
  const auto& all = creature.features;
  if (std::none_of(all.begin(), all.end(), [&](const Feature& one) { return one.key == feature; }))
    creature.features.push_back({feature, std::move(data)});
}

/// Puts things where they belong: kinds of content, by field of the record.
void equip_with(const Ruleset& system, Creature& creature, const Record& record, std::uint64_t next_item) {
  for (const Key field : {key::held, key::worn, key::pack})
    equip(system, creature, record.words(field), field, next_item);
}

/// Race and size of the record, and what they bring: numbers that it does not have itself.
void take_after_race(const Ruleset& system, Creature& creature, const Record& record) {
  Numbers& numbers = creature.numbers;
  const Record* race = system.content().find("race"_k, record.word("race"_k));
  if (race)
    for (const auto& [number, value] : race->numbers("numbers"_k).all())
      if (!numbers.has(number)) numbers.set(number, value);
  const Key own = record.word("size"_k);
  const Key size = own ? own : race ? race->word("size"_k) : "medium"_k;
  numbers.set(key::size, size.hash);
  if (const Record* row = system.content().find(key::size_row, size))
    creature.size = static_cast<std::int32_t>(row->number("squares"_k, 1));
}

}  // namespace

void make_whole(const Ruleset& system, const Campaign& campaign, Creature& creature) {
  State alone;
  alone.campaign = campaign;
  alone.creatures.push_back(creature);
  const World world(alone);
  const Actor actor(system, world, creature.id);
  creature.numbers.set(key::stamina, actor.stamina_max());
  creature.numbers.set(key::aura, actor.aura_max().total());
  creature.numbers.set(key::surges, actor.surges_max().total());
}

Creature creature_from(const Ruleset& system, const Record& record, const Campaign& campaign, CreatureId id,
                       std::uint64_t next_item) {
  Creature creature = creature_of(
      system, record, id,
      {{"str"_k, 10}, {"dex"_k, 10}, {"con"_k, 10}, {"int"_k, 10}, {"wis"_k, 10}, {"cha"_k, 10}, {key::level, 1}});
  for (const Key field : {"scores"_k, "modifiers"_k})
    for (const auto& [number, value] : record.numbers(field).all()) creature.numbers.set(number, value);
  take_after_race(system, creature, record);
  for (const DamageType& type : damage_kinds) {
    if (record.has_word("weaknesses"_k, type.type)) creature.numbers.set(type.weakness, 1);
    if (record.has_word("resistances"_k, type.type)) creature.numbers.set(type.resistance, 1);
  }
  for (const auto& [skill, bonus] : record.numbers("skills"_k).all()) know(creature, skill, {{"bonus"_k, bonus}});
  for (const Key ability : record.words("abilities"_k)) know(creature, ability);
  for (const Key style : record.words("combatStyles"_k)) {
    know(creature, style);
    if (const Record* known = system.content().find("style"_k, style))
      for (const Key ability : known->words("abilities"_k)) know(creature, ability);
  }
  equip_with(system, creature, record, next_item);
  make_whole(system, campaign, creature);
  return creature;
}

Numbers initial_numbers_of(const Content& content, Key kind) {
  Numbers numbers;
  if (const Record* weapon = content.find(key::weapon, kind)) {
    if (weapon->number("loadEnergy"_k) > 0) numbers.set(key::loaded, 1);
    if (weapon->flag("drawn"_k)) numbers.set(key::drawRow, weapon->number("drawRow"_k, 3));
  }
  const Record* gear = content.find(key::gear, kind);
  if (gear && gear->number("count"_k, 1) > 1) numbers.set("count"_k, gear->number("count"_k));
  return numbers;
}

std::vector<ContentProblem> check_content(const Content& content) {
  ContentCheck check;
  for (const Record* weapon : content.all(key::weapon)) {
    const std::string path = "weapon." + weapon->id_text;
    for (const std::string trio : {"thrown", "range"})
      if (const Record* far = weapon->record(Key(trio)))
        check.require(far->number("a"_k) <= far->number("b"_k) && far->number("b"_k) <= far->number("c"_k),
                      path + "." + trio, "three distances, each no shorter than the one before");
    const Record* shot = content.find(key::gear, weapon->word("ammunition"_k));
    check.require(!weapon->word("ammunition"_k) || (shot && shot->flag("ammunition"_k)), path + ".ammunition",
                  "gear that is ammunition");
  }
  check.require(content.find(key::size_row, "medium"_k), "size.medium", "a line of the Size Chart for Medium");
  return std::move(check.problems);
}

}  // namespace ft::rules::aura
