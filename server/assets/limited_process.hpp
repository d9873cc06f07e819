// Runs another program that may be misled by what it reads: with limits on memory, time and file size.
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace ft::assets {

struct ProcessLimits {
  std::int64_t memory_bytes;
  std::int64_t file_bytes;         // the largest file it may write
  std::chrono::seconds wall_time;  // of processor time it gets as much
};

struct ProcessFailure {
  enum class Kind { not_started, failed, too_slow, given_up, wrote_too_much, disk_full };
  Kind kind;
  std::string text;  // the first line it wrote to standard error
};

/// Runs `command` (the program, found on PATH, and its arguments) in `folder` and waits for it, in a `Sandbox`, at
/// nice 10. It is killed when the calling thread ends. Its environment is PATH, LANG=C and what keeps libvips to trusted
/// decoders and one thread; its output is cut at 64 KiB.
/// gives_up: asked several times a second whether it is no longer wanted; none: it always is.
/// Returns what it wrote to standard output. It is killed where it takes too long, or is given up.
[[nodiscard]] std::expected<std::string, ProcessFailure> run_limited(const std::vector<std::string>& command,
                                                                     const std::filesystem::path& folder,
                                                                     const ProcessLimits& limits,
                                                                     const std::function<bool()>& gives_up = {});

}  // namespace ft::assets
