#include "server/assets/limited_process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "server/assets/sandbox.hpp"

namespace ft::assets {
namespace {

constexpr std::size_t most_output = 64 * 1024;

struct Pipe {
  std::array<int, 2> ends = {-1, -1};
  Pipe() {
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) ends = {-1, -1};
  }
  ~Pipe() { close_both(); }
  Pipe(const Pipe&) = delete;

  void close_write_end() { close_one(1); }
  void close_both() {
    close_one(0);
    close_one(1);
  }

 private:
  void close_one(std::size_t end) {
    if (ends[end] >= 0) ::close(ends[end]);
    ends[end] = -1;
  }
};

// What the child does before it becomes the program: only calls that are safe after fork.
struct Becoming {
  char* const* arguments;
  char* const* environment;
  const char* folder;
  const ProcessLimits& limits;
  const Sandbox& sandbox;
  pid_t parent;
};
[[noreturn]] void become(const Becoming& program, std::array<int, 2> outputs) {
  const ProcessLimits& limits = program.limits;
  const auto limit = [](auto what, std::int64_t value) {
    const rlimit both = {static_cast<rlim_t>(value), static_cast<rlim_t>(value)};
    return ::setrlimit(what, &both) == 0;
  };
  ::signal(SIGXFSZ, SIG_DFL);  // at the limit it is ended, however the server takes that signal
  const int nothing = ::open("/dev/null", O_RDONLY);
  errno = 0;
  const bool is_nice = ::nice(10) != -1 || errno == 0;  // tables go first
  const bool ready =
      is_nice && nothing >= 0 && ::dup2(nothing, 0) >= 0 && ::dup2(outputs[0], 1) >= 0 && ::dup2(outputs[1], 2) >= 0 &&
      ::chdir(program.folder) == 0 && limit(RLIMIT_AS, limits.memory_bytes) && limit(RLIMIT_FSIZE, limits.file_bytes) &&
      limit(RLIMIT_CPU, limits.wall_time.count()) && limit(RLIMIT_CORE, 0) && program.sandbox.enter(program.parent);
  if (ready) ::execvpe(program.arguments[0], program.arguments, program.environment);
  ::_exit(127);
}

// Reads both pipes until they are closed, the time is over or it is given up.
enum class Reading { ended, too_slow, given_up };
Reading read_outputs(std::array<int, 2> pipes, std::array<std::string, 2>& texts,
                     std::chrono::steady_clock::time_point end, const std::function<bool()>& gives_up) {
  constexpr std::int64_t between_questions_ms = 200;
  std::array<pollfd, 2> waiting = {pollfd{pipes[0], POLLIN, 0}, pollfd{pipes[1], POLLIN, 0}};
  while (waiting[0].fd >= 0 || waiting[1].fd >= 0) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    if (left.count() <= 0) return Reading::too_slow;
    if (gives_up && gives_up()) return Reading::given_up;
    const std::int64_t most_ms = gives_up ? std::min(between_questions_ms, left.count()) : left.count();
    if (::poll(waiting.data(), 2, static_cast<int>(most_ms)) < 0 && errno != EINTR) return Reading::ended;
    for (std::size_t i = 0; i < 2; ++i) {
      if (waiting[i].fd < 0 || waiting[i].revents == 0) continue;
      std::array<char, 4096> bytes;
      const ssize_t count = ::read(waiting[i].fd, bytes.data(), bytes.size());
      if (count <= 0) {
        waiting[i].fd = -1;
      } else if (texts[i].size() < most_output) {
        texts[i].append(bytes.data(), static_cast<std::size_t>(count));
      }
    }
  }
  return Reading::ended;
}

// As the C library words it under LANG=C.
bool says_disk_is_full(const std::string& complaint) {
  return complaint.find(std::strerror(ENOSPC)) != std::string::npos ||
         complaint.find(std::strerror(EDQUOT)) != std::string::npos;
}

std::vector<char*> pointers_to(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

}  // namespace

std::expected<std::string, ProcessFailure> run_limited(const std::vector<std::string>& command,
                                                       const std::filesystem::path& folder, const ProcessLimits& limits,
                                                       const std::function<bool()>& gives_up) {
  using enum ProcessFailure::Kind;
  const char* path = std::getenv("PATH");
  // Above this libvips keeps a decoded picture in a file, which the limit on files would end.
  constexpr const char* keep_in_memory = "VIPS_DISC_THRESHOLD=1g";
  std::vector<std::string> environment = {std::string("PATH=") + (path ? path : "/usr/bin:/bin"), "LANG=C",
                                          "VIPS_BLOCK_UNTRUSTED=1", "VIPS_CONCURRENCY=1", keep_in_memory};
  std::vector<std::string> arguments = command;
  const std::vector<char*> argument_pointers = pointers_to(arguments);
  const std::vector<char*> environment_pointers = pointers_to(environment);
  const std::string folder_text = folder.string();

  Pipe output;
  Pipe errors;
  if (output.ends[0] < 0 || errors.ends[0] < 0) {
    return std::unexpected(ProcessFailure{not_started, std::strerror(errno)});
  }
  const auto end = std::chrono::steady_clock::now() + limits.wall_time;
  const Sandbox sandbox(folder);
  const Becoming program = {
      argument_pointers.data(), environment_pointers.data(), folder_text.c_str(), limits, sandbox, ::getpid()};
  const pid_t child = ::fork();
  if (child == 0) become(program, {output.ends[1], errors.ends[1]});
  if (child < 0) return std::unexpected(ProcessFailure{not_started, std::strerror(errno)});
  output.close_write_end();
  errors.close_write_end();

  std::array<std::string, 2> texts;
  const Reading reading = read_outputs({output.ends[0], errors.ends[0]}, texts, end, gives_up);
  if (reading != Reading::ended) ::kill(child, SIGKILL);
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }

  const std::string first_line = texts[1].substr(0, texts[1].find('\n'));
  if (reading == Reading::given_up) return std::unexpected(ProcessFailure{ProcessFailure::Kind::given_up, first_line});
  if (reading == Reading::too_slow || (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU)) {
    return std::unexpected(ProcessFailure{too_slow, first_line});
  }
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXFSZ) {
    return std::unexpected(ProcessFailure{wrote_too_much, first_line});
  }
  if (status != 0 && says_disk_is_full(texts[1])) return std::unexpected(ProcessFailure{disk_full, first_line});
  if (WIFEXITED(status) && WEXITSTATUS(status) == 127) {
    return std::unexpected(ProcessFailure{not_started, command.front() + " cannot be run"});
  }
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return std::unexpected(ProcessFailure{failed, first_line});
  return std::move(texts[0]);
}

}  // namespace ft::assets
