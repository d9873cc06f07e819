// What several movements and postures ask of their actor. Source: AU-CM-06, AU-POST-03, AU-ARB-14.
#pragma once

#include "rules/systems/aura/creature/pools.hpp"

namespace ft::rules::aura {

/// restrained. Source: AU-CM-06.
[[nodiscard]] Verdict restraint_refused(Resolution& r);
/// Surprised where the table lets those do nothing but free acts (`surprised_act`). Source: AU-SURP-02.
[[nodiscard]] bool too_surprised(const Actor& actor);
/// wrong_posture, unless the actor has that posture. Source: AU-POST-03.
[[nodiscard]] Verdict posture_refused(Resolution& r, Key posture);
/// While the form lacks that field: who could not pay the least that any choice costs. Source: AU-ARB-04, AU-RND-08.
[[nodiscard]] Verdict least_refused(Resolution& r, Key field, Cost least);
/// Whether the form is the GM's: a command of its own, not a player's answer to one.
[[nodiscard]] bool gm_speaks(const Resolution& r);
/// Whether the form has all numbers of the GM.
[[nodiscard]] bool gm_has_said(const Resolution& r);
/// A field that only the GM fills in, such as a cost by the GM's word, or its usual value. Refuses gm_only.
/// Source: AU-ARB-14.
[[nodiscard]] std::int64_t number_by_gm(Resolution& r, Key field, std::int64_t otherwise);

/// A number that is the GM's to say.
struct GmInput {
  Key field;
  std::int64_t min, max, default_answer;
};
/// command() with these numbers as the GM answers; a GM's own command has them itself. For ActionDefinition::settle.
/// about: the question, which has the request's `text` too.
[[nodiscard]] Command ask_gm_numbers(Resolution& r, const std::vector<GmInput>& numbers, Key about = "q_judged"_k);

}  // namespace ft::rules::aura
