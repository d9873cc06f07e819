// What every action of the lobby stands on.
#pragma once

#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "persistence/store.hpp"
#include "server/auth/login_guard.hpp"
#include "server/auth/throttle.hpp"

namespace ft::lobby {

/// A rulebook as the page for a new campaign shows it.
struct SystemCard {
  std::string id;
  std::string title;
  std::string summary;
  std::string source;
  bool has_sample;
};

/// What a new campaign begins with.
enum class Start { empty, sample };

/// The lobby's surroundings. Everything but the throttles and the plain values belongs to the lobby's worker thread, as does
/// every function of server/lobby that takes it.
struct LobbyContext {
  persistence::Store& store;  // the lobby's own: tables have another, of the same database. Outlives the lobby
  std::function<persistence::UnixSeconds()> now_s;
  std::function<std::int64_t()> steady_s;  // however the clock is set: for throttles and what lasts a while
  persistence::Bytes settings_of_sample;   // persistence::Campaign::settings of a campaign that begins with its sample
  std::vector<SystemCard> systems;
  std::string base_url;  // what links begin with, without a last slash
  bool only_this_machine = false;
  std::int64_t campaign_image_bytes = std::numeric_limits<std::int64_t>::max();  // of a campaign's images together
  auth::LoginGuard logins{{}};
  auth::Throttle links{{}};  // by network: setup and invite links. Apart from logins: wrong links lock no GM out
  auth::Throttle sign_ups{{.failures = 5, .window_s = 3600}};    // accounts made by links, by network
  auth::Throttle portraits{{.failures = 20, .window_s = 3600}};  // uploads of players, by campaign and seat
  persistence::UnixSeconds began_at_s = now_s();                 // when the server started, by either clock
  std::int64_t began_steady_s = steady_s();
};

}  // namespace ft::lobby
