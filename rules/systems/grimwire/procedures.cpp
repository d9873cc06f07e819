// Which procedure plays which command.
#include "rules/systems/grimwire/procedures.hpp"

#include <map>

#include "rules/systems/grimwire/vocabulary.hpp"

namespace ft::rules::grimwire {

Procedure procedure_of(Key action) {
  static const std::map<Key, Procedure> procedures{
      {"start_conflict"_k, start_conflict},
      {"join_conflict"_k, join_conflict},
      {"end_conflict"_k, end_conflict},
      {"begin_round"_k, begin_round},
      {"start_turn"_k, start_turn},
      {"end_turn"_k, end_turn},
      {"pass_turn"_k, pass_turn},
      {"take_turn"_k, take_turn},
      {"lose_turn"_k, lose_turn},
      {"extra_aux"_k, extra_aux},
      {"advance_time"_k, advance_time},
      {"move"_k, move},
      {"dash"_k, dash},
      {"stand_up"_k, stand_up},
      {"help_up"_k, help_up},
      {"jump_down"_k, jump_down},
      {"land"_k, land},
      {"sneak"_k, sneak},
      {"swim"_k, swim},
      {"jump"_k, jump},
      {"climb"_k, climb},
      {"balance"_k, balance},
      {"cower"_k, cower},
      {"attack"_k, attack},
      {"targeted_attack"_k, targeted_attack},
      {"throw_area"_k, throw_area},
      {"use_item"_k, use_item},
      {"search"_k, search},
      {"watch"_k, watch},
      {"attack_again"_k, attack_again},
      {"throw_weapon"_k, throw_weapon},
      {"shove"_k, shove},
      {"trip"_k, trip},
      {"grapple"_k, grapple},
      {"knock_down_held"_k, knock_down_held},
      {"choke"_k, choke},
      {"break_out"_k, break_out},
      {"counter_grapple"_k, counter_grapple},
      {"release"_k, release},
      {"use_technique"_k, use_technique},
      {"give"_k, give},
      {"throw_gear"_k, throw_gear},
      {"pick_up"_k, pick_up},
      {"draw"_k, draw},
      {"stow"_k, stow},
      {"wake"_k, wake},
      {"stabilise"_k, stabilise},
      {"extinguish"_k, extinguish},
      {"hold_pressure"_k, hold_pressure},
      {"speak"_k, speak},
      {"call_roll"_k, call_roll},
      {"reassign"_k, reassign},
      {"recall"_k, recall},
      {"look"_k, look},
      {"assess"_k, assess},
      {"take"_k, take},
      {"assist"_k, assist},
      {"activate"_k, activate},
      {"apply_status"_k, apply_status},
      {"damage"_k, damage},
      {"inflict_burnout"_k, inflict_burnout},
      {"fall_from"_k, fall_from},
      {"react"_k, react},
      {"shield_other"_k, shield_other},
      {"raise_shield"_k, unasked},
      {"catch"_k, unasked},
      {"block_move"_k, unasked},
      {"spare"_k, unasked},
      {"push_focus"_k, unasked},
      {"hold_back"_k, unasked},
      {"choose"_k, unasked},
      {"decline"_k, unasked},
  };
  const auto at = procedures.find(action);
  return at == procedures.end() ? nullptr : at->second;
}

}  // namespace ft::rules::grimwire
