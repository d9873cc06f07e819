// The numbers of a cell that a GM may paint. Source: aura.md 2.3, AU-MOVE-08, AU-MOVE-11, AU-ITEM-03, AU-FACE-07.
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

namespace {

using namespace numbers;

NumberSchema of_cell(std::string key, std::string name, std::string group) {
  return owned_by(Ref::Kind::cell, flag(key, name, group));
}

}  // namespace

std::vector<NumberSchema> ground_numbers() {
  std::vector<NumberSchema> all{
      of_cell("gap", "Gap: jump only", "Terrain"), of_cell("noAgileMove", "No Agile Moves in or out", "Terrain"),
      of_cell("cover", "Cover for hiding", "Terrain"),
      in_unit("cm", owned_by(Ref::Kind::cell, plain("surface_cm", "Table or shelf height", "Terrain", 0, 1000)))};
  for (const auto& [condition, name] : {std::pair<std::string, std::string>{"slowed", "Slows"},
                                        {"prone", "Knocks prone"},
                                        {"dazed", "Dazes"},
                                        {"blinded", "Blinds"},
                                        {"exposed", "Exposes"},
                                        {"unguarded", "Leaves unguarded"},
                                        {"shaken", "Shakes"},
                                        {"exhausted", "Exhausts"}})
    all.push_back(of_cell("imposes_" + condition, name, "Conditions while inside"));
  return all;
}

}  // namespace ft::rules::aura
