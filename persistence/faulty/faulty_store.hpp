// A store that fails once, on purpose, for tests of those who must survive it.
#pragma once

#include <memory>

#include "persistence/store.hpp"

namespace ft::persistence {

/// Whether the failing write takes effect: `before` reports unreachable, `after` reports in_doubt.
enum class FaultMoment { before, after };

struct Fault {
  std::int64_t at_write;  // 1 = the first write; reading does not count
  FaultMoment moment;
};

/// Passes everything on to `inner`, except that one write fails. Both threads count into the same sum.
[[nodiscard]] std::unique_ptr<Store> make_faulty(std::unique_ptr<Store> inner, Fault fault);

}  // namespace ft::persistence
