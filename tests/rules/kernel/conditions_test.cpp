// Conditions with daughters, and durations that run out.
#include "rules/kernel/resolution/conditions.hpp"

#include "tests/rules/kernel/resolution_fixture.hpp"

namespace ft::rules {
namespace {

using ::testing::ElementsAre;

Condition condition(Key key, ConditionId parent = {}, Duration ends = {}) {
  Condition made;
  made.key = key;
  made.parent = parent;
  made.ends = ends;
  return made;
}

std::vector<Key> keys_of(const World& world, CreatureId who) {
  std::vector<Key> keys;
  for (const Condition& one : world.creature(who).conditions) keys.push_back(one.key);
  return keys;
}

using ConditionsTest = ResolutionTest;

TEST_F(ConditionsTest, DaughtersEndWithTheirParentAndTheirsToo) {
  (void)play([](Resolution& r) {
    const ConditionId mother = add_condition(r, ann, condition("marked"_k));
    const ConditionId daughter = add_condition(r, ann, condition("dazed"_k, mother));
    (void)add_condition(r, ann, condition("mist"_k, daughter));
    (void)add_condition(r, ann, condition("dazed"_k));
    end_condition(r, ann, mother);
    EXPECT_THAT(keys_of(r.world(), ann), ElementsAre("dazed"_k));
    end_condition(r, ann, mother);  // again: nothing
    EXPECT_THAT(keys_of(r.world(), ann), ElementsAre("dazed"_k));
  });
}

TEST_F(ConditionsTest, AReplacedConditionKeepsItsIdAndAnEqualOneMakesNoEvent) {
  const Outcome done = play([](Resolution& r) {
    const ConditionId id = add_condition(r, ann, condition("dazed"_k));
    for (int again = 0; again < 2; ++again) {
      const Condition present = r.world().creature(ann).conditions.front();
      replace_condition(r, ann, present, condition("dazed"_k, {}, {"rounds"_k, 3, {}}));
      EXPECT_EQ(r.world().creature(ann).conditions.front().id, id);
    }
  });
  EXPECT_EQ(done.events.size(), 2U);
}

TEST_F(ConditionsTest, CountedConditionsRunOutAndOthersStay) {
  (void)play([](Resolution& r) {
    (void)add_condition(r, ann, condition("dazed"_k, {}, {"rounds"_k, 2, {}}));
    (void)add_condition(r, ann, condition("mist"_k, {}, {"rounds"_k, 1, {}}));
    (void)add_condition(r, ann, condition("marked"_k, {}, {"note"_k, 1, {}}));
    const auto left = [](const Condition& one) {
      return one.ends.unit == "rounds"_k ? std::optional(one.ends.left - 1) : std::nullopt;
    };
    run_conditions_down(r, ann, left,
                        [](Resolution& in, CreatureId on, const Condition& one) { end_condition(in, on, one.id); });
    EXPECT_THAT(keys_of(r.world(), ann), ElementsAre("dazed"_k, "marked"_k));
    EXPECT_EQ(r.world().creature(ann).conditions[0].ends.left, 1);
    EXPECT_EQ(r.world().creature(ann).conditions[1].ends.left, 1);
  });
}

}  // namespace
}  // namespace ft::rules
