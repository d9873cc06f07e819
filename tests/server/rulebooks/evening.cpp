// An evening as its players play it.
#include "tests/server/rulebooks/evening.hpp"

#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "rules/kernel/knowledge/viewers.hpp"
#include "rules/kernel/state/offsets.hpp"
#include "rules/kernel/vision/samples.hpp"
#include "tests/server/net/requests.hpp"

namespace ft::test {

std::string in_words(const std::string& frame, const std::vector<std::string>& names,
                     const std::set<std::string>& symbols) {
  static const std::set<std::string> keys{
      "action:", "code:",       "field:",  "key:",     "kind:",   "movement_type:", "name:", "outcome:",
      "phase:",  "placement:",  "prompt:", "purpose:", "record:", "response_type:", "rule:", "side:",
      "source:", "source_key:", "target:", "text:",    "unit:",   "what:",          "when:", "word:"};
  std::istringstream words(frame);
  std::string text, number;
  for (std::string label, word; words >> word; label = word) {
    const bool is_key = keys.contains(label) || (label == "value:" && symbols.contains(number));
    const bool is_named = is_key && word.find_first_not_of("0123456789") == std::string::npos;
    text += " " + (is_named ? names.at(std::stoul(word)) : word);
    if (label == "key:") number = is_named ? names.at(std::stoul(word)) : word;
  }
  return text;
}

Evening::Evening(const std::string& system, Kind kind, unsigned seed)
    : setting_(fair::read_setting(system)),
      seen_(seed),
      unseen_(seed + 1'000),
      kind_(kind),
      counts_seconds_(system == "heimr" || system == "threed6") {
  table::Rulebook book = load_book(system);
  fair::Chance chance(seed);
  EveningMap map = random_evening(*book.system, setting_, chance);
  book.sample = std::move(map.state);
  sealed_from_ = map.sealed_from;
  table_ = std::make_unique<EveningTable>(std::move(book), seed);
  for (std::uint64_t seat = 1; seat <= 5; ++seat) people_.push_back(table_->seat(seat));
  begin();
}

/// All who stand in the scene take part in the fight; only then do some of the strangers come there.
void Evening::begin() {
  if (kind_ != Kind::peace) (void)gil().ask(action(gil(), table_->system().names().of(setting_.begin)));
  answer_for_the_gm();
  for (const wire::Creature& one : gil().knows.state.creatures()) {
    if (one.seats_size() > 0 || any(2) == 0) continue;
    wire::ClientFrame frame;
    wire::PlaceCreature& place = *frame.mutable_edit()->mutable_place_creature();
    place.set_creature(one.id());
    place.set_scene(map().id());
    *place.mutable_place() = place_for(one, map());
    EXPECT_EQ(answer_to(gil(), frame), "");
  }
}

void Evening::players_act() {
  table_->wait(500 + (seen_.any(8) == 0 ? 1'000 * seen_.any(30) : 0));
  act(*people_[static_cast<std::size_t>(1 + seen_.any(4))]);
  answer_for_the_gm();
  for (const auto& person : people_) catch_up(*person);
  table_->wait(500);
}

void Evening::act(Person& who) {
  const std::size_t before = who.accepted.size();
  switch (seen_.any(14)) {
    case 0: {
      wire::ClientFrame undo;
      undo.mutable_say()->set_text(kind_ == Kind::long_thought ? "/r 1d20" : "/undo");
      (void)who.ask(undo);
      break;
    }
    case 1:
      who.drop();
      (void)gil().ask(seen_.line(gil()));
      who.arrive(0);
      break;
    case 2:
      who.drop();
      who.reload(0);
      break;
    case 3: drag(who); break;
    default:
      if (const auto frame = seen_.wish(who)) {
        note(who, *frame);
        (void)who.ask(*frame);
      }
  }
  catch_up(who);
  played += who.accepted.size() - before;
}

void Evening::note(const Person& who, const wire::ClientFrame& frame) {
  story_.push_back(who.name + ": " + in_words(frame.ShortDebugString(), names()));
}

std::string Evening::latest() const {
  std::string text;
  for (std::size_t i = story_.size() - std::min<std::size_t>(story_.size(), 6); i < story_.size(); ++i)
    text += "\n  " + story_[i];
  return text;
}

bool Evening::is_sealed() const {
  const rules::State& state = table_->state().state;
  const rules::Scene& scene = state.scenes.front();
  const auto is_beyond = [&](rules::Cell cell) { return rules::offset_of(scene, cell).column >= sealed_from_; };
  for (const rules::Creature& one : state.creatures)
    if (!one.seats.empty() && is_beyond(one.place.cell)) return false;
  for (const rules::RevealedArea& area : scene.revealed)
    for (rules::Cell at{sealed_from_ + 1, 0}; at.column < scene.columns; ++at.column)
      for (at.row = 0; at.row < scene.rows; ++at.row)
        for (const rules::Sample sample : rules::samples_of_cell(scene.grid, rules::cell_at_offset(scene, at)))
          if (area.samples.contains(sample)) return false;
  return true;
}

/// An echo overtakes what has to be written first.
void Evening::catch_up(Person& who) {
  table_->settle();
  who.round_trip();
}

/// Toward the part that is cut off, and what a creature's sheet says.
void Evening::drag(Person& who) {
  for (const wire::Creature& one : who.knows.state.creatures()) {
    if (std::ranges::find(one.seats(), who.seat) == one.seats().end()) continue;
    wire::ClientFrame frame;
    frame.mutable_drag()->set_creature(one.id());
    frame.mutable_drag()->set_count(1);
    for (const int step : {one.place().column(), one.place().row(), sealed_from_ + 2 - one.place().column(), 0})
      frame.mutable_drag()->mutable_way_points()->add_steps(step);
    (void)who.ask(frame);
    wire::ClientFrame sheet;
    sheet.mutable_ask_sheet()->set_creature(one.id());
    (void)who.ask(sheet);
    return;
  }
}

/// What the rules ask the GM for players' sake is answered as silence would be.
void Evening::answer_for_the_gm() {
  catch_up(gil());
  for (int i = 0; i < 20; ++i) {
    const auto& open = gil().knows.questions;
    const auto of_players =
        std::ranges::find_if(open, [&](const auto& one) { return one.second.mine() && !is_of_strangers(one.first); });
    if (of_players == open.end()) return;
    const wire::ClientFrame frame = answering(of_players->second, of_players->second.default_answer());
    note(gil(), frame);
    (void)answer_to(gil(), frame);
    catch_up(gil());
  }
}

bool Evening::is_of_strangers(const std::string& question) const {
  const auto name = codec::read_question_name(question);
  const auto& open = table_->state().open;
  const auto at = name ? open.find(name->resolution) : open.end();
  if (at == open.end()) return false;
  const rules::World world(table_->state().state);
  const rules::Command& command = at->second.opened.command;
  const rules::Creature* actor = world.find(command.actor);
  return actor ? actor->seats.empty() : rules::scene_of(world, command) != table_->state().state.campaign.shown;
}

}  // namespace ft::test
