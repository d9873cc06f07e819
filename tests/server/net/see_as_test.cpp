// A GM sees the table as a player, over a socket of its own (P63).
#include <gmock/gmock.h>

#include "tests/server/net/seated_fixture.hpp"

namespace ft::test {

class SeeAs : public SeatedFixture {
 protected:
  [[nodiscard]] Person eyes_on(const Person& player) {
    Person eyes("Gil's eyes", gil.browser);
    eyes.browser.query = "?x=1&as=" + std::to_string(player.seat);
    return eyes;
  }
};

TEST_F(SeeAs, TheGmGetsTheFramesOfThePlayer) {  // P63, sight S19
  Person eyes = eyes_on(ada);
  eyes.arrive(campaign);
  EXPECT_FALSE(eyes.is_gm);
  EXPECT_EQ(eyes.seat, ada.seat);
  EXPECT_EQ(in_order(eyes.knows.state), in_order(ada.knows.state));

  EXPECT_EQ(answer_to(gil, setting(gil, heroes[0], "condition", 3)), "");
  ada.round_trip();
  eyes.round_trip();

  EXPECT_EQ(in_order(eyes.knows.state), in_order(ada.knows.state));
}

TEST_F(SeeAs, NoPlayerMaySeeAsAnother) {  // P63
  bea.browser.query = "?as=" + std::to_string(ada.seat);
  EXPECT_EQ(bea.browser.open_table(campaign)->wait_for_close().code, wire::Closing::NOT_ALLOWED);
}

TEST_F(SeeAs, WhatIsNoSeatIsNotSeenAs) {
  for (const char* query : {"?as=Ada", "?as=0", "?as=", "?as=99999999999999999999"}) {
    gil.browser.query = query;
    EXPECT_EQ(gil.browser.open_table(campaign)->wait_for_close().code, wire::Closing::NOT_ALLOWED) << query;
  }
}

}  // namespace ft::test
