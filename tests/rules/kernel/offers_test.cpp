// Offers and choices: the procedures themselves, probed.
#include "rules/kernel/offers/offers.hpp"

#include <gmock/gmock.h>

#include <set>

#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {
namespace {

using namespace literals;

/// act needs courage, and a target other than the actor; judge is the GM's.
class Offers : public ::testing::Test {
 protected:
  Offers() {
    system.procedures["act"_k] = [](Resolution& r) {
      r.require(r.world().creature(r.actor()).numbers.get("courage"_k) > 0, {"E_TIRED"_k, {{"who"_k, r.actor()}}, {}});
      r.require(r.creature("target"_k) != r.actor(), {"E_TIRED"_k, {}, {}});
      r.roll(20, r.actor(), "strike"_k);
    };
    system.procedures["reply"_k] = [](Resolution& r) { r.emit(LogLine{"note"_k, {}, {}, {}}); };
    system.procedures["judge"_k] = [](Resolution& r) { r.require(r.viewer().is_gm(), {"E_ROLE"_k, {}, {}}); };
  }
  TinySystem system;
  State state = tiny_state();
  const Viewer ann{Viewer::Role::player, {1}, {{1}}};
};

TEST_F(Offers, ListEveryActionOfACreatureWithTheReasonBesideEachIllegalOne) {
  state.creatures[0].numbers.set("courage"_k, 0);
  const auto all = offers(system, state, ann, {1});
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].command.action, "act"_k);
  ASSERT_TRUE(all[0].why_not);
  EXPECT_EQ(all[0].why_not->code, "E_TIRED"_k);
  EXPECT_FALSE(all[1].why_not);
}

TEST_F(Offers, WithoutACreatureAreTheGmsActions) {
  const auto all = offers(system, state, Viewer::gm(), {});
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].command.action, "judge"_k);
}

TEST_F(Offers, ChangeNothing) {
  const State before = state;
  (void)offers(system, state, ann, {1});
  EXPECT_EQ(state, before);
}

/// The tired may act fast all the same.
class HastySystem : public TinySystem {
 public:
  std::optional<Param> autofill(const World&, const Command& command, const Refusal& refusal) const override {
    const bool helps = refusal.code == "E_TIRED"_k && !rules::find(command.form, "how"_k);
    return helps ? std::optional<Param>({"how"_k, "fast"_k}) : std::nullopt;
  }
};

TEST(Remedies, RemediesFillTheFormTheyMakeLegal) {
  HastySystem system;
  system.procedures["act"_k] = [](Resolution& r) { r.require(r.has("how"_k), {"E_TIRED"_k, {}, {}}); };
  system.procedures["reply"_k] = [](Resolution&) {};
  const auto all = offers(system, tiny_state(), Viewer::gm(), {1});
  EXPECT_FALSE(all[0].why_not);
  EXPECT_EQ(all[0].command.form, (Params{{"how"_k, "fast"_k}}));
}

TEST(Remedies, InsufficientRemediesLeaveTheForm) {
  HastySystem system;
  system.procedures["act"_k] = [](Resolution& r) { r.require(false, {"E_TIRED"_k, {}, {}}); };
  system.procedures["reply"_k] = [](Resolution&) {};
  const auto all = offers(system, tiny_state(), Viewer::gm(), {1});
  ASSERT_TRUE(all[0].why_not);
  EXPECT_TRUE(all[0].command.form.empty());
}

TEST(Remedies, RemediesMakeAChoiceLegalAndAreListed) {
  HastySystem system;
  system.procedures["act"_k] = [](Resolution& r) {
    r.require(r.creature("target"_k) != CreatureId{2} || r.has("how"_k), {"E_TIRED"_k, {}, {}});
  };
  const auto all = choices(system, tiny_state(), Viewer::gm(), {"act"_k, {1}, {}, {}, {}}, "target"_k);
  EXPECT_FALSE(all[0].why_not);
  EXPECT_TRUE(all[0].added.empty());
  EXPECT_EQ(all[1].value, Value(CreatureId{2}));
  EXPECT_FALSE(all[1].why_not);
  EXPECT_EQ(all[1].added, (Params{{"how"_k, "fast"_k}}));
}

TEST(Remedies, RemediesAlreadyInTheFormAreNotAdded) {
  HastySystem system;
  system.procedures["act"_k] = [](Resolution& r) {
    r.require(r.creature("target"_k) != CreatureId{2}, {"E_TIRED"_k, {}, {}});
  };
  const Command act{"act"_k, {1}, {{"how"_k, "slow"_k}}, {}, {}};
  const auto all = choices(system, tiny_state(), Viewer::gm(), act, "target"_k);
  ASSERT_TRUE(all[1].why_not);
  EXPECT_TRUE(all[1].added.empty());
}

TEST(Remedies, ReceiveTheFormAsItIs) {
  HastySystem system;
  system.procedures["act"_k] = [](Resolution& r) {
    r.require(r.creature("target"_k) != CreatureId{2} || r.has("how"_k), {"E_TIRED"_k, {}, {}});
  };
  const Command act{"act"_k, {1}, {{"target"_k, CreatureId{2}}}, {}, {}};
  const auto all = choices(system, tiny_state(), Viewer::gm(), act, {});
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].value, Value());
  EXPECT_FALSE(all[0].why_not);
  EXPECT_EQ(all[0].added, (Params{{"how"_k, "fast"_k}}));
}

TEST_F(Offers, ChoicesAreTheCreaturesThatThePersonKnows) {
  state.creatures[2].hidden = true;
  const Command act{"act"_k, {1}, {}, {}, {}};
  const auto all = choices(system, state, ann, act, "target"_k);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].value, Value(CreatureId{1}));
  EXPECT_TRUE(all[0].why_not) << "oneself is no target";
  EXPECT_FALSE(all[1].why_not);
}

/// grasp takes an item that nothing forbids.
class GraspingSystem : public BareSystem {
 public:
  explicit GraspingSystem(std::set<ItemId> out_of_reach)
      : BareSystem(schema()), out_of_reach_(std::move(out_of_reach)) {}
  void play(Resolution& r) const override {
    r.require(!out_of_reach_.contains(r.item("what"_k)), {"E_TIRED"_k, {{"who"_k, r.actor()}}, {}});
  }

 private:
  static Schema schema() {
    Schema schema = tiny_schema();
    schema.actions.front().form = {{"what", "What", FieldSchema::Kind::item}};
    return schema;
  }
  std::set<ItemId> out_of_reach_;
};

/// Ann has 1, Bo has 2; 3 lies on the ground.
class ItemChoices : public ::testing::Test {
 protected:
  ItemChoices() {
    state.creatures[0].items.push_back({{1}, "tool"_k, {}, {}});
    state.creatures[1].items.push_back({{2}, "tool"_k, {}, {}});
    state.scenes.front().items.push_back({{3}, "tool"_k, {}, {}});
  }
  std::vector<Value> offered(const std::set<ItemId>& out_of_reach) const {
    std::vector<Value> values;
    for (const Choice& one : choices(GraspingSystem(out_of_reach), state, ann, {"act"_k, {1}, {}, {}, {}}, "what"_k))
      values.push_back(one.value);
    return values;
  }
  State state = tiny_state();
  const Viewer ann{Viewer::Role::player, {1}, {{1}}};
};

TEST_F(ItemChoices, AreTheActorsThenThoseInReachThatLieAboutOrThatOthersHave) {
  EXPECT_THAT(offered({}), testing::ElementsAre(Value(ItemId{1}), Value(ItemId{3}), Value(ItemId{2})));
  EXPECT_THAT(offered({{2}}), testing::ElementsAre(Value(ItemId{1}), Value(ItemId{3})));
}

TEST_F(ItemChoices, AreNotTheActorsWhereTheActionTakesOthersAlone) {
  EXPECT_THAT(offered({{1}, {2}}), testing::ElementsAre(Value(ItemId{3})));
}

TEST_F(ItemChoices, AreTheActorsWithTheirReasonsWhereNoneIsInReach) {
  EXPECT_THAT(offered({{1}, {2}, {3}}), testing::ElementsAre(Value(ItemId{1})));
}

TEST_F(ItemChoices, AreNoneThatTheViewerDoesNotSee) {
  state.creatures[1].hidden = true;
  EXPECT_THAT(offered({}), testing::ElementsAre(Value(ItemId{1}), Value(ItemId{3})));
}

TEST_F(Offers, ChoicesOfAWordAreTheSchemas) {
  const Command act{"act"_k, {1}, {{"target"_k, CreatureId{2}}}, {}, {}};
  const auto all = choices(system, state, ann, act, "how"_k);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].value, Value("fast"_k));
}

}  // namespace
}  // namespace ft::rules
