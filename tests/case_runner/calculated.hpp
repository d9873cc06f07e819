// Numbers of creatures as a sheet shows them.
#pragma once

#include "tests/case_runner/expecting.hpp"

namespace ft::scn {

/// What is kept of the number; where nothing is, or its schema says that it is calculated, what the sheet says of it. None: it
/// was never set and is nothing that is calculated, or who looks may not read it. Throws Trouble on a number that its schema calls
/// calculated and the sheet lacks; a flag that the sheet lacks is not so.
[[nodiscard]] std::optional<std::int64_t> read_number(const CaseVocabulary& lexicon, const CaseTable& playing,
                                                      const Seen& seen, const rules::Creature& creature,
                                                      const rules::NumberSchema& number, int line);

}  // namespace ft::scn
