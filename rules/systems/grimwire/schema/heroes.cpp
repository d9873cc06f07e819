// The form of character making, and its house rules: the book says how levels work, not with what one begins.
#include "rules/systems/grimwire/schema/free_play.hpp"

namespace ft::rules::grimwire::free_play {

RecordSchema hero() {
  using namespace record;
  return {"hero",
          "Character",
          {told("What is left out is 0.",
                numbers_of("attributes", "Attributes", {"TOG", "AGL", "COR", "MND", "PER", "RSN"}, -10, 10)),
           told("It makes the level: 0 is level 1, 1000 level 10.", number("xp", "Experience", 0, 0, 100000)),
           told("Only where the table divides them; the rest is for Focus.",
                number("condition_share", "Of the levels' rewards to Condition", 3, 0, 39)),
           told("In the order of learning; the first ones are active.",
                of_kinds({"technique"}, words("techniques", "Techniques"))),
           told("What one has learned before.",
                words("knowledge", "Knowledge", {"medical", "locks", "crafting", "technology"})),
           told("What two hands can hold.", of_kinds({"weapon", "consumable", "tool"}, words("holds", "In hand"))),
           told("One suit, and what is worn over it.", of_kinds({"armour"}, words("wears", "Worn"))),
           told("Everything else.",
                of_kinds({"weapon", "armour", "consumable", "tool", "material"}, words("packs", "In the pack"))),
           told("Neither breathes nor eats; wants power and maintenance.", flag("mechanical", "A machine")),
           told("Who this is.", text("text", "Description"))},
          "Somebody to play."};
}

std::vector<HouseRuleSchema> hero_switches() {
  return {
      house::number("hero_points", "Attribute points to begin with", "The sum of all six.", "GW-ATTR-01", 12, -12, 60),
      house::number("hero_most", "Highest attribute to begin with", "Points of levels come on top.", "GW-ATTR-01", 4, 0,
                    10),
      house::number("hero_least", "Lowest attribute to begin with", "None is lower.", "GW-ATTR-01", -2, -10, 0),
      house::number("hero_knowledge", "Fields of knowledge to begin with", "How many.", "GW-DICE-10", 2, 0, 9),
      house::number("hero_things", "Things to begin with", "Held, worn and packed together.", "GW-GEAR-01", 8, 0, 99),
  };
}

}  // namespace ft::rules::grimwire::free_play
