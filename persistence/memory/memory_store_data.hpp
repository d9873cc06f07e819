// What a memory store keeps, as the plainest containers that hold it.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "persistence/memory/memory_store.hpp"

namespace ft::persistence {

struct JournalTable {
  std::int64_t epoch = 0;
  std::vector<Bytes> batches;  // number n at n - 1
};

/// Two threads use it, as they would a database: every call of an interface holds `mutex` from start to end.
class MemoryStoreData {
 public:
  std::mutex mutex;

  std::map<CampaignId, JournalTable> journal;
  std::map<CampaignId, std::map<std::int64_t, Bytes>> snapshots;

  std::map<AccountId, Account> accounts;
  std::map<std::string, AccountId> folded_names;
  std::optional<TokenHash> setup_token;
  std::map<TokenHash, Login> logins;
  std::map<AccountLinkId, AccountLink> account_links;

  std::map<CampaignId, Campaign> campaigns;
  std::map<SeatId, Seat> seats;
  std::map<TokenHash, Device> seat_tokens;
  std::map<InviteId, Invite> invites;
  std::map<ChatId, ChatMessage> chat;

  std::map<Sha256, Bytes> asset_bytes;
  std::map<std::pair<CampaignId, Sha256>, Asset> assets;

  /// An id of any kind; none is given twice.
  [[nodiscard]] std::int64_t next_id() { return ++last_id_; }

 private:
  std::int64_t last_id_ = 0;
};

/// A copy of the value under `key`, or not_found.
template <class Map>
[[nodiscard]] Result<typename Map::mapped_type> look_up(const Map& map, const typename Map::key_type& key) {
  const auto found = map.find(key);
  if (found == map.end()) return fail(StoreError::not_found, "there is nothing under that key");
  return found->second;
}

}  // namespace ft::persistence
