// Cases that show how the content they bring along is not taken.
#pragma once

#include "tests/case_runner/case_run.hpp"

namespace ft::scn {

/// "refuse content technique.lunge.trigger E_BAD_DATA": the content of the case is rejected; a refusal of the book in
/// place of E_BAD_DATA: for that reason. None: the case has no such line.
[[nodiscard]] std::optional<std::vector<Failure>> content_refused(Rulebooks& rulebooks, const Case& one);

}  // namespace ft::scn
