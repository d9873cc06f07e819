// Chat and its slash words.
#include <algorithm>

#include "tests/server/table/people_fixture.hpp"

namespace ft::test {

using wire::Delta;

class ChatTest : public PeopleFixture {
 protected:
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

TEST_F(ChatTest, AWhisperNamesEachRecipientOnce) {
  std::string names = "Ben";
  for (int more = 0; more < 400; ++more) names += ",ben";
  say(ada, "/w [" + names + ", gm, Gil] psst");
  settle();
  ASSERT_EQ(bea.of(Delta::kChat).size(), 1U);
  const wire::ChatLine line = bea.of(Delta::kChat)[0].chat();
  ASSERT_EQ(line.to_size(), 2);
  EXPECT_EQ(line.to(0), seat(3).value);
  EXPECT_EQ(line.to(1), seat(1).value);
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
  EXPECT_EQ(problem(ada), "Ada has no number \"plot\": try @hp, @initiative, @ward, @{Dark vision}, @{Tremor sense}");
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

}  // namespace ft::test
