// Words: symbols, costs, parameters, units.
#include "rules/systems/vigor/schema/schema.hpp"

namespace ft::rules::vigor {

namespace {

std::vector<TextSchema> words() {
  return {
      {"pc", "player character"},
      {"npc", "other creature"},
      {"none", "none"},
      {"gm", "GM"},
      {"heroes", "Characters"},
      {"foes", "Enemies"},
      {"waiting", "waiting"},
      {"acting", "acting"},
      {"done", "done"},
      {"sits_out", "does not take part"},
      {"action", "1 action"},
      {"actions_2", "2 actions"},
      {"free", "Free"},
      {"vigor_5", "5 Vigor"},
      {"vigor_8", "8 Vigor"},
      {"by_ability", "By the ability"},
      {"in_encounter", "in an encounter"},
      {"out_of_encounter", "outside an encounter"},
      {"main_hand", "main hand"},
      {"off_hand", "off hand"},
      {"natural", "natural"},
      {"ground", "on the ground"},
      {"no_weapon", "Unarmed"},
      {"pull_bow", "pull bow"},
      {"magic_projectile", "magic projectile"},
      {"action_pool", "action rolls"},
      {"effect_pool", "effect rolls"},
      {"both_pools", "action and effect rolls"},
      {"enters_reach", "enters reach"},
      {"leaves_reach", "leaves reach"},
      {"enters_area", "enters an area"},
      {"declares_attack", "attacks"},
      {"starts_casting", "casts"},
      {"creature_falls", "falls"},
      {"gm_signal", "the GM's signal"},
      {"rounds", "rounds"},
      {"own_turn", "its next turn"},
      {"until_own_turn", "until its next turn"},
      {"first_turn", "its first turn"},
      {"until_first_turn", "until the end of its first turn"},
      {"within_move", "reachable with one action"},
      {"beyond", "too far"},
  };
}

// Words that are texts enough, parameters among them.
constexpr std::string_view plain_words =
    "feeble poor ordinary heroic epic legendary tiny small medium large huge massive colossal kinetic thermal cold "
    "electrical radiation chemical sonic toxic umbral entropic crystal aetheric lucent cutting piercing impact unarmed "
    "melee crossbow modern thrown light partial full normal reduced low zero mode cost left distance most ability "
    "who_acts "
    "round by event does on area text degrees confirm ambushed_side vector rounds_left entered_round n scope "
    "rolls other vs hand skill quality direct_health seconds actions_needed actions_paid";

}  // namespace

std::vector<TextSchema> texts() { return joined(words(), identity_texts(plain_words)); }

}  // namespace ft::rules::vigor
