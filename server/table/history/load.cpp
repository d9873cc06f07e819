// Reading a table from its store.
#include "server/table/history/load.hpp"

#include <algorithm>

#include "rules/kernel/values/assert.hpp"
#include "server/table/history/new_campaign.hpp"

namespace ft::table {

using namespace rules;
using persistence::Result;
using persistence::StoreError;

namespace {

constexpr std::int64_t remembered = 200;  // batches replayed before the newest: what can be taken back, and the log
constexpr std::size_t page = 500;         // batches read at a time
constexpr std::size_t chat_lines = 100;

/// What is read.
struct Source {
  persistence::Store& store;
  persistence::CampaignId campaign;
  std::int64_t damaged = 0;    // the batch at which reading ended; 0: none
  std::int64_t played_on = 0;  // the batch that needs none before it (codec::PlayedOn); 0: none
};

std::unexpected<persistence::StoreFailure> ended_at(Source& source, std::int64_t batch, std::string why) {
  source.damaged = batch;
  return persistence::fail(StoreError::corrupt, std::move(why));
}

std::unexpected<persistence::StoreFailure> newer(const codec::CorruptData& batch) {
  return persistence::fail(StoreError::newer_database, batch.what + ": start a newer Fairtable");
}

/// The newest snapshot at or before `number`, or the beginning, or where the GM played on after it. of_any_fold: see
/// decode_snapshot.
Result<TableState> begin_from(const Source& source, std::int64_t number, codec::StoredNames& stored_names,
                              bool of_any_fold) {
  TableState state;
  state.number = std::max<std::int64_t>(0, source.played_on - 1);
  const auto stored = source.store.snapshots().latest_at_or_before(source.campaign, number);
  if (!stored) {
    if (stored.error().error == StoreError::not_found) return state;
    return std::unexpected(stored.error());
  }
  auto snapshot = codec::decode_snapshot(stored->bytes, stored_names, of_any_fold);
  if (!snapshot || stored->number < source.played_on)
    return state;  // a snapshot may be lost: the journal can make it again
  state.number = stored->number;
  state.state = std::move(snapshot->state);
  for (const codec::RequestCompleted& done : snapshot->clients) state.done.remember(done);
  for (codec::AutoAnswer& order : snapshot->auto_answers) state.auto_answers[{order.creature, order.prompt}] = order;
  state.stopped = snapshot->stopped;
  return state;
}

Result<std::vector<codec::Batch>> read_after(Source& source, std::int64_t after, std::int64_t last,
                                             codec::StoredNames& stored_names) {
  std::vector<codec::Batch> batches;
  std::size_t most = page;
  while (after + static_cast<std::int64_t>(batches.size()) < last) {
    const std::int64_t from = after + static_cast<std::int64_t>(batches.size()) + 1;
    const auto rows =
        source.store.history().read(source.campaign, from, std::min(most, static_cast<std::size_t>(last - from + 1)));
    if (!rows && rows.error().error != StoreError::corrupt) return std::unexpected(rows.error());
    if (!rows && most == 1) return ended_at(source, from, rows.error().text);
    if (!rows) {
      most = 1;  // up to the damaged one
      continue;
    }
    if (rows->empty()) return ended_at(source, from, "it is missing");
    for (const persistence::Batch& row : *rows) {
      auto batch = codec::decode_batch(row.bytes, stored_names);
      if (!batch && batch.error().newer) return newer(batch.error());
      if (!batch) return ended_at(source, row.number, batch.error().what);
      batches.push_back(std::move(*batch));
    }
  }
  return batches;
}

/// The oldest batch that a later one takes back, or none.
std::int64_t oldest_voided(const std::vector<codec::Batch>& batches) {
  std::int64_t oldest = 0;
  for (const codec::Batch& batch : batches)
    for (const codec::Record& record : batch.records)
      if (const auto* voided = std::get_if<codec::Voided>(&record))
        for (const std::int64_t number : voided->batches) oldest = oldest == 0 ? number : std::min(oldest, number);
  return oldest;
}

/// Folds from a snapshot at or before `from`.
Result<TableState> fold_journal(Source& source, std::int64_t from, std::int64_t last, Loaded& loaded) {
  codec::StoredNames& stored_names = *loaded.stored_names;
  codec::WireNames& wire_names = *loaded.wire_names;
  while (true) {
    auto state = begin_from(source, from, stored_names, !loaded.damage.empty());
    if (!state) return state;
    const auto batches = read_after(source, state->number, last, stored_names);
    if (!batches) return std::unexpected(batches.error());
    const std::int64_t voided = oldest_voided(*batches);
    if (voided > source.played_on && voided <= state->number) {  // the snapshot holds what was taken back since
      from = voided - 1;
      continue;
    }
    wire_names.grow(stored_names.learned());
    try {
      for (const codec::Batch& batch : *batches)
        replay(*state, batch, state->number + 1, *loaded.rulebook->system, wire_names);
    } catch (const std::exception& bug) {
      return ended_at(source, state->number + 1, std::string("it cannot be folded: ") + bug.what());
    }
    return state;
  }
}

/// The newest batch behind the damage with which the GM played on, or 0. Where it is found, snapshots soon follow: that few
/// batches are looked at.
Result<std::int64_t> newest_played_on(const Source& source, std::int64_t last, const Rulebook& rulebook) {
  codec::StoredNames stored_names(rulebook.rulebook_names);
  for (std::int64_t number = last; number > source.damaged; --number) {
    const auto rows = source.store.history().read(source.campaign, number, 1);
    if (!rows && rows.error().error != StoreError::corrupt) return std::unexpected(rows.error());
    if (!rows || rows->empty()) continue;
    const auto batch = codec::decode_batch(rows->front().bytes, stored_names);
    if (!batch && batch.error().newer) return newer(batch.error());
    const auto plays_on = [](const codec::Record& record) { return std::holds_alternative<codec::PlayedOn>(record); };
    if (batch && std::ranges::any_of(batch->records, plays_on)) return number;
  }
  return 0;
}

/// Up to `last`, or up to where the journal is damaged; where a snapshot lies behind the damage, from that, even if an
/// older version of the fold made it.
Result<TableState> fold_what_can_be_read(Source source, std::int64_t last, Loaded& loaded) {
  std::int64_t from = std::max<std::int64_t>(0, last - remembered);
  while (true) {
    loaded.stored_names = std::make_unique<codec::StoredNames>(loaded.rulebook->rulebook_names);
    loaded.wire_names = std::make_unique<codec::WireNames>(loaded.rulebook->rulebook_names);
    source.damaged = 0;
    auto state = fold_journal(source, from, last, loaded);
    if (state || source.damaged == 0) return state;
    const auto played_on = newest_played_on(source, last, *loaded.rulebook);
    if (!played_on) return std::unexpected(played_on.error());
    if (*played_on != 0) {
      source.played_on = *played_on;
      continue;
    }
    loaded.damage = "The journal of this campaign cannot be read at batch " + std::to_string(source.damaged) + ": " +
                    state.error().text + ".";
    if (from == last) last = source.damaged - 1;
    from = last;
  }
}

Result<std::vector<StoredChatLine>> read_chat(persistence::Store& store, persistence::CampaignId campaign) {
  const auto newest = store.chat().page({.campaign = campaign, .limit = chat_lines});
  if (!newest) return std::unexpected(newest.error());
  std::vector<StoredChatLine> lines;
  for (auto message = newest->rbegin(); message != newest->rend(); ++message)
    if (auto line = read_kept_line(*message)) lines.push_back(std::move(*line));
  return lines;
}

Result<void> read_people(persistence::Store& store, persistence::CampaignId campaign, Loaded& loaded) {
  const auto seats = store.seats().list(campaign);
  if (!seats) return std::unexpected(seats.error());
  for (const persistence::Seat& seat : *seats) {
    const SeatId id{static_cast<std::uint64_t>(seat.id)};
    if (seat.removed)
      loaded.removed.insert(id);
    else
      loaded.people.push_back({id, seat.display_name, seat.role == persistence::Role::gm, false});
  }
  return {};
}

}  // namespace

Result<Loaded> load(persistence::Store& store, const Rulebooks& rulebooks, persistence::CampaignId campaign,
                    std::int64_t number) {
  const auto row = store.campaigns().find(campaign);
  if (!row) return std::unexpected(row.error());
  Loaded loaded;
  loaded.rulebook = rulebooks.find(row->system);
  if (!loaded.rulebook) return persistence::fail(StoreError::not_found, "this server has no rulebook " + row->system);
  loaded.campaign = row->name;
  loaded.begins_with_sample = row->settings == begins_with_sample;

  if (auto people = read_people(store, campaign, loaded); !people) return std::unexpected(people.error());
  auto chat = read_chat(store, campaign);
  if (!chat) return std::unexpected(chat.error());
  loaded.chat = std::move(*chat);

  try {
    auto state = fold_what_can_be_read({store, campaign}, number, loaded);
    if (!state) return std::unexpected(state.error());
    loaded.state = std::move(*state);
    loaded.state.state.creatures.shrink_to_fit();  // they came one by one
  } catch (const std::exception& bug) {
    return persistence::fail(StoreError::corrupt, std::string("the campaign cannot be folded: ") + bug.what());
  }
  return loaded;
}

}  // namespace ft::table
