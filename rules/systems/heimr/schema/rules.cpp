// The rules of the book: id, title and a sentence or two in our own words. Source: heimr.md section 3.
#include "rules/systems/heimr/schema/schema.hpp"

namespace ft::rules::heimr {

namespace {

struct Row {
  const char *id, *title, *text;
};

constexpr Row book[] = {
    {"HM-DICE-01", "Roll and keep",
     "Roll a d6 and as many d10 as the consistency. Above 0 the highest die counts, +1 for each 10 after the first; "
     "below 0 the lowest, -1 for each 1 after the first; at 0 the d6 alone. Potential is added."},
    {"HM-DICE-02", "Raw",
     "The raw result is the kept die with its bonus or penalty, before potential. Fatigue is tested on it."},
    {"HM-DICE-03", "Consistency arithmetic",
     "Every bonus and penalty is summed into the consistency before rolling; it may fall below 0. Potential is summed "
     "likewise."},
    {"HM-DICE-04", "Situational penalty",
     "A situational penalty lowers consistency. On an attribute or group it reaches every ability derived from it, but "
     "counts once on a roll."},
    {"HM-DICE-05", "Opposed challenge",
     "Both sides roll and compare. A defence wins ties; in any other contest an equal result overcomes the standing "
     "one."},
    {"HM-DICE-06", "Challenge requirement",
     "Against surroundings the result must reach the challenge requirement (CR). A physical roll must pass fatigue "
     "too."},
    {"HM-DICE-07", "Willpower re-roll",
     "A failed roll against a CR may be rolled again for 1 willpower, as often as willpower lasts. The newest roll "
     "counts. Attacks, defences, initiative and opposed rolls cannot be repeated."},
    {"HM-DICE-08", "Attribute check",
     "Where no ability fits, roll on an attribute; the GM sets the consistency by how reliable the activity is."},
    {"HM-DICE-09", "Specific before general",
     "If a specific ability covers the task it is rolled, even when the general one is better. The GM may replace the "
     "ability named."},
    {"HM-ATTR-01", "Six attributes",
     "Strength, dexterity and stamina are physical; intelligence, sociability and empathy are mental."},
    {"HM-ATTR-02", "Other sets",
     "A campaign may use other attributes; rules that name one then read the campaign's own."},
    {"HM-ABIL-01", "Ability",
     "An ability has its attributes, a base consistency and two trainings for each creature. The untrained may roll it "
     "too."},
    {"HM-ABIL-02", "Values",
     "Consistency is base plus trained consistency. Potential is the attribute, or the average of several rounded "
     "down, plus trained potential."},
    {"HM-ABIL-03", "Base consistency",
     "How much luck an ability holds for everybody: from -2 (hopeless untrained) to +3 (almost no luck)."},
    {"HM-ABIL-04", "Standard abilities",
     "Brawl, agility, survival, perception, persuasion and insight are open to all."},
    {"HM-ABIL-05", "Physical roll",
     "A roll is physical when any of its attributes is strength, dexterity or stamina. Only physical rolls meet "
     "fatigue."},
    {"HM-XP-01", "Award", "An award is shared evenly by those present; what does not divide is carried to the next."},
    {"HM-XP-02", "Spending",
     "In downtime experience buys one point of trained consistency or potential at a time; each training of each "
     "ability has its own price."},
    {"HM-XP-03", "Series",
     "5, 10, then each height costs the sum of the two before it: 15, 25, 40, 65, 105 and so on."},
    {"HM-XP-04", "Rejections",
     "No training without the experience for it, nor in combat, a chase or outside downtime."},
    {"HM-XP-05", "Attribute progress",
     "Each trained point adds 1 progress to the ability's attribute, or to one of several. When the requirement is "
     "reached the attribute rises by 1 and progress starts anew."},
    {"HM-GRID-01", "Locations",
     "The map is a board of locations, at least 3 by 3. Inside a location everybody moves freely."},
    {"HM-GRID-02", "Outside combat",
     "Outside combat only the borders that exist can be crossed, and locations joined by them need not be neighbours. "
     "People talk within one location."},
    {"HM-GRID-03", "In combat", "In combat a location borders at most the four beside it. There is no diagonal step."},
    {"HM-GRID-04", "Barrier kinds",
     "A border may hold a structure, a limit and a crossing challenge. They are met in this order: structure, guard, "
     "limit, height, challenge."},
    {"HM-GRID-05", "Movement limit",
     "Only so many may pass a limited border, in either direction, until the next turn of whoever passed first. A "
     "failed crossing does not count."},
    {"HM-GRID-06", "Crossing challenge",
     "Crossing takes a roll against the border's CR. Who fails stays, falls prone and has spent the action."},
    {"HM-GRID-07", "Structural barrier",
     "Nobody crosses while it stands. A break of at least its toughness destroys it; lesser ones do nothing."},
    {"HM-GRID-08", "Difficult terrain", "-1 consistency on melee attacks, parries and dodges of everybody in it."},
    {"HM-CLUS-01", "Forming a cluster",
     "A melee attack brings attacker and target into one cluster before any roll. Those of different clusters must "
     "leave first."},
    {"HM-CLUS-02", "Leaving a cluster",
     "A move within the location, leaving it, stumbling or being moved ends the membership; a cluster of one ceases. "
     "The dead and unconscious stay."},
    {"HM-HP-01", "Damage", "A hit lowers hit points by the weapon's damage, a brawl's by 1, never below -5."},
    {"HM-INJ-01", "Levels of injury",
     "0 or -1 is bloodied, -2 or -3 mangled (dead after ten minutes), -4 or -5 mutilated (unconscious, dead after "
     "two)."},
    {"HM-INJ-02", "Injury effect",
     "A hit that leaves 0 hit points or less injures the part it struck: an arm drops what it holds, a leg falls, the "
     "torso is dazed, as long as the injury lasts."},
    {"HM-INJ-03", "Clocks",
     "The clock starts when a level is first reached. Worse injuries start their own; a death already due earlier "
     "keeps its time."},
    {"HM-INJ-04", "Stabilised",
     "A stabilised creature's clock stands and it is conscious again, until it uses an injured part: then the clock "
     "starts anew."},
    {"HM-INJ-05", "Healing",
     "Treatment that brings hit points to 1 or more ends the injuries; prone stays until one stands up."},
    {"HM-REST-01", "Short rest",
     "Five minutes in a row out of combat, with at least 1 hit point, restore all hit points. Willpower stays as it "
     "is."},
    {"HM-REST-02", "Interruption", "A challenge, a skill or damage ends the rest without benefit."},
    {"HM-REST-03", "Breather out of combat", "Half a minute without exertion brings fatigue back to its base."},
    {"HM-EFF-01", "Number of an effect",
     "Points default to 1, seconds to 2. Only a skill, the GM or a rule calls an effect."},
    {"HM-EFF-02", "Length in turns",
     "Half as many own turns as seconds, rounded down, counted from the first that starts after it landed. The same "
     "effect again does not add: the later end counts."},
    {"HM-EFF-03", "Hit", "Hit points fall by that many. Called on a weapon's hit it replaces the weapon's damage."},
    {"HM-EFF-04", "Drain and fall",
     "Drain lowers willpower, not below 0. Fall knocks prone, and standing up is barred until it ends."},
    {"HM-EFF-05", "Drop",
     "What is in that hand falls to the floor; its bearer may not pick it up until the effect has ended."},
    {"HM-EFF-06", "Stumble",
     "The victim leaves its cluster; while it lasts it makes no ranged attacks, fights only within a cluster and "
     "cannot go back the way the effect came from."},
    {"HM-EFF-07", "Daze",
     "No actions in the turns affected and no defence. After an even number of seconds defence is back at the end of "
     "the last turn lost, after an odd one at the start of the next."},
    {"HM-EFF-08", "Break", "Destroys an item or structure whose toughness it reaches."},
    {"HM-EFF-09", "Bind",
     "Holds a part fast: hands and arms cannot be used, feet and legs cannot go, the body cannot leave its place."},
    {"HM-EFF-10", "Weaken", "Each skill costs 1 willpower more."},
    {"HM-EFF-11", "Resist and miss",
     "Some skills answer an effect: resist undoes the effect, miss undoes damage and effect."},
    {"HM-EFF-12", "Interruptions",
     "An effect cancels what is under way, ends the binds its victim holds and shakes climbers."},
    {"HM-EFF-13", "What counts as an effect",
     "Everything called, a brawl's hit and injuries. Plain weapon damage that leaves hit points above 0 does not."},
    {"HM-INIT-01", "Initiative",
     "Dexterity as consistency, current willpower as potential; the highest acts first. Ties: more willpower, then "
     "more dexterity, then the GM. Newcomers roll when they arrive."},
    {"HM-INIT-02", "Round and turn",
     "A turn is two seconds, and so is a round: all turns overlap. A turn's start restores defences and ends what "
     "lasted until then; its end counts effects and rolls the next defence."},
    {"HM-INIT-03", "Delay",
     "Before anything else in the turn, one may move behind or before somebody still to act this round, for good."},
    {"HM-READY-01", "Ready", "For the standard action, one action and its trigger are prepared; one at a time."},
    {"HM-READY-02", "Firing",
     "When the trigger occurs and is noticed, the readied action may be played at once, in the middle of another's "
     "turn."},
    {"HM-READY-03", "New order",
     "Who fires is moved to directly before the one who triggered it, and acts next in the round after."},
    {"HM-READY-04", "Loss",
     "A readied action is lost at the start of its owner's next turn, or when it has become impossible."},
    {"HM-READY-05", "Intent trigger",
     "Waiting for an attack on oneself, insight against the attacker's persuasion decides who comes first."},
    {"HM-READY-06", "Several triggered at once",
     "They fire in initiative order after the one who triggered them. One may trigger another; each fires once at "
     "most."},
    {"HM-ACT-01", "Standard action", "One a turn."},
    {"HM-ACT-02", "Free action", "Any number, each different one once a turn."},
    {"HM-ACT-03", "Ongoing action",
     "Takes the standard action and ends the turn; all own defences get -2 consistency until the next turn."},
    {"HM-ACT-04", "Simultaneous action",
     "Drawing or putting away may be done together with a move, in one standard action, once a turn."},
    {"HM-ACT-05", "Upcoming action",
     "Begun freely, which ends the turn, and completed with the next turn's standard action. Being attacked, an effect "
     "or a skill cancels it."},
    {"HM-ACT-06", "After the end", "When the turn is over only reactions are left."},
    {"HM-ACT-07", "Incapable", "The helpless, dazed and dead cannot act; their turns pass at once."},
    {"HM-FAT-01", "Base fatigue", "4 less stamina, at least 1. Fatigue goes from 1 to 20."},
    {"HM-FAT-02", "Fatigue requirement",
     "A physical roll whose raw result is below fatigue fails, whatever its potential."},
    {"HM-FAT-03", "Growth", "A physical roll whose d6 is below fatigue raises it by 1."},
    {"HM-FAT-04", "Order", "The test comes first, the growth after it, whether the roll succeeded or not."},
    {"HM-FAT-05", "Combat cap", "In combat fatigue rises at most once from one own turn to the next."},
    {"HM-FAT-06", "Fatigue and defence",
     "Rolling a defence in advance tires nobody: test and growth come when it is used."},
    {"HM-FAT-07", "Shots into a cluster", "Every roll of the series is tested, but only the first may raise fatigue."},
    {"HM-FAT-08", "No roll, no fatigue", "What takes no roll tires nobody in combat. Outside combat there is no cap."},
    {"HM-FAT-09", "Breather in combat", "Fatigue falls by 2, not below its base."},
    {"HM-ATK-01", "Public defence", "Everybody sees each fighter's published defence before choosing a target."},
    {"HM-ATK-02", "Procedure of an attack",
     "Legality, readied intents, guards, cluster, the defence, the roll, fatigue, comparison, body part and damage, "
     "growth, the next defence, readied actions."},
    {"HM-ATK-03", "Attack roll", "An ability the weapon allows, and the weapon's bonus on potential."},
    {"HM-ATK-04", "One target",
     "An attack has one target. With a weapon in each hand each rolls once, the sword hand first."},
    {"HM-ATK-05", "Melee", "In the same location and within one height."},
    {"HM-ATK-06", "Ranged distance",
     "The turns it would take to get there. Another location costs half the distance in consistency."},
    {"HM-ATK-07", "Shooting into a cluster",
     "-1 consistency for everybody in it. A dodge sends the shot on to the next member, until it hits, is blocked, "
     "fails or all have dodged."},
    {"HM-ATK-08", "Ammunition",
     "Bows, crossbows and blowguns need a piece in hand for each shot; a thrown weapon leaves the hand."},
    {"HM-ATK-09", "Body part", "The attack's d6: 5 or 6 torso, 4 sword arm, 3 other arm, 2 right leg, 1 left leg."},
    {"HM-ATK-10", "Aiming", "Naming a part costs 2 consistency and the hit lands there."},
    {"HM-ATK-11", "Damage 0", "A hit without damage only carries effects."},
    {"HM-ATK-12", "Skill",
     "A skill takes the action it names, costs willpower and may have prerequisites; one at a time."},
    {"HM-DEF-01", "Defence against attack",
     "A defence at least as high as the attack turns it. One that fails fatigue does not."},
    {"HM-DEF-02", "Kinds of defence",
     "Dodge with agility, block with a shield, parry with a weapon against melee. Repeated dodges and blocks lose 2 "
     "consistency each; a weapon parries once between turns."},
    {"HM-DEF-03", "Modifiers of defence",
     "Ongoing, prone and climbing -2, difficult terrain -1, blind spot -5, outmanoeuvred -1."},
    {"HM-DEF-04", "No defence",
     "The helpless, the dazed and those who hold somebody make no defensive rolls: an attack that passes fatigue "
     "hits."},
    {"HM-DEF-05", "Rolled in advance",
     "One defence is rolled and shown at the start, at the end of each own turn, and at once after the former was "
     "used."},
    {"HM-DEF-06", "Fixed, with one exception",
     "The published kind meets the next attack. Only a parry facing a shot is replaced by a dodge or block, and waits "
     "on."},
    {"HM-DEF-07", "Changed circumstances",
     "If the attack brings a penalty that was not known, the same kind is rolled afresh."},
    {"HM-DEF-08", "Taking the hit", "One may choose not to defend: the published defence stays."},
    {"HM-DEF-09", "A defence is used", "When the attack passed fatigue, the defence counts as used."},
    {"HM-BRAWL-01", "Brawl", "A hit for 1, or a bind, chosen before the roll. A bind takes a free hand."},
    {"HM-BRAWL-02", "Result of a brawl", "Above the defence it takes full effect; equal or one below it only touches."},
    {"HM-BRAWL-03", "Brawling with the armed",
     "An armed target may strike first, unless its last attack on this brawler was dodged. Only a dodge lets the brawl "
     "go on."},
    {"HM-BRAWL-04", "After a dodge",
     "The dodge must have stopped that attack; one that failed by fatigue does not count."},
    {"HM-GRAB-01", "Bind by brawl", "The part of the body struck is held."},
    {"HM-GRAB-02", "Grabber", "Who holds somebody makes no defensive rolls."},
    {"HM-GRAB-03", "Release", "At any time, freely; a defence is rolled anew at once."},
    {"HM-GRAB-04", "Stopping",
     "When a held one starts a physical action each grabber may brawl; the result is a CR for that action. Meeting it "
     "also loses that bind."},
    {"HM-GRAB-05", "End of a hold",
     "Release, an effect on the grabber, a hit by the held one, a met CR, or the grabber unable or gone."},
    {"HM-GRAB-06", "Attacking the grabber",
     "The same roll meets the stopping CR and then hits, for the grabber cannot defend."},
    {"HM-GRAB-07", "Forced movement",
     "One mover for the willing wounded, two for those who cannot stand, three for the bound, four for the unwilling. "
     "All spend a move."},
    {"HM-MOVE-01", "Move", "To a neighbouring location, or out of one's cluster within it. A standard action."},
    {"HM-MOVE-02", "Run",
     "To a neighbouring location over a border without a challenge. Ongoing; no charge follows from the location "
     "left."},
    {"HM-MOVE-03", "Running after each other", "When somebody runs after a runner, the GM may make it a chase."},
    {"HM-MOVE-04", "Charge", "A move to a neighbouring location and a melee attack there. Ongoing."},
    {"HM-MOVE-05", "Jump down", "From a higher to a lower level of the location, freely."},
    {"HM-MOVE-06", "Drop prone, stand up",
     "Both free, but not both in one turn. A fall, an injured leg or a bind keeps one down."},
    {"HM-MOVE-07", "Crawl", "Upcoming: the prone enter a neighbouring location with the next turn's standard action."},
    {"HM-MOVE-08", "Prone and held", "The prone neither move, run, charge nor climb."},
    {"HM-MOVE-09", "Hands for climbing", "Climbing takes a free hand, some faces two."},
    {"HM-ITEM-01", "Draw", "A standard action, or together with a move. The thing must be at hand and the hands free."},
    {"HM-ITEM-02", "Put away", "A standard action, or together with a move."},
    {"HM-ITEM-03", "Drop items", "Freely, as many as are held."},
    {"HM-ITEM-04", "Get item", "From a bag or from the location. Ongoing."},
    {"HM-ITEM-05", "Hide item", "A thing in hand is concealed; a survival roll sets the CR to spot it. Ongoing."},
    {"HM-ITEM-06", "Swap", "From hand to hand, freely."},
    {"HM-OTH-01", "Breather", "Fatigue falls by 2; ongoing or upcoming, as one likes."},
    {"HM-OTH-02", "Observation",
     "Freely: perception on a location (+2 one's own, +1 a neighbouring one) or for hidden things, or insight into "
     "somebody's will to fight."},
    {"HM-OTH-03", "Speak", "A few sentences, freely. It gives a hidden speaker away; a whisper is a soft sound."},
    {"HM-OTH-04", "Ready to dodge",
     "With a shot to be expected: +2 potential on dodging shots until the next turn, and the next defence is a dodge."},
    {"HM-OTH-05", "Talk and description", "What is said and how things look is recorded and decides nothing."},
    {"HM-GUARD-01", "Guard",
     "Freely: an ally, an object, a spot or a border of the location, one at a time, until the next turn, one "
     "interception, or leaving."},
    {"HM-GUARD-02", "Guarded ally", "A melee attack on the guarded one goes to the guard, who joins the cluster."},
    {"HM-GUARD-03", "Guard against shots",
     "The guard becomes the target. A dodge lets the shot go on at the guarded one; a block stops it."},
    {"HM-GUARD-04", "Guarded object", "Who tries to take, hide or break it is stopped and has spent the action."},
    {"HM-GUARD-05", "Guarded border",
     "A guard on this side stops the crossing; one on the far side meets only a charge."},
    {"HM-GUARD-06", "Outmanoeuvre",
     "Instead of being stopped one may dodge the guard's free attack at -1; a dodge leads past."},
    {"HM-GUARD-07", "Several guards", "They respond in initiative order, one for each attack."},
    {"HM-GUARD-08", "Guards and the hidden", "A guard cannot respond to those hidden from it."},
    {"HM-POS-01", "Prone", "-2 consistency on own attacks and defences, and on shots at it. Only crawling moves it."},
    {"HM-POS-02", "Helpless", "No action and no defence."},
    {"HM-POS-03", "Sleeping", "Prone and helpless. A hit wakes; noises may: soft CR 9, louder CR 5."},
    {"HM-POS-04", "Unconscious", "Prone and helpless until treated."},
    {"HM-POS-05", "Climbing",
     "-2 consistency on attacks and defences. One hand is busy; weapons for two hands cannot be used."},
    {"HM-CONC-01", "Concealment",
     "Attacks on the concealed lose its effectiveness in consistency, but not those from within the cluster."},
    {"HM-CONC-02", "Table of cover",
     "Thick tree 2, cart or crate 2, shrubbery 1, merlon 5, table 3, tall grass 1, darkness and weather 1 to 3."},
    {"HM-CONC-03", "Adding up concealment", "The best object, and darkness and weather together up to 3."},
    {"HM-CONC-04", "Height of cover",
     "Cover does nothing against an attacker who stands as high above the target as the cover is."},
    {"HM-CONC-05", "Light and roof",
     "A torch ends darkness here and next door, a camp fire one further. A roof ends the weather."},
    {"HM-HIDE-01", "Hide", "A survival roll sets the CR of finding the hider, for each opponent named. Freely."},
    {"HM-HIDE-02", "Bars to hiding",
     "Not from within a cluster, from those whose cluster one began the turn in, from those who shot last turn, or "
     "without concealment."},
    {"HM-HIDE-03", "Hidden",
     "The hidden cannot be targeted by those they are hidden from, except by a luck shot when they are suspected."},
    {"HM-HIDE-04", "Luck shot", "A 10 on a d10 allows an attack roll at -(1 + concealment)."},
    {"HM-HIDE-05", "Ambush", "+2 potential on a charge or shot at somebody one is hidden from."},
    {"HM-HIDE-06", "Noise", "A soft sound lowers the CR by 2 and makes suspect; a loud one gives away."},
    {"HM-HIDE-07", "Found", "An observation that reaches the CR finds the hidden, who stay concealed."},
    {"HM-HIDE-08", "Losing cover", "Moving to where there is no concealment ends being hidden."},
    {"HM-HGT-01", "Small steps",
     "One height is walked freely. In melee the lower side has -1 consistency, the higher +1."},
    {"HM-HGT-02", "Two heights or more", "They must be climbed before entering."},
    {"HM-CLIMB-01", "Climb",
     "Ongoing, one height at a time, with agility against the face's CR; ladders and stairs need no roll."},
    {"HM-CLIMB-02", "A failed climb", "Falls from the height it tried to reach."},
    {"HM-CLIMB-03", "On the face",
     "Climbing lasts until top or bottom. With the ongoing action defences stand at -4 that turn."},
    {"HM-CLIMB-04", "Bars to climbing", "Not while prone, bound, or without a free hand."},
    {"HM-CLIMB-05", "Hold on", "Hit by an attack or effect: agility at consistency 1 against the face's CR, or fall."},
    {"HM-FALL-01", "Falling", "From height 2: agility against 2 x the difference for a jump, 2 more for a fall."},
    {"HM-FALL-02", "A failed fall",
     "Hit points become 3 less the height, if they were higher; at 0 or less both legs are injured, at -4 the torso "
     "too."},
    {"HM-FALL-03", "After a fall", "A fall leaves prone, a jump only when it failed."},
    {"HM-CHASE-01", "Chase roll",
     "Runner and chaser roll in turn. 3 more brings the chaser one closer, 3 less one further."},
    {"HM-CHASE-02", "Catch", "At distance 0 a further gain allows one action at the runner."},
    {"HM-CHASE-03", "Fatigue in a chase",
     "Every roll may tire and nobody rests. A runner who fails is reached, a chaser who fails is shaken off."},
    {"HM-CHASE-04", "Terrain of a chase", "What the runner makes for may change the ability both roll."},
    {"HM-BLIND-01", "Blind spot", "Defending against a shot from elsewhere opens a blind spot until the next turn."},
    {"HM-BLIND-02", "Direction",
     "The nearer of the straight and the diagonal line to the shooter; on a tie the shooter chooses."},
    {"HM-BLIND-03", "Wedge", "The quarter of the board on the far side of the shooter."},
    {"HM-BLIND-04", "Several wedges", "They add up."},
    {"HM-BLIND-05", "Penalty of the blind spot",
     "-5 consistency on defences against shots from it, and melee by who came from it this turn."},
    {"HM-BLIND-06", "Not defending", "Who does not defend opens no blind spot."},
    {"HM-ARM-01", "Weapons",
     "Light, medium, great, pole arm, bow, crossbow, throwing weapon, blowgun: range, damage, bonus, hands, "
     "abilities."},
    {"HM-ARM-02", "Shields", "Buckler, small +2, medium +3, tower +5 potential; the tower shield costs 1 stamina."},
    {"HM-ARM-03", "Hands",
     "A sword hand and an off hand; what takes both takes both. A medium weapon is never wielded in the off hand "
     "alone."},
    {"HM-ARM-04", "Abilities of the armoury",
     "Knife fighting, dueling, archery, throwing and blowguns from dexterity; swordsmanship, sword and shield and pole "
     "arms from strength and dexterity."},
    {"HM-ARM-05", "Tower shield", "While it is wielded stamina is 1 lower, and with it base fatigue."},
};

}  // namespace

std::vector<RuleSchema> rules() {
  std::vector<RuleSchema> all;
  for (const Row& row : book) all.push_back({row.id, row.title, row.text});
  return all;
}

}  // namespace ft::rules::heimr
