// "given conflict round 2, turn of Ghoul, order Ghoul, Cyrus".
#pragma once

#include "tests/case_runner/case_setup.hpp"

namespace ft::scn {

/// Begins a conflict on the stage as the rulebook does, up to the turn that the case names.
void begin_conflict(const CaseVocabulary& vocabulary, CaseSetup& stage, Words words);

}  // namespace ft::scn
