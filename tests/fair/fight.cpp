// A whole fight by chance.
#include "tests/fair/fight.hpp"

#include <algorithm>
#include <map>

#include "tests/case_runner/case_error.hpp"

namespace ft::fair {

using namespace rules;
using scn::CaseError;

namespace {

constexpr int most_steps = 3'000, free_steps = 30, still_for = 40;

/// Whether one side has no creature left standing.
bool decided(const Setting& setting, const State& state) {
  std::set<Key> sides, standing;
  for (const Creature& creature : state.creatures) {
    sides.insert(creature.side);
    if (!is_down(setting, creature)) standing.insert(creature.side);
  }
  return standing.size() < sides.size();
}

/// Whether all encounters wait for the GM to end them: no creature in them could act for ten rounds (GW-TURN-06).
bool wait_for_gm(const State& state) {
  return !state.encounters.empty() && std::ranges::all_of(state.encounters, [](const Encounter& encounter) {
    return encounter.numbers.get(Key("idle_rounds")) >= 10;
  });
}

/// Whether no participant of an encounter has an enemy in it, or the GM is to end it.
bool over(const Setting& setting, const State& state) {
  if (wait_for_gm(state)) return true;
  std::map<EncounterId, std::set<Key>> standing;
  for (const Creature& creature : state.creatures)
    if (creature.encounter && !is_down(setting, creature)) standing[creature.encounter].insert(creature.side);
  return std::none_of(standing.begin(), standing.end(), [](const auto& fight) { return fight.second.size() > 1; });
}

/// Whether all are down, or the GM has hidden them, before it began.
bool no_fight(const Setting& setting, const State& state) {
  return std::all_of(state.creatures.begin(), state.creatures.end(),
                     [&](const Creature& creature) { return creature.hidden || is_down(setting, creature); });
}

/// Plays on until one side is down or the fight ended by itself; asserts that it never stands still.
void play_on(Table& table, const Setting& setting, Played& played) {
  for (int still = 0; played.steps < most_steps; ++played.steps) {
    if (!table.waits() && (decided(setting, table.state()) || over(setting, table.state()))) break;
    const std::uint64_t before = table.happened();
    table.play_one();
    still = table.happened() == before ? still + 1 : 0;
    if (still % still_for == still_for - 1 && !table.can_anyone_act())
      throw CaseError(0, "a dead end: no creature can act, and nothing is due");
    if (still == 20 * still_for) throw CaseError(0, "a dead end: whatever anybody tries is refused");
  }
  played.decided = decided(setting, table.state());
  played.broken_off = !played.decided && over(setting, table.state());
}

/// One fight in ten is among walls, and of those on squares every other one has none drawn. Neither changes what chance draws:
/// kept seeds play what they did.
State first_state(const System& system, const Setting& setting, std::uint64_t seed, Chance& chance) {
  State state = random_state(system, setting, chance);
  Scene& scene = state.scenes.front();
  Chance of_walls(seed);
  if (seed % 10 == 8) build_walls(scene, of_walls);
  if (seed % 2 == 0 && scene.grid == Scene::Grid::square) scene.grid = Scene::Grid::gridless;
  return state;
}

void play(const System& system, const Setting& setting, std::uint64_t seed, const Story& story, Played& played) {
  Chance chance(seed);
  Table table(system, first_state(system, setting, seed, chance), setting, chance, story);
  for (auto before = chance.one_in(8) ? free_steps : chance.between(0, 3); before > 0; --before) table.play_one();
  table.finish_open();
  if (table.state().encounters.empty() && !table.play_out({setting.begin, {}, {}, {}, {}}, Viewer::gm())) {
    if (no_fight(setting, table.state())) return;
    throw CaseError(0, "the fight cannot begin");
  }
  play_on(table, setting, played);
  table.finish_open();
  while (!table.state().encounters.empty()) {
    const SceneId where = table.state().encounters.front().scene;
    if (!table.play_out({setting.end, {}, {}, {}, {}, where}, Viewer::gm()))
      throw CaseError(0, "the fight cannot be ended");
  }
  for (int i = 0; i < free_steps; ++i) table.play_one();
  played.finished = table.finished;
  played.asked = table.asked;
  played.refused = table.refused;
}

}  // namespace

Played play_fight(const System& system, const Setting& setting, std::uint64_t seed, const Story& story) {
  Played played;
  try {
    play(system, setting, seed, story, played);
  } catch (const std::exception& broken) {
    played.trouble = broken.what();
  }
  return played;
}

}  // namespace ft::fair
