// Reading commands: the action, its form field by field.
#include "tests/case_runner/command_words.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "tests/case_runner/walls.hpp"

namespace ft::scn {

using namespace rules;

namespace {

using Kind = FieldSchema::Kind;

constexpr CreatureId unused_id{999999};

bool filled(const Command& command, const FieldSchema& field) { return find(command.form, Key(field.key)) != nullptr; }

/// The way that the client would propose, as far as the mover knows.
Path way_to(const View& view, const Command& command, const Path& way_points, const Words& words) {
  const Creature* mover = view.find(command.actor);
  if (!mover) words.wrong("a creature that moves");
  Path path = find_path(view, *mover, way_points);
  const Scene& scene = *view.world().scenes().front();
  if (path.empty() && way_points.size() == 1 && !inside(scene, way_points.front())) return way_points;  // off the map
  if (path.empty() && way_points.size() == 1 && inside(scene, way_points.front()) &&
      mover->place.kind == Place::Kind::cell)
    path = straight_path(scene, mover->place.cell, way_points.front());  // into what is in the way
  if (path.empty())
    words.wrong("a cell that " + mover->name + " can walk to; to try an impossible path: moves along CELL CELL");
  return path;
}

/// A path: "to 4,3" finds the way, "along 4,3 5,3" is taken as it stands, "along nothing" is empty.
Value read_path(const CaseVocabulary& vocabulary, const CaseSetup& stage, const Command& command, Words& words) {
  const bool found = words.take_if("to") || words.take_if("through");
  if (!found) words.take_if("along");
  if (words.take_if("nothing")) return Path{};
  Path cells;
  while (words.is(Token::Kind::cells)) cells.push_back(words.take().first);
  if (cells.empty()) words.wrong("cells such as 4,3 5,3");
  const Creature* mover = stage.find(command.actor);
  if (!found || !mover) return cells;
  const World world(stage.state);
  const Viewer viewer = stage.viewer_for(*mover);
  return way_to({vocabulary.system(), world, viewer}, command, cells, words);
}

Value read_choice(const CaseVocabulary& vocabulary, const FieldSchema& field, Words& words) {
  const std::string word = words.word("a choice for " + field.key);
  if (vocabulary.system().names().has(Key(word))) return Key(word);
  words.go_to(words.position() - 1);
  words.wrong("a choice for " + field.key + CaseVocabulary::similar(word, field.choices));
}

Value read_value(const CaseVocabulary& vocabulary, const CaseSetup& stage, const FieldSchema& field,
                 const Command& command, Words& words) {
  switch (field.kind) {
    case Kind::creature:
      if (words.take_if("unknown")) return unused_id;
      return read_creature(stage, words).id;
    case Kind::item:
      if (words.take_if("unknown")) return ItemId{unused_id.value};
      return read_item(vocabulary, stage, words, command.actor).item->id;
    case Kind::place: {
      words.take_if("to");
      Place place = words.place();
      if (words.take_if("height")) place.height = words.length(vocabulary.unit(), "a height");
      if (words.take_if("level")) place.height = words.number("a level");
      return place;
    }
    case Kind::path: return read_path(vocabulary, stage, command, words);
    case Kind::number: return words.number("a number for " + field.key);
    case Kind::choice: return read_choice(vocabulary, field, words);
    case Kind::text: return words.word("a text in quotes for " + field.key);
    case Kind::yes_no:
      if (words.take_if("yes")) return true;
      words.expect("no");
      return false;
    case Kind::fixture: {
      const Scene& scene = stage.state.scenes.front();
      const Wall* there = wall_on(scene, read_edge(scene, words));
      return Ref(scene.id, there ? there->id : FixtureId{unused_id.value});
    }
    case Kind::encounter: break;  // the table's own
  }
  words.wrong("a value");
}

/// Whether the next words are a value of this kind without the field's name before them.
bool fits(const CaseVocabulary& vocabulary, const CaseSetup& stage, const FieldSchema& field, const Words& words) {
  const auto item_next = [&] {
    Words copy = words;
    return find_item(vocabulary, stage, copy, {}).has_value();
  };
  switch (field.kind) {
    case Kind::creature: return at_creature(stage, words);
    case Kind::item: return item_next();
    case Kind::place:
      return words.is(Token::Kind::cells) || (words.is("to") && words.peek(1).kind == Token::Kind::cells);
    case Kind::path: return words.is(Token::Kind::cells) || words.is("to") || words.is("along") || words.is("through");
    case Kind::number: return words.is(Token::Kind::number);
    case Kind::text: return words.is(Token::Kind::quoted);
    case Kind::choice:
      return std::find(field.choices.begin(), field.choices.end(), words.peek().text) != field.choices.end() ||
             (field.choices.empty() && words.is(Token::Kind::word) &&
              !vocabulary.system().refusal(Key(words.peek().text)) &&
              vocabulary.system().names().has(Key(words.peek().text)));
    case Kind::yes_no: return words.is("yes") || words.is("no");
    case Kind::fixture: return words.is("between");
    case Kind::encounter: break;
  }
  return false;
}

void read_override(const CaseVocabulary& vocabulary, Command& command, Words& words) {
  do command.overrides.push_back(vocabulary.key(words, "a code of a refusal"));
  while (words.take_if(","));
  words.expect("because");
  command.override_reason = words.word("a reason in quotes");
}

std::string actions_of(const CaseVocabulary& vocabulary) {
  std::string all;
  for (const ActionSchema& action : vocabulary.system().schema().actions) all += (all.empty() ? "" : ", ") + action.key;
  return all;
}

Viewer read_person(const CaseSetup& stage, Words& words) {
  const std::string person = words.word("a person");
  const auto viewer = stage.viewer(person);
  if (viewer) return *viewer;
  std::vector<std::string> all{"gm"};
  for (const auto& [name, seat] : stage.people) all.push_back(name);
  words.go_to(words.position() - 1);
  words.wrong("a person at the table" + CaseVocabulary::similar(person, all));
}

}  // namespace

bool read_field(const CaseVocabulary& vocabulary, const CaseSetup& stage, const ActionSchema& action, Command& command,
                Words& words) {
  if (words.done()) return false;
  for (const FieldSchema& field : action.form) {
    const bool with = words.is("with") && field.kind == Kind::item && !filled(command, field);
    const bool on = words.is("on") && field.kind == Kind::creature && !filled(command, field);
    if (!words.is(field.key) && !with && !on) continue;
    words.take();
    if (!field.required && field.kind == Kind::item && (words.take_if("nothing") || words.take_if("unarmed")))
      return true;
    command.form.push_back({Key(field.key), read_value(vocabulary, stage, field, command, words)});
    return true;
  }
  for (const FieldSchema& field : action.form) {
    if (filled(command, field) || !fits(vocabulary, stage, field, words)) continue;
    command.form.push_back({Key(field.key), read_value(vocabulary, stage, field, command, words)});
    return true;
  }
  return false;
}

CommandRead read_command(const CaseVocabulary& vocabulary, const CaseSetup& stage, Words& words) {
  if (!words.take_if("gm") && !words.take_if("table"))
    return read_command_of(vocabulary, stage, &read_creature(stage, words), words);
  return read_command_of(vocabulary, stage, nullptr, words);
}

CommandRead read_command_of(const CaseVocabulary& vocabulary, const CaseSetup& stage, const Creature* actor,
                            Words& words) {
  CommandRead read{{}, Viewer::gm()};
  if (actor) {
    read.command.actor = actor->id;
    read.viewer = stage.viewer_for(*actor);
  }
  Words before = words;
  const ActionSchema* action = vocabulary.action(words);
  if (!action && words.take_if("unknown_action")) {
    read.command.action = Key("unknown_action");
    return read;
  }
  if (!action) before.wrong("an action of the rulebook: " + actions_of(vocabulary));
  read.command.action = Key(action->key);
  if (action->who == ActionSchema::For::table && !stage.state.encounters.empty())
    read.command.form.push_back({Key("encounter"), Ref(stage.state.encounters.front().id)});
  while (!words.done()) {
    if (words.take_if("by")) {
      read.viewer = read_person(stage, words);
    } else if (words.take_if("overriding")) {
      read.viewer = Viewer::gm();
      read_override(vocabulary, read.command, words);
    } else if (!read_field(vocabulary, stage, *action, read.command, words)) {
      break;
    }
  }
  return read;
}

}  // namespace ft::scn
