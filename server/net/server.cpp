#include "server/net/server.hpp"

#include <pthread.h>

#include <spdlog/spdlog.h>

#include <future>

#include "server/net/excess.hpp"
#include "server/net/http_connection.hpp"
#include "server/net/server_context.hpp"

namespace ft::net {
namespace {

std::string sentence_about(const error_code& failed, const Settings& settings) {
  const std::string where = settings.listen + ":" + std::to_string(settings.port);
  if (failed == asio::error::address_in_use) {
    return "port " + std::to_string(settings.port) +
           " is in use: another program, or another Fairtable, listens there. Choose another with --port.";
  }
  if (failed == asio::error::access_denied) {
    return "this user may not listen on port " + std::to_string(settings.port) +
           ". Choose one from 1024 on with --port.";
  }
  if (failed == boost::system::errc::address_not_available) {
    return settings.listen + " is no address of this machine. Choose another with --listen.";
  }
  return "cannot listen on " + where + ": " + failed.message();
}

}  // namespace

struct Server::Listener {
  ServerContext& context;
  Acceptor acceptor;
  std::size_t next_core = 0;

  explicit Listener(ServerContext& shared) : context(shared), acceptor(shared.cores.front()->core.executor()) {}

  std::expected<void, error_code> open(const Settings& settings) {
    error_code failed;
    const auto address = asio::ip::make_address(settings.listen, failed);
    if (failed) return std::unexpected(failed);
    const asio::ip::tcp::endpoint endpoint(address, settings.port);
    acceptor.open(endpoint.protocol(), failed);
    if (!failed) acceptor.set_option(asio::socket_base::reuse_address(true), failed);
    if (!failed) acceptor.bind(endpoint, failed);
    if (!failed) acceptor.listen(4096, failed);
    if (failed) return std::unexpected(failed);
    return {};
  }

  // Connections go to the cores in turn; a table's connections move on to its core when they name it.
  Task<void> accept_all() {
    SteadyTimer pause(acceptor.get_executor());
    while (acceptor.is_open()) {
      Core& core = context.cores[next_core++ % context.cores.size()]->core;
      auto [failed, socket] = co_await acceptor.async_accept(core.executor(), use_tuple);
      if (failed == asio::error::operation_aborted) co_return;
      if (failed) {
        spdlog::error("cannot take a connection in: {}", failed.message());
        pause.expires_after(std::chrono::milliseconds(100));  // no descriptors left: they come back
        co_await pause.async_wait(use_tuple);
        continue;
      }
      auto slot = admit_connection(context, socket);
      if (!slot) continue;
      try {
        serve(core, std::move(socket), *std::move(slot));
      } catch (const std::exception& bug) {  // no memory for this one: others come
        spdlog::error("cannot serve a connection: {}", bug.what());
      }
    }
  }

  void serve(Core& core, Socket socket, NetworkLimiter::Slot slot) {
    error_code ignored;
    socket.set_option(asio::ip::tcp::no_delay(true), ignored);
    asio::co_spawn(core.executor(), serve_http(context, std::move(socket), std::move(slot)), log_end);
  }
};

Server::Server(ServerContext& context, const MakeHost& make_host) : context_(context) {
  const std::size_t threads = context.settings.threads > 0
                                  ? context.settings.threads
                                  : std::max<std::size_t>(1, std::thread::hardware_concurrency());
  for (std::size_t i = 0; i < threads; ++i) {
    auto core_tables = std::make_unique<CoreTables>();
    core_tables->host = make_host(core_tables->core);
    context.cores.push_back(std::move(core_tables));
  }
  listener_ = std::make_unique<Listener>(context);
}

Server::~Server() { stop(std::chrono::milliseconds(0)); }

std::expected<void, std::string> Server::listen() {
  if (auto open = listener_->open(context_.settings); !open) {
    return std::unexpected(sentence_about(open.error(), context_.settings));
  }
  return {};
}

std::uint16_t Server::port() const { return listener_->acceptor.local_endpoint().port(); }

void Server::start() {
  asio::co_spawn(listener_->acceptor.get_executor(), listener_->accept_all(), log_end);
  for (std::size_t i = 0; i < context_.cores.size(); ++i) {
    threads_.emplace_back([this, i] {
      pthread_setname_np(pthread_self(), ("core " + std::to_string(i)).c_str());
      context_.cores[i]->core.run();
    });
  }
}

void Server::stop(std::chrono::milliseconds limit) {
  if (threads_.empty()) return;
  const auto end = std::chrono::steady_clock::now() + limit;
  context_.cores.front()->core.post([this] {
    error_code ignored;
    listener_->acceptor.close(ignored);
  });

  std::vector<std::future<void>> drained;
  for (const auto& core_tables : context_.cores) {
    auto done = std::make_shared<std::promise<void>>();
    drained.push_back(done->get_future());
    core_tables->core.post([&core_tables, done] { core_tables->host->drain([done] { done->set_value(); }); });
  }
  bool in_time = true;
  for (const std::future<void>& host : drained) in_time = host.wait_until(end) == std::future_status::ready && in_time;
  if (!in_time && limit.count() > 0) spdlog::error("the journal did not take everything in time: going anyway");
  constexpr auto longest_good_bye = std::chrono::seconds(1);
  context_.session_counter.wait_empty(std::min(end, std::chrono::steady_clock::now() + longest_good_bye));

  for (const auto& core_tables : context_.cores) core_tables->core.stop();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

}  // namespace ft::net
