#include "server/assets/sandbox.hpp"

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

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

// Calls for sockets, for other processes, and io_uring, which could make the same calls.
constexpr std::array refused_calls = {
#if defined(__NR_fork)
    __NR_fork,
    __NR_vfork,
#endif
    __NR_socket,
    __NR_socketpair,
    __NR_io_uring_setup,
    __NR_kill,
    __NR_tkill,
    __NR_tgkill,
    __NR_rt_sigqueueinfo,
    __NR_rt_tgsigqueueinfo,
    __NR_pidfd_send_signal,
    __NR_pidfd_getfd,
    __NR_ptrace,
    __NR_process_vm_readv,
    __NR_process_vm_writev,
    __NR_setpriority,
    __NR_ioprio_set};

// Whose first argument is a process: only 0, the caller itself, is let through.
constexpr std::array own_calls = {__NR_prlimit64, __NR_sched_setscheduler, __NR_sched_setparam, __NR_sched_setattr,
                                  __NR_sched_setaffinity};

// Such a call fails with EPERM. Threads may be begun. Other ways of calling the kernel end the process.
constexpr auto call_filter() {
#if defined(__x86_64__)
  constexpr std::uint32_t machine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
  constexpr std::uint32_t machine = AUDIT_ARCH_AARCH64;
#else
#error "add this machine's AUDIT_ARCH_ constant"
#endif
  constexpr std::uint32_t x32_calls = 0x40000000;  // on x86_64 the same calls by other numbers; no call elsewhere
  constexpr std::uint32_t refuse = SECCOMP_RET_ERRNO | EPERM;
  constexpr std::uint32_t unknown = SECCOMP_RET_ERRNO | ENOSYS;  // the C library begins threads by `clone` then
  constexpr std::size_t first_call = 5;
  constexpr std::size_t last = first_call + refused_calls.size() + own_calls.size() + 8;
  constexpr std::size_t only_own = last - 3;
  std::array<sock_filter, last + 1> program = {{
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, machine, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, x32_calls, last - first_call, 0),
  }};
  std::size_t at = first_call;
  const auto send = [&](const auto& calls, std::size_t to) {
    for (const int call : calls) {
      program[at] = BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, 0);
      program[at].jt = static_cast<std::uint8_t>(to - at - 1);
      ++at;
    }
  };
  send(refused_calls, last);
  send(own_calls, only_own);
  for (const sock_filter step : std::initializer_list<sock_filter>{
           BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone3, 0, 1), BPF_STMT(BPF_RET | BPF_K, unknown),
           BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone, 0, 4),
           BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, args)),
           BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 2, 3),
           BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, args)),  // only_own
           BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
           BPF_STMT(BPF_RET | BPF_K, refuse)})
    program[at++] = step;
  return program;
}

bool forbid_calls() {
  static constexpr auto program = call_filter();
  const sock_fprog filter = {static_cast<unsigned short>(program.size()), const_cast<sock_filter*>(program.data())};
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
  return ::close_range(3, ~0U, 0) == 0 && forbid_calls();
}

bool Sandbox::confines_files() { return landlock_version() >= 1; }

std::string_view Sandbox::warning() {
  if (confines_files()) return "";
  return "this machine has no Landlock (Linux 5.13 or newer, switched on; old Docker refuses it): should an uploaded "
         "image "
         "take over the program that decodes it, that program can read and write every file that the server's user "
         "can. Run the "
         "server as a user of its own.";
}

}  // namespace ft::assets
