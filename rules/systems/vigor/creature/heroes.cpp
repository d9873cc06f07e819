// Making characters. Source: vigor.md 2.1, VG-DICE-03, VG-DATA-02 to 05, VG-DATA-07, G-02, G-27.
#include "rules/systems/vigor/creature/heroes.hpp"

#include "rules/systems/vigor/creature/bestiary.hpp"
#include "rules/systems/vigor/creature/talents.hpp"

namespace ft::rules::vigor {

namespace {

class Maker : HeroBuilder {
 public:
  using HeroBuilder::HeroBuilder;

  HeroBuild make(CreatureId id, std::uint64_t next_item) {
    made_.creature = creature_from(system_, form_, id, next_item);
    made_.creature.side = "heroes"_k;
    set("kind"_k, "pc"_k.hash);
    spread_scores();
    learn_skills();
    choose_talents();
    choose_arts();
    check_gear();
    set_resources();
    return std::move(made_);
  }

 private:
  void spread_scores() {
    const std::int64_t least = house_rule("hero_least"_k), most = house_rule("hero_most"_k);
    std::int64_t sum = 0;
    for (const Ability& ability : seven_abilities) {
      const std::int64_t score = form_.numbers("abilities"_k).get(ability.score, 10);
      within("abilities." + system_.names().of(ability.score), ability.score, score, {least, most, "VG-DICE-03"_k});
      set(ability.score, score);
      sum += score;
    }
    allow({"hero_points"_k, sum, house_rule("hero_points"_k), "VG-DICE-03"_k}, "abilities");
  }

  void learn_skills() {
    std::int64_t sum = 0;
    for (const auto& [skill, dice] : form_.numbers("skills"_k).all()) sum += dice;  // creature_from has taken them over
    allow({"hero_skills"_k, sum, house_rule("hero_skills"_k), "VG-DATA-04"_k}, "skills");
  }

  void choose_talents() {  // Source: VG-DATA-03
    const std::vector<Key>& wanted = form_.words("talents"_k);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      const Record* talent = system_.content().find(key::talent, wanted[i]);
      if (!talent) continue;  // the form's reader reports unknown names
      if (missing_requirement(*talent, wanted))
        problem("talents[" + std::to_string(i) + "]",
                {"E_TALENT"_k, {{"who"_k, made_.creature.id}, {"ability"_k, wanted[i]}}, "VG-DATA-03"_k});
      made_.creature.features.push_back({wanted[i], {}});
    }
    allow({"hero_talents"_k, count("talents"_k), house_rule("hero_talents"_k), "VG-DATA-03"_k}, "talents");
  }

  void choose_arts() {
    for (const Key art : form_.words("arts"_k)) made_.creature.features.push_back({art, {}});
    allow({"hero_arts"_k, count("arts"_k), house_rule("hero_arts"_k), "VG-DATA-05"_k}, "arts");
  }

  void check_gear() {  // Source: VG-DATA-07
    std::int64_t hands = 0;
    for (const Item& item : made_.creature.items) {
      const Record* weapon = system_.content().find(key::weapon, item.kind);
      const bool held = item.placement == key::main_hand || item.placement == key::off_hand;
      if (held) hands += weapon ? weapon->number("hands"_k) : 1;
    }
    if (hands > 2 || count("main"_k) > 1 || count("off"_k) > 1) problem("main", {"E_HANDS"_k, {}, {}});
    allow({"hero_things"_k, std::ssize(made_.creature.items), house_rule("hero_things"_k), "VG-DATA-07"_k}, "packs");
  }

  void set_resources() {  // Source: vigor.md 2.1
    for (const Key most : {key::vigor_max, key::mana_max, key::durability_max, key::health_max})
      made_.creature.numbers.remove(most);
    derive_maxima(made_.creature.numbers);
    for (const Key talent : form_.words("talents"_k))
      if (const Record* record = system_.content().find(key::talent, talent))
        set(key::vigor_max, number(key::vigor_max) + record->numbers("grants"_k).get(key::vigor_max));
    set(key::vigor, number(key::vigor_max));
    set(key::mana, number(key::mana_max));
    set(key::durability, number(key::durability_max));
    set(key::health, number(key::health_max));
  }
};

}  // namespace

HeroBuild hero_from(const Ruleset& system, const Record& form, const Campaign& campaign, CreatureId id,
                    std::uint64_t next_item) {
  return Maker(system, form, campaign).make(id, next_item);
}

}  // namespace ft::rules::vigor
