// Declared actions and the queue, as each client receives them.
#include "tests/server/table/declaration_fixture.hpp"

namespace ft::test {

using wire::Delta;

class Queue : public DeclarationFixture {};

TEST_F(Queue, ShowsDeclaredActionsAndAwaitedCreatures) {  // P44
  clock.now_ms += 250;
  lunge(ada, "Ada", "Bea");
  settle();

  for (const Client* client : {&gm, &ada, &bea}) {
    const wire::Declarations received = declared(*client);
    ASSERT_EQ(received.open_size(), 1);
    const wire::Declaration& one = received.open(0);
    EXPECT_EQ(one.declared(0).actor(), client->creature("Ada"));
    EXPECT_EQ(one.declared(0).action(), client->name("lunge"));
    ASSERT_EQ(one.waits_for_size(), 1);
    EXPECT_EQ(one.waits_for(0), client->creature("Bea"));
    EXPECT_EQ(one.left_ms(), 8'000);
    EXPECT_EQ(one.total_ms(), 8'000);
    EXPECT_EQ(one.arrived_ms(), 250);
    EXPECT_EQ(one.order(), 1U);
  }
  const std::string question = bea.of(Delta::kQuestion)[0].question().id();
  EXPECT_EQ(question.substr(0, question.find('.')), declared(bea).open(0).resolution());

  pass(bea);
  EXPECT_EQ(declared(gm).open_size(), 0);
}

TEST_F(Queue, UnchangedQueueIsNotSentAgain) {
  lunge(ada, "Ada", "Bea");
  settle();
  forget();
  say(bea, "hm");
  settle();
  EXPECT_FALSE(bea.got(Delta::kDeclarations));
}

TEST_F(Queue, ShowsOnlyCreaturesTheViewerKnows) {  // P44
  lunge(gm, "Lurker", "Bea");
  settle();
  EXPECT_EQ(declared(gm).open_size(), 1);
  EXPECT_FALSE(ada.got(Delta::kDeclarations));
  EXPECT_FALSE(bea.got(Delta::kDeclarations));

  lunge(ada, "Ada", "Bea");
  settle();
  ASSERT_EQ(declared(bea).queue_size(), 1);
  EXPECT_EQ(declared(bea).queue(0).waits_for(), "") << "for something that Ben does not know of";
  EXPECT_EQ(declared(bea).queue(0).order(), 1U);
  EXPECT_EQ(declared(gm).queue(0).waits_for(), declared(gm).open(0).resolution());
  EXPECT_EQ(declared(gm).queue(0).order(), 2U);

  lunge(gm, "Ghoul", "Bea");
  lunge(gm, "Lurker", "Bea");
  settle();
  EXPECT_EQ(declared(gm).queue_size(), 3);
  EXPECT_EQ(declared(ada).queue_size(), 2);
}

TEST_F(Queue, QueuedCommandIsShownToItsSenderAndTheGmOnly) {  // P44
  lunge(gm, "Ghoul", "Bea");
  lunge(ada, "Ada", "Bea");
  settle();

  const wire::Queued mine = declared(ada).queue(0);
  EXPECT_TRUE(mine.mine());
  EXPECT_EQ(mine.client_id(), ada.last_id);
  EXPECT_EQ(mine.action(), ada.name("lunge"));
  EXPECT_EQ(mine.form_size(), 1);
  EXPECT_EQ(mine.waits_for(), declared(ada).open(0).resolution());
  const wire::Queued of_gm = declared(gm).queue(0);
  EXPECT_FALSE(of_gm.mine());
  EXPECT_EQ(of_gm.action(), gm.name("lunge"));
  EXPECT_EQ(of_gm.client_id(), 0U);
  const wire::Queued of_bea = declared(bea).queue(0);
  EXPECT_EQ(of_bea.actor(), bea.creature("Ada"));
  EXPECT_EQ(of_bea.action(), 0U);
  EXPECT_EQ(of_bea.form_size(), 0);
}

TEST_F(Queue, CommandsOfOneInstantKeepTheirOrder) {  // P45
  lunge(ada, "Ada", "Bea");
  clock.now_ms += 40;
  lunge(gm, "Ghoul", "Bea");
  settle();

  const wire::Declarations received = declared(bea);
  ASSERT_EQ(received.open_size(), 1);
  ASSERT_EQ(received.queue_size(), 1);
  EXPECT_EQ(received.open(0).order(), 1U);
  EXPECT_EQ(received.queue(0).order(), 2U);
  EXPECT_EQ(received.queue(0).actor(), bea.creature("Ghoul"));
  EXPECT_EQ(received.queue(0).arrived_ms() - received.open(0).arrived_ms(), 40);
}

TEST_F(Queue, LogNamesTheFirstCommandAndTheDelay) {  // P46
  lunge(ada, "Ada", "Bea");
  clock.now_ms += 40;
  lunge(gm, "Ghoul", "Bea");
  settle();
  pass(bea);

  const auto expect_log_line = [&](const Client& client) {
    const auto received = noted(client, "came_later");
    ASSERT_EQ(received.size(), 1U);
    EXPECT_EQ(param(received[0], client.name("who")), client.creature("Ghoul"));
    EXPECT_EQ(param(received[0], client.name("first")), client.creature("Ada"));
    EXPECT_EQ(received[0].params(2).value().number(), 40);
  };
  for (const Client* client : {&gm, &ada}) expect_log_line(*client);
  EXPECT_TRUE(noted(bea, "came_later").empty()) << "who is neither of the two";

  forget();
  kill();
  start();
  hello(ada);
  hello(bea);
  expect_log_line(ada);
  pass(bea);
  EXPECT_EQ(hp("Bea"), 10) << "and goes on as before";
}

TEST_F(Queue, SaysOfTheSameMillisecondThatOneCameNext) {  // P46
  lunge(ada, "Ada", "Bea");
  lunge(gm, "Ghoul", "Bea");
  settle();
  pass(bea);
  EXPECT_EQ(noted(ada, "came_next").size(), 1U);
  EXPECT_TRUE(noted(ada, "came_later").empty());
}

TEST_F(Queue, OmitsGmCommandsWithoutAnActor) {  // P46
  lunge(ada, "Ada", "Bea");
  clock.now_ms += 40;
  command(gm, "end_fight");
  settle();
  pass(bea);
  for (const Client* client : {&gm, &ada, &bea}) EXPECT_TRUE(noted(*client, "came_later").empty());
}

TEST_F(Queue, LogNamesTheLastOfSeveralEarlierCommands) {  // P46
  lunge(ada, "Ada", "Bea");
  clock.now_ms += 10;
  lunge(gm, "Ghoul", "Bea");
  clock.now_ms += 20;
  lunge(bea, "Bea", "Ghoul");  // no answer to Ada
  settle();
  pass(bea);
  pass(bea);
  const auto received = noted(bea, "came_later");
  ASSERT_EQ(received.size(), 1U);
  EXPECT_EQ(param(received[0], bea.name("first")), bea.creature("Ghoul"));
  EXPECT_EQ(received[0].params(2).value().number(), 20);
}

TEST_F(Queue, LogsNoDelayAfterTwoSeconds) {  // P46
  lunge(ada, "Ada", "Bea");
  clock.now_ms += 2'000;
  lunge(gm, "Ghoul", "Bea");
  settle();
  pass(bea);
  EXPECT_TRUE(noted(gm, "came_later").empty());
}

TEST_F(Queue, OmitsCreaturesTheReaderDoesNotKnow) {  // P46
  lunge(gm, "Lurker", "Bea");
  lunge(ada, "Ada", "Bea");
  settle();
  pass(bea);
  EXPECT_EQ(noted(gm, "came_next").size(), 1U);
  EXPECT_TRUE(noted(ada, "came_next").empty());
  EXPECT_TRUE(noted(bea, "came_next").empty());
}

TEST_F(Queue, IsPlayedInOrderOfArrivalAndCheckedAgain) {  // P46
  lunge(ada, "Ada", "Bea");
  settle();
  lunge(gm, "Ghoul", "Bea");
  const std::uint32_t bens = lunge(bea, "Bea", "Ghoul");  // no answer to Ada
  settle();
  step(gm, "Ghoul", 4, 2);
  settle();
  step(gm, "Ghoul", 5, 2);
  settle();

  pass(bea);
  EXPECT_EQ(gm.refusal(), "E_FAR") << "the Ghoul has gone too far to reach Bea";
  EXPECT_EQ(bea.refusal(), "E_FAR");
  EXPECT_EQ(bea.of(Delta::kRefused)[0].refused().client_id(), bens);
  EXPECT_EQ(declared(bea).queue_size(), 0);
}

TEST_F(Queue, HoldsOneCommandOfEachActor) {  // P46
  lunge(gm, "Lurker", "Bea");
  settle();
  forget();
  const std::uint32_t first = lunge(gm, "Ghoul", "Ada");
  lunge(gm, "Ghoul", "Bea");
  lunge(ada, "Ada", "Bea");
  settle();

  EXPECT_EQ(gm.refusal(), "E_REPLACED");
  EXPECT_EQ(gm.of(Delta::kRefused)[0].refused().client_id(), first);
  ASSERT_EQ(declared(gm).queue_size(), 2);
  EXPECT_EQ(declared(gm).queue(0).form(0).value().ref().creature(), gm.creature("Bea"));
  EXPECT_EQ(declared(gm).queue(1).actor(), gm.creature("Ada"));
}

TEST_F(Queue, OnlyTheSenderWithdrawsACommand) {  // P47
  lunge(gm, "Ghoul", "Bea");
  const std::uint32_t sent = lunge(ada, "Ada", "Bea");
  settle();
  withdraw(bea, sent);
  EXPECT_EQ(declared(ada).queue_size(), 1) << "not Ben's to withdraw";

  withdraw(ada, sent);
  EXPECT_EQ(ada.refusal(), "E_WITHDRAWN");
  EXPECT_EQ(declared(ada).queue_size(), 0);
  EXPECT_EQ(declared(bea).queue_size(), 0);
  withdraw(ada, sent);
  EXPECT_EQ(ada.of(Delta::kRefused).size(), 1U);
}

TEST_F(Queue, LeavingPlayersCommandsAreDropped) {
  lunge(gm, "Ghoul", "Bea");
  lunge(ada, "Ada", "Bea");
  settle();
  leave(ada);
  EXPECT_EQ(declared(bea).queue_size(), 0);
  EXPECT_EQ(declared(bea).open_size(), 1);
}

TEST_F(Queue, RejectedClientsCommandsAreDropped) {  // P46
  lunge(gm, "Ghoul", "Bea");
  lunge(ada, "Ada", "Bea");
  settle();
  ASSERT_EQ(declared(bea).queue_size(), 1);
  (void)table->receive(ada.connection, "no frame");
  settle();
  EXPECT_EQ(declared(bea).queue_size(), 0);
}

TEST_F(Queue, IsLostWithTheServerAndDeclarationsAreNot) {
  lunge(gm, "Ghoul", "Bea");
  lunge(ada, "Ada", "Bea");
  settle();
  kill();
  start();
  for (Client* client : {&gm, &ada, &bea}) hello(*client);
  EXPECT_EQ(declared(ada).open_size(), 1);
  EXPECT_EQ(declared(ada).queue_size(), 0);
}

TEST_F(Queue, CommandWithoutTheRightWaits) {  // P46
  lunge(ada, "Ada", "Bea");
  settle();
  pass(bea);
  lunge(ada, "Ada", "Bea");
  settle();
  ASSERT_EQ(declared(bea).queue_size(), 1);
  EXPECT_TRUE(declared(bea).queue(0).waits_for_right());
  EXPECT_EQ(declared(bea).queue(0).waits_for(), "");
  EXPECT_EQ(hp("Bea"), 15);

  command(bea, "let_be", "Bea");
  settle();
  EXPECT_EQ(declared(bea).open_size(), 1);
  pass(bea);
  EXPECT_EQ(hp("Bea"), 10);
}

TEST_F(Queue, RightsExpireInTheirTimeDuringOpenResolutions) {
  const auto rights = [&] { return table->state().state.relations.size(); };
  lunge(ada, "Ada", "Bea");
  settle();
  pass(bea);
  wait(2'000);
  lunge(gm, "Ghoul", "Ada");
  settle();
  pass(ada);
  lunge(gm, "Lurker", "Bea");
  settle();
  ASSERT_EQ(rights(), 2U);

  wait(3'999);
  EXPECT_EQ(rights(), 2U);
  wait(1);
  EXPECT_EQ(rights(), 1U) << "Bea's, although she is asked something";
  wait(2'000);
  EXPECT_EQ(rights(), 0U);
}

TEST_F(Queue, LetsNoRightRunOutWhileTheTableIsStopped) {
  lunge(ada, "Ada", "Bea");
  settle();
  pass(bea);
  say(gm, "/stop");
  settle();
  wait(60'000);
  say(gm, "/resume");
  settle();

  wait(5'999);
  EXPECT_EQ(table->state().state.relations.size(), 1U);
  wait(1);
  EXPECT_EQ(table->state().state.relations.size(), 0U);
}

TEST_F(Queue, QueuedCommandsAreDroppedAtRoundEndIfTheBookSaysSo) {
  command(gm, "start_fight");
  settle();
  command(gm, "ring", "Bea");
  settle();
  lunge(ada, "Ada", "Bea");
  settle();
  pass(bea);
  const std::uint32_t late = lunge(ada, "Ada", "Bea");
  settle();
  ASSERT_EQ(declared(ada).queue_size(), 1);

  command(gm, "ring", "Bea");
  settle();
  EXPECT_EQ(ada.refusal(), "E_LATE");
  EXPECT_EQ(ada.of(Delta::kRefused)[0].refused().client_id(), late);
  EXPECT_EQ(declared(ada).queue_size(), 0);
  EXPECT_EQ(hp("Bea"), 15) << "once";
}

TEST_F(Queue, HoldsSixtyFourAtMost) {
  for (int i = 0; i < 65; ++i) {
    wire::Edit add;
    add.mutable_add_creature()->set_record(gm.name("rat"));
    add.mutable_add_creature()->set_name("rat " + std::to_string(i));
    add.mutable_add_creature()->set_scene(gm.state.campaign().shown());
    add.mutable_add_creature()->mutable_place()->set_kind(wire::Place::CELL);
    add.mutable_add_creature()->mutable_place()->set_column(i % 5);
    add.mutable_add_creature()->mutable_place()->set_row(3 + i / 5);
    edit(gm, add);
  }
  settle();
  lunge(ada, "Ada", "Bea");
  settle();
  for (int i = 0; i < 65; ++i) lunge(gm, "rat " + std::to_string(i), "Bea");
  settle();
  EXPECT_EQ(declared(gm).queue_size(), 64);
  EXPECT_EQ(gm.refusal(), "E_PENDING");
}

TEST_F(Queue, SecondSendingOfAQueuedCommandCountsOnce) {
  lunge(gm, "Ghoul", "Bea");
  settle();
  lunge(ada, "Ada", "Bea");
  ada.last_id -= 1;
  lunge(ada, "Ada", "Bea");
  settle();
  EXPECT_EQ(declared(ada).queue_size(), 1);
  EXPECT_FALSE(ada.got(Delta::kRefused));
}

}  // namespace ft::test
