// Frames for viewers: size, order, and log entries.
#include <gtest/gtest.h>

#include "protocol/wire/v1/envelope.pb.h"
#include "server/codec/wire/deltas.hpp"
#include "tests/protocol/examples.hpp"
#include "tests/protocol/small_system.hpp"

namespace ft::codec {

using namespace rules::literals;

namespace {

rules::Moved step(rules::CreatureId who, rules::Cell from, rules::Cell to) {
  return {who, cellar, rules::Place::at(from), rules::Place::at(to), {}};
}

/// What a frame costs on the wire: the header of an unmasked WebSocket message and its payload.
std::size_t on_the_wire(const std::string& frame) { return frame.size() + (frame.size() < 126 ? 2 : 4); }

}  // namespace

class DeltasTest : public testing::Test {
 protected:
  wire::v1::ServerFrame sent() {
    wire::v1::ServerFrame frame;
    EXPECT_TRUE(frame.ParseFromString(deltas.take()));
    return frame;
  }
  std::vector<wire::v1::LogEntry> log_of(const rules::Events& events, const LogContext& context = {}) {
    deltas.append_events(events, context);
    const wire::v1::ServerFrame frame = sent();
    std::vector<wire::v1::LogEntry> log;
    for (const wire::v1::Delta& delta : frame.deltas())
      if (delta.has_log()) log.push_back(delta.log());
    return log;
  }
  std::uint32_t index(rules::Key key) const { return wire_names.index(key); }

  std::unique_ptr<const rules::System> system = small_system();
  WireNames wire_names{*system};
  Deltas deltas{wire_names};
};

// ---- how much ---------------------------------------------------------------------------------------------------

TEST_F(DeltasTest, OneStepToOneViewerIsAtMost24Bytes) {  // P10
  deltas.append_events({step(ada, {5, 5}, {6, 5})}, {.group = {0xDEADBEEF}, .at_ms = 1'700'000'000'123});

  EXPECT_EQ(on_the_wire(deltas.take()), 14U);
}

TEST_F(DeltasTest, AStepFarOutOfAHundredthTokenIsAtMost24Bytes) {  // P10
  deltas.append_events({step({300}, {499, 499}, {500, 499})}, {.group = {0xDEADBEEF}});
  deltas.offers_stale();

  EXPECT_LE(on_the_wire(deltas.take()), 24U);
}

TEST_F(DeltasTest, AStepThatSpendsSomethingIsAtMost24Bytes) {  // P10
  deltas.append_events({step(ada, {5, 5}, {6, 5}), rules::NumberSet{ada, "steps"_k, 1, 0}}, {.group = {0xDEADBEEF}});

  EXPECT_LE(on_the_wire(deltas.take()), 24U);
}

TEST_F(DeltasTest, TwoFramesOneAfterTheOtherAreTheFrameOfBoth) {  // P11
  deltas.accepted(1);
  const std::string first = deltas.take();
  deltas.echo(9);
  const std::string second = deltas.take();

  wire::v1::ServerFrame both;
  ASSERT_TRUE(both.ParseFromString(first + second));

  ASSERT_EQ(both.deltas_size(), 2);
  EXPECT_EQ(both.deltas(0).accepted().client_id(), 1U);
  EXPECT_EQ(both.deltas(1).echo(), 9U);
}

TEST_F(DeltasTest, AFrameTakenIsEmpty) {
  deltas.resumed();
  (void)deltas.take();

  EXPECT_TRUE(deltas.empty());
  EXPECT_EQ(deltas.take(), "");
}

// ---- state ------------------------------------------------------------------------------------------------------

TEST_F(DeltasTest, MovesAndNumbersOfOneCreatureAreOnePatchWithItsWay) {
  deltas.append_events({step(ada, {1, 1}, {2, 1}), rules::NumberSet{ada, "steps"_k, 1, 0}, step(ada, {2, 1}, {2, 2}),
                        rules::NumberSet{ada, "steps"_k, 2, 1}},
                       {});

  const wire::v1::ServerFrame frame = sent();
  ASSERT_EQ(frame.deltas_size(), 1);
  const wire::v1::CreaturePatch& patch = frame.deltas(0).creature_patch();
  EXPECT_EQ(patch.column(), 2);
  EXPECT_EQ(patch.row(), 2);
  ASSERT_EQ(patch.numbers_size(), 1);
  EXPECT_EQ(patch.numbers(0).value(), 2);
  EXPECT_EQ(std::vector<int>(patch.way().steps().begin(), patch.way().steps().end()), (std::vector{2, 1, 0, 1}));
}

TEST_F(DeltasTest, PatchesOfTwoCreaturesStayInOrder) {
  deltas.append_events({step(ada, {1, 1}, {2, 1}), step({4}, {9, 9}, {8, 9}), step(ada, {2, 1}, {3, 1})}, {});

  const wire::v1::ServerFrame frame = sent();
  ASSERT_EQ(frame.deltas_size(), 3);
  EXPECT_EQ(frame.deltas(1).creature_patch().creature(), 4U);
  EXPECT_EQ(frame.deltas(2).creature_patch().column(), 3);
}

TEST_F(DeltasTest, ASymbolGoesByItsIndex) {
  deltas.append_events({rules::NumberSet{ada, "mood"_k, "angry"_k.hash, 0}}, {});

  EXPECT_EQ(sent().deltas(0).creature_patch().numbers(0).value(), index("angry"_k));
}

TEST_F(DeltasTest, EveryEventThatChangesStateHasItsDelta) {
  rules::Events silent;
  for (const rules::Event& event : every_event()) {
    deltas.append_changes({event});
    if (deltas.empty()) silent.push_back(event);
    (void)deltas.take();
  }

  ASSERT_EQ(silent.size(), 10U);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(silent[i].index(), i) << "rolls, reckonings, notes, set-asides";
  EXPECT_TRUE(std::holds_alternative<rules::RecordSet>(silent[4])) << "sent as content: Deltas::record";
  EXPECT_TRUE(std::holds_alternative<rules::RecordDropped>(silent[5]));
  EXPECT_TRUE(std::holds_alternative<rules::ActionDeclared>(silent[6])) << "sent as declarations: Deltas::declarations";
  EXPECT_TRUE(std::holds_alternative<rules::GhostRecorded>(silent[7]))
      << "a creature's memory: sent to its players as a difference";
  EXPECT_TRUE(std::holds_alternative<rules::GhostCleared>(silent[8]));
  EXPECT_TRUE(std::holds_alternative<rules::MapRemembered>(silent[9]))
      << "its players are sent the map as they know it";
}

TEST_F(DeltasTest, IdsMadeByRulesGetShortNumbersThatMapBack) {
  deltas.append_changes({rules::EncounterStarted{an_encounter()}});

  const std::uint32_t number = sent().deltas(0).encounter().id();

  EXPECT_GE(number, 1U << 31);
  EXPECT_EQ(wire_names.received(number), an_encounter().id.value);
  EXPECT_EQ(wire_names.sent(an_encounter().id.value), number);
}

TEST_F(DeltasTest, ADifferenceOfStatesIsTheThingsThatDiffer) {
  rules::State before = a_state(), after = a_state();
  after.creatures[0].numbers.set("life"_k, 4);
  after.encounters.clear();
  after.relations.clear();
  before.scenes.push_back(a_scene());
  before.scenes[1].id = {5};

  deltas.diff(before, after);

  const wire::v1::ServerFrame frame = sent();
  ASSERT_EQ(frame.deltas_size(), 4);
  EXPECT_EQ(frame.deltas(0).scene_removed(), 5U);
  EXPECT_EQ(frame.deltas(1).creature().id(), 3U);
  EXPECT_TRUE(frame.deltas(2).has_encounter_ended());
  EXPECT_EQ(frame.deltas(3).relation_ended(), 31U);
}

TEST_F(DeltasTest, EqualStatesDifferInNothing) {
  deltas.diff(a_state(), a_state());

  EXPECT_TRUE(deltas.empty());
}

// ---- log --------------------------------------------------------------------------------------------------------

TEST_F(DeltasTest, ARollWithoutPartsHasNoTotal) {  // P14
  const auto log =
      log_of({rules::RollMade{ada, "attack"_k, {}, {{20, 13, false}}, {{"die"_k, 13, {}}}, {}, "hit"_k, {}, {}}});

  ASSERT_EQ(log.size(), 1U);
  EXPECT_EQ(log[0].roll().total().total(), 13);
  EXPECT_FALSE(log[0].roll().target().has_total());
}

TEST_F(DeltasTest, DamageHangsUnderItsRoll) {  // P15
  const LogContext context{.group = {0xDEADBEEF}, .at_ms = 5, .action = "move"_k, .actor = ada};
  const auto log = log_of({rules::RollMade{ada, "attack"_k, {}, {}, {}, {}, "hit"_k, {}, {}},
                           rules::NumberSet{{rules::CreatureId{4}}, "life"_k, 9, 14}},
                          context);

  ASSERT_EQ(log.size(), 2U);
  EXPECT_EQ(log[0].group(), log[1].group());
  EXPECT_EQ(log[0].action(), index("move"_k));
  EXPECT_EQ(log[1].action(), 0U) << "said once";
  EXPECT_EQ(log[1].change().before(), 14);
  EXPECT_EQ(log[1].change().after(), 9);
}

TEST_F(DeltasTest, AResourceThatFallsStepByStepIsOneLine) {  // P15
  const auto log = log_of({rules::NumberSet{ada, "life"_k, 9, 10}, rules::NumberSet{ada, "life"_k, 8, 9}});

  ASSERT_EQ(log.size(), 1U);
  EXPECT_EQ(log[0].change().before(), 10);
  EXPECT_EQ(log[0].change().after(), 8);
}

TEST_F(DeltasTest, LogsPushesButNotWalking) {  // P15
  rules::Moved pushed = step(ada, {2, 1}, {3, 1});
  pushed.movement_type = "pushed"_k;

  const auto log = log_of({step(ada, {1, 1}, {2, 1}), rules::NumberSet{ada, "steps"_k, 1, 0}, pushed});

  ASSERT_EQ(log.size(), 1U);
  EXPECT_EQ(log[0].change().kind(), wire::v1::Change::MOVED);
  EXPECT_EQ(log[0].change().key(), index("pushed"_k));
}

TEST_F(DeltasTest, LogsEveryGmEdit) {  // P15
  const auto log =
      log_of({rules::NumberSet{ada, "strength"_k, 3, 2}, step(ada, {1, 1}, {9, 9})}, {.group = {1}, .by_gm = true});

  ASSERT_EQ(log.size(), 2U);
  EXPECT_TRUE(log[0].by_gm());
}

TEST_F(DeltasTest, MarksEntriesHiddenFromSome) {  // P16
  const auto log = log_of(
      {rules::LogLine{"pushed"_k, {}, {}, {rules::Audience::Kind::gm, {}}}, rules::LogLine{"pushed"_k, {}, {}, {}}});

  ASSERT_EQ(log.size(), 2U);
  EXPECT_TRUE(log[0].secret());
  EXPECT_FALSE(log[1].secret());
}

TEST_F(DeltasTest, LogsRefusalsWithTheirReason) {  // P15
  const rules::Refusal far{"E_TOO_FAR"_k, {{"who"_k, ada}}, "S-1"_k};
  const auto log = log_of({rules::LogLine{"pushed"_k, {}, {}, {}, far}, rules::LogLine{"pushed"_k, {}, {}, {}}});

  ASSERT_EQ(log.size(), 2U);
  EXPECT_EQ(log[0].log_line().why().code(), index("E_TOO_FAR"_k));
  EXPECT_EQ(log[0].log_line().why().params_size(), 1);
  EXPECT_FALSE(log[1].log_line().has_why());
}

TEST_F(DeltasTest, LogsGainedConditionsAndEndedRelations) {
  const auto log = log_of(
      {rules::ConditionGained{ada, a_condition()}, rules::RelationEnded{{31}, "holds"_k, ada, rules::CreatureId{4}}});

  ASSERT_EQ(log.size(), 2U);
  EXPECT_EQ(log[0].change().kind(), wire::v1::Change::GAINED);
  EXPECT_EQ(log[1].change().kind(), wire::v1::Change::ENDED);
  EXPECT_EQ(log[1].change().with().creature(), 4U);
}

TEST_F(DeltasTest, LogsNothingOfWhatTheRulesRemember) {
  rules::Condition memory = a_condition();
  memory.key = "memory"_k;
  const rules::Events events{rules::ConditionGained{ada, memory}, rules::ConditionEnded{ada, {21}, "memory"_k}};

  EXPECT_TRUE(log_of(events).empty());
  EXPECT_EQ(log_of(events, {.group = {1}, .by_gm = true}).size(), 2U) << "a GM's edit is logged";
}

TEST_F(DeltasTest, DeclarationComesWithTheRestOfItsClock) {  // P44
  Declaration declared;
  declared.resolution = {0xDEADBEEF};
  declared.declared = {{ada, "attack"_k, "pushed"_k, {{"target"_k, ada}}, {}}};
  declared.waits_for = {ada, {}};
  declared.ends_at_ms = 9'000;
  declared.total_ms = 8'000;
  declared.arrived_ms = -5;
  declared.order = 2;
  Queued queued;
  queued.command.actor = ada;
  queued.waits_for = declared.resolution;
  queued.order = 1;
  Declarations all{{declared}, {queued}, 3'500};
  deltas.declarations(all);

  const wire::v1::Declarations view = sent().deltas(0).declarations();
  EXPECT_EQ(view.open(0).resolution(), "deadbeef");
  const wire::v1::DeclaredAction& attack = view.open(0).declared(0);
  EXPECT_EQ(attack.actor(), 3U);
  EXPECT_EQ(attack.action(), index("attack"_k));
  EXPECT_EQ(attack.response_type(), index("pushed"_k));
  EXPECT_EQ(attack.details(0).value().ref().creature(), 3U);
  EXPECT_EQ(view.open(0).waits_for(1), 0U);
  EXPECT_EQ(view.open(0).left_ms(), 5'500);
  EXPECT_EQ(view.open(0).total_ms(), 8'000);
  EXPECT_EQ(view.open(0).arrived_ms(), -5);
  EXPECT_EQ(view.queue(0).actor(), 3U);
  EXPECT_EQ(view.queue(0).action(), 0U);
  EXPECT_EQ(view.queue(0).waits_for(), "deadbeef");

  all.now_ms = 8'000;
  EXPECT_EQ(all, (Declarations{{declared}, {queued}, 0})) << "time passes by itself";
}

}  // namespace ft::codec
