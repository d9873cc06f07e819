// FT_ASSERT: a broken invariant stops the table that met it, in release builds too (style.md, errors, kind 4).
#pragma once

#include <stdexcept>
#include <string>

namespace ft {

/// A bug of ours: the table that meets it stops alone and keeps its journal (law T7). Caught once per table turn.
class Bug : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

[[noreturn]] void bug(const char* condition, const std::string& why, const char* file, int line);

}  // namespace ft

/// condition: what must hold. why: what it means and where to look when it does not.
#define FT_ASSERT(condition, why)                                       \
  do {                                                                  \
    if (!(condition)) ::ft::bug(#condition, (why), __FILE__, __LINE__); \
  } while (false)
