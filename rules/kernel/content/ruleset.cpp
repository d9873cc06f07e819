// Looking things up in a rulebook's schema.
#include "rules/kernel/content/ruleset.hpp"

#include "rules/kernel/values/assert.hpp"

namespace ft::rules {

namespace {
template <class Thing>
const Thing* look_up(const std::map<Key, const Thing*>& things, Key key) {
  const auto at = things.find(key);
  return at == things.end() ? nullptr : at->second;
}
}  // namespace

Ruleset::Ruleset(Content content, Schema schema)
    : content_(std::move(content)), schema_(with_kernel(std::move(schema))), names_(names_of(schema_)) {
  for (const auto& [key, name] : content_.names().all()) names_.add(name);
  for (const auto& refusal : schema_.refusals) refusals_[Key(refusal.code)] = &refusal;
  for (const auto& rule : schema_.house_rules) house_rules_[Key(rule.key)] = &rule;
  for (const auto& action : schema_.actions) actions_[Key(action.key)] = &action;
  for (const auto& number : schema_.numbers) numbers_[Key(number.key)] = &number;
  for (const auto& condition : schema_.conditions) conditions_[Key(condition.key)] = &condition;
  if (const NumberSchema* health = schema_.health.empty() ? nullptr : number(Key(schema_.health))) {
    health_ = Key(health->key);
    if (!health->max_key.empty()) most_health_ = Key(health->max_key);
  }
  for (const auto& relation : schema_.relations)
    if (relation.awareness != Awareness::untold) awareness_.emplace_back(Key(relation.key), relation.awareness);
}

const RefusalSchema* Ruleset::refusal(Key code) const { return look_up(refusals_, code); }
const HouseRuleSchema* Ruleset::house_rule(Key key) const { return look_up(house_rules_, key); }
const ActionSchema* Ruleset::action(Key key) const { return look_up(actions_, key); }
const NumberSchema* Ruleset::number(Key key) const { return look_up(numbers_, key); }
const ConditionSchema* Ruleset::condition(Key key) const { return look_up(conditions_, key); }

std::int64_t Ruleset::house_rule(const Campaign& campaign, Key key) const {
  const HouseRuleSchema* declared = house_rule(key);
  FT_ASSERT(declared, "the schema declares the house rule");
  return campaign.house_rules.get(key, declared->default_value);
}

bool Ruleset::conceals(Key number) const {
  const NumberSchema* declared = this->number(number);
  return declared && declared->owner == Ref::Kind::item &&
         (declared->visibility == Visibility::player || declared->visibility == Visibility::gm);
}

Awareness Ruleset::awareness(Key relation) const {
  for (const auto& [key, says] : awareness_)
    if (key == relation) return says;
  return Awareness::untold;
}

void Ruleset::on_leave_encounter(Resolution&, CreatureId) const {}
std::optional<Param> Ruleset::autofill(const World&, const Command&, const Refusal&) const { return std::nullopt; }
std::vector<SheetLine> Ruleset::sheet(const View&, CreatureId) const { return {}; }
std::int64_t Ruleset::most_health(const World&, const Creature& creature) const {
  return creature.numbers.get(most_health_);
}

std::vector<SheetAttack> Ruleset::sheet_attacks(const View&, CreatureId) const { return {}; }
std::int64_t Ruleset::ground_height(const Scene&, Cell) const { return 0; }
void Ruleset::take_damage(Resolution&, CreatureId, const DiceText&) const {}

Numbers Ruleset::initial_numbers(Key) const { return {}; }

}  // namespace ft::rules
