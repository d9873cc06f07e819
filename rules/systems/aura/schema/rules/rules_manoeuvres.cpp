// Defending, Defence rolls, openings, Swift Attacks, manoeuvres. Source: aura.md 3.14, 3.23, 3.27 to 3.30, 3.33.
#include "rules/systems/aura/schema/rules/rules.hpp"

namespace ft::rules::aura {

namespace {

constexpr RuleRow rows[] = {
    {"AU-DEFD-01", "Defend", "1 Energy: ends being Exposed or Unguarded on one's own account, and one is Defending."},
    {"AU-DEFD-02", "Ties", "Who is Defending wins ties on every Defence roll."},
    {"AU-DEFD-03", "End of Defending",
     "It lasts over the Rounds until one attacks, casts a spell, moves more than one's Speed in a Round or falls "
     "unconscious."},
    {"AU-DEFD-04", "What Defend leaves",
     "Exposed and Unguarded that come of another condition, such as Prone, stay as long as that does."},
    {"AU-DFN-01", "No Defence roll",
     "Objects, the unconscious, the sleeping, the fully restrained and who refuse have no Evasion roll. Blows then "
     "hit; "
     "shots may still miss. Fortitude is always rolled."},
    {"AU-DFN-02", "Refusing defence", "Anybody may say so at any time, for all to see, and take it back."},
    {"AU-DFN-03", "Who wins ties",
     "The attacker wins ties of Attack Value and Evasion and of Hit roll and Miss Chance; Fortitude has to exceed the "
     "Attack Value. Defending reverses all three."},
    {"AU-EXP-01", "Exposed",
     "No number changes, but manoeuvres against the Exposed have no drawback and some abilities wait for it. It ends "
     "with the Round or by Defend."},
    {"AU-EXP-02", "Unguarded",
     "Anybody may make a Swift Attack on the Unguarded, who are Exposed as well. It ends with the Round or by "
     "Defend."},
    {"AU-EXP-03", "What leaves one Unguarded",
     "Surprise, kneeling up from prone, landing a jump, being pushed or failing to push, a manoeuvre on somebody not "
     "Exposed, blindness and unconsciousness."},
    {"AU-EXP-04", "What leaves one Exposed",
     "Being Unguarded, a Combat or Hit roll of 1 to 3, being hit critically, picking something up, and being Dazed, "
     "Prone or Restrained."},
    {"AU-SWIFT-01", "Swift Attack",
     "An Immediate Interrupt, once a Round: any melee attack or manoeuvre for 1 Energy, or a shot at its usual price."},
    {"AU-SWIFT-02", "Who can be struck swiftly",
     "The Unguarded, those who know nothing of the attack, those who cannot avoid it, and those who cross one's "
     "reach."},
    {"AU-SWIFT-03", "Swift manoeuvres",
     "A manoeuvre as Swift Attack leaves one not Unguarded and gives its target no Advantage."},
    {"AU-SWIFT-04", "Crossing a reach",
     "Who steps into or out of somebody's longest reach by ordinary movement may be struck swiftly, if that one faces "
     "the cell and knows of them."},
    {"AU-SWIFT-05", "The mover", "It counts as moving, and goes on if it still stands."},
    {"AU-SURP-01", "Surprised sides",
     "When a fight begins the GM names surprised sides: all their members are Surprised to the end of the first "
     "Round."},
    {"AU-SURP-02", "Being Surprised",
     "Disadvantage on all Defence rolls, and Unguarded. One may act, but Defend does not help against it."},
    {"AU-SURP-03", "Point-blank",
     "Against somebody unaware, a blow or a shot from at most {1 m} hits without a Defence roll if the GM agrees; "
     "otherwise the target counts as Surprised."},
    {"AU-SURP-04", "Rewarding stealth",
     "Coming close unseen or a good distraction is a fair reason to call a side surprised."},
    {"AU-NL-01", "Pulling blows",
     "Declared with the attack. After a hit a Chance roll keeps it non-lethal: 5 for blunt weapons, 10 for others, 15 "
     "for shots and throws. Bare hands need none."},
    {"AU-NL-02", "Paying for care", "Each -3 on the attack lowers the number by 5; at 1 or less no roll is needed."},
    {"AU-NL-03", "Aura takes it", "Above 0 Aura non-lethal damage wears it down like any other."},
    {"AU-NL-04", "Beaten down",
     "At 0 Aura there is no Death roll: the target loses 5 Stamina, is Shaken to its next Short Rest and Exhausted to "
     "the end of the next Round."},
    {"AU-CM-01", "Manoeuvres",
     "A melee attack at -5 that does no damage. On a target that is not Exposed it leaves one Unguarded and gives the "
     "target Advantage on its Evasion."},
    {"AU-CM-02", "Fortitude",
     "A Trip, Disarm or Push that hits works unless the target's Fortitude roll exceeds the full Attack Value."},
    {"AU-CM-03", "Trip",
     "With any melee attack, on somebody at most one size larger and not Prone yet. A target in mid-movement has "
     "Disadvantage on Fortitude."},
    {"AU-CM-04", "Disarm",
     "The target has to face one and wield a weapon; light weapons cannot disarm heavy ones. It falls in the target's "
     "cell, and for 1 Agility flies up to {2 m}."},
    {"AU-CM-05", "Restrain", "Bare-handed, on somebody not larger: a hit is enough to hold them."},
    {"AU-CM-06", "Restrained", "No movement and no attacks, and Exposed. Everything else goes; one still evades."},
    {"AU-CM-07", "Escape",
     "3 Energy: one roll of Fortitude, Arm or Leg Strength against an answer of each holder. One is free of those "
     "strictly beaten."},
    {"AU-CM-08", "Restraining", "Whoever holds somebody is Slowed and makes no attacks."},
    {"AU-CM-09", "End of a hold",
     "By escape, by letting go, when the holder falls unconscious or dies, or when the two are no longer neighbours."},
    {"AU-CM-10", "Push",
     "Bare-handed, on somebody not larger: pushed {1 m} and Unguarded. If Fortitude succeeds the pusher is Unguarded "
     "instead."},
    {"AU-CM-11", "Where one is pushed",
     "Each metre has to end farther from the pusher, who chooses among the free cells. Who is stopped by something is "
     "Unguarded all the same."},
    {"AU-CM-12", "Sprint Push",
     "A Sprint of at least {3 m} that began at least {3 m} away may end in a Push at no further cost, of up to {3 m}."},
    {"AU-CM-13", "Manoeuvres and naturals",
     "1 to 3 expose who tries it, and 20 hits and exposes the target as with any blow; Fortitude is still rolled."},
};

}  // namespace

std::span<const RuleRow> manoeuvre_rules() { return rows; }

}  // namespace ft::rules::aura
