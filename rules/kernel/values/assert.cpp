// Reports a broken invariant. The one place besides resolution.cpp that throws.
#include "rules/kernel/values/assert.hpp"

namespace ft {

void bug(const char* condition, const std::string& why, const char* file, int line) {
  throw Bug(std::string(file) + ":" + std::to_string(line) + ": " + why + " [" + condition + "]");
}

}  // namespace ft
