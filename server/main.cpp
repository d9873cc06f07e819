// Wiring: reads the flags, opens the store, loads the rulebooks, and runs until SIGTERM.
#include <signal.h>
#include <sodium.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <thread>

#include "server/addresses.hpp"
#include "server/assets/sandbox.hpp"
#include "server/check_upgrade.hpp"
#include "server/config.hpp"
#include "server/data_folder.hpp"
#include "server/descriptor_limit.hpp"
#include "server/lobby/campaign_bin.hpp"
#include "server/lobby/login.hpp"
#include "server/net/server.hpp"
#include "server/net/server_context.hpp"
#include "server/net/table_executor.hpp"
#include "server/open_store.hpp"
#include "server/reset_password.hpp"
#include "server/rulebooks.hpp"
#include "server/table/history/journal_writer.hpp"

namespace ft {
namespace {

class SystemClock final : public table::Clock {
 public:
  [[nodiscard]] std::int64_t unix_ms() const override {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
  }
  [[nodiscard]] std::int64_t steady_ms() const override {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
  }
};

// Blocked in every thread, so that this one may wait for them.
sigset_t ending_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  return signals;
}

// setup_link: empty where it was used already.
void greet(const Addresses& addresses, const std::string& setup_link) {
  std::cout << "Fairtable is ready.\n  on this machine: " << addresses.this_machine << "\n";
  if (addresses.base_url != addresses.this_machine) std::cout << "  for the others:  " << addresses.base_url << "\n";
  if (addresses.only_this_machine) {
    std::cout << "  Warning: nobody else can reach it. Players need an address of your network or --public-url.\n";
  }
  if (!setup_link.empty()) {
    std::cout << "  The GM opens this link, once, to set a name and password:\n  " << setup_link << "\n";
  }
  std::cout << std::flush;
}

// Tells the health page and tables of a store that hangs or fails, from a core's timer: asks the journal, and the store itself
// on the store's thread.
void watch_store(net::ServerContext& context, persistence::Store& store, table::JournalWriter& journal,
                 std::unique_ptr<table::Timer>& timer) {
  constexpr auto between_looks = std::chrono::milliseconds(500);
  context.store_health.note_journal(journal.report_trouble(std::chrono::steady_clock::now()));
  if (context.store_health.begin_poll(context.lobby.steady_s()))
    context.workers.store.post_unbounded(
        [&context, &store] { context.store_health.poll(store, context.lobby.steady_s()); });
  timer = context.cores.front()->core.post_after(
      between_looks, [&context, &store, &journal, &timer] { watch_store(context, store, journal, timer); });
}

// Erases campaigns whose time in the bin is over, from a core's timer on the lobby's thread, one at a time.
void tend_bin(net::ServerContext& context, std::unique_ptr<table::Timer>& timer) {
  constexpr auto between_looks = std::chrono::seconds(5);
  context.workers.lobby.post_unbounded([&context] {
    (void)lobby::erase_one_from_bin(context.lobby);  // what failed is logged, and tried again
  });
  timer = context.cores.front()->core.post_after(between_looks, [&context, &timer] { tend_bin(context, timer); });
}

// A store that hangs holds its threads for ever: they are left behind. What it has not answered was acknowledged to no one.
void end_after(std::chrono::seconds limit) {
  std::thread([limit] {
    std::this_thread::sleep_for(limit);
    spdlog::error("shutdown: the database or disk does not answer: going without it");
    std::_Exit(exit_failed);
  }).detach();
}

int run(Config config) {
  ::signal(SIGPIPE, SIG_IGN);
  if (sodium_init() < 0) return fail_to_start("libsodium does not start on this machine.");
  ops::start_log(config.log_level);
  std::int64_t& connections = config.net.limits.connections;
  connections = std::min(connections, connections_within(raise_descriptor_limit()));
  ::umask(077);  // what is kept is the server's alone
  if (!config.reset_password_of.empty()) return reset_password(config);
  if (config.check_upgrade) return check_upgrade(config);
  const sigset_t signals = ending_signals();  // from here on they end the server in order
  ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  const auto data_folder = DataFolder::open(config.data_folder, config.net.upload_folder);
  if (!data_folder) return fail_to_start(data_folder.error());
  auto store = open_store(config, config.data_folder);
  if (!store) return fail_to_start(store.error());
  auto lobby_store = open_store(config, config.data_folder);
  if (!lobby_store) return fail_to_start(lobby_store.error());
  const auto rulebooks = LoadedRulebooks::load(config.content_folder, **store);
  if (!rulebooks)
    return fail_to_start("the rulebooks in " + config.content_folder.string() + ":\n" + rulebooks.error());

  SystemClock clock;
  const auto started_ms = clock.steady_ms();
  net::Workers workers;
  net::TableExecutor tables_worker(workers.store);
  auto journal = std::make_unique<table::JournalWriter>((*store)->journal(), table::JournalWriter::Limits{});
  lobby::LobbyContext lobby{.store = **lobby_store,
                            .now_s = [&] { return clock.unix_ms() / 1000; },
                            .steady_s = [&] { return clock.steady_ms() / 1000; },
                            .settings_of_sample = std::string(table::begins_with_sample),
                            .systems = rulebooks->cards(),
                            .base_url = {},
                            .campaign_image_bytes = config.net.limits.campaign_image_bytes};
  ops::Counters counters;
  ops::StoreHealth store_health;
  const net::StaticSite site = net::StaticSite::read(config.net.client_folder);
  net::ServerContext context{.settings = config.net,
                             .lobby = lobby,
                             .workers = workers,
                             .counters = counters,
                             .store_health = store_health,
                             .site = site,
                             .uptime_s = [&] { return (clock.steady_ms() - started_ms) / 1000; }};
  net::Server server(context, [&](table::EventLoop& core) {
    return std::make_unique<table::TableHost>(
        table::TableDependencies{core, tables_worker, clock, **store, *journal, *rulebooks,
                                 [](std::string_view line) { spdlog::warn("{}", line); }},
        table::Settings{.journaled = config.journaled});
  });
  if (auto open = server.listen(); !open) return fail_to_start(open.error());

  const Addresses addresses = find_addresses(config.net, server.port());
  lobby.base_url = addresses.base_url;
  lobby.only_this_machine = addresses.only_this_machine;
  const auto setup_token = lobby::issue_setup_token(lobby);
  if (!setup_token) return fail_to_start(setup_token.error().text);
  std::unique_ptr<table::Timer> store_timer;
  watch_store(context, **store, *journal, store_timer);
  std::unique_ptr<table::Timer> bin_timer;
  tend_bin(context, bin_timer);
  const std::string_view unconfined = assets::Sandbox::warning();
  if (!unconfined.empty()) spdlog::warn("pictures: {}", unconfined);
  journal->start();
  server.start();
  // Behind a proxy the GM may sit anywhere.
  const std::string& page = config.net.public_url.empty() ? addresses.this_machine : addresses.base_url;
  greet(addresses, setup_token->empty() ? "" : page + "/setup#" + *setup_token);

  int signal = 0;
  ::sigwait(&signals, &signal);
  spdlog::info("shutdown: notifying clients, flushing the journal");
  ::pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);  // a second Ctrl+C ends it at once
  end_after(std::chrono::seconds(12));
  server.stop(std::chrono::seconds(10));
  store_timer.reset();
  bin_timer.reset();
  journal.reset();
  workers.stop();
  return exit_fine;
}

// Other users read the arguments of a program in the list of processes: the database's URL has a password.
void hide_database(int argument_count, char** arguments) {
  for (int i = 1; i < argument_count; ++i) {
    const std::string_view word = arguments[i];
    const std::size_t url = word.find("://");
    const bool names_database = word.starts_with("postgres") || word.starts_with("--database=");
    if (names_database && url != word.npos) std::fill(arguments[i] + url, arguments[i] + word.size(), '*');
  }
}

}  // namespace
}  // namespace ft

int main(int argument_count, char** arguments) {
  const auto config = ft::read_config(argument_count, arguments);
  ft::hide_database(argument_count, arguments);
  if (!config) {
    (config.error().exit_code == ft::exit_fine ? std::cout : std::cerr) << config.error().text;
    return config.error().exit_code;
  }
  try {
    return ft::run(*config);
  } catch (const std::exception& bug) {
    return ft::fail_to_start(std::string("it could not start: ") + bug.what());
  }
}
