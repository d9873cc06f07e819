// What ends a case: an unreadable line, or a wrong expectation.
#pragma once

#include <stdexcept>
#include <string>

namespace ft::scn {

/// Thrown anywhere below a case and caught once, where cases are run. line: of the case's file, 0 where unknown.
class CaseError : public std::runtime_error {
 public:
  CaseError(int at, const std::string& what) : std::runtime_error(what), line(at) {}
  int line;
};

}  // namespace ft::scn
