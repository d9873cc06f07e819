// A program of the build, no part of the rules: prints names.hpp, the names that the kernel or a rulebook declares.
// Usage: declared_names NAMESPACE
#include <cstdio>

#include "rules/kernel/schema/schema.hpp"

namespace ft::rules {
#ifdef FT_SYSTEM
namespace FT_SYSTEM {
Schema make_schema();
}
static Schema declared() { return FT_SYSTEM::make_schema(); }
#else
static Schema declared() { return {}; }
#endif
}  // namespace ft::rules

int main(int, char** arguments) {
  const ft::rules::NameTable names = names_of(with_kernel(ft::rules::declared()));
  std::printf("// The names that the schema declares, by their hashes. Made by the build: rules/declared_names.cpp.\n");
  std::printf("#pragma once\n\n#include \"rules/kernel/values/key.hpp\"\n\n");
  std::printf("namespace %s {\n\ninline constexpr std::uint32_t declared_names[]{\n", arguments[1]);
  for (const auto& [key, name] : names.all())
    if (key) std::printf("    0x%08xU,  // %s\n", key.hash, name.c_str());
  std::printf("};\n\n/// A declared name; any other does not compile.\n");
  std::printf("consteval Key operator\"\"_k(const char* name, std::size_t length) {\n");
  std::printf("  return declared_key(declared_names, {name, length});\n}\n\n}  // namespace %s\n", arguments[1]);
}
