// Things in hands and bags, breath and defence. Source: AU-ITEM, AU-DEFD, AU-STA-07.
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

using namespace form;

namespace {

FieldSchema by_gm_energy() { return number("energy", "Energy (GM)", 0, 9, false); }

std::vector<ActionSchema> breath_and_guard() {
  return {
      primary(action("defend", "Defend", "shield", "energy_1",
                     "Ends Exposed and Unguarded; wins ties until you attack or move far.", {"AU-DEFD-01"}, paying())),
      primary(action("catch_breath", "Catch your breath", "lungs", "energy_3", "One Stamina back.", {"AU-STA-07"},
                     paying())),
      action("refuse_defence", "Refuse to defend", "open-palm", "free", "No Defence rolls until used again.",
             {"AU-DFN-02"}),
  };
}

std::vector<ActionSchema> handling() {
  return {
      action("equip", "Take in hand", "sword-brandish", "energy_1", "From the pack or an open container, or put on.",
             {"AU-ITEM-01"}, paying({item("item", "What"), by_gm_energy()})),
      action("stow", "Put away", "knapsack", "energy_1", "Into the pack, or into a container there.", {"AU-ITEM-01"},
             paying({item("item", "What"), optional(item("into", "Into")), by_gm_energy()})),
      action("open_container", "Open", "open-chest", "energy_2", "Makes its contents available.", {"AU-ITEM-01"},
             paying({item("item", "What"), by_gm_energy()})),
      action("pick_up", "Pick up", "catch", "energy_1", "From the ground here or beside you: Exposed.", {"AU-ITEM-02"},
             paying({item("item", "What"), by_gm_energy()})),
      action("drop_item", "Drop", "drop-weapon", "free", "To the ground where you stand.", {"AU-ITEM-04"},
             {item("item", "What")}),
      action("load", "Load", "quiver", "by_weapon", "For the weapon's loading Energy.", {"AU-ITEM-05"},
             paying({item("weapon", "Weapon"), number("part", "Energy to spend", 1, 9, false)})),
      action("break_object", "Break down", "hammer-break", "by_the_gm", "A door or a wall, for 1 Stamina.",
             {"AU-ITEM-08"},
             paying({optional(to("Cell")), optional(text("What")), by_gm_energy(),
                     number("dc", "Target number (GM)", 0, 40, false)})),
  };
}

std::vector<ActionSchema> others() {
  const auto by_the_gm = [](std::string key, std::string name) { return number(key, name + " (GM)", 0, 9, false); };
  const auto target_field = [](std::string key, std::string name) {
    return optional(field(key, name, FieldSchema::Kind::creature));
  };
  ActionSchema ability = action(
      "use_ability", "Use an ability", "skills", "by_ability", "An ability or spell that you know.", {"AU-ABIL-01"},
      paying({field("ability", "Ability", FieldSchema::Kind::choice), target_field("target", "Target"),
              target_field("second", "Second target"), target_field("third", "Third target"),
              optional(item("weapon", "Weapon")), optional(field("enhance", "Enhanced by", FieldSchema::Kind::choice)),
              optional(field("face", "Face target first", FieldSchema::Kind::yes_no)),
              optional(field("ii", "As an interrupt", FieldSchema::Kind::yes_no))}));
  return {
      primary(ability),
      action("freeform", "Freeform action", "talk", "by_the_gm", "Describe it; the GM sets cost and effect.",
             {"AU-ARB-16"},
             paying({text("What"), target_field("target", "Target"), by_gm_energy(), by_the_gm("stamina", "Stamina"),
                     by_the_gm("agility", "Agility"), number("as_movement", "Is movement (GM)", 0, 1, false),
                     number("as_attack", "Is an attack (GM)", 0, 1, false),
                     number("dc", "d20 target number (GM)", 0, 40, false)})),
  };
}

std::vector<ActionSchema> rests() {
  const FieldSchema repair = optional(item("repair", "Repair while resting"));
  return {
      action("short_rest", "Short Rest", "campfire", "free",
             "All Stamina every five minutes, and a Recovery Surge if you want.", {"AU-REST-01", "AU-REST-03"},
             {number("minutes", "Minutes", 0, 999), repair}),
      action("long_rest", "Long Rest", "night-sleep", "free", "Eight hours: everything back.", {"AU-REST-04"},
             {repair}),
      action("spend_surge", "Recovery Surge", "heart-plus", "free", "Aura back; one in each five minutes of a rest.",
             {"AU-AURA-04", "AU-REST-01"}),
  };
}

}  // namespace

std::vector<ActionSchema> thing_actions() { return joined(breath_and_guard(), handling(), others(), rests()); }

std::vector<TextSchema> thing_texts() {
  return joined(
      std::vector<TextSchema>{
          {"energy_1", "1 Energy"},
          {"energy_2", "2 Energy"},
          {"energy_3", "3 Energy"},
          {"by_weapon", "by the weapon"},
          {"by_ability", "by the ability"},
          {"by_the_gm", "by the GM"},
          {"fumble", "Chance roll: hold on to it"},
          {"fumbles", "{who} fumbles, and {item} falls."},
          {"q_break", "{who} wants to break something down. Amount of {what}?"},
          {"breaks_through", "{who} breaks it down."},
          {"does_not_break", "It withstands {who}."},
          {"q_allowed", "{who}: {text} May it be tried?"},
          {"q_freeform", "{who}: {text} Amount of {what}?"},
          {"freeform_told", "{who}: {text}"},
          {"freeform_roll", "GM d20 roll"},
          {"q_outcome", "Outcome of {who}'s action?"},
          {"outcome_told", "{who}: {text}"},
          {"q_rest", "{who} rests for {n} minutes. How many pass undisturbed?"},
          {"q_long_rest", "{who} rests for {n} hours. How many pass undisturbed?"},
          {"q_wakes", "{who} has rested, unconscious from a wound. Does it wake?"},
          {"rested", "{who} has rested for {n} times five minutes."},
          {"usedShort", "Used since a Short Rest"},
          {"usedLong", "Used since a Long Rest"},
          {"as_movement", "Is movement (1: yes, 0: no)"},
          {"as_attack", "Is an attack (1: yes, 0: no)"},
      },
      identity_texts("dc ability n reach"));
}

}  // namespace ft::rules::aura
