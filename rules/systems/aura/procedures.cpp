// Which procedure plays which command, and which deed is which action. Source: section 4.
#include "rules/systems/aura/procedures.hpp"

#include <map>

#include "rules/systems/aura/deeds.hpp"

namespace ft::rules::aura {

Procedures procedures() {
  return {
      {"start_encounter"_k, start_encounter},
      {"join_encounter"_k, join_encounter},
      {"end_encounter"_k, end_encounter},
      {"end_round"_k, end_round},
      {"close_round"_k, close_round},
      {"ask_half_waits"_k, ask_half_waits},
      {"lapse_reply"_k, lapse_reply},
      {"part_holds"_k, part_all_holds},
      {"afflict"_k, afflict},
      {"relieve"_k, relieve},
      {"harm"_k, harm},
      {"put_out"_k, put_out},
      {"rouse"_k, rouse},
      {"short_rest"_k, short_rest},
      {"long_rest"_k, long_rest},
      {"spend_surge"_k, spend_surge},
  };
}

const ActionDefinition* find_action(Key action) {
  static const std::map<Key, const ActionDefinition*> deeds{
      {"defend"_k, &defend},
      {"refuse_defence"_k, &refuse_defence},
      {"catch_breath"_k, &catch_breath},
      {"equip"_k, &equip},
      {"stow"_k, &stow},
      {"open_container"_k, &open_container},
      {"pick_up"_k, &pick_up},
      {"drop_item"_k, &drop_item},
      {"load"_k, &load},
      {"break_object"_k, &break_object},
      {"use_ability"_k, &use_ability},
      {"freeform"_k, &freeform},
      {"melee_attack"_k, &melee_attack},
      {"unarmed_attack"_k, &unarmed_attack},
      {"strike_defenceless"_k, &strike_defenceless},
      {"finish_off"_k, &finish_off},
      {"ranged_attack"_k, &ranged_attack},
      {"trip"_k, &trip},
      {"disarm"_k, &disarm},
      {"restrain"_k, &restrain},
      {"push"_k, &push},
      {"escape"_k, &escape},
      {"release"_k, &release},
      {"swift_attack"_k, &swift_attack},
      {"throw"_k, &throw_item},
      {"shift"_k, &shift},
      {"run"_k, &run},
      {"quick_run"_k, &quick_run},
      {"sprint"_k, &sprint},
      {"agile_move"_k, &agile_move},
      {"jump"_k, &jump},
      {"climb"_k, &climb},
      {"kneel_from_prone"_k, &kneel_from_prone},
      {"stand_up"_k, &stand_up},
      {"drop_prone"_k, &drop_prone},
      {"turn"_k, &turn},
      {"track"_k, &track},
      {"hide"_k, &hide},
      {"wait"_k, &wait_for_round},
      {"pass"_k, &pass},
      {"watch"_k, &watch},
  };
  const auto at = deeds.find(action);
  return at == deeds.end() ? nullptr : at->second;
}

ActionTraits traits_of(const Ruleset& system, const Command& command) {
  const ActionDefinition& deed = *find_action(command.action);
  return deed.nature ? deed.nature(system, command) : ActionTraits{deed.kind, deed.movement, deed.attack};
}

}  // namespace ft::rules::aura
