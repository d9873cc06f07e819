#include "tests/server/table/test_rulebook.hpp"

#include <algorithm>
#include <cstdlib>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/kernel/resolution/step_effects.hpp"
#include "rules/kernel/schema/schema_builders.hpp"
#include "rules/kernel/values/assert.hpp"
#include "tests/rules/kernel/bare_system.hpp"
#include "tests/server/table/lunging.hpp"

namespace ft::test {

using namespace rules;
using namespace rules::literals;

namespace {

using For = ActionSchema::For;

NumberSchema number(const char* key, NumberKind kind, Visibility visibility, Ref::Kind owner) {
  NumberSchema made;
  made.key = made.name = key;
  made.kind = kind;
  made.visibility = visibility;
  made.owner = owner;
  made.min = -100;
  made.max = 100;
  return made;
}

ActionSchema action(const char* key, For who, std::vector<FieldSchema> form = {}) {
  ActionSchema made;
  made.key = made.name = key;
  made.who = who;
  made.form = std::move(form);
  return made;
}

Schema skirmish_schema(Edition edition) {
  Schema schema;
  schema.system = schema.title = "skirmish";
  schema.turn_number = "initiative";
  schema.numbers = {number("hp", NumberKind::resource, Visibility::everyone, Ref::Kind::creature),
                    number("initiative", NumberKind::plain, Visibility::everyone, Ref::Kind::creature),
                    number("plot", NumberKind::plain, Visibility::gm, Ref::Kind::creature),
                    number("dread", NumberKind::plain, Visibility::everyone, Ref::Kind::encounter),
                    number("evening", NumberKind::plain, Visibility::everyone, Ref::Kind::campaign)};
  ConditionSchema dazed;
  dazed.key = dazed.name = "dazed";
  ConditionSchema marked;  // means something only with data
  marked.key = marked.name = "marked";
  marked.by_hand = false;
  schema.conditions = {dazed, marked};
  RelationSchema gate;  // a border of zones
  gate.key = gate.name = gate.line = "gate";
  gate.numbers = {number("limit", NumberKind::plain, Visibility::everyone, Ref::Kind::none)};
  RelationSchema hatred;  // none
  hatred.key = hatred.name = "hatred";
  schema.relations = {gate, hatred};
  schema.actions = {
      action("step", For::creature, {form::to()}),
      action("strike", For::creature, {form::target()}),
      action("parley", For::creature, {form::target(), form::field("other", "Other", FieldSchema::Kind::creature)}),
      action("arm", For::creature),
      action("end_turn", For::creature),
      action("start_fight", For::gm),
      action("end_fight", For::gm),
      action("ambush", For::gm, {form::target()}),
      action("next_turn", For::table),
      action("dusk", For::table),
      action("break_it", For::gm),
      action("throw_it", For::gm)};
  if (edition != Edition::dropped) schema.actions.push_back(action("rally", For::gm));
  schema.refusals.push_back({"E_FAR", "Too far.", "", false});
  schema.refusals.push_back({"E_TURN", "Not your turn.", "", false});
  schema.refusals.push_back({"E_UNWANTED", "Nobody wants to.", "", true});
  RecordField wields{"wields", "Wields", RecordField::Kind::words, false, 0, 0, 0, {}, {}};
  wields.kinds = {"weapon"};
  const RecordField hp{"hp", "Hit points", RecordField::Kind::number, false, 20, 1, 40, {}, {}};
  const RecordField damage{"damage", "Damage", RecordField::Kind::dice, false, 0, 0, 0, {}, {}};
  const RecordField description{"text", "Description", RecordField::Kind::text, false, 0, 0, 0, {}, {}};
  const RecordField trade{"trade", "Trade", RecordField::Kind::word, false, 0, 0, 0, {}, {}};
  const RecordField marks{"marks", "Marks", RecordField::Kind::numbers, false, 0, 0, 9, {}, {}};
  const RecordField light{"light_dim", "Dim light", RecordField::Kind::number, false, 0, 0, 99, {}, {}};
  const RecordField bright{"light_bright", "Bright light", RecordField::Kind::number, false, 0, 0, 99, {}, {}};
  schema.records = {{"weapon", "Weapon", {damage, light, bright, description}, "", true},
                    {"creature", "Creature", {hp, wields, marks, description}},
                    {"hero", "Hero", {hp, wields, trade}}};
  schema.refusals.push_back({"E_POINTS", "A hero has at most {most} hit points.", "", false});
  schema.refusals.push_back({"E_BARE", "Take a weapon.", "", true});
  for (const char* text : {"dodge", "agree", "attack", "damage", "heroes", "foes", "to", "other", "noon", "night_falls",
                           "points", "which"})
    schema.texts.push_back({text, text});
  lunging::add_to(schema);
  return schema;
}

class SkirmishSystem : public BareSystem {
 public:
  SkirmishSystem(Edition edition, Content content)
      : BareSystem(skirmish_schema(edition), std::move(content)), edition_(edition) {}

  void play(Resolution& r) const override {
    const Key action = r.command().action;
    if (lunging::play(r)) return;
    if (action == "step"_k) return step(r);
    if (action == "strike"_k) return strike(r);
    if (action == "parley"_k) return parley(r);
    if (action == "arm"_k) return arm(r);
    if (action == "end_turn"_k) return end_turn(r);
    if (action == "start_fight"_k) return start_fight(r);
    if (action == "rally"_k) return rally(r);
    if (action == "end_fight"_k) return end_fight(r);
    if (action == "ambush"_k) return ambush(r);
    if (action == "next_turn"_k) return next_turn(r);
    if (action == "dusk"_k) return dusk(r);
    if (const Procedure of_kernel = procedure_of(action)) return of_kernel(r);
    FT_ASSERT(action != "break_it"_k, "this rulebook has a bug");
    if (action == "throw_it"_k) throw std::out_of_range("this rulebook looks where nothing is");
    r.require(false, {"E_UNKNOWN_ACTION"_k, {}, {}});
  }

  std::optional<Due> due(const World& world, EncounterId encounter) const override {
    if (!encounter) {
      if (world.campaign().numbers.get("evening"_k) == 0) return std::nullopt;
      return Due{{"dusk"_k, {}, {}, {}, {}}, 5'000};
    }
    if (world.encounter(encounter).turn) return std::nullopt;
    return Due{{"next_turn"_k, world.encounter(encounter).order.front(), {}, {}, {}}, 0};
  }

  Admission admit(const World& world, const Command& wanted) const override { return lunging::admit(world, wanted); }
  std::vector<Due> expirations(const World& world, EncounterId encounter) const override {
    return encounter ? std::vector<Due>{} : lunging::expirations(world);
  }
  Admission admit_alongside(const World& world, const Command& wanted, const InFlightCommand& open) const override {
    if (const auto lunges = lunging::beside(wanted, open.command)) return *lunges;
    const Creature* a = world.find(wanted.actor);
    const Creature* b = world.find(open.command.actor);
    if (a && b && a->id != b->id && !a->encounter && !b->encounter) return Admission::opens;
    return wanted.action == "end_fight"_k ? Admission::refused : Admission::waits;
  }

  Numbers initial_numbers(Key kind) const override {
    return kind == "club"_k ? Numbers{{"hp"_k, 5}} : Numbers{};  // before it breaks
  }
  Creature make_creature(const Record& record, const Campaign& campaign, CreatureId id,
                         std::uint64_t next_item) const override {
    Creature creature = BareSystem::make_creature(record, campaign, id, next_item);
    creature.name = record.name;
    creature.record = record.id;
    creature.numbers = {{"hp"_k, record.number("hp"_k)}};
    for (const Key kind : record.words("wields"_k))
      creature.items.push_back({.id = {next_item++}, .kind = kind, .placement = "held"_k, .place = {}, .numbers = {}});
    return creature;
  }

  /// At most 25 hit points (a rule), and a weapon (a fact).
  HeroBuild make_hero(const Record& hero, const Campaign& campaign, CreatureId id,
                      std::uint64_t next_item) const override {
    HeroBuild made;
    made.creature = make_creature(hero, campaign, id, next_item);
    if (const Key trade = hero.word("trade"_k)) made.creature.features.push_back({trade, {}});
    made.creature.numbers.set("plot"_k, 7);
    const std::int64_t hp = hero.number("hp"_k);
    made.allowances = {{"points"_k, hp, 25, {}}};
    if (hp > 25) made.problems.push_back({"hp", {"E_POINTS"_k, {{"most"_k, 25}}, {}}});
    if (hero.words("wields"_k).empty()) made.problems.push_back({"wields", {"E_BARE"_k, {}, {}}});
    return made;
  }

  /// Refuses a weapon without damage; narrow: also one with much.
  std::vector<ContentProblem> check(const Content& content) const override {
    std::vector<ContentProblem> problems;
    for (const Record* weapon : content.every("weapon"_k))
      if (weapon->dice("damage"_k) == DiceText{})
        problems.push_back({"", 0, "weapon." + weapon->id_text + ".damage", "dice that hurt"});
      else if (edition_ == Edition::narrow && weapon->dice("damage"_k).sides > 8)
        problems.push_back({"", 0, "weapon." + weapon->id_text + ".damage", "at most a d8"});
    return problems;
  }

  std::vector<SheetLine> sheet(const View& view, CreatureId creature) const override {
    return {{"hp"_k, Sum{{"hp"_k, view.creature(creature).numbers.get("hp"_k), {}, false}}, {}}};
  }
  PathPreview preview(const View&, CreatureId, const Path& path) const override {
    PathPreview preview;
    for (std::size_t i = 0; i < path.size(); ++i) preview.cost.push_back(1000 * static_cast<std::int64_t>(i + 1));
    preview.band.assign(path.size(), Key{});
    preview.stops_at = path.size();
    return preview;
  }

 private:
  static void on_turn(Resolution& r) {
    const Creature& actor = r.world().creature(r.actor());
    r.require(!actor.encounter || r.world().encounter(actor.encounter).turn == r.actor(), {"E_TURN"_k, {}, {}});
  }

  static void step(Resolution& r) {
    const Place to = r.place("to"_k);
    on_turn(r);
    const Creature& actor = r.world().creature(r.actor());
    const bool near =
        std::abs(to.cell.column - actor.place.cell.column) <= 1 && std::abs(to.cell.row - actor.place.cell.row) <= 1;
    r.require(near && !walls_block_step(r.world().scene(actor.scene), 1, actor.place.cell, to.cell),
              {"E_FAR"_k, {}, {}});
    StepEffects effects(r, r.actor());
    r.emit(Moved{r.actor(), actor.scene, actor.place, to, {}});
    (void)effects.end_walk(r, Footing::arrived);
  }

  void strike(Resolution& r) const {
    const CreatureId target = r.creature("target"_k);
    on_turn(r);
    Question dodge;
    dodge.asked = target;
    dodge.prompt = "dodge"_k;
    dodge.params = {{"who"_k, r.actor()}};
    dodge.default_answer = false;
    dodge.seconds = 30;
    Params params{{"target"_k, target}};
    if (!actor_of(r).items.empty()) params.push_back({"number"_k, die_of(actor_of(r))});
    r.emit(LogLine{"attack"_k, params, {}, {}});
    const bool dodges = *r.ask([&] { return dodge; }).as<bool>();
    int shown = r.roll(20, r.actor(), "attack"_k);
    if (edition_ == Edition::changed_rules) shown = r.roll(20, r.actor(), "attack"_k);
    const bool hits = shown >= (dodges ? 15 : 5);
    r.emit(RollMade{
        r.actor(), "attack"_k, target, {{20, shown, false}}, Sum{{"die"_k, shown, {}, false}}, {}, {}, {}, {}});
    if (!hits) return;
    const int damage = r.roll(die_of(actor_of(r)), r.actor(), "damage"_k);
    r.set(target, "hp"_k, r.world().creature(target).numbers.get("hp"_k) - damage);
    if (damage == 6)
      r.emit(ConditionGained{target, Condition{{r.next_id()}, "dazed"_k, r.actor(), {}, {}, {}, {}, {}, false}});
  }

  static const Creature& actor_of(const Resolution& r) { return r.world().creature(r.actor()); }

  /// Of the weapon that is held; bare hands are a d6 too, for the sake of the tests.
  int die_of(const Creature& creature) const {
    const Record* weapon = creature.items.empty() ? nullptr : content().find("weapon"_k, creature.items.front().kind);
    return weapon ? weapon->dice("damage"_k).sides : 6;
  }

  void arm(Resolution& r) const {
    Question which;
    which.asked = r.actor();
    which.prompt = "which"_k;
    which.shape = Shape::one_of;
    for (const Record* weapon : content().all("weapon"_k)) which.options.push_back({weapon->id, weapon->id, {}});
    const Key kind = *r.ask([&] { return which; }).as<Key>();
    r.emit(
        ItemGained{r.actor(), {.id = {r.next_id()}, .kind = kind, .placement = "held"_k, .place = {}, .numbers = {}}});
  }

  static void parley(Resolution& r) {
    std::vector<Question> questions;
    for (const Key field : {"target"_k, "other"_k}) {
      Question agree;
      agree.asked = r.creature(field);
      agree.prompt = "agree"_k;
      agree.default_answer = false;
      questions.push_back(agree);
    }
    const std::vector<Value> answers = r.ask_each(questions);
    std::int64_t agreed = 0;
    for (const Value& answer : answers) agreed += *answer.as<bool>() ? 1 : 0;
    r.require(agreed > 0, {"E_UNWANTED"_k, {}, {}});
    r.set(r.actor(), "hp"_k, 10 * agreed);
  }

  static void end_turn(Resolution& r) {
    on_turn(r);
    const EncounterId fight = r.world().creature(r.actor()).encounter;
    r.require(fight.value != 0, {"E_TURN"_k, {}, {}});
    r.emit(TurnEnded{fight, r.actor()});
    std::vector<CreatureId> order = r.world().encounter(fight).order;
    order.push_back(order.front());
    order.erase(order.begin());
    r.emit(OrderSet{fight, order});
  }

  /// Asks in the turn's first moment where the creature has a single hit point.
  static void next_turn(Resolution& r) {
    r.emit(TurnStarted{actor_of(r).encounter, r.actor()});
    if (actor_of(r).numbers.get("hp"_k) == 1)
      (void)r.ask_yes({.asked = r.actor(), .prompt = "agree"_k, .default_answer = false});
  }

  /// All of the scene, by name.
  static Encounter whole_fight(const Resolution& r) {
    Encounter fight;
    fight.id = {r.id().value};
    fight.scene = r.scene();
    std::vector<std::pair<std::string, CreatureId>> by_name;
    for (const Creature* creature : r.world().creatures())
      if (creature->scene == fight.scene) by_name.emplace_back(creature->name, creature->id);
    std::sort(by_name.begin(), by_name.end());
    for (const auto& [name, id] : by_name) fight.order.push_back(id);
    return fight;
  }

  static void start_fight(Resolution& r) {
    r.require(!encounter_in(r.world(), r.scene()), {"E_TURN"_k, {}, {}});
    r.emit(EncounterStarted{whole_fight(r)});
  }

  void rally(Resolution& r) const {
    r.require(edition_ != Edition::dropped, {"E_UNKNOWN_ACTION"_k, {}, {}});
    if (edition_ == Edition::with_bug) throw std::out_of_range("this rulebook looks where nothing is");
    Encounter fight = whole_fight(r);
    if (edition_ == Edition::changed_rules) std::reverse(fight.order.begin(), fight.order.end());
    r.emit(EncounterStarted{fight});
    const CreatureId first = fight.order.empty() ? CreatureId{} : fight.order.front();
    (void)r.ask_yes({.asked = first, .prompt = "agree"_k, .default_answer = false});
  }

  static void end_fight(Resolution& r) {
    const EncounterId fight = encounter_in(r.world(), r.scene());
    r.require(bool(fight), {"E_TURN"_k, {}, {}});
    r.emit(EncounterEnded{fight});
  }

  static void ambush(Resolution& r) { r.emit(CreatureHidden{r.creature("target"_k), false}); }

  static void dusk(Resolution& r) {
    const std::int64_t evening = r.world().campaign().numbers.get("evening"_k);
    FT_ASSERT(evening != 13, "nothing is to happen on this evening");
    r.require(evening <= 50, {"E_FAR"_k, {}, {}});
    r.set(Ref::campaign(), "evening"_k, 0);
    r.emit(LogLine{"night_falls"_k, {}, {}, {}});
  }

  Edition edition_;
};

const std::vector<Draft>& shipped() {
  static const auto drafts = codec::read_content_text(R"([[weapon]]
id = "club"
name = "Club"
damage = "1d6"

[[creature]]
id = "rat"
name = "Rat"
hp = 2
)",
                                                      "skirmish.toml");
  return *drafts;
}
}  // namespace

std::unique_ptr<const System> make_skirmish(Edition edition) {
  return std::make_unique<SkirmishSystem>(edition, *read_content(skirmish_schema(edition), shipped()));
}

namespace {
table::Rulebook make_book(Edition edition) {
  auto system = make_skirmish(edition);
  State sample = skirmish_sample(*system);
  table::Rulebook book{std::move(system),
                       {edition == Edition::first || edition == Edition::narrow ? "1" : "2", 0},
                       std::move(sample),
                       shipped()};
  book.with_own = [edition](const System& base, const CustomContent& own) -> table::MadeSystem {
    if (edition == Edition::with_bug) throw std::out_of_range("this rulebook looks where nothing is");
    auto content = read_own_content(base.schema(), base.content(), own);
    if (!content) return std::unexpected(std::move(content.error()));
    auto made = std::make_unique<SkirmishSystem>(edition, std::move(*content));
    if (auto problems = made->check(made->content()); !problems.empty()) return std::unexpected(std::move(problems));
    return made;
  };
  return book;
}
}  // namespace

TestRulebook::TestRulebook(Edition edition) : book_(make_book(edition)) {}

const table::Rulebook* TestRulebook::find(std::string_view system) const {
  return system == "skirmish" ? &book_ : nullptr;
}

}  // namespace ft::test
