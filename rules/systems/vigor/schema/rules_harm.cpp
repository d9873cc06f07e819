// The rules of the book: id, title and a sentence in our own words. Source: vigor.md section 3.
#include "rules/systems/vigor/schema/schema.hpp"

namespace ft::rules::vigor {

namespace {

struct Row {
  const char *id, *title, *text;
};

constexpr Row harm[] = {
    {"VG-DMG-01", "Damage Value", "So many weapon dice; the quality says which die, from d4 to d20."},
    {"VG-DMG-02", "Bonus dice to damage",
     "Strength for blows, melee, bows and throws; the skill for crossbows, guns and magic projectiles."},
    {"VG-DMG-03", "Damage in order",
     "Roll, immunity, cover, armor, resistance, superior Durability, then Durability and Health."},
    {"VG-DMG-04", "Durability, then Health", "What exceeds Durability goes on to Health; poison goes there at once."},
    {"VG-DMG-05", "Unarmed", "1 feeble impact, more for martial artists."},
    {"VG-DMG-06", "Never negative", "Damage below 0 is 0, which triggers nothing."},
    {"VG-DMG-07", "Healing", "Up to the maxima; Durability above 0 ends Wounded."},
    {"VG-ARM-01", "Armor Rank", "The armor absorbs up to its rank and takes that damage itself."},
    {"VG-ARM-02", "What armor stops", "Only the types it protects against; ordinarily Kinetic."},
    {"VG-ARM-03", "Several armors", "Only the highest rank counts; worn armor takes the wear first."},
    {"VG-ARM-04", "Armor Durability", "At 0 the piece is destroyed, after it has absorbed in full."},
    {"VG-ARM-05", "Ignoring armor", "From heroic on, an attack ignores armor three steps below its quality."},
    {"VG-ARM-06", "Armor that takes no harm", "From heroic on, armor is not worn by attacks three steps below it."},
    {"VG-ARM-07", "Smaller gaps", "A difference of one or two steps changes nothing."},
    {"VG-ARM-08", "Superior Durability", "Immune to every attack of lower quality."},
    {"VG-TYPE-01", "Thirteen types", "Every damage has one type; Kinetic damage also a kind."},
    {"VG-TYPE-02", "Other names", "Harmonic is Crystal, necrotic is Umbral, Astral is Aetheric."},
    {"VG-TYPE-03", "Immune, resistant, vulnerable", "Nothing, half, or double; the last two cancel."},
    {"VG-OBJ-01", "Objects", "Their Armor Rank is subtracted and does not wear."},
    {"VG-OBJ-02", "Destroyed objects", "At 0 Durability an object is beyond use."},
    {"VG-OBJ-03", "Attacking objects", "Against a Guard of 8, without reactions."},
    {"VG-OBJ-04", "Constructs with a mind", "Are creatures that are not living."},
    {"VG-SHOCK-01", "Wounded", "At 0 Durability: bonus dice one step down, and damage is taken from Health."},
    {"VG-SHOCK-02", "Shock", "At 0 Health: unconscious, and dead after as many rounds as Stamina."},
    {"VG-SHOCK-03", "Damage in Shock", "Any that gets past the armor kills."},
    {"VG-SHOCK-04", "What Shock ends", "Actions, reactions, what is prepared; the creature lies on the ground."},
    {"VG-SHOCK-05", "Stabilizing", "Medicine or Medical Science against 20, beside the creature."},
    {"VG-SHOCK-06", "Stabilized", "Unconscious until 1 Health; damage lets the clock run on."},
    {"VG-SHOCK-07", "Healing in Shock", "1 Health ends it."},
    {"VG-SHOCK-08", "Dead", "Out of the order, and no target."},
    {"VG-SHOCK-09", "Not living", "Without Health it is destroyed at 0 Durability."},
    {"VG-SHOCK-10", "Incapacitated", "No physical act and no reaction."},
    {"VG-SIZE-01", "Sizes", "Seven categories, as the GM chooses."},
    {"VG-SIZE-02", "Smaller targets", "+5 Guard for each category the attacker is larger."},
    {"VG-VIS-01", "Visibility", "Normal, reduced, low or zero: how far one sees and shoots."},
    {"VG-VIS-02", "Penalty", "+5, +10 or +15 to the Guard against attacks from a distance."},
    {"VG-VIS-03", "Limit", "Beyond it no shot is possible, whatever the weapon."},
    {"VG-VIS-04", "Worst counts", "The worst visibility on the line, not a sum."},
    {"VG-VIS-05", "Point blank", "In zero visibility no penalty within {5 ft}."},
    {"VG-VIS-06", "Unseen targets", "Beyond sight the position must be known."},
    {"VG-VIS-07", "Bands", "The GM sets the sight within its band."},
    {"VG-COV-01", "Cover",
     "Light +10 Guard, partial +3 and 5 Armor Rank, full +5 and 10 Armor Rank, against ranged attacks."},
    {"VG-COV-02", "Melee", "Cover does not count there."},
    {"VG-COV-03", "One cover", "The best category alone counts."},
    {"VG-COV-04", "Full cover", "Does not forbid the shot."},
    {"VG-COV-05", "Cover absorbs", "Before the armor, all but Radiation, and wears out."},
    {"VG-COV-06", "Flimsy cover", "Its Guard without its Armor Rank."},
    {"VG-COV-07", "Cover and areas", "Counts if it stands between the center and the target."},
    {"VG-DATA-01", "Loading", "Entries that make no sense are refused."},
    {"VG-DATA-02", "Talents", "What they change and grant, and what they require."},
    {"VG-DATA-03", "Skill trees", "A talent follows those it requires."},
    {"VG-DATA-04", "Skills", "Bonus dice by name; a specialty uses its parent's."},
    {"VG-DATA-05", "Techniques", "Trained maneuvers that cost Vigor."},
    {"VG-DATA-06", "Spells", "Magic that costs Mana."},
    {"VG-DATA-07", "Weapons", "Damage Value, quality, kind, hands, reach or range, skill."},
    {"VG-DATA-08", "Armor", "Rank, Durability, Guard, quality."},
    {"VG-DATA-09", "Gear", "What is used up, and what helps."},
    {"VG-DATA-10", "Creatures", "Ready creatures."},
};

}  // namespace

std::vector<RuleSchema> harm_rules() {
  std::vector<RuleSchema> all;
  for (const Row& row : harm) all.push_back({row.id, row.title, row.text});
  return all;
}

}  // namespace ft::rules::vigor
