// Walls around a child process that reads bytes of strangers.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string_view>

namespace ft::assets {

/// Prepared before fork, entered in the child: it keeps three descriptors, reaches one folder and no network, begins and
/// signals no process, gains no rights and ends with its parent. Programs and libraries of the system stay readable. A
/// kernel without Landlock (before Linux 5.13, or switched off) leaves files to the user's rights; the other walls stand
/// everywhere.
/// Any thread. Source: landlock(7), seccomp(2).
class Sandbox {
 public:
  explicit Sandbox(const std::filesystem::path& folder);
  ~Sandbox();
  Sandbox(const Sandbox&) = delete;
  Sandbox& operator=(const Sandbox&) = delete;

  /// For the child alone, between fork and exec: system calls only. `parent`: the process that forked.
  /// False: a wall that this kernel has could not be put up, or the parent has ended.
  [[nodiscard]] bool enter(pid_t parent) const;

  /// Whether this kernel keeps a process to its folder.
  [[nodiscard]] static bool confines_files();

  /// For the log at the start: what such a kernel leaves open. Empty: nothing.
  [[nodiscard]] static std::string_view warning();

 private:
  int rules_ = -1;  // Landlock's; -1: the kernel has none
  bool complete_ = true;
};

}  // namespace ft::assets
