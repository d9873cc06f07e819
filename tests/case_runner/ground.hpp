// What the ground is like, and what lies between zones.
#pragma once

#include "tests/case_runner/case_setup.hpp"

namespace ft::scn {

/// "cell 5,5 cover 3", "cover 3 at 5,5", "ground surface water at 5,5", "wall at 4,4..6,4", "zone B2 named Gatehouse".
void ground(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words);
/// "border A1-A2 door limit 2"; one that does not stand is taken away.
void border(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words, bool stands);

/// "A1-A2 door": a kind of border between two zones, its ends in their one order.
struct BorderRead {
  rules::Key key;
  rules::Ref from, to;
};
[[nodiscard]] BorderRead read_border(const CaseVocabulary& vocabulary, const CaseSetup& stage, Words& words);

}  // namespace ft::scn
