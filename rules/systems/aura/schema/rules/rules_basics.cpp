// Dice, derived values, size and the grid. Source: aura.md 3.1, 3.2, 3.25, 3.26.
#include "rules/systems/aura/schema/rules/rules.hpp"

namespace ft::rules::aura {

namespace {

constexpr RuleRow rows[] = {
    {"AU-DICE-01", "Naturals",
     "Combat, Hit, Chance and Death rolls, Death Saves and wake rolls are a bare d20. Tables read the face that was "
     "kept; a GM's modifier on a Death roll or Save counts for its highest and lowest row."},
    {"AU-DICE-02", "Advantage and Disadvantage",
     "Advantage rolls the die twice and keeps the higher face, Disadvantage the lower. Several of one kind count once; "
     "one of each cancel to a single die."},
    {"AU-DICE-03", "Exploding Defence dice",
     "A Defence die that shows its highest face is rolled again and added, without limit. Advantage and Disadvantage "
     "apply anew to every link of the chain."},
    {"AU-DICE-04", "Rounding",
     "Every fraction is rounded down on its own before anything is added. Only the Speed of the Slowed and the Energy "
     "of part of a movement are rounded up."},
    {"AU-DICE-05", "Chance roll", "A d20 that succeeds on its DC or more; the DC is 10 unless a rule names another."},
    {"AU-DICE-06", "Checks and contests",
     "A check is 1d20 plus the bonus and must reach the DC. In a contest whoever wants to change things must roll "
     "strictly higher: a tie leaves them as they are."},
    {"AU-DICE-07", "Luck on any d20",
     "Where the table allows it, a natural 20 or 1 on any d20 lets the GM add a benefit or a drawback. It never makes "
     "the impossible possible."},
    {"AU-DICE-08", "Order of dice",
     "Dice fall in one fixed order: the attacker's d20, the target's Defence, Fortitude, the non-lethal Chance, "
     "damage, "
     "Death. At a Round start all Death Saves come before all wake rolls."},
    {"AU-STAT-01", "Abilities",
     "Six Scores, each with a Modifier of Score - 10. A halved Modifier is rounded down, below zero too."},
    {"AU-STAT-02", "MASAB and MASDB",
     "The bonus to strike and the bonus to damage are both a third of the Strength and Dexterity Modifiers together. "
     "An "
     "effect may add one further Ability to either, never the same one twice."},
    {"AU-STAT-03", "Melee Attack Value",
     "15 + MASAB + the weapon's AV bonus. It is static: no die is rolled for it. Unarmed it is 15 + MASAB."},
    {"AU-STAT-04", "The Evasions",
     "Melee is met with Evasion; from a side one does not face with Unarmed Evasion at Disadvantage; shots with Ranged "
     "Evasion on a d4. A weapon or shield counts only while it is wielded and whole."},
    {"AU-STAT-05", "Fortitude and Will",
     "1d10* plus the value, built from an inherent value, a third of the level and two halved Modifiers. Armour never "
     "helps against what targets them."},
    {"AU-STAT-06", "Which Defence",
     "An attack that names no Defence targets Evasion. The three Defences are Evasion, Fortitude and Will."},
    {"AU-STAT-07", "Recalculation",
     "Derived values follow their inputs at once. A maximum that falls takes the current value down with it; one that "
     "rises does not raise it."},
    {"AU-STAT-08", "Strengths, Sprint, Jump, Speed",
     "Arm Strength, Leg Strength, the sprint bonus and jumps stand on the sheet; Speed and jumps otherwise come from "
     "the size."},
    {"AU-SIZE-01", "Sizes",
     "From small to big: Miniscule, Fine, Diminutive, Tiny, Small, Medium, Large, Huge, Gigantic."},
    {"AU-SIZE-02", "Size Chart",
     "The size gives the inherent Evasion, how hard one is to shoot, how far one jumps and the Speed. These are "
     "guides: "
     "the sheet wins."},
    {"AU-SIZE-03", "Sizes and manoeuvres",
     "A Trip works on targets at most one size larger; Restrain and Push only on targets that are not larger."},
    {"AU-GRID-01", "Distance",
     "On squares the longer of the two differences, on hexes the steps between cells, and always between the two "
     "closest cells of big creatures."},
    {"AU-GRID-02", "Without a grid", "Where there is no grid the GM says how far it is and who faces whom."},
    {"AU-GRID-03", "Footprints",
     "Up to Medium one cell; Large 2 by 2 squares or 3 hexes; Huge 3 by 3 or 7 hexes; Gigantic 4 by 4 or 12 hexes."},
    {"AU-GRID-04", "Reach",
     "A weapon strikes up to its Reach + 1 cells away; Reach -1 only within the own cell. Huge and larger reach one "
     "further, Tiny and smaller one less."},
    {"AU-GRID-05", "Line of sight",
     "A straight line between cell centres, cut by cells that block sight. Creatures are never in the way."},
};

}  // namespace

std::span<const RuleRow> basic_rules() { return rows; }

}  // namespace ft::rules::aura
