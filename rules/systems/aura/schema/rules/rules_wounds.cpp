// Aura, rests, death, unconsciousness, conditions, abilities. Source: aura.md 3.22, 3.34 to 3.38.
#include "rules/systems/aura/schema/rules/rules.hpp"

namespace ft::rules::aura {

namespace {

constexpr RuleRow rows[] = {
    {"AU-AURA-01", "Aura",
     "20 and four thirds of five Modifiers together. It keeps harm away, also asleep or unconscious."},
    {"AU-AURA-02", "Damage",
     "Damage lowers Aura to 0 at worst; what is more than that is lost and no Death roll is made."},
    {"AU-AURA-03", "Damage without Aura",
     "At 0 Aura every lethal hit of 1 or more makes a Death roll; a non-lethal one beats down."},
    {"AU-AURA-04", "Gaining Aura",
     "Any Aura gained stabilizes the bleeding. A Recovery Surge gives one's recovery value back: in a rest, or in a "
     "fight by an ability."},
    {"AU-AURA-05", "Holding Aura back", "One may lower one's Aura at will; the GM sets it."},
    {"AU-REST-01", "Short Rest",
     "5 to 30 minutes outside combat, not while bleeding. Every five minutes all Stamina returns and one Recovery "
     "Surge "
     "may be spent; the first ends what lasts to the next Short Rest."},
    {"AU-REST-02", "Short Rest interrupted", "Only whole blocks of five minutes count."},
    {"AU-REST-03", "Repair", "Fifteen minutes of a rest repair one broken armour or shield."},
    {"AU-REST-04", "Long Rest",
     "Eight hours with six of sleep: Aura, Recovery Surges, Stamina and all abilities return."},
    {"AU-REST-05", "Long Rest interrupted",
     "Surges return by the whole hours rested, Stamina all; Aura only by surges spent."},
    {"AU-DEATH-01", "Death roll",
     "A d20: 20 is a scratch, 15 leaves one Exhausted a while, 10 injured, 5 bleeding, 2 unconscious as well, 1 "
     "dead."},
    {"AU-DEATH-02", "Which injury", "The GM says what is injured."},
    {"AU-DEATH-03", "Once is enough", "More bad rolls add no more saves: at most one Death Save a Round."},
    {"AU-DEATH-04", "Death Save",
     "Every Round start while bleeding: 20 stabilizes, 2 to 4 knock unconscious, 1 kills; otherwise it goes on."},
    {"AU-DEATH-05", "Stabilized", "By a Death Save or any Aura gained the bleeding ends, until another Death roll."},
    {"AU-DEATH-06", "Near certain death",
     "Where survival is all but impossible the GM may set a modifier or a number to be rolled."},
    {"AU-DEATH-07", "Finish off",
     "1 Energy on an unconscious creature at 0 Aura with a lethal weapon: it dies if the GM agrees, otherwise it is a "
     "blow."},
    {"AU-UNC-01", "Unconscious",
     "Unguarded, hit by every blow, able to do nothing. One falls prone, drops what one holds and lets go of "
     "everybody."},
    {"AU-UNC-02", "Causes", "Several causes may keep one down: one wakes when the last is gone."},
    {"AU-UNC-03", "Waking",
     "From exhaustion or a beating on a 20 at each Round start, with 1 Stamina if there was none. From worse, when the "
     "GM says."},
    {"AU-COND-01", "Conditions", "Each does what its line says, and some bring others with them."},
    {"AU-COND-02", "Conditions of conditions",
     "What a condition brings lives exactly as long as it does and cannot be removed alone."},
    {"AU-COND-03", "How long they last",
     "To the end of a Round, to the next Short Rest, until removed, or as long as their source holds."},
    {"AU-COND-04", "No adding up", "The same condition twice does what it does once."},
    {"AU-COND-05", "Removing", "Removing a condition removes every instance of it that is not another one's."},
    {"AU-COND-06", "Imposed again and again",
     "If something keeps imposing a condition that was removed, it is ignored to the end of the Round and counts "
     "again after that."},
    {"AU-COND-07", "No longer Prone", "Kneeling up from prone ends it."},
    {"AU-COND-08", "Surroundings",
     "The GM says whether what a place does to people is a condition, which may be removed, or simply so."},
    {"AU-ABIL-01", "Abilities and spells",
     "An ability is data: its price and uses, what it attacks and how, and the conditions it gives or removes."},
};

}  // namespace

std::span<const RuleRow> wound_rules() { return rows; }

}  // namespace ft::rules::aura
