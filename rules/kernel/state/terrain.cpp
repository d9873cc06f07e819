// Painting a map: lists are merged, never searched for each cell.
#include "rules/kernel/state/terrain.hpp"

#include <iterator>
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
  const auto last_ones = std::unique(painted.rbegin(), painted.rend(), same_cell).base();
  const std::vector<Painted> before = this->painted();
  std::vector<Painted> all;
  all.reserve(before.size() + painted.size());
  std::ranges::set_union(last_ones, painted.end(), before.begin(), before.end(), std::back_inserter(all), {},
                         &Painted::at, &Painted::at);
  keep(all, kinds.all());
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

/// Leaves out plain cells and kinds that no cell has.
void SceneTerrain::keep(const std::vector<Painted>& all, const std::vector<CellTerrain>& kinds) {
  constexpr std::uint32_t unknown = UINT32_MAX, plain = UINT32_MAX - 1;
  std::vector<std::uint32_t> renumbered(kinds.size(), unknown);
  List next;
  next.cells.resize(all.size());
  std::uint32_t count = 0;
  for (const Painted& one : all) {
    std::uint32_t& kind = renumbered[one.kind];
    if (kind == unknown) {
      kind = is_plain(kinds[one.kind]) ? plain : static_cast<std::uint32_t>(next.kinds.size());
      if (kind != plain) next.kinds.push_back(kinds[one.kind]);
    }
    if (kind == plain) continue;
    const Cell cell = one.cell();
    if (count == 0) next.first_column = cell.column;
    while (next.first_column + static_cast<std::int32_t>(next.starts.size()) <= cell.column)
      next.starts.push_back(count);
    next.cells[count++] = {static_cast<std::int16_t>(cell.row), static_cast<std::uint16_t>(kind)};
  }
  if (count == 0) return list_.reset();
  FT_ASSERT(next.kinds.size() <= most_kinds, "a map has at most 65,536 different terrains");
  next.cells.resize(count);
  next.starts.push_back(count);
  next.starts.shrink_to_fit();
  next.cells.shrink_to_fit();
  list_ = std::make_shared<const List>(std::move(next));
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
