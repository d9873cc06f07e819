// Numbers of creatures as a sheet shows them.
#pragma once

#include "tests/case_runner/expecting.hpp"

namespace ft::scn {

/// The stored number; else, for a number that its schema calls calculated, the sheet's. None: never set and not
/// calculated, or the viewer may not read it. Throws CaseError for a calculated number that the sheet lacks; a flag
/// that the sheet lacks is false.
[[nodiscard]] std::optional<std::int64_t> read_number(const CaseVocabulary& vocabulary, const CaseTable& playing,
                                                      const Seen& seen, const rules::Creature& creature,
                                                      const rules::NumberSchema& number, int line);

}  // namespace ft::scn
