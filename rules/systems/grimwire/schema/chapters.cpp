// What the chapters of the book are called: the beginnings of rule ids, in words. Source: grimwire.md section 3.
#include "rules/systems/grimwire/schema/schema.hpp"

namespace ft::rules::grimwire {

std::vector<TextSchema> chapters() {
  return {
      {"GW-DICE", "Rolls"},
      {"GW-ATTR", "Attributes"},
      {"GW-PVP", "Player against player"},
      {"GW-COND", "Condition and dying"},
      {"GW-FOCUS", "Focus"},
      {"GW-REST", "Resting"},
      {"GW-BURN", "Burnout"},
      {"GW-LEVEL", "Levels"},
      {"GW-LEARN", "Learning"},
      {"GW-SOC", "Talking"},
      {"GW-CRAFT", "Building and crafting"},
      {"GW-INIT", "Initiative"},
      {"GW-TURN", "The turn"},
      {"GW-REACT", "Reactions"},
      {"GW-GEAR", "Gear in hand"},
      {"GW-MOVE", "Movement"},
      {"GW-FALL", "Falling"},
      {"GW-STEALTH", "Stealth"},
      {"GW-ATK", "Attacks"},
      {"GW-MELEE", "Melee"},
      {"GW-HEAVY", "Heavy weapons"},
      {"GW-THROW", "Throwing"},
      {"GW-RANGE", "Ranged attacks"},
      {"GW-MAGIC", "Supernatural attacks"},
      {"GW-FF", "Wild blows"},
      {"GW-DMG", "Damage"},
      {"GW-SPLASH", "Areas"},
      {"GW-AMB", "Damage of the surroundings"},
      {"GW-BREATH", "Breath"},
      {"GW-SHIELD", "Shields"},
      {"GW-OTH", "Other manoeuvres"},
      {"GW-GRAP", "Grappling"},
      {"GW-STAT", "Status effects"},
      {"GW-UNC", "Sleep and waking"},
      {"GW-DATA", "Content"},
      {"GW-WIN", "Prompts"},
  };
}

}  // namespace ft::rules::grimwire
