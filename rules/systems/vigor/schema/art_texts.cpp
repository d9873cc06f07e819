// Sentences of items, techniques and spells. Source: VG-ACT-09, VG-ACT-10.
#include "rules/systems/vigor/schema/schema.hpp"

namespace ft::rules::vigor {

std::vector<TextSchema> art_texts() {
  return {{"special_roll", "Special reaction"},
          {"poison_roll", "Poison"},
          {"q_disarm", "Which item of {who} is knocked out of its hands?"},
          {"o_item", "{item}"},
          {"uses_ability", "{who} uses {ability}."},
          {"area_hits", "{who} is hit with {total}."},
          {"area_misses", "{who} is missed with {total}."},
          {"pins_down", "{actor} pins {who}."},
          {"restores_mana", "{who} restores {n} Mana."},
          {"uses_item", "{who} uses {item}."},
          {"draws", "{who} draws {item}."},
          {"stows", "{who} stows {item}."},
          {"picks_up", "{who} picks up {item}."},
          {"drops", "{who} drops {item}."},
          {"reloads", "{who} reloads {item}."},
          {"coats", "{who} coats {item}."},
          {"smoke_spreads", "Smoke spreads."}};
}

}  // namespace ft::rules::vigor
