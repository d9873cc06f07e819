#include "tests/bench/load/options.hpp"

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>

#include "tests/bench/load/client.hpp"

namespace ft::load {

void give_up(const std::string& why) {
  std::fprintf(stderr, "table_load: %s\n", why.c_str());
  std::exit(2);
}

Options read_options(int count, char** arguments) {
  Options options;
  const auto text = [](std::string& to) { return [&to](const std::string& value) { to = value; }; };
  const auto whole = [](int& to) { return [&to](const std::string& value) { to = std::stoi(value); }; };
  const auto real = [](double& to) { return [&to](const std::string& value) { to = std::stod(value); }; };
  const std::map<std::string, std::function<void(const std::string&)>> all{
      {"--label", text(options.label)},
      {"--wire", text(options.wire)},
      {"--mode", text(options.mode)},
      {"--port", whole(options.port)},
      {"--tables", whole(options.tables)},
      {"--clients", whole(options.clients)},
      {"--core", whole(options.core)},
      {"--first-campaign", whole(options.first_campaign)},
      {"--window", whole(options.window)},
      {"--probe", real(options.probe)},
      {"--drain-ms", real(options.drain_ms)},
      {"--rate", real(options.rate)},
      {"--warm", real(options.warm_s)},
      {"--seconds", real(options.seconds)},
      {"--start", real(options.start)},
      {"--most", real(options.most)},
      {"--grow", real(options.grow)},
      {"--precision", real(options.precision)},
      {"--p99", real(options.p99_ms)},
      {"--latency", real(options.latency_s)},
      {"--server", [&](const std::string& value) { options.server.push_back(std::stoi(value)); }},
  };
  for (int i = 1; i < count; i += 2) {
    const auto known = all.find(arguments[i]);
    if (known == all.end()) give_up(std::string("unknown option ") + arguments[i]);
    if (i + 1 == count) give_up(std::string("a value is missing after ") + arguments[i]);
    known->second(arguments[i + 1]);
  }
  if (options.clients > most_clients) give_up("at most 16 clients a table");
  return options;
}

}  // namespace ft::load
