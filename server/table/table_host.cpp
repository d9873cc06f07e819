// The tables of one core: opened at the first connection, destroyed when they have been empty for a while.
#include <map>
#include <memory>
#include <unordered_map>

#include "server/table/table.hpp"

namespace ft::table {

struct TableHost::Impl {
  struct Kept {
    std::unique_ptr<Table> table;
    std::unique_ptr<Timer> linger;  // runs while no participant is connected
  };
  struct Fencing {
    Handover handover;
    std::int64_t at_ms = 0;
  };
  static constexpr std::int64_t repeated_within_ms = 60'000;

  TableDependencies around;
  Settings settings;
  SystemRandomness randomness;
  std::map<persistence::CampaignId, Kept> tables;
  std::map<persistence::CampaignId, Fencing> fencings;                       // of tables that were fenced, the last one
  std::map<persistence::CampaignId, std::shared_ptr<WriteBudgets>> budgets;  // whether the table is loaded or not
  std::unordered_map<ConnectionId, persistence::CampaignId> connections;     // looked up, never walked
  ConnectionId last_connection = 0;
  bool draining = false;
  Task drained;
  std::unique_ptr<Timer> drain_timer;

  Table* find(persistence::CampaignId id) const {
    const auto at = tables.find(id);
    return at == tables.end() ? nullptr : at->second.table.get();
  }

  Table* of(ConnectionId connection) const {
    const auto at = connections.find(connection);
    return at == connections.end() ? nullptr : find(at->second);
  }

  /// Destroys a table that another is to replace.
  void unload_if_handed_over(persistence::CampaignId id) {
    const Table* table = find(id);
    if (!table || !table->is_handed_over()) return;
    if (table->is_fenced()) remember_fencing(id, table->state().number);
    tables.erase(id);
  }

  /// What the next table is to know of one whose journal belongs to another server.
  void remember_fencing(persistence::CampaignId id, std::int64_t number) {
    const std::int64_t now_ms = around.clock.steady_ms();
    const auto last = fencings.find(id);
    const bool repeated = last != fencings.end() && now_ms - last->second.at_ms < repeated_within_ms;
    fencings[id] = {{number, repeated, nullptr}, now_ms};
  }

  /// For the next table alone.
  Handover take_handover(persistence::CampaignId id) {
    const auto last = fencings.find(id);
    Handover handover = last == fencings.end() ? Handover{} : std::exchange(last->second.handover, {});
    handover.budgets =
        budgets.try_emplace(id, handover.budgets ? handover.budgets : std::make_shared<WriteBudgets>()).first->second;
    return handover;
  }

  /// Destroys the table once it has been empty for as long as the settings say; one that is handed over at once.
  void linger(persistence::CampaignId id) {
    Kept& kept = tables.at(id);
    const auto delay = kept.table->is_handed_over() ? std::chrono::milliseconds(0) : settings.idle_unload;
    kept.linger = around.core.post_after(delay, [this, id] {
      Kept& now = tables.at(id);
      if (!now.table->idle()) return linger(id);
      now.table->keep_snapshot();
      const auto timer = std::move(now.linger);  // it is the one that runs
      unload_if_handed_over(id);
      tables.erase(id);
    });
  }

  void drain_some() {
    std::erase_if(tables, [](auto& entry) {
      const bool idle = entry.second.table->idle();
      if (idle) entry.second.table->keep_snapshot();
      return idle;
    });
    if (tables.empty()) {
      // The snapshots are ahead of this on the worker; then the last answer comes back here.
      around.worker.post([this, &core = around.core] { core.post([this] { std::exchange(drained, nullptr)(); }); });
      return;
    }
    drain_timer = around.core.post_after(std::chrono::milliseconds(10), [this] { drain_some(); });
  }
};

TableHost::TableHost(TableDependencies surroundings, Settings settings)
    : impl_(std::make_unique<Impl>(
          Impl{std::move(surroundings), settings, {}, {}, {}, {}, {}, 0, false, nullptr, nullptr})) {}

TableHost::~TableHost() = default;

ConnectionId TableHost::connect(persistence::CampaignId table, Seat seat, Outbox& outbox) {
  if (impl_->draining) {
    outbox.close(codec::Closing::Code::resume_again);
    return ++impl_->last_connection;
  }
  impl_->unload_if_handed_over(table);
  auto& kept = impl_->tables[table];
  if (!kept.table)
    kept.table =
        std::make_unique<Table>(impl_->around, impl_->settings, impl_->randomness, table, impl_->take_handover(table));
  kept.linger = nullptr;
  const ConnectionId connection = ++impl_->last_connection;
  impl_->connections[connection] = table;
  kept.table->connect(connection, std::move(seat), outbox);
  return connection;
}

ReceiveResult TableHost::receive(ConnectionId connection, std::string_view bytes) {
  Table* table = impl_->of(connection);
  return table ? table->receive(connection, bytes) : ReceiveResult::gone;
}

void TableHost::disconnect(ConnectionId connection) {
  const auto at = impl_->connections.find(connection);
  if (at == impl_->connections.end()) return;
  const persistence::CampaignId id = at->second;
  impl_->connections.erase(at);
  Table* table = impl_->find(id);
  if (!table) return;
  table->disconnect(connection);
  if (table->connected_seats().empty()) impl_->linger(id);
}

void TableHost::force_reconnect(persistence::CampaignId table, rules::SeatId seat) {
  if (Table* found = impl_->find(table)) found->force_reconnect(seat);
}

void TableHost::remove_seat(persistence::CampaignId table, rules::SeatId seat) {
  if (Table* found = impl_->find(table)) return found->remove_seat(seat);
  const auto of_table = impl_->budgets.find(table);
  if (of_table != impl_->budgets.end()) of_table->second->forget(seat, impl_->around.clock.steady_ms());
}

void TableHost::send_away(persistence::CampaignId table, const std::string& text) {
  if (Table* found = impl_->find(table)) found->close_all({codec::Closing::Code::not_allowed, text});
}

void TableHost::rename(persistence::CampaignId table, std::string name) {
  if (Table* found = impl_->find(table)) found->rename(std::move(name));
}

std::vector<rules::SeatId> TableHost::connected_seats(persistence::CampaignId table) const {
  const Table* found = impl_->find(table);
  return found ? found->connected_seats() : std::vector<rules::SeatId>{};
}

std::optional<TiledPicture> TableHost::find_tiles(persistence::CampaignId table, const Seat& seat,
                                                  const WantedTiles& wanted) const {
  const Table* found = impl_->find(table);
  return found ? found->find_tiles(seat, wanted) : std::nullopt;
}

TableHost::Counts TableHost::counts() const {
  Counts counts{impl_->tables.size(), impl_->connections.size(), 0, 0};
  for (const auto& [id, kept] : impl_->tables) {
    const auto kind = kept.table->status().kind;
    counts.stalled += kind == codec::TableStatus::Kind::storage_stalled;
    counts.read_only += kind == codec::TableStatus::Kind::read_only;
  }
  return counts;
}

void TableHost::drain(Task done) {
  impl_->draining = true;
  impl_->drained = std::move(done);
  for (auto& [id, kept] : impl_->tables)
    kept.table->close_all({codec::Closing::Code::restarting, "Server restarting. Reconnecting shortly."});
  impl_->drain_some();
}

}  // namespace ft::table
