// Rounds and what they are paid with: Energy, Stamina, Agility. Source: aura.md 3.3, 3.8 to 3.10.
#include "rules/systems/aura/schema/rules/rules.hpp"

namespace ft::rules::aura {

namespace {

constexpr RuleRow rows[] = {
    {"AU-RND-01", "No turns", "Nobody has a turn: whoever can pay may ask for any action at any time."},
    {"AU-RND-02", "Start of a Round",
     "Marks of the last Round are cleared; then come Death Saves, wake rolls, Energy by Stamina and full Agility, each "
     "for everybody in the order they joined before the next begins."},
    {"AU-RND-03", "End of a Round",
     "Only with nothing pending. What waits in line is dropped at no cost, conditions of this Round end, unspent "
     "Energy "
     "and Agility are lost. Defending goes on."},
    {"AU-RND-04", "Waiting",
     "The Round ends once everybody able is waiting or has nothing left to spend. Beyond half of them the GM may end "
     "it, and may order it at any time with nothing pending."},
    {"AU-RND-05", "Once per Round", "Each creature has one Swift Attack and one Initiative roll a Round."},
    {"AU-RND-06", "Within one Round",
     "An action is paid in full and finished in its Round, unless it is said to span Rounds like loading a siege "
     "crossbow."},
    {"AU-RND-07", "A fight begins and ends",
     "The GM names who fights, on which side, and who is surprised. Late comers get Energy and Agility at once. After "
     "the fight Stamina, Aura and long conditions remain."},
    {"AU-RND-08", "Outside combat", "Energy and Agility are not counted; Stamina, conditions and rests are."},
    {"AU-EN-01", "Energy",
     "Energy pays for actions. It never carries over, and does not change in mid-Round when Stamina does."},
    {"AU-EN-02", "Energy per Round",
     "As much as the Stamina at the start of the Round, at most 5. At 0 Stamina one is unconscious."},
    {"AU-EN-03", "Prices",
     "A weapon attack or a full Run costs 3, an unarmed attack, a hold or a Push 2, a shot, a Shift, Defend, kneeling "
     "and standing 1, and a melee attack as Swift Attack 1."},
    {"AU-EN-04", "Paying",
     "Whoever acts says how much Stamina stands in for Energy. All of it has to be there and not set aside already."},
    {"AU-STA-01", "Stamina",
     "The most is the Constitution Score. It never goes below 0; spending needs the full amount, losing does not."},
    {"AU-STA-02", "Stamina for Energy",
     "Once a Round 1 Stamina may stand in for 1 Energy of any price but catching one's breath. It counts as Energy for "
     "Agile Moves."},
    {"AU-STA-03", "Effort",
     "A Sprint, a Jump and breaking down a door take 1 Stamina, climbing 1 to 3; the GM prices other effort."},
    {"AU-STA-04", "No Stamina left",
     "At 0 one falls unconscious. If the last point was a price, what it paid for is played out first. Spending it has "
     "to be confirmed."},
    {"AU-STA-05", "Who may not spend",
     "The Shaken and the Exhausted spend no Stamina at all; they may still lose and regain it."},
    {"AU-STA-06", "Four an attack",
     "At most 4 Stamina enhance one attack. A single ability may cost more, but then nothing is added."},
    {"AU-STA-07", "Catch your breath",
     "3 Energy give back 1 Stamina. Whoever began the Round with 1 or 2 Energy gives all of it, untouched, instead."},
    {"AU-STA-08", "Stamina returns", "Every five minutes of a Short Rest and every Long Rest give all Stamina back."},
    {"AU-AGI-01", "Agility", "3 a Round and what abilities add; it never carries over."},
    {"AU-AGI-02", "What Agility does",
     "An Agile Move takes 1, a Shift 2, flinging a disarmed weapon away 1; abilities may add more."},
    {"AU-AGI-03", "Slowed creatures", "The Slowed may not use Agility at all."},
};

}  // namespace

std::span<const RuleRow> round_rules() { return rows; }

}  // namespace ft::rules::aura
