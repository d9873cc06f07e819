// How long moves at a table take while one address attacks: 1,000 sockets of slowloris by slowhttptest, and 200 requests
// a second. Rounds without and with it take turns; the server has core 0, attackers and people have core 1.
//
//   strangers_bench [MOVES]     moves of each round; 1,000
#include <fcntl.h>
#include <sched.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <thread>
#include <vector>

#include "tests/server/net/founding.hpp"
#include "tests/server/net/requests.hpp"
#include "tests/server/net/running_server.hpp"

namespace {

using namespace ft::test;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr int rounds = 3;

void stay_on_core(int core) {
  cpu_set_t cores;
  CPU_ZERO(&cores);
  CPU_SET(core, &cores);
  sched_setaffinity(0, sizeof cores, &cores);
}

/// With what strangers are limited by, and moves as fast as they come.
ft::net::Settings limited() {
  ft::net::Settings settings;
  settings.threads = 1;
  settings.limits.loopback_counts = true;
  settings.limits.commands = {.per_s = 100'000, .burst = 100'000};
  return settings;
}

/// A running slowhttptest.
class SlowTest {
 public:
  explicit SlowTest(std::uint16_t port) {
    const std::string address = "http://127.0.0.1:" + std::to_string(port) + "/";
    std::vector<std::string> words{"slowhttptest", "-H", "-c", "1000", "-r", "200",
                                   "-i",           "2",  "-l", "600",  "-u", address};
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t silent;
    posix_spawn_file_actions_init(&silent);
    posix_spawn_file_actions_addopen(&silent, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&silent, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    if (posix_spawnp(&process_, words[0].c_str(), &silent, nullptr, arguments.data(), environ) != 0)
      throw std::runtime_error("slowhttptest is missing: apt install slowhttptest");
    posix_spawn_file_actions_destroy(&silent);
    setpriority(PRIO_PROCESS, static_cast<id_t>(process_), 19);
  }
  SlowTest(const SlowTest&) = delete;
  ~SlowTest() {
    if (process_ == 0) return;
    kill(process_, SIGTERM);
    waitpid(process_, nullptr, 0);
  }

  /// It ends once the server has closed all its sockets.
  [[nodiscard]] bool ended() {
    if (process_ != 0 && waitpid(process_, nullptr, WNOHANG) == process_) process_ = 0;
    return process_ == 0;
  }

 private:
  pid_t process_ = 0;
};

/// slowhttptest, again whenever it ends, and a stream of requests; from making to destruction.
class Strangers {
 public:
  explicit Strangers(std::uint16_t port) : asking_([this, port](const std::stop_token& stop) { attack(port, stop); }) {}

  [[nodiscard]] int asked() const { return asked_; }
  [[nodiscard]] int refused() const { return refused_; }
  /// How often slowhttptest was begun again: every few seconds, as long as it opens its sockets.
  [[nodiscard]] int again() const { return again_; }

 private:
  void attack(std::uint16_t port, const std::stop_token& stop) {
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), 19);  // as slowhttptest: people have a machine of their own
    std::optional<SlowTest> slow(port);
    for (auto next = Clock::now(); !stop.stop_requested(); next += milliseconds(5)) {
      std::this_thread::sleep_until(next);
      if (slow->ended()) {
        slow.emplace(port);
        ++again_;
      }
      ++asked_;
      try {
        if (Browser(port).get("/api/me").status != 200) ++refused_;
      } catch (const std::exception&) {  // closed at once
        ++refused_;
      }
    }
  }

  std::atomic<int> asked_ = 0, refused_ = 0, again_ = 0;
  std::jthread asking_;
};

/// A GM, who walks a hero to and fro (a player may write only so much a minute), and the player of the hero.
class Table {
 public:
  explicit Table(RunningServer& server) : gil("Gil", Browser(server.port())), ada("Ada", Browser(server.port())) {
    set_up(gil, server.setup_token());
    const std::uint64_t campaign = make_sample(gil, "The Causeway", "grimwire");
    join(ada, gil, campaign);
    if (!answer_to(gil, giving(gil.creature(hero), ada)).empty()) throw std::runtime_error("no hero for Ada");
    ada.round_trip();
    for (const wire::Creature& one : ada.knows.state.creatures())
      if (one.name() == hero) at_ = {one.place().column(), one.place().row()};
  }

  /// From sending until both have it, in milliseconds, sorted.
  std::vector<double> moves(int times) {
    std::vector<double> ms;
    auto next = Clock::now();
    for (int i = 0; i < times; ++i) {
      std::this_thread::sleep_until(next += milliseconds(10));
      const auto start = Clock::now();
      there_ = !there_;
      const auto id = gil.ask(walk(gil, hero, {at_.first, at_.second + (there_ ? 1 : 0)}));
      gil.await_answer(id);
      if (!gil.refused.empty()) throw std::runtime_error("refused: " + gil.why_not(id));
      (void)ada.await(wire::Delta::kCreaturePatch);
      ms.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    std::sort(ms.begin(), ms.end());
    return ms;
  }

 private:
  const std::string hero = "Cyrus";
  Person gil, ada;
  std::pair<int, int> at_;
  bool there_ = false;
};

double percentile(const std::vector<double>& sorted, std::size_t percent) {
  return sorted[sorted.size() * percent / 100];
}

}  // namespace

int main(int count, char** arguments) {
  const int times = count > 1 ? std::atoi(arguments[1]) : 1000;
  stay_on_core(0);
  RunningServer server(limited());  // its threads stay where this one was
  stay_on_core(1);
  Table table(server);
  (void)table.moves(times / 10);
  for (int round = 0; round < rounds; ++round) {
    const std::vector<double> calm = table.moves(times);
    const Strangers strangers(server.port());
    (void)table.moves(500);  // until its sockets are open
    const std::vector<double> attacked = table.moves(times);
    std::printf(
        "p50 %.2f ms, attacked %.2f; p99 %.2f ms, attacked %.2f: %.2f times; %d requests, %d of them refused; "
        "slowhttptest again %d times\n",
        percentile(calm, 50), percentile(attacked, 50), percentile(calm, 99), percentile(attacked, 99),
        percentile(attacked, 99) / percentile(calm, 99), strangers.asked(), strangers.refused(), strangers.again());
    std::fflush(stdout);
  }
}
