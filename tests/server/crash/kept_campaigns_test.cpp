// kept/*.sqlite: a campaign of each rulebook as each release left it, in the middle of a fight with a question open. This
// build opens all of them and plays on. How a release adds its own: kept/README.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "persistence/sqlite/copy_database.hpp"
#include "tests/server/crash/crash_fixture.hpp"
#include "tests/server/net/random_actions.hpp"
#include "tests/server/net/requests.hpp"

namespace ft::test {

namespace fs = std::filesystem;

namespace {

struct Book {
  std::string system;
  std::string begin;  // the GM's action that begins a fight
  std::string next;   // the action after which another creature, or the next round, is up
  bool by_gm = false;
};

const std::vector<Book> books{{"aura", "start_encounter", "end_round", true},
                              {"grimwire", "start_conflict", "end_turn"},
                              {"heimr", "start_conflict", "end_turn"},
                              {"threed6", "start_conflict", "end_turn"},
                              {"vigor", "start_encounter", "end_turn"}};

void PrintTo(const Book& book, std::ostream* out) { *out << book.system; }

/// One person sends what a whole table would.
const Flags untiring{"--commands-per-second", "100000"};

std::vector<std::string> releases() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(FT_KEPT_CAMPAIGNS))
    if (entry.path().extension() == ".sqlite") names.push_back(entry.path().stem());
  std::sort(names.begin(), names.end());
  return names;
}

/// A GM at a campaign, who plays all creatures.
class KeptCampaign {
 public:
  KeptCampaign(ChildServer& server, const Book& book) : book_(book) { gm.browser.move_to(server.port()); }

  void come_in() {
    const auto me = gm.browser.get("/api/me").as<wire::Me>();
    for (const wire::CampaignCard& card : me.campaigns())
      if (card.system() == book_.system) return gm.reload(card.id());
    throw std::runtime_error("no campaign of " + book_.system);
  }

  void begin() { (void)gm.ask(action(gm, book_.begin)); }
  /// Answers and acts until another creature or round is up. False: it did not come to that.
  [[nodiscard]] bool play_on() {
    settle();
    const auto before = moment();
    for (int tries = 0; tries < 200 && moment() == before; ++tries) {
      if (const auto answer = actions_.answer(gm))
        (void)gm.ask(*answer);
      else if (tries % 5 == 4)
        act();
      else
        (void)gm.ask(end_of_turn());
      settle();
    }
    return moment() != before;
  }
  /// Acts until a question is open in the fight.
  [[nodiscard]] bool bring_up_a_question() {
    for (int tries = 0; tries < 200 && (gm.knows.questions.empty() || gm.knows.state.encounters().empty()); ++tries) {
      if (gm.knows.state.encounters().empty()) begin();
      act();
      settle();
    }
    return !gm.knows.questions.empty() && !gm.knows.state.encounters().empty();
  }
  /// What was open is open again, or the log says what was undone.
  [[nodiscard]] bool accounts_for_its_question() const {
    return !gm.knows.questions.empty() || std::ranges::any_of(gm.knows.log, [&](const wire::LogEntry& entry) {
      return entry.has_log_line() && gm.word(entry.log_line().text()).starts_with("rules_changed");
    });
  }
  /// What later steps depend on is ended by the GM where it stands.
  void end_what_is_stopped() {
    for (int tries = 0; tries < 10 && gm.knows.status.kind() == wire::TableStatus::PAUSED; ++tries) {
      ASSERT_FALSE(gm.knows.questions.empty()) << gm.knows.status.reason();
      wire::ClientFrame frame;
      frame.mutable_edit()->mutable_cancel()->set_question(gm.knows.questions.begin()->first);
      frame.mutable_edit()->mutable_cancel()->set_keep(true);
      EXPECT_EQ(answer_to(gm, frame), "");
    }
  }
  void settle() {
    gm.await_answers();
    wait_until_worked_off(gm);
  }

  Person gm{"Gil", Browser(0)};

 private:
  using Moment = std::vector<std::int64_t>;
  [[nodiscard]] Moment moment() const {
    const auto& fights = gm.knows.state.encounters();
    return fights.empty() ? Moment{} : Moment{fights[0].id(), fights[0].round(), fights[0].turn()};
  }
  [[nodiscard]] std::uint32_t creature_up() {
    const auto& fights = gm.knows.state.encounters();
    if (!fights.empty() && fights[0].turn() != 0) return fights[0].turn();
    return actions_.any_of(gm.knows.state.creatures()).id();
  }
  void act() {
    if (const auto something = actions_.action(gm, creature_up())) (void)gm.ask(*something);
  }
  [[nodiscard]] wire::ClientFrame end_of_turn() {
    wire::ClientFrame frame = action(gm, book_.next);
    if (!book_.by_gm) frame.mutable_command()->set_actor(creature_up());
    return frame;
  }

  const Book& book_;
  RandomActions actions_{20'261'128};
};

}  // namespace

class KeptCampaigns : public testing::TestWithParam<std::tuple<std::string, Book>> {};

TEST_P(KeptCampaigns, GoOnFromTheirOpenQuestion) {
  const auto& [release, book] = GetParam();
  ChildServer server(untiring);
  fs::create_directory(server.folder() / "data");
  fs::copy_file(fs::path(FT_KEPT_CAMPAIGNS) / (release + ".sqlite"), server.folder() / "data" / "fairtable.sqlite");
  server.start();
  KeptCampaign kept(server, book);
  log_in(kept.gm);

  kept.come_in();

  EXPECT_TRUE(kept.accounts_for_its_question());
  kept.end_what_is_stopped();
  EXPECT_EQ(kept.gm.knows.status.kind(), wire::TableStatus::PLAYING) << kept.gm.knows.status.reason();
  EXPECT_TRUE(kept.play_on());
  EXPECT_EQ(kept.gm.knows.status.kind(), wire::TableStatus::PLAYING) << kept.gm.knows.status.reason();
  EXPECT_EQ(server.end(), 0);
  EXPECT_EQ(server.complaints().find("[error]"), std::string::npos) << server.complaints();
}

INSTANTIATE_TEST_SUITE_P(Releases, KeptCampaigns,
                         testing::Combine(testing::ValuesIn(releases()), testing::ValuesIn(books)),
                         [](const auto& one) {
                           std::string name = std::get<0>(one.param) + "_" + std::get<1>(one.param).system;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

/// With FT_KEEP=DATE: plays the five campaigns and keeps them.
TEST(KeptCampaign, IsWrittenWhereAReleaseIsNamed) {
  const char* release = std::getenv("FT_KEEP");
  EXPECT_FALSE(releases().empty() && !release);
  if (!release) return;
  ChildServer server(untiring);
  server.start();
  std::vector<std::unique_ptr<KeptCampaign>> campaigns;
  for (const Book& book : books) {
    SCOPED_TRACE(book.system);
    KeptCampaign& campaign = *campaigns.emplace_back(std::make_unique<KeptCampaign>(server, book));
    if (campaigns.size() == 1)
      set_up(campaign.gm, server.setup_token());
    else
      log_in(campaign.gm);
    (void)make_sample(campaign.gm, book.system, book.system);
    campaign.begin();
    ASSERT_TRUE(campaign.play_on());
    ASSERT_TRUE(campaign.bring_up_a_question());
  }
  ASSERT_EQ(server.end(), 0);
  const auto session = persistence::sqlite::SqliteConnection::open(server.folder() / "data" / "fairtable.sqlite");
  ASSERT_TRUE(
      persistence::sqlite::copy_database(**session, fs::path(FT_KEPT_CAMPAIGNS) / (std::string(release) + ".sqlite")));
}

}  // namespace ft::test
