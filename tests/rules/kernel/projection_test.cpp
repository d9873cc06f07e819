// Who may know what: the one door.
#include "rules/kernel/projection/projection.hpp"

#include <gmock/gmock.h>

#include "tests/rules/kernel/random_events.hpp"
#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {
namespace {

using namespace literals;

/// Ann (seat 1, heroes) looks at Bo and Cat (foes).
class Knowledge : public ::testing::Test {
 protected:
  State seen() const { return project(system, state, ann); }
  std::optional<Event> shown(const Event& event) {
    const bool knew_it = knew(system, state, event, ann);
    fold(state, event);
    return project(system, state, event, ann, knew_it);
  }
  const TinySystem system;
  State state = tiny_state();
  const Viewer ann{Viewer::Role::player, {1}, {{1}}};
};

TEST_F(Knowledge, AHiddenCreatureIsAbsent) {
  state.creatures[1].hidden = true;
  EXPECT_EQ(seen().creatures.size(), 2U);
  EXPECT_EQ(project(system, state, Viewer::gm()).creatures.size(), 3U);
}

TEST_F(Knowledge, NumbersAreShownAsTheirVisibilitySays) {
  const State known = seen();
  const Numbers own = known.creatures[0].numbers, foe = known.creatures[1].numbers;
  EXPECT_TRUE(own.has("health"_k) && own.has("courage"_k) && own.has("purse"_k));
  EXPECT_FALSE(own.has("secret"_k));
  EXPECT_TRUE(foe.has("health"_k));
  EXPECT_FALSE(foe.has("courage"_k) || foe.has("purse"_k) || foe.has("secret"_k));
}

TEST_F(Knowledge, ACreatureThatIsRevealedAppearsWholeAndOneThatHidesIsRemoved) {
  state.creatures[1].hidden = true;
  const auto revealed = shown(CreatureHidden{{2}, false});
  ASSERT_TRUE(revealed && std::holds_alternative<CreatureAdded>(*revealed));
  EXPECT_EQ(std::get<CreatureAdded>(*revealed).creature.numbers.get("health"_k), 10);

  const auto hidden = shown(CreatureHidden{{2}, true});
  ASSERT_TRUE(hidden);
  EXPECT_EQ(*hidden, Event(CreatureRemoved{{2}}));
}

TEST_F(Knowledge, NothingThatHappensToAHiddenCreatureIsShown) {
  state.creatures[1].hidden = true;
  Condition dazed;
  dazed.id = {50};
  dazed.key = "dazed"_k;
  EXPECT_FALSE(shown(Moved{{2}, {1}, {}, Place::at({9, 9}), {}}));
  EXPECT_FALSE(shown(NumberSet{CreatureId{2}, "health"_k, 1, 10}));
  EXPECT_FALSE(shown(ConditionGained{CreatureId{2}, dazed}));
  EXPECT_FALSE(shown(ConditionEnded{CreatureId{2}, {50}, "dazed"_k}));
  EXPECT_FALSE(shown(RelationMade{{{60}, "holding"_k, CreatureId{2}, CreatureId{1}, {}, false}}));
  EXPECT_FALSE(shown(RollMade{.by = CreatureId{2}, .purpose = "strike"_k}));
  EXPECT_FALSE(shown(LogLine{"note"_k, {{"who"_k, CreatureId{2}}}, {}, {}}));
  EXPECT_FALSE(shown(ActionDeclared{{2}, "act"_k, {}, {}, {}}));
  EXPECT_FALSE(shown(ActionDeclared{{1}, "act"_k, {}, {{"target"_k, CreatureId{2}}}, {}}));
}

TEST_F(Knowledge, DeclaredActionIsShownToViewersWhoKnowAllItNames) {
  const Event declared = ActionDeclared{{2}, "act"_k, {}, {{"target"_k, CreatureId{3}}}, {}};
  EXPECT_EQ(shown(declared), declared);
}

TEST_F(Knowledge, ReasonNamingAHiddenCreatureIsLeftOut) {
  state.creatures[1].hidden = true;
  const LogLine stopped{
      "note"_k, {{"who"_k, CreatureId{1}}}, {}, {}, Refusal{"E_BLOCKED"_k, {{"who"_k, CreatureId{2}}}, {}}};
  const auto event = shown(stopped);
  ASSERT_TRUE(event);
  EXPECT_FALSE(std::get<LogLine>(*event).why);
  EXPECT_EQ(std::get<LogLine>(*event).params, stopped.params);
}

TEST_F(Knowledge, ReasonNamingTheCellOfAHiddenCreatureIsLeftOut) {
  const Place there = state.creatures[1].place;
  const LogLine stopped{"note"_k, {{"who"_k, CreatureId{1}}}, {}, {}, Refusal{"E_BLOCKED"_k, {{"cell"_k, there}}, {}}};
  EXPECT_EQ(shown(stopped), std::optional(Event(stopped)));

  state.creatures[1].hidden = true;
  const auto event = shown(stopped);
  ASSERT_TRUE(event);
  EXPECT_FALSE(std::get<LogLine>(*event).why);
}

TEST_F(Knowledge, NumbersOfAReasonAreForTheStoppedSide) {
  const auto stopped = [](CreatureId who) {
    return LogLine{"note"_k, {{"who"_k, who}}, {}, {}, Refusal{"E_TIRED"_k, {{"left"_k, std::int64_t{3}}}, {}}};
  };
  EXPECT_EQ(std::get<LogLine>(*shown(stopped({1}))).why->params.size(), 1U);
  EXPECT_TRUE(std::get<LogLine>(*shown(stopped({2}))).why->params.empty());
}

TEST_F(Knowledge, AHiddenSourceOfAConditionIsLeftOut) {
  state.creatures[1].hidden = true;
  Condition dazed;
  dazed.id = {50};
  dazed.key = "dazed"_k;
  dazed.source = CreatureId{2};
  const auto event = shown(ConditionGained{CreatureId{1}, dazed});
  ASSERT_TRUE(event);
  EXPECT_FALSE(std::get<ConditionGained>(*event).condition.source);
  EXPECT_FALSE(seen().creatures[0].conditions[0].source);
}

TEST_F(Knowledge, ATotalWithAHiddenPartIsHiddenAndTheRollIsNot) {
  RollMade roll{.by = CreatureId{1}, .purpose = "strike"_k};
  roll.total.keep("die"_k, 12);
  roll.target.keep("courage"_k, 11).hide();
  const auto event = shown(roll);
  ASSERT_TRUE(event);
  EXPECT_EQ(std::get<RollMade>(*event).total.total(), 12);
  EXPECT_TRUE(std::get<RollMade>(*event).target.parts().empty());
}

TEST_F(Knowledge, EndOfASecretIsSecret) {
  Condition secret;
  secret.id = {50};
  secret.key = "dazed"_k;
  secret.gm_only = true;
  EXPECT_FALSE(shown(ConditionGained{CreatureId{1}, secret}));
  EXPECT_FALSE(shown(ConditionEnded{CreatureId{1}, {50}, "dazed"_k}));
  EXPECT_FALSE(shown(RelationMade{{{60}, "holding"_k, CreatureId{1}, CreatureId{2}, {}, true}}));
  EXPECT_FALSE(shown(RelationEnded{{60}, "holding"_k, CreatureId{1}, CreatureId{2}}));
}

TEST_F(Knowledge, ContentsOfAnothersPackAreUnknown) {
  const Item saw{{70}, "saw"_k, "pack"_k, {}, {{"charge"_k, 2}}};
  EXPECT_FALSE(shown(ItemGained{CreatureId{2}, saw}));
  EXPECT_FALSE(shown(ItemNumberSet{CreatureId{2}, {70}, "charge"_k, 1}));
  EXPECT_TRUE(seen().creatures[1].items.empty());
  EXPECT_FALSE(shown(ItemLost{CreatureId{2}, {70}}));
}

TEST_F(Knowledge, AnItemThatIsStowedAwayIsGoneAndOneThatIsDrawnAppears) {
  Item saw{{70}, "saw"_k, "held"_k, {}, {}};
  EXPECT_TRUE(shown(ItemGained{CreatureId{2}, saw}));
  saw.placement = "pack"_k;
  EXPECT_EQ(shown(ItemMoved{CreatureId{2}, CreatureId{2}, saw}), std::optional<Event>(ItemLost{CreatureId{2}, {70}}));
  saw.placement = "held"_k;
  EXPECT_TRUE(shown(ItemMoved{CreatureId{2}, CreatureId{2}, saw}));
  EXPECT_EQ(seen().creatures[1].items.size(), 1U);
}

TEST_F(Knowledge, ConcealedItemIsKnownToItsPlayersAndFinders) {
  const Item saw{{70}, "saw"_k, "held"_k, {}, {{"charge"_k, 2}, {"tucked_away"_k, 9}}},
      own{{71}, "saw"_k, {}, {}, saw.numbers};
  EXPECT_FALSE(shown(ItemGained{CreatureId{2}, saw}));
  EXPECT_EQ(shown(ItemGained{CreatureId{1}, own}), std::optional<Event>(ItemGained{CreatureId{1}, own}));
  EXPECT_FALSE(shown(ItemNumberSet{CreatureId{2}, {70}, "charge"_k, 1}));
  EXPECT_TRUE(seen().creatures[1].items.empty());
  EXPECT_EQ(seen().creatures[0].items[0].numbers.get("tucked_away"_k), 9);

  EXPECT_FALSE(shown(RelationMade{{{60}, "holding"_k, CreatureId{2}, ItemId{70}, {}, false}}));
  (void)shown(RelationMade{{{61}, "found_by"_k, ItemId{70}, CreatureId{1}, {}, true}});

  ASSERT_EQ(seen().creatures[1].items.size(), 1U);
  EXPECT_EQ(seen().creatures[1].items[0].numbers, (Numbers{{"charge"_k, 1}}));
  EXPECT_FALSE(shown(ItemNumberSet{CreatureId{2}, {70}, "tucked_away"_k, 3}));
  EXPECT_TRUE(shown(ItemNumberSet{CreatureId{2}, {70}, "charge"_k, 0}));
}

TEST_F(Knowledge, AThingThatIsConcealedGoesAndOneThatIsBroughtOutComes) {
  Item saw{{70}, "saw"_k, "held"_k, {}, {}};
  EXPECT_TRUE(shown(ItemGained{CreatureId{2}, saw}));
  saw.numbers.set("tucked_away"_k, 9);
  EXPECT_EQ(shown(ItemMoved{CreatureId{2}, CreatureId{2}, saw}), std::optional<Event>(ItemLost{CreatureId{2}, {70}}));
  saw.numbers.set("tucked_away"_k, 0);
  EXPECT_EQ(shown(ItemMoved{CreatureId{2}, CreatureId{2}, saw}), std::optional<Event>(ItemGained{CreatureId{2}, saw}));

  const Event by_hand = ItemNumberSet{CreatureId{2}, {70}, "tucked_away"_k, 9};
  EXPECT_TRUE(changes_knowledge(system, state, by_hand));
  EXPECT_FALSE(shown(by_hand));
}

TEST_F(Knowledge, ConcealedItemOnTheGroundIsGmOnly) {
  const Item saw{{70}, "saw"_k, {}, Place::at({3, 3}), {{"tucked_away"_k, 9}}};
  EXPECT_FALSE(shown(ItemGained{SceneId{1}, saw}));
  EXPECT_TRUE(seen().scenes[0].items.empty());
  EXPECT_EQ(project(system, state, Viewer::gm()).scenes[0].items.size(), 1U);
  EXPECT_FALSE(shown(ItemLost{SceneId{1}, {70}}));
}

TEST_F(Knowledge, AConcealedItemThatFallsTakesItsRelationAway) {
  const Item saw{{70}, "saw"_k, "held"_k, {}, {{"tucked_away"_k, 9}}};
  EXPECT_TRUE(shown(ItemGained{CreatureId{1}, saw}));
  const Item fallen{{70}, "saw"_k, {}, Place::at({3, 3}), saw.numbers};
  const Event falls = ItemMoved{CreatureId{1}, SceneId{1}, fallen};
  EXPECT_FALSE(changes_knowledge(system, state, falls));

  EXPECT_TRUE(shown(RelationMade{{{60}, "holding"_k, CreatureId{1}, ItemId{70}, {}, false}}));
  EXPECT_TRUE(changes_knowledge(system, state, falls));
  EXPECT_TRUE(shown(falls));
  EXPECT_TRUE(seen().relations.empty());
}

TEST_F(Knowledge, AreasHideUnseenSourcesAndEncountersGmNumbers) {
  state.creatures[1].hidden = true;
  Condition mist;
  mist.id = {50};
  mist.key = "dazed"_k;
  mist.source = CreatureId{2};
  Condition trap = mist;
  trap.id = {51};
  trap.gm_only = true;
  state.scenes[0].areas = {mist, trap};
  Encounter fight;
  fight.id = {9};
  fight.scene = {1};
  fight.numbers = {{"secret"_k, 2}, {"health"_k, 3}};
  state.encounters = {fight};

  const State known = seen();

  ASSERT_EQ(known.scenes[0].areas.size(), 1U);
  EXPECT_FALSE(known.scenes[0].areas[0].source);
  EXPECT_EQ(known.encounters[0].numbers, (Numbers{{"health"_k, 3}}));
  EXPECT_FALSE(shown(NumberSet{EncounterId{9}, "secret"_k, 4, 2}));
  EXPECT_TRUE(shown(NumberSet{EncounterId{9}, "health"_k, 4, 3}));
}

TEST_F(Knowledge, ASecretQuestionIsKnownToTheOneAskedAndTheGm) {
  Question question;
  question.asked = {2};
  question.secrecy = Secrecy::secret;
  EXPECT_FALSE(may_know(system, state, question, ann));
  question.asked = {1};
  EXPECT_TRUE(may_know(system, state, question, ann));
  question.asked = {2};
  question.secrecy = Secrecy::open;
  EXPECT_TRUE(may_know(system, state, question, ann));
  state.creatures[1].hidden = true;
  EXPECT_FALSE(may_know(system, state, question, ann));
}

TEST_F(Knowledge, ALineOfTheLogIsReadByThoseWhoKnowItsScene) {  // sight S24
  LogLine line{"line"_k, {}, {}, {}};
  EXPECT_TRUE(shown(line)) << "it happened nowhere";
  line.scene = {1};
  EXPECT_TRUE(shown(line));
  line.scene = {77};
  EXPECT_FALSE(shown(line));
  line.params = {{"who"_k, CreatureId{1}}};
  EXPECT_TRUE(shown(line)) << "it names a creature of hers, wherever that is";
}

/// Ann is played by seat 1; Bo and Cat too in some tests.
class AwarenessTest : public Knowledge {
 protected:
  void tie(Key key, std::uint64_t from, std::uint64_t to) {
    state.relations.push_back({{next_++}, key, CreatureId{from}, CreatureId{to}, {}, true});
  }
  bool sees_bo(const std::vector<CreatureId>& through) const {
    return knows(system, state, state.creatures[1], {Viewer::Role::player, {7}, through});
  }
  std::uint64_t next_ = 900;
};

TEST_F(AwarenessTest, HiddenCreatureIsAbsentForItsObserversPlayer) {
  tie("hides_from"_k, 2, 1);
  EXPECT_FALSE(sees_bo({{1}}));
  EXPECT_TRUE(sees_bo({{3}})) << "hidden from one is not hidden from another";
  EXPECT_TRUE(sees_bo({{1}, {3}})) << "one who sees is enough";
  EXPECT_TRUE(sees_bo({{2}})) << "one's own is always there";
}

TEST_F(AwarenessTest, CreatureHiddenByTheGmIsPresentForItsFinder) {
  state.creatures[1].hidden = true;
  tie("found_by"_k, 2, 1);
  EXPECT_TRUE(sees_bo({{1}}));
  EXPECT_FALSE(sees_bo({{3}}));
  EXPECT_FALSE(sees_bo({}));
}

TEST_F(AwarenessTest, EyesElsewhereSeeNothingHere) {
  state.creatures[2].scene = {2};
  tie("hides_from"_k, 2, 1);
  EXPECT_FALSE(sees_bo({{1}, {3}}));
}

TEST_F(AwarenessTest, PlayersWithoutCreaturesSeeHidersFromNone) {
  tie("hides_from"_k, 2, 3);
  EXPECT_TRUE(sees_bo({})) << "from a foe";
  tie("hides_from"_k, 2, 1);
  EXPECT_FALSE(sees_bo({})) << "from Ann";
}

TEST_F(AwarenessTest, RelationThatComesOrGoesChangesKnowledge) {
  const Relation hides{{5}, "hides_from"_k, CreatureId{2}, CreatureId{1}, {}, false};
  EXPECT_TRUE(changes_knowledge(system, state, RelationMade{hides}));
  state.relations = {hides};
  Relation quieter = hides, turned = hides;
  quieter.data = {{"health"_k, 3}};
  turned.to = CreatureId{3};
  EXPECT_FALSE(changes_knowledge(system, state, RelationChanged{quieter}));
  EXPECT_TRUE(changes_knowledge(system, state, RelationChanged{turned}));
  EXPECT_TRUE(changes_knowledge(system, state, RelationEnded{{5}, hides.key, hides.from, hides.to}));
  EXPECT_FALSE(changes_knowledge(system, state, RelationMade{{{6}, "holding"_k, hides.from, hides.to, {}, false}}));
}

TEST_F(AwarenessTest, QuestionsNameNoCreatureUnknownToTheReader) {
  tie("hides_from"_k, 2, 1);
  Question question;
  question.asked = {1};
  question.params = {{"who"_k, CreatureId{1}}, {"by"_k, CreatureId{2}}};
  question.shape = Shape::one_of;
  question.options = {{CreatureId{2}, "strike"_k, {}}, {CreatureId{3}, "strike"_k, {{"by"_k, CreatureId{2}}}}};
  question.default_answer = CreatureId{2};

  const Question known = project(system, state, question, ann);

  EXPECT_EQ(known.params, (Params{{"who"_k, CreatureId{1}}, {"by"_k, Ref(Ref::Kind::creature, 0)}}));
  EXPECT_EQ(known.options, (std::vector<Option>{{CreatureId{3}, "strike"_k, {{"by"_k, Ref(Ref::Kind::creature, 0)}}}}));
  EXPECT_EQ(known.default_answer, Value{});
  EXPECT_EQ(project(system, state, question, Viewer::gm()), question);
}

TEST_F(Knowledge, AStepThatIsShownToAllIsShownToEachAsItIs) {  // law T3
  const Viewer spectator{Viewer::Role::player, {9}, {}};
  int steps = 0;
  for (unsigned seed = 0; seed < 60; ++seed) {
    std::mt19937 random(seed);
    state = tiny_state();
    for (std::uint64_t i = 0; i < 120; ++i) {
      const Event event = random_event(state, random, 1000 + i);
      const State before = state;
      fold(state, event);
      if (!is_shown_to_all(system, before, event)) continue;
      ++steps;
      for (const Viewer& viewer : {ann, spectator, Viewer::gm()})
        ASSERT_EQ(project(system, state, event, viewer, knew(system, before, event, viewer)), event)
            << "seed " << seed << ", event " << i;
    }
  }
  EXPECT_GT(steps, 50);
}

TEST_F(AwarenessTest, NoStepIsShownToAllWhileACreatureHidesFromAnother) {
  const Event step = Moved{{1}, {1}, {}, Place::at({2, 2}), {}};
  EXPECT_TRUE(is_shown_to_all(system, state, step));

  tie("hides_from"_k, 2, 3);

  EXPECT_FALSE(is_shown_to_all(system, state, step));
}

TEST_F(Knowledge, ShownEventsAddUpToTheProjection) {  // sight S6
  for (unsigned seed = 0; seed < 60; ++seed) {
    std::mt19937 random(seed);
    state = tiny_state();
    State folded = seen();
    for (std::uint64_t i = 0; i < 120; ++i) {
      const Event event = random_event(state, random, 1000 + i);
      const bool tells_differences = changes_knowledge(system, state, event);
      const auto one = shown(event);
      if (tells_differences)
        folded = seen();  // the table sends such viewers a diff, not the event
      else if (one)
        fold(folded, *one);
      ASSERT_EQ(folded, seen()) << "seed " << seed << ", event " << i << " of kind " << event.index();
    }
  }
}

}  // namespace
}  // namespace ft::rules
