// What players learn of the health of the other side: the house rule foe_health (law T3).
#include "rules/kernel/projection/disclosed_health.hpp"

#include <gmock/gmock.h>

#include "rules/kernel/projection/projection.hpp"
#include "tests/rules/kernel/random_events.hpp"
#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {
namespace {

using namespace literals;

Schema schema_with_health(bool computed) {
  Schema schema = tiny_schema();
  schema.health = "health";
  for (NumberSchema& number : schema.numbers)
    if (number.key == "health" || number.key == "health_max") {
      number.visibility = Visibility::side;
      number.derived = computed && number.key == "health_max";
    }
  return schema;
}

/// Health is its side's to read. Where its maximum is computed, it is four times the courage.
class HealthSystem : public BareSystem {
 public:
  explicit HealthSystem(bool computed) : BareSystem(schema_with_health(computed)), computed_(computed) {}
  std::int64_t most_health(const World& world, const Creature& creature) const override {
    if (!computed_) return BareSystem::most_health(world, creature);
    return 4 * world.creature(creature.id).numbers.get("courage"_k);
  }

 private:
  const bool computed_;
};

/// Ann (seat 1, heroes) looks at Bo (foes), whose health is 10 of 10.
class DisclosedHealthTest : public ::testing::TestWithParam<bool> {
 protected:
  void tell(DisclosedHealth what) { state.campaign.house_rules.set("foe_health"_k, static_cast<std::int64_t>(what)); }
  void set_health(std::int64_t value) { state.creatures[1].numbers.set("health"_k, value); }
  Numbers of_bo() const { return project(system, state, ann).creatures[1].numbers; }
  std::optional<Event> shown(const Event& event) {
    const bool knew_it = knew(system, state, event, ann);
    fold(state, event);
    return project(system, state, event, ann, knew_it);
  }
  const HealthSystem system{GetParam()};
  State state = tiny_state();
  const Viewer ann{Viewer::Role::player, {1}, {{1}}};
};

using StoredMaximum = DisclosedHealthTest;
using EitherMaximum = DisclosedHealthTest;
INSTANTIATE_TEST_SUITE_P(Health, StoredMaximum, ::testing::Values(false));
INSTANTIATE_TEST_SUITE_P(Health, EitherMaximum, ::testing::Bool());

TEST_P(StoredMaximum, NothingIsDisclosedWhereTheTableDisclosesNothing) {
  tell(DisclosedHealth::nothing);
  for (const char* number : {"health", "health_max", "health_state", "health_eighths"})
    EXPECT_FALSE(of_bo().has(Key(number))) << number;
  EXPECT_FALSE(shown(NumberSet{CreatureId{2}, "health"_k, 3, 10}));
}

TEST_P(StoredMaximum, WordsAreDisclosedUnlessTheTableSaysOtherwise) {
  const auto word = [&](std::int64_t health) {
    set_health(health);
    return Key(static_cast<std::uint32_t>(of_bo().get("health_state"_k)));
  };
  EXPECT_EQ(word(10), "unhurt"_k);
  EXPECT_EQ(word(9), "wounded_some"_k);
  EXPECT_EQ(word(5), "wounded_some"_k);
  EXPECT_EQ(word(4), "wounded_badly"_k);
  EXPECT_EQ(word(-3), "wounded_badly"_k);
  EXPECT_FALSE(of_bo().has("health"_k) || of_bo().has("health_max"_k) || of_bo().has("health_eighths"_k));
}

TEST_P(StoredMaximum, EighthsAreFullWithAllAndEmptyWithNone) {
  tell(DisclosedHealth::eighths);
  for (const auto& [health, eighths] : {std::pair{10, 8}, {9, 7}, {5, 4}, {1, 1}, {0, 0}, {-5, 0}}) {
    set_health(health);
    EXPECT_EQ(of_bo().get("health_eighths"_k, -1), eighths) << health;
  }
  EXPECT_FALSE(of_bo().has("health"_k) || of_bo().has("health_state"_k));
}

TEST_P(StoredMaximum, NumbersAreTheHealthAndItsMaximumAlone) {
  tell(DisclosedHealth::numbers);
  EXPECT_TRUE(of_bo().has("health"_k) && of_bo().has("health_max"_k));
  EXPECT_FALSE(of_bo().has("courage"_k) || of_bo().has("health_eighths"_k));
}

TEST_P(StoredMaximum, OnesOwnSideIsReadInNumbers) {
  const Numbers own = project(system, state, ann).creatures[0].numbers;
  EXPECT_TRUE(own.has("health"_k));
  EXPECT_FALSE(own.has("health_state"_k));
}

TEST_P(StoredMaximum, AWoundIsShownOnlyWhereItChangesWhatIsDisclosed) {
  tell(DisclosedHealth::eighths);
  EXPECT_EQ(shown(NumberSet{CreatureId{2}, "health"_k, 5, 10}),
            std::optional(Event(NumberSet{CreatureId{2}, "health_eighths"_k, 4, 8})));
  state.creatures[1].numbers.set("health_max"_k, 100);
  EXPECT_FALSE(shown(NumberSet{CreatureId{2}, "health"_k, 4, 5}));
}

TEST_P(StoredMaximum, NothingIsDisclosedOfACreatureWithoutHealth) {
  state.creatures[1].numbers = {{"courage"_k, 3}};
  EXPECT_FALSE(of_bo().has("health_state"_k));
}

TEST_P(EitherMaximum, ShownEventsAddUpToTheProjection) {
  for (unsigned seed = 0; seed < 40; ++seed) {
    std::mt19937 random(seed);
    state = tiny_state();
    tell(static_cast<DisclosedHealth>(seed % 4));
    State folded = project(system, state, ann);
    for (std::uint64_t i = 0; i < 120; ++i) {
      const Event event = i % 17 == 16 ? Event(HouseRuleSet{"foe_health"_k, static_cast<std::int64_t>(random() % 4)})
                                       : random_event(state, random, 1000 + i);
      const bool tells_differences = changes_knowledge(system, state, event);
      const auto one = shown(event);
      if (tells_differences)
        folded = project(system, state, ann);
      else if (one)
        fold(folded, *one);
      ASSERT_EQ(folded, project(system, state, ann))
          << "seed " << seed << ", event " << i << " of kind " << event.index();
    }
  }
}

}  // namespace
}  // namespace ft::rules
