// Sample campaigns: a TOML file's table into plain structs.
#include "server/codec/content/sample.hpp"

#include <array>
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

  void refuse(const Draft& where, const std::string& name, std::string expected) {
    const std::string field = path_.empty() || name.empty() ? path_ + name : path_ + "." + name;
    problems_.push_back({where.file, where.line, field, std::move(expected)});
  }
  [[nodiscard]] const Draft& draft() const { return draft_; }

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
  const std::string name = fields.text("grid", "square");
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == name) return static_cast<rules::Scene::Grid>(i);
  fields.refuse(fields.draft(), "grid", "square, hex_rows, hex_columns, gridless or zones");
  return rules::Scene::Grid::square;
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
  int count = 0;
  for (const Draft& ground : fields.list("ground"))
    to.ground.push_back(read_ground(ground, path + ".ground." + std::to_string(++count), to, problems));
  count = 0;
  for (const Draft& border : fields.list("border"))
    to.borders.push_back(read_border(border, path + ".border." + std::to_string(++count), to, problems));
  count = 0;
  for (const Draft& item : fields.list("item"))
    to.items.push_back(read_item(item, path + ".item." + std::to_string(++count), to, problems));
  count = 0;
  for (const Draft& creature : fields.list("creature"))
    to.creatures.push_back(read_creature(creature, path + ".creature." + std::to_string(++count), to, problems));
  return to;
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
  return read_sample(read_toml(text, file));
}

std::expected<Sample, Problems> read_sample_file(const std::filesystem::path& file) {
  return read_sample(read_toml_file(file, file.filename().string()));
}

}  // namespace ft::codec
