// Words of costs, symbols, parts of sums and parameters. Source: aura.md.
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

std::vector<TextSchema> texts() {
  return joined(
      std::vector<TextSchema>{
          {"none", "No cost"},
          {"gm", "GM"},
          {"free", "Free"},
          {"standing", "Standing"},
          {"kneeling", "Kneeling"},
          {"lying", "Lying"},
          {"pack", "Packed"},
          {"held", "In hand"},
          {"worn", "Worn"},
          {"ground", "On the ground"},
          {"surface", "On a table"},
          {"until_end_of_round", "until the end of the Round"},
          {"until_short_rest", "until the next Short Rest"},
          {"crossing", "Target crosses reach"},
          {"ii", "As an interrupt"},
          {"sheet_damage", "Damage"},
      },
      identity_texts(
          "encounter who target weapon item distance most least cost left needs cell condition what minutes action"));
}

}  // namespace ft::rules::aura
