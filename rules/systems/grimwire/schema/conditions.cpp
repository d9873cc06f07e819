// Conditions and relations. Source: grimwire.md sections 2.1, 3.4, 3.9 to 3.12.
#include "rules/systems/grimwire/schema/schema.hpp"

namespace ft::rules::grimwire {

std::vector<ConditionSchema> conditions() {
  constexpr bool harmless = false;
  constexpr auto gm = Visibility::gm;
  return {
      {"knocked_down", "Knocked down", "falling", "GW-KD",
       "-3 on AGL rolls; crawls {3 m}; standing up takes the movement."},
      {"stunned", "Stunned", "star-swirl", "GW-STUN",
       "No action, movement or auxiliary; -3 on AGL and MND; PER fails."},
      {"paralysed", "Paralysed", "frozen-body", "GW-PARA", "Awake, but no movement or action; TOG, COR and AGL fail."},
      incapacitates({"dying", "Dying", "death-zone", "GW-COND-03",
                     "Loses 1 Condition each turn; dead below -10. Stabilise within {3 m} with a medkit."}),
      incapacitates({"dead", "Dead", "death-skull", "GW-UNC-06", "All conditions and holds have ended."}),
      {"asleep", "Asleep", "night-sleep", "GW-UNC-03", "Wakes at noise, touch or damage."},
      incapacitates({"knocked_out", "Knocked out", "knocked-out-stars", "GW-UNC-04",
                     "Lasts 1 minute; a creature within {3 m} can end it with an auxiliary action."}),
      incapacitates({"out_cold", "Out cold", "sleepy", "GW-UNC-05", "Lasts 8 hours, or 10 minutes with care."}),
      incapacitates({"powered_off", "Powered off", "battery-0", "GW-BURN-03", "No power; recharging wakes it."}),
      {"agony", "Agony", "back-pain", "GW-AGONY", "Counts as one more level of burnout."},
      {"burning", "Burning", "flame", "GW-BURN-ST", "2d6 heat at each own turn start, and agony, until put out."},
      {"bleeding", "Bleeding", "bleeding-wound", "GW-BLEED", "Loses Condition at each own turn start until stopped."},
      {"suffocating", "Suffocating", "drowning", "GW-BREATH-02",
       "MND 11 at each own turn start, or unconscious; then 6 damage a round."},
      {"sensory_impairment", "Senses impaired", "blindfold", "GW-SENSE",
       "-5 on PER, attacks and evasion; no aimed ranged attacks."},
      {"limp", "Limping", "broken-bone", "GW-DATA-07", "Movement halved."},
      {"surprised", "Surprised", "surprised", "GW-INIT-04",
       "No reactions until its first turn or the initiative roll."},
      {"temp_condition", "Temporary Condition", "heart-plus", "GW-COND-05", "Lost before Condition.", Visibility::side,
       harmless},
      by_rules({"mitigation", "Protected", "shield-reflect", "GW-DMG-02", "Takes less damage of some types.",
                Visibility::side, harmless}),
      {"falling", "Falling", "falling-blob", "GW-FALL-05", "Hits the ground within a few turns."},
      {"frenzy", "Frenzy", "enrage", "GW-FRENZY", "One more attack, wilder; only melee attacks or a dash."},
      {"amok", "Amok", "enrage", "GW-AMOK", "Frenzy against all creatures, the closest first."},
      {"terror", "Terror", "screaming", "GW-TERROR", "MND at each own turn start, or only cower or flee."},
      {"terror_failed", "In terror's grip", "screaming", "GW-TERROR", "This turn only cowering or fleeing."},
      {"mind_controlled", "Mind controlled", "puppet", "GW-MINDC", "Controlled by another creature."},
      {"inebriated", "Inebriated", "beer-stein", "GW-INEB",
       "TOG +1, everything else -3, a little temporary Condition."},
      {"brainwashed", "Brainwashed", "brainstorm", "GW-BRAIN", "Holds implanted beliefs."},
      {"holding_breath", "Holding breath", "bubbles", "GW-BREATH-01", "Suffocates when the breath is used up."},
      {"hex", "Hexed", "cursed-star", "GW-HEX", "A supernatural mark without end."},
      by_rules({"modified", "Changed", "upgrade", "GW-DATA-05", "A technique changes a number for a while.",
                Visibility::everyone, harmless}),
      by_rules({"pressure", "Held under pressure", "bandage-roll", "GW-BLEED", "No bleeding while pressure is held.",
                Visibility::everyone, harmless}),
      by_rules({"assisting", "Helping", "team-idea", "GW-DICE-12", "Ready to assist the next action of an ally.",
                Visibility::everyone, harmless}),
      {"harmful_area", "Harmful area", "radioactive", "GW-SPLASH-02", "Damages creatures that enter or stay."},
      {"burning_area", "Burning area", "flame", "GW-SPLASH-02", "Damages and ignites creatures that enter or stay."},
      {.key = "smoke",
       .name = "Smoke",
       .icon = "fog",
       .rule = "GW-DATA-04",
       .text = "Blocks sight; those inside cannot see.",
       .harmful = false,
       .blocks_sight = true},
      by_rules({"knows_attention", "Attention known", "eye-target", "GW-STEALTH-06",
                "The next attempt to sneak past them is easier.", Visibility::side, harmless}),
      by_rules({"technique_used", "Technique used", "hourglass", "GW-REACT-05",
                "This technique's use limit is running.", gm, harmless}),
  };
}

std::vector<RelationSchema> relations() {
  return {
      {"grappling", "Grappling", "grab", "GW-GRAP-01", "{from} holds {to}"},
      {"choking", "Choking", "neck-bite", "GW-GRAP-07", "{from} chokes {to}"},
      {"shielding_against", "Shielding", "shield-echoes", "GW-SHIELD-01",
       "{from} shields others against {to} this round"},
      {"blocked_past", "Tried to block", "brick-wall", "GW-MOVE-05", "", Visibility::gm},  // this turn
      {"come_near", "Come near", "brick-wall", "GW-MOVE-05", "", Visibility::gm},          // this turn
      makes(Awareness::unaware,
            {"unnoticed_by", "Unnoticed", "hidden", "GW-STEALTH-05", "{to} has not noticed {from}", Visibility::gm}),
      makes(Awareness::unaware, {"suspected_by", "Suspected", "hidden", "GW-STEALTH-02",
                                 "{to} is on alert because of {from}", Visibility::gm}),
      makes(Awareness::aware, {"located_by", "Located", "eye-target", "GW-STEALTH-04", "{to} knows where {from} is"}),
      {"in_area", "In an area", "radioactive", "GW-SPLASH-02", "", Visibility::gm},
      {"window_passed", "Prompted", "hourglass", "GW-WIN-02", "", Visibility::gm},  // about this movement
  };
}

}  // namespace ft::rules::grimwire
