// table_load: drives a table server with moves and prints the results, one JSON object a line. README.md has the modes.
#include <sched.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstdio>

#include "tests/bench/load/load.hpp"
#include "tests/bench/load/server_process.hpp"

namespace ft::load {
namespace {

void print(const Options& options, const char* what, double rate, const Result& r) {
  std::printf(
      "{\"label\":\"%s\",\"what\":\"%s\",\"rate\":%.0f,\"done\":%.0f,\"p50\":%.3f,\"p90\":%.3f,\"p99\":%.3f,\"p999\":%."
      "3f,"
      "\"cpu_us\":%.2f,\"server\":%.0f,\"load\":%.0f,\"stolen\":%.1f,\"bytes\":%.1f,\"messages\":%.3f,"
      "\"refused\":%llu,\"sustained\":%d}\n",
      options.label.c_str(), what, rate, r.done_per_s, r.p50, r.p90, r.p99, r.p999, r.cpu_us_per_move, r.server_percent,
      r.load_percent, r.stolen_percent, r.bytes_per_delta, r.messages_per_delta,
      static_cast<unsigned long long>(r.refused), r.sustained ? 1 : 0);
  std::fflush(stdout);
}

/// The highest rate that is sustained. A rate fails only if it fails three times: a stall of a shared machine is not the
/// server's limit.
double search(const Options& options, Load& load) {
  double low = 0, high = 0, rate = options.start;
  Result best;
  for (int tries = 0; rate >= 5 && rate <= options.most;) {
    const Result result = load.run(rate, options.warm_s, options.seconds);
    print(options, "step", rate, result);
    if (!result.sustained && ++tries < 3) continue;
    tries = 0;
    if (result.sustained) {
      low = rate;
      best = result;
    } else {
      high = rate;
    }
    if (low > 0 && high > 0 && high / low < options.precision) break;
    rate = low == 0 ? rate / 2 : high == 0 ? rate * options.grow : (low + high) / 2;
  }
  print(options, "max", low, best);
  return low;
}

void hold_idle(const Options& options, Load& load) {
  const int count = options.tables * options.clients;
  const double kib = resident_kib_of(options.server), cpu = cpu_s_of(options.server);
  const double seconds = load.connect(count);
  const double spent = cpu_s_of(options.server) - cpu;
  load.idle(3);
  const double more = resident_kib_of(options.server) - kib;
  std::printf(
      "{\"label\":\"%s\",\"what\":\"idle\",\"seats\":%d,\"tables\":%d,\"seats_per_s\":%.0f,\"cpu_us_per_seat\":%.0f,"
      "\"kib\":%.0f,\"kib_per_seat\":%.2f,\"kib_per_table\":%.2f}\n",
      options.label.c_str(), count, options.tables, count / seconds, spent * 1e6 / count, more, more / count,
      more / options.tables);
}

int run(const Options& options) {
  if (options.core >= 0) {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(static_cast<std::size_t>(options.core), &cores);
    ::sched_setaffinity(0, sizeof cores, &cores);
  }
  rlimit descriptors{};
  ::getrlimit(RLIMIT_NOFILE, &descriptors);
  descriptors.rlim_cur = descriptors.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &descriptors);

  Load load(options);
  if (options.mode == "idle") {
    hold_idle(options, load);
    return 0;
  }
  load.connect(options.tables * options.clients);
  load.watch_a_part();
  if (options.mode == "run") {
    print(options, "run", options.rate, load.run(options.rate, options.warm_s, options.seconds));
    return 0;
  }
  if (options.mode != "search") give_up("there is no mode " + options.mode + ": run, search or idle");
  const double most = std::max(search(options, load), 1.0);
  if (options.latency_s > 0)
    for (const int percent : {10, 50, 80}) {
      const double rate = most * percent / 100;
      print(options, ("latency" + std::to_string(percent)).c_str(), rate, load.run(rate, 1, options.latency_s));
    }
  return 0;
}

}  // namespace
}  // namespace ft::load

int main(int count, char** arguments) { return ft::load::run(ft::load::read_options(count, arguments)); }
