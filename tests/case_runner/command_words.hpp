// "Cyrus attacks Raider weapon machete": from words to a command of the rules.
#pragma once

#include "tests/case_runner/case_setup.hpp"

namespace ft::scn {

struct CommandRead {
  rules::Command command;
  rules::Viewer viewer;  // who gives it
};

/// ACTOR ACTION [values and FIELD VALUE ...] [by PERSON] [overriding E_X because "reason"]. Stops before a word that
/// fits none of these, such as the code of a refusal. An actor `gm` is no creature.
[[nodiscard]] CommandRead read_command(const CaseVocabulary& vocabulary, const CaseSetup& stage, Words& words);

/// read_command after the actor; null: no creature.
[[nodiscard]] CommandRead read_command_of(const CaseVocabulary& vocabulary, const CaseSetup& stage,
                                          const rules::Creature* actor, Words& words);

/// One field of the action's form with its value, or a bare value for the first open field of its kind. Whether there
/// was one.
bool read_field(const CaseVocabulary& vocabulary, const CaseSetup& stage, const rules::ActionSchema& action,
                rules::Command& command, Words& words);

}  // namespace ft::scn
