// A table filled to its stated limits can be joined (P3, N6).
#include "tests/server/net/seated_fixture.hpp"

namespace ft::test {

class JoiningTest : public SeatedFixture {
 protected:
  explicit JoiningTest(net::Limits limits = {}) : SeatedFixture(patient(limits)) {}
  static net::Settings patient(net::Limits limits) {
    limits.commands = {.per_s = 100'000, .burst = 100'000};
    return {.limits = limits};
  }

  static void say(Person& who, const std::string& text, int times) {
    wire::ClientFrame frame;
    frame.mutable_say()->set_text(text);
    for (int i = 1; i <= times; ++i) {
      (void)who.ask(frame);
      if (i % 50 == 0 || i == times) who.await_answers();
    }
    EXPECT_TRUE(who.refused.empty());
  }

  /// Connects without a resume token. Returns the size of the largest frame.
  static std::size_t size_of_arrival(Person& who, std::uint64_t campaign) {
    std::size_t size = 0;
    who.on_frame = [&](const wire::ServerFrame& frame) { size = std::max(size, frame.ByteSizeLong()); };
    who.reload(campaign);
    who.on_frame = [](const wire::ServerFrame&) {};
    return size;
  }

  static std::size_t log_bytes(const Person& who) {
    wire::Snapshot log;
    for (const wire::LogEntry& entry : who.knows.log) *log.add_log() = entry;
    return log.ByteSizeLong();
  }
};

TEST_F(JoiningTest, FullLogAndChatFitTheFirstFrame) {
  std::string longest_line;
  for (int i = 0; i < 2000; ++i) longest_line += "🐉";
  say(gil, longest_line, 110);  // a player's budget would end before
  say(gil, "/r 1000d1000000+1000d1000000 # " + std::string(900, 'x'), 310);

  for (const bool restarted : {false, true}) {
    if (restarted) server.restart_from_journal(campaign);
    for (Person* person : {&gil, &ada, &bea}) {
      person->browser.move_to(server.port());
      EXPECT_LT(size_of_arrival(*person, campaign), 1'100'000U);
      EXPECT_EQ(person->knows.chat.size(), 100U);
      EXPECT_GT(person->knows.log.size(), 10U);
      EXPECT_LE(log_bytes(*person), 64U * 1024U);
    }
  }
}

TEST_F(JoiningTest, MapLargerThanTheOutboxIsSentWhole) {
  constexpr int side = 500, cells_at_once = 500, edits = 80;
  wire::ClientFrame larger;
  wire::Scene& scene = *larger.mutable_edit()->mutable_edit_scene();
  scene = gil.knows.state.scenes(0);
  scene.clear_terrain();
  scene.set_columns(side);
  scene.set_rows(side);
  EXPECT_EQ(answer_to(gil, larger), "");
  for (int edit = 0; edit < edits; ++edit) {
    wire::ClientFrame frame;
    wire::PaintGround& paint = *frame.mutable_edit()->mutable_paint_ground();
    paint.set_scene(gil.knows.state.scenes(0).id());
    for (int i = 0; i < cells_at_once; ++i) {
      wire::TerrainRun& ground = *paint.add_runs();
      ground.set_cells(1);
      ground.mutable_first()->set_column((edit * cells_at_once + i) % side);
      ground.mutable_first()->set_row((edit * cells_at_once + i) / side);
      ground.set_difficult(true);
      ground.set_name(std::string(99, 'm') + static_cast<char>('a' + edit % 20));  // no two below each other alike
    }
    ASSERT_EQ(answer_to(gil, frame), "");
  }

  gil.drop();

  EXPECT_GT(size_of_arrival(gil, campaign), 4U * 1024U * 1024U) << "more than an outbox holds";
  EXPECT_GE(gil.knows.state.scenes(0).terrain_size(), edits * cells_at_once);
  wire::ClientFrame frame;
  frame.mutable_say()->set_text("here");
  EXPECT_EQ(answer_to(gil, frame), "") << "and plays on";
}

class SmallOutboxTest : public JoiningTest {
 protected:
  SmallOutboxTest() : JoiningTest({.outbox_bytes = 1000}) {}
};

TEST_F(SmallOutboxTest, FirstFrameIgnoresTheOutboxLimit) { EXPECT_GT(size_of_arrival(bea, campaign), 1000U); }

TEST_F(SmallOutboxTest, StalledReaderReconnectsAndGetsTheRest) {  // P9
  const std::string line(2000, 'x');
  for (int i = 0; i < 3000; ++i) say(gil, line, 1);
  say(gil, "the last", 1);

  EXPECT_EQ(bea.wait_for_close().code, wire::Closing::RESUME_AGAIN);

  bea.arrive(campaign);
  EXPECT_EQ(bea.knows.chat.back().text(), "the last");
}

}  // namespace ft::test
