// tests/scn FILE...: plays rule cases and prints which of them hold.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <sstream>

#include "tests/case_runner/case_run.hpp"

namespace {

using namespace ft::scn;
namespace fs = std::filesystem;

/// The case files named by the arguments; folders stand for every .scn file in and under them.
std::vector<fs::path> case_files(const std::vector<std::string>& arguments) {
  std::vector<fs::path> files;
  for (const std::string& argument : arguments) {
    if (!fs::is_directory(argument)) {
      files.emplace_back(argument);
      continue;
    }
    std::vector<fs::path> inside;
    for (const auto& entry : fs::recursive_directory_iterator(argument))
      if (entry.is_regular_file() && entry.path().extension() == ".scn") inside.push_back(entry.path());
    std::sort(inside.begin(), inside.end());
    files.insert(files.end(), inside.begin(), inside.end());
  }
  return files;
}

struct Counts {
  int passed = 0, failed = 0;
};

void tell_failure(const std::string& name, const std::string& file, const std::vector<Failure>& failures,
                  Counts& counts) {
  ++counts.failed;
  std::cout << "FAIL  " << name << "  " << file << ":" << (failures.empty() ? 0 : failures.front().line) << "\n";
  for (const Failure& failure : failures) std::cout << "      line " << failure.line << ": " << failure.what << "\n";
}

void run_file(Rulebooks& rulebooks, const fs::path& path, bool strict, Counts& counts) {
  std::ifstream in(path, std::ios::binary);
  std::stringstream text;
  text << in.rdbuf();
  if (!in)
    return tell_failure("a file that can be read", path.string(), {{0, "there is no such file, or it cannot be read"}},
                        counts);
  const Script script = read_script(text.str(), path.string());
  for (const auto& [line, what] : script.problems)
    tell_failure("a line that can be read", path.string(), {{line, what}}, counts);
  for (const Case& one : script.cases) {
    const std::vector<Failure> failures = run_case(rulebooks, one, strict);
    if (!failures.empty()) {
      tell_failure(one.name, one.file, failures, counts);
      continue;
    }
    ++counts.passed;
    std::cout << "ok    " << one.name << "  " << one.file << ":" << one.line << "\n";
  }
}

}  // namespace

int main(int count, char** arguments) {
  std::vector<std::string> files(arguments + 1, arguments + count);
  const bool strict = std::erase(files, "--strict") > 0;
  if (files.empty()) {
    std::cerr
        << "usage: scn [--strict] FILE...\nPlays rule cases; a folder stands for the .scn files in it. --strict: a "
           "question that a case does not mention fails it. The language: tests/README.md\n";
    return 2;
  }
  Rulebooks rulebooks(FT_SYSTEMS_FOLDER);
  Counts counts;
  for (const fs::path& file : case_files(files)) run_file(rulebooks, file, strict, counts);
  std::cout << counts.passed << " passed, " << counts.failed << " failed\n";
  return counts.failed == 0 && counts.passed > 0 ? 0 : 1;
}
