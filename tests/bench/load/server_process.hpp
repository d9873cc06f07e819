// What the server's processes have used, from /proc.
#pragma once

#include <vector>

namespace ft::load {

/// Run time of all their threads, in seconds, to the nanosecond.
[[nodiscard]] double cpu_s_of(const std::vector<int>& processes);
[[nodiscard]] double own_cpu_s();
/// Resident memory, in KiB.
[[nodiscard]] double resident_kib_of(const std::vector<int>& processes);
/// Time the machine's host kept from it, in seconds of all cores.
[[nodiscard]] double stolen_s();

}  // namespace ft::load
