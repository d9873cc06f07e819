// From the given lines of a case to the stage it is played on.
#pragma once

#include "tests/case_runner/case_setup.hpp"

namespace ft::scn {

/// The kind and size of a map: "30x20", "hex_rows 12x12", "zones 5x5".
void read_size(rules::Scene& scene, Words& words);

/// Builds the state. Ids of creatures follow the order of appearance. Creatures without a place stand side by side, all
/// within three cells of each other. A conflict is begun by the rulebook's own commands, with dice that give the
/// wanted order, before conditions, features and items count; what the case gives itself wins over what that set.
[[nodiscard]] CaseSetup set_up(const CaseVocabulary& vocabulary, const std::vector<Words>& givens);

/// A creature that joins later: "Ghoul npc at 3,3 ...".
void add_creature(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words);

}  // namespace ft::scn
