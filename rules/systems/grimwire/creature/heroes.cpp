// Making characters. Source: GW-ATTR-01, GW-LEVEL-01, GW-LEARN-01, GW-LEARN-04, G-05.
#include "rules/systems/grimwire/creature/heroes.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/content/creature_factory.hpp"
#include "rules/systems/grimwire/creature/bestiary.hpp"
#include "rules/systems/grimwire/creature/carried.hpp"
#include "rules/systems/grimwire/creature/levels.hpp"
#include "rules/systems/grimwire/vocabulary.hpp"

namespace ft::rules::grimwire {

namespace {

constexpr std::array attributes{TOG, AGL, COR, MND, PER, RSN};

class Maker : HeroBuilder {
 public:
  Maker(const Ruleset& system, const Record& form, const Campaign& campaign)
      : HeroBuilder(system, form, campaign), level_(level_at(form.number("xp"_k))) {}

  HeroBuild make(CreatureId id, std::uint64_t next_item) {
    made_.creature = creature_from(system_, form_, id, next_item);
    made_.creature.side = "heroes"_k;
    set(key::kind, key::pc.hash);
    set("level"_k, level_);
    set("xp"_k, form_.number("xp"_k));
    spread_attributes();
    set_maxima();
    set_body();
    learn_techniques();
    remember_knowledge();
    check_gear();
    return std::move(made_);
  }

 private:
  /// So many points in all; none too low, and above the highest beginning only what levels have added.
  void spread_attributes() {
    const std::int64_t least = house_rule("hero_least"_k), most = house_rule("hero_most"_k);
    const std::int64_t of_levels = rewards(0, level_).points;
    std::int64_t sum = 0, raised = 0;
    for (const Key attribute : attributes) {
      const std::int64_t value = form_.numbers("attributes"_k).get(attribute);
      within("attributes." + system_.names().of(attribute), attribute, value,
             {least, std::min<std::int64_t>(10, most + of_levels), "GW-ATTR-01"_k});
      set(attribute, value);
      sum += value;
      raised += std::max<std::int64_t>(0, value - most);
    }
    allow({"attribute_points"_k, sum, house_rule("hero_points"_k) + of_levels, "GW-ATTR-01"_k}, "attributes");
    if (of_levels > 0) allow({"level_points"_k, raised, of_levels, "GW-LEVEL-03"_k}, "attributes");
    const std::int64_t left = house_rule("hero_points"_k) + of_levels - sum;
    set("pending_attr_points"_k, std::clamp<std::int64_t>(left, 0, of_levels));
  }

  /// 10 and 2, and what the levels bring: to both, or divided. Source: G-05, G-24.
  void set_maxima() {
    constexpr std::int64_t base_condition = 10, base_focus = 2;
    const std::int64_t reward = rewards(0, level_).resources;
    const bool split = house_rule("split_rewards"_k) != 0;
    const std::int64_t condition = split ? form_.number("condition_share"_k) : reward;
    if (split) allow({"level_rewards"_k, condition, reward, "GW-LEVEL-01"_k}, "condition_share");
    set(key::condition_max, base_condition + condition);
    set(key::focus_max, base_focus + (split ? std::max<std::int64_t>(0, reward - condition) : reward));
    set(key::condition, number(key::condition_max));
    set(key::focus, number(key::focus_max));
  }

  void set_body() {
    if (!form_.flag(key::mechanical)) return;
    set(key::mechanical, 1);
    set(key::breathes, 0);
    set(key::circulates, 0);
  }

  /// Hours that a technique takes by now; what is learned before may ease it. Source: GW-LEARN-04, GW-LEARN-06.
  std::int64_t hours_for(const Record& technique) const {
    std::int64_t rate = number(attribute_named(technique.word("multiplier"_k)));
    for (const Feature& learned : made_.creature.features)
      rate += system_.content().at(key::technique, learned.key).numbers("eases"_k).get(technique.id);
    return (technique.number("effort"_k) + rate - 1) / rate;
  }

  void learn_techniques() {
    std::int64_t hours = 0;
    const std::int64_t most_active = number(key::focus_max) / 2;
    const std::vector<Key>& wanted = form_.words("techniques"_k);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      const std::string field = "techniques[" + std::to_string(i) + "]";
      const Record* technique = system_.content().find(key::technique, wanted[i]);
      if (!technique) continue;  // the form's reader reports unknown names
      const Key by = attribute_named(technique->word("multiplier"_k));
      const bool again = std::count(wanted.begin(), wanted.begin() + static_cast<std::ptrdiff_t>(i), wanted[i]) > 0;
      if (again) {
        problem(field, {"E_LEARNED"_k, {{"who"_k, made_.creature.id}, {"technique"_k, wanted[i]}}, {}});
      } else if (number(by) <= 0) {
        problem(
            field,
            {"E_LEARN_RATE"_k, {{"who"_k, made_.creature.id}, {"technique"_k, wanted[i]}, {"attribute"_k, by}}, {}});
      } else {
        hours += hours_for(*technique);
        const bool room = std::ssize(made_.creature.features) < most_active;  // GW-LEARN-01
        made_.creature.features.push_back({wanted[i], room ? Numbers{} : Numbers{{"inactive"_k, 1}}});
      }
    }
    const std::int64_t there = rewards(0, level_).hours;
    allow({"hours_of_learning"_k, hours, there, "GW-LEARN-03"_k}, "techniques");
    set("learning_hours"_k, std::max<std::int64_t>(0, there - hours));
  }

  void remember_knowledge() {
    const std::vector<Key>& tags = form_.words("knowledge"_k);
    for (const Key tag : tags) made_.creature.features.push_back({tag, {}});
    allow({"knowledge_fields"_k, std::ssize(tags), house_rule("hero_knowledge"_k), "GW-DICE-10"_k}, "knowledge");
  }

  void check_gear() {
    allow({"things"_k, std::ssize(made_.creature.items), house_rule("hero_things"_k), "GW-GEAR-01"_k}, "packs");
    std::int64_t hands = 0;
    for (const Item& item : made_.creature.items)
      if (item.placement == key::held) hands += hands_for(system_, item);
    if (hands > 2) problem("holds", {"E_HANDS"_k, {}, {}});
  }

  std::int64_t level_;
};

}  // namespace

HeroBuild hero_from(const Ruleset& system, const Record& form, const Campaign& campaign, CreatureId id,
                    std::uint64_t next_item) {
  return Maker(system, form, campaign).make(id, next_item);
}

}  // namespace ft::rules::grimwire
