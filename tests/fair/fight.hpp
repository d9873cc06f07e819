// One fight from its first roll to its end, and a while of free play after it.
#pragma once

#include "tests/fair/setting.hpp"
#include "tests/fair/table.hpp"

namespace ft::fair {

struct Played {
  std::string trouble;      // the law that was broken, or the bug; "" where all went well
  bool decided = false;     // one side was down
  bool broken_off = false;  // the GM ended it, or those who are left fled
  int steps = 0;
  std::set<rules::Key> finished, asked, refused;
};

/// Equal seeds play equal fights.
[[nodiscard]] Played play_fight(const rules::System& system, const Setting& setting, std::uint64_t seed,
                                const Story& story);

}  // namespace ft::fair
