// Wiring: reads the flags, opens the store, loads the rulebooks, and runs until SIGTERM.
#include <signal.h>
#include <sodium.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <thread>

#include "server/addresses.hpp"
#include "server/config.hpp"
#include "server/data_folder.hpp"
#include "server/descriptor_limit.hpp"
#include "server/lobby/login.hpp"
#include "server/net/server.hpp"
#include "server/net/server_context.hpp"
#include "server/net/table_executor.hpp"
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

int fail_to_start(const std::string& sentence) {
  std::cerr << "fairtable: " << sentence << "\n";
  return exit_failed;
}

persistence::Result<std::unique_ptr<persistence::Store>> open_store(const Config& config) {
  return config.database.empty() ? persistence::open_sqlite(config.data_folder)
                                 : persistence::open_postgres(config.database, config.data_folder);
}

// The database's message has many lines; the first has the cause.
std::string sentence_about(const persistence::StoreFailure& failure, const Config& config) {
  std::string words = failure.text.substr(0, failure.text.find('\n'));
  if (failure.error == persistence::StoreError::full) {
    return words + ". Make room, then start again.";
  }
  if (!config.database.empty() && failure.error == persistence::StoreError::unreachable) {
    return "the database does not answer (" + words + "). Is PostgreSQL running, and is --database right?";
  }
  return words;
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

// One line of the terminal, unseen, or of what is piped in.
std::string read_password() {
  termios shown = {};
  const bool typed = ::tcgetattr(STDIN_FILENO, &shown) == 0;
  termios hidden = shown;
  hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
  if (typed) {
    std::cout << "New password: " << std::flush;
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden);
  }
  std::string password;
  std::getline(std::cin, password);
  if (typed) ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown);
  return password;
}

int reset_password(persistence::Store& store, const std::string& account) {
  SystemClock clock;
  lobby::LobbyContext lobby{.store = store,
                            .now_s = [&] { return clock.unix_ms() / 1000; },
                            .settings_of_sample = {},
                            .systems = {},
                            .base_url = {}};
  const auto done = lobby::reset_password(lobby, account, read_password());
  if (!done) return fail_to_start(done.error().text);
  std::cout << "The password of " << account << " is changed. All its logins have ended.\n";
  return exit_fine;
}

// Asks the store for a sign of life every few seconds, from a core's timer on the store's thread.
void watch_store(net::ServerContext& context, persistence::Store& store, std::unique_ptr<table::Timer>& timer) {
  constexpr auto between_looks = std::chrono::seconds(5);
  context.workers.store.post_unbounded([&context, &store] { context.store_health.poll(store, context.lobby.now_s()); });
  timer = context.cores.front()->core.post_after(between_looks,
                                                 [&context, &store, &timer] { watch_store(context, store, timer); });
}

// Tells tables and the health page of a store that hangs, from a core's timer.
void watch_journal(net::ServerContext& context, table::JournalWriter& journal, std::unique_ptr<table::Timer>& timer) {
  constexpr auto between_looks = std::chrono::seconds(1);
  context.store_health.note_hang(journal.report_hang(std::chrono::steady_clock::now()));
  timer = context.cores.front()->core.post_after(
      between_looks, [&context, &journal, &timer] { watch_journal(context, journal, timer); });
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
  const sigset_t signals = ending_signals();
  ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  ::signal(SIGPIPE, SIG_IGN);
  if (sodium_init() < 0) return fail_to_start("libsodium does not start on this machine.");
  ops::start_log(config.log_level);
  std::int64_t& connections = config.net.limits.connections;
  connections = std::min(connections, connections_within(raise_descriptor_limit()));
  ::umask(077);  // what is kept is the server's alone
  const auto data_folder = DataFolder::open(config.data_folder, config.net.upload_folder);
  if (!data_folder) return fail_to_start(data_folder.error());
  auto store = open_store(config);
  if (!store) return fail_to_start(sentence_about(store.error(), config));
  if (!config.reset_password_of.empty()) return reset_password(**store, config.reset_password_of);
  auto lobby_store = open_store(config);
  if (!lobby_store) return fail_to_start(sentence_about(lobby_store.error(), config));
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
                            .settings_of_sample = std::string(table::begins_with_sample),
                            .systems = rulebooks->cards(),
                            .base_url = {}};
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
  watch_store(context, **store, store_timer);
  std::unique_ptr<table::Timer> journal_timer;
  watch_journal(context, *journal, journal_timer);
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
  journal_timer.reset();
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
