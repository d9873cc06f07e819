// The terrain of a map, cheap to copy: maps of a hundred thousand cells are part of every copy of a state.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <ranges>
#include <span>
#include <string>
#include <vector>

#include "rules/kernel/values/numbers.hpp"
#include "rules/kernel/values/place.hpp"

namespace ft::rules {

/// What a cell is like; plain as it begins. A zone that blocks movement is closed: no part of the map.
struct CellTerrain {
  bool blocks_move = false;
  bool blocks_sight = false;
  bool difficult = false;
  Numbers numbers = {};   // cover, surface, height_m, move_tn ... of the schema
  std::string name = {};  // given by the GM, such as "Gatehouse"; at most 60 characters
  bool operator==(const CellTerrain&) const = default;
};

[[nodiscard]] inline bool is_plain(const CellTerrain& terrain) {
  return !terrain.blocks_move && !terrain.blocks_sight && !terrain.difficult && terrain.numbers.all().empty() &&
         terrain.name.empty();
}

/// No cell of a map has a column or row beyond this, to either side.
inline constexpr std::int32_t farthest_cell = 32'767;

/// Cells of one column with rising rows, all alike.
struct TerrainRun {
  Cell first;
  std::int32_t cells = 1;
  CellTerrain terrain = {};
  /// Whether a map can have them all.
  [[nodiscard]] bool possible() const {
    return cells >= 1 && std::min(first.column, first.row) >= -farthest_cell && first.column <= farthest_cell &&
           first.row <= farthest_cell - cells + 1;
  }
  bool operator==(const TerrainRun&) const = default;
};

/// A cell and its terrain, which belongs to the map.
struct PaintedCell {
  Cell cell;
  const CellTerrain& terrain;
};

/// The cells of a map that are not plain, by cell. Copies share one list, which never changes: they may be read and
/// destroyed on several threads at once.
class SceneTerrain {
 public:
  SceneTerrain() = default;
  explicit SceneTerrain(const std::vector<TerrainRun>& runs) { paint(runs); }

  /// A map has at most so many different terrains.
  static constexpr std::size_t most_kinds = 65'536;
  /// Whether an empty map has room for what these runs paint.
  [[nodiscard]] static bool can_hold(const std::vector<TerrainRun>& runs);
  /// Each cell becomes what the last run says that holds it; a run that is not possible is a bug, and so are more different
  /// terrains than there may be. Costs the whole list, however few cells are painted.
  void paint(const std::vector<TerrainRun>& runs);
  /// One number of a cell, as `paint`.
  void set_number(Cell cell, Key key, std::int64_t value);
  /// Each cell becomes `to` of it: no two the same.
  template <class To>
  void move_cells(const To& to) {
    std::vector<Painted> all = painted();
    for (Painted& one : all) one.at = packed(to(one.cell()));
    if (!std::ranges::is_sorted(all, {}, &Painted::at)) std::ranges::sort(all, {}, &Painted::at);
    keep(all);
  }

  /// What a cell is like, until this map is painted; null: plain.
  [[nodiscard]] const CellTerrain* at(Cell cell) const {
    const std::span<const InColumn> column = list().of_column(cell.column);
    const auto there = std::ranges::lower_bound(column, cell.row, {}, &InColumn::row);
    return there != column.end() && there->row == cell.row ? &list().kinds[there->kind] : nullptr;
  }
  /// PaintedCells from one column to another, inclusive, by column and row: to be read until this map is painted or goes.
  /// Costs its cells, and the columns between. Not to be read on two threads at once.
  [[nodiscard]] auto cells_of_columns(std::int32_t first, std::int32_t last) const& {
    const List& all = list();
    const std::int32_t end = std::max(all.first_column, std::min(last, all.end_column() - 1) + 1);
    const std::int32_t begin = std::clamp(first, all.first_column, end);
    const auto start = [&all](std::int32_t column) {
      return all.starts.empty() ? 0 : all.starts[static_cast<std::size_t>(column - all.first_column)];
    };
    return std::views::iota(start(begin), start(end)) |
           std::views::transform([&all, start, column = begin](std::uint32_t at) mutable {
             if (at < start(column)) column = all.first_column;
             while (at >= start(column + 1)) ++column;
             return PaintedCell{{column, all.cells[at].row}, all.kinds[all.cells[at].kind]};
           });
  }
  /// All of them.
  [[nodiscard]] auto cells() const& { return cells_of_columns(-farthest_cell, farthest_cell); }
  /// As few as there can be, by column and row.
  [[nodiscard]] std::vector<TerrainRun> runs() const;
  [[nodiscard]] std::size_t size() const { return list().cells.size(); }
  [[nodiscard]] bool empty() const { return list().cells.empty(); }
  /// How many different terrains there are.
  [[nodiscard]] std::size_t kinds() const { return list().kinds.size(); }

  /// Whether both share one list. Costs nothing; equal ones may not.
  [[nodiscard]] bool is_copy_of(const SceneTerrain& other) const { return list_ == other.list_; }
  friend bool operator==(const SceneTerrain& a, const SceneTerrain& b) {
    return a.list_ == b.list_ || a.list() == b.list();
  }

 private:
  /// A cell while a map is painted. at: packed.
  struct Painted {
    std::uint32_t at = 0;
    std::uint32_t kind = 0;  // which of the list's kinds
    [[nodiscard]] Cell cell() const {
      return {static_cast<std::int32_t>(at >> 16) - farthest_cell,
              static_cast<std::int32_t>(at & 0xffff) - farthest_cell};
    }
  };
  /// A cell of a known column.
  struct InColumn {
    std::int16_t row = 0;
    std::uint16_t kind = 0;
    bool operator==(const InColumn&) const = default;
  };
  struct List {
    std::int32_t first_column = 0;
    std::vector<std::uint32_t> starts;  // where the cells of each column begin, up to the last column's; then the end
    std::vector<InColumn> cells;        // by column and row
    std::vector<CellTerrain> kinds;     // each once, as they come among the cells
    [[nodiscard]] std::int32_t end_column() const {
      return first_column + std::max(0, static_cast<std::int32_t>(starts.size()) - 1);
    }
    [[nodiscard]] std::span<const InColumn> of_column(std::int32_t column) const {
      if (column < first_column || column >= end_column()) return {};
      const auto at = static_cast<std::size_t>(column - first_column);
      return {cells.data() + starts[at], cells.data() + starts[at + 1]};
    }
    bool operator==(const List&) const = default;
  };

  /// Orders as the cell does. Farther ones are as far as can be.
  static std::uint32_t packed(Cell cell) {
    const auto part = [](std::int32_t of) {
      return static_cast<std::uint32_t>(std::clamp(of, -farthest_cell, farthest_cell) + farthest_cell);
    };
    return part(cell.column) << 16 | part(cell.row);
  }
  [[nodiscard]] const List& list() const {
    static const List none;
    return list_ ? *list_ : none;
  }
  class Builder;  // of a list
  [[nodiscard]] std::vector<Painted> painted() const;
  void keep(const std::vector<Painted>& all);

  std::shared_ptr<const List> list_;  // none: empty
};

}  // namespace ft::rules
