// Everything the connections of a server share.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "server/assets/tile_folder.hpp"
#include "server/lobby/lobby_context.hpp"
#include "server/net/core.hpp"
#include "server/net/limits/network_limiter.hpp"
#include "server/net/limits/places.hpp"
#include "server/net/limits/seat_limiters.hpp"
#include "server/net/session_counter.hpp"
#include "server/net/settings.hpp"
#include "server/net/static_site.hpp"
#include "server/ops/counters.hpp"
#include "server/ops/rare_line.hpp"
#include "server/ops/store_health.hpp"
#include "server/ops/worker.hpp"

namespace ft::net {

/// The threads that may block. What strangers may ask has a store and a short queue of its own: that of tables never
/// waits for it.
struct Workers {
  ops::Worker store{"store", 20'000};  // of tables
  ops::Worker lobby{"lobby", 512};     // the only one that touches LobbyContext
  ops::Worker passwords{"passwords", 64};
  ops::Worker pictures{"pictures", 16};
  ops::Worker files{"files", 1'000};

  /// Runs what waits, then ends the threads. After the server's threads, before anything they use is destroyed.
  void stop() {
    files.stop();
    pictures.stop();
    passwords.stop();
    lobby.stop();
    store.stop();
  }
};

/// A core with its tables.
struct CoreTables {
  Core core;
  std::unique_ptr<table::TableHost> host;
  SeatLimiters seat_limiters = {};
};

struct ServerContext {
  const Settings& settings;
  lobby::LobbyContext& lobby;
  Workers& workers;
  ops::Counters& counters;
  ops::StoreHealth& store_health;
  const StaticSite& site;
  std::function<std::int64_t()> uptime_s;
  ops::RareLine refusal_line = {};  // of the limits of networks and connections
  NetworkLimiter networks{settings};
  Places picture_places{settings.limits.pictures_waiting};  // of the lobby's queue
  Places claim_places{settings.limits.claims_waiting};
  assets::TileFolder tiles{settings.tile_folder, settings.limits.tile_bytes};  // the files thread's
  SessionCounter session_counter = {};
  std::vector<std::unique_ptr<CoreTables>> cores = {};

  /// The core a table lives on.
  [[nodiscard]] CoreTables& core_tables_of(persistence::CampaignId table) {
    return *cores[static_cast<std::size_t>(table) % cores.size()];
  }
};

}  // namespace ft::net
