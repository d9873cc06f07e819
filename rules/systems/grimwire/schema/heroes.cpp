// The form of character creation, and its house rules: the book has rules for levels, not for the start.
#include "rules/systems/grimwire/schema/free_play.hpp"

namespace ft::rules::grimwire::free_play {

RecordSchema hero() {
  using namespace record;
  return {"hero",
          "Character",
          {with_help("Default: 0.",
                     numbers_of("attributes", "Attributes", {"TOG", "AGL", "COR", "MND", "PER", "RSN"}, -10, 10)),
           with_help("Sets the level: 0 is level 1, 1000 is level 10.", number("xp", "Experience", 0, 0, 100000)),
           with_help("Only if the house rule splits them; the rest goes to Focus.",
                     number("condition_share", "Level bonus to Condition", 3, 0, 39)),
           with_help("In the order of learning; the first ones are active.",
                     of_kinds({"technique"}, words("techniques", "Techniques"))),
           with_help("Known fields.", words("knowledge", "Knowledge", {"medical", "locks", "crafting", "technology"})),
           with_help("Two hands.", of_kinds({"weapon", "consumable", "tool"}, words("holds", "In hand"))),
           with_help("One suit, and items worn over it.", of_kinds({"armour"}, words("wears", "Worn"))),
           with_help("Everything else.",
                     of_kinds({"weapon", "armour", "consumable", "tool", "material"}, words("packs", "Packed"))),
           with_help("Neither breathes nor eats; needs power and maintenance.", flag("mechanical", "A machine")),
           with_help("Biography.", text("text", "Description"))},
          "A player character at creation."};
}

std::vector<HouseRuleSchema> hero_switches() {
  return {
      house::number("hero_points", "Starting attribute points", "Sum of all six.", "GW-ATTR-01", 12, -12, 60),
      house::number("hero_most", "Max starting attribute", "Level points come on top.", "GW-ATTR-01", 4, 0, 10),
      house::number("hero_least", "Min starting attribute", "Lower limit of each attribute.", "GW-ATTR-01", -2, -10, 0),
      house::number("hero_knowledge", "Starting knowledge", "Max number.", "GW-DICE-10", 2, 0, 9),
      house::number("hero_things", "Starting items", "Held, worn and packed in total.", "GW-GEAR-01", 8, 0, 99),
  };
}

}  // namespace ft::rules::grimwire::free_play
