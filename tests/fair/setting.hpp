// What a fight of a rulebook is made of, and a random one: creatures, map, house rules.
#pragma once

#include "rules/kernel/system.hpp"
#include "tests/fair/chance.hpp"

namespace ft::fair {

/// What only the rulebook can say of its fights; tests/rules/SYSTEM/fair.toml.
struct Setting {
  struct More {
    rules::Key field;                  // of a creature's record: a list of words
    std::vector<rules::Key> of_kinds;  // whose records it may name
    bool everything = false;           // once in a while, it names all of them
  };
  rules::Key begin, end;                  // the GM's actions
  std::vector<rules::Key> harms, nears;   // actions that harm an enemy, and that lead to one
  std::vector<rules::Key> seldom;         // actions that are seldom possible, and then often worth it
  std::vector<rules::Key> pauses;         // what people do between fights
  rules::Key pass;                        // the action that ends a turn
  std::vector<rules::Key> down;           // conditions of those who are out of the fight
  std::vector<More> more;                 // what chance may add to a creature
  std::vector<rules::Key> by_cases;       // actions that only a GM's edit at the right moment allows: cases show them
  std::vector<rules::Key> marks;          // of a feature's data: what chance may set
  std::vector<rules::Scene::Grid> grids;  // which maps it knows
};

/// Whether it is out of the fight.
[[nodiscard]] bool is_down(const Setting& setting, const rules::Creature& creature);

/// Of the rulebook with this id. Throws scn::CaseError where its file lacks something.
[[nodiscard]] Setting read_setting(const std::string& system);

/// Heroes, each played by a person (seats from 1), and foes on a random map, under random house rules; no fight yet.
[[nodiscard]] rules::State random_state(const rules::System& system, const Setting& setting, Chance& chance);
/// Walls of all kinds, some with doors, between cells of the map; none on zones.
void build_walls(rules::Scene& scene, Chance& chance);

}  // namespace ft::fair
