// New ids of one table.
#pragma once

#include <cstdint>
#include <vector>

#include "server/table/dice/dice_roller.hpp"
#include "server/table/history/table_state.hpp"

namespace ft::table {

/// Owns the list of ids that are taken. Belongs to the table's thread.
class IdSource {
 public:
  /// Both outlive it. state: its ids are never drawn, nor those of its undo history.
  IdSource(RandomSource& random, const TableState& state) : random_(random), state_(state) {}

  /// An id of 31 bits that names nothing at the table, and is no prefix of an object that rules made.
  [[nodiscard]] rules::ResolutionId next();
  /// An id of 52 bits for a wall, light or note: so long that none comes twice.
  [[nodiscard]] rules::FixtureId next_fixture();
  /// State was read again: the list is made again with the next id.
  void clear() { used_.clear(); }

 private:
  void collect_used();

  RandomSource& random_;
  const TableState& state_;
  std::vector<std::uint32_t> used_;  // those that are taken, and some that were; sorted. Empty: not collected yet
};

}  // namespace ft::table
