// Every flag of the server in one place, with its unit and default.
#pragma once

#include <expected>
#include <filesystem>
#include <string>

#include "server/net/settings.hpp"
#include "server/ops/log.hpp"

namespace ft {

struct Config {
  net::Settings net;
  std::filesystem::path data_folder = ".data";
  std::filesystem::path content_folder = "rules/systems";  // FOLDER/SYSTEM/content and /sample
  std::string database;                                    // empty: SQLite in the data folder
  ops::LogLevel log_level = ops::LogLevel::info;
  bool journaled = true;
  std::string reset_password_of = {};  // an account: the program sets its password and ends
  bool check_upgrade = false;          // the program opens every campaign without writing, and ends
};

/// Why the program ends before it began: a sentence (or the help), and the exit code.
struct EarlyExit {
  int exit_code;
  std::string text;
};

inline constexpr int exit_fine = 0;
inline constexpr int exit_failed = 1;  // the world: port, disk, database
inline constexpr int exit_misused = 2;

/// Reads flags, then FAIRTABLE_... variables, then the file given by --config (TOML, each flag's name without dashes).
[[nodiscard]] std::expected<Config, EarlyExit> read_config(int argument_count, const char* const* arguments);

}  // namespace ft
