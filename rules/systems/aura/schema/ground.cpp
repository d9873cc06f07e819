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
      of_cell("gap", "Gap: only jumped over", "Ground"), of_cell("noAgileMove", "No Agile Moves in or out", "Ground"),
      of_cell("cover", "Hides who stands here", "Ground"),
      in_unit("cm", owned_by(Ref::Kind::cell, plain("surface_cm", "Table or shelf", "Ground", 0, 1000)))};
  for (const auto& [condition, name] : {std::pair<std::string, std::string>{"slowed", "Slows"},
                                        {"prone", "Fells"},
                                        {"dazed", "Dazes"},
                                        {"blinded", "Blinds"},
                                        {"exposed", "Exposes"},
                                        {"unguarded", "Leaves unguarded"},
                                        {"shaken", "Shakes"},
                                        {"exhausted", "Exhausts"}})
    all.push_back(of_cell("imposes_" + condition, name, "While inside"));
  return all;
}

}  // namespace ft::rules::aura
