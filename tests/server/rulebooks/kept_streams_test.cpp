// What people are sent of a ready campaign while its scene is open, as text that is kept: a table without vision sends what it sent
// before (sight S23). After a change that is meant: run with FT_KEEP=1, look at the difference of kept/, commit it.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "server/table/history/new_campaign.hpp"
#include "tests/fair/setting.hpp"
#include "tests/server/net/random_actions.hpp"
#include "tests/server/net/requests.hpp"
#include "tests/server/rulebooks/evening.hpp"

namespace ft::test {

namespace {

constexpr std::uint64_t gm = 1, ada = 2, players = 3;
constexpr int steps = 30;
constexpr std::size_t longest_line = 200;

/// The rulebook with its sample; each hero has a player.
table::Rulebook book_with_sample(const std::string& system) {
  table::Rulebook book = load_book(system);
  const auto file = std::filesystem::path(FT_SYSTEMS_FOLDER) / system / "sample" / "sample.toml";
  book.sample = table::sample_state(*book.system, codec::read_sample_file(file).value(), {}).value();
  std::uint64_t heroes = 0;
  for (rules::Creature& one : book.sample.creatures)
    if (one.side == table::heroes) one.seats = {{ada + heroes++ % players}};
  return book;
}

std::string digest(const std::string& text) {
  std::ostringstream hex;
  hex << std::hex << rules::Key(text).hash;
  return hex.str();
}

/// Of a long line its beginning.
std::string kept_line(const std::string& text) {
  if (text.size() <= longest_line) return text;
  return text.substr(0, longest_line) + " ... " + digest(text);
}

/// The first field in a message's text that only maps with fog or vision have; empty: none.
std::string field_of_sight(const std::string& text) {
  for (const char* field : {"walls", "door", "vision_mode", "revealed", "tiles", "seen", "darkness", "lights", "bright",
                            "dim", "ghosts", "ghost", "regions"})
    for (const char* begins : {": ", " {"})
      if (text.find(std::string(" ") + field + begins) != std::string::npos) return field;
  return "";
}

/// An evening of five people at a ready campaign, and what each was sent.
class OpenEvening {
 public:
  explicit OpenEvening(const std::string& system)
      : begin_(fair::read_setting(system).begin), table_(book_with_sample(system), 1) {
    for (std::uint64_t seat = gm; seat <= 5; ++seat) people_.push_back(table_.seat(seat));
    for (const rules::NumberSchema& number : table_.system().schema().numbers)
      if (number.kind == rules::NumberKind::symbol) symbols_.insert(number.key);
    write("arrive");
    (void)gil().ask(action(gil(), table_.system().names().of(begin_)));
    write("begin");
    for (int step = 1; step <= steps; ++step) {
      table_.wait(700);
      write(act(step));
    }
    for (const auto& person : people_) person->reload(0);
    write("reload");
  }

  [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }
  [[nodiscard]] const std::vector<std::string>& log() const { return table_.log(); }
  /// The whole of what is kept as a line.
  [[nodiscard]] const std::string& whole(std::size_t line) const { return whole_.at(line); }

 private:
  [[nodiscard]] Person& gil() { return *people_.front(); }

  /// Something that happens at tables, by chance; returns what.
  std::string act(int step) {
    if (step % 10 == 0) return edit(step / 10);
    Person& who = step % 2 == 0 ? *people_[static_cast<std::size_t>(chance_.any(5))] : whose_turn();
    if (step % 7 == 0) {
      wire::ClientFrame undo;
      undo.mutable_say()->set_text("/undo");
      (void)who.ask(undo);
      return who.name + " takes back";
    }
    if (step % 11 == 0) {
      Person& other = who.is_gm ? *people_[1] : gil();
      who.drop();
      (void)other.ask(chance_.line(other));
      who.arrive(0);
      return who.name + " comes back";
    }
    RandomActions::Request wish = chance_.answer(who);
    if (!wish) wish = who.is_gm ? chance_.action(who, turn()) : chance_.wish(who);
    if (!wish) return who.name + " rests";
    (void)who.ask(*wish);
    return who.name + ":" + in_words(wish->ShortDebugString(), who.names);
  }

  /// What GMs do to creatures and the map.
  std::string edit(int which) {
    const wire::State& state = gil().knows.state;
    const wire::Creature& one = *std::ranges::find(state.creatures(), state.campaign().shown(), &wire::Creature::scene);
    wire::ClientFrame frame;
    wire::Edit& edit = *frame.mutable_edit();
    if (which == 1) {
      edit.mutable_hide_creature()->set_creature(one.id());
      edit.mutable_hide_creature()->set_hidden(true);
    } else if (which == 2) {
      edit.mutable_place_creature()->set_creature(one.id());
      edit.mutable_place_creature()->set_scene(one.scene());
      *edit.mutable_place_creature()->mutable_place() = state.creatures(1).place();
    } else {
      edit.mutable_paint_ground()->set_scene(one.scene());
      wire::TerrainRun& run = *edit.mutable_paint_ground()->add_runs();
      run.set_cells(1);
      run.set_blocks_sight(true);
    }
    (void)gil().ask(frame);
    return gil().name + ":" + in_words(frame.ShortDebugString(), gil().names);
  }

  [[nodiscard]] std::uint32_t turn() {
    const wire::State& state = gil().knows.state;
    return state.encounters().empty() ? 0 : state.encounters(0).turn();
  }
  [[nodiscard]] Person& whose_turn() {
    for (const wire::Creature& one : gil().knows.state.creatures())
      if (one.id() == turn() && one.seats_size() > 0)
        for (const auto& person : people_)
          if (person->seat == one.seats(0)) return *person;
    return gil();
  }

  /// What was sent since: to Ada in words, to others as a digest.
  void write(const std::string& step) {
    for (const auto& person : people_) {
      table_.settle();
      person->round_trip();
    }
    add(step, step);
    for (std::uint64_t seat = gm; seat <= people_.size(); ++seat) {
      std::string all;
      for (const wire::Delta& delta : sent_to(seat)) {
        const std::string text = in_words(delta.ShortDebugString(), people_[seat - 1]->names, symbols_);
        EXPECT_EQ(seat == gm ? "" : field_of_sight(text), "") << step << text;
        if (seat == ada) add("  " + kept_line(text), text);
        all += text + "\n";
      }
      if (seat != ada && !all.empty()) add("  " + people_[seat - 1]->name + " " + digest(all), all);
    }
  }
  void add(const std::string& line, const std::string& whole) {
    lines_.push_back(line);
    whole_.push_back(whole);
  }
  /// Without what every connection has: the schema, its token, round trips.
  std::vector<wire::Delta> sent_to(std::uint64_t seat) {
    std::vector<wire::Delta> deltas;
    const std::vector<std::string>& frames = table_.sent.at(seat);
    for (std::size_t& next = read_[seat]; next < frames.size(); ++next) {
      wire::ServerFrame frame;
      EXPECT_TRUE(frame.ParseFromString(frames[next]));
      for (const wire::Delta& delta : frame.deltas())
        if (!delta.has_welcome() && !delta.has_names() && delta.is_case() != wire::Delta::kEcho)
          deltas.push_back(delta);
    }
    return deltas;
  }

  rules::Key begin_;
  EveningTable table_;
  std::set<std::string> symbols_;                // numbers
  std::vector<std::unique_ptr<Person>> people_;  // the GM, three players, one who watches
  RandomActions chance_{1};
  std::map<std::uint64_t, std::size_t> read_;  // frames, by seat
  std::vector<std::string> lines_, whole_;
};

std::vector<std::string> lines_of_file(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

}  // namespace

class KeptStreams : public testing::TestWithParam<const char*> {};

TEST_P(KeptStreams, AreWhatATableWithoutVisionSends) {  // sight S23
  const auto path =
      std::filesystem::path(FT_SOURCE_FOLDER) / "tests/server/rulebooks/kept" / (std::string(GetParam()) + ".txt");
  const OpenEvening evening(GetParam());
  const std::vector<std::string>& now = evening.lines();
  if (std::getenv("FT_KEEP")) {
    std::ofstream file(path);
    for (const std::string& line : now) file << line << "\n";
  }
  const std::vector<std::string> kept = lines_of_file(path);

  EXPECT_TRUE(evening.log().empty()) << testing::PrintToString(evening.log());
  for (std::size_t i = 0; i < std::max(now.size(), kept.size()); ++i) {
    ASSERT_LT(i, now.size()) << "no more is sent";
    ASSERT_EQ(now[i], i < kept.size() ? kept[i] : "nothing") << path << ":" << i + 1 << "\n" << evening.whole(i);
  }
}

INSTANTIATE_TEST_SUITE_P(Books, KeptStreams, testing::Values("aura", "grimwire", "heimr", "threed6", "vigor"),
                         [](const auto& one) { return std::string(one.param); });

}  // namespace ft::test
