// Offers: what a creature could do now, and why not (laws R2, T11). Computed by probing the procedures themselves.
#pragma once

#include <functional>
#include <vector>

#include "rules/kernel/system.hpp"

namespace ft::rules {

struct Offer {
  Command command;  // action, actor, and the fixed fields of the form (a technique's id, the payment)
  Verdict why_not;
};

/// Adds to the form what its rulebook names if that makes the command legal; else leaves it unchanged. Returns the
/// remaining refusal. why_not: the refusal of a command, asked for the command itself first and again after each
/// addition.
[[nodiscard]] Verdict autofilled(const Ruleset& system, const World& world, Command& command,
                                 const std::function<Verdict(const Command&)>& why_not);

/// Every action of the schema for this creature (or, with none, the GM's actions, in `scene` or else in the scene shown), legal or with
/// its reason.
[[nodiscard]] std::vector<Offer> offers(const System& system, const State& state, const Viewer& viewer,
                                        CreatureId creature, SceneId scene = {});

/// An attack of a sheet, and its command as the viewer could send it.
struct OfferedAttack {
  SheetAttack attack;
  Offer offer;
};

/// The attacks that this creature of the viewer's has at hand, legal or with their reasons.
[[nodiscard]] std::vector<OfferedAttack> offered_attacks(const System& system, const State& state, const Viewer& viewer,
                                                         CreatureId creature);

/// One way to fill a field of a form, and why not.
struct Choice {
  Value value;
  Params added;  // fields that make the form legal: the payment
  Verdict why_not;
};

/// How `field` of the command's form may be filled as things stand, the other fields as given.
/// Creatures: those known in the scene. Items: the actor's, and those seen in its scene that may be named; where it may name none of
/// its own, these alone. Choices: the schema's. Places: nothing (asked when sent).
/// Without a field: one, the form as it is.
[[nodiscard]] std::vector<Choice> choices(const System& system, const State& state, const Viewer& viewer,
                                          const Command& command, Key field);

}  // namespace ft::rules
