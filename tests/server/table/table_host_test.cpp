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

}  // namespace ft::test
