#include "server/assets/sandbox.hpp"

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>

namespace ft::assets {
namespace {

constexpr std::uint64_t reading =
    LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t writing_files = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE;
constexpr std::uint64_t everything = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1;  // what the first version knows

long landlock_version() { return ::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION); }

// False: the folder is there and no rule could be made for it.
bool allow(int rules, const char* path, std::uint64_t access) {
  const int place = ::open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return errno == ENOENT;
  const landlock_path_beneath_attr rule = {.allowed_access = access, .parent_fd = place};
  const bool added = ::syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
  ::close(place);
  return added;
}

// No sockets, also none by io_uring: a call for one fails with EPERM. Other ways of calling the kernel end the process.
bool forbid_sockets() {
#if defined(__x86_64__)
  constexpr std::uint32_t machine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
  constexpr std::uint32_t machine = AUDIT_ARCH_AARCH64;
#else
#error "add this machine's AUDIT_ARCH_ constant"
#endif
  constexpr std::uint32_t x32_calls = 0x40000000;  // on x86_64 the same calls by other numbers; no call elsewhere
  constexpr std::uint32_t refuse = SECCOMP_RET_ERRNO | EPERM;
  std::array<sock_filter, 10> program = {{
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, machine, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, x32_calls, 3, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_socket, 2, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_socketpair, 1, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_io_uring_setup, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, refuse),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  }};
  const sock_fprog filter = {static_cast<unsigned short>(program.size()), program.data()};
  return ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
}

}  // namespace

Sandbox::Sandbox(const std::filesystem::path& folder) {
  if (!confines_files()) return;
  const landlock_ruleset_attr handled = {.handled_access_fs = everything};
  rules_ = static_cast<int>(::syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0));
  complete_ = rules_ >= 0 && allow(rules_, folder.c_str(), everything) && allow(rules_, "/dev/null", writing_files) &&
              allow(rules_, "/dev/full", writing_files);
  for (const char* system : {"/usr", "/bin", "/lib", "/lib64", "/etc"})
    complete_ = complete_ && allow(rules_, system, reading);
}

Sandbox::~Sandbox() {
  if (rules_ >= 0) ::close(rules_);
}

bool Sandbox::enter(pid_t parent) const {
  if (::prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || ::getppid() != parent) return false;
  if (!complete_ || ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
  if (rules_ >= 0 && ::syscall(SYS_landlock_restrict_self, rules_, 0) != 0) return false;
  return ::close_range(3, ~0U, 0) == 0 && forbid_sockets();
}

bool Sandbox::confines_files() { return landlock_version() >= 1; }

}  // namespace ft::assets
