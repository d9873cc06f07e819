// A rulebook's actions as a table: what plays each, and with which preset forms it is offered.
#pragma once

#include <algorithm>
#include <span>

#include "rules/kernel/system.hpp"

namespace ft::rules {

using PresetForms = std::vector<Params> (*)(const Ruleset& system, const View& view, CreatureId creature);

/// Offers the action once, with nothing filled in.
inline std::vector<Params> one_empty_form(const Ruleset& /*system*/, const View& /*view*/, CreatureId /*creature*/) {
  return {{}};
}

/// An action: what plays it, and the preset forms with which it is offered.
struct Action {
  Key key;
  Procedure play;
  PresetForms forms = one_empty_form;
};

[[nodiscard]] inline Procedures procedures_of(std::span<const Action> table) {
  Procedures all;
  for (const Action& action : table) all.emplace(action.key, action.play);
  return all;
}

/// Of an action that the table does not name: one empty form.
[[nodiscard]] inline std::vector<Params> preset_forms_of(std::span<const Action> table, Key action,
                                                         const Ruleset& system, const View& view, CreatureId creature) {
  const auto row = std::ranges::find(table, action, &Action::key);
  return row == table.end() ? one_empty_form(system, view, creature) : row->forms(system, view, creature);
}

}  // namespace ft::rules
