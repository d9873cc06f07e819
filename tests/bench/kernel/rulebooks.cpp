// Every rulebook alike: commands with questions, what a creature of a large fight could do, loading the content.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "rules/game/game.hpp"
#include "rules/kernel/state/offsets.hpp"
#include "server/codec/content/content_toml.hpp"
#include "tests/fair/random_commands.hpp"
#include "tests/fair/setting.hpp"

namespace ft::bench {
namespace {

using namespace rules;
using fair::Chance;
using fair::Setting;

constexpr int creatures = 40, columns = 30, rows = 20, zones_a_side = 6;
constexpr int tries = 200'000;  // until a command is found that asks as often as wanted

[[noreturn]] void give_up(const std::string& why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  std::exit(1);
}

std::unique_ptr<const System> load(const std::string& id) {
  const auto content = codec::read_content_folder(std::string(FT_RULEBOOKS "/") + id + "/content");
  if (!content) give_up(codec::sentence(content.error().front()));
  auto system = make_system(id, *content);
  if (!system) give_up(codec::sentence(system.error().front()));
  return std::move(*system);
}

/// Plays a command to its end, all answers being defaults. How many there were, or -1 where it is refused.
int play_out(const System& system, const State& state, const Command& command, Dice& dice, Events* events = nullptr) {
  WindowCache recall;
  const Run run{system, state, command, Viewer::gm(), {77}, &recall};
  Tape tape;
  Outcome outcome = resolve(run, tape, dice);
  int questions = 0;
  for (; outcome.kind == Outcome::Kind::needs_answer; ++questions) {
    const Question& question = outcome.open.front();
    tape.emplace_back(Answered{question.tag, question.asked, question.prompt, question.default_answer});
    outcome = resolve(run, tape, dice);
  }
  if (events) *events = std::move(outcome.events);
  return outcome.kind == Outcome::Kind::finished ? questions : -1;
}

void happen(const System& system, State& state, const Command& command, Dice& dice) {
  Events events;
  if (play_out(system, state, command, dice, &events) < 0) give_up("a fight of the bench does not begin");
  fold(state, events);
}

/// A fight of so many, each made from the next record of the content, started and played until a creature may act.
State fight(const System& system, const Setting& setting, int count, Chance& chance) {
  State state = fair::random_state(system, setting, chance);
  Scene& scene = state.scenes.front();
  const bool zones = scene.grid == Scene::Grid::zones;
  scene.columns = zones ? zones_a_side : columns;
  scene.rows = zones ? zones_a_side : rows;
  scene.terrain = {};
  state.relations.clear();
  state.creatures.clear();
  const auto records = system.content().all(Key("creature"));
  for (int i = 0; i < count; ++i) {
    const CreatureId id{static_cast<std::uint64_t>(i + 1)};
    Creature creature = system.make_creature(*records[static_cast<std::size_t>(i) % records.size()], state.campaign, id,
                                             id.value << 16);
    creature.scene = scene.id;
    const Cell cell = cell_at_offset(scene, {i * 2 % scene.columns, i * 2 / scene.columns % scene.rows});
    creature.place = zones ? Place::in_zone(cell) : Place::at(cell);
    state.creatures.push_back(std::move(creature));
  }
  happen(system, state, {setting.begin, {}, {}, {}, {}}, chance);
  while (!state.encounters.front().turn) {
    const auto due = system.due(World(state), state.encounters.front().id);
    if (!due) break;  // a book without turns
    happen(system, state, due->command, chance);
  }
  return state;
}

/// The creature whose turn it is, or any where there are no turns.
CreatureId who_acts(const Encounter& fight, Chance& chance) {
  return fight.turn ? fight.turn : chance.one_of(fight.order);
}

/// Chance that remembers its faces and shows them again.
class Remembered final : public Dice {
 public:
  explicit Remembered(Chance& chance) : chance_(&chance) {}
  std::int32_t face(std::int32_t sides, Ref by, Key purpose) override {
    if (next_ == faces_.size()) faces_.push_back(chance_->face(sides, by, purpose));
    return faces_[next_++];
  }
  void rewind() { next_ = 0; }

 private:
  Chance* chance_;
  std::vector<std::int32_t> faces_;
  std::size_t next_ = 0;
};

/// What a seeded search finds: a command that asks so many questions when every answer is the default.
struct Asking {
  State state;
  Command command;
  Remembered dice;
};
Asking find_asking(const System& system, const Setting& setting, Chance& chance, int questions) {
  fair::RandomCommands random(system, setting, chance);
  for (int i = 0; i < tries;) {
    State state = fight(system, setting, 8, chance);
    for (int of_this = 0; of_this < 400; ++of_this, ++i) {
      const Encounter* running = state.encounters.empty() ? nullptr : &state.encounters.front();
      if (!running) break;
      const auto due = system.due(World(state), running->id);
      const auto command =
          due ? std::optional(due->command) : random.command(state, Viewer::gm(), who_acts(*running, chance));
      if (!command || command->action == setting.end) continue;
      Events events;
      Remembered dice(chance);
      const int asked = play_out(system, state, *command, dice, &events);
      if (asked == questions && !due && command->overrides.empty()) return {state, *command, dice};
      if (asked >= 0) fold(state, events);
    }
  }
  give_up("chance finds no command with " + std::to_string(questions) + " questions");
}

void resolutions(benchmark::State& timed, const std::string& id, int questions) {
  const auto system = load(id);
  Chance chance(1);
  Asking asking = find_asking(*system, fair::read_setting(id), chance, questions);
  timed.SetLabel(system->names().of(asking.command.action));
  std::int64_t asked = 0;
  for (auto _ : timed) {
    asking.dice.rewind();
    asked += play_out(*system, asking.state, asking.command, asking.dice);
  }
  timed.SetItemsProcessed(timed.iterations());
  timed.counters["questions"] = static_cast<double>(asked) / static_cast<double>(timed.iterations());
}

void offers_in_a_fight_of_40(benchmark::State& timed, const std::string& id) {
  const auto system = load(id);
  Chance chance(1);
  const State state = fight(*system, fair::read_setting(id), creatures, chance);
  const CreatureId whose = who_acts(state.encounters.front(), chance);
  std::size_t count = 0;
  for (auto _ : timed) {
    const auto all = offers(*system, state, Viewer::gm(), whose);
    count = all.size();
    benchmark::DoNotOptimize(all.data());
  }
  timed.counters["offers"] = static_cast<double>(count);
}

/// A step of one of so many creatures in a fight where each has acted about three times, so that there are conditions.
/// Items are frames: the step itself, and the answer to each question that it asks.
void step_in_a_fight(benchmark::State& timed, const std::string& id, int count) {
  const auto system = load(id);
  const Setting setting = fair::read_setting(id);
  Chance chance(1);
  fair::RandomCommands random(*system, setting, chance);
  State state = fight(*system, setting, count, chance);
  std::optional<Command> step;
  Remembered dice(chance);
  for (int played = 0; !step; ++played) {
    if (played == tries || state.encounters.empty()) give_up("chance finds no step in a large fight of " + id);
    const Encounter& running = state.encounters.front();
    const auto due = system->due(World(state), running.id);
    const auto command =
        due ? std::optional(due->command) : random.command(state, Viewer::gm(), who_acts(running, chance));
    if (!command || command->action == setting.end) continue;
    Events events;
    dice = Remembered(chance);
    const bool done = play_out(*system, state, *command, dice, &events) >= 0;
    const bool walks =
        command->action == setting.nears.front() && command->overrides.empty() &&
        std::ranges::any_of(events, [](const Event& event) { return std::holds_alternative<Moved>(event); });
    if (done && walks && played >= 3 * count)
      step = command;
    else if (done)
      fold(state, events);
  }
  timed.SetLabel(system->names().of(step->action));
  std::int64_t asked = 0;
  for (auto _ : timed) {
    dice.rewind();
    asked += play_out(*system, state, *step, dice);
  }
  timed.SetItemsProcessed(timed.iterations() + asked);
  timed.counters["questions"] = static_cast<double>(asked) / static_cast<double>(timed.iterations());
  std::size_t conditions = 0;
  for (const Creature& creature : state.creatures) conditions += creature.conditions.size();
  timed.counters["creatures"] = static_cast<double>(state.creatures.size());
  timed.counters["conditions"] = static_cast<double>(conditions);
  timed.counters["areas"] = static_cast<double>(state.scenes.front().areas.size());
}

void loading_the_content(benchmark::State& timed, const std::string& id) {
  for (auto _ : timed) benchmark::DoNotOptimize(load(id).get());
}

void declare(const std::string& id) {
  const auto name = [&](const std::string& what) { return id + "/" + what; };
  benchmark::RegisterBenchmark(name("one_question").c_str(), [id](benchmark::State& s) { resolutions(s, id, 1); });
  benchmark::RegisterBenchmark(name("three_questions").c_str(), [id](benchmark::State& s) { resolutions(s, id, 3); });
  benchmark::RegisterBenchmark(name("offers_in_a_fight_of_40").c_str(), [id](benchmark::State& s) {
    offers_in_a_fight_of_40(s, id);
  })->Unit(benchmark::kMicrosecond);
  for (const int count : {15, 30, 60, 120})
    benchmark::RegisterBenchmark(name("step_in_a_fight_of/" + std::to_string(count)).c_str(), [id, count](auto& s) {
      step_in_a_fight(s, id, count);
    })->Unit(benchmark::kMicrosecond);
  benchmark::RegisterBenchmark(name("loading_the_content").c_str(), [id](benchmark::State& s) {
    loading_the_content(s, id);
  })->Unit(benchmark::kMillisecond);
}

}  // namespace
}  // namespace ft::bench

int main(int count, char** arguments) {
  for (const std::string_view id : ft::rules::system_ids()) ft::bench::declare(std::string(id));
  benchmark::Initialize(&count, arguments);
  benchmark::RunSpecifiedBenchmarks();
}
