// Moving, jumping, posture, facing, handling things. Source: aura.md 3.11 to 3.13, 3.15, 3.24.
#include "rules/systems/aura/schema/rules/rules.hpp"

namespace ft::rules::aura {

namespace {

constexpr RuleRow rows[] = {
    {"AU-MOVE-01", "Steps", "A path goes from cell to neighbouring cell; each step is {1 m}, diagonals too."},
    {"AU-MOVE-02", "Shift", "{1 m} in any direction and any posture for 1 Energy, or for 2 Agility. Turning is free."},
    {"AU-MOVE-03", "Run",
     "Up to one's Speed for 3 Energy, standing. A runner faces where it goes; part of the way costs part of the "
     "price."},
    {"AU-MOVE-04", "Quick Run", "Up to two thirds of one's Speed for 2 Energy."},
    {"AU-MOVE-05", "Sprint",
     "A full Run and 1 Stamina: as many metres more as the sprint bonus. It always costs all 3 Energy unless broken "
     "off."},
    {"AU-MOVE-06", "Turning while running",
     "Every change of direction loses metres of the run: one for up to 90 degrees, two beyond."},
    {"AU-MOVE-07", "One run after another",
     "A run straight after a run still pays for turning away from where the last one headed. Any other action in "
     "between ends that."},
    {"AU-MOVE-08", "Agile Move",
     "An Immediate Interrupt of {1 m} for 1 Agility, standing. Each point of Energy put into anything but movement "
     "this Round allows one."},
    {"AU-MOVE-09", "Agile approach",
     "A melee attack may begin with Agile Moves that bring its target into reach; the Energy of the attack pays their "
     "way."},
    {"AU-MOVE-10", "Others in the way",
     "One may pass friends and the fallen, not conscious foes, and may not stop where somebody stands. Tiny creatures "
     "may stop with one two sizes larger."},
    {"AU-MOVE-11", "Ground",
     "Walls and gaps cannot be walked. Ground can put conditions on whoever is in it, and counts from the cell being "
     "left."},
    {"AU-MOVE-12", "How somebody moves",
     "For a shooter a target is still, moving as people do, or fast: sprinting, or running with two turns or more."},
    {"AU-MOVE-13", "Climb",
     "1 to 3 Stamina, and Energy and metres as the GM says; usually a third of one's Speed for the price of a Run."},
    {"AU-MOVE-14", "Dragging",
     "Whoever holds somebody takes them along into the cell just left. For the held that is no movement of their own."},
    {"AU-JUMP-01", "Price of a jump",
     "2 Energy from standing or 1 after at least {2 m} of movement in about that direction, and 1 Stamina."},
    {"AU-JUMP-02", "How far one jumps",
     "In a straight line up to the jump distance, {1 m} further out of a Sprint. Gaps may be crossed, walls and "
     "conscious "
     "creatures not."},
    {"AU-JUMP-03", "Time in the air",
     "A jump farther than a run of 2 Energy costs what that run would cost above those 2, on top."},
    {"AU-JUMP-04", "Landing", "Who lands is Unguarded to the end of the Round."},
    {"AU-POST-01", "Kneel from prone", "1 Energy: from prone to kneeling, which leaves one Unguarded."},
    {"AU-POST-02", "Stand up", "1 Energy: from kneeling to standing. From prone one kneels first."},
    {"AU-POST-03", "Kneeling and prone",
     "No running, jumping or Agile Moves; shifting, attacking and everything else goes."},
    {"AU-POST-04", "Drop prone", "Free, whenever nothing is being played out."},
    {"AU-FACE-01", "Facing on hexes",
     "One faces the three neighbouring hexes ahead and everything in that half of the map, its border included."},
    {"AU-FACE-02", "Facing on squares",
     "One faces the three squares ahead and the two at the sides, not the three behind."},
    {"AU-FACE-03", "Facing of big creatures",
     "It is measured from the middle of whoever faces; one cell of the other in the faced half is enough. In the same "
     "cell one always faces."},
    {"AU-FACE-04", "Unfaced attackers",
     "Against a melee blow from behind only Unarmed Evasion helps, against a shot no shield, both at Disadvantage. "
     "Nobody attacks what they do not face."},
    {"AU-FACE-05", "Turning",
     "Free between actions, as part of one's own action, or by winning a challenge. Once an attack is declared its "
     "target cannot just turn."},
    {"AU-FACE-06", "Tracking", "One may keep facing one creature: one turns to it after every action."},
    {"AU-FACE-07", "Hiding",
     "1 Energy, out of the sight of those who look elsewhere or behind cover; the GM decides for each observer. It "
     "ends "
     "with an attack or in plain sight."},
    {"AU-ITEM-01", "Stow and equip",
     "1 Energy for a side arm or what is easily reached, 2 otherwise. Opening a packed bag takes 2, taking something "
     "out of it 1."},
    {"AU-ITEM-02", "Pick up",
     "1 Energy for a thing on the ground in one's own or a neighbouring cell, with a free hand; it leaves one "
     "Exposed."},
    {"AU-ITEM-03", "Scoop", "A thing on a table that one runs past is taken along for nothing."},
    {"AU-ITEM-04", "Drop", "Free: the thing lies in one's own cell."},
    {"AU-ITEM-05", "Load",
     "Each weapon that needs loading says how much Energy it takes. Some may be loaded over several Rounds."},
    {"AU-ITEM-06", "Shaking hands",
     "The Shaken roll a Chance of 5 whenever they handle a thing; on a failure it falls and the Energy is gone."},
    {"AU-ITEM-07", "Broken armour",
     "Broken armour protects nothing and still hinders; a broken shield gives nothing. A rest repairs them."},
    {"AU-ITEM-08", "Breaking things",
     "A door or wall takes 1 Stamina, Energy as the GM says, and usually an Arm Strength Check against 15."},
};

}  // namespace

std::span<const RuleRow> movement_rules() { return rows; }

}  // namespace ft::rules::aura
