// Making characters. Source: HM-ATTR-01, HM-XP-02, HM-XP-05, HM-ATK-12, HM-ARM-03, G-01, G-55.
#include "rules/systems/heimr/heroes.hpp"

#include <algorithm>
#include <array>

#include "rules/systems/heimr/attributes.hpp"
#include "rules/systems/heimr/bestiary.hpp"
#include "rules/systems/heimr/gear.hpp"
#include "rules/systems/heimr/house_rule.hpp"
#include "rules/systems/heimr/training.hpp"
#include "rules/systems/heimr/vocabulary.hpp"

namespace ft::rules::heimr {

namespace {

class Maker {
 public:
  Maker(const System& system, const Record& form, const Campaign& campaign)
      : system_(system), form_(form), campaign_(campaign) {}

  Making make(CreatureId id, std::uint64_t next_item) {
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
  std::int64_t house_rule(Key key) const { return heimr::house_rule(campaign_, key); }
  void set(Key key, std::int64_t value) { made_.creature.numbers.set(key, value); }
  std::int64_t number(Key key) const { return made_.creature.numbers.get(key); }
  void problem(std::string field, Refusal why) { made_.problems.push_back({std::move(field), std::move(why)}); }

  /// What is spent of an allowance; more than there is is a problem of the field.
  void allow(const Allowance& allowance, const std::string& field) {
    made_.allowances.push_back(allowance);
    const Params told{{"what"_k, allowance.name}, {"n"_k, allowance.spent}, {"most"_k, allowance.of}};
    if (allowance.spent > allowance.of) problem(field, {"E_ALLOWANCE"_k, told, allowance.rule});
  }

  void spread_attributes() {
    const std::int64_t least = house_rule("hero_least"_k), most = house_rule("hero_most"_k);
    std::int64_t sum = 0;
    for (const Record* record : attributes(system_.content())) {
      const Key attribute = record->id;
      const std::int64_t value = form_.numbers("attributes"_k).get(attribute);
      const Params told{{"attribute"_k, attribute}, {"least"_k, least}, {"most"_k, most}};
      if (value < least || value > most) problem("attributes." + record->id_text, {"E_HERO_ATTRIBUTE"_k, told, {}});
      set(attribute, value);
      sum += value;
    }
    allow({"attribute_points"_k, sum, house_rule("hero_attributes"_k), "HM-ATTR-01"_k}, "attributes");
  }

  /// Every point costs experience and makes progress for the first attribute of its ability. Source: HM-XP-02, 05, W19.
  void train() {
    std::int64_t spent = 0;
    for (const std::string training : {"trained_c", "trained_p"})
      for (const auto& [ability, points] : form_.numbers(Key(training)).all()) {
        const Record* record = system_.content().find(key::ability, ability);
        if (points < 0 || points > 20)
          problem(
              training + "." + system_.names().of(ability),
              {"E_RANGE"_k, {{"field"_k, ability}, {"least"_k, std::int64_t{0}}, {"most"_k, std::int64_t{20}}}, {}});
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
      if (!skill) continue;  // what names nothing is told by the reader of the form
      const Key needs = skill->word("needs"_k), ability = skill->word("needs_ability"_k);
      const bool known = !needs || std::find(wanted.begin(), wanted.end(), needs) != wanted.end();
      const bool able = !ability || trained_in(ability);
      if (!known || !able)
        problem("skills[" + std::to_string(i) + "]",
                {"E_SKILL_PREREQ"_k, {{"skill"_k, wanted[i]}, {"what"_k, known ? ability : needs}}, {}});
    }
    const auto spent = static_cast<std::int64_t>(wanted.size());
    allow({"skills"_k, spent, house_rule("hero_skills"_k), "HM-ATK-12"_k}, "skills");
  }

  void check_hands() {  // Source: HM-ARM-03
    std::array<int, 2> held{};
    for (const Item& item : made_.creature.items) {
      if (item.placement == key::sword_hand || item.placement == key::both_hands) ++held[0];
      if (item.placement == key::off_hand || item.placement == key::both_hands) ++held[1];
    }
    if (held[0] > 1 || held[1] > 1) problem("wields", {"E_HANDS"_k, {}, {}});
    leave_out_armoury();
    const auto things = static_cast<std::int64_t>(made_.creature.items.size());
    allow({"things"_k, things, house_rule("hero_things"_k), "HM-ITEM-01"_k}, "packs");
  }

  void leave_out_armoury() {  // Source: HM-ARM-01
    for (const std::string field : {"wields", "carries", "packs"})
      for (const Key kind : form_.words(Key(field)))
        if (!in_use(system_, campaign_, kind)) problem(field, {"E_ARMOURY"_k, {{"item"_k, kind}}, {}});
  }

  void set_resources() {  // Source: G-01, HM-FAT-01
    set(key::hp_max, house_rule("default_hp"_k));
    set(key::hp, number(key::hp_max));
    set(key::wp_max, house_rule("default_wp"_k));
    set(key::wp, number(key::wp_max));
    set(key::fatigue, fatigue_at_rest(system_, made_.creature));
  }

  const System& system_;
  const Record& form_;
  const Campaign& campaign_;
  Making made_;
};

}  // namespace

Making hero_from(const System& system, const Record& form, const Campaign& campaign, CreatureId id,
                 std::uint64_t next_item) {
  return Maker(system, form, campaign).make(id, next_item);
}

}  // namespace ft::rules::heimr
