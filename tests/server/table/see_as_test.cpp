// A GM sees the table as one of its players (P63).
#include <gmock/gmock.h>

#include "tests/server/table/undo_fixture.hpp"

namespace ft::test {

using wire::Delta;

/// Gil, the GM, sees as Ann, who plays Ada; Bea is hidden from her.
class SeeAs : public Undo {
 protected:
  SeeAs() {
    wire::Edit hide;
    hide.mutable_hide_creature()->set_creature(gm.creature("Bea"));
    hide.mutable_hide_creature()->set_hidden(true);
    edit(gm, hide);
    settle();
    see_as(2);
  }
  void see_as(std::size_t nth_seat) {
    eyes.seat = {seat(1), "Gil", true, seat(nth_seat)};
    hello(eyes);
    for (Client* client : {&gm, &ada, &bea, &eyes}) client->forget();
  }

  Client eyes;
};

TEST_F(SeeAs, TheGmIsSentWhatThePlayerKnows) {  // P63, sight S19
  EXPECT_EQ(in_order(eyes.state), in_order(ada.state));
  EXPECT_EQ(eyes.creature("Bea"), 0U);
  EXPECT_NE(gm.creature("Bea"), 0U);
}

TEST_F(SeeAs, WhatComesToThePlayerComesThereToo) {  // P63, sight S19
  const rules::Cell at = creature("Ada").place.cell;
  step(ada, "Ada", at.column + 1, at.row);
  settle();
  say(gm, "hello all");
  settle();

  EXPECT_EQ(in_order(eyes.state), in_order(ada.state));
  EXPECT_TRUE(eyes.got(Delta::kChat));
  say(gm, "/w Ben psst");
  settle();
  EXPECT_EQ(eyes.of(Delta::kChat).size(), ada.of(Delta::kChat).size()) << "a whisper to another";
}

TEST_F(SeeAs, ItIsSentTheSameBytesAsThePlayer) {  // P63, sight S19
  eyes.bytes.clear();
  ada.bytes.clear();
  std::mt19937 random(19);
  const auto below = [&](std::uint32_t end) { return static_cast<std::int32_t>(random() % end); };
  for (int step = 0; step < 60; ++step) {
    const std::string_view who = std::array{"Ada", "Bea", "Ghoul"}.at(static_cast<std::size_t>(below(3)));
    switch (below(5)) {
      case 0: put(gm, who, 1, {below(8), below(8)}); break;
      case 1: set_hp(gm, who, 1 + below(20)); break;
      case 2: say(bea, "/r 1d20"); break;
      case 3: say(gm, "/undo"); break;
      default: {
        wire::Edit hide;
        hide.mutable_hide_creature()->set_creature(gm.creature(who));
        hide.mutable_hide_creature()->set_hidden(below(2) == 0);
        edit(gm, hide);
      }
    }
    settle();
    ASSERT_EQ(eyes.bytes, ada.bytes) << "step " << step;
  }
  EXPECT_GT(ada.bytes.size(), 500U);
}

TEST_F(SeeAs, WhispersAmongPlayersStayTheirs) {  // P63
  say(bea, "/w Ann psst");
  settle();
  EXPECT_TRUE(ada.got(Delta::kChat));
  EXPECT_FALSE(eyes.got(Delta::kChat));
  hello(eyes);
  EXPECT_EQ(eyes.bytes.find("psst"), std::string::npos);
}

TEST_F(SeeAs, ItEndsWithThePlayerAndWithTheGmsDevice) {  // P63
  table->force_reconnect(seat(1));
  EXPECT_TRUE(eyes.closed);
  hello(eyes);
  table->remove_seat(seat(2));
  settle();
  EXPECT_EQ(eyes.closed, codec::Closing::Code::not_allowed);
}

TEST_F(SeeAs, NothingCanBeDoneThere) {  // P63
  const rules::Cell at = creature("Ada").place.cell;
  step(eyes, "Ada", at.column + 1, at.row);
  settle();
  EXPECT_EQ(eyes.refusal(), "E_WATCHING");
  EXPECT_EQ(creature("Ada").place.cell, at);
  eyes.forget();
  say(eyes, "it is I");
  settle();
  EXPECT_EQ(eyes.refusal(), "E_WATCHING");
  EXPECT_FALSE(ada.got(Delta::kChat));
}

TEST_F(SeeAs, NoParticipantComesOrGoes) {  // P63
  EXPECT_FALSE(ada.closed || gm.closed);
  leave(eyes);
  settle();
  EXPECT_FALSE(gm.got(Delta::kParticipant) || ada.got(Delta::kParticipant));
  leave(ada);
  settle();
  gm.forget();
  see_as(2);
  settle();
  EXPECT_FALSE(gm.got(Delta::kParticipant)) << "she is not online";
}

TEST_F(SeeAs, OnlyPlayersOfTheTableAreSeenAs) {
  Client other;
  other.seat = {seat(1), "Gil", true, seat(1)};
  hello(other);
  EXPECT_EQ(other.closed, codec::Closing::Code::not_allowed) << "a GM";
  other.seat.sees_as = {99};
  hello(other);
  EXPECT_EQ(other.closed, codec::Closing::Code::not_allowed) << "no one of the table";
  other.seat = {seat(2), "Ann", false, seat(3)};
  hello(other);
  EXPECT_EQ(other.closed, codec::Closing::Code::not_allowed) << "by a player";
}

TEST_F(SeeAs, AReconnectionGoesOn) {
  leave(eyes);
  const rules::Cell at = creature("Ada").place.cell;
  step(ada, "Ada", at.column + 1, at.row);
  settle();
  hello(eyes, true);
  EXPECT_EQ(in_order(eyes.state), in_order(ada.state));
}

}  // namespace ft::test
