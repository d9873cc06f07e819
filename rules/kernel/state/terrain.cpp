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
  std::vector<Painted> cells;
  cells.reserve(list().cells.size() + painted.size());
  std::ranges::set_union(last_ones, painted.end(), list().cells.begin(), list().cells.end(), std::back_inserter(cells),
                         {}, &Painted::at, &Painted::at);
  keep(std::move(cells), kinds.all());
}

void SceneTerrain::set_number(Cell cell, Key key, std::int64_t value) {
  const CellTerrain* before = at(cell);
  TerrainRun painted{cell, 1, before ? *before : CellTerrain{}};
  painted.terrain.numbers.set(key, value);
  paint({painted});
}

/// Leaves out plain cells and kinds that no cell has.
void SceneTerrain::keep(std::vector<Painted> cells, const std::vector<CellTerrain>& kinds) {
  std::erase_if(cells, [&](const Painted& one) { return is_plain(kinds[one.kind]); });
  constexpr auto none = UINT32_MAX;
  std::vector<std::uint32_t> renumbered(kinds.size(), none);
  List next;
  for (Painted& one : cells) {
    std::uint32_t& kind = renumbered[one.kind];
    if (kind == none) {
      kind = static_cast<std::uint32_t>(next.kinds.size());
      next.kinds.push_back(kinds[one.kind]);
    }
    one.kind = kind;
  }
  cells.shrink_to_fit();
  next.cells = std::move(cells);
  list_ = next.cells.empty() ? nullptr : std::make_shared<const List>(std::move(next));
}

std::vector<TerrainRun> SceneTerrain::runs() const {
  std::vector<TerrainRun> runs;
  const Painted* last = nullptr;
  for (const Painted& one : list().cells) {
    if (last && last->at + 1 == one.at && last->kind == one.kind)
      ++runs.back().cells;
    else
      runs.push_back({one.cell(), 1, list().kinds[one.kind]});
    last = &one;
  }
  return runs;
}

}  // namespace ft::rules
