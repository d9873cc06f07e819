// Making characters. Source: HM-ATTR-01, HM-XP-02, HM-XP-05, HM-ATK-12, HM-ARM-03, G-01, G-55.
#include "rules/systems/heimr/creature/heroes.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/content/creature_factory.hpp"
#include "rules/systems/heimr/creature/bestiary.hpp"
#include "rules/systems/heimr/creature/carried.hpp"
#include "rules/systems/heimr/creature/training_costs.hpp"
#include "rules/systems/heimr/schema/attribute_records.hpp"
#include "rules/systems/heimr/vocabulary.hpp"

namespace ft::rules::heimr {

namespace {

class Maker : HeroBuilder {
 public:
  using HeroBuilder::HeroBuilder;

  HeroBuild make(CreatureId id, std::uint64_t next_item) {
    made_.creature = creature_from(system_, form_, campaign_, id, next_item);
    made_.creature.side = "heroes"_k;
    set(key::kind, key::pc.hash);
    spread_attributes();
    train();
    choose_skills();
    check_hands();
    set_resources();
    return std::move(made_);
  }

 private:
  void spread_attributes() {
    const std::int64_t least = house_rule("hero_least"_k), most = house_rule("hero_most"_k);
    std::int64_t sum = 0;
    for (const Record* record : attributes(system_.content())) {
      const Key attribute = record->id;
      const std::int64_t value = form_.numbers("attributes"_k).get(attribute);
      within("attributes." + record->id_text, attribute, value, {least, most, "HM-ATTR-01"_k});
      set(attribute, value);
      sum += value;
    }
    allow({"attribute_points"_k, sum, house_rule("hero_points"_k), "HM-ATTR-01"_k}, "attributes");
  }

  /// Every point costs experience and makes progress for the first attribute of its ability. Source: HM-XP-02, 05, W19.
  void train() {
    std::int64_t spent = 0;
    for (const Key training : {"trained_c"_k, "trained_p"_k})
      for (const auto& [ability, points] : form_.numbers(training).all()) {
        const Record* record = system_.content().find(key::ability, ability);
        within(system_.names().of(training) + "." + system_.names().of(ability), ability, points,
               {0, 20, "HM-XP-02"_k});
        const std::int64_t heights = std::clamp<std::int64_t>(points, 0, 20);
        spent += training_total(heights);
        if (record && !record->words("attributes"_k).empty())
          for (std::int64_t i = 0; i < heights; ++i) make_progress(record->words("attributes"_k).front());
      }
    const std::int64_t there = house_rule("hero_xp"_k);
    allow({"experience"_k, spent, there, "HM-XP-02"_k}, "trained_c");
    set(key::xp_spent, spent);
    set(key::xp, std::max<std::int64_t>(0, there - spent));
  }

  void make_progress(Key attribute) {
    const Key counter = progress_of(system_.content(), attribute);
    const std::int64_t progress = number(counter) + 1;
    const bool rises = progress >= progress_needed(number(attribute) + 1);
    set(counter, rises ? 0 : progress);
    if (rises) set(attribute, number(attribute) + 1);
  }

  bool trained_in(Key ability) const {
    return trained(made_.creature, ability, "trained_c"_k) + trained(made_.creature, ability, "trained_p"_k) > 0;
  }

  void choose_skills() {  // Source: HM-ATK-12
    const std::vector<Key>& wanted = form_.words("skills"_k);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      const Record* skill = system_.content().find(key::skill, wanted[i]);
      if (!skill) continue;  // the form's reader reports unknown names
      const Key needs = skill->word("needs"_k), ability = skill->word("needs_ability"_k);
      const bool known = !needs || std::find(wanted.begin(), wanted.end(), needs) != wanted.end();
      const bool able = !ability || trained_in(ability);
      if (!known || !able)
        problem("skills[" + std::to_string(i) + "]",
                {"E_SKILL_PREREQ"_k, {{"skill"_k, wanted[i]}, {"what"_k, known ? ability : needs}}, {}});
    }
    allow({"skills"_k, std::ssize(wanted), house_rule("hero_skills"_k), "HM-ATK-12"_k}, "skills");
  }

  void check_hands() {  // Source: HM-ARM-03
    std::array<int, 2> held{};
    for (const Item& item : made_.creature.items) {
      if (item.placement == key::sword_hand || item.placement == key::both_hands) ++held[0];
      if (item.placement == key::off_hand || item.placement == key::both_hands) ++held[1];
    }
    if (held[0] > 1 || held[1] > 1) problem("wields", {"E_HANDS"_k, {}, {}});
    leave_out_armoury();
    allow({"things"_k, std::ssize(made_.creature.items), house_rule("hero_things"_k), "HM-ITEM-01"_k}, "packs");
  }

  void leave_out_armoury() {  // Source: HM-ARM-01
    for (const Key field : {"wields"_k, "carries"_k, "packs"_k})
      for (const Key kind : form_.words(field))
        if (!in_use(system_, campaign_, kind))
          problem(system_.names().of(field), {"E_ARMOURY"_k, {{"item"_k, kind}}, {}});
  }

  void set_resources() {  // Source: G-01, HM-FAT-01
    set(key::hp_max, house_rule("default_hp"_k));
    set(key::hp, number(key::hp_max));
    set(key::wp_max, house_rule("default_wp"_k));
    set(key::wp, number(key::wp_max));
    set(key::fatigue, fatigue_at_rest(system_, made_.creature));
  }
};

}  // namespace

HeroBuild hero_from(const Ruleset& system, const Record& form, const Campaign& campaign, CreatureId id,
                    std::uint64_t next_item) {
  return Maker(system, form, campaign).make(id, next_item);
}

}  // namespace ft::rules::heimr
