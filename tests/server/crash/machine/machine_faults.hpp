// What is wrong with the machine that a child server runs on: shared by the test and by `faulty_machine.cpp` in the child.
#pragma once

#include <atomic>
#include <cstdint>

namespace ft::test {

enum class DiskFault : int { none, hangs, read_only };

/// At the start of the file that FT_MACHINE_FAULTS names, mapped by both processes; zeros: all is well.
struct MachineFaults {
  std::atomic<DiskFault> disk = DiskFault::none;
  std::atomic<std::int64_t> later_s = 0;  // by so much its clocks are ahead
};

}  // namespace ft::test
