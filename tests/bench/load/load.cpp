#include "tests/bench/load/load.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "tests/bench/load/server_process.hpp"
#include "tests/bench/load/wires/wires.hpp"

namespace ft::load {

namespace {

constexpr std::size_t moves_kept = 1U << 20;

double percentile(std::vector<double>& sorted, double part) {
  if (sorted.empty()) return 1e9;
  return sorted[std::min(sorted.size() - 1, static_cast<std::size_t>(part * static_cast<double>(sorted.size())))];
}

}  // namespace

Load::Load(const Options& options)
    : options_(options), wire_(make_wire(options, *this)), sockets_(options.port), moves_(moves_kept) {
  if (!wire_) give_up("there is no wire " + options.wire + ": fairtable, json, socket.io, colyseus or limit");
  sockets_.speak(*wire_);
}

double Load::connect(int count) {
  const std::int64_t began = now_ns(), latest = began + 240'000'000'000LL;
  const int before = ready_;
  for (int opened = 0; ready_ - before < count;) {
    for (; opened < count && opened - (ready_ - before) < options_.window; ++opened) {
      auto client = std::make_unique<Client>();
      client->number = static_cast<int>(clients_.size());
      client->table = client->number / options_.clients;
      client->seat = client->number % options_.clients;
      for (int token = 0; token < tokens_per_table; ++token)
        client->at[static_cast<std::size_t>(token)] = start_of(token);
      sockets_.open(*client);
      clients_.push_back(std::move(client));
    }
    sockets_.pump(10'000'000);
    const bool lost = std::any_of(clients_.begin(), clients_.end(),
                                  [](const auto& client) { return client->stage == Client::Stage::dead; });
    if (lost) give_up("a connection was lost while " + std::to_string(ready_) + " were open");
    if (now_ns() > latest) give_up("connecting takes too long, with " + std::to_string(ready_) + " open");
  }
  return static_cast<double>(now_ns() - began) * 1e-9;
}

void Load::joined(Client& client) {
  if (client.stage == Client::Stage::ready || client.stage == Client::Stage::dead) return;
  client.stage = Client::Stage::ready;
  ++ready_;
}

void Load::watch_a_part() {
  if (options_.probe >= 1) return;
  const int step = std::max(1, static_cast<int>(std::lround(1 / options_.probe)));
  for (const auto& client : clients_)
    if (client->table % step != 0) {
      sockets_.watch(*client, false);
      unwatched_.push_back(client.get());
    }
  drained_ns_ = now_ns();
}

void Load::drain_some() {
  if (unwatched_.empty()) return;
  const auto count = static_cast<std::int64_t>(unwatched_.size());
  const auto whole_ns = static_cast<std::int64_t>(options_.drain_ms * 1e6);
  const std::int64_t each_ns = std::max<std::int64_t>(1, whole_ns / count), now = now_ns();
  const std::int64_t due = std::min((now - drained_ns_) / each_ns, count);
  if (due < 8) return;
  drained_ns_ = std::max(drained_ns_ + due * each_ns, now - whole_ns);
  for (std::int64_t i = 0; i < due; ++i) {
    Client& client = *unwatched_[next_unwatched_];
    next_unwatched_ = (next_unwatched_ + 1) % unwatched_.size();
    if (client.stage == Client::Stage::ready) sockets_.read(client);
  }
}

void Load::idle(double seconds) {
  for (const std::int64_t end = now_ns() + static_cast<std::int64_t>(seconds * 1e9); now_ns() < end;)
    sockets_.pump(50'000'000);
}

// ---- moves ---------------------------------------------------------------------------------------------------------

void Load::saw(Client& client, std::uint32_t sequence) {
  if (sequence == 0 || sequence >= next_sequence_ || next_sequence_ - sequence > moves_.size() / 2) return;
  const Move& move = move_of(sequence);
  const Client& sender = *clients_[static_cast<std::size_t>(move.sender)];
  if (sender.table != client.table) return;
  std::uint32_t& seen = client.moves_seen[static_cast<std::size_t>(sender.seat)];
  while (static_cast<std::int32_t>(move.ordinal - seen) > 0) saw_next_of(client, sender.seat);
}

void Load::saw_next_of(Client& client, int seat) {
  const Client& sender = *clients_[static_cast<std::size_t>(client.table * options_.clients + seat)];
  std::uint32_t& seen = client.moves_seen[static_cast<std::size_t>(seat)];
  if (seen == sender.moves_sent) return;  // not one of ours
  ++seen;
  ++deltas_seen_;
  Move& move = move_of(sender.moves[seen % moves_under_way]);
  if (move.unseen == 0 || --move.unseen > 0) return;
  --under_way_;
  if (!recording_) return;
  ++done_;
  if (sender.watched) waited_ms_.push_back(static_cast<double>(client.arrived_ns - move.due_ns) * 1e-6);
}

void Load::refused(Client&) { ++refused_; }

void Load::shuffle() {
  if (turns_.size() == clients_.size()) return;
  turns_.clear();
  for (std::uint32_t i = 0; i < clients_.size(); ++i) turns_.push_back(i);
  for (std::size_t i = turns_.size() - 1; i > 0; --i)
    std::swap(turns_[i], turns_[static_cast<std::size_t>(chance_.below(static_cast<int>(i) + 1))]);
}

/// A client never has more moves in flight than it can remember.
bool Load::may_send(const Client& client) const {
  if (client.stage != Client::Stage::ready) return false;
  const auto first = static_cast<std::size_t>(client.table * options_.clients);
  for (std::size_t i = first; i < first + static_cast<std::size_t>(options_.clients); ++i)
    if (client.moves_sent + 3 - clients_[i]->moves_seen[static_cast<std::size_t>(client.seat)] >= moves_under_way)
      return false;
  return true;
}

void Load::move_token(std::int64_t due_ns) {
  Client& client = *clients_[turns_[next_turn_]];
  next_turn_ = (next_turn_ + 1) % turns_.size();
  if (!may_send(client)) return;
  if (client.moves.empty()) client.moves.resize(moves_under_way);
  const int token = (client.seat + 5 * (client.next_token++ % 4)) % tokens_per_table;
  Cell& at = client.at[static_cast<std::size_t>(token)];
  const Cell to = wander(token, at, chance_);
  if (to == at) return;
  const std::uint32_t sequence = next_sequence_++;
  client.moves[++client.moves_sent % moves_under_way] = sequence;
  move_of(sequence) = {due_ns, client.number, client.moves_sent, options_.clients};
  ++under_way_;
  wire_->move(client, token, to, sequence);
  at = to;
}

Load::Totals Load::totals() const {
  return {cpu_s_of(options_.server),  own_cpu_s(), stolen_s(), sockets_.bytes_received,
          sockets_.messages_received, deltas_seen_};
}

Result Load::run(double moves_per_s, double warm_s, double seconds) {
  shuffle();
  waited_ms_.clear();
  const std::uint64_t refused_before = refused_;
  const std::int64_t began = now_ns(), warm = began + static_cast<std::int64_t>(warm_s * 1e9);
  const std::int64_t end = warm + static_cast<std::int64_t>(seconds * 1e9);
  const auto most_under_way = static_cast<std::int64_t>(0.35 * moves_per_s) + 500;
  std::int64_t due = began, recording_since = 0;
  Totals before{};
  bool overrun = false;
  for (std::int64_t now = began; now < end && !overrun; now = now_ns()) {
    if (!recording_ && now >= warm) {
      recording_ = true;
      done_ = 0;
      recording_since = now;
      before = totals();
    }
    for (int burst = 0; due <= now && burst < 128; ++burst) {
      move_token(due);
      due += static_cast<std::int64_t>(-std::log(1 - chance_.fraction()) * 1e9 / moves_per_s);
    }
    overrun = under_way_ > most_under_way;
    drain_some();
    sockets_.pump(std::clamp<std::int64_t>(due - now, 0, unwatched_.empty() ? 5'000'000 : 500'000));
  }
  Result result = recording_ ? result_of(before, recording_since) : Result{};
  finish();
  std::sort(waited_ms_.begin(), waited_ms_.end());
  result.p50 = percentile(waited_ms_, 0.5);
  result.p90 = percentile(waited_ms_, 0.9);
  result.p99 = percentile(waited_ms_, 0.99);
  result.p999 = percentile(waited_ms_, 0.999);
  result.refused = refused_ - refused_before;
  const bool lost = under_way_ > 0;
  result.sustained = !overrun && !lost && result.p99 <= options_.p99_ms && result.done_per_s >= 0.95 * moves_per_s;
  if (lost)
    give_up(std::to_string(under_way_) + " moves were never seen by all, " + std::to_string(refused_) +
            " were refused");
  return result;
}

Result Load::result_of(const Totals& before, std::int64_t began_ns) const {
  const double seconds = static_cast<double>(now_ns() - began_ns) * 1e-9;
  const Totals after = totals();
  const auto deltas = static_cast<double>(std::max<std::uint64_t>(1, after.deltas - before.deltas));
  Result result;
  result.done_per_s = static_cast<double>(done_) / seconds;
  result.cpu_us_per_move = (after.cpu_s - before.cpu_s) * 1e6 / static_cast<double>(std::max<std::uint64_t>(1, done_));
  result.server_percent = (after.cpu_s - before.cpu_s) / seconds * 100;
  result.load_percent = (after.load_s - before.load_s) / seconds * 100;
  result.stolen_percent = (after.stolen - before.stolen) / seconds * 100;
  result.bytes_per_delta = static_cast<double>(after.bytes - before.bytes) / deltas;
  result.messages_per_delta = static_cast<double>(after.messages - before.messages) / deltas;
  return result;
}

/// Waits for what is under way.
void Load::finish() {
  for (const std::int64_t latest = now_ns() + 6'000'000'000LL; under_way_ > 0 && now_ns() < latest;) {
    drain_some();
    sockets_.pump(unwatched_.empty() ? 2'000'000 : 300'000);
  }
  recording_ = false;
}

}  // namespace ft::load
