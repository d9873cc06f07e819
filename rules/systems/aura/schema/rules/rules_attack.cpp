// Melee, shots, throws, damage, proficiency and the starter equipment. Source: aura.md 3.16 to 3.21, 3.31, 3.32, 3.39.
#include "rules/systems/aura/schema/rules/rules.hpp"

namespace ft::rules::aura {

namespace {

constexpr RuleRow rows[] = {
    {"AU-MEL-01", "Before a blow",
     "One has to face the target, hold the weapon as it needs to be held, and reach the target with it. Who holds "
     "somebody or is held cannot attack."},
    {"AU-MEL-02", "A blow",
     "Combat roll, then the target's Evasion roll: the blow hits if the Attack Value is as high or higher. Then "
     "armour, "
     "damage and Aura."},
    {"AU-MEL-03", "Combat roll",
     "A natural 20 is a Critical Hit; 1 to 3 leave the attacker Exposed to the end of the next Round, and a 1 misses."},
    {"AU-MEL-04", "Armour against blows",
     "A Combat roll below the armour's coverage meets it: its rating is taken off the damage. Otherwise the blow "
     "passes "
     "it by."},
    {"AU-MEL-05", "Openings during an attack",
     "A melee attack is a series of blows: an opening of the target at any moment since it was declared may be used. "
     "What hinders the attacker has to be there at the end."},
    {"AU-MEL-06", "The defenceless",
     "Striking an object or somebody who cannot or will not defend costs 1 Energy, as often as one likes."},
    {"AU-MEL-07", "The moment of exposure",
     "Exposure from a Combat or Hit roll begins with the roll, before its damage."},
    {"AU-MEL-08", "Automatic hit",
     "Where no Defence roll is allowed the blow hits. The Combat roll is made all the same; a natural 1 then still "
     "hits."},
    {"AU-MEL-09", "Damage of a blow", "The weapon's dice and MASDB."},
    {"AU-CRIT-01", "Critical range",
     "A natural 20 is critical, and one face lower for each point of Precise, on Combat and Hit rolls."},
    {"AU-CRIT-02", "Critical Hit",
     "It hits whatever the Defence, passes armour and leaves the target Exposed. It does no more damage than usual."},
    {"AU-RNG-01", "Before a shot",
     "One has to face the target, see it, be in range and have the weapon loaded and in hand. A shot costs 1 Energy, 2 "
     "without proficiency."},
    {"AU-RNG-02", "Miss Chance",
     "8 less Accuracy and half the Dexterity Modifier, plus the target's Ranged Evasion roll, its size and movement. "
     "The Hit roll has to reach it."},
    {"AU-RNG-03", "Ranged Evasion",
     "1d4* with half the Dexterity Modifier, a shield that faces the shot, less armour's penalty. Whoever does not "
     "know "
     "of the shot or cannot move has none."},
    {"AU-RNG-04", "Size of the target",
     "Each size above Medium is 2 easier to hit; small ones are harder, from 2 for Small to 18 for Miniscule."},
    {"AU-RNG-05", "Movement of the target", "5 easier if it does not move, 5 harder if it sprints or zig-zags."},
    {"AU-RNG-06", "Hit roll",
     "A natural 20 is a Critical Hit; 1 to 3 leave the shooter Exposed to the end of the next Round, and a 1 misses."},
    {"AU-RNG-07", "Armour against shots",
     "A Hit roll below the armour's ranged coverage meets it: its rating is taken off the damage."},
    {"AU-RNG-08", "Damage of a shot", "The weapon's dice and what its draw weight adds, without MASDB."},
    {"AU-RNG-09", "Range",
     "Up to the first number with Advantage, up to the second as it is, up to the third with Disadvantage, and no "
     "further."},
    {"AU-RNG-10", "Openings during a shot", "Only what is so at the moment of the shot counts."},
    {"AU-RNG-11", "Ammunition", "A shot uses one piece of ammunition and leaves the weapon unloaded, hit or miss."},
    {"AU-DRAW-01", "Draw weights",
     "The heavier a bow, the more Arm Strength it takes, the further it shoots and the more damage it does."},
    {"AU-DRAW-02", "Too heavy a bow",
     "Who lacks the Arm Strength for its row can neither load nor shoot it. Lighter ones can always be used."},
    {"AU-DRAW-03", "Crossbows", "With two-handed, heavy and siege crossbows Arm Strength counts 5 higher."},
    {"AU-DRAW-04", "Heaviest draw",
     "Hand crossbows up to row 4; bows and two-handed crossbows up to row 5, 6 or 7 by martial proficiency; heavy "
     "crossbows up to row 8, siege crossbows up to row 10."},
    {"AU-DRAW-05", "Another draw weight",
     "It takes a new weapon, a craftsman or one's own craft; the GM then changes its row."},
    {"AU-THR-01", "Throw",
     "A ranged attack for 1 Energy. The thing lies in the target's cell afterwards. Neither MASDB nor draw weight "
     "count."},
    {"AU-THR-02", "Made for throwing",
     "Such weapons are thrown with their AV bonus as Accuracy and do full damage. Anything else has no Accuracy and "
     "half damage, unless the Hit roll is a natural 20."},
    {"AU-THR-03", "Range of throws",
     "The weapon's own; otherwise 3/5/10 for Light, 2/4/8 for Normal and 1/3/6 for Heavy things."},
    {"AU-THR-04", "Arm Strength and throws", "Arm Strength above 4 throws further, the more the stronger."},
    {"AU-DMG-01", "Damage in order",
     "Dice and bonus, then other additions, then less armour, then multiplied, then rounded down. Nothing left is a "
     "hit "
     "without damage."},
    {"AU-DMG-02", "Multipliers",
     "Each doubling adds the value once more, so that two triple it; each halving halves what comes of that."},
    {"AU-DMG-03", "Weakness and Resistance",
     "A Weakness to the type of damage doubles it, a Resistance halves it. Each counts once; both cancel out."},
    {"AU-DMG-04", "Other halvings", "Missing proficiency and improvised throws halve damage, each once."},
    {"AU-MPL-01", "Proficiency",
     "One is proficient if one's Martial Proficiency Level reaches what the weapon requires."},
    {"AU-MPL-02", "Melee without proficiency",
     "Half damage, -1 AV with the weapon, and -1 Evasion while it is wielded."},
    {"AU-MPL-03", "Shots without proficiency", "Half damage, and 1 Energy more for each shot or throw."},
    {"AU-MPL-04", "Armour without proficiency", "No penalty, unless the thing names one."},
    {"AU-MPL-05", "Levels and styles",
     "Each level of martial proficiency gave +1 Arm Strength, Leg Strength or Initiative; a Combat Style comes at "
     "level "
     "3 and another at 6."},
    {"AU-UNA-01", "Bare hands",
     "A melee attack on neighbours for 2 Energy, also with something in hand. It does MASAB damage, at least 1, "
     "blunt."},
    {"AU-UNA-02", "Holding back", "Bare hands are lethal or not as one likes."},
    {"AU-GEAR-01", "Melee weapons", "Damage, bonuses, Reach, weight, hands and required proficiency of each."},
    {"AU-GEAR-02", "Ranged weapons", "Damage, Accuracy, ranges, hands, loading and required proficiency of each."},
    {"AU-GEAR-03", "Armour and shields",
     "How much of the body armour covers, what it takes off damage and how it hinders; what a shield adds."},
};

}  // namespace

std::span<const RuleRow> attack_rules() { return rows; }

}  // namespace ft::rules::aura
