// How many auto-answers a seat may leave: the limit, and one more.
#include "tests/server/table/people_fixture.hpp"

namespace ft::test {

class AutoAnswerLimit : public PeopleFixture {
 protected:
  /// The GM leaves one for a creature without a player, or takes it back.
  std::string leave(std::string_view creature, std::uint32_t prompt, bool back = false) {
    wire::ClientFrame frame;
    wire::AutoAnswer& left = *frame.mutable_auto_answer();
    left.set_client_id(++gm.last_id);
    left.set_creature(gm.creature(creature));
    left.set_prompt(prompt);
    if (!back) left.mutable_value();
    gm.forget();
    send(gm, frame);
    settle();
    return gm.refusal();
  }
};

TEST_F(AutoAnswerLimit, ASeatLeavesTwoHundredAndNoMore) {
  ASSERT_GT(gm.names.size(), 102U);
  for (std::uint32_t prompt = 1; prompt <= 100; ++prompt)
    for (const char* creature : {"Ghoul", "Lurker"}) ASSERT_EQ(leave(creature, prompt), "") << prompt;

  EXPECT_EQ(leave("Ghoul", 101), "E_CONTENT_LIMIT");
  EXPECT_EQ(table->state().auto_answers.size(), 200U);

  EXPECT_EQ(leave("Ghoul", 7, true), "");
  EXPECT_EQ(leave("Ghoul", 101), "") << "one for another";
  EXPECT_EQ(leave("Ghoul", 102), "E_CONTENT_LIMIT");
}

}  // namespace ft::test
