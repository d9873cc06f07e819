// Conditions and relations. Source: grimwire.md sections 2.1, 3.4, 3.9 to 3.12.
#include "rules/systems/grimwire/schema/schema.hpp"

namespace ft::rules::grimwire {

std::vector<ConditionSchema> conditions() {
  constexpr auto gm = Visibility::gm;
  return {
      {"knocked_down", "Knocked down", "falling", "GW-KD",
       "-3 on AGL rolls; crawls 3 m; standing up takes the movement."},
      {"stunned", "Stunned", "star-swirl", "GW-STUN",
       "No action, movement or auxiliary; -3 on AGL and MND; PER fails."},
      {"paralysed", "Paralysed", "frozen-body", "GW-PARA", "Awake, but no movement or action; TOG, COR and AGL fail."},
      {"dying", "Dying", "death-zone", "GW-COND-03",
       "Loses 1 Condition each turn; dead below -10. Stabilise within 3 m with a medkit."},
      {"dead", "Dead", "death-skull", "GW-UNC-06", "All conditions and holds have ended."},
      {"asleep", "Asleep", "night-sleep", "GW-UNC-03", "Wakes at noise, touch or damage."},
      {"knocked_out", "Knocked out", "knocked-out-stars", "GW-UNC-04",
       "Somebody within 3 m wakes it with an auxiliary action; else a minute."},
      {"out_cold", "Out cold", "sleepy", "GW-UNC-05", "Ten minutes of attention, else eight hours."},
      {"powered_off", "Powered off", "battery-0", "GW-BURN-03", "No power; recharging wakes it."},
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
      {"temp_condition", "Temporary Condition", "heart-plus", "GW-COND-05", "Is lost before Condition.",
       Visibility::side, false},
      by_rules({"mitigation", "Protected", "shield-reflect", "GW-DMG-02", "Takes less damage of some types.",
                Visibility::side, false}),
      {"falling", "Falling", "falling-blob", "GW-FALL-05", "Hits the ground in a few turns."},
      {"frenzy", "Frenzy", "enrage", "GW-FRENZY", "One more attack, wilder; only melee attacks or a dash."},
      {"amok", "Amok", "enrage", "GW-AMOK", "Frenzy against everybody, the closest first."},
      {"terror", "Terror", "screaming", "GW-TERROR", "MND at each own turn start, or only cower or flee."},
      {"terror_failed", "In terror's grip", "screaming", "GW-TERROR", "This turn only cowering or fleeing."},
      {"mind_controlled", "Mind controlled", "puppet", "GW-MINDC", "Somebody else gives the commands."},
      {"inebriated", "Inebriated", "beer-stein", "GW-INEB",
       "TOG +1, everything else -3, a little temporary Condition."},
      {"brainwashed", "Brainwashed", "brainstorm", "GW-BRAIN", "Believes what others made it believe."},
      {"holding_breath", "Holding breath", "bubbles", "GW-BREATH-01", "Suffocates when the breath is used up."},
      {"hex", "Hexed", "cursed-star", "GW-HEX", "A supernatural mark without end."},
      by_rules({"modified", "Changed", "upgrade", "GW-DATA-05", "A technique changes a number for a while.",
                Visibility::everyone, false}),
      by_rules({"pressure", "Held under pressure", "bandage-roll", "GW-BLEED", "No bleeding while somebody holds on.",
                Visibility::everyone, false}),
      by_rules({"assisting", "Helping", "team-idea", "GW-DICE-12", "Waits to help somebody with what they do next.",
                Visibility::everyone, false}),
      {"harmful_area", "Harmful area", "radioactive", "GW-SPLASH-02", "Hurts whoever stays in it or enters it."},
      {"burning_area", "Burning area", "flame", "GW-SPLASH-02", "Hurts and sets on fire whoever stays or enters."},
      {"smoke", "Smoke", "fog", "GW-DATA-04", "Blocks sight; those inside cannot see.", Visibility::everyone, false},
      by_rules({"knows_attention", "Knows where they look", "eye-target", "GW-STEALTH-06",
                "The next attempt to sneak past somebody is easier.", Visibility::side, false}),
      by_rules({"technique_used", "Technique used", "hourglass", "GW-REACT-05", "This technique's limit is counting.",
                gm, false}),
  };
}

std::vector<RelationSchema> relations() {
  return {
      {"grappling", "Grappling", "grab", "GW-GRAP-01", "{from} holds {to}"},
      {"choking", "Choking", "neck-bite", "GW-GRAP-07", "{from} chokes {to}"},
      {"shielding_against", "Shielding", "shield-echoes", "GW-SHIELD-01",
       "{from} shields others against {to} this round"},
      {"blocked_past", "Tried to block", "brick-wall", "GW-MOVE-05", "{from} has tried to block {to} this turn",
       Visibility::gm},
      {"come_near", "Come near", "brick-wall", "GW-MOVE-05", "{to} has come near to {from} this turn", Visibility::gm},
      {"unnoticed_by", "Unnoticed", "hidden", "GW-STEALTH-05", "{to} has not noticed {from}", Visibility::gm},
      {"suspected_by", "Suspected", "hidden", "GW-STEALTH-02", "{to} is on alert because of {from}", Visibility::gm},
      {"located_by", "Located", "eye-target", "GW-STEALTH-04", "{to} knows where {from} is"},
      {"in_area", "In an area", "radioactive", "GW-SPLASH-02", "{from} stands in an area", Visibility::gm},
      {"window_passed", "Was asked", "hourglass", "GW-WIN-02", "{from} has been asked about this movement of {to}",
       Visibility::gm},
  };
}

}  // namespace ft::rules::grimwire
