// Auto-answers: allowed values, limits, and the audience of their log lines.
#include "tests/server/table/declaration_fixture.hpp"

namespace ft::test {

using wire::Delta;

class Orders : public DeclarationFixture {
 protected:
  wire::AutoAnswer& order(wire::ClientFrame& frame) {
    wire::AutoAnswer& order = *frame.mutable_auto_answer();
    order.set_creature(bea.creature("Bea"));
    order.set_prompt(bea.name("respond"));
    order.set_client_id(++bea.last_id);
    return order;
  }
  /// Leaves an order to answer with these words, the last of which may be anything.
  void always(const std::vector<std::string>& words, const wire::Value* last = nullptr) {
    wire::ClientFrame frame;
    wire::ValueList& said = *order(frame).mutable_value()->mutable_list();
    for (const std::string& word : words) said.add_values()->set_key(bea.name(word));
    if (last) *said.add_values() = *last;
    send(bea, frame);
    settle();
  }
  /// The GM sets an auto-answer for a creature ("": all without a player).
  void gm_sets(std::string_view creature, std::string_view prompt, const wire::Value& value,
               std::optional<int> ask_above = {}) {
    wire::ClientFrame frame;
    wire::AutoAnswer& left = order(frame);
    left.set_client_id(++gm.last_id);
    left.set_creature(creature.empty() ? 0 : gm.creature(creature));
    left.set_prompt(gm.name(prompt));
    *left.mutable_value() = value;
    if (ask_above) left.set_ask_above(*ask_above);
    send(gm, frame);
    settle();
  }
  [[nodiscard]] wire::Value passing() const {
    wire::Value value;
    value.set_key(gm.name("pass"));
    return value;
  }
  void always_lunge_at_the_ghoul() {
    wire::Value ghoul;
    ghoul.mutable_ref()->set_creature(bea.creature("Ghoul"));
    always({"challenge", "lunge", "target"}, &ghoul);
  }
  void always_pass(std::optional<int> ask_above = {}) {
    wire::ClientFrame frame;
    wire::AutoAnswer& left = order(frame);
    left.mutable_value()->set_key(bea.name("pass"));
    if (ask_above) left.set_ask_above(*ask_above);
    send(bea, frame);
    settle();
  }
};

TEST_F(Orders, AnswerBeforeTheQuestionIsShown) {  // P48
  always_pass();
  EXPECT_TRUE(bea.got(Delta::kAccepted));
  forget();
  lunge(ada, "Ada", "Bea");
  settle();

  EXPECT_EQ(hp("Bea"), 15);
  for (const Client* client : {&gm, &ada, &bea}) {
    EXPECT_FALSE(client->got(Delta::kQuestion));
    EXPECT_FALSE(client->got(Delta::kWaiting));
    EXPECT_FALSE(client->got(Delta::kQuestionClosed));
  }
}

TEST_F(Orders, AnAutoAnswerOfMoreThanAKilobyteIsRefused) {
  wire::Value few, many;
  few.set_text(std::string(400, 'x'));
  for (int i = 0; i < 3; ++i) many.mutable_list()->add_values()->set_text(std::string(400, 'x'));
  always({"pass"}, &few);
  EXPECT_EQ(bea.refusal(), "");
  const auto before = table->state().auto_answers;
  EXPECT_EQ(before.size(), 1U);

  always({"challenge"}, &many);

  EXPECT_EQ(bea.refusal(), "E_CONTENT_LIMIT");
  EXPECT_EQ(table->state().auto_answers, before);
}

TEST_F(Orders, AutoAnswerIsLoggedForItsOwnerAndTheGm) {  // P49
  always_pass();
  forget();
  lunge(ada, "Ada", "Bea");
  settle();

  for (const Client* client : {&gm, &bea}) {
    const auto received = noted(*client, "answered_by_order");
    ASSERT_EQ(received.size(), 1U);
    EXPECT_EQ(param(received[0], client->name("who")), client->creature("Bea"));
    EXPECT_EQ(param(received[0], client->name("answer")), client->name("pass"));
  }
  EXPECT_TRUE(noted(ada, "answered_by_order").empty());
}

TEST_F(Orders, RefusedOrderLeavesTheQuestionWithItsReason) {  // P49
  always({"interrupt", "slip"});                              // whose destination is left open
  forget();
  lunge(ada, "Ada", "Bea");
  settle();

  EXPECT_TRUE(bea.got(Delta::kQuestion));
  for (const Client* client : {&gm, &bea}) {
    const auto received = noted(*client, "order_refused");
    ASSERT_EQ(received.size(), 1U);
    EXPECT_EQ(received[0].why().code(), client->name("E_FORM"));
    EXPECT_EQ(received[0].params(1).value().list().values(1).key(), client->name("slip"));
  }
  EXPECT_TRUE(noted(ada, "order_refused").empty());

  say(ada, "hm");
  step(gm, "Ghoul", 4, 2);
  settle();
  EXPECT_EQ(noted(bea, "order_refused").size(), 1U) << "once";
  forget();
  kill();
  start();
  hello(bea);
  EXPECT_EQ(noted(bea, "order_refused").size(), 1U);
  pass(bea);
  EXPECT_EQ(hp("Bea"), 15);
}

TEST_F(Orders, OutdatedOrderIsReported) {  // P49
  always_lunge_at_the_ghoul();
  forget();
  lunge(ada, "Ada", "Bea");  // at Ada she may lunge, not at the Ghoul
  settle();
  EXPECT_TRUE(bea.got(Delta::kQuestion));
  const auto received = noted(bea, "order_refused");
  ASSERT_EQ(received.size(), 1U);
  EXPECT_EQ(received[0].why().code(), bea.name("E_ANSWER"));
}

TEST_F(Orders, OrderWithoutAQuestionIsNotLogged) {  // P49
  always_pass();
  forget();
  lunge(gm, "Ghoul", "Lurker");  // who holds nothing up
  settle();
  EXPECT_TRUE(noted(bea, "answered_by_order").empty());

  always({"interrupt", "slip"});
  lunge(gm, "Ghoul", "Lurker");
  settle();
  EXPECT_TRUE(noted(bea, "order_refused").empty());
  EXPECT_FALSE(bea.got(Delta::kQuestion));
}

TEST_F(Orders, CountOnlyAsFarAsTheyGo) {  // P48
  always_pass(4);
  lunge(ada, "Ada", "Bea");
  settle();
  EXPECT_EQ(hp("Bea"), 20) << "5 are at stake: Ben is asked";
  EXPECT_TRUE(bea.got(Delta::kQuestion));
  pass(bea);

  command(bea, "let_be", "Bea");
  always_pass(5);
  lunge(ada, "Ada", "Bea");
  settle();
  EXPECT_EQ(hp("Bea"), 10);
}

TEST_F(Orders, MayBeActions) {
  always_lunge_at_the_ghoul();
  forget();
  lunge(gm, "Ghoul", "Bea");
  settle();
  EXPECT_FALSE(bea.got(Delta::kQuestion));
  EXPECT_EQ(hp("Bea"), 15);
}

TEST_F(Orders, NameNoPlaces) {  // P48
  wire::Value cell;
  cell.mutable_place()->set_kind(wire::Place::CELL);
  cell.mutable_place()->set_column(1);
  always({"interrupt", "slip", "to"}, &cell);
  EXPECT_EQ(bea.refusal(), "E_ORDER_PLACE");
  EXPECT_TRUE(table->state().auto_answers.empty());
}

TEST_F(Orders, OrderNeedsTheOwnCreature) {
  wire::ClientFrame frame;
  wire::AutoAnswer& left = order(frame);
  left.set_creature(bea.creature("Ada"));
  left.mutable_value()->set_key(bea.name("pass"));
  send(bea, frame);
  settle();
  EXPECT_EQ(bea.refusal(), "E_ROLE");
}

TEST_F(Orders, GmOrdersCoverCreaturesWithoutPlayers) {
  wire::ClientFrame frame;
  wire::AutoAnswer& left = order(frame);
  left.set_client_id(++gm.last_id);
  left.mutable_value()->set_key(gm.name("pass"));
  send(gm, frame);
  settle();
  EXPECT_EQ(gm.refusal(), "E_ROLE") << "Ben plays Bea";
  left.set_creature(gm.creature("Ghoul"));
  left.set_client_id(++gm.last_id);
  forget();
  send(gm, frame);
  settle();
  EXPECT_TRUE(gm.got(Delta::kAccepted));
}

TEST_F(Orders, GmSetsOneForAllCreaturesWithoutPlayers) {  // P48
  gm_sets("", "respond", passing());
  forget();
  lunge(bea, "Bea", "Ghoul");
  settle();
  EXPECT_FALSE(gm.got(Delta::kQuestion));
  EXPECT_EQ(hp("Bea"), 20);
  command(bea, "let_be", "Bea");
  lunge(ada, "Ada", "Bea");
  settle();
  EXPECT_TRUE(bea.got(Delta::kQuestion)) << "Ben plays Bea";
}

TEST_F(Orders, CreaturesOwnOneGoesBeforeTheOneForAll) {  // P48
  gm_sets("", "respond", passing());
  gm_sets("Ghoul", "respond", passing(), -1);
  lunge(bea, "Bea", "Ghoul");
  settle();
  EXPECT_NE(asked(gm), "");
}

TEST_F(Orders, EmptyAnswerIsTheDefault) {  // P48
  gm_sets("Ghoul", "respond", {});
  lunge(bea, "Bea", "Ghoul");
  settle();
  EXPECT_EQ(asked(gm), "");
  EXPECT_EQ(noted(gm, "missed").size(), 0U);
}

TEST_F(Orders, PlayersSetNoneForAll) {
  wire::ClientFrame frame;
  wire::AutoAnswer& left = order(frame);
  left.set_creature(0);
  left.mutable_value()->set_key(bea.name("pass"));
  send(bea, frame);
  settle();
  EXPECT_EQ(bea.refusal(), "E_ROLE");
}

TEST_F(Orders, RulebookAnswersForCreaturesWithoutPlayers) {  // P48
  command(ada, "push", "Ada", "Ghoul");
  settle();
  EXPECT_EQ(asked(gm), "");
  EXPECT_EQ(noted(gm, "answered_by_order").size(), 1U);
  command(ada, "push", "Ada", "Bea");
  settle();
  EXPECT_NE(asked(bea), "") << "Ben plays Bea";
}

TEST_F(Orders, RulebookAnswersForThemWhileAnAttackIsLight) {  // P48
  set_hp(gm, "Ghoul", 4);
  command(ada, "shove", "Ada", "Ghoul");
  settle();
  EXPECT_EQ(asked(gm), "") << "2 of 4 are half";
  set_hp(gm, "Ghoul", 3);
  set_number(gm, "Ghoul", "ward", 1);
  command(ada, "shove", "Ada", "Ghoul");
  settle();
  EXPECT_EQ(asked(gm), "") << "the ward goes first";
  set_number(gm, "Ghoul", "ward", 0);
  command(ada, "shove", "Ada", "Ghoul");
  settle();
  EXPECT_NE(asked(gm), "");
}

TEST_F(Orders, GmMayBeAskedWhereTheRulebookAnswers) {  // P48
  gm_sets("", "brace", {}, 1);
  command(ada, "push", "Ada", "Ghoul");
  settle();
  EXPECT_NE(asked(gm), "") << "2 are at stake";
}

TEST_F(Orders, GmsSeeThoseOfCreaturesWithoutPlayers) {
  always_pass();
  gm_sets("Ghoul", "respond", passing());
  gm_sets("", "brace", {}, -1);
  kill();
  start();
  hello(gm);
  EXPECT_EQ(gm.of(Delta::kSnapshot).back().snapshot().auto_answers_size(), 2);
}

TEST_F(Orders, EndlessOrdersLeaveTheAnswerToPlayers) {  // P48
  always({"interrupt", "let_be"});
  forget();
  lunge(gm, "Ghoul", "Bea");
  settle();
  EXPECT_TRUE(bea.got(Delta::kQuestion)) << "after a hundred interrupts without end";
  pass(bea);
  EXPECT_EQ(hp("Bea"), 15);
}

TEST_F(Orders, LastBeyondARestartWithTheirLimit) {
  always_pass(4);
  kill();
  start();
  hello(bea);
  const wire::Snapshot received = bea.of(Delta::kSnapshot).back().snapshot();
  ASSERT_EQ(received.auto_answers_size(), 1);
  EXPECT_EQ(received.auto_answers(0).ask_above(), 4);
}

}  // namespace ft::test
