#include "tests/bench/load/server_process.hpp"

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace ft::load {

namespace fs = std::filesystem;

double cpu_s_of(const std::vector<int>& processes) {
  double seconds = 0;
  for (const int process : processes) {
    std::error_code gone;
    for (const auto& thread : fs::directory_iterator("/proc/" + std::to_string(process) + "/task", gone)) {
      double ran_ns = 0;
      std::ifstream(thread.path() / "schedstat") >> ran_ns;
      seconds += ran_ns * 1e-9;
    }
  }
  return seconds;
}

double own_cpu_s() { return cpu_s_of({::getpid()}); }

double resident_kib_of(const std::vector<int>& processes) {
  double kib = 0;
  for (const int process : processes) {
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    for (std::string line; std::getline(status, line);)
      if (line.starts_with("VmRSS:")) kib += std::stod(line.substr(6));
  }
  return kib;
}

double stolen_s() {
  std::ifstream stat("/proc/stat");
  std::string cpu;
  double value = 0;
  stat >> cpu;
  for (int column = 0; column < 8; ++column) stat >> value;
  return value / 100;
}

}  // namespace ft::load
