// House rules. Source: vigor.md section 6.
#include "rules/systems/vigor/schema/schema.hpp"

namespace ft::rules::vigor {

std::vector<HouseRuleSchema> switches() {
  return {
      {"vs_tie",
       "Equal to a VS",
       "Whether a check that equals its VS succeeds.",
       "VG-DICE-02",
       {"failure", "success"},
       1},
      house::number("burst_limit", "Burst limit", "Extra dice that one bonus die may bring.", "VG-DICE-08", 20, 0, 99),
      house::on_off("reactions_allow_charges", "Charges on reactions", "Charges also step the dice of reactions.",
                    "VG-DICE-11", 1),
      house::on_off("move_provokes", "Moving opens", "A Move out of reach creates an opening.", "VG-ACT-06"),
      house::number("ready_vigor", "Vigor of a readied response", "On top of what its action costs.", "VG-ACT-08", 0, 0,
                    20),
      house::on_off("skill_dice_to_hit", "Skill dice to hit", "Weapon and magic skills add their dice to attacks.",
                    "VG-ATK-01", 1),
      {"basic_deflect_block",
       "Deflect and Block",
       "Which creatures may Deflect and Block; open to all, both roll Speed.",
       "VG-REACT-04",
       {"by_talent", "everyone"}},
      house::on_off("weapon_dice_burst", "Weapon dice burst", "Weapon dice burst like bonus dice.", "VG-DMG-01"),
      house::number("armor_gap", "Quality gap of armor", "Steps from which armor is ignored, or immune.", "VG-ARM-07",
                    3, 1, 6),
      house::on_off("wounded_persists", "Wounded persists", "Until Durability and Health are both full.",
                    "VG-SHOCK-01"),
      house::number("cover_light", "Guard of light cover", "Against direct ranged attacks.", "VG-COV-01", 10, 0, 20),
      house::number("cover_partial", "Guard of partial cover", "Against ranged attacks.", "VG-COV-01", 3, 0, 20),
      house::number("cover_full", "Guard of full cover", "Against ranged attacks.", "VG-COV-01", 5, 0, 20),
      house::on_off("knockdown_loses_turn", "Knocked down: turn lost", "Being knocked down on one's own turn ends it.",
                    "VG-PRONE-01"),
      {"coup_de_grace",
       "Attacks on the incapacitated",
       "Whether a hit on an incapacitated creature kills.",
       "VG-ATK-08",
       {"ask_gm", "kills", "damages"}},
      house::on_off("unaware_reacts", "Unaware may react", "A creature that does not know of its attacker may defend.",
                    "VG-POS-04", 1),
      house::on_off("overflow", "Damage overflows", "What exceeds Durability is taken from Health in the same hit.",
                    "VG-DMG-04", 1),
      {"defense_window",
       "When defenses are asked",
       "After a hit alone, or after every attack.",
       "VG-REACT-04",
       {"on_hit", "always"}},
      house::on_off("show_attack_total", "Show the attack total", "The defender reads the attack total first.",
                    "VG-REACT-04", 1),
      house::number("object_guard", "Guard of objects", "Where the object has none of its own.", "VG-OBJ-03", 8, 0, 40),
      house::number("stabilize_actions", "Actions to stabilize", "Number of actions.", "VG-ACT-15", 2, 1, 9),
      house::number("durability_hours", "Hours per Durability", "Rest of a Wounded creature.", "VG-REC-08", 1, 1, 99),
      house::number("health_hours", "Hours per Health", "A long rest, once a day.", "VG-REC-08", 8, 1, 99),
  };
}

std::vector<TextSchema> switch_texts() {
  return {{"failure", "failure"},
          {"success", "success"},
          {"by_talent", "by talent"},
          {"everyone", "every creature"},
          {"ask_gm", "the GM decides"},
          {"kills", "kills"},
          {"damages", "only damages"},
          {"on_hit", "after a hit"},
          {"always", "after every attack"},
          {"hero_points", "Ability points"},
          {"hero_skills", "Skill dice"},
          {"hero_talents", "Talents"},
          {"hero_arts", "Techniques and spells"},
          {"hero_things", "Items"}};
}

}  // namespace ft::rules::vigor
