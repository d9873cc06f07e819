// The cheap look at an interrupt before a window asks its creature. Source: AU-ARB-04, AU-INT-01.
#include <gtest/gtest.h>

#include <array>
#include <random>

#include "rules/systems/aura/turns/declared.hpp"
#include "tests/rules/making.hpp"

namespace ft::rules::aura {
namespace {

using namespace literals;

constexpr int creatures = 6, fights = 3000;

/// Seeded chance, alike with every compiler.
class Chance {
 public:
  explicit Chance(std::uint32_t seed) : random_(seed) {}
  std::int64_t below(std::int64_t end) {
    return static_cast<std::int64_t>(random_() % static_cast<std::uint32_t>(end));
  }
  bool one_in(std::int64_t many) { return below(many) == 0; }
  template <class All>
  const auto& one_of(const All& all) {
    return all[static_cast<std::size_t>(below(static_cast<std::int64_t>(all.size())))];
  }

 private:
  std::mt19937 random_;
};

/// Pools from nothing to little, and what stands in the way of interrupts now and then.
void unsettle(Creature& creature, Chance& chance) {
  for (const Key pool : std::array{"energy"_k, "stamina"_k, "agility"_k, "nonMoveEnergy"_k, "creditReserved"_k})
    creature.numbers.set(pool, chance.below(3));
  for (const Key mark : std::array{"agileUsed"_k, "swiftUsed"_k, "rolling"_k, "fullyRestrained"_k, "refuseDefence"_k})
    creature.numbers.set(mark, chance.one_in(6) ? 1 : 0);
  creature.hidden = chance.one_in(8);
  constexpr std::array conditions{"unguarded"_k, "unconscious"_k, "restrained"_k, "surprised"_k, "prone"_k, "slowed"_k};
  if (chance.one_in(3)) creature.conditions.push_back({.id = {creature.id.value}, .key = chance.one_of(conditions)});
}

State random_fight(Chance& chance) {
  State state;
  state.scenes.push_back({.id = {1}, .columns = 4, .rows = 4});
  state.encounters.push_back({.id = {9}, .scene = {1}, .round = 1});
  for (const Key code : std::array{"no_agile_credit"_k, "not_enough_agility"_k, "already_swift"_k, "nobody_open"_k})
    if (chance.one_in(6)) state.campaign.strictness.set(code, 1 + chance.below(2));
  const auto records = rulebook().content().all("creature"_k);
  for (std::uint64_t id = 1; id <= creatures; ++id) {
    Creature creature = rulebook().make_creature(*chance.one_of(records), state.campaign, {id}, 100 * id);
    creature.scene = {1};
    const auto at = static_cast<std::int32_t>(chance.below(16));
    creature.place = Place::at({at % 4, at / 4});
    if (!chance.one_in(10)) {
      creature.encounter = {9};
      state.encounters.front().order.push_back({id});
    }
    unsettle(creature, chance);
    state.creatures.push_back(std::move(creature));
  }
  const CreatureId from{static_cast<std::uint64_t>(1 + chance.below(creatures))};
  const CreatureId to{static_cast<std::uint64_t>(1 + chance.below(creatures))};
  if (from != to) state.relations.push_back({.id = {1}, .key = "hidden_from"_k, .from = from, .to = to});
  return state;
}

TEST(Interrupts, CheapLookRefusesOnlyWhatIsRefused) {
  const std::array interrupts{Command{"agile_move"_k, {}, {}, {}, {}}, Command{"swift_attack"_k, {}, {}, {}, {}},
                              Command{"swift_attack"_k, {}, {{"target"_k, CreatureId{1}}}, {}, {}},
                              Command{"use_ability"_k, {}, {{"ii"_k, true}}, {}, {}}};
  Chance chance(1);
  std::array<int, interrupts.size()> possible{}, refused{};
  for (int fight = 0; fight < fights; ++fight) {
    const State state = random_fight(chance);
    const Command window{"end_round"_k, {}, {}, {}, {}};
    Tape tape;
    Resolution r({rulebook(), state, window, Viewer::gm(), {1}}, tape, nullptr);
    for (const Creature& creature : state.creatures)
      for (std::size_t i = 0; i < interrupts.size(); ++i) {
        Command asked = interrupts[i];
        asked.actor = creature.id;
        Command paid = asked;
        const bool could_be = could_pay(r, paid);
        ASSERT_EQ(could(r, asked), could_be)
            << "fight " << fight << ", creature " << creature.id.value << ", interrupt " << i;
        ++(could_be ? possible : refused)[i];
      }
  }
  for (std::size_t i = 0; i < interrupts.size(); ++i) {
    EXPECT_GT(possible[i], 0) << i;
    EXPECT_GT(refused[i], 0) << i;
  }
}

}  // namespace
}  // namespace ft::rules::aura
