// The server's log: one line for each refused or failed thing. Never a token, password, cookie or what people say.
#pragma once

#include <expected>
#include <string>
#include <string_view>

namespace ft::ops {

enum class LogLevel { debug, info, warning, error, off };

/// debug, info, warning, error or off; anything else is nothing.
[[nodiscard]] std::expected<LogLevel, std::string> log_level_from(std::string_view name);

/// Sends lines to standard error from now on. Call once, before any thread starts.
void start_log(LogLevel level);

}  // namespace ft::ops
