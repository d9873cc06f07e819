// Things in hands and bags, breath and defence. Source: AU-ITEM, AU-DEFD, AU-STA-07.
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

using namespace form;

std::vector<ActionSchema> thing_actions() {
  return {
      primary(action("defend", "Defend", "shield", "energy_1",
                     "Ends being Exposed and Unguarded; wins ties until you attack or go far.", {"AU-DEFD-01"},
                     paying())),
      primary(action("catch_breath", "Catch your breath", "lungs", "energy_3", "One Stamina back.", {"AU-STA-07"},
                     paying())),
      action("refuse_defence", "Refuse to defend", "open-palm", "free", "No Defence rolls until you do this once more.",
             {"AU-DFN-02"}),
      action("equip", "Take in hand", "sword-brandish", "energy_1", "Out of the pack, or put on.", {"AU-ITEM-01"},
             paying({item("item", "What")})),
      action("stow", "Put away", "knapsack", "energy_1", "Into the pack.", {"AU-ITEM-01"},
             paying({item("item", "What")})),
      action("pick_up", "Pick up", "catch", "energy_1", "From the ground here or beside you: Exposed.", {"AU-ITEM-02"},
             paying({item("item", "What")})),
      action("drop_item", "Drop", "drop-weapon", "free", "To the ground where you stand.", {"AU-ITEM-04"},
             {item("item", "What")}),
  };
}

std::vector<TextSchema> thing_texts() {
  return {{"energy_1", "1 Energy"},
          {"energy_2", "2 Energy"},
          {"energy_3", "3 Energy"},
          {"fumble", "Chance roll: hold on to it"},
          {"fumbles", "{who} fumbles, and {item} falls."},
          {"recovers_guard", "{who} is on guard again."}};
}

}  // namespace ft::rules::aura
