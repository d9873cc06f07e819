// Command line options of the load.
#pragma once

#include <string>
#include <vector>

namespace ft::load {

struct Options {
  std::string label, wire = "fairtable", mode = "search";
  int port = 8080;
  int tables = 200, clients = 5;  // clients of one table
  int core = -1;                  // to run on; -1: any
  int first_campaign = 1;         // of Fairtable: printed by prepare_tables
  int window = 64;                // connections being opened at once
  double probe = 1;               // the part of the tables whose clients are read at once and timed
  double drain_ms = 20;           // the others are read this often
  double rate = 1000;             // run: moves a second
  double warm_s = 0.5, seconds = 2.5;
  double start = 500, most = 400'000, grow = 1.35, precision = 1.06, p99_ms = 50;  // search
  double latency_s = 4;     // at 10, 50 and 80 % of the maximum; 0: not measured
  std::vector<int> server;  // process ids
};

/// Ends the program with a sentence where an option is unknown or lacks its value.
[[nodiscard]] Options read_options(int count, char** arguments);

[[noreturn]] void give_up(const std::string& why);

}  // namespace ft::load
