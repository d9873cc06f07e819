// The map, the creatures and what else is given.
#include "tests/case_runner/setting.hpp"

#include <algorithm>

#include "rules/kernel/maps/hexes.hpp"
#include "tests/case_runner/conflict.hpp"
#include "tests/case_runner/editing.hpp"

namespace ft::scn {

using namespace rules;

namespace {

constexpr Place not_said{Place::Kind::cell, {-1, -1}};  // off every map

/// The word of a creature record's word field, such as "pc" for creature_kind.
const RecordField* kind_field(const System& system, std::string_view word) {
  for (const RecordSchema& schema : system.schema().records)
    if (schema.kind == "creature")
      for (const RecordField& field : schema.fields)
        if (std::find(field.words.begin(), field.words.end(), word) != field.words.end() &&
            field.kind == RecordField::Kind::word)
          return &field;
  return nullptr;
}

/// A new creature: "Raider npc ...", "Raider record raider ...".
CreatureId create(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words) {
  const System& system = vocabulary.system();
  const std::string name = words.word("a creature's name");
  Record plain;
  const Record* record = &plain;
  bool player_kind = false;
  if (words.take_if("record")) {
    const std::string id = words.word("a creature of the content");
    record = system.content().find(Key("creature"), Key(id));
    std::vector<std::string> all;
    for (const Record* one : system.content().all(Key("creature"))) all.push_back(one->id_text);
    if (!record) words.wrong("a creature of the content instead of " + id + CaseVocabulary::similar(id, all));
    for (const auto& [field, value] : record->fields)
      if (const Key* word = std::get_if<Key>(&value)) player_kind |= *word == Key("pc");
  } else if (const RecordField* field = kind_field(system, words.peek().text)) {
    player_kind = words.is("pc");
    plain.fields.emplace_back(Key(field->key), Key(words.take().text));
  } else {
    words.wrong("pc, npc or record RECORD after the new name " + name + CaseVocabulary::similar(name, stage.names()));
  }
  Creature creature =
      system.make_creature(*record, stage.state.campaign, {stage.state.creatures.size() + 1}, stage.next_item);
  for (const Item& item : creature.items) stage.next_item = std::max(stage.next_item, item.id.value + 1);
  creature.name = name;
  creature.scene = stage.scene().id;
  creature.place = not_said;
  stage.fresh[creature.id] = creature.numbers;
  if (player_kind) creature.seats = {stage.seat(name)};
  stage.state.creatures.push_back(std::move(creature));
  return stage.state.creatures.back().id;
}

bool is_new_creature(const CaseVocabulary& vocabulary, const CaseSetup& stage, const Words& words) {
  const bool name = words.is(Token::Kind::word) || words.is(Token::Kind::quoted);
  return name && !at_creature(stage, words) &&
         (words.is(1, "record") || kind_field(vocabulary.system(), words.peek(1).text));
}

/// "map 30x20", "map hex_rows 12x12 cell 2", "map zones 5x5".
void read_map(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words) {
  Scene& scene = stage.scene();
  read_size(scene, words);
  if (words.take_if("cell"))
    scene.cell = {words.number("the width of a cell in units of the rulebook") * vocabulary.unit()};
  words.finish();
}

/// Without a given size the map reaches ten cells beyond everything on it.
void widen_map(CaseSetup& stage) {
  Scene& scene = stage.scene();
  const auto reach = [&](Cell cell) {
    scene.columns = std::clamp(cell.column + 11, scene.columns, 1000);
    scene.rows = std::clamp(cell.row + 11, scene.rows, 1000);
  };
  for (const Creature& creature : stage.state.creatures)
    if (creature.place.kind == Place::Kind::cell) reach(creature.place.cell);
  for (const PaintedCell& painted : scene.terrain.cells()) reach(painted.cell);
}

/// Free cells of a square of four by four, each within three cells of every other; on a map of zones all in A1.
void place_the_rest(CaseSetup& stage) {
  const Scene& scene = stage.scene();
  const bool zones = scene.grid == Scene::Grid::zones;
  const Cell corner{std::min(10, std::max(0, scene.columns - 4)), std::min(10, std::max(0, scene.rows - 4))};
  const auto taken = [&](Cell cell) {
    return std::any_of(stage.state.creatures.begin(), stage.state.creatures.end(), [&](const Creature& creature) {
      return creature.place.kind == Place::Kind::cell && creature.place.cell == cell;
    });
  };
  for (Creature& creature : stage.state.creatures) {
    if (creature.place != not_said) continue;
    if (zones) creature.place = Place::in_zone({0, scene.rows - 1});
    for (int at = 0; at < 64 && creature.place == not_said; ++at) {
      const Cell cell = cell_at_offset(scene, {corner.column + at % 4, corner.row + at / 4});
      if (!taken(cell)) creature.place.cell = cell;
    }
  }
}

}  // namespace

namespace {

/// What is left of a statement after its creature was made, as a statement about it.
Words about(const Creature& creature, Words rest) {
  std::vector<Token> tokens{Token{Token::Kind::quoted, creature.name, 0, 0, {}, {}}};
  while (!rest.done()) tokens.push_back(rest.take());
  return {rest.keyword, std::move(tokens), rest.line};
}

}  // namespace

namespace {

/// The conflict's statements joined into one.
Words joined(const std::optional<Words>& before, Words more) {
  std::vector<Token> tokens;
  for (Words said = before.value_or(Words()); !said.done();) tokens.push_back(said.take());
  while (!more.done()) tokens.push_back(more.take());
  return {more.keyword, std::move(tokens), more.line};
}

}  // namespace

void read_size(Scene& scene, Words& words) {
  const std::pair<const char*, Scene::Grid> grids[]{{"square", Scene::Grid::square},
                                                    {"hex_rows", Scene::Grid::hex_rows},
                                                    {"hex_columns", Scene::Grid::hex_columns},
                                                    {"gridless", Scene::Grid::gridless},
                                                    {"zones", Scene::Grid::zones}};
  for (const auto& [name, grid] : grids)
    if (words.take_if(name)) scene.grid = grid;
  const std::string size = words.word("a size such as 30x20");
  const std::size_t by = size.find('x');
  scene.columns = std::atoi(size.c_str());
  scene.rows = by == std::string::npos ? 0 : std::atoi(size.c_str() + by + 1);
  if (scene.columns < 1 || scene.rows < 1) words.wrong("a size such as 30x20 instead of " + size);
}

void add_creature(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words) {
  const CreatureId id = create(vocabulary, stage, words);
  Words rest = about(*stage.find(id), words);
  apply_phrase(vocabulary, stage, rest);
  grant_wishes(vocabulary, stage);
  place_the_rest(stage);
}

CaseSetup set_up(const CaseVocabulary& vocabulary, const std::vector<Words>& givens) {
  CaseSetup stage;
  Scene scene;
  scene.id = {1};
  scene.name = "Scene";
  scene.cell = vocabulary.system().schema().cell;
  stage.state.scenes.push_back(std::move(scene));
  stage.state.campaign.shown = {1};

  bool map_given = false;
  std::vector<Words> parts, later;
  for (const Words& line : givens)
    for (Words& part : line.parts())
      if (part.is("switch"))  // creatures come by the table's house rules
        apply_phrase(vocabulary, stage, part);
      else
        parts.push_back(std::move(part));
  std::optional<Words> conflict;
  for (Words& part : parts) {
    if (part.take_if("map"))
      read_map(vocabulary, stage, part), map_given = true;
    else if (part.take_if("conflict") || part.is("order") || part.is("round") || part.is("turn"))
      conflict = joined(conflict, part);
    else if (is_new_creature(vocabulary, stage, part)) {
      const CreatureId id = create(vocabulary, stage, part);
      // The phrases wait until every creature is there, so that they can name each other.
      if (!part.done()) later.push_back(about(*stage.find(id), part));
    } else {
      later.push_back(part);
    }
  }
  std::vector<Words> of_encounter;
  for (Words& part : later) {
    if (part.is("encounter"))
      of_encounter.push_back(part);
    else
      apply_phrase(vocabulary, stage, part);
  }
  grant_wishes(vocabulary, stage);
  if (!map_given) widen_map(stage);
  place_the_rest(stage);
  if (conflict) begin_conflict(vocabulary, stage, *conflict);
  for (Words& part : of_encounter) apply_phrase(vocabulary, stage, part);
  return stage;
}

}  // namespace ft::scn
