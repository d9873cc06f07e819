// Which procedure plays which command.
#include "rules/systems/heimr/procedures.hpp"

#include <map>

#include "rules/systems/heimr/vocabulary.hpp"

namespace ft::rules::heimr {

Procedure procedure_of(Key action) {
  static const std::map<Key, Procedure> procedures{
      {"start_conflict"_k, start_conflict},
      {"join_conflict"_k, join_conflict},
      {"end_conflict"_k, end_conflict},
      {"begin_round"_k, begin_round},
      {"start_turn"_k, start_turn},
      {"end_turn"_k, end_turn},
      {"delay"_k, delay},
      {"breather"_k, breather},
      {"weapon_attack"_k, weapon_attack},
      {"brawl_attack"_k, brawl_attack},
      {"luck_shot"_k, luck_shot},
      {"defend"_k, defend},
      {"guard"_k, guard},
      {"release"_k, release},
      {"force_move"_k, force_move},
      {"use_skill"_k, use_skill},
      {"break_structure"_k, break_structure},
      {"call_effect"_k, call_effect},
      {"treat"_k, treat},
      {"move"_k, move},
      {"move_and_draw"_k, move_and_draw},
      {"move_and_put_away"_k, move_and_put_away},
      {"run"_k, run},
      {"charge"_k, charge},
      {"crawl"_k, crawl},
      {"drop_prone"_k, drop_prone},
      {"stand_up"_k, stand_up},
      {"climb"_k, climb},
      {"step_level"_k, step_level},
      {"jump_down"_k, jump_down},
      {"fall_from"_k, fall_from},
      {"hide"_k, hide},
      {"observe"_k, observe},
      {"speak"_k, speak},
      {"wake"_k, noise_by_sleeper},
      {"draw"_k, draw},
      {"put_away"_k, put_away},
      {"drop_items"_k, drop_items},
      {"get_item"_k, get_item},
      {"hide_item"_k, hide_item},
      {"swap"_k, swap},
      {"ready"_k, ready},
      {"dodge_ready"_k, dodge_ready},
      {"call_check"_k, call_check},
      {"call_contest"_k, call_contest},
      {"give_penalty"_k, give_penalty},
      {"award_xp"_k, award_xp},
      {"train"_k, train},
      {"call_downtime"_k, call_downtime},
      {"short_rest"_k, short_rest},
      {"rest_passes"_k, rest_passes},
      {"advance_time"_k, advance_time},
      {"start_chase"_k, start_chase},
      {"stop_chase"_k, stop_chase},
      {"run_on"_k, run_on},
      {"chase_ends"_k, chase_ends},
      {"continue_upcoming"_k, unasked},
      {"cancel_upcoming"_k, unasked},
      {"reroll"_k, unasked},
  };
  const auto at = procedures.find(action);
  return at == procedures.end() ? nullptr : at->second;
}

}  // namespace ft::rules::heimr
