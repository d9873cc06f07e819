// `kill -9` at random moments of a fight, again and again: nothing acknowledged is lost, no roll is repeated or
// changed, the same questions stand open, and the log reads as if nothing had happened.
//
//   FT_SEED=7 FT_KILLS=500 crash_tests --gtest_filter='Kill*'     another evening, a longer one
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <sstream>

#include "tests/persistence/postgres_cluster.hpp"
#include "tests/server/crash/crash_fixture.hpp"
#include "tests/server/net/comparing.hpp"
#include "tests/server/net/random_actions.hpp"
#include "tests/server/net/requests.hpp"

namespace ft::test {

namespace {

int number_from(const char* variable, int otherwise) {
  const char* text = std::getenv(variable);
  return text ? std::atoi(text) : otherwise;
}

}  // namespace

class KillLoop {
 public:
  KillLoop(Flags flags, std::uint32_t seed) : company_(std::move(flags)), actions_(seed) {}

  void play_and_kill() {
    play();
    const bool quiet = actions_.any(2) == 0;
    if (quiet) {
      if (actions_.any(2) == 0) bring_up_a_question();
      company_.settle();
    } else {
      for (int i = actions_.any(4); i > 0; --i) any_client().round_trip();
    }
    die_and_come_back(quiet);
  }

  /// The database dies under the running server; it is back before, or after, the server itself was killed.
  void lose_database(persistence::tests::PostgresCluster& cluster) {
    company_.settle();
    cluster.kill();
    for (Person* person : company_.clients()) (void)person->ask(actions_.roll(*person));
    company_.ada.await_status(wire::TableStatus::STORAGE_STALLED);
    EXPECT_NE(company_.ada.knows.status.reason(), "");
    if (actions_.any(2) == 0) {
      company_.kill();
      remember();
      cluster.restart();
      company_.come_back();
      check_all(false);
      return;
    }
    cluster.restart();
    company_.gm.await_status(wire::TableStatus::PLAYING);
    company_.settle();
    for (Person* person : company_.clients()) EXPECT_EQ(person->knows.status.kind(), wire::TableStatus::PLAYING);
  }

  void tell() const {
    std::cout << kills_ << " kills, " << quiet_kills_ << " of them in a quiet moment, " << kills_with_question_
              << " with a question open, " << resumed_ << " connections resumed; accepted ";
    for (const Person* person : {&company_.gm, &company_.ada, &company_.bea})
      std::cout << person->accepted.size() << " (" << person->refused.size() << " refused) of " << person->name << ", ";
    std::cout << company_.gm.knows.log.size() << " lines of the log at the end\n";
  }

  /// What the server logged of its own mistakes.
  [[nodiscard]] std::string bugs() const {
    std::istringstream lines(company_.server.complaints());
    std::string bugs;
    for (std::string line; std::getline(lines, line);)
      if (line.find("bug") != std::string::npos || line.find("read-only") != std::string::npos) bugs += line + "\n";
    return bugs;
  }
  [[nodiscard]] int kills_with_question() const { return kills_with_question_; }

 private:
  Person& any_client() { return *company_.clients()[static_cast<std::size_t>(actions_.any(3))]; }

  void play() {
    if (company_.gm.knows.state.encounters().empty()) {
      start_conflict();
      company_.settle();
    }
    for (int i = 3 + actions_.any(8); i > 0; --i) {
      Person& who = any_client();
      actions_.do_something(who);
      if (actions_.any(3) == 0) who.await_answers();
      if (actions_.any(15) == 0) lose_network(any_client());
    }
  }

  // The creature up acts until a question opens.
  void bring_up_a_question() {
    Person& gm = company_.gm;
    for (int i = 0; i < 15 && gm.knows.questions.empty(); ++i) {
      const auto& fights = gm.knows.state.encounters();
      if (fights.empty()) start_conflict();
      if (!fights.empty() && fights[0].turn() != 0)
        if (const auto action = actions_.action(gm, fights[0].turn())) (void)gm.ask(*action);
      company_.settle();
    }
  }

  void start_conflict() { (void)company_.gm.ask(action(company_.gm, "start_conflict")); }

  // The connection drops, the others go on, and the client gets what it missed.
  void lose_network(Person& who) {
    who.await_answers();
    who.drop();
    for (Person* other : company_.clients())
      if (other != &who) (void)other->ask(actions_.roll(*other));
    who.arrive(company_.campaign);
    EXPECT_EQ(who.arrival, Person::Arrival::resumed);  // P6
    who.repeat_unanswered();
    ++resumed_;
  }

  void die_and_come_back(bool quiet) {
    company_.kill();
    remember();
    ++kills_;
    quiet_kills_ += quiet ? 1 : 0;
    kills_with_question_ += company_.gm.knows.questions.empty() ? 0 : 1;
    company_.come_back();
    check_all(quiet);
  }

  void remember() {
    before_.clear();
    for (Person* person : company_.clients()) before_.push_back(person->knows);
  }

  void check_all(bool quiet) {
    std::size_t index = 0;
    for (Person* person : company_.clients()) {
      SCOPED_TRACE(person->name + " after kill " + std::to_string(kills_));
      EXPECT_EQ(person->arrival, Person::Arrival::fresh);  // P7
      check(before_[index++], person->knows);
      if (quiet) check_nothing_changed(before_[index - 1], person->knows);
    }
    check_once_only();
  }

  void check(const Knowledge& before, const Knowledge& after) {
    EXPECT_EQ(break_between(lines_of(before.log), lines_of(after.log)), "");
    EXPECT_EQ(break_between(lines_of(before.chat), lines_of(after.chat)), "");
    EXPECT_EQ(after.status.kind(), before.status.kind() == wire::TableStatus::STORAGE_STALLED
                                       ? wire::TableStatus::PLAYING
                                       : before.status.kind())
        << after.status.reason();
  }

  void check_nothing_changed(const Knowledge& before, const Knowledge& after) {
    EXPECT_EQ(difference(in_order(before.state), in_order(after.state)), "");
    EXPECT_EQ(difference(as_text(before.questions), as_text(after.questions)), "");
    EXPECT_EQ(difference(as_text(before.log, always_kept), as_text(after.log, always_kept)), "");
  }

  // What was accepted is answered by Accepted again, and does nothing (P23); what was in flight is asked again.
  void check_once_only() {
    const std::size_t lines = company_.gm.knows.log.size();
    for (Person* person : company_.clients()) {
      const std::size_t newest = std::min<std::size_t>(person->accepted.size(), 4);
      const std::vector<wire::ClientFrame> done(person->accepted.end() - static_cast<std::ptrdiff_t>(newest),
                                                person->accepted.end());
      for (const wire::ClientFrame& frame : done) {
        person->repeat(frame);
        EXPECT_EQ(person->await(wire::Delta::kAccepted).accepted().client_id(), client_id_of(frame));
      }
    }
    company_.gm.round_trip();
    EXPECT_EQ(company_.gm.knows.log.size(), lines) << as_text(company_.gm.knows.log, 5);
    for (Person* person : company_.clients()) person->repeat_unanswered();
    company_.settle();
    EXPECT_TRUE(each_roll_once());
  }

  [[nodiscard]] bool each_roll_once() const {
    std::vector<std::string> comments;
    for (const wire::LogEntry& entry : company_.gm.knows.log)
      if (entry.has_dice() && !entry.dice().comment().empty()) comments.push_back(entry.dice().comment());
    std::sort(comments.begin(), comments.end());
    return std::adjacent_find(comments.begin(), comments.end()) == comments.end();
  }

  CrashFixture company_;
  RandomActions actions_;
  std::vector<Knowledge> before_;
  int kills_ = 0, quiet_kills_ = 0, kills_with_question_ = 0, resumed_ = 0;
};

namespace {

const int kills = number_from("FT_KILLS", 50);
const int seed = number_from("FT_SEED", 20'261'121);

void announce(const std::string& store) {
  std::cout << "FT_SEED=" << seed << " FT_KILLS=" << kills << " on " << store << "\n";
}

}  // namespace

TEST(KillLoop, NothingAcknowledgedIsLostOnSqlite) {  // P7, P23, P24
  announce("SQLite");
  KillLoop loop({}, static_cast<std::uint32_t>(seed));

  for (int i = 0; i < kills && !testing::Test::HasFailure(); ++i) loop.play_and_kill();

  loop.tell();
  EXPECT_EQ(loop.bugs(), "");
  EXPECT_GE(loop.kills_with_question(), kills / 10);
}

TEST(KillLoop, NothingAcknowledgedIsLostOnPostgres) {  // P7, P23, P24
  announce("PostgreSQL");
  persistence::tests::PostgresCluster cluster;
  KillLoop loop({"--database", cluster.new_schema_url()}, static_cast<std::uint32_t>(seed));

  for (int i = 0; i < kills && !testing::Test::HasFailure(); ++i) {
    loop.play_and_kill();
    if (i % 12 == 11) loop.lose_database(cluster);
  }

  loop.tell();
  EXPECT_EQ(loop.bugs(), "");
  EXPECT_GE(loop.kills_with_question(), kills / 10);
}

}  // namespace ft::test
