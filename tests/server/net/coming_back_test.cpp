// A dropped connection, and what its client receives on its return, over real sockets (P5 to P8).
#include "tests/server/net/seated_fixture.hpp"

namespace ft::test {

class ComingBack : public SeatedFixture {
 protected:
  static void roll(Person& who, const std::string& comment) {
    wire::ClientFrame frame;
    frame.mutable_say()->set_text("/r 1d20 # " + comment);
    EXPECT_EQ(answer_to(who, frame), "");
  }
  static std::vector<std::string> rolls_known_to(const Person& who) {
    std::vector<std::string> comments;
    for (const wire::LogEntry& entry : who.knows.log) comments.push_back(entry.dice().comment());
    return comments;
  }
};

TEST_F(ComingBack, AfterAMinuteWithoutNetworkTheTailFollows) {  // P5, P6
  roll(bea, "one");
  ada.round_trip();
  ada.drop();
  roll(bea, "two");
  roll(bea, "three");

  ada.arrive(campaign);

  EXPECT_EQ(ada.arrival, Person::Arrival::resumed);
  EXPECT_EQ(rolls_known_to(ada), rolls_known_to(bea));
}

TEST_F(ComingBack, ResumedStateEqualsAFreshSnapshot) {  // P6
  ada.drop();
  wire::ClientFrame hide;
  hide.mutable_edit()->mutable_hide_creature()->set_creature(gil.creature("Old Hod"));
  hide.mutable_edit()->mutable_hide_creature()->set_hidden(true);
  EXPECT_EQ(answer_to(gil, hide), "");
  ada.arrive(campaign);
  const std::string resumed = in_order(ada.knows.state);

  Person again("Ada", ada.browser);
  again.arrive(campaign);

  EXPECT_EQ(again.arrival, Person::Arrival::fresh);
  EXPECT_EQ(in_order(again.knows.state), resumed);
}

TEST_F(ComingBack, SecondWindowClosesTheFirstAndSpendsItsToken) {  // P7, P8
  Person window("Ada", ada.browser);
  window.arrive(campaign);

  EXPECT_EQ(ada.wait_for_close().code, wire::Closing::TAKEN_OVER);
  ada.arrive(campaign);

  EXPECT_EQ(ada.arrival, Person::Arrival::fresh);
  EXPECT_EQ(window.wait_for_close().code, wire::Closing::TAKEN_OVER);
}

TEST_F(ComingBack, AHalfSentCommandIsSentAgainAndHappensOnce) {  // P23
  wire::ClientFrame frame;
  frame.mutable_say()->set_text("/r 1d20 # once");
  (void)ada.ask(frame);
  ada.drop();

  ada.arrive(campaign);
  ada.repeat_unanswered();
  ada.await_answers();

  bea.round_trip();
  EXPECT_EQ(rolls_known_to(bea), std::vector<std::string>{"once"});
}

}  // namespace ft::test
