// Making creatures and characters from records. Source: threed6.md 2.1, 2.2, 2.7, TD-RNG-06.
#include "rules/systems/threed6/creature/bestiary.hpp"

#include <algorithm>

#include "rules/systems/threed6/creature/derived.hpp"
#include "rules/systems/threed6/creature/tables.hpp"

namespace ft::rules::threed6 {

namespace {

/// The hand that is left for it, main hand first. Source: 2.5.
Key hand_for(const Ruleset& system, const Creature& creature, Key kind) {
  const Record* record = record_of(system, kind);
  const Key hands = record ? record->word("hands"_k) : Key();
  if (hands == "both"_k) return key::both_hands;
  const bool main_full = std::any_of(creature.items.begin(), creature.items.end(),
                                     [](const Item& item) { return item.placement == key::main_hand; });
  return hands == "off"_k || main_full ? key::off_hand : key::main_hand;
}

}  // namespace

Creature creature_from(const Ruleset& system, const Record& record, CreatureId id, std::uint64_t next_item) {
  const bool pc = record.word("creature_kind"_k) == key::pc;
  Creature creature = creature_of(system, record, id,
                                  {{key::kind, pc ? key::pc.hash : key::npc.hash},
                                   {key::ST, 10},
                                   {key::DX, 10},
                                   {key::IQ, 10},
                                   {key::HT, 10},
                                   {key::hp_max, record.numbers("numbers"_k).get(key::ST, 10)},
                                   {key::fp_max, record.numbers("numbers"_k).get(key::HT, 10)}});
  if (const std::int64_t longest = record.number("longest"_k); longest > 0)
    creature.numbers.set("size_modifier"_k, size_modifier_of(system.content(), longest));
  for (const auto& [skill, level] : record.numbers("skills"_k).all())
    creature.features.push_back({skill, {{"level"_k, level}}});
  for (const Key kind : record.words("holds"_k))
    equip(system, creature, {kind}, hand_for(system, creature, kind), next_item);
  equip(system, creature, record.words("packs"_k), key::pack, next_item);
  return creature;
}

namespace {

class Maker : HeroBuilder {
 public:
  using HeroBuilder::HeroBuilder;

  HeroBuild make(CreatureId id, std::uint64_t next_item) {
    made_.creature = creature_from(system_, form_, id, next_item);
    made_.creature.side = "heroes"_k;
    set(key::kind, key::pc.hash);
    spread_attributes();
    for (const Key each : {"will_plus"_k, "per_plus"_k, "dr"_k, "danger_sense"_k}) set(each, form_.number(each));
    set_resources();
    count_skills();
    check_hands();
    return std::move(made_);
  }

 private:
  void spread_attributes() {
    const std::int64_t least = house_rule("hero_least"_k), most = house_rule("hero_most"_k);
    std::int64_t spent = 0;
    for (const Key attribute : {key::ST, key::DX, key::IQ, key::HT}) {
      const std::int64_t value = form_.numbers("attributes"_k).get(attribute, 10);
      within("attributes." + system_.names().of(attribute), attribute, value, {least, most, "TD-DICE-09"_k});
      set(attribute, value);
      spent += value - 10;
    }
    allow({"attribute_points"_k, spent, house_rule("hero_points"_k), "TD-DICE-09"_k}, "attributes");
  }

  void set_resources() {  // Source: 2.1, TD-FAT-09
    const std::int64_t hp = form_.number("hp_max"_k), fp = form_.number("fp_max"_k);
    set(key::hp_max, hp > 0 ? hp : number(key::ST));
    set(key::fp_max, fp > 0 ? fp : number(key::HT));
    set(key::hp, number(key::hp_max));
    set(key::fp, number(key::fp_max));
  }

  /// Points above what each skill is untrained. Source: TD-DICE-08.
  void count_skills() {
    World world(state_with_hero());
    const Actor hero(world, made_.creature.id);
    std::int64_t spent = 0;
    for (const auto& [skill, level] : form_.numbers("skills"_k).all()) {
      const Record* record = system_.content().find(key::skill, skill);
      if (!record) continue;  // the form's reader reports unknown names
      const std::int64_t usual = hero.attribute(record->word("attribute"_k)).total() + record->number("untrained"_k);
      spent += std::max<std::int64_t>(0, level - usual);
    }
    allow({"skill_points"_k, spent, house_rule("hero_skills"_k), "TD-DICE-08"_k}, "skills");
  }

  const State& state_with_hero() {
    state_.creatures = {made_.creature};
    return state_;
  }

  void check_hands() {  // Source: 2.5
    std::int64_t main_hand = 0, off_hand = 0;
    for (const Item& item : made_.creature.items) {
      if (item.placement == key::main_hand || item.placement == key::both_hands) ++main_hand;
      if (item.placement == key::off_hand || item.placement == key::both_hands) ++off_hand;
    }
    if (main_hand > 1 || off_hand > 1) problem("holds", {"E_NO_FREE_HAND"_k, {}, {}});
    allow({"things"_k, std::ssize(made_.creature.items), house_rule("hero_things"_k), "TD-ENC-01"_k}, "packs");
  }

  State state_;
};

}  // namespace

HeroBuild hero_from(const Ruleset& system, const Record& form, const Campaign& campaign, CreatureId id,
                    std::uint64_t next_item) {
  return Maker(system, form, campaign).make(id, next_item);
}

}  // namespace ft::rules::threed6
