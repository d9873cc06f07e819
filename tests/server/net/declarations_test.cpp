// A fight without turns over real sockets: who is asked, who is informed, who waits (P40 to P48; AU-ARB, G-A1).
#include "tests/server/net/declarations_fixture.hpp"

namespace ft::test {

using testing::IsEmpty;
using testing::StartsWith;

TEST_F(DeclarationsTest, FourUnrelatedActionsOpenNoWindows) {
  const std::array<wire::ClientFrame, 4> requests{action(ada, "defend", "Ash"), run(bea, "Brug", {1, 16, 0, 1}),
                                                  action(cid, "defend", "Cyl"), run(dan, "Dara", {24, 15, 0, -1})};

  for (std::size_t i = 0; i < 4; ++i) (void)players()[i]->ask(requests[i]);
  settle();

  for (std::size_t i = 0; i < 4; ++i) {
    Person& who = *players()[i];
    EXPECT_THAT(who.unanswered, IsEmpty()) << who.name;
    EXPECT_THAT(who.refused, IsEmpty()) << who.name;
    EXPECT_EQ(received(who, wire::Delta::kAccepted), 1U);
    const auto answered = std::ranges::find_if(heard[who.name], [](const wire::ServerFrame& frame) {
      return std::ranges::any_of(frame.deltas(), [](const wire::Delta& delta) { return delta.has_accepted(); });
    });
    EXPECT_TRUE(std::ranges::any_of(answered->deltas(), [&](const wire::Delta& delta) {
      return delta.creature_patch().creature() == who.creature(heroes[i]);
    })) << "what came of it is in the frame that accepts it";
  }
  for (Person* who : clients()) {
    EXPECT_EQ(window_frames(*who), 0U) << who->name;
    EXPECT_EQ(creature(*who, "Brug").place().row(), 17);
    EXPECT_EQ(creature(*who, "Dara").place().row(), 14);
    EXPECT_TRUE(is(*who, "Ash", "defending"));
    EXPECT_EQ(number(*who, "Cyl", "energy"), 4);
  }
}

TEST_F(DeclarationsTest, WindowWaitsForConcernedCreaturesOnly) {
  face_each_other(hob);
  for (const auto& [what, value] : {std::pair("energy", 0), std::pair("staminaSwapUsed", 1), std::pair("initUsed", 1)})
    set("Dara", what, value);
  forget();

  (void)ada.ask(attack(ada, "Ash", hob));
  settle();

  const wire::Question window = asked(gil, "q_declared", hob);
  EXPECT_FALSE(window.non_blocking());
  EXPECT_FALSE(window.running()) << "until its card is seen";
  EXPECT_EQ(window.total_ms(), 20'000) << "unless the table says otherwise";
  EXPECT_THAT(asked(dan), IsEmpty()) << "Dara could say nothing";
  EXPECT_EQ(received(dan, wire::Delta::kQuestion), 0U);
  ASSERT_THAT(asked(bea), testing::SizeIs(1));
  EXPECT_TRUE(asked(bea)[0].non_blocking());
  EXPECT_FALSE(asked(bea)[0].running());
  for (Person* who : clients()) {
    ASSERT_EQ(who->knows.declarations.open_size(), 1) << who->name;
    EXPECT_THAT(who->knows.declarations.open(0).waits_for(), testing::ElementsAre(who->creature(hob)));
  }

  const std::uint32_t step = bea.ask(run(bea, "Brug", {1, 16}));
  bea.await_answer(step);
  const std::uint32_t ready = cid.ask(action(cid, "defend", "Cyl"));
  cid.await_answer(ready);
  EXPECT_EQ(bea.why_not(step) + cid.why_not(ready), "");
  EXPECT_EQ(creature(bea, "Brug").place().row(), 16);
  EXPECT_TRUE(is(cid, "Cyl", "defending"));
  settle();
  EXPECT_EQ(asked(gil, "q_declared", hob).id(), window.id()) << "the window stands meanwhile";
  EXPECT_EQ(number(ada, "Ash", "energyReserved"), 3);

  EXPECT_EQ(answer(gil, window, word(gil, "pass")), "");
  settle();
  EXPECT_EQ(number(ada, "Ash", "energyReserved"), 0);
  EXPECT_EQ(number(ada, "Ash", "energy"), 2);
  EXPECT_THAT(asked(bea), IsEmpty());
  EXPECT_EQ(ada.knows.declarations.open_size(), 0);
}

TEST_F(DeclarationsTest, WatcherIsWaitedForUntilLookingAway) {
  face_each_other(hob);
  (void)ada.ask(attack(ada, "Ash", hob));
  settle();
  const wire::Question own = asked(cid)[0];
  ASSERT_TRUE(own.non_blocking());
  ASSERT_THAT(bea.knows.waiting, testing::SizeIs(1));

  for (const bool watches : {true, false}) {
    wire::ClientFrame watch = action(cid, "watch", "Cyl");
    field(watch, cid, "target").mutable_ref()->set_creature(cid.creature("Ash"));
    const std::uint32_t id = cid.ask(watch);
    cid.await_answer(id);
    EXPECT_EQ(cid.why_not(id), "");
    settle();
    ASSERT_THAT(asked(cid), testing::SizeIs(1));
    EXPECT_EQ(asked(cid)[0].id(), own.id());
    EXPECT_EQ(asked(cid)[0].non_blocking(), !watches);
    EXPECT_EQ(bea.knows.waiting.contains(own.id()), watches);
    EXPECT_EQ(bea.knows.declarations.open(0).waits_for_size(), watches ? 2 : 1);
  }
}

TEST_F(DeclarationsTest, SimultaneousActionsShowTheirOrderAndBlockerToAll) {
  face_each_other(hob);
  put("Brug", 3, 1);
  turn("Brug", 270);
  forget();

  (void)ada.ask(attack(ada, "Ash", hob));
  (void)bea.ask(attack(bea, "Brug", hob));
  settle();

  const wire::Declarations received = dan.knows.declarations;
  ASSERT_EQ(received.open_size(), 1);
  ASSERT_EQ(received.queue_size(), 1);
  EXPECT_EQ(received.open(0).order(), 1U);
  EXPECT_EQ(received.queue(0).order(), 2U);
  EXPECT_EQ(received.queue(0).waits_for(), received.open(0).resolution());
  EXPECT_GE(received.queue(0).arrived_ms(), received.open(0).arrived_ms());
  const bool ash_first = received.queue(0).actor() == dan.creature("Brug");
  for (Person* who : clients()) {
    EXPECT_EQ(who->knows.declarations.queue(0).actor(), who->creature(ash_first ? "Brug" : "Ash"));
    EXPECT_EQ(who->knows.declarations.queue(0).waits_for(), who->knows.declarations.open(0).resolution());
  }

  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(answer(gil, asked(gil, "q_declared", hob), word(gil, "pass")), "");
    settle();
  }
  EXPECT_EQ(number(gil, "Ash", "energy"), 2);
  EXPECT_EQ(number(gil, "Brug", "energy"), 2);
  EXPECT_THAT(ada.refused, IsEmpty());
  EXPECT_THAT(bea.refused, IsEmpty());
  for (Person* who : clients())
    EXPECT_THAT(declared(*who), ash_first ? testing::ElementsAre("Ash", "Brug") : testing::ElementsAre("Brug", "Ash"));
  for (Person* other : {&cid, &dan}) EXPECT_THAT(noted(*other, "came_next"), IsEmpty());
  for (Person* who : {&gil, &ada, &bea}) {
    const std::vector<wire::LogLine> why = noted(*who, "came_next");  // the server's clock stands still
    ASSERT_THAT(why, testing::SizeIs(1)) << who->name;
    EXPECT_EQ(why[0].params(0).value().ref().creature(), who->creature(ash_first ? "Brug" : "Ash"));
    EXPECT_EQ(why[0].params(1).value().ref().creature(), who->creature(ash_first ? "Ash" : "Brug"));
    EXPECT_EQ(why[0].rule(), who->key("AU-ARB-01"));
  }
}

TEST_F(DeclarationsTest, UnansweredWindowEndsWithItsDefaultAtTheTableTimeout) {
  house_rule("declare_s", 30);
  face_each_other("Brug");

  server.haste = 10'000;
  (void)ada.ask(attack(ada, "Ash", "Brug"));
  const wire::Question window = bea.await(wire::Delta::kQuestion).question();
  EXPECT_EQ(window.total_ms(), 30'000);
  EXPECT_EQ(bea.word(window.default_answer().key()), "pass");

  while (bea.knows.questions.contains(window.id())) (void)bea.await(wire::Delta::kQuestionClosed);
  settle();
  EXPECT_EQ(number(ada, "Ash", "energy"), 2) << "it was struck";
  EXPECT_TRUE(std::ranges::any_of(dan.knows.log, [&](const wire::LogEntry& entry) {
    return entry.has_log_line() && entry.log_line().text() == dan.key("answered_by_silence");
  }));
}

TEST_F(DeclarationsTest, AutoAnswersToPassSkipTheWindow) {
  face_each_other(hob);
  const wire::Value pass = word(gil, "pass");
  ASSERT_EQ(order(gil, hob, &pass), "");
  forget();

  const std::uint32_t sent = ada.ask(attack(ada, "Ash", hob));
  ada.await_answer(sent);
  EXPECT_EQ(ada.why_not(sent), "");
  EXPECT_EQ(number(ada, "Ash", "energy"), 2) << "struck, in the same exchange";
  settle();
  for (Person* who : clients()) EXPECT_EQ(window_frames(*who), 0U) << who->name;
  for (Person* who : clients()) EXPECT_EQ(noted(*who, "answered_by_order").size(), who == &gil ? 1U : 0U) << who->name;
}

TEST_F(DeclarationsTest, RefusedOrderExplainsItselfToItsOwner) {
  face_each_other("Brug");
  set("Brug", "energy", 0);
  set("Brug", "staminaSwapUsed", 1);
  const wire::Value defends = words(bea, {"challenge", "defend"});
  ASSERT_EQ(order(bea, "Brug", &defends), "");
  set("Brug", "agility", 3);
  set("Brug", "nonMoveEnergy", 1);

  (void)ada.ask(attack(ada, "Ash", "Brug"));
  settle();
  EXPECT_THAT(asked(bea), testing::SizeIs(1)) << "who may still step aside";
  ASSERT_THAT(noted(bea, "order_refused"), testing::SizeIs(1));
  EXPECT_NE(noted(bea, "order_refused")[0].why().code(), 0U);
  EXPECT_THAT(noted(gil, "order_refused"), testing::SizeIs(1));
  EXPECT_THAT(noted(ada, "order_refused"), IsEmpty());
}

TEST_F(DeclarationsTest, AnOrderUpToADamageAsksWhereItCouldBeMore) {
  const wire::Value pass = word(bea, "pass");
  ASSERT_EQ(order(bea, "Brug", &pass, 10), "");
  put(marrow, 1, 14);
  put(hob, 1, 16);
  turn(marrow, 180);
  turn(hob, 0);
  forget();

  (void)gil.ask(attack(gil, marrow, "Brug"));  // a mace: 8 and 2
  settle();
  EXPECT_EQ(received(bea, wire::Delta::kQuestion), 0U);
  EXPECT_EQ(number(gil, marrow, "energy"), 2);

  (void)gil.ask(attack(gil, hob, "Brug"));  // a maul: 12 and more
  settle();
  ASSERT_THAT(asked(bea), testing::SizeIs(1));
  EXPECT_GT(asked(bea)[0].max_damage(), 10);
  EXPECT_EQ(number(gil, hob, "energyReserved"), 3);
}

TEST_F(DeclarationsTest, AnOrderToAnswerAlwaysAnswersAndToBeAskedAgainAsks) {
  face_each_other("Brug");
  const wire::Value defends = words(bea, {"challenge", "defend"});
  ASSERT_EQ(order(bea, "Brug", &defends), "");
  forget();

  (void)ada.ask(attack(ada, "Ash", "Brug"));
  settle();
  EXPECT_THAT(asked(bea), IsEmpty());
  EXPECT_EQ(received(bea, wire::Delta::kQuestion), 0U);
  EXPECT_EQ(answer(ada, asked(ada, "q_initiative", "Ash"), word(ada, "decline")), "");
  settle();
  EXPECT_TRUE(is(dan, "Brug", "defending")) << "before the blow";
  EXPECT_EQ(number(dan, "Ash", "energy"), 2);

  ASSERT_EQ(order(bea, "Brug", nullptr), "");
  put(hob, 3, 1);
  set("Brug", "initUsed", 0);
  turn(hob, 270);
  (void)gil.ask(attack(gil, hob, "Brug"));
  settle();
  EXPECT_THAT(asked(bea), testing::SizeIs(1));
}

TEST_F(DeclarationsTest, AChallengeIsSeenByAllAndDecidedByInitiative) {
  face_each_other(hob);
  (void)gil.ask(attack(gil, hob, "Ash"));
  settle();

  EXPECT_EQ(answer(ada, asked(ada, "q_declared", "Ash"), words(ada, {"challenge", "defend"})), "");
  settle();
  for (Person* who : clients()) {
    ASSERT_EQ(who->knows.declarations.open_size(), 1);
    EXPECT_EQ(who->knows.declarations.open(0).declared_size(), 2) << "the blow and what challenges it";
  }
  EXPECT_EQ(number(bea, "Ash", "energyReserved"), 1);

  EXPECT_EQ(answer(gil, asked(gil, "q_initiative", hob), word(gil, "decline")), "");
  settle();
  EXPECT_TRUE(is(bea, "Ash", "defending"));
  EXPECT_EQ(answer(ada, asked(ada, "q_declared", "Ash"), word(ada, "pass")), "") << "who may still step out of reach";
  EXPECT_EQ(answer(gil, asked(gil, "q_declared", hob), word(gil, "pass")), "") << "who may still give up";
  settle();
  EXPECT_EQ(number(bea, "Ash", "initUsed"), 1);
  EXPECT_EQ(number(bea, hob, "initUsed"), 0);
  EXPECT_EQ(bea.knows.declarations.open_size(), 0);
}

TEST_F(DeclarationsTest, TheOwnerMayGiveUpWhileOthersAreWaitedFor) {
  face_each_other(hob);
  (void)ada.ask(attack(ada, "Ash", hob));
  settle();

  const wire::Question own = asked(ada, "q_declared", "Ash");
  EXPECT_TRUE(own.non_blocking());
  EXPECT_EQ(answer(ada, own, words(ada, {"abort", "melee_attack"})), "");
  settle();

  EXPECT_EQ(number(dan, "Ash", "energy"), 4);
  EXPECT_EQ(number(dan, "Ash", "energyReserved"), 0);
  for (Person* who : clients()) {
    EXPECT_THAT(asked(*who), IsEmpty()) << who->name;
    EXPECT_THAT(who->knows.waiting, IsEmpty()) << who->name;
    EXPECT_EQ(who->knows.declarations.open_size(), 0);
  }
}

TEST_F(DeclarationsTest, StruckCreatureMayReplyBeforeTheNextBlowOrPass) {
  face_each_other("Brug");
  set("Ash", "stamina", 12);
  (void)ada.ask(attack(ada, "Ash", "Brug"));
  settle();
  EXPECT_EQ(answer(bea, asked(bea, "q_declared", "Brug"), word(bea, "pass")), "");
  settle();
  set("Ash", "energy", 5);

  const std::uint32_t again = ada.ask(attack(ada, "Ash", "Brug"));
  settle();
  ASSERT_EQ(bea.knows.declarations.queue_size(), 1);
  EXPECT_TRUE(bea.knows.declarations.queue(0).waits_for_right());
  EXPECT_TRUE(ada.knows.declarations.queue(0).mine());
  EXPECT_TRUE(ada.unanswered.contains(again));

  const std::uint32_t let_be = bea.ask(action(bea, "pass", "Brug"));
  bea.await_answer(let_be);
  EXPECT_EQ(bea.why_not(let_be), "");
  settle();
  EXPECT_EQ(ada.why_not(again), "");
  EXPECT_EQ(ada.knows.declarations.queue_size(), 0);
  EXPECT_THAT(asked(bea), testing::SizeIs(1)) << "of the second blow";
}

TEST_F(DeclarationsTest, AnAnswerIsHeldToItsForm) {
  face_each_other(hob);
  (void)gil.ask(attack(gil, hob, "Ash"));
  settle();
  const auto challenge_with = [&](const std::string& field) {
    wire::Value value = words(ada, {"challenge", "defend", field});
    value.mutable_list()->add_values()->set_number(1);
    return answer(ada, asked(ada, "q_declared", "Ash"), value);
  };

  EXPECT_THAT(challenge_with("confirmCollapse"), StartsWith("E_FORM")) << "yes or no, not a number";
  EXPECT_THAT(challenge_with("path"), StartsWith("E_NO_FIELD"));
  settle();
  EXPECT_EQ(dan.knows.declarations.open_size(), 1) << "the table goes on, and the window is open";
  EXPECT_EQ(answer(ada, asked(ada, "q_declared", "Ash"), word(ada, "pass")), "");
}

TEST_F(DeclarationsTest, CreatureAddedByTheGmIsInTheFight) {
  const auto record = std::ranges::find_if(
      gil.schema.records(), [&](const wire::RecordEntry& one) { return gil.word(one.kind()) == "creature"; });
  wire::ClientFrame frame;
  wire::AddCreature& add = *frame.mutable_edit()->mutable_add_creature();
  add.set_record(record->id());
  add.set_name("Latecomer");
  add.set_side(gil.key("foes"));
  add.set_scene(gil.knows.state.campaign().shown());
  *add.mutable_place() = placing(0, 0, 12, 8).edit().place_creature().place();
  add.set_join(true);
  do_as_gm(frame);
  settle();

  for (const Person* who : clients())
    EXPECT_EQ(creature(*who, "Latecomer").encounter(), creature(*who, "Ash").encounter()) << who->name;
  EXPECT_EQ(number(gil, "Latecomer", "energy"), 5);
}

TEST_F(DeclarationsTest, SenderWithdrawsAQueuedCommand) {
  face_each_other(hob);
  (void)ada.ask(attack(ada, "Ash", hob));
  settle();
  const std::uint32_t waits = ada.ask(action(ada, "defend", "Ash"));
  settle();
  ASSERT_EQ(dan.knows.declarations.queue_size(), 1);

  wire::ClientFrame back;
  back.mutable_cancel_queued()->set_client_id(waits);
  (void)bea.ask(back);  // not hers
  settle();
  EXPECT_TRUE(ada.unanswered.contains(waits));
  (void)ada.ask(back);
  ada.await_answer(waits);

  EXPECT_THAT(ada.why_not(waits), StartsWith("E_WITHDRAWN"));
  settle();
  for (Person* who : clients()) EXPECT_EQ(who->knows.declarations.queue_size(), 0);
  EXPECT_EQ(number(ada, "Ash", "energy"), 2) << "of 5, with 3 held back for the blow";
}

}  // namespace ft::test
