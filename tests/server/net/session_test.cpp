// A connection to a table, from its upgrade to its end (N4 to N6).
#include <thread>

#include "tests/server/net/lobby_fixture.hpp"

namespace ft::test {

using wire::v1::Closing;
using wire::v1::People;

class SessionTest : public CampaignFixture {
 protected:
  explicit SessionTest(net::Settings settings = {}) : CampaignFixture(std::move(settings)) {}
};

TEST_F(SessionTest, HelloIsAnsweredWithTheWholeTableInOneFrame) {  // P3
  const auto socket = gm.open_table(campaign);
  ASSERT_TRUE(socket);

  socket->greet();

  const auto frame = socket->next();
  ASSERT_TRUE(frame);
  ASSERT_GE(frame->deltas_size(), 2);
  EXPECT_TRUE(frame->deltas(0).has_welcome());
  EXPECT_TRUE(frame->deltas(1).has_snapshot());
  EXPECT_TRUE(gm.get(about("/people")).as<People>().seats(0).online());
}

TEST_F(SessionTest, APageOfAnotherSiteCannotConnect) {
  EXPECT_FALSE(gm.open_table(campaign, {{"Origin", "http://evil.example"}}));
  EXPECT_EQ(gm.refused_with, 403u);
}

TEST_F(SessionTest, StrangerReceivesTheReasonOfTheRejection) {  // P9
  const auto socket = Browser(server.port()).open_table(campaign);
  ASSERT_TRUE(socket);

  const auto farewell = socket->wait_for_close();
  EXPECT_EQ(farewell.code, Closing::NOT_ALLOWED);
  EXPECT_NE(farewell.text.find("invite link"), std::string::npos);
}

TEST_F(SessionTest, OldClientMustReload) {  // P2, P9
  const auto socket = gm.open_table(campaign);
  wire::v1::ClientFrame frame;
  frame.mutable_hello()->set_protocol(0);

  socket->send(frame);

  const auto farewell = socket->wait_for_close();
  EXPECT_EQ(farewell.code, Closing::OLD_CLIENT);
  EXPECT_EQ(farewell.text, "The server was updated. Reload the page.");
}

TEST_F(SessionTest, AnOversizedFrameIsClosedWithItsReason) {  // P9, P21
  const auto socket = gm.open_table(campaign);
  socket->greet();
  socket->wait_for_snapshot();

  socket->send_bytes(std::string(64 * 1024 + 1, 'x'));

  const auto farewell = socket->wait_for_close();
  EXPECT_EQ(farewell.code, Closing::BAD_FRAME);
  EXPECT_EQ(farewell.text, "A message was larger than 65536 bytes.");
}

TEST_F(SessionTest, GarbageIsClosedWithItsReason) {  // P1, P9, P20
  const auto socket = gm.open_table(campaign);

  socket->send_bytes("\xff\xff\xff\xff");

  EXPECT_EQ(socket->wait_for_close().code, Closing::BAD_FRAME);
}

TEST_F(SessionTest, ASecondConnectionOfASeatTakesOver) {  // P8, P9
  const auto first = gm.open_table(campaign);
  first->greet();
  first->wait_for_snapshot();

  const auto second = gm.open_table(campaign);
  second->greet();
  second->wait_for_snapshot();

  const auto farewell = first->wait_for_close();
  EXPECT_EQ(farewell.code, Closing::TAKEN_OVER);
  EXPECT_EQ(farewell.text, "You joined from another window.");
}

TEST_F(SessionTest, ATextMessageIsClosedWithItsReason) {  // P20
  const auto socket = gm.open_table(campaign);

  socket->send_text("{}");

  EXPECT_EQ(socket->wait_for_close().code, Closing::BAD_FRAME);
}

TEST_F(SessionTest, UnknownTableIsReported) {
  const auto socket = gm.open_table(campaign + 1);
  ASSERT_TRUE(socket);

  const auto farewell = socket->wait_for_close();
  EXPECT_EQ(farewell.code, Closing::NOT_ALLOWED);
  EXPECT_NE(farewell.text, "");
}

TEST_F(SessionTest, ARemovedPersonIsShownTheDoor) {  // P9
  Browser bea = player("Bea");
  const auto socket = bea.open_table(campaign);
  socket->greet();
  socket->wait_for_snapshot();
  const std::string seat = std::to_string(bea.get("/api/me").as<wire::v1::Me>().campaigns(0).seat());

  gm.send({.method = "POST", .path = about("/seats/" + seat + "/remove")});

  EXPECT_EQ(socket->wait_for_close().code, Closing::REMOVED);
}

TEST_F(SessionTest, AClientThatIsKilledLeavesTheTable) {
  Browser bea = player("Bea");
  const auto watching = gm.open_table(campaign);
  watching->greet();
  watching->wait_for_snapshot();
  const auto socket = bea.open_table(campaign);
  socket->greet();
  socket->wait_for_snapshot();

  socket->cut();

  bool left = false;
  while (!left) {
    const auto frame = watching->next();
    ASSERT_TRUE(frame);
    for (const auto& delta : frame->deltas()) left |= delta.has_participant() && !delta.participant().online();
  }
  EXPECT_FALSE(gm.get(about("/people")).as<People>().seats(1).online());
}

TEST_F(SessionTest, ShutdownIsSentToAllClients) {  // P9
  const auto socket = gm.open_table(campaign);
  socket->greet();
  socket->wait_for_snapshot();

  std::thread ending([this] { server.stop(); });
  const auto farewell = socket->wait_for_close();
  ending.join();

  EXPECT_EQ(farewell.code, Closing::RESTARTING);
}

class SlowSpeech : public SessionTest {
 protected:
  SlowSpeech() : SessionTest({.limits = {.commands = {.per_s = 1, .burst = 5}}}) {}
};

TEST_F(SlowSpeech, TooManyRequestsAreClosedWithTheirReason) {  // P9, P22
  const auto socket = gm.open_table(campaign);
  socket->greet();
  wire::v1::ClientFrame frame;
  frame.set_echo(7);

  for (int i = 0; i < 20; ++i) socket->send(frame);

  EXPECT_EQ(socket->wait_for_close().code, Closing::TOO_FAST);
}

class FewCommands : public SessionTest {
 protected:
  FewCommands() : SessionTest({.limits = {.commands = {.per_s = 0, .burst = 60}}}) {}

  /// Whether so many messages of a new connection of the GM were too many.
  bool too_fast(int messages) {
    const auto socket = gm.open_table(campaign);
    socket->greet();
    wire::v1::ClientFrame frame;
    frame.set_echo(7);
    for (int i = 0; i < messages; ++i) socket->send(frame);
    return socket->wait_for_close().code == Closing::TOO_FAST;
  }
};

TEST_F(FewCommands, ASeatThatConnectsAgainHasNoMoreOfThem) {
  EXPECT_TRUE(too_fast(200));

  EXPECT_TRUE(too_fast(50)) << "60 at once, the first time";
}

class FewConnections : public SessionTest {
 protected:
  FewConnections() : SessionTest({.limits = {.seat_connections = {.per_s = 0, .burst = 2}}}) {}
};

TEST_F(FewConnections, ASeatThatConnectsTooOftenIsClosed) {
  for (int i = 0; i < 2; ++i) (void)gm.open_table(campaign);

  std::vector<std::unique_ptr<TableSocket>> more;
  for (int i = 0; i < 5; ++i) more.push_back(gm.open_table(campaign));

  EXPECT_EQ(more.back()->wait_for_close().code, Closing::TOO_FAST);
}

class ShortDeadlines : public SessionTest {
 protected:
  ShortDeadlines() : SessionTest({.limits = {.handshake_deadline = std::chrono::milliseconds(50)}}) {}
};

TEST_F(ShortDeadlines, AConnectionWithoutARequestIsClosed) {
  RawConnection connection(server.port());

  EXPECT_EQ(connection.read_to_end(), "");
}

TEST_F(ShortDeadlines, HalfARequestIsClosed) {
  RawConnection connection(server.port());

  connection.send("GET / HTTP/1.1\r\nHost: ");

  EXPECT_EQ(connection.read_to_end(), "");
}

TEST_F(ShortDeadlines, ARequestThatComesByteByByteIsClosed) {
  RawConnection connection(server.port());
  connection.send("GET / HTTP/1.1\r\nHost: ");

  while (!connection.is_readable_within(std::chrono::milliseconds(5))) connection.send("x");

  EXPECT_EQ(connection.read_to_end(), "");
}

TEST_F(ShortDeadlines, AnUpgradeWithoutHelloIsClosedWithItsReason) {  // P1
  const auto socket = gm.open_table(campaign);
  ASSERT_TRUE(socket);

  EXPECT_EQ(socket->wait_for_close().code, Closing::BAD_FRAME);
}

}  // namespace ft::test
