#include "server/table/people/chat.hpp"

#include <algorithm>

namespace ft::table {

using namespace rules;

namespace {
constexpr std::size_t most_lines = 100;
constexpr std::size_t most_pending = 64;
}  // namespace

void Chat::load(std::vector<StoredChatLine> lines) {
  lines_.assign(std::make_move_iterator(lines.begin()), std::make_move_iterator(lines.end()));
}

const StoredChatLine* Chat::find(std::uint64_t id, SeatId reader) const {
  const auto at =
      std::find_if(lines_.begin(), lines_.end(), [&](const StoredChatLine& stored) { return stored.line.id == id; });
  return at != lines_.end() && meant_for(at->line, reader) ? &*at : nullptr;
}

bool Chat::is_pending(SeatId writer, std::uint32_t client_id) const { return pending_.contains({writer, client_id}); }

bool Chat::is_full() const { return pending_.size() >= most_pending; }

std::optional<SeatId> Chat::last_whisper_to(SeatId seat) const {
  const auto last = last_whisper_from_.find(seat);
  return last == last_whisper_from_.end() ? std::nullopt : std::optional(last->second);
}

void Chat::store(codec::ChatLine line, std::function<void(ChatStored)> on_stored) {
  pending_.emplace(line.seat, line.client_id);
  deps_.worker.post([&core = deps_.core, &store = deps_.store, campaign = campaign_, line = std::move(line),
                     on_stored = std::move(on_stored)]() mutable {
    const auto kept = store.chat().append(to_keep(line, campaign));
    ChatStored result{line.seat, line.client_id, std::nullopt};
    if (kept) result.line = StoredChatLine{std::move(line), kept->id};
    core.post(
        [on_stored = std::move(on_stored), result = std::move(result)]() mutable { on_stored(std::move(result)); });
  });
}

const codec::ChatLine* Chat::add(const ChatStored& stored) {
  pending_.erase({stored.writer, stored.client_id});
  if (!stored.line) return nullptr;
  lines_.push_back(*stored.line);
  if (lines_.size() > most_lines) lines_.pop_front();
  const codec::ChatLine& line = lines_.back().line;
  for (const SeatId to : line.to) last_whisper_from_[to] = line.seat;
  return &line;
}

void Chat::erase(const StoredChatLine& line, ChatDeleted request, std::function<void(ChatDeleted)> on_deleted) {
  pending_.emplace(request.asker, request.client_id);
  deps_.worker.post([&core = deps_.core, &store = deps_.store, campaign = campaign_, stored = line.stored,
                     result = std::move(request), on_deleted = std::move(on_deleted)]() mutable {
    if (const auto erased = store.chat().erase(campaign, stored);
        !erased && erased.error().error != persistence::StoreError::not_found)
      result.problem = erased.error().text;
    core.post(
        [on_deleted = std::move(on_deleted), result = std::move(result)]() mutable { on_deleted(std::move(result)); });
  });
}

void Chat::end_erasing(const ChatDeleted& deleted) { pending_.erase({deleted.asker, deleted.client_id}); }

void Chat::remove(std::uint64_t id) {
  std::erase_if(lines_, [&](const StoredChatLine& stored) { return stored.line.id == id; });
}

}  // namespace ft::table
