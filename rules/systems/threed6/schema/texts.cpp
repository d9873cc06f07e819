// Words: symbols, costs, rolls, outcomes, parts of sums. Source: threed6.md sections 2 to 4.
#include "rules/systems/threed6/schema/schema.hpp"

namespace ft::rules::threed6 {

namespace {

std::vector<TextSchema> symbols() {
  return {
      {"pc", "player character"},
      {"npc", "other creature"},
      {"waiting", "waiting"},
      {"acting", "acting"},
      {"done", "done"},
      {"no_maneuver", "none"},
      {"gm", "GM"},
      {"free", "Free"},
      {"maneuver_cost", "The turn"},
      {"conversation", "Conversation"},
      {"main_hand", "Main hand"},
      {"both_hands", "Both hands"},
      {"pack", "Pack"},
      {"ground", "On the ground"},
      {"one", "one hand"},
      {"both", "both hands"},
      {"off", "off hand"},
      {"off_hand", "Off hand"},
      {"average", "average"},
      {"good", "good"},
      {"bad", "bad"},
      {"very_bad", "very bad"},
      {"no_climb", "none"},
      {"ladder", "ladder"},
      {"tree", "tree"},
      {"mountain", "mountain"},
      {"stone_wall", "stone wall"},
      {"building", "modern building"},
      {"rope", "rope"},
      {"swing", "swing"},
      {"thrust", "thrust"},
      {"determined", "Determined"},
      {"double", "Double"},
      {"feint_and_attack", "Feint, then attack"},
      {"strong", "Strong"},
      {"increased_dodge", "Increased Dodge"},
      {"increased_parry", "Increased Parry"},
      {"increased_block", "Increased Block"},
      {"standing", "standing"},
      {"hint_determined", "+4 to hit, +1 with a shot"},
      {"hint_double", "two attacks on one foe"},
      {"hint_feint_and_attack", "both on one foe"},
      {"hint_strong", "more damage"},
      {"hint_suppression", "fire over a zone"},
      {"hint_increased_dodge", "+2, half Move"},
      {"hint_increased_parry", "+2 with what is held"},
      {"hint_increased_block", "+2 with the shield"},
      {"unencumbered", "none"},
      {"light_load", "light"},
      {"medium_load", "medium"},
      {"heavy_load", "heavy"},
      {"extra_heavy_load", "extra-heavy"},
      {"over_load", "too heavy"},
  };
}

std::vector<TextSchema> rolls() {
  return {
      {"attack_roll", "Attack"},
      {"dodge_roll", "Dodge"},
      {"parry_roll", "Parry"},
      {"block_roll", "Block"},
      {"damage", "Damage"},
      {"injury", "Injury"},
      {"consciousness", "Consciousness"},
      {"death", "Death"},
      {"major_wound", "Major wound"},
      {"stun_recovery", "Recovery"},
      {"will_roll", "Will"},
      {"influence_roll", "Influence"},
      {"reaction_roll", "Reaction"},
      {"fright", "Fright"},
      {"contest", "Contest"},
      {"called", "Roll"},
      {"order", "Order"},
      {"counter", "Counter-injury"},
      {"passed", "passed"},
      {"failed", "failed"},
      {"critical", "critical"},
      {"critical_failure", "critical failure"},
      {"hit", "hit"},
      {"missed", "missed"},
      {"critical_miss", "critical miss"},
      {"defended", "defended"},
  };
}

std::vector<TextSchema> parts() {
  return {
      {"dice", "dice"},
      {"default_skill", "untrained"},
      {"modifier", "modifier"},
      {"evaluation", "evaluation"},
      {"posture", "posture"},
      {"capped", "at most 9"},
      {"encumbered", "encumbrance"},
      {"base", "base"},
      {"half_skill", "half of the skill"},
      {"weapon_bonus", "weapon"},
      {"wounded", "wounds"},
      {"exhausted", "exhaustion"},
      {"least", "at least"},
      {"armor", "armor"},
      {"wounding", "type of damage"},
      {"adds", "adds"},
      {"strength", "strength"},
      {"small_thrown", "small thrown weapon"},
      {"fright_cap", "cap"},
      {"thrown_weapon", "thrown weapon"},
      {"cr", "crushing"},
      {"cut", "cutting"},
      {"imp", "impaling"},
      {"within_move", "as a Move"},
      {"ends_turn", "as a Move, which ends the turn"},
      {"beyond", "too far"},
      {"very_bad_reaction", "Very Bad"},
      {"bad_reaction", "Bad"},
      {"poor_reaction", "Poor"},
      {"neutral_reaction", "Neutral"},
      {"good_reaction", "Good"},
      {"very_good_reaction", "Very Good"},
  };
}

}  // namespace

std::vector<TextSchema> texts() {
  return joined(symbols(), rolls(), parts(),
                identity_texts("actor item distance most target rule degrees turns second minute hour side yards "
                               "penalty margin seconds result turn_of_use no_defence bare_hand "
                               "round"));
}

}  // namespace ft::rules::threed6
