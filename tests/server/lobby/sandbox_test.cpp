// What a program keeps that decodes bytes of strangers: no descriptor, no network, one folder, no process but itself, no
// life after its parent.
#include "server/assets/sandbox.hpp"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <fstream>
#include <iostream>

#include "server/assets/limited_process.hpp"
#include "tests/persistence/temporary_folder.hpp"

namespace ft::assets::test {
namespace {

constexpr ProcessLimits limits = {
    .memory_bytes = 1'000'000'000, .file_bytes = 1'000'000, .wall_time = std::chrono::seconds(20)};

// A listening socket as Asio opens one: without close-on-exec.
struct Listener {
  int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  int port = 0;
  Listener() {
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    EXPECT_EQ(::bind(socket, reinterpret_cast<sockaddr*>(&address), size), 0);
    EXPECT_EQ(::listen(socket, 1), 0);
    EXPECT_EQ(::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size), 0);
    port = ntohs(address.sin_port);
  }
  ~Listener() { ::close(socket); }
};

// This process is on a kernel without Landlock from now on.
void lose_landlock() {
  std::array<sock_filter, 4> program = {{
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_landlock_create_ruleset, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  }};
  const sock_fprog filter = {static_cast<unsigned short>(program.size()), program.data()};
  if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) != 0)
    std::cerr << "the filter cannot be set\n";
}

}  // namespace

class SandboxTest : public testing::Test {
 protected:
  [[nodiscard]] bool succeeds(const std::string& script) {
    return run_limited({"bash", "-c", script}, folder.path(), limits).has_value();
  }
  persistence::tests::TemporaryFolder folder;
};

TEST_F(SandboxTest, TheServersSocketsStayOutside) {
  const Listener listener;

  EXPECT_FALSE(succeeds("[ -e /proc/self/fd/" + std::to_string(listener.socket) + " ]"));
  EXPECT_TRUE(succeeds("[ -e /proc/self/fd/2 ]"));
}

TEST_F(SandboxTest, TheNetworkIsOutOfReach) {
  const Listener listener;
  const std::string connect = "exec 9<>/dev/tcp/127.0.0.1/" + std::to_string(listener.port);
  ASSERT_EQ(std::system(("bash -c '" + connect + "'").c_str()), 0) << "without the sandbox it connects";

  EXPECT_FALSE(succeeds(connect));
}

TEST_F(SandboxTest, FilesOfOtherFoldersAreOutOfReach) {
  const persistence::tests::TemporaryFolder other;
  std::ofstream(other.path() / "secret") << "seats\n";

  EXPECT_TRUE(succeeds("echo x >mine && read line <mine"));
  if (!Sandbox::confines_files())
    GTEST_SKIP() << "NOT PROVED here, for this kernel has no Landlock: that files of other folders are out of reach";
  EXPECT_FALSE(succeeds("read line <'" + (other.path() / "secret").string() + "'"));
  EXPECT_FALSE(succeeds("echo x >'" + (other.path() / "new").string() + "'"));
}

TEST_F(SandboxTest, WithoutLandlockTheLogSaysWhatIsOpenAndTheOtherWallsStand) {
  const auto without = [&] {
    lose_landlock();
    std::cerr << Sandbox::warning() << succeeds("true") << succeeds("(true)");
    ::_exit(0);
  };

  EXPECT_EXIT(without(), testing::ExitedWithCode(0), "has no Landlock .*every file that the server's user can.*10$");
  EXPECT_EQ(Sandbox::warning().empty(), Sandbox::confines_files());
}

TEST_F(SandboxTest, NoOtherProcessIsBegunOrSignaled) {
  EXPECT_FALSE(succeeds("(true)"));
  EXPECT_FALSE(succeeds("kill -0 $PPID"));
  EXPECT_TRUE(succeeds("exec prlimit"));
  EXPECT_FALSE(succeeds("exec prlimit --pid $PPID"));
  EXPECT_TRUE(succeeds("true"));
}

TEST_F(SandboxTest, TablesGoFirst) {
  const auto niceness = run_limited({"nice"}, folder.path(), limits);

  ASSERT_TRUE(niceness) << niceness.error().text;
  EXPECT_EQ(*niceness, std::to_string(std::min(19, ::getpriority(PRIO_PROCESS, 0) + 10)) + "\n");
}

TEST_F(SandboxTest, AProcessEndsWithItsParent) {
  ::prctl(PR_SET_CHILD_SUBREAPER, 1);  // so that the child's child can be waited for here
  ASSERT_EQ(::mkfifo((folder.path() / "begun").c_str(), 0600), 0);
  const pid_t parent = ::fork();
  if (parent == 0) {
    (void)succeeds("echo $$ >begun; read forever <begun");
    ::_exit(0);
  }
  pid_t child = 0;
  std::ifstream(folder.path() / "begun") >> child;
  ASSERT_GT(child, 0);

  ::kill(parent, SIGKILL);

  int status = 0;
  ASSERT_EQ(::waitpid(parent, nullptr, 0), parent);
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
  ::prctl(PR_SET_CHILD_SUBREAPER, 0);
}

}  // namespace ft::assets::test
