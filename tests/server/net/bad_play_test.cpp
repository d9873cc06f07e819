// Illegal requests over real sockets: each is refused in a sentence, to its sender alone, and changes nothing (P20,
// P21, P23, P25).
#include <gmock/gmock.h>

#include "tests/server/net/seated_fixture.hpp"

namespace ft::test {

using testing::HasSubstr;
using testing::StartsWith;
using wire::Closing;

class BadPlay : public SeatedFixture {
 protected:
  // Until a creature is up: the dice decide whether a question comes first.
  void start_conflict() {
    (void)gil.ask(action(gil, "start_conflict"));
    wait_until_worked_off(gil);
    while (!gil.knows.questions.empty()) {
      const wire::Question& open = gil.knows.questions.begin()->second;
      EXPECT_EQ(answer_to(gil, answering(open, open.default_answer())), "");
      wait_until_worked_off(gil);
    }
    ASSERT_EQ(gil.knows.state.encounters_size(), 1);
    for (Person* person : {&ada, &bea}) person->round_trip();
  }
  [[nodiscard]] std::uint32_t whose_turn() const { return gil.knows.state.encounters(0).turn(); }
};

TEST_F(BadPlay, CommandForAnotherPlayersTokenIsRefused) {  // P25
  EXPECT_EQ(answer_to(ada, walk(ada, "Aune", {3, 9})), "E_ROLE: Only {who} can do this.");
  EXPECT_EQ(answer_to(ada, walk(ada, "Old Hod", {18, 8})), "E_ROLE: Only {who} can do this.");

  bea.round_trip();
  EXPECT_EQ(cell_of(bea, "Aune"), std::make_pair(3, 10));
  EXPECT_TRUE(bea.refused.empty());
}

TEST_F(BadPlay, GmOnlyCommandsAreRefused) {  // P25
  const wire::ClientFrame heal = setting(ada, "Cyrus", "condition", 99);
  wire::ClientFrame set_aside = walk(ada, "Cyrus", {5, 8});
  set_aside.mutable_command()->add_overrides(ada.key("E_NOT_YOUR_TURN"));
  set_aside.mutable_command()->set_override_reason("please");

  EXPECT_EQ(answer_to(ada, heal), "E_ROLE: Only {who} can do this.");
  EXPECT_EQ(answer_to(ada, action(ada, "start_conflict")), "E_ROLE: Only {who} can do this.");
  EXPECT_EQ(answer_to(ada, set_aside), "E_ROLE: Only {who} can do this.");
}

TEST_F(BadPlay, AnActionOutOfTurnIsRefused) {  // P25
  start_conflict();
  const bool is_cyrus = whose_turn() == gil.creature("Cyrus");
  Person& waiting = is_cyrus ? bea : ada;
  const std::string hero = is_cyrus ? "Aune" : "Cyrus";

  EXPECT_EQ(answer_to(waiting, action(waiting, "dash", hero)), "E_NOT_YOUR_TURN: It is not {who}'s turn.");
}

TEST_F(BadPlay, AStaleAnswerIsRefused) {  // P25
  wire::ClientFrame answer;
  answer.mutable_answer()->set_question("1f.0");
  answer.mutable_answer()->mutable_value()->set_yes(true);

  EXPECT_EQ(answer_to(ada, answer), "E_ANSWERED: Already answered.");
}

TEST_F(BadPlay, TheSameCommandTwiceHappensOnce) {  // P23
  wire::ClientFrame roll;
  roll.mutable_say()->set_text("/r 2d6+3");
  const std::uint32_t id = ada.ask(roll);
  ada.await_answer(id);
  roll.mutable_say()->set_client_id(id);

  ada.repeat(roll);

  EXPECT_EQ(ada.await(wire::Delta::kAccepted).accepted().client_id(), id);
  bea.round_trip();
  EXPECT_EQ(std::ranges::count_if(bea.knows.log, [](const auto& entry) { return entry.has_dice(); }), 1);
}

TEST_F(BadPlay, APathThroughAWallIsRefused) {
  EXPECT_EQ(answer_to(ada, walk(ada, "Cyrus", {5, 7, 1, -1})),  // a boulder lies at 6,6
            "E_BLOCKED_CELL: Blocked at {cell}.");
  EXPECT_EQ(cell_of(ada, "Cyrus"), std::make_pair(4, 8));
}

TEST_F(BadPlay, APathWithAGapIsRefused) {
  EXPECT_EQ(answer_to(ada, walk(ada, "Cyrus", {6, 8})), "E_GAP: The path is broken before {cell}.");
  EXPECT_EQ(answer_to(ada, walk(ada, "Cyrus", {5, 8, 2, 0})), "E_GAP: The path is broken before {cell}.");
  EXPECT_EQ(answer_to(ada, walk(ada, "Cyrus", {})), "E_NO_PATH: No path.");
}

TEST_F(BadPlay, CoordinatesOutOfTheMapAreRefused) {
  EXPECT_EQ(answer_to(ada, walk(ada, "Cyrus", {3, 8, -1, 0, -1, 0, -1, 0, -1, 0})),
            "E_OFF_MAP: The path leaves the map at {cell}.");
  const wire::ClientFrame outside = placing(gil.creature("Cyrus"), gil.knows.state.scenes(0).id(), 28, 3);

  EXPECT_THAT(answer_to(gil, outside), StartsWith("E_"));
  EXPECT_EQ(cell_of(gil, "Cyrus"), std::make_pair(4, 8));
}

TEST_F(BadPlay, CoordinatesBeyondAllBoundsEndTheConnection) {  // P21
  (void)ada.ask(walk(ada, "Cyrus", {1 << 30, 8}));

  const auto farewell = ada.wait_for_close();
  EXPECT_EQ(farewell.code, Closing::BAD_FRAME);
  EXPECT_EQ(farewell.text, "Invalid message. Reload the page.");
  bea.round_trip();  // the table plays on
}

TEST_F(BadPlay, APathOfMoreThan500CellsEndsTheConnection) {  // P21
  std::vector<int> steps(1002, 0);
  (void)ada.ask(walk(ada, "Cyrus", steps));

  EXPECT_EQ(ada.wait_for_close().code, Closing::BAD_FRAME);
}

TEST_F(BadPlay, ANameWithControlCharactersOr10000LettersEndsTheConnection) {  // P21
  const auto rename = [&](Person& who, const std::string& name) {
    wire::ClientFrame frame;
    frame.mutable_edit()->mutable_edit_creature()->set_creature(who.creature("Old Hod"));
    frame.mutable_edit()->mutable_edit_creature()->set_name(name);
    (void)who.ask(frame);
    return who.wait_for_close().code;
  };

  EXPECT_EQ(rename(gil, "Old\nHod"), Closing::BAD_FRAME);
  gil.arrive(campaign);
  EXPECT_EQ(rename(gil, std::string(10'000, 'H')), Closing::BAD_FRAME);
  ada.round_trip();
  EXPECT_NE(ada.creature("Old Hod"), 0u);
}

TEST_F(BadPlay, HiddenLettersAreTakenOutOfNamesAndLines) {
  wire::ClientFrame rename;
  rename.mutable_edit()->mutable_edit_creature()->set_creature(gil.creature("Old Hod"));
  rename.mutable_edit()->mutable_edit_creature()->set_name("Old \u202EdoH");
  gil.await_answer(gil.ask(rename));
  wire::ClientFrame roll;
  roll.mutable_say()->set_text("/r 1d6[fi\u2066re] # f\u200Bor Hod");
  ada.await_answer(ada.ask(roll));
  ada.round_trip();

  EXPECT_NE(ada.creature("Old doH"), 0u);
  const wire::DiceRoll& dice = ada.knows.log.back().dice();
  EXPECT_EQ(dice.comment(), "for Hod");
  EXPECT_EQ(dice.expression().find("\u2066"), std::string::npos);
}

TEST_F(BadPlay, UnknownFrameKindEndsTheConnection) {  // P20
  ada.send_bytes("\xba\x3e\x00");                     // field 999 of a later protocol

  EXPECT_EQ(ada.wait_for_close().code, Closing::BAD_FRAME);
  bea.round_trip();
}

TEST_F(BadPlay, GarbageFromAPlayerEndsTheConnection) {  // P20
  ada.send_bytes(std::string("\xff\xff\x00\x07garbage", 11));

  EXPECT_EQ(ada.wait_for_close().code, Closing::BAD_FRAME);
  bea.round_trip();
}

TEST_F(BadPlay, UnknownCommandsAndBadDiceAreRefusedToTheirWriter) {  // P25
  wire::ClientFrame word, dice;
  word.mutable_say()->set_text("/abracadabra open");
  dice.mutable_say()->set_text("/r 1000000d1000000");

  EXPECT_EQ(answer_to(ada, word), "E_CHAT_WORD: Unknown command {word}. Type /help for a list. (Only you see this.)");
  EXPECT_THAT(answer_to(ada, dice), HasSubstr("Invalid dice expression"));
  bea.round_trip();
  EXPECT_TRUE(bea.knows.chat.empty());
}

}  // namespace ft::test
