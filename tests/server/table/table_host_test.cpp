// The tables of a core, and their clean end.
#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

using TableHostTest = TableFixture;

TEST_F(TableHostTest, LateClientIsSentAwayDuringADrainAndOpensNoTable) {
  table::TableHost host(*around, settings);
  bool drained = false;
  host.drain([&] { drained = true; });
  Client late;

  const table::ConnectionId connection = host.connect(campaign, late.seat, late);
  settle();

  EXPECT_EQ(late.closed, codec::Closing::Code::resume_again);
  EXPECT_EQ(host.receive(connection, ""), table::ReceiveResult::gone);
  EXPECT_EQ(host.counts().tables, 0U);
  EXPECT_TRUE(drained);
}

TEST_F(TableHostTest, WhatAPlayerHasWrittenCountsAfterTheTableWasUnloaded) {
  table.reset();
  table::TableHost host(*around, settings);
  ada.seat = {seat(2), "Ann"};
  const auto sends = [&](const wire::ClientFrame& frame) {
    EXPECT_EQ(host.receive(ada.connection, frame.SerializeAsString()), table::ReceiveResult::taken);
    settle();
  };
  const auto comes_in = [&] {
    ada.connection = host.connect(campaign, ada.seat, ada);
    wire::ClientFrame hello;
    hello.mutable_hello()->set_protocol(codec::protocol_version);
    sends(hello);
  };
  const auto writes = [&] {
    wire::ClientFrame line;
    line.mutable_say()->set_client_id(++ada.last_id);
    line.mutable_say()->set_text(std::string(2'000, 'x'));
    sends(line);
  };
  comes_in();
  for (int lines = 0; lines < 1'000 && ada.refusal().empty(); ++lines) writes();
  ASSERT_EQ(ada.refusal(), "E_TOO_MUCH");

  host.disconnect(ada.connection);
  wait(settings.idle_unload.count());
  ASSERT_EQ(host.counts().tables, 0U);
  ada.forget();
  comes_in();
  for (int lines = 0; lines < 40 && ada.refusal().empty(); ++lines) writes();

  EXPECT_EQ(ada.refusal(), "E_TOO_MUCH") << "64 KiB came back in a minute, which 33 lines use up";
}

}  // namespace ft::test
