// Loaded into a child server before the C library (LD_PRELOAD): its disk and its clocks do what the test wants.
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <ctime>

#include "tests/server/crash/machine/machine_faults.hpp"

namespace {

using ft::test::DiskFault;
using ft::test::MachineFaults;

MachineFaults& map_faults() {
  const int file = ::open(std::getenv("FT_MACHINE_FAULTS"), O_RDWR | O_CLOEXEC);
  void* const at = ::mmap(nullptr, sizeof(MachineFaults), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (at == MAP_FAILED) std::abort();
  ::close(file);
  return *static_cast<MachineFaults*>(at);
}

MachineFaults& faults() {
  static MachineFaults& mapped = map_faults();
  return mapped;
}

// Waits while the disk hangs. False, with errno: it takes nothing.
bool disk_writes() {
  constexpr timespec moment{.tv_sec = 0, .tv_nsec = 5'000'000};
  while (faults().disk == DiskFault::hangs) ::nanosleep(&moment, nullptr);
  if (faults().disk == DiskFault::none) return true;
  errno = EROFS;
  return false;
}

}  // namespace

extern "C" {

int fsync(int file) { return disk_writes() ? static_cast<int>(::syscall(SYS_fsync, file)) : -1; }

int fdatasync(int file) { return disk_writes() ? static_cast<int>(::syscall(SYS_fdatasync, file)) : -1; }

ssize_t pwrite64(int file, const void* bytes, size_t count, off64_t at) {
  return disk_writes() ? ::syscall(SYS_pwrite64, file, bytes, count, at) : -1;
}

ssize_t pwrite(int file, const void* bytes, size_t count, off_t at) { return pwrite64(file, bytes, count, at); }

int clock_gettime(clockid_t clock, timespec* now) noexcept {
  const int result = static_cast<int>(::syscall(SYS_clock_gettime, clock, now));
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_MONOTONIC)) now->tv_sec += faults().later_s;
  return result;
}

}  // extern "C"
