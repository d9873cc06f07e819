#include "tests/bench/kernel/ambush.hpp"

#include <cstdio>
#include <cstdlib>

#include "rules/kernel/state/world.hpp"
#include "server/codec/content/content_toml.hpp"
#include "server/codec/content/sample.hpp"
#include "server/table/history/new_campaign.hpp"

namespace ft::bench {

using namespace rules;
using namespace rules::literals;

namespace {

[[noreturn]] void give_up(const codec::Problems& problems) {
  for (const ContentProblem& problem : problems) std::fprintf(stderr, "%s\n", codec::sentence(problem).c_str());
  std::exit(1);
}

CreatureId made_from(const State& state, Key record) {
  for (const Creature& creature : state.creatures)
    if (creature.record == record) return creature.id;
  std::fprintf(stderr, "the sample lacks a creature\n");
  std::exit(1);
}

void stand(State& state, CreatureId who, Cell cell) {
  for (const Creature& creature : state.creatures)
    if (creature.id == who) return fold(state, Moved{who, creature.scene, creature.place, Place::at(cell), {}});
}

}  // namespace

std::unique_ptr<const System> make_grimwire() {
  const auto content = codec::read_content_folder(FT_RULEBOOKS "/grimwire/content");
  if (!content) give_up(content.error());
  auto system = make_system("grimwire", *content);
  if (!system) give_up(system.error());
  return std::move(*system);
}

Ambush::Ambush(const System& system, Windows windows) {
  const auto sample = codec::read_sample_file(FT_RULEBOOKS "/grimwire/sample/sample.toml");
  if (!sample) give_up(sample.error());
  auto begun = table::sample_state(system, *sample, {});
  if (!begun) give_up(begun.error());
  state = std::move(*begun);
  raider = made_from(state, "raider"_k);
  cyrus = made_from(state, "cyrus"_k);
  brakk = made_from(state, "brakk"_k);
  aune = made_from(state, "aune"_k);

  Encounter encounter;
  encounter.id = fight;
  encounter.scene = state.campaign.shown;
  encounter.round = 1;
  encounter.turn = raider;
  for (const Creature& creature : state.creatures)
    if (creature.scene == encounter.scene) encounter.order.push_back(creature.id);
  fold(state, EncounterStarted{encounter});

  stand(state, raider, {10, 9});
  stand(state, cyrus, {9, 9});
  stand(state, brakk, windows == Windows::none ? Cell{0, 0} : Cell{8, 9});
  stand(state, aune, windows == Windows::three ? Cell{5, 9} : Cell{0, 17});
  if (windows == Windows::three) fold(state, ItemGained{cyrus, {{99}, "plank_shield"_k, "held"_k, {}, {}}});
}

Command Ambush::attack() const {
  Command command{"attack"_k, raider, {{"target"_k, cyrus}}, {}, {}};
  for (const Creature& creature : state.creatures)
    if (creature.id == raider)
      for (const Item& item : creature.items)
        if (item.placement == "held"_k) command.form.push_back({"weapon"_k, item.id});
  return command;
}

std::int32_t SteadyDice::face(std::int32_t sides, Ref, Key) {
  next_ ^= next_ << 13;
  next_ ^= next_ >> 7;
  next_ ^= next_ << 17;
  return static_cast<std::int32_t>((next_ >> 11) % static_cast<std::uint64_t>(sides)) + 1;
}

PlayedOut play_out(const System& system, const State& state, const Command& command, Dice& dice) {
  PlayedOut played;
  Tape tape;
  const Run run{system, state, command, Viewer::gm(), {77}};
  Outcome outcome = resolve(run, tape, dice);
  while (outcome.kind == Outcome::Kind::needs_answer) {
    const Question& question = outcome.open.front();
    tape.emplace_back(Answered{question.tag, question.asked, question.prompt, question.default_answer});
    ++played.questions;
    outcome = resolve(run, tape, dice);
  }
  if (outcome.kind != Outcome::Kind::finished) {
    std::fprintf(stderr, "a command of the bench is refused: %s%s\n", system.names().of(outcome.refusal.code).c_str(),
                 outcome.divergence.c_str());
    std::exit(1);
  }
  played.events = std::move(outcome.events);
  return played;
}

}  // namespace ft::bench
