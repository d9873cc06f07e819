#include "tests/server/net/running_server.hpp"

#include <sodium.h>

#include <deque>
#include <future>
#include <stdexcept>

#include "server/lobby/campaign_bin.hpp"
#include "server/lobby/login.hpp"
#include "server/net/server.hpp"
#include "server/net/server_context.hpp"
#include "server/net/table_executor.hpp"
#include "server/ops/log.hpp"
#include "server/rulebooks.hpp"
#include "server/table/history/journal_writer.hpp"
#include "tests/persistence/temporary_folder.hpp"

namespace ft::test {
namespace {

// Loaded once: it is immutable.
const LoadedRulebooks& rulebooks() {
  static const auto store = persistence::open_memory();
  static const auto loaded = LoadedRulebooks::load(FT_CONTENT_FOLDER, *store);
  if (!loaded) throw std::runtime_error(loaded.error());
  return *loaded;
}

struct StillClock final : table::Clock {
  [[nodiscard]] std::int64_t unix_ms() const override { return 1'000'000'000; }
  [[nodiscard]] std::int64_t steady_ms() const override { return 1'000'000'000; }
};

class HastyLoop final : public table::EventLoop {
 public:
  HastyLoop(table::EventLoop& core, const std::atomic<int>& haste) : core_(core), haste_(haste) {}
  void post(table::Task task) override { core_.post(std::move(task)); }
  [[nodiscard]] std::unique_ptr<table::Timer> post_after(std::chrono::milliseconds delay, table::Task task) override {
    return core_.post_after(delay / haste_.load(), std::move(task));
  }
  void post_at_turn_end(table::Task task) override { core_.post_at_turn_end(std::move(task)); }

 private:
  table::EventLoop& core_;  // the server's, which goes first
  const std::atomic<int>& haste_;
};

net::Settings with_folders(net::Settings settings, const std::filesystem::path& folder) {
  settings.upload_folder = folder / "uploads";
  if (settings.tile_folder.empty()) settings.tile_folder = folder / "tiles";
  std::filesystem::create_directories(settings.upload_folder);
  return settings;
}

bool start_once() {
  ops::start_log(ops::LogLevel::off);
  return sodium_init() >= 0;
}

}  // namespace

struct RunningServer::Parts {
  persistence::tests::TemporaryFolder folder;
  net::Settings settings;
  StillClock clock;
  std::shared_ptr<persistence::MemoryStoreData> disk;
  std::unique_ptr<persistence::Store> store = persistence::open_memory(disk);
  std::unique_ptr<persistence::Store> lobby_store = persistence::open_memory(disk);
  net::Workers workers;
  net::TableExecutor tables_worker{workers.store};
  std::unique_ptr<table::JournalWriter> journal =
      std::make_unique<table::JournalWriter>(store->journal(), table::JournalWriter::Limits{});
  ops::Counters counters;
  ops::StoreHealth store_health;
  lobby::LobbyContext lobby;
  net::StaticSite site;
  net::ServerContext context;
  std::deque<HastyLoop> loops;  // one a core
  net::Server server;
  std::string setup_token;

  Parts(net::Settings wanted, std::shared_ptr<persistence::MemoryStoreData> its_disk, const RunningServer& of)
      : settings(with_folders(std::move(wanted), folder.path())),
        disk(std::move(its_disk)),
        lobby{.store = *lobby_store,
              .now_s = [&of] { return of.now_s.load(); },
              .steady_s = [&of] { return of.steady_s.load(); },
              .settings_of_sample = std::string(table::begins_with_sample),
              .systems = rulebooks().cards(),
              .base_url = "http://table.test",
              .campaign_image_bytes = settings.limits.campaign_image_bytes},
        site(net::StaticSite::read(settings.client_folder)),
        context{.settings = settings,
                .lobby = lobby,
                .workers = workers,
                .counters = counters,
                .store_health = store_health,
                .site = site,
                .uptime_s = [] { return 0; }},
        server(context, [this, &of](table::EventLoop& core) {
          return std::make_unique<table::TableHost>(
              table::TableDependencies{loops.emplace_back(core, of.haste), tables_worker, clock, *store, *journal,
                                       rulebooks(), [](std::string_view) {}},
              table::Settings{});
        }) {}
};

RunningServer::RunningServer(net::Settings settings) {
  static const bool started = start_once();
  if (!started) throw std::runtime_error("libsodium does not start");
  settings.listen = "127.0.0.1";
  settings.port = 0;
  settings.threads = 2;
  start(std::move(settings), persistence::make_memory_disk());
  parts_->setup_token = lobby::issue_setup_token(parts_->lobby).value();
}

void RunningServer::start(net::Settings settings, std::shared_ptr<persistence::MemoryStoreData> disk) {
  parts_ = std::make_unique<Parts>(std::move(settings), std::move(disk), *this);
  if (auto open = parts_->server.listen(); !open) throw std::runtime_error(open.error());
  parts_->store_health.poll(*parts_->store, steady_s);
  parts_->journal->start();
  parts_->server.start();
}

RunningServer::~RunningServer() { stop(); }

std::uint16_t RunningServer::port() const { return parts_->server.port(); }

const std::string& RunningServer::setup_token() const { return parts_->setup_token; }

persistence::Store& RunningServer::store() { return *parts_->store; }

void RunningServer::erase_from_bin() {
  std::promise<void> done;
  parts_->workers.lobby.post_unbounded([&] {
    (void)lobby::erase_one_from_bin(parts_->lobby);
    done.set_value();
  });
  done.get_future().wait();
}

void RunningServer::hold_lobby(std::shared_future<void> until) {
  if (!parts_->workers.lobby.post([until = std::move(until)] { until.wait(); })) throw std::runtime_error("it is full");
}

void RunningServer::stop() {
  parts_->server.stop(std::chrono::seconds(10));
  parts_->journal.reset();
  parts_->workers.stop();
}

void RunningServer::restart_from_journal(persistence::CampaignId campaign) {
  stop();
  net::Settings settings = parts_->settings;
  std::shared_ptr<persistence::MemoryStoreData> disk = parts_->disk;
  if (!parts_->store->snapshots().keep_newest(campaign, 0)) throw std::runtime_error("the snapshots stay");
  parts_.reset();
  start(std::move(settings), std::move(disk));
}

}  // namespace ft::test
