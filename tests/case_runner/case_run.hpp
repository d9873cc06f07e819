// Plays one case from its givens to its last expectation.
#pragma once

#include <filesystem>

#include "rules/game/game.hpp"
#include "tests/case_runner/script.hpp"

namespace ft::scn {

struct Failure {
  int line = 0;
  std::string what;
};

/// Rulebooks with their content, made once and shared by the cases.
class Rulebooks {
 public:
  /// systems: the folder that holds a folder for each rulebook.
  explicit Rulebooks(std::filesystem::path systems) : systems_(std::move(systems)) {}
  /// The rulebook of a case, with the case's own content where it has some. Throws Trouble when either cannot be read.
  const rules::System& of(const Case& one);

 private:
  const rules::System& book(const Case& one);

  std::filesystem::path systems_;
  std::map<std::string, std::unique_ptr<const rules::System>> made_;
};

/// The failed expectations; empty when it passes. strict: it must mention every question.
[[nodiscard]] std::vector<Failure> run_case(Rulebooks& rulebooks, const Case& one, bool strict);

}  // namespace ft::scn
