// Who is asked what while an action is declared. Source: AU-ARB-04, AU-ARB-13, section 5.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::aura {

/// Reactions allowed in a window, besides passing and interrupting.
struct AllowedReactions {
  bool challenges = false;
  bool joins = false;
  Key aborts = {};  // the own action that may be given up (AU-INC-02)
};

/// The prompt of a creature in a window.
struct WindowPrompt {
  Key prompt;     // q_declared, q_join_in
  Params params;  // what fills the sentence
  Key rule;
  std::int64_t seconds = 0;           // for the creatures the window waits for
  std::vector<CreatureId> waits_for;  // the creatures concerned; all others have optional reactions (AU-ARB-04)
  std::int64_t max_damage = 0;
};

/// The question of one creature, or none where it could say nothing. Source: AU-ARB-04.
[[nodiscard]] std::optional<Question> question_in_window(Resolution& r, const WindowPrompt& asking, CreatureId who,
                                                         const AllowedReactions& says);
/// The action that a reaction in a window declares; refuses a form that it does not have.
[[nodiscard]] Command command_of_reaction(Resolution& r, const Reaction& spoken);
/// The conscious creatures of the encounter that are aware of any of these, by joinIndex. concerned: they need not see it.
[[nodiscard]] std::vector<CreatureId> aware_of_any(const Resolution& r, EncounterId encounter,
                                                   const std::vector<CreatureId>& actors,
                                                   const std::vector<CreatureId>& concerned = {});
[[nodiscard]] bool among(const std::vector<CreatureId>& all, CreatureId who);

}  // namespace ft::rules::aura
