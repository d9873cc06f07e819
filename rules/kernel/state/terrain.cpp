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
  keep(std::move(all), kinds.all());
}

void SceneTerrain::set_number(Cell cell, Key key, std::int64_t value) {
  const CellTerrain* before = at(cell);
  TerrainRun painted{cell, 1, before ? *before : CellTerrain{}};
  painted.terrain.numbers.set(key, value);
  paint({painted});
}

std::vector<SceneTerrain::Painted> SceneTerrain::painted() const {
  std::vector<Painted> all;
  all.reserve(size());
  for (std::int32_t column = list().first_column; column < list().end_column(); ++column)
    for (const InColumn& one : list().of_column(column)) all.push_back({packed({column, one.row}), one.kind});
  return all;
}

/// Leaves out plain cells and kinds that no cell has.
void SceneTerrain::keep(std::vector<Painted> all, const std::vector<CellTerrain>& kinds) {
  std::erase_if(all, [&](const Painted& one) { return is_plain(kinds[one.kind]); });
  if (all.empty()) return list_.reset();
  constexpr auto none = UINT32_MAX;
  std::vector<std::uint32_t> renumbered(kinds.size(), none);
  List next;
  next.first_column = all.front().cell().column;
  next.cells.reserve(all.size());
  for (const Painted& one : all) {
    std::uint32_t& kind = renumbered[one.kind];
    if (kind == none) {
      kind = static_cast<std::uint32_t>(next.kinds.size());
      FT_ASSERT(kind <= UINT16_MAX, "a map has at most 65,536 different terrains");
      next.kinds.push_back(kinds[one.kind]);
    }
    const Cell cell = one.cell();
    next.starts.resize(static_cast<std::size_t>(cell.column - next.first_column) + 1,
                       static_cast<std::uint32_t>(next.cells.size()));
    next.cells.push_back({static_cast<std::int16_t>(cell.row), static_cast<std::uint16_t>(kind)});
  }
  next.starts.push_back(static_cast<std::uint32_t>(next.cells.size()));
  next.starts.shrink_to_fit();
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
