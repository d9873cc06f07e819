// Painting a map: lists are merged, never searched for each cell.
#include "rules/kernel/state/terrain.hpp"

#include <map>
#include <tuple>

#include "rules/kernel/values/assert.hpp"

namespace ft::rules {

namespace {

/// Some order, the same everywhere.
struct Before {
  bool operator()(const CellTerrain& a, const CellTerrain& b) const {
    const auto plainly = [](const CellTerrain& one) {
      return std::tie(one.blocks_move, one.blocks_sight, one.difficult, one.name);
    };
    if (plainly(a) != plainly(b)) return plainly(a) < plainly(b);
    return std::ranges::lexicographical_compare(a.numbers.all(), b.numbers.all());
  }
};

/// Each terrain once.
class Kinds {
 public:
  explicit Kinds(std::vector<CellTerrain> known) : all_(std::move(known)) {
    for (std::uint32_t at = 0; at < all_.size(); ++at) index_.emplace(all_[at], at);
  }
  std::uint32_t index(const CellTerrain& terrain) {
    const auto [at, fresh] = index_.emplace(terrain, all_.size());
    if (fresh) all_.push_back(terrain);
    return at->second;
  }
  [[nodiscard]] const std::vector<CellTerrain>& all() const { return all_; }

 private:
  std::vector<CellTerrain> all_;
  std::map<CellTerrain, std::uint32_t, Before> index_;
};

}  // namespace

/// Takes cells by column and row, each once. Leaves out plain cells, and kinds that no cell has.
class SceneTerrain::Builder {
 public:
  Builder(const std::vector<CellTerrain>& kinds, std::size_t most_cells) : kinds_(kinds) {
    renumbered_.resize(kinds.size(), unknown);
    next_.cells.resize(most_cells);
  }
  void add(std::int32_t column, std::int16_t row, std::uint32_t kind) {
    std::uint32_t& number = renumbered_[kind];
    if (number == unknown) {
      number = is_plain(kinds_[kind]) ? plain : static_cast<std::uint32_t>(next_.kinds.size());
      if (number != plain) next_.kinds.push_back(kinds_[kind]);
    }
    if (number == plain) return;
    if (count_ == 0) next_.first_column = column;
    while (next_.first_column + static_cast<std::int32_t>(next_.starts.size()) <= column)
      next_.starts.push_back(count_);
    next_.cells[count_++] = {row, static_cast<std::uint16_t>(number)};
  }
  /// None: all are plain.
  [[nodiscard]] std::shared_ptr<const List> list() && {
    if (count_ == 0) return nullptr;
    FT_ASSERT(next_.kinds.size() <= most_kinds, "a map has at most 65,536 different terrains");
    next_.cells.resize(count_);
    next_.starts.push_back(count_);
    next_.starts.shrink_to_fit();
    next_.cells.shrink_to_fit();
    return std::make_shared<const List>(std::move(next_));
  }

 private:
  static constexpr std::uint32_t unknown = UINT32_MAX, plain = UINT32_MAX - 1;
  const std::vector<CellTerrain>& kinds_;
  std::vector<std::uint32_t> renumbered_;  // by kind
  List next_;
  std::uint32_t count_ = 0;
};

bool SceneTerrain::can_hold(const std::vector<TerrainRun>& runs) {
  if (runs.size() <= most_kinds) return true;
  Kinds kinds({});
  for (const TerrainRun& run : runs) (void)kinds.index(run.terrain);
  return kinds.all().size() <= most_kinds;
}

void SceneTerrain::paint(const std::vector<TerrainRun>& runs) {
  if (runs.empty()) return;
  Kinds kinds(list().kinds);
  std::vector<Painted> painted;
  for (const TerrainRun& run : runs) {
    FT_ASSERT(run.possible(), "terrain is painted on cells that a map can have");
    const std::uint32_t kind = kinds.index(run.terrain);
    for (std::int32_t below = 0; below < run.cells; ++below)
      painted.push_back({packed({run.first.column, run.first.row + below}), kind});
  }
  std::ranges::stable_sort(painted, {}, &Painted::at);
  const auto same_cell = [](const Painted& a, const Painted& b) { return a.at == b.at; };
  auto fresh = std::unique(painted.rbegin(), painted.rend(), same_cell).base();  // the last of each cell

  Builder next(kinds.all(), size() + painted.size());
  const auto add_fresh_before = [&](std::uint32_t at) {
    for (; fresh != painted.end() && fresh->at < at; ++fresh)
      next.add(fresh->cell().column, static_cast<std::int16_t>(fresh->cell().row), fresh->kind);
  };
  for (std::int32_t column = list().first_column; column < list().end_column(); ++column)
    for (const InColumn& one : list().of_column(column)) {
      const std::uint32_t at = packed({column, one.row});
      add_fresh_before(at);
      if (fresh == painted.end() || fresh->at != at) next.add(column, one.row, one.kind);
    }
  add_fresh_before(UINT32_MAX);
  list_ = std::move(next).list();
}

void SceneTerrain::set_number(Cell cell, Key key, std::int64_t value) {
  const CellTerrain* before = at(cell);
  TerrainRun painted{cell, 1, before ? *before : CellTerrain{}};
  painted.terrain.numbers.set(key, value);
  paint({painted});
}

std::vector<SceneTerrain::Painted> SceneTerrain::painted() const {
  std::vector<Painted> all(size());
  auto to = all.begin();
  for (std::int32_t column = list().first_column; column < list().end_column(); ++column) {
    const std::uint32_t first_row = packed({column, 0});
    for (const InColumn& one : list().of_column(column))
      *to++ = {first_row + static_cast<std::uint32_t>(std::int32_t{one.row}), one.kind};
  }
  return all;
}

void SceneTerrain::keep(const std::vector<Painted>& all) {
  Builder next(list().kinds, all.size());
  for (const Painted& one : all) next.add(one.cell().column, static_cast<std::int16_t>(one.cell().row), one.kind);
  list_ = std::move(next).list();
}

std::vector<TerrainRun> SceneTerrain::runs() const {
  std::vector<TerrainRun> runs;
  for (std::int32_t column = list().first_column; column < list().end_column(); ++column) {
    const InColumn* last = nullptr;
    for (const InColumn& one : list().of_column(column)) {
      if (last && last->row + 1 == one.row && last->kind == one.kind)
        ++runs.back().cells;
      else
        runs.push_back({{column, one.row}, 1, list().kinds[one.kind]});
      last = &one;
    }
  }
  return runs;
}

}  // namespace ft::rules
