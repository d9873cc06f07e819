// What the GM does where no player can see: with strangers, on the sealed part of the map, in the other scene.
#include <array>

#include "rules/kernel/state/offsets.hpp"
#include "tests/server/net/requests.hpp"
#include "tests/server/rulebooks/evening.hpp"

namespace ft::test {

void Evening::strangers_act() {
  catch_up(gil());
  switch (any(12)) {
    case 0:
    case 1:
    case 2: command_stranger(); break;
    case 3:
    case 4: answer_stranger(); break;
    case 5: fight_elsewhere(); break;
    case 6:
    case 7: edit_stranger(); break;
    case 8:
    case 9:
    case 10:
      if (kind_ == Kind::fight)
        edit_stranger();
      else
        any(3) == 0 ? edit_map() : edit_fixtures();
      break;
    default: whisper(); break;
  }
  for (int i = 0; kind_ != Kind::long_thought && i < 20; ++i) answer_stranger();
}

void Evening::ask_secretly(const wire::ClientFrame& frame) {
  if (touches_players(frame)) return;
  note(gil(), frame);
  const std::size_t before = gil().accepted.size();
  (void)gil().ask(frame);
  catch_up(gil());
  acted += gil().accepted.size() - before;
}

/// Now and then it is taken back, and done again.
void Evening::edit_secretly(const std::function<void(Edit&)>& write) {
  wire::ClientFrame frame;
  write(*frame.mutable_edit());
  const rules::ResolutionId before = newest_step();
  ask_secretly(frame);
  if (newest_step() == before || any(4) > 0) return;
  wire::ClientFrame undo, redo;
  undo.mutable_edit()->mutable_undo()->set_reason(std::string(secret));
  redo.mutable_edit()->set_redo(true);
  ask_secretly(undo);
  if (any(2) == 0) ask_secretly(redo);
}

rules::ResolutionId Evening::newest_step() const {
  const auto& steps = table_->state().undo_history.steps();
  return steps.empty() ? rules::ResolutionId{} : steps.back().id;
}

/// Beside a fight in their scene they have to wait for it, and it for them. What takes time is left out: the campaign's clock is
/// everyone's.
void Evening::command_stranger() {
  const wire::Creature one = stranger();
  if (one.encounter() == 0 && (counts_seconds_ || kind_ != Kind::peace)) return;
  const auto frame = unseen_.action(gil(), one.id());
  const auto is_quick = [&](const std::vector<rules::Key>& actions) {
    return std::ranges::find(actions, rules::Key(gil().names.at(frame->command().action()))) != actions.end();
  };
  if (frame && (one.encounter() != 0 || is_quick(setting_.nears) || is_quick(setting_.harms))) ask_secretly(*frame);
}

void Evening::answer_stranger() {
  for (const auto& [id, question] : gil().knows.questions)
    if (is_of_strangers(id)) return ask_secretly(answering(question, unseen_.value_for(gil(), question)));
}

/// It never ends: then the campaign's clock would be set to the fight's.
void Evening::fight_elsewhere() {
  if (kind_ != Kind::long_thought) return;
  const auto& name = table_->system().names();
  const auto fight = std::ranges::find_if(gil().knows.state.encounters(),
                                          [&](const wire::Encounter& one) { return one.scene() != map().id(); });
  const bool goes_on = fight != gil().knows.state.encounters().end();
  if (goes_on && fight->turn() == 0) return;
  if (goes_on) {
    wire::ClientFrame pass;
    pass.mutable_command()->set_action(gil().key(name.of(setting_.pass)));
    pass.mutable_command()->set_actor(fight->turn());
    return ask_secretly(pass);
  }
  wire::ClientFrame frame = action(gil(), name.of(setting_.begin));
  for (const wire::Scene& scene : gil().knows.state.scenes())
    if (scene.id() != map().id()) frame.mutable_command()->set_scene(scene.id());
  ask_secretly(frame);
}

void Evening::edit_stranger() {
  const wire::Creature one = stranger();
  switch (any(10)) {
    case 0:
    case 1:
      if (one.encounter() != 0) return;
      return edit_secretly([&](Edit& edit) {
        const bool here = any(2) == 0;
        const wire::Scene& scene = here ? map() : gil().knows.state.scenes(any(gil().knows.state.scenes_size()));
        edit.mutable_place_creature()->set_creature(one.id());
        edit.mutable_place_creature()->set_scene(scene.id());
        *edit.mutable_place_creature()->mutable_place() = place_for(one, scene);
      });
    case 2:
      return edit_secretly([&](Edit& edit) {
        edit.mutable_hide_creature()->set_creature(one.id());
        edit.mutable_hide_creature()->set_hidden(any(2) == 0);
      });
    case 3:
      return edit_secretly([&](Edit& edit) {
        edit.mutable_edit_creature()->set_creature(one.id());
        if (one.name() != secret)
          edit.mutable_edit_creature()->set_name(std::string(secret) + std::to_string(any(1000)));
        edit.mutable_edit_creature()->set_facing(90 * any(4));
      });
    case 4:  // but none for which dice are thrown while players rest
      if (kind_ == Kind::peace && counts_seconds_) return;
      return edit_secretly([&](Edit& edit) {
        const auto& conditions = gil().schema.conditions();
        edit.mutable_add_condition()->set_creature(one.id());
        edit.mutable_add_condition()->set_key(unseen_.any_of(conditions).key());
      });
    case 5:
      if (one.conditions().empty()) return;
      return edit_secretly([&](Edit& edit) {
        edit.mutable_end_condition()->set_creature(one.id());
        edit.mutable_end_condition()->set_condition(unseen_.any_of(one.conditions()).id());
      });
    case 6:
      if (one.items().empty()) return;
      return edit_secretly([&](Edit& edit) {
        const wire::Item& item = unseen_.any_of(one.items());
        if (any(2) == 0) {
          edit.mutable_remove_item()->set_creature(one.id());
          edit.mutable_remove_item()->set_item(item.id());
        } else {
          edit.mutable_give_item()->set_creature(one.id());
          edit.mutable_give_item()->set_kind(item.kind());
          edit.mutable_give_item()->set_placement(item.placement());
        }
      });
    case 7:
      if (one.name() == secret || one.encounter() != 0) return;  // one is always left
      return edit_secretly([&](Edit& edit) {
        if (any(2) == 0) return edit.set_remove_creature(one.id());
        wire::AddCreature& add = *edit.mutable_add_creature();
        add.set_record(one.record());
        add.set_name(std::string(secret) + " again");
        add.set_side(one.side());
        add.set_scene(map().id());
        *add.mutable_place() = place_for(one, map());
      });
    default:
      return edit_secretly([&](Edit& edit) {
        const wire::Number& number = unseen_.any_of(one.numbers());
        edit.mutable_set_number()->mutable_owner()->set_creature(one.id());
        edit.mutable_set_number()->set_key(number.key());
        edit.mutable_set_number()->set_value(number.value() + any(7) - 3);
      });
  }
}

/// Ground of the sealed part, and the other scene.
void Evening::edit_map() {
  if (any(3) > 0)
    return edit_secretly([&](Edit& edit) {
      edit.mutable_paint_ground()->set_scene(map().id());
      wire::TerrainRun& run = *edit.mutable_paint_ground()->add_runs();
      *run.mutable_first() = sealed_cell();
      run.set_cells(1);
      run.set_difficult(any(2) == 0);
      run.set_blocks_sight(any(3) == 0);
      run.set_name(std::string(secret));
    });
  edit_secretly([&](Edit& edit) {
    for (const wire::Scene& scene : gil().knows.state.scenes())
      if (scene.id() != map().id()) *edit.mutable_edit_scene() = scene;
    edit.mutable_edit_scene()->set_name(std::string(secret) + std::to_string(any(100)));
  });
}

/// Walls, doors, lamps, regions and notes of the sealed part; a note for GMs and a region that is off lie anywhere.
void Evening::edit_fixtures() {
  const int left = 720 * sealed_from_, x = left + any(720 * 6), y = any(720 * map().rows());
  const auto& scene = map();
  if (scene.grid() == wire::Scene::ZONES) return edit_map();
  switch (any(7)) {
    case 0:
    case 1:
      return edit_secretly([&](Edit& edit) {
        edit.mutable_put_walls()->set_scene(scene.id());
        wire::Wall& wall = *edit.mutable_put_walls()->add_walls();
        wall.set_from_x(any(3) == 0 ? left : x);
        wall.set_from_y(y);
        wall.set_to_x(x + 720);
        wall.set_to_y(any(720 * scene.rows()));
        wall.set_sight(wire::Wall::FULL);
        wall.set_move(wire::Wall::FULL);
        wall.set_door(static_cast<wire::Wall::Door>(any(3)));
      });
    case 2:
      for (const wire::Wall& wall : scene.walls()) {
        if (wall.from_x() < left || wall.to_x() <= left || any(3) > 0) continue;
        return edit_secretly([&](Edit& edit) {
          if (wall.door() == wire::Wall::NO_DOOR) {
            edit.mutable_remove_walls()->set_scene(scene.id());
            return edit.mutable_remove_walls()->add_walls(wall.id());
          }
          edit.mutable_set_door()->set_scene(scene.id());
          edit.mutable_set_door()->set_wall(wall.id());
          edit.mutable_set_door()->set_state(static_cast<wire::Wall::State>(any(3)));
        });
      }
      return;
    case 3:
    case 4:
      return edit_secretly([&](Edit& edit) {
        edit.mutable_put_lights()->set_scene(scene.id());
        wire::Light& lamp = *edit.mutable_put_lights()->add_lights();
        lamp.set_through_walls(any(2) == 0);
        lamp.set_x(lamp.through_walls() ? left + 720 * 4 : x + 1);
        lamp.set_y(y);
        lamp.set_dim(scene.cell() * (lamp.through_walls() ? 2 : 20));
        lamp.set_degrees(360);
        lamp.set_darkens(any(4) == 0);
      });
    case 5:
      return edit_secretly([&](Edit& edit) {
        edit.mutable_put_regions()->set_scene(scene.id());
        wire::Region& region = *edit.mutable_put_regions()->add_regions();
        region.set_kind(static_cast<wire::Region::Kind>(any(5)));
        for (const int at : {x, y, x + 1440, y, x, y + 1440}) region.add_corners(at);
        region.set_darkness(any(11));
        region.set_name(std::string(secret));
      });
    default:
      return edit_secretly([&](Edit& edit) {
        edit.mutable_put_notes()->set_scene(scene.id());
        wire::Note& note = *edit.mutable_put_notes()->add_notes();
        note.set_x(any(2) == 0 ? x : any(left));
        note.set_y(y);
        note.set_title(std::string(secret));
        note.set_audience(note.x() < left ? wire::Note::GM : wire::Note::ALL);
      });
  }
}

void Evening::whisper() {
  wire::ClientFrame frame;
  const std::array<std::string, 3> lines = {"/w gm ", "/gr 1d20 # ", "/sr 3d6 # "};
  frame.mutable_say()->set_text(unseen_.any_of(lines) + std::string(secret));
  ask_secretly(frame);
}

/// Whether it names a creature or thing of players, or a place in their part of the map.
bool Evening::touches_players(const wire::ClientFrame& frame) const {
  const std::string text = frame.ShortDebugString() + " ";
  const auto names = [&](std::uint64_t id) { return text.find(": " + std::to_string(id) + " ") != std::string::npos; };
  for (const wire::Creature& one : people_.front()->knows.state.creatures())
    if (one.seats_size() > 0 &&
        (names(one.id()) || std::ranges::any_of(one.items(), [&](const wire::Item& item) { return names(item.id()); })))
      return true;
  return frame.has_command() && std::ranges::any_of(frame.command().form(), [&](const wire::Param& param) {
           const wire::Place& place = param.value().place();
           const rules::Scene& scene = table_->state().state.scenes.front();
           return param.value().has_place() &&
                  rules::offset_of(scene, {place.column(), place.row()}).column < sealed_from_;
         });
}

/// One without players.
const wire::Creature& Evening::stranger() {
  std::vector<const wire::Creature*> all;
  for (const wire::Creature& one : gil().knows.state.creatures())
    if (one.seats_size() == 0) all.push_back(&one);
  return *unseen_.any_of(all);
}

const wire::Scene& Evening::map() const {
  const wire::State& state = people_.front()->knows.state;
  return *std::ranges::find(state.scenes(), state.campaign().shown(), &wire::Scene::id);
}

wire::Cell Evening::sealed_cell() {
  const rules::Cell at =
      rules::cell_at_offset(table_->state().state.scenes.front(), {sealed_from_ + any(6), any(map().rows())});
  wire::Cell cell;
  cell.set_column(at.column);
  cell.set_row(at.row);
  return cell;
}

wire::Place Evening::place_for(const wire::Creature& one, const wire::Scene& scene) {
  wire::Place place = one.place();
  const wire::Cell cell = sealed_cell();
  const bool here = scene.id() == map().id();
  place.set_column(here ? cell.column() : any(2));
  place.set_row(here ? cell.row() : any(2));
  return place;
}

}  // namespace ft::test
