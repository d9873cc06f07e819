// Sample campaigns: a TOML file's table into plain structs.
#include "server/codec/content/sample.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

#include "rules/kernel/movement/zones.hpp"
#include "server/codec/content/toml_draft.hpp"

namespace ft::codec {

namespace {

using rules::Draft;

rules::Scene board_of(const SampleScene& sample) {
  rules::Scene scene;
  scene.columns = sample.columns;
  scene.rows = sample.rows;
  return scene;
}

/// Where its map ends, right and below. Rows of hexes stand half a hex apart, and their corners beyond their row.
rules::MapPoint end_of(const SampleScene& scene) {
  constexpr std::int32_t half = rules::square_units / 2, corner = rules::square_units / 3;
  rules::MapPoint end{scene.columns * rules::square_units, scene.rows * rules::square_units};
  if (scene.grid == rules::Scene::Grid::hex_rows) end = {end.x + (scene.rows > 1 ? half : 0), end.y + corner};
  if (scene.grid == rules::Scene::Grid::hex_columns) end = {end.x + corner, end.y + (scene.columns > 1 ? half : 0)};
  return end;
}

/// "24.5".
std::string in_cells(std::int32_t units) {
  const std::int32_t rest = units % rules::square_units;
  const std::string whole = std::to_string(units / rules::square_units);
  return rest == 0 ? whole : whole + (2 * rest == rules::square_units ? ".5" : ".333");
}

/// The fields of one table, each taken at most once; what is left over at the end is a problem.
class Fields {
 public:
  Fields(const Draft& draft, std::string path, Problems& problems)
      : draft_(draft), table_(std::get_if<Draft::Table>(&draft.is)), path_(std::move(path)), problems_(problems) {
    if (!table_) refuse(draft_, "", "a table");
  }
  Fields(const Fields&) = delete;
  ~Fields() {
    if (!table_) return;
    for (const auto& [name, value] : *table_)
      if (!taken_.contains(name)) refuse(value, name, "no such field");
  }

  std::string text(const std::string& name, std::string otherwise = {}) {
    const Draft* value = find(name);
    if (!value) return otherwise;
    if (const auto* text = std::get_if<std::string>(&value->is)) return *text;
    refuse(*value, name, "text");
    return otherwise;
  }

  std::string required_text(const std::string& name) {
    if (table_ && !find(name)) refuse(draft_, name, "text");
    return text(name);
  }

  std::int32_t number(const std::string& name, std::int32_t otherwise, std::int32_t least, std::int32_t most) {
    const Draft* value = find(name);
    if (!value) return otherwise;
    const auto* number = std::get_if<std::int64_t>(&value->is);
    if (number && *number >= least && *number <= most) return static_cast<std::int32_t>(*number);
    refuse(*value, name, whole_number(least, most));
    return otherwise;
  }

  std::int32_t required_number(const std::string& name, std::int32_t least, std::int32_t most) {
    if (table_ && !find(name)) refuse(draft_, name, whole_number(least, most));
    return number(name, least, least, most);
  }

  bool flag(const std::string& name) {
    const Draft* value = find(name);
    if (!value) return false;
    if (const auto* yes = std::get_if<bool>(&value->is)) return *yes;
    refuse(*value, name, "true or false");
    return false;
  }

  std::vector<std::pair<std::string, std::int64_t>> numbers(const std::string& name) {
    std::vector<std::pair<std::string, std::int64_t>> to;
    const Draft* value = find(name);
    if (!value) return to;
    const auto* table = std::get_if<Draft::Table>(&value->is);
    if (!table) refuse(*value, name, "a table of whole numbers and words");
    for (const auto& [key, entry] : table ? *table : Draft::Table{}) {
      const auto* word = std::get_if<std::string>(&entry.is);
      if (const auto* number = std::get_if<std::int64_t>(&entry.is))
        to.emplace_back(key, *number);
      else if (word && !word->empty())
        to.emplace_back(key, rules::Key(*word).hash);
      else
        refuse(entry, name + "." + key, "a whole number or a word");
    }
    return to;
  }

  /// The entries of a list, empty where there is none.
  const Draft::List& list(const std::string& name) {
    static const Draft::List none;
    const Draft* value = find(name);
    if (!value) return none;
    if (const auto* list = std::get_if<Draft::List>(&value->is)) return *list;
    refuse(*value, name, "a list");
    return none;
  }

  /// [column, row], inside the scene; on a map of zones also a zone's name, "B2".
  rules::Cell cell(const Draft& value, const std::string& name, const SampleScene& scene) {
    if (const auto* called = std::get_if<std::string>(&value.is); called && scene.grid == rules::Scene::Grid::zones)
      if (const auto zone = rules::zone_named(board_of(scene), *called)) return *zone;
    const auto* pair = std::get_if<Draft::List>(&value.is);
    const auto* column = pair && pair->size() == 2 ? std::get_if<std::int64_t>(&(*pair)[0].is) : nullptr;
    const auto* row = pair && pair->size() == 2 ? std::get_if<std::int64_t>(&(*pair)[1].is) : nullptr;
    if (column && row && *column >= 0 && *column < scene.columns && *row >= 0 && *row < scene.rows)
      return {static_cast<std::int32_t>(*column), static_cast<std::int32_t>(*row)};
    refuse(value, name,
           "[column, row] from [0, 0] to [" + std::to_string(scene.columns - 1) + ", " +
               std::to_string(scene.rows - 1) + "]");
    return {};
  }

  rules::Cell required_cell(const std::string& name, const SampleScene& scene) {
    if (const Draft* value = find(name)) return cell(*value, name, scene);
    if (table_) refuse(draft_, name, "[column, row]");
    return {};
  }

  /// [x, y] in cells, inside the scene. In the file's fractions.
  rules::MapPoint point(const Draft& value, const std::string& name, const SampleScene& scene) {
    const rules::MapPoint end = end_of(scene);
    const auto* pair = std::get_if<Draft::List>(&value.is);
    const auto* x = pair && pair->size() == 2 ? std::get_if<std::int64_t>(&(*pair)[0].is) : nullptr;
    const auto* y = pair && pair->size() == 2 ? std::get_if<std::int64_t>(&(*pair)[1].is) : nullptr;
    if (x && y && *x >= 0 && *x <= end.x && *y >= 0 && *y <= end.y)
      return {static_cast<std::int32_t>(*x), static_cast<std::int32_t>(*y)};
    refuse(value, name, "[x, y] from [0, 0] to [" + in_cells(end.x) + ", " + in_cells(end.y) + "]");
    return {};
  }

  rules::MapPoint required_point(const std::string& name, const SampleScene& scene) {
    if (const Draft* value = find(name)) return point(*value, name, scene);
    if (table_) refuse(draft_, name, "[x, y]");
    return {};
  }

  /// Which of `words`, the first where the field is absent.
  template <class Word, std::size_t count>
  Word word(const std::string& name, const std::array<std::string_view, count>& words) {
    const Draft* value = find(name);
    if (!value) return Word{};
    const auto* text = std::get_if<std::string>(&value->is);
    for (std::size_t i = 0; text && i < count; ++i)
      if (words[i] == *text) return static_cast<Word>(i);
    std::string expected(words[0]);
    for (std::size_t i = 1; i < count; ++i) expected.append(i + 1 < count ? ", " : " or ").append(words[i]);
    refuse(*value, name, std::move(expected));
    return Word{};
  }

  /// "#ffb45e"; white where it is absent.
  std::uint32_t color(const std::string& name) {
    std::uint32_t to = 0xffffff;
    const Draft* value = find(name);
    if (!value) return to;
    const auto* text = std::get_if<std::string>(&value->is);
    if (text && text->size() == 7 && text->front() == '#') {
      const auto [end, error] = std::from_chars(text->data() + 1, text->data() + 7, to, 16);
      if (error == std::errc() && end == text->data() + 7) return to;
    }
    refuse(*value, name, "a color as \"#ffb45e\"");
    return to;
  }

  void refuse(const Draft& where, const std::string& name, std::string expected) {
    const std::string field = path_.empty() || name.empty() ? path_ + name : path_ + "." + name;
    problems_.push_back({where.file, where.line, field, std::move(expected)});
  }

 private:
  static std::string whole_number(std::int32_t least, std::int32_t most) {
    return "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
  }
  const Draft* find(const std::string& name) {
    taken_.insert(name);
    if (!table_) return nullptr;
    for (const auto& [key, value] : *table_)
      if (key == name) return &value;
    return nullptr;
  }

  const Draft& draft_;
  const Draft::Table* table_;
  std::string path_;
  Problems& problems_;
  std::set<std::string> taken_;
};

rules::Scene::Grid read_grid(Fields& fields) {
  static constexpr std::array<std::string_view, 5> names{"square", "hex_rows", "hex_columns", "gridless", "zones"};
  return fields.word<rules::Scene::Grid>("grid", names);
}

rules::VisionMode read_vision(Fields& fields) {
  static constexpr std::array<std::string_view, 3> names{"open", "manual", "vision"};
  return fields.word<rules::VisionMode>("vision", names);
}

SampleGround read_ground(const Draft& draft, const std::string& path, const SampleScene& scene, Problems& problems) {
  Fields fields(draft, path, problems);
  SampleGround to;
  for (const Draft& cell : fields.list("cells")) to.cells.push_back(fields.cell(cell, "cells", scene));
  to.blocks_move = fields.flag("blocks_move");
  to.blocks_sight = fields.flag("blocks_sight");
  to.difficult = fields.flag("difficult");
  to.numbers = fields.numbers("numbers");
  to.name = fields.text("name");
  return to;
}

SampleBorder read_border(const Draft& draft, const std::string& path, const SampleScene& scene, Problems& problems) {
  Fields fields(draft, path, problems);
  SampleBorder to;
  to.from = fields.required_cell("from", scene);
  to.to = fields.required_cell("to", scene);
  to.kind = fields.required_text("kind");
  to.numbers = fields.numbers("numbers");
  to.hidden = fields.flag("hidden");
  return to;
}

SampleWall read_wall(const Draft& draft, const std::string& path, const SampleScene& scene, Problems& problems) {
  enum class Kind : std::uint8_t { wall, window, door, secret };
  static constexpr std::array<std::string_view, 4> kinds{"wall", "window", "door", "secret"};
  static constexpr std::array<std::string_view, 3> states{"closed", "open", "locked"};
  using Door = rules::Wall::Door;
  Fields fields(draft, path, problems);
  SampleWall to;
  const std::size_t problems_before = problems.size();
  for (const Draft& point : fields.list("line")) to.line.push_back(fields.point(point, "line", scene));
  const Kind kind = fields.word<Kind>("kind", kinds);
  if (kind == Kind::window) to.sight = rules::Blocking::none;
  if (kind == Kind::door || kind == Kind::secret) {
    to.door = kind == Kind::door ? Door::door : Door::secret;
    to.state = fields.word<rules::DoorState::Is>("state", states);
    if (to.line.size() != 2) fields.refuse(draft, "line", "the two ends of a door");
  } else if (to.line.size() < 2) {
    fields.refuse(draft, "line", "at least two points");
  }
  const bool repeats = std::ranges::adjacent_find(to.line) != to.line.end();
  if (repeats && problems.size() == problems_before) fields.refuse(draft, "line", "each point another than the last");
  return to;
}

SampleLight read_light(const Draft& draft, const std::string& path, const SampleScene& scene, Problems& problems) {
  static constexpr std::array<std::string_view, 3> glows{"steady", "flicker", "pulse"};
  constexpr std::int32_t farthest = 5000;  // in any unit within `Light::farthest`
  Fields fields(draft, path, problems);
  SampleLight to;
  to.at = fields.required_point("at", scene);
  to.bright = fields.number("bright", 0, 0, farthest);
  to.dim = fields.required_number("dim", std::max<std::int64_t>(to.bright, 1), farthest);
  to.color = fields.color("color");
  to.glow = fields.word<rules::Light::Glow>("glow", glows);
  to.off = fields.flag("off");
  return to;
}

SampleItem read_item(const Draft& draft, const std::string& path, const SampleScene& scene, Problems& problems) {
  Fields fields(draft, path, problems);
  SampleItem to;
  to.kind = fields.required_text("kind");
  to.cell = fields.required_cell("cell", scene);
  to.placement = fields.text("placement", to.placement);
  to.numbers = fields.numbers("numbers");
  return to;
}

SampleCreature read_creature(const Draft& draft, const std::string& path, const SampleScene& scene,
                             Problems& problems) {
  Fields fields(draft, path, problems);
  SampleCreature to;
  to.record = fields.required_text("record");
  to.name = fields.text("name");
  to.side = fields.required_text("side");
  to.cell = fields.required_cell("cell", scene);
  to.level = fields.number("level", 0, -100, 100);
  to.facing = fields.number("facing", 0, 0, 359);
  to.hidden = fields.flag("hidden");
  to.numbers = fields.numbers("numbers");
  return to;
}

SampleScene read_scene(const Draft& draft, const std::string& path, Problems& problems) {
  Fields fields(draft, path, problems);
  SampleScene to;
  to.name = fields.required_text("name");
  to.grid = read_grid(fields);
  to.columns = fields.number("columns", to.columns, 1, 1000);
  to.rows = fields.number("rows", to.rows, 1, 1000);
  to.picture = fields.text("picture");
  if (!to.picture.empty()) {
    to.picture_width_px = fields.required_number("picture_width_px", 1, 100'000);
    to.picture_height_px = fields.required_number("picture_height_px", 1, 100'000);
  }
  to.cell_px = fields.number("cell_px", to.cell_px, 1, 10'000);
  to.offset_x_px = fields.number("offset_x_px", 0, -10'000, 10'000);
  to.offset_y_px = fields.number("offset_y_px", 0, -10'000, 10'000);
  to.vision = read_vision(fields);
  to.darkness = fields.number("darkness", 0, 0, 10);
  int count = 0;
  for (const Draft& ground : fields.list("ground"))
    to.ground.push_back(read_ground(ground, path + ".ground." + std::to_string(++count), to, problems));
  count = 0;
  for (const Draft& border : fields.list("border"))
    to.borders.push_back(read_border(border, path + ".border." + std::to_string(++count), to, problems));
  count = 0;
  const bool has_walls = to.grid != rules::Scene::Grid::zones;  // on zones both fields are unknown
  for (const Draft& wall : has_walls ? fields.list("wall") : Draft::List{})
    to.walls.push_back(read_wall(wall, path + ".wall." + std::to_string(++count), to, problems));
  count = 0;
  for (const Draft& light : has_walls ? fields.list("light") : Draft::List{})
    to.lights.push_back(read_light(light, path + ".light." + std::to_string(++count), to, problems));
  count = 0;
  for (const Draft& item : fields.list("item"))
    to.items.push_back(read_item(item, path + ".item." + std::to_string(++count), to, problems));
  count = 0;
  for (const Draft& creature : fields.list("creature"))
    to.creatures.push_back(read_creature(creature, path + ".creature." + std::to_string(++count), to, problems));
  return to;
}

/// Points are in cells.
const Fractions& points_in_fractions() {
  static const Fractions points{{"line", "at"}, rules::square_units};
  return points;
}

std::expected<Sample, Problems> read_sample(const std::expected<Draft, Problems>& file) {
  if (!file) return std::unexpected(file.error());
  Problems problems;
  Sample sample;
  {
    Fields fields(*file, "", problems);
    sample.name = fields.required_text("name");
    int count = 0;
    for (const Draft& scene : fields.list("scene"))
      sample.scenes.push_back(read_scene(scene, "scene." + std::to_string(++count), problems));
    if (sample.scenes.empty()) fields.refuse(*file, "scene", "at least one [[scene]]");
  }
  if (!problems.empty()) return std::unexpected(std::move(problems));
  return sample;
}

}  // namespace

std::expected<Sample, Problems> read_sample_text(std::string_view text, const std::string& file) {
  return read_sample(read_toml(text, file, points_in_fractions()));
}

std::expected<Sample, Problems> read_sample_file(const std::filesystem::path& file) {
  return read_sample(read_toml_file(file, file.filename().string(), points_in_fractions()));
}

}  // namespace ft::codec
