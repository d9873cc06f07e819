// Bounds, references and names of a whole state.
#include "tests/fair/sound.hpp"

#include <algorithm>
#include <set>

#include "rules/kernel/declarations/declared_log_line.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/state/world.hpp"
#include "tests/case_runner/sentences.hpp"

namespace ft::fair {

using namespace rules;

namespace {

/// Collects the first thing that is wrong.
class Finding {
 public:
  explicit Finding(const System& system) : system_(system) {}

  void must(bool holds, const std::string& what) {
    if (!holds && wrong_.empty()) wrong_ = what;
  }
  void named(Key key, const char* what) {
    must(system_.names().has(key), std::string("the rulebook has no such ") + what + ": " + std::to_string(key.hash));
  }
  [[nodiscard]] std::string name(Key key) const {
    return system_.names().has(key) ? system_.names().of(key) : std::to_string(key.hash);
  }

  void check(const Numbers& numbers, const std::string& owner) {
    for (const auto& [key, value] : numbers.all()) {
      named(key, "number");
      if (const NumberSchema* schema = system_.number(key)) in_bounds(*schema, value, numbers, owner);
    }
  }

  void check(const std::vector<Condition>& conditions, const std::string& owner) {
    for (const Condition& one : conditions) {
      named(one.key, "condition");
      named(one.source_key, "source of a condition");
      named(one.ends.unit, "duration");
      must(one.ends.left >= 0, owner + " has " + name(one.key) + " for less than no time");
      const bool has_parent = !one.parent || std::any_of(conditions.begin(), conditions.end(),
                                                         [&](const auto& other) { return other.id == one.parent; });
      must(has_parent, owner + " has " + name(one.key) + " without the condition it came with");
      for (const auto& [key, value] : one.data.all()) named(key, "datum of a condition");
      for (const Modifier& modifier : one.modifiers) {
        named(modifier.target, "target of a modifier");
        named(modifier.when, "limit of a modifier");
      }
    }
  }

  void check(const std::vector<Item>& items, const std::string& owner) {
    for (const Item& item : items) {
      named(item.kind, "kind of item");
      named(item.placement, "placement");
      check(item.numbers, owner + "'s " + name(item.kind));
      must(items_.insert(item.id).second, owner + "'s " + name(item.kind) + " has the id of another item");
    }
  }

  void check(const Params& params) {
    for (const Param& param : params) {
      named(param.name, "parameter");
      check(param.value);
    }
  }

  void check(const Value& value) {
    if (const Key* key = value.as<Key>()) named(*key, "word");
    if (const Values* list = value.as<Values>())
      for (const Value& one : *list) check(one);
  }

  void check(const Sum& sum) {
    for (const Part& part : sum.parts()) {
      named(part.source, "source of a part");
      named(part.rule, "rule of a part");
    }
  }

  [[nodiscard]] const System& system() const { return system_; }
  [[nodiscard]] std::string wrong() const { return wrong_; }

 private:
  void in_bounds(const NumberSchema& schema, std::int64_t value, const Numbers& numbers, const std::string& owner) {
    const std::string said = owner + ": " + schema.key + " is " + std::to_string(value);
    if (schema.kind == NumberKind::symbol) {
      const bool known = std::any_of(schema.symbols.begin(), schema.symbols.end(),
                                     [&](const std::string& symbol) { return Key(symbol).hash == value; });
      return must(value == 0 || known, said + ", which is none of its symbols");
    }
    must(value >= schema.min && value <= schema.max,
         said + ", not from " + std::to_string(schema.min) + " to " + std::to_string(schema.max));
    if (!schema.max_key.empty() && numbers.has(Key(schema.max_key)))
      must(value <= numbers.get(Key(schema.max_key)), said + ", more than " + schema.max_key);
  }

  const System& system_;
  std::set<ItemId> items_;
  std::string wrong_;
};

bool exists(const World& world, Ref ref) {
  switch (ref.kind) {
    case Ref::Kind::creature: return world.find(CreatureId{ref.id}) != nullptr;
    case Ref::Kind::scene: return world.find(SceneId{ref.id}) != nullptr;
    case Ref::Kind::encounter: return world.find(EncounterId{ref.id}) != nullptr;
    case Ref::Kind::cell: return world.find(SceneId{ref.within}) != nullptr;
    default: return true;
  }
}

void check(Finding& finding, const World& world, const Creature& creature) {
  finding.named(creature.side, "side");
  finding.named(creature.record, "record");
  finding.check(creature.numbers, creature.name);
  finding.check(creature.conditions, creature.name);
  finding.check(creature.items, creature.name);
  for (const Feature& feature : creature.features) {
    finding.named(feature.key, "feature");
    finding.check(feature.data, creature.name);
  }
  const Scene* scene = world.find(creature.scene);
  finding.must(scene, creature.name + " is in a scene that is not there");
  finding.must(!scene || creature.place.kind != Place::Kind::cell || inside(*scene, creature.place.cell),
               creature.name + " stands off the map");
  finding.must(!creature.encounter || world.find(creature.encounter), creature.name + " is in a fight that is over");
}

void check(Finding& finding, const World& world, const Encounter& encounter) {
  finding.named(encounter.phase, "phase");
  finding.check(encounter.numbers, "the fight");
  finding.check(encounter.conditions, "the fight");
  const std::set<CreatureId> order(encounter.order.begin(), encounter.order.end());
  finding.must(order.size() == encounter.order.size(), "somebody acts twice in the order");
  finding.must(!encounter.turn || order.contains(encounter.turn), "it is the turn of somebody who is not in the order");
  for (const CreatureId id : encounter.order) {
    const Creature* creature = world.find(id);
    finding.must(creature && creature->encounter == encounter.id, "somebody in the order is not in the fight");
  }
}

struct NamesOf {
  Finding& finding;
  void operator()(const RollMade& e) const {
    finding.named(e.purpose, "roll");
    finding.named(e.outcome, "outcome");
    finding.named(e.rule, "rule");
    finding.check(e.total);
    finding.check(e.target);
    for (const Die& die : e.dice) finding.must(die.face >= 1 && die.face <= die.sides, "a die shows what it has not");
  }
  void operator()(const Calculated& e) const {
    finding.named(e.what, "reckoning");
    finding.named(e.rule, "rule");
    finding.check(e.sum);
  }
  void operator()(const LogLine& e) const {
    finding.named(e.text, "text");
    finding.named(e.rule, "rule");
    finding.check(e.params);
    if (!e.why) return;
    finding.named(e.why->code, "refusal");
    finding.named(e.why->rule, "rule");
    finding.check(e.why->params);
  }
  void operator()(const ActionDeclared& e) const { (*this)(log_line_of(e)); }
  void operator()(const RuleOverridden& e) const {
    finding.named(e.code, "refusal");
    finding.named(e.rule, "rule");
    finding.check(e.params);
  }
  void operator()(const Moved& e) const { finding.named(e.movement_type, "manner of moving"); }
  void operator()(const auto&) const {}  // what changes the state is found there
};

}  // namespace

std::string unsound(const System& system, const State& state) {
  Finding finding(system);
  const World world(state);
  for (const Creature& creature : state.creatures) check(finding, world, creature);
  for (const Scene& scene : state.scenes) {
    finding.check(scene.numbers, scene.name);
    finding.check(scene.items, scene.name);
    finding.check(scene.areas, scene.name);
  }
  for (const Encounter& encounter : state.encounters) check(finding, world, encounter);
  for (const Relation& relation : state.relations) {
    finding.named(relation.key, "relation");
    for (const auto& [key, value] : relation.data.all()) finding.named(key, "datum of a relation");
    finding.must(exists(world, relation.from) && exists(world, relation.to),
                 finding.name(relation.key) + " ties something that is not there");
  }
  finding.check(state.campaign.numbers, "the campaign");
  return finding.wrong();
}

std::string unknown_name(const System& system, const Event& event) {
  Finding finding(system);
  std::visit(NamesOf{finding}, event);
  return finding.wrong();
}

std::string unknown_name(const System& system, const Question& question) {
  Finding finding(system);
  finding.named(question.prompt, "question");
  finding.named(question.rule, "rule of a question");
  finding.check(question.params);
  for (const Option& option : question.options) {
    finding.named(option.text, "text of an option");
    finding.check(option.params);
    finding.check(option.value);
  }
  finding.check(question.default_answer);
  return finding.wrong();
}

std::string unknown_name(const System& system, const Refusal& refusal) {
  Finding finding(system);
  finding.must(system.refusal(refusal.code), "a refusal that the schema does not declare");
  finding.named(refusal.rule, "rule of a refusal");
  finding.check(refusal.params);
  const std::string unsaid = scn::left_unsaid(system, refusal);
  finding.must(unsaid.empty(), unsaid);
  return finding.wrong();
}

}  // namespace ft::fair
