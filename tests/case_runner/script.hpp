// A case file: its cases, each with the statements it is made of.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "tests/case_runner/words.hpp"

namespace ft::scn {

/// A piece of TOML that a case adds to the rulebook's content.
struct CustomContent {
  std::string toml;
  int line = 0;
};

struct Case {
  std::string name;
  std::vector<std::string> rules;  // ids of the rules it shows
  std::string system;
  std::string file;
  int line = 0;
  std::vector<CustomContent> content;
  std::vector<Words> givens;    // the file's background first
  std::vector<Words> silences;  // of the background
  std::vector<Words> steps;     // when, ask, silence, roll, expect, refuse, then, no
};

struct Script {
  std::vector<Case> cases;
  std::vector<std::pair<int, std::string>> problems;  // lines that cannot be read
};

/// Reads a file's text. Leaves out an unreadable case and lists it in `problems`.
[[nodiscard]] Script read_script(const std::string& text, const std::string& file);

}  // namespace ft::scn
