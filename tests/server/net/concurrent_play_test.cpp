// Two to eight clients at one table that all act and answer by chance at the same time, over sockets: whatever the
// order of arrival, all receive the same story, and the journal replays it (laws R5, T1, T3).
//
//   FT_SEED=7 FT_INSTANTS=500 net_tests --gtest_filter='*ConcurrentPlay*'     other evenings, longer ones
#include <cstdlib>
#include <iostream>
#include <sstream>

#include "tests/server/net/comparing.hpp"
#include "tests/server/net/lobby_fixture.hpp"
#include "tests/server/net/random_actions.hpp"
#include "tests/server/net/requests.hpp"

namespace ft::test {

namespace {

int number_from(const char* variable, int otherwise) {
  const char* text = std::getenv(variable);
  return text ? std::atoi(text) : otherwise;
}

net::Settings patient() {
  net::Settings settings;
  settings.limits.commands = {.per_s = 1'000'000, .burst = 1'000'000};
  return settings;
}

/// The part of the log that two viewers may share, a word for each group in its order. Rolls in chat may be private.
std::vector<std::string> pieces(const std::vector<wire::LogEntry>& log) {
  std::vector<std::string> all;
  for (const wire::LogEntry& entry : log)
    if (!entry.has_dice()) all.push_back(std::to_string(entry.group()) + "/" + std::to_string(entry.is_case()));
  return all;
}

/// Whether `some` are among `all` in the same order.
bool in_the_order_of(const std::vector<std::string>& all, const std::vector<std::string>& some) {
  auto at = all.begin();
  for (const std::string& one : some) {
    at = std::find(at, all.end(), one);
    if (at == all.end()) return false;
    ++at;
  }
  return true;
}

/// What is open, as after a restart: what came first is known only as far as it began first.
Knowledge without_right_of_way(Knowledge knowledge) {
  auto& open = *knowledge.declarations.mutable_open();
  std::ranges::sort(open, {}, [](const wire::Declaration& one) { return one.resolution(); });
  for (wire::Declaration& one : open) one.clear_order();
  return knowledge;
}

}  // namespace

/// A rulebook, how the GM starts and ends a fight of it, and whether its heroes may find creatures the GM hides.
struct Book {
  std::string system, begin, end;
  enum class Hidden { for_good, until_found } hidden;
};

void PrintTo(const Book& book, std::ostream* out) { *out << book.system; }

class ConcurrentPlay : public LobbyFixture, public testing::WithParamInterface<std::tuple<Book, int>> {
 protected:
  ConcurrentPlay()
      : LobbyFixture(patient()), actions_(static_cast<std::uint32_t>(number_from("FT_SEED", 20'261'122)) + how_many()) {
    system = book().system;
  }
  static const Book& book() { return std::get<0>(GetParam()); }
  static std::uint32_t how_many() { return static_cast<std::uint32_t>(std::get<1>(GetParam())); }

  void SetUp() override {
    set_up();
    make_campaign();
    people_.push_back(std::make_unique<Person>("Gil", gm));
    for (std::uint32_t i = 1; i < how_many(); ++i)
      people_.push_back(std::make_unique<Person>("Player" + std::to_string(i), player("Player" + std::to_string(i))));
    for (const auto& person : people_) person->arrive(campaign);
    add_hidden_creature();
    give_out();
    gil().on_frame = [this](const wire::ServerFrame& frame) { counts(frame); };
    for (std::size_t i = 1; book().hidden == Book::Hidden::for_good && i < people_.size(); ++i)
      people_[i]->on_frame = [this, i](const wire::ServerFrame& frame) { reads(*people_[i], frame); };
    begin_fight();
  }

  Person& gil() { return *people_.front(); }

  void edited(const wire::ClientFrame& frame) { ASSERT_EQ(answer_to(gil(), frame), ""); }

  /// Known to the GM only, forever.
  void add_hidden_creature() {
    const std::uint64_t shown = gil().knows.state.campaign().shown();
    const auto model = std::ranges::find(gil().knows.state.creatures(), shown, &wire::Creature::scene);
    ASSERT_NE(model, gil().knows.state.creatures().end());
    const auto record =
        std::find_if(gil().schema.records().begin(), gil().schema.records().end(),
                     [&](const wire::RecordEntry& one) { return gil().word(one.kind()) == "creature"; });
    wire::ClientFrame frame;
    wire::AddCreature& add = *frame.mutable_edit()->mutable_add_creature();
    add.set_record(record->id());
    add.set_name(unseen_name);
    add.set_side(model->side());
    add.set_scene(shown);
    *add.mutable_place() = model->place();
    add.set_hidden(true);
    edited(frame);
    gil().round_trip();
    unseen_ = gil().creature(unseen_name);
  }

  /// Heroes first, then others, one to each player and the rest of the heroes in turn; all of them close to each other.
  void give_out() {
    const wire::State state = gil().knows.state;
    std::vector<wire::Creature> all;
    for (const bool hero : {true, false})
      for (const wire::Creature& one : state.creatures())
        if ((gil().word(one.side()) == "heroes") == hero && !one.hidden() && one.scene() == state.campaign().shown())
          all.push_back(one);
    const std::size_t players = people_.size() - 1;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (all[i].place().kind() == wire::Place::CELL)
        edited(placing(all[i].id(), all[i].scene(), 6 + static_cast<int>(i) % 4, 6 + static_cast<int>(i) / 4));
      if (i < players || gil().word(all[i].side()) == "heroes") edited(giving(all[i].id(), *people_[1 + i % players]));
    }
    settle();
  }

  void begin_fight() {
    (void)gil().ask(action(gil(), book().begin));
    settle();
  }

  /// No byte to a player names who is hidden, in words or by its number.
  void reads(const Person& who, const wire::ServerFrame& frame) {
    const std::string frame_text = frame.ShortDebugString();
    EXPECT_EQ(frame_text.find(unseen_name), std::string::npos) << who.name << " was told " << frame_text;
    EXPECT_EQ(frame_text.find(std::to_string(unseen_)), std::string::npos) << who.name << " was told " << frame_text;
  }

  void counts(const wire::ServerFrame& frame) {
    for (const wire::Delta& delta : frame.deltas()) {
      questions_ += delta.has_question() ? 1 : 0;
      most_open_ = std::max(most_open_, delta.declarations().open_size());
      most_waiting_ = std::max(most_waiting_, delta.declarations().queue_size());
      undone_ += delta.has_voided() ? 1 : 0;
    }
  }

  /// Waits until the table has handled all requests and every client has its frames.
  void settle() {
    for (const auto& person : people_) person->await_answers();
    for (const auto& person : people_) person->round_trip();
    wait_until_worked_off(gil());
    for (const auto& person : people_) person->round_trip();
  }

  struct Held {
    Person* who;
    wire::ClientFrame frame;
  };

  /// All decide, some on an older view; some requests are sent at once, in any order, some are held back, and
  /// everything may have changed when they arrive.
  void instant() {
    if (gil().knows.state.encounters().empty()) begin_fight();  // the GM ended it
    for (const auto& person : people_) {
      if (actions_.any(4) != 0) person->round_trip();
      if (actions_.any(3) == 0) continue;
      RandomActions::Request request = actions_.any(8) == 0    ? actions_.withdrawal(*person)
                                       : actions_.any(12) == 0 ? actions_.order(*person)
                                                               : actions_.wish(*person);
      if (request && !betrays(*request)) held_.push_back({person.get(), std::move(*request)});
    }
    for (std::size_t i = held_.size(); i > 1; --i)
      std::swap(held_[i - 1], held_[static_cast<std::size_t>(actions_.any(static_cast<int>(i)))]);
    for (auto left = static_cast<std::size_t>(actions_.any(3)); held_.size() > left; held_.pop_back()) {
      (void)held_.back().who->ask(held_.back().frame);
      story_.push_back(in_words(held_.back()));
      ++sent_;
    }
    if (actions_.any(10) == 0)
      lose_network(*people_[static_cast<std::size_t>(actions_.any(static_cast<int>(how_many())))]);
  }

  /// The frame with its names and creatures written out, for the reader of a failure.
  [[nodiscard]] std::string in_words(const Held& held) {
    std::istringstream frame_text(held.frame.ShortDebugString());
    std::string words = held.who->name + ":";
    for (std::string label, word; frame_text >> word; label = word) {
      const bool key = label == "action:" || label == "name:" || label == "key:" || label == "about:";
      words += " " + (key ? held.who->names.at(std::stoul(word)) : word);
    }
    for (const wire::Creature& one : gil().knows.state.creatures()) {
      const std::string id = std::to_string(one.id());
      for (auto at = words.find(id); at != std::string::npos; at = words.find(id))
        words.replace(at, id.size(), one.name());
    }
    return words;
  }

  void TearDown() override {
    if (!HasFailure()) return;
    for (std::size_t i = 0; i < story_.size(); ++i)
      if (i + 40 >= story_.size() || story_[i].find("standing_order") != std::string::npos)
        std::cout << story_[i] << "\n";
  }

  /// What would rightly show who is hidden.
  [[nodiscard]] bool betrays(const wire::ClientFrame& frame) const {
    return frame.edit().hide_creature().creature() == unseen_ || (frame.command().actor() == unseen_);
  }

  void lose_network(Person& who) {
    who.drop();
    for (const auto& other : people_)
      if (other.get() != &who) (void)other->ask(actions_.line(*other));
    who.arrive(campaign);
    who.repeat_unanswered();
    ++lost_;
  }

  void stop(bool stopped) {
    wire::ClientFrame frame;
    frame.mutable_edit()->set_stop(stopped);
    edited(frame);
  }

  /// At rest: every request is answered, all clients saw the same order, and a new client, or one at a table restored
  /// from its journal, finds the same.
  void compare() {
    stop(true);
    for (const auto& person : people_) {
      person->round_trip();
      for (const wire::Queued& one : person->knows.declarations.queue()) {
        wire::ClientFrame frame;
        frame.mutable_cancel_queued()->set_client_id(one.client_id());
        if (one.mine()) (void)person->ask(frame);
      }
    }
    settle();
    for (const auto& person : people_) {
      SCOPED_TRACE(person->name);
      EXPECT_TRUE(person->unanswered.empty()) << person->unanswered.begin()->second.DebugString();
      EXPECT_EQ(person->knows.status.kind(), wire::TableStatus::PAUSED);
      EXPECT_EQ(person->knows.status.reason(), "");
      for (const auto& [id, refusal] : person->refused) EXPECT_NE(person->why_not(id), "a code without a sentence");
      EXPECT_TRUE(in_the_order_of(pieces(gil().knows.log), pieces(person->knows.log)));
    }
    for (const auto& person : people_) {
      const Knowledge before = person->knows;
      person->drop();
      person->reload(campaign);
      EXPECT_EQ(what_differs(before, person->knows), "") << "of what " << person->name << " finds on coming in again";
    }
    settle();
    for (const auto& person : people_) person->drop();
    server.restart_from_journal(campaign);
    for (const auto& person : people_) person->browser.move_to(server.port());
    for (const auto& person : people_) {
      const Knowledge before = person->knows;
      person->reload(campaign);
      EXPECT_EQ(what_differs(without_right_of_way(before), without_right_of_way(person->knows)), "")
          << "of what " << person->name << " finds in the journal";
      EXPECT_EQ(as_text(before.orders), as_text(person->knows.orders)) << "left in advance";
    }
    for (const auto& person : people_) person->round_trip();
    stop(false);
    settle();
  }

  /// The GM answers every question until nothing is open, and ends the fight.
  void play_out() {
    for (int i = 0; i < 300; ++i) {
      if (gil().knows.state.encounters().empty()) begin_fight();  // which may ask something, too
      if (gil().knows.questions.empty()) break;
      const wire::Question open = gil().knows.questions.begin()->second;
      (void)answer_to(gil(), answering(open, open.default_answer()));
      gil().round_trip();
    }
    EXPECT_TRUE(gil().knows.questions.empty());
    fights_ = gil().knows.state.encounters_size();
    const std::uint32_t id = gil().ask(action(gil(), book().end));
    settle();
    EXPECT_FALSE(gil().unanswered.contains(id)) << "the fight cannot be ended";
  }

  /// The end of the fight never was.
  void take_back() {
    wire::ClientFrame frame;
    frame.mutable_edit()->mutable_undo()->set_reason("a slip");
    edited(frame);
    settle();
    EXPECT_EQ(gil().knows.state.encounters_size(), fights_);
  }

  void tell() const {
    std::size_t accepted = 0, refused = 0;
    for (const auto& person : people_) accepted += person->accepted.size(), refused += person->refused.size();
    std::cout << sent_ << " sent, " << accepted << " accepted, " << refused << " refused, " << lost_
              << " connections lost; " << questions_ << " times asked, at most " << most_open_ << " declared and "
              << most_waiting_ << " waiting, " << undone_ << " times taken back\n";
    if (std::getenv("FT_REFUSALS"))
      for (const auto& person : people_)
        for (const auto& [id, refusal] : person->refused) std::cout << "  " << person->why_not(id) << "\n";
  }

  static constexpr const char* unseen_name = "Nobody Knows Me";
  std::vector<std::unique_ptr<Person>> people_;  // the GM first
  RandomActions actions_;
  std::vector<Held> held_;
  std::vector<std::string> story_;  // what was sent
  std::uint32_t unseen_ = 0;
  std::size_t sent_ = 0, lost_ = 0, questions_ = 0, undone_ = 0;
  int fights_ = 0, most_open_ = 0, most_waiting_ = 0;
};

TEST_P(ConcurrentPlay, ClientsAndJournalAgreeOnTheStory) {
  std::cout << "FT_SEED=" << number_from("FT_SEED", 20'261'122) << "\n";
  const int instants = number_from("FT_INSTANTS", 40);

  for (int i = 1; i <= instants; ++i) {
    instant();
    ASSERT_EQ(gil().knows.status.reason(), "") << "the table has met a fault";
    if (i % 20 == 0) compare();
    if (HasFailure()) return;
  }
  play_out();
  compare();
  take_back();
  compare();

  tell();
}

INSTANTIATE_TEST_SUITE_P(
    Systems, ConcurrentPlay,
    testing::Combine(testing::Values(Book{"aura", "start_encounter", "end_encounter", Book::Hidden::for_good},
                                     Book{"grimwire", "start_conflict", "end_conflict", Book::Hidden::until_found},
                                     Book{"heimr", "start_conflict", "end_conflict", Book::Hidden::until_found}),
                     testing::Range(2, 9)),
    [](const auto& one) { return std::get<0>(one.param).system + std::to_string(std::get<1>(one.param)); });

}  // namespace ft::test
