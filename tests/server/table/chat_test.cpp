// Chat and its slash words.
#include <algorithm>

#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

using wire::Delta;

class ChatTest : public TableFixture {
 protected:
  ChatTest() {
    sit(gm, 1, "Gil", true);
    sit(ada, 2, "Ann");
    sit(bea, 3, "Ben");
    give(gm, "Ada", 2);
    settle();
    for (Client* client : {&gm, &ada, &bea}) client->forget();
  }

  void say_as(Client& client, std::string_view who, std::string text) {
    wire::ClientFrame frame;
    frame.mutable_say()->set_client_id(++client.last_id);
    frame.mutable_say()->set_text(std::move(text));
    frame.mutable_say()->set_as(client.creature(who));
    send(client, frame);
    settle();
  }
  /// The expression and total of the newest roll in the log; "" where it was refused.
  [[nodiscard]] static std::string rolled(const Client& client) {
    const auto entries = client.of(Delta::kLog);
    if (entries.empty()) return "";
    const wire::DiceRoll& roll = entries.back().log().dice();
    return roll.expression() + " = " + std::to_string(roll.total());
  }
  [[nodiscard]] static std::string problem(const Client& client) {
    const auto refused = client.of(Delta::kRefused);
    return refused.empty() ? "" : refused.back().refused().refusal().params(0).value().text();
  }
  [[nodiscard]] bool journal_holds(std::string_view text) const {
    const auto batches = store->history().read(campaign, 1, 100'000);
    return std::ranges::any_of(*batches,
                               [&](const auto& batch) { return batch.bytes.find(text) != std::string::npos; });
  }
};

TEST_F(ChatTest, ALineIsKeptThenShownToAll) {
  say(ada, "hello there");
  settle();
  ASSERT_TRUE(bea.got(Delta::kChat));
  EXPECT_EQ(bea.of(Delta::kChat)[0].chat().text(), "hello there");
  kill();
  start();
  hello(bea);
  EXPECT_EQ(bea.of(Delta::kSnapshot)[0].snapshot().chat(0).text(), "hello there");
}

TEST_F(ChatTest, NoMoreThan64LinesWaitForTheStore) {
  for (int i = 1; i <= 65; ++i) say(ada, "line " + std::to_string(i));

  while (loop.step()) continue;  // the store's thread has not come to any

  EXPECT_EQ(ada.refusal(), "E_NOT_KEPT");
  settle();
  EXPECT_EQ(bea.of(Delta::kChat).size(), 64U);
  EXPECT_EQ(bea.of(Delta::kChat).back().chat().text(), "line 64");
  say(ada, "line 66");
  settle();
  EXPECT_EQ(bea.of(Delta::kChat).back().chat().text(), "line 66");
}

TEST_F(ChatTest, APlayerWhoWritesTooMuchWaits) {
  const std::string line(2'000, 'x');
  const int most = static_cast<int>(table::WriteBudgets::most_bytes) / 2'000;
  for (int i = 0; i < most; ++i) say(ada, line), settle();
  EXPECT_EQ(ada.refusal(), "");
  say(ada, line);  // the last one may exceed it
  settle();
  say(ada, line);
  settle();
  EXPECT_EQ(ada.refusal(), "E_TOO_MUCH");
  command(ada, "arm", "Ada");
  settle();
  EXPECT_TRUE(table->state().open.empty());
  say(bea, line);
  say(gm, line);
  settle();
  EXPECT_EQ(bea.refusal() + gm.refusal(), "") << "each has a budget, and the GM none";

  ada.forget();
  wait(60'000);
  say(ada, line);
  settle();
  EXPECT_EQ(ada.refusal(), "");
}

TEST_F(ChatTest, KindsOfLines) {
  say(ada, "/me waves");
  say(ada, "/ooc brb");
  say(gm, "/desc It rains.");
  say(ada, "/as Ada I am here");
  settle();
  const auto lines = bea.of(Delta::kChat);
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[0].chat().kind(), wire::ChatLine::EMOTE);
  EXPECT_EQ(lines[1].chat().kind(), wire::ChatLine::OUT_OF_CHARACTER);
  EXPECT_EQ(lines[2].chat().kind(), wire::ChatLine::NARRATION);
  EXPECT_EQ(lines[3].chat().as(), bea.creature("Ada"));
}

TEST_F(ChatTest, WordsOfTheGmAreRefusedToPlayers) {
  for (const char* line : {"/desc I rule", "/stop", "/as Ghoul boo"}) {
    ada.forget();
    say(ada, line);
    settle();
    EXPECT_FALSE(ada.refusal().empty()) << line;
  }
  EXPECT_FALSE(bea.got(Delta::kChat));
}

TEST_F(ChatTest, WhispersGoToSeveralAndBack) {
  say(ada, "/w [Gil, Ben] psst");
  settle();
  EXPECT_TRUE(bea.got(Delta::kChat));
  say(bea, "/reply yes?");
  settle();
  ASSERT_EQ(ada.of(Delta::kChat).size(), 2U);
  EXPECT_EQ(ada.of(Delta::kChat)[1].chat().text(), "yes?");
  EXPECT_EQ(gm.of(Delta::kChat).size(), 1U);
}

TEST_F(ChatTest, UnknownSpeakerIsRefused) {
  say(ada, "/w Zed hello");
  settle();
  EXPECT_EQ(ada.refusal(), "E_NOBODY");
}

TEST_F(ChatTest, ARollIsJournaledAndShown) {
  dice.faces = {2, 5};
  say(ada, "/r 2d6+3 # luck");
  settle();
  ASSERT_TRUE(bea.got(Delta::kLog));
  const wire::DiceRoll roll = bea.of(Delta::kLog)[0].log().dice();
  EXPECT_EQ(roll.total(), 10);
  EXPECT_EQ(roll.expression(), "2d6+3");
  EXPECT_EQ(roll.comment(), "luck");
}

TEST_F(ChatTest, DiceInAMessageAreRolledOnceJournaledAndShownWithIt) {
  dice.faces = {2, 5, 3};
  say(ada, "I hit for [[2d6+3]], or [[1d4[cold] frost]].");
  settle();
  const wire::ChatLine line = bea.of(Delta::kChat).at(0).chat();
  EXPECT_EQ(line.text(), "I hit for [[2d6+3]], or [[1d4[cold] frost]].");
  ASSERT_EQ(line.rolls_size(), 2);
  EXPECT_EQ(line.rolls(0).total(), 10);
  EXPECT_EQ(line.rolls(1).expression(), "1d4[cold]");
  EXPECT_EQ(line.rolls(1).comment(), "frost");
  EXPECT_FALSE(bea.got(Delta::kLog));
  EXPECT_TRUE(journal_holds("2d6+3"));

  kill();
  start();
  hello(bea);
  const auto snapshot = bea.of(Delta::kSnapshot).at(0).snapshot();
  EXPECT_EQ(snapshot.chat(0).SerializeAsString(), line.SerializeAsString());
  for (const wire::LogEntry& entry : snapshot.log()) EXPECT_FALSE(entry.has_dice());
}

TEST_F(ChatTest, DiceInAWhisperStayWithItsReaders) {
  say(ada, "/w Ben take [[33d7]]");
  settle();
  EXPECT_EQ(bea.of(Delta::kChat).at(0).chat().rolls(0).expression(), "33d7");
  hello(gm);
  EXPECT_EQ(gm.bytes.find("33d7"), std::string::npos);
}

TEST_F(ChatTest, AMessageWithOneBadRollIsNotSent) {
  const auto refused = [&](const std::string& text) {
    ada.forget();
    say(ada, text);
    settle();
    return ada.refusal() + ": " + problem(ada);
  };
  const std::string eight = "[[1]][[1]][[1]][[1]][[1]][[1]][[1]][[1]]";

  EXPECT_EQ(refused("[[1d6]] and [[1d6+]]"), "E_DICE: its end is missing, as 3 in 2d6+3");
  EXPECT_EQ(refused("[[ouch]]"), "E_DICE: \"ouch\" is not dice: write 2d6+3, 4d6kh3 or 2d6 # words");
  EXPECT_EQ(refused("[[1d6"), "E_DICE: [[ has no ]]: write [[2d6]]");
  EXPECT_EQ(refused(eight + "[[1]]"), "E_DICE: at most 8 rolls in one message");
  EXPECT_FALSE(bea.got(Delta::kChat));

  say(ada, eight);
  settle();
  EXPECT_EQ(bea.of(Delta::kChat).at(0).chat().rolls_size(), 8);
}

TEST_F(ChatTest, ANameReadsANumberOfTheOnlyCreaturePlayed) {
  dice.faces = {4, 4, 4};
  say(ada, "/r 1d20+@HP");
  settle();
  EXPECT_EQ(rolled(bea), "1d20+20[HP] = 24");
  say(ada, "[[@{hp}+1]]");
  settle();
  EXPECT_EQ(bea.of(Delta::kChat).at(0).chat().rolls(0).total(), 21);
  say(bea, "/r @hp");
  settle();
  EXPECT_EQ(problem(bea), "@hp needs a creature: choose whom you speak as");
}

TEST_F(ChatTest, ANameReadsTheCreatureSpokenAs) {
  give(gm, "Bea", 2);
  set_hp(gm, "Bea", 3);
  settle();
  say(ada, "/r @hp");
  settle();
  EXPECT_EQ(ada.refusal(), "E_DICE") << "two are played";
  say_as(ada, "Bea", "/r @hp");
  EXPECT_EQ(rolled(gm), "3[hp] = 3");
  say_as(gm, "Ghoul", "/gr @plot");
  EXPECT_EQ(rolled(gm), "7[plot] = 7");
  say(ada, "/as Bea [[@hp]]");
  settle();
  EXPECT_EQ(gm.of(Delta::kChat).at(0).chat().rolls(0).total(), 3);
}

TEST_F(ChatTest, ANameNeverReadsWhatItsPlayerMayNotKnow) {
  say(ada, "/r 1d20+@plot");
  settle();
  EXPECT_EQ(problem(ada), "Ada has no number \"plot\": try @hp, @initiative");
  say(ada, "/r @initiativ");
  settle();
  EXPECT_EQ(problem(ada), "Ada has no number \"initiativ\": try @initiative");
  say_as(ada, "Ghoul", "/r @hp");
  EXPECT_EQ(rolled(ada), "20[hp] = 20") << "not spoken for: her own";
  EXPECT_EQ(ada.bytes.find("7[plot]"), std::string::npos);
}

TEST_F(ChatTest, DiceThatCannotBeReadAreRefused) {
  say(ada, "/r 2d6+");
  settle();
  EXPECT_EQ(ada.refusal(), "E_DICE");
}

TEST_F(ChatTest, ManyDiceAreCountedByFaceAlsoAfterARestart) {
  say(ada, "/r 1000d6");
  settle();
  const wire::DiceRoll roll = bea.of(Delta::kLog).at(0).log().dice();
  ASSERT_LE(roll.dice_size(), 6);
  std::int64_t count = 0, sum = 0;
  for (const wire::Die& die : roll.dice()) {
    count += die.count();
    sum += std::int64_t{die.count()} * die.face();
  }
  EXPECT_EQ(count, 1000);
  EXPECT_EQ(sum, roll.total());

  kill();
  start();
  hello(bea);
  const auto entries = bea.of(Delta::kSnapshot).at(0).snapshot().log();
  EXPECT_EQ(entries.at(entries.size() - 1).dice().SerializeAsString(), roll.SerializeAsString());
}

TEST_F(ChatTest, RefusalsQuoteWholeCharacters) {
  say(ada, "/r 1 xääääääääääääää");
  settle();
  const auto bad_roll = ada.of(Delta::kRefused);
  ASSERT_EQ(bad_roll.size(), 1U);
  EXPECT_TRUE(bad_roll[0].refused().refusal().params(0).value().text().starts_with("\"xäääääääääää\" is"));

  ada.forget();
  say(ada, "/w [Gil xääääääääääääääääääääääääääää");
  settle();
  const auto bad_name = ada.of(Delta::kRefused);
  ASSERT_EQ(bad_name.size(), 1U);
  EXPECT_EQ(bad_name[0].refused().refusal().params(0).value().text(), "xäääääääääääääääääää");
}

TEST_F(ChatTest, ALineIsErasedByItsWriterOrTheGm) {
  say(ada, "oops");
  settle();
  const auto id = ada.of(Delta::kChat)[0].chat().id();
  wire::ClientFrame frame;
  frame.mutable_erase_line()->set_client_id(++bea.last_id);
  frame.mutable_erase_line()->set_id(id);
  send(bea, frame);
  settle();
  EXPECT_EQ(bea.refusal(), "E_ROLE");

  send(gm, frame);
  settle();
  EXPECT_TRUE(bea.got(Delta::kLineErased));
  hello(bea);
  EXPECT_EQ(bea.of(Delta::kSnapshot)[0].snapshot().chat_size(), 0);
}

TEST_F(ChatTest, ForeignWhispersAndTheirErasureAreNotSent) {
  say(ada, "/w Ben psst");
  settle();
  const auto id = bea.of(Delta::kChat)[0].chat().id();
  EXPECT_GT(id, 1000U) << "drawn at random: nobody counts what others whisper";
  wire::ClientFrame frame;
  frame.mutable_erase_line()->set_client_id(++gm.last_id);
  frame.mutable_erase_line()->set_id(id);
  send(gm, frame);
  settle();
  EXPECT_EQ(gm.refusal(), "E_NO_SUCH");

  frame.mutable_erase_line()->set_client_id(++ada.last_id);
  send(ada, frame);
  settle();
  EXPECT_TRUE(bea.got(Delta::kLineErased));
  EXPECT_FALSE(gm.got(Delta::kLineErased));
}

TEST_F(ChatTest, LineSentTwiceAppearsOnceAcrossARestart) {  // P23
  wire::ClientFrame frame;
  frame.mutable_say()->set_client_id(++ada.last_id);
  frame.mutable_say()->set_text("once");
  send(ada, frame);
  send(ada, frame);
  settle();
  EXPECT_EQ(bea.of(Delta::kChat).size(), 1U);
  EXPECT_EQ(ada.of(Delta::kAccepted).size(), 1U);

  kill();
  start();
  hello(ada);
  send(ada, frame);
  settle();
  hello(bea);
  EXPECT_EQ(bea.of(Delta::kSnapshot)[0].snapshot().chat_size(), 1);
}

TEST_F(ChatTest, ALineThatIsTooLongOrCannotBePrintedIsRefused) {
  const std::string most(2'000, 'a');
  for (const std::string& bad : {most + "a", std::string("a\vb"), std::string("\x7F")}) {
    ada.forget();
    say(ada, bad);
    settle();
    EXPECT_EQ(ada.refusal(), "E_CHAT_TEXT");
    EXPECT_FALSE(ada.closed);
  }
  for (const std::string& good : {std::string("two\nlines\twith a tab"), std::string(500, 'a'), most}) {
    bea.forget();
    say(ada, good);
    settle();
    EXPECT_TRUE(bea.got(Delta::kChat));
  }
}

TEST_F(ChatTest, WhisperToTheGmSkipsPlayersNamedGm) {
  sit(bea, 3, "gm");
  bea.forget();
  say(ada, "/w gm Ben cheats");
  settle();
  EXPECT_TRUE(gm.got(Delta::kChat));
  EXPECT_FALSE(bea.got(Delta::kChat));
}

TEST_F(ChatTest, AmbiguousNameIsRefused) {
  sit(bea, 3, "Gil");
  say(ada, "/w Gil psst");
  settle();
  EXPECT_EQ(ada.refusal(), "E_SEVERAL");
}

TEST_F(ChatTest, HelpIsOnlyForTheWriter) {
  say(ada, "/help");
  settle();
  ASSERT_TRUE(ada.got(Delta::kChat));
  EXPECT_NE(ada.of(Delta::kChat)[0].chat().text().find("\n/w "), std::string::npos) << "a line for each command";
  EXPECT_FALSE(bea.got(Delta::kChat));
}

TEST_F(ChatTest, PingsReachTheOthersAndAreNotKept) {
  const std::size_t before = batches();
  wire::ClientFrame frame;
  frame.mutable_ping()->set_scene(1);
  frame.mutable_ping()->set_x(1500);
  send(ada, frame);
  settle();
  ASSERT_TRUE(bea.got(Delta::kPing));
  EXPECT_EQ(bea.of(Delta::kPing)[0].ping().seat(), seat(2).value);
  EXPECT_EQ(batches(), before);
}

TEST_F(ChatTest, ADragIsAnsweredToTheMoverAloneAndTheLatestWins) {
  const std::size_t before = batches();
  wire::ClientFrame frame;
  frame.mutable_drag()->set_creature(ada.creature("Ada"));
  frame.mutable_drag()->mutable_way_points()->add_steps(3);
  frame.mutable_drag()->mutable_way_points()->add_steps(2);
  for (std::uint32_t count = 1; count <= 5; ++count) {
    frame.mutable_drag()->set_count(count);
    send(ada, frame);
  }
  settle();
  ASSERT_EQ(ada.of(Delta::kDragPreview).size(), 1U);
  EXPECT_EQ(ada.of(Delta::kDragPreview)[0].drag_preview().count(), 5U);
  EXPECT_FALSE(bea.got(Delta::kDragPreview));
  EXPECT_EQ(batches(), before);
}

TEST_F(ChatTest, DragTakesAtMost20WayPoints) {
  wire::ClientFrame frame;
  frame.mutable_drag()->set_creature(ada.creature("Ada"));
  const auto ask = [&](int points) {
    ada.forget();
    frame.mutable_drag()->mutable_way_points()->Clear();
    const rules::Cell from = creature("Ada").place.cell;
    for (int i = 0; i < points; ++i) {
      frame.mutable_drag()->mutable_way_points()->add_steps(i == 0 ? from.column + 1 : i % 2 == 0 ? 1 : -1);
      frame.mutable_drag()->mutable_way_points()->add_steps(i == 0 ? from.row : 0);
    }
    send(ada, frame);
    settle();
    return ada.of(Delta::kDragPreview).at(0).drag_preview();
  };

  EXPECT_EQ(ask(20).path().steps_size(), 40);
  const wire::DragPreview beyond = ask(21);
  EXPECT_EQ(beyond.path().steps_size(), 0);
  EXPECT_EQ(beyond.refusal().code(), ada.name("E_PATH_TOO_LONG"));
}

}  // namespace ft::test
