// Offers: what a creature could do now, and why not (laws R2, T11). Computed by probing the procedures themselves.
#pragma once

#include <functional>
#include <vector>

#include "rules/kernel/system.hpp"

namespace ft::rules {

struct Offer {
  Command command;  // action, actor, and the form as far as it is fixed (a technique's id, what pays for it)
  Verdict why_not;
};

/// Fills into the command what its rulebook knows to make it legal, if that is enough; else leaves it as it was. Returns
/// what refuses it then. why_not: what refuses a command, asked for the command itself first and again for each addition.
[[nodiscard]] Verdict remedied(const System& system, const World& world, Command& command,
                               const std::function<Verdict(const Command&)>& why_not);

/// Every action of the schema for this creature (or, with none, the GM's actions), legal or with its reason.
[[nodiscard]] std::vector<Offer> offers(const System& system, const State& state, const Viewer& viewer,
                                        CreatureId creature);

/// One way to fill a field of a form, and why not.
struct Choice {
  Value value;
  Params added;  // what else makes the form legal: what pays for it
  Verdict why_not;
};

/// How `field` of the command's form may be filled as things stand, the other fields as given.
/// Creatures: those known in the scene. Items: the actor's. Choices: the schema's. Places: nothing (asked when sent).
/// Without a field: one, the form as it is.
[[nodiscard]] std::vector<Choice> choices(const System& system, const State& state, const Viewer& viewer,
                                          const Command& command, Key field);

}  // namespace ft::rules
