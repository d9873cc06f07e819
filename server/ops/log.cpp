#include "server/ops/log.hpp"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace ft::ops {

std::expected<LogLevel, std::string> log_level_from(std::string_view name) {
  if (name == "debug") return LogLevel::debug;
  if (name == "info") return LogLevel::info;
  if (name == "warning") return LogLevel::warning;
  if (name == "error") return LogLevel::error;
  if (name == "off") return LogLevel::off;
  return std::unexpected("'" + std::string(name) + "' is no log level: choose debug, info, warning, error or off");
}

void start_log(LogLevel level) {
  spdlog::set_default_logger(spdlog::stderr_logger_mt("fairtable"));
  spdlog::set_pattern("%Y-%m-%dT%H:%M:%S.%e%z %^%l%$ %v");
  switch (level) {
    case LogLevel::debug: return spdlog::set_level(spdlog::level::debug);
    case LogLevel::info: return spdlog::set_level(spdlog::level::info);
    case LogLevel::warning: return spdlog::set_level(spdlog::level::warn);
    case LogLevel::error: return spdlog::set_level(spdlog::level::err);
    case LogLevel::off: return spdlog::set_level(spdlog::level::off);
  }
}

}  // namespace ft::ops
