#include "tests/server/crash/child_server.hpp"

#include <fcntl.h>
#include <linux/capability.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace ft::test {

namespace {

constexpr int longest_wait_ms = 20'000;

std::string read_file(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

enum class Privileges { ours, none };

// What the child has to do without.
struct Hardship {
  Privileges privileges = Privileges::ours;  // none: even run by root it is an ordinary user
  std::uint64_t file_bytes = 0;              // how large a file may grow; 0: no limit
  std::filesystem::path input = "/dev/null";
  std::filesystem::path machine_faults = {};  // file of a MachineFaults; empty: the real machine
};

struct Child {
  int pid = 0;
  int output = -1;  // where its standard output is read
};

std::vector<char*> pointers_to(Flags& words) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  return pointers;
}

// `complaints`: the file that its standard error is added to.
Child spawn(const Flags& flags, const std::filesystem::path& complaints, const Hardship& hardship) {
  Flags words{FT_FAIRTABLE};
  words.insert(words.end(), flags.begin(), flags.end());
  if (std::find(words.begin(), words.end(), "--content") == words.end())
    words.insert(words.end(), {"--content", FT_CONTENT_FOLDER});
  Flags more_environment;
  if (!hardship.machine_faults.empty())  // the sanitizers' libraries need not come first
    more_environment = {"LD_PRELOAD=" FT_FAULTY_MACHINE, "FT_MACHINE_FAULTS=" + hardship.machine_faults.string(),
                        "ASAN_OPTIONS=verify_asan_link_order=0"};
  std::vector<char*> arguments = pointers_to(words), environment = pointers_to(more_environment);
  environment.pop_back();
  for (char** inherited = ::environ; *inherited != nullptr; ++inherited) environment.push_back(*inherited);
  environment.push_back(nullptr);
  std::array<int, 2> pipe{};
  if (::pipe2(pipe.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  const int errors = ::open(complaints.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);

  const int input = ::open(hardship.input.c_str(), O_RDONLY | O_CLOEXEC);
  const int pid = ::fork();
  if (pid < 0) throw std::runtime_error("no child");
  if (pid == 0) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::dup2(input, STDIN_FILENO);
    ::dup2(pipe[1], STDOUT_FILENO);
    ::dup2(errors, STDERR_FILENO);
    if (hardship.privileges == Privileges::none)
      for (const int privilege : {CAP_NET_BIND_SERVICE, CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH})
        ::prctl(PR_CAPBSET_DROP, privilege);
    ::signal(SIGXFSZ, SIG_IGN);  // a write beyond the limit fails, as on a full disk
    const rlimit limit{hardship.file_bytes > 0 ? hardship.file_bytes : RLIM_INFINITY, RLIM_INFINITY};
    ::setrlimit(RLIMIT_FSIZE, &limit);
    ::execve(arguments.front(), arguments.data(), environment.data());
    ::_exit(127);
  }
  ::close(pipe[1]);
  ::close(errors);
  ::close(input);
  return {pid, pipe[0]};
}

// The next bytes; empty at the end. Throws when nothing comes for too long.
std::string read_some(int descriptor) {
  pollfd ready{.fd = descriptor, .events = POLLIN, .revents = 0};
  if (::poll(&ready, 1, longest_wait_ms) == 0) throw std::runtime_error("fairtable says nothing");
  std::array<char, 4096> bytes{};
  const ssize_t count = ::read(descriptor, bytes.data(), bytes.size());
  return {bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0))};
}

int exit_code_of(int pid) {
  int status = 0;
  ::waitpid(pid, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

constexpr auto faults_file = "machine_faults";

// All is well, so far.
MachineFaults* make_faults(const std::filesystem::path& path) {
  std::ofstream(path) << std::string(sizeof(MachineFaults), '\0');
  const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
  void* const at = ::mmap(nullptr, sizeof(MachineFaults), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  ::close(file);
  if (at == MAP_FAILED) throw std::runtime_error("no shared memory");
  return static_cast<MachineFaults*>(at);
}

// What follows `key` in `text`, up to the end of the line.
std::string after(const std::string& text, const std::string& key) {
  const std::size_t at = text.find(key);
  if (at == std::string::npos) return "";
  const std::size_t start = at + key.size();
  return text.substr(start, text.find('\n', start) - start);
}

}  // namespace

Ending run_to_end(const Flags& flags, std::uint64_t size_limit_bytes, const std::string& input) {
  const persistence::tests::TemporaryFolder folder;
  std::ofstream(folder.path() / "input") << input;
  const Child child =
      spawn(flags, folder.path() / "complaints",
            {.privileges = Privileges::none, .file_bytes = size_limit_bytes, .input = folder.path() / "input"});
  Ending ending;
  try {
    for (std::string more = read_some(child.output); !more.empty(); more = read_some(child.output)) {
      ending.output += more;
      if (more.find("is ready") != std::string::npos) ::kill(child.pid, SIGTERM);
    }
  } catch (const std::runtime_error&) {
    ::kill(child.pid, SIGKILL);
  }
  ::close(child.output);
  ending.exit_code = exit_code_of(child.pid);
  ending.complaints = read_file(folder.path() / "complaints");
  return ending;
}

ChildServer::ChildServer(Flags flags, Machine machine) : flags_(std::move(flags)) {
  const Flags own{"--listen", "127.0.0.1", "--port", "0", "--data", folder_.path() / "data", "--threads", "2"};
  flags_.insert(flags_.begin(), own.begin(), own.end());
  if (machine == Machine::faulty) machine_ = make_faults(folder_.path() / faults_file);
}

ChildServer::~ChildServer() {
  kill();
  if (machine_ != nullptr) ::munmap(machine_, sizeof(MachineFaults));
}

MachineFaults& ChildServer::machine() const {
  if (machine_ == nullptr) throw std::logic_error("it runs on the real machine");
  return *machine_;
}

void ChildServer::start() {
  Hardship hardship;
  if (machine_ != nullptr) hardship.machine_faults = folder_.path() / faults_file;
  const Child child = spawn(flags_, folder_.path() / "complaints", hardship);
  pid_ = child.pid;
  greeting_.clear();
  while (greeting_.find("on this machine:") == std::string::npos || !greeting_.ends_with('\n')) {
    const std::string more = read_some(child.output);
    if (more.empty()) throw std::runtime_error("fairtable did not start: " + complaints());
    greeting_ += more;
  }
  ::close(child.output);
  port_ = static_cast<std::uint16_t>(std::stoi(after(greeting_, "on this machine: http://localhost:")));
  setup_token_ = after(greeting_, "/setup#");
}

void ChildServer::kill() {
  if (pid_ == 0) return;
  ::kill(pid_, SIGKILL);
  (void)wait();
}

int ChildServer::end() {
  ::kill(pid_, SIGTERM);
  return wait();
}

int ChildServer::wait() { return exit_code_of(std::exchange(pid_, 0)); }

void ChildServer::limit_files(std::uint64_t size_bytes) const {
  const rlimit limit{size_bytes == 0 ? RLIM_INFINITY : size_bytes, RLIM_INFINITY};
  if (::prlimit(pid_, RLIMIT_FSIZE, &limit, nullptr) != 0) throw std::runtime_error("no limit");
}

std::string ChildServer::complaints() const { return read_file(folder_.path() / "complaints"); }

}  // namespace ft::test
