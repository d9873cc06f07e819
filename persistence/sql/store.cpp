#include "persistence/sql/store.hpp"

namespace ft::persistence::sql {

// The campaign's row goes last, so that a call that was cut short can be repeated.
Result<void> SqlStore::erase(CampaignId campaign) {
  if (auto found = campaigns_.find(campaign); !found) return std::unexpected(found.error());
  if (auto erased = erase_journal(campaign); !erased) return erased;
  if (auto erased = assets_.erase_all_of(campaign); !erased) return erased;
  return in_transaction(*worker_, [&]() -> Result<void> {
    for (const std::string_view rows : {
             "DELETE FROM snapshots WHERE table_id = $1",
             "DELETE FROM chat_messages WHERE campaign = $1",  // and who may read them
             "DELETE FROM invites WHERE campaign = $1",
             "DELETE FROM seat_tokens WHERE seat IN (SELECT id FROM seats WHERE campaign = $1)",
             "DELETE FROM seats WHERE campaign = $1",
             "DELETE FROM campaigns WHERE id = $1",
         }) {
      if (auto erased = worker_->run(rows, {campaign}); !erased) return std::unexpected(erased.error());
    }
    return {};
  });
}

}  // namespace ft::persistence::sql
