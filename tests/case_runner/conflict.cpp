// Playing a conflict up to the turn a case begins in, on a copy where nothing but the order matters.
#include "tests/case_runner/conflict.hpp"

#include <algorithm>

#include "rules/kernel/resolution/resolution.hpp"
#include "tests/case_runner/case_error.hpp"
#include "tests/case_runner/command_words.hpp"

namespace ft::scn {

using namespace rules;

namespace {

/// High rolls for the creatures that act early.
class OrderedDice : public Dice {
 public:
  explicit OrderedDice(const std::vector<CreatureId>& order) : order_(order) {}
  std::int32_t face(std::int32_t sides, Ref by, Key) override {
    const auto place =
        static_cast<std::int32_t>(std::find(order_.begin(), order_.end(), by.creature()) - order_.begin());
    return std::clamp(sides - place, std::min(2, sides), sides);
  }

 private:
  const std::vector<CreatureId>& order_;
};

struct Wanted {
  std::vector<CreatureId> order;
  CreatureId turn;
  bool no_turn = false;
  std::optional<std::int64_t> round, clock_s;
  Command start;
};

class Beginning {
 public:
  Beginning(const System& system, State bare, const Wanted& wanted, int line)
      : system_(system), state_(std::move(bare)), wanted_(wanted), dice_(wanted.order), line_(line) {}

  State play() {
    run(wanted_.start);
    Encounter& encounter = state_.encounters.front();
    encounter.order = wanted_.order;
    if (wanted_.no_turn) return std::move(state_);
    const bool turns = until([&] { return static_cast<bool>(now().turn); });
    if (turns && wanted_.turn && !until([&] { return now().turn == wanted_.turn; }))
      throw CaseError(line_,
                      "given conflict: it never becomes the turn of the one named; the rulebook's order forbids it");
    return std::move(state_);
  }

 private:
  const Encounter& now() const { return state_.encounters.front(); }

  /// Plays what is due, and ends turns, until `there`. False when nothing moves on.
  template <class There>
  bool until(There there) {
    for (int steps = 0; steps < 300; ++steps) {
      if (there()) return true;
      if (const auto due = system_.due(World(state_), now().id))
        run(due->command);
      else if (now().turn && system_.action(Key("end_turn")))
        run({Key("end_turn"), now().turn, {}, {}, {}});
      else
        return false;
    }
    return false;
  }

  void run(const Command& command) {
    const State base = state_;
    const Run run{system_, base, command, Viewer::gm(), {++resolutions_}};
    Tape tape;
    Outcome outcome = resolve(run, tape, dice_);
    while (outcome.kind == Outcome::Kind::needs_answer) {
      for (const Question& question : outcome.open)
        tape.emplace_back(
            Answered{question.tag, question.asked, question.prompt, question.default_answer, AnsweredBy::timeout});
      outcome = resolve(run, tape, dice_);
    }
    if (outcome.kind != Outcome::Kind::finished)
      throw CaseError(line_, "given conflict: the rulebook refuses " + system_.names().of(command.action) + ": " +
                                 system_.names().of(outcome.refusal.code));
    fold(state_, outcome.events);
  }

  const System& system_;
  State state_;
  const Wanted& wanted_;
  OrderedDice dice_;
  int line_;
  std::uint64_t resolutions_ = 100;
};

/// All creatures as the rulebook makes them: initial numbers, no conditions, features, items, relations; only
/// participants on the map.
State bare(const CaseSetup& stage, const std::vector<CreatureId>& order) {
  State state = stage.state;
  state.relations.clear();
  for (Creature& creature : state.creatures) {
    creature.conditions.clear();
    creature.features.clear();
    creature.items.clear();
    creature.hidden = false;
    creature.numbers = stage.fresh.at(creature.id);
    if (std::find(order.begin(), order.end(), creature.id) == order.end()) creature.place = {};
  }
  return state;
}

bool has_condition(const Creature& creature, Key key) {
  const auto& all = creature.conditions;
  return std::any_of(all.begin(), all.end(), [&](const Condition& one) { return one.key == key; });
}

/// What the beginning changed comes over, but not what the case gave itself.
void take_over(CaseSetup& stage, const State& before, State after, const Wanted& wanted) {
  for (std::size_t i = 0; i < after.creatures.size(); ++i) {
    Creature& creature = stage.state.creatures[i];
    const Creature& played = after.creatures[i];
    creature.encounter = played.encounter;
    for (const auto& [key, value] : played.numbers.all()) {
      const bool changed = !before.creatures[i].numbers.has(key) || before.creatures[i].numbers.get(key) != value;
      if (changed && !stage.written.contains({creature.id, key})) creature.numbers.set(key, value);
    }
    for (const Condition& condition : played.conditions)
      if (!has_condition(creature, condition.key)) creature.conditions.push_back(condition);
  }
  stage.state.relations.insert(stage.state.relations.end(), after.relations.begin(), after.relations.end());
  stage.state.encounters = std::move(after.encounters);
  Encounter& encounter = stage.state.encounters.front();
  if (wanted.round) encounter.round = static_cast<std::int32_t>(*wanted.round);
  if (wanted.clock_s) encounter.clock_s = *wanted.clock_s;
}

/// What begins a fight, as the rulebook calls it.
const ActionSchema* beginning(const CaseVocabulary& vocabulary) {
  const ActionSchema* conflict = vocabulary.system().action(Key("start_conflict"));
  return conflict ? conflict : vocabulary.system().action(Key("start_encounter"));
}

Wanted read(const CaseVocabulary& vocabulary, const CaseSetup& stage, Words& words) {
  Wanted wanted;
  const ActionSchema* action = beginning(vocabulary);
  if (action) wanted.start.action = Key(action->key);
  while (!words.done()) {
    if (words.take_if(",")) continue;
    if (words.take_if("round")) {
      wanted.round = words.number("the round's number");
    } else if (words.take_if("clock")) {
      wanted.clock_s = words.number("seconds");
    } else if (words.take_if("turn")) {
      words.expect("of");
      wanted.no_turn = words.take_if("nobody");
      if (!wanted.no_turn) wanted.turn = read_creature(stage, words).id;
    } else if (words.take_if("order")) {
      do wanted.order.push_back(read_creature(stage, words).id);
      while (words.is(",") && stage.find(words.peek(1).text) && words.take_if(","));
    } else if (!action || !read_field(vocabulary, stage, *action, wanted.start, words)) {
      words.wrong("round N, turn of NAME, order NAME, NAME, clock N, or a field of start_conflict");
    }
  }
  if (wanted.order.empty())
    for (const Creature& creature : stage.state.creatures)
      if (creature.place.kind != Place::Kind::nowhere) wanted.order.push_back(creature.id);
  return wanted;
}

}  // namespace

void begin_conflict(const CaseVocabulary& vocabulary, CaseSetup& stage, Words words) {
  const Wanted wanted = read(vocabulary, stage, words);
  if (beginning(vocabulary)) {
    const State before = bare(stage, wanted.order);
    State after = Beginning(vocabulary.system(), before, wanted, words.line).play();
    return take_over(stage, before, std::move(after), wanted);
  }
  Encounter encounter;
  encounter.id = {1};
  encounter.scene = stage.scene().id;
  encounter.order = wanted.order;
  encounter.turn = wanted.turn;
  encounter.round = static_cast<std::int32_t>(wanted.round.value_or(1));
  encounter.clock_s = wanted.clock_s.value_or(0);
  for (const CreatureId id : wanted.order) stage.edit(id)->encounter = encounter.id;
  stage.state.encounters.push_back(std::move(encounter));
}

}  // namespace ft::scn
