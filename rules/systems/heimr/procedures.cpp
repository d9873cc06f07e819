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
      {"guard"_k, guard},
      {"release"_k, release},
      {"force_move"_k, force_move},
      {"use_skill"_k, use_skill},
      {"break_structure"_k, break_structure},
      {"call_effect"_k, call_effect},
      {"treat"_k, treat},
      {"continue_upcoming"_k, unasked},
      {"cancel_upcoming"_k, unasked},
      {"reroll"_k, unasked},
  };
  const auto at = procedures.find(action);
  return at == procedures.end() ? nullptr : at->second;
}

}  // namespace ft::rules::heimr
