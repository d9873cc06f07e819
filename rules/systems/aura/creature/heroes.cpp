// Making characters. Source: 2.1, AU-STAT-01, AU-MPL-01, AU-MPL-05, AU-ABIL-01, AU-ITEM-01.
#include "rules/systems/aura/creature/heroes.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "rules/kernel/content/creature_factory.hpp"
#include "rules/systems/aura/creature/bestiary.hpp"
#include "rules/systems/aura/vocabulary.hpp"

namespace ft::rules::aura {

namespace {

constexpr std::array scores{"str"_k, "dex"_k, "con"_k, "int"_k, "wis"_k, "cha"_k};

class Maker : HeroBuilder {
 public:
  using HeroBuilder::HeroBuilder;

  HeroBuild make(CreatureId id, std::uint64_t next_item) {
    made_.creature = creature_from(system_, form_, campaign_, id, next_item);
    made_.creature.side = "heroes"_k;
    spread_scores();
    take_levels();
    take_proficiency();
    choose();
    check_hands();
    make_whole(system_, campaign_, made_.creature);
    return std::move(made_);
  }

 private:
  void spread_scores() {  // Source: AU-STAT-01
    std::int64_t modifiers = 0;
    for (const Key score : scores) {
      const std::int64_t value = form_.numbers("scores"_k).get(score, 10);
      set(score, value);
      within("scores." + system_.names().of(score), score, value,
             {house_rule("hero_least"_k), house_rule("hero_most"_k), "AU-STAT-01"_k});
      modifiers += value - 10;
    }
    allow({"modifier_points"_k, modifiers, house_rule("hero_points"_k), "AU-STAT-01"_k}, "scores");
  }

  void take_levels() {
    for (const auto& [field, most, rule] :
         {std::tuple{key::level, "hero_level"_k, "AU-STAT-07"_k}, std::tuple{key::mpl, "hero_mpl"_k, "AU-MPL-05"_k}}) {
      set(field, form_.number(field));
      within(system_.names().of(field), field, form_.number(field), {0, house_rule(most), rule});
    }
  }

  /// One point of Arm Strength, Leg Strength or Initiative for each level of proficiency. Source: AU-MPL-05.
  void take_proficiency() {
    std::int64_t given = 0;
    for (const auto& [raised, bonus] : form_.numbers("mplBonuses"_k).all()) {
      given += bonus;
      set(raised, number(raised) + bonus);
    }
    allow({"proficiency_points"_k, given, form_.number(key::mpl), "AU-MPL-05"_k}, "mplBonuses");
    const std::int64_t mpl = form_.number(key::mpl), styles = mpl >= 6 ? 2 : mpl >= 3 ? 1 : 0;
    allow({"combat_styles"_k, count("combatStyles"_k), styles, "AU-MPL-05"_k}, "combatStyles");
  }

  void choose() {
    allow({"abilities"_k, count("abilities"_k), house_rule("hero_abilities"_k), "AU-ABIL-01"_k}, "abilities");
    const std::int64_t things = count(key::held) + count(key::worn) + count(key::pack);
    allow({"things"_k, things, house_rule("hero_things"_k), "AU-ITEM-01"_k}, "pack");
  }

  void check_hands() {  // Source: 2.1
    std::int64_t hands = 0, suits = 0;
    for (const Key kind : form_.words(key::held))
      for (const Key of : {key::weapon, key::shield, key::gear})
        if (const Record* thing = system_.content().find(of, kind)) hands += thing->number("handsNeeded"_k);
    for (const Key kind : form_.words(key::worn)) suits += system_.content().find(key::armour, kind) ? 1 : 0;
    const Params params{{"who"_k, "hero"_k}, {"needs"_k, hands}, {"left"_k, std::int64_t{2}}};
    if (hands > 2) problem("held", {"hands_full"_k, params, {}});
    allow({"suits_of_armour"_k, suits, 1, "AU-GEAR-03"_k}, "worn");
  }
};

}  // namespace

HeroBuild hero_from(const Ruleset& system, const Record& form, const Campaign& campaign, CreatureId id,
                    std::uint64_t next_item) {
  return Maker(system, form, campaign).make(id, next_item);
}

}  // namespace ft::rules::aura
