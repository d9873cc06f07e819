#include "tests/server/rulebooks/random_table.hpp"

#include <algorithm>

#include "rules/kernel/offers.hpp"
#include "tests/case_runner/laws.hpp"
#include "tests/case_runner/trouble.hpp"

namespace ft::test {

using namespace rules;

namespace {

constexpr int most_answers = 100;

const ActionSchema& schema_of(const System& system, Key action) {
  const auto& all = system.schema().actions;
  return *std::find_if(all.begin(), all.end(), [&](const ActionSchema& one) { return Key(one.key) == action; });
}

const Creature* creature_of(const State& state, CreatureId id) {
  const auto at =
      std::find_if(state.creatures.begin(), state.creatures.end(), [&](const Creature& one) { return one.id == id; });
  return at == state.creatures.end() ? nullptr : &*at;
}

}  // namespace

RandomTable::RandomTable(const table::Rulebook& rulebook, unsigned seed)
    : state(rulebook.sample), system_(*rulebook.system), chance_(seed) {}

std::int32_t RandomTable::face(std::int32_t sides, Ref, Key) {
  return 1 + static_cast<std::int32_t>(below(static_cast<std::uint64_t>(sides)));
}

void RandomTable::play_one() {
  if (const auto next = due()) return play(*next, Viewer::gm());
  Viewer viewer = Viewer::gm();
  if (below(2) == 0) {
    const Creature& own = state.creatures[below(state.creatures.size())];
    viewer = {Viewer::Role::player, {7}, {own.id}};
  }
  play(wanted(viewer), viewer);
}

/// What is due at once.
std::optional<Command> RandomTable::due() const {
  const World world(state);
  std::vector<EncounterId> all{{}};
  for (const Encounter& encounter : state.encounters) all.push_back(encounter.id);
  for (const EncounterId encounter : all)
    if (const auto next = system_.due(world, encounter); next && next->after_ms == 0) return next->command;
  return std::nullopt;
}

Command RandomTable::wanted(const Viewer& viewer) {
  CreatureId actor = viewer.is_gm() ? state.creatures[below(state.creatures.size())].id : viewer.creatures.front();
  const bool of_gm = viewer.is_gm() && below(5) == 0;
  if (of_gm) actor = {};
  std::vector<Offer> all = offers(system_, state, viewer, actor);
  std::vector<Offer> legal;
  std::copy_if(all.begin(), all.end(), std::back_inserter(legal), [](const Offer& offer) { return !offer.why_not; });
  const std::vector<Offer>& among = legal.empty() || below(6) == 0 ? all : legal;
  Command command = among[below(among.size())].command;
  fill(command, viewer);
  return command;
}

void RandomTable::fill(Command& command, const Viewer& viewer) {
  for (const FieldSchema& field : schema_of(system_, command.action).form) {
    if (find(command.form, Key(field.key)) || (!field.required && below(2) == 0)) continue;
    if (auto value = filled(command, field, viewer)) command.form.push_back({Key(field.key), *value});
  }
}

std::optional<Value> RandomTable::filled(const Command& command, const FieldSchema& field, const Viewer& viewer) {
  using Kind = FieldSchema::Kind;
  const Creature* actor = creature_of(state, command.actor);
  const Cell from = actor ? actor->place.cell : Cell{5, 5};
  const auto near = [&](Cell cell) {
    return Cell{cell.column + static_cast<std::int32_t>(below(3)) - 1,
                cell.row + static_cast<std::int32_t>(below(3)) - 1};
  };
  switch (field.kind) {
    case Kind::place: return Value(Place::at(near(near(from))));
    case Kind::path: {
      Path path;
      for (Cell cell = near(from); path.size() < 1 + below(6); cell = near(cell)) path.push_back(cell);
      return Value(path);
    }
    case Kind::number:
      return Value(field.least +
                   static_cast<std::int64_t>(below(static_cast<std::uint64_t>(field.most - field.least + 1))));
    case Kind::text: return Value("whatever");
    case Kind::yes_no: return Value(below(2) == 0);
    default: break;
  }
  std::vector<Choice> all = choices(system_, state, viewer, command, Key(field.key));
  if (below(4) != 0) std::erase_if(all, [](const Choice& choice) { return choice.why_not.has_value(); });
  if (all.empty()) return std::nullopt;
  return all[below(all.size())].value;
}

Value RandomTable::answer(const Question& question) {
  switch (question.shape) {
    case Shape::one_of:
    case Shape::action: return question.options.at(below(question.options.size())).value;
    case Shape::some_of: {
      Values some;
      for (const Option& option : question.options)
        if (below(2) == 0) some.push_back(option.value);
      return legal(question, some) ? Value(some) : question.otherwise;
    }
    case Shape::number:
      return question.least +
             static_cast<std::int64_t>(below(static_cast<std::uint64_t>(question.most - question.least + 1)));
    case Shape::place: return Place::at(question.cells.at(below(question.cells.size())));
    case Shape::yes_no: return below(2) == 0;
    case Shape::text: return "So be it.";
  }
  return {};
}

void RandomTable::play(const Command& command, const Viewer& viewer) {
  story << system_.names().of(command.action) << " of " << command.actor.value << '\n';
  const Run run{system_, state, command, viewer, {++last_id_}};
  Tape tape;
  std::vector<scn::Cut> cuts;
  Outcome outcome = resolve(run, tape, *this);
  for (int answers = 0; outcome.kind == Outcome::Kind::needs; ++answers) {
    if (answers == most_answers) throw scn::Trouble(0, "it never stops asking");
    cuts.push_back({tape.size(), outcome.events.size(), outcome.open});
    const Question& asked = outcome.open.at(below(outcome.open.size()));
    const Value said = answer(asked);
    if (!legal(asked, asked.otherwise)) throw scn::Trouble(0, "the default of a question is none of its legal answers");
    tape.emplace_back(Answered{asked.tag, asked.asked, asked.about, legal(asked, said) ? said : asked.otherwise});
    outcome = resolve(run, tape, *this);
    if (outcome.kind != Outcome::Kind::answer_refused) continue;
    tape.pop_back();
    tape.emplace_back(Answered{asked.tag, asked.asked, asked.about, asked.otherwise});
    outcome = resolve(run, tape, *this);
  }
  if (outcome.kind == Outcome::Kind::refused) return scn::check_refusal(run, outcome, tape, 0);
  if (outcome.kind != Outcome::Kind::finished) throw scn::Trouble(0, "it neither ends nor asks: " + outcome.divergence);
  finished.insert(command.action);
  scn::check_laws(run, tape, outcome.events, cuts, 0);
  fold(state, outcome.events);
}

}  // namespace ft::test
