// Who acts when: declarations, windows, Initiative, interrupts, unfinished actions. Source: aura.md 3.4 to 3.7.
#include "rules/systems/aura/schema/rules/rules.hpp"

namespace ft::rules::aura {

namespace {

constexpr RuleRow rows[] = {
    {"AU-ARB-01", "In order of arrival",
     "The server numbers requests as they arrive and plays each to its end. First come, first served is the only right "
     "of way."},
    {"AU-ARB-02", "Kinds of request",
     "Ordinary actions, Immediate Interrupts, challenges of somebody else's declaration, and free acts such as turning "
     "or dropping something."},
    {"AU-ARB-03", "Declaring",
     "A declared action is shown to all with everything it says, and its whole price is set aside. Nothing is spent "
     "yet."},
    {"AU-ARB-04", "Declare window",
     "Those whom an action concerns are asked first: its targets, those whose reach its path passes, those who watch "
     "the actor. Saying nothing is a pass."},
    {"AU-ARB-05", "Waiting in line",
     "A request that has to wait stands in line, one for each creature. It costs and reserves nothing and is checked "
     "afresh when its moment comes."},
    {"AU-ARB-06", "From the line to a challenge",
     "While a declaration is open, those who wait in line may turn their request into a challenge of it."},
    {"AU-ARB-07", "Second look",
     "Right before its dice an action is checked against how things stand by then. What has become impossible is "
     "interrupted."},
    {"AU-ARB-08", "Lock",
     "At the lock the price is spent and all dice are rolled as one. Until that is over nobody can interrupt, "
     "challenge "
     "or abort."},
    {"AU-ARB-09", "Afterwards",
     "Whoever could strike somebody newly Unguarded is asked first; then free acts and interrupts have a moment; then "
     "the next in line goes on."},
    {"AU-ARB-10", "Right of reply",
     "After an attack the attacked may act before the same attacker attacks them again. It lapses when they act, pass, "
     "cannot act or let the time run out."},
    {"AU-ARB-11", "Step by step",
     "Movement declares its whole path and is walked step by step. A response can be set for a certain step; who is "
     "felled, held or blocked stops there."},
    {"AU-ARB-12", "Acting together",
     "Another may ask to act together with a declared action. If its owner agrees, both are rolled against the same "
     "moment and applied at once."},
    {"AU-ARB-13", "When time runs out",
     "Every question has a default that counts when its time is over: windows pass, the challenged roll, pushes go "
     "straight on."},
    {"AU-ARB-14", "The GM's hand",
     "The GM may pause, cancel an action with a full refund, decide what happens at the same time, set any number, add "
     "a modifier, or forbid something."},
    {"AU-ARB-15", "A refusal changes nothing",
     "What is refused costs nothing, rolls nothing and uses nothing up. The first thing that is wrong is the one that "
     "is told."},
    {"AU-ARB-16", "Anything else",
     "What no rule covers is put to the GM in words, who sets its price and its outcome. It is an ordinary action "
     "otherwise."},
    {"AU-ARB-17", "Fixed sequences",
     "Declaration, price set aside, window, second look, lock, dice, outcome, reply and settling always follow each "
     "other in this order."},
    {"AU-INIT-01", "Challenge",
     "While somebody else's declaration is open one may try to act first, with any ordinary action or a turn that is "
     "legal and affordable now."},
    {"AU-INIT-02", "Contest",
     "Each challenger rolls 1d20 + Initiative; the challenged rolls once against all or declines. A challenger must be "
     "strictly higher."},
    {"AU-INIT-03", "One roll a Round",
     "Rolling uses up the Initiative of the Round. Who declines loses to all but keeps it; who has none left fails "
     "against everybody."},
    {"AU-INIT-04", "Winners first",
     "Winners act before the challenged action, the highest first. Then that action is checked again and goes on or is "
     "interrupted."},
    {"AU-INIT-05", "Losing a challenge",
     "What was set aside is free again; only the Initiative is used. The lost action is not tried again by itself."},
    {"AU-INIT-06", "One against several",
     "Against people acting together one roll counts for each of them. Those it fails to beat go first, then the "
     "challenger, then the beaten."},
    {"AU-INIT-07", "Races",
     "Who want the same cell or thing at once roll Initiative for it. The highest goes first; a tie goes to the "
     "earlier "
     "request."},
    {"AU-INIT-08", "Other ways to settle it",
     "A table may roll both actions against the same moment and apply them together, or let the GM decide."},
    {"AU-INT-01", "Immediate Interrupts",
     "Agile Moves, Swift Attacks and abilities that say so. Shifting and turning are not, even for Agility."},
    {"AU-INT-02", "When one may interrupt",
     "Nearly always, during one's own action too, but never between the dice of a roll: one dodges a blow before it "
     "falls, not afterwards."},
    {"AU-INT-03", "No interrupting an interrupt",
     "While interrupts gather, another one is simultaneous, not earlier; while they are played out none can be added. "
     "Moving as an interrupt gives nobody an opening."},
    {"AU-INT-04", "All at once",
     "Interrupts that gather are judged against the same moment. All are paid, all dice rolled, all moves made, and "
     "only then all harm is done, even by those who drop."},
    {"AU-INT-05", "The same cell",
     "Two interrupts that end in one cell race for it; the loser stays and spends no Agility. A cell somebody is just "
     "leaving is not free yet."},
    {"AU-INT-06", "Beyond challenge", "Nobody can challenge an Immediate Interrupt; it opens no window."},
    {"AU-INC-01", "Paid as it happens",
     "A price set aside is spent at the lock, or with each step. What was not spent is returned at the end."},
    {"AU-INC-02", "Breaking off",
     "One may break off before the lock or between steps for at least 1 Energy, if the action costs any."},
    {"AU-INC-03", "Part of a way",
     "An unfinished Run costs what its metres cost, rounded up, from 1 to 3. A Sprint that was finished costs 3 "
     "however "
     "short it was."},
    {"AU-INC-04", "Interrupted",
     "An action that was stopped before its lock costs 1 Energy, or nothing if it cost none. The rest is returned."},
    {"AU-INC-05", "What is taken first",
     "A part of a price is taken from Energy before Stamina that stood in for it. Stamina returned gives back its one "
     "use too."},
    {"AU-INC-06", "Agile Moves hold", "No refund goes below what the Agile Moves of this Round were earned with."},
    {"AU-INC-07", "Done is done",
     "Once anything of an action has happened its Energy stays spent, even if it is undone at once."},
};

}  // namespace

std::span<const RuleRow> arbitration_rules() { return rows; }

}  // namespace ft::rules::aura
