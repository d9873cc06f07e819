// A declared action: refusals, cost, and the creatures concerned. Source: AU-ARB-03, AU-ARB-07, AU-ARB-15.
#pragma once

#include "rules/systems/aura/turns/action_definition.hpp"

namespace ft::rules::aura {

/// A response attached to a step of a path: an interrupt, all of one step at once, or the winner of a challenge.
/// Source: AU-ARB-11, AU-INT-04.
struct ScheduledResponse {
  std::int64_t step = 0;
  std::optional<Command> interrupt;
  std::function<void(Resolution&)> wins = {};
};

/// An action that has been accepted: its cost is held back, nothing is spent. Lives within its resolution.
struct DeclaredAction {
  Command command;
  const ActionDefinition* definition;
  ActionTraits nature;
  ReservedCost reserved;
  std::int64_t at_step = 0;     // the step of the mover at which it is carried out (AU-ARB-11)
  std::int64_t initiative = 0;  // its total, once rolled
  bool aborted = false;
  std::vector<ScheduledResponse> attached = {};  // what waits for its steps

  [[nodiscard]] CreatureId actor() const { return command.actor; }
};

/// Refuses what is illegal or unaffordable now; otherwise reserves the cost and announces the action. response:
/// challenge, join or interrupt; none for an action declared by itself. Source: AU-ARB-03, AU-ARB-15.
[[nodiscard]] DeclaredAction accept(Resolution& r, const Command& command, Key response = {});
/// `accept` for a challenge or joint action. Returns none if the GM's numbers make it illegal; the refusal is logged
/// for its players only, since it may show the resources left. Source: AU-INIT-01, AU-ARB-12, AU-ARB-14.
[[nodiscard]] std::optional<DeclaredAction> accept_answer(Resolution& r, const Command& command, Key response);
/// The refusals of accept alone. Returns what it costs. Source: AU-ARB-15.
[[nodiscard]] Cost require_acceptable(Resolution& r, const ActionDefinition& definition);
/// Refuses a form that leaves out what it needs.
void require_whole_form(Resolution& r);
/// Whether the action could be accepted now, as far as its form is filled in: the payment may come with the answer.
[[nodiscard]] bool could(Resolution& r, const Command& command);
/// `could` for a known cost: adds the payment to the command.
[[nodiscard]] bool could_pay(Resolution& r, Command& command);
/// Whether it would be accepted now, its form as it is.
[[nodiscard]] bool can(Resolution& r, const Command& command);
/// The creatures concerned besides its actor. Source: AU-ARB-04 a.
[[nodiscard]] std::vector<CreatureId> concerned(Resolution& r, const DeclaredAction& declared);

/// The most damage it could do, as things stand.
[[nodiscard]] std::int64_t max_damage_of(Resolution& r, const DeclaredAction& declared);

/// Why it cannot be carried out as things stand, if so. Source: AU-ARB-07.
[[nodiscard]] Verdict recheck(Resolution& r, const DeclaredAction& declared);
/// What its action definition alone refuses now. Source: AU-ARB-15.
[[nodiscard]] Verdict refused_by(Resolution& r, const ActionDefinition& definition);
/// Logs that an action is interrupted. why: none if its owner aborted it.
void tell_interrupted(Resolution& r, const Command& command, const Verdict& why, Key rule, Audience audience = {});

}  // namespace ft::rules::aura
