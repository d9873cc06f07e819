#include "server/reset_password.hpp"

#include <termios.h>
#include <unistd.h>

#include <chrono>
#include <iostream>
#include <optional>

#include "server/data_folder.hpp"
#include "server/lobby/password.hpp"
#include "server/open_store.hpp"
#include "server/scratch_folder.hpp"

namespace ft {
namespace {

namespace fs = std::filesystem;

// One line of the terminal, unseen, or of what is piped in.
std::string read_password() {
  termios shown = {};
  const bool typed = ::tcgetattr(STDIN_FILENO, &shown) == 0;
  termios hidden = shown;
  hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
  if (typed) {
    std::cout << "New password: " << std::flush;
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden);
  }
  std::string password;
  std::getline(std::cin, password);
  if (typed) {
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown);
    std::cout << "\n";
  }
  return password;
}

std::int64_t unix_now_s() {
  using namespace std::chrono;
  return duration_cast<seconds>(system_clock::now().time_since_epoch()).count();
}

int reset_in(persistence::Store& store, const std::string& account) {
  lobby::LobbyContext lobby{.store = store,
                            .now_s = unix_now_s,
                            .steady_s = [] { return 0; },  // nothing is guessed here
                            .settings_of_sample = {},
                            .systems = {},
                            .base_url = {}};
  const auto done = lobby::reset_password(lobby, account, read_password());
  if (!done) return fail_to_start(done.error().text);
  std::cout << "The password of " << account << " is changed. All its logins have ended.\n";
  return exit_fine;
}

}  // namespace

int reset_password(const Config& config) {
  const bool sqlite = config.database.empty();
  if (sqlite && !fs::exists(config.data_folder / "fairtable.sqlite")) {
    return fail_to_start("there are no accounts in " + config.data_folder.string() +
                         ". Name the server's folder with --data, or its database with --database.");
  }
  std::optional<DataFolder> held;
  if (sqlite) {
    auto folder = DataFolder::open(config.data_folder, config.net.upload_folder);
    if (!folder) return fail_to_start(folder.error());
    held.emplace(std::move(*folder));
  }
  // With PostgreSQL: opening a store empties what is on its way into its folder, which may be a running server's.
  const ScratchFolder scratch;
  const auto store = open_store(config, sqlite ? config.data_folder : scratch.path());
  if (!store) return fail_to_start(store.error());
  return reset_in(**store, config.reset_password_of);
}

}  // namespace ft
