// Folded state of a table at a journal number, kept so that opening it need not read the whole journal.
#pragma once

#include <cstddef>

#include "persistence/store_error.hpp"
#include "persistence/types.hpp"

namespace ft::persistence {

struct Snapshot {
  std::int64_t number;
  Bytes bytes;
};

/// Worker thread. A snapshot may always be lost: the journal can make it again.
class Snapshots {
 public:
  virtual ~Snapshots() = default;

  /// Keeps `bytes` as the state after batch `number`; replaces one of the same number.
  [[nodiscard]] virtual Result<void> put(CampaignId table, std::int64_t number, BytesView bytes) = 0;

  /// The newest snapshot not after `number`. Fails: not_found (read the journal from its start).
  [[nodiscard]] virtual Result<Snapshot> latest_at_or_before(CampaignId table, std::int64_t number) = 0;

  /// Drops all but the `count` newest of `table`.
  [[nodiscard]] virtual Result<void> keep_newest(CampaignId table, std::size_t count) = 0;
};

}  // namespace ft::persistence
