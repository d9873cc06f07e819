/// Any text is cases, or lines that cannot be read, each with its number and a sentence: no crash.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "tests/case_runner/script.hpp"

namespace {

void require(bool holds) {
  if (!holds) __builtin_trap();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(bytes), size);
  const auto lines = static_cast<int>(1 + std::ranges::count(text, '\n'));

  const ft::scn::Script script = ft::scn::read_script(text, "fuzz.scn");

  for (const auto& [line, problem] : script.problems) require(line >= 1 && line <= lines && !problem.empty());
  for (const ft::scn::Case& one : script.cases)
    require(!one.name.empty() && !one.system.empty() && one.line >= 1 && one.line <= lines);
  return 0;
}
