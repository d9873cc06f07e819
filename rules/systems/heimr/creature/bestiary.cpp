// Making a creature from its content record, and checking records. Source: heimr.md 2.1, 2.2, G-01, HM-ARM-01 to 03.
#include "rules/systems/heimr/creature/bestiary.hpp"

#include <algorithm>

#include "rules/kernel/content/creature_factory.hpp"
#include "rules/systems/heimr/creature/carried.hpp"
#include "rules/systems/heimr/schema/attribute_records.hpp"
#include "rules/systems/heimr/schema/house_rule.hpp"

namespace ft::rules::heimr {

namespace {

/// The hand that is left for it, sword hand first. Source: HM-ARM-03.
Key hand_left(const Ruleset& system, const Creature& creature, Key kind) {
  const Record* record = system.content().find(key::weapon, kind);
  if (!record) record = system.content().find(key::shield, kind);
  const Key wielding = record ? record->word("wielding"_k) : "either_hand"_k;
  if (wielding == "two_hands"_k) return key::both_hands;
  if (wielding == "off_hand"_k) return key::off_hand;
  const bool sword_hand_full = std::any_of(creature.items.begin(), creature.items.end(),
                                           [](const Item& item) { return item.placement == key::sword_hand; });
  return sword_hand_full && wielding == "either_hand"_k ? key::off_hand : key::sword_hand;
}

void train(Creature& creature, const Numbers& by_ability, Key training) {
  for (const auto& [ability, points] : by_ability.all()) {
    auto& all = creature.features;
    auto at = std::find_if(all.begin(), all.end(), [&](const Feature& one) { return one.key == ability; });
    if (at == all.end()) at = all.insert(all.end(), {ability, {{"trained_c"_k, 0}, {"trained_p"_k, 0}}});
    at->data.set(training, points);
  }
}

}  // namespace

std::int64_t fatigue_at_rest(const Ruleset& system, const Creature& creature) {  // Source: HM-FAT-01, HM-ARM-05
  std::int64_t stamina = creature.numbers.get(fatigue_attribute(system.content()));
  for (const Item& item : creature.items)
    if (const Record* shield = system.content().find(key::shield, item.kind); shield && item.placement == key::off_hand)
      stamina += shield->number("sta_change"_k);
  return std::max<std::int64_t>(1, 4 - stamina);
}

Creature creature_from(const Ruleset& system, const Record& record, const Campaign& campaign, CreatureId id,
                       std::uint64_t next_item) {
  const bool pc = record.word("creature_kind"_k) == key::pc;
  Numbers usual{{key::kind, pc ? key::pc.hash : key::npc.hash},
                {key::hp_max, house_rule(campaign, "default_hp"_k)},
                {key::wp_max, house_rule(campaign, "default_wp"_k)}};
  for (const Record* attribute : attributes(system.content())) usual.set(attribute->id, 0);
  Creature creature = creature_of(system, record, id, std::move(usual));
  train(creature, record.numbers("trained_c"_k), "trained_c"_k);
  train(creature, record.numbers("trained_p"_k), "trained_p"_k);
  for (const Key skill : record.words("skills"_k)) creature.features.push_back({skill, {}});
  for (const Key kind : record.words("wields"_k)) {
    const Key placement = in_use(system, campaign, kind) ? hand_left(system, creature, kind) : key::pack;
    equip(system, creature, {kind}, placement, next_item);
  }
  equip(system, creature, record.words("carries"_k), key::accessible, next_item);
  equip(system, creature, record.words("packs"_k), key::pack, next_item);
  if (!creature.numbers.has(key::fatigue)) creature.numbers.set(key::fatigue, fatigue_at_rest(system, creature));
  return creature;
}

namespace {

/// The kinds of content that a creature carries about.
bool is_item(const Content& content, Key kind) {
  return content.find(key::weapon, kind) || content.find(key::shield, kind) || content.find(key::gear, kind);
}

void check_gear(ContentCheck& check, const Content& content) {
  for (const std::string kind : {"weapon", "shield"})
    for (const Record* record : content.all(Key(kind))) {
      const std::string path = kind + "." + record->id_text;
      for (const Key ability : record->words("abilities"_k))
        check.require(content.find(key::ability, ability), path + ".abilities", "abilities of the content");
      const Key ammunition = record->word("ammunition"_k);
      check.require(!ammunition || content.find(key::gear, ammunition), path + ".ammunition", "gear of the content");
    }
}

void check_skills(ContentCheck& check, const Content& content) {
  for (const Record* record : content.all(key::skill)) {
    const std::string path = "skill." + record->id_text;
    const Key needs = record->word("needs"_k), ability = record->word("needs_ability"_k);
    check.require(!needs || content.find(key::skill, needs), path + ".needs", "a skill of the content");
    check.require(!ability || content.find(key::ability, ability), path + ".needs_ability",
                  "an ability of the content");
  }
}

void check_creature(ContentCheck& check, const Content& content, const Record& record) {
  const std::string path = "creature." + record.id_text;
  for (const std::string training : {"trained_c", "trained_p"})
    for (const auto& [ability, points] : record.numbers(Key(training)).all())
      check.require(content.find(key::ability, ability) && points >= 0, path + "." + training,
                    "abilities of the content, 0 or more");
  for (const Key skill : record.words("skills"_k))
    check.require(content.find(key::skill, skill), path + ".skills", "skills of the content");
  for (const std::string field : {"wields", "carries", "packs"})
    for (const Key kind : record.words(Key(field)))
      check.require(is_item(content, kind), path + "." + field, "items of the content");
}

}  // namespace

std::vector<ContentProblem> check_content(const Content& content) {
  ContentCheck check;
  check_attributes(check, content);
  check_gear(check, content);
  check_skills(check, content);
  for (const Record* record : content.all(key::creature)) check_creature(check, content, *record);
  return std::move(check.problems);
}

}  // namespace ft::rules::heimr
