// The kinds of border between two locations, as a GM draws them; the usual numbers are the book's. Source: HM-GRID-02, 04 to
// 07, HM-CLIMB-01.
#include <algorithm>

#include "rules/systems/heimr/schema/schema.hpp"

namespace ft::rules::heimr {

using namespace literals;

namespace {

using namespace rules::numbers;

NumberSchema number(std::string key, std::string name, std::int64_t most, std::int64_t usual) {
  NumberSchema number = owned_by(Ref::Kind::none, plain(key, name, "Border", 0, most));
  number.default_value = usual;
  return number;
}
NumberSchema yes_no(std::string key, std::string name, bool usual) {
  NumberSchema flag = number(key, name, 1, usual ? 1 : 0);
  flag.kind = NumberKind::flag;
  return flag;
}

/// What a border may have beside each other; 0: has none of it.
struct Barriers {
  std::int64_t limit = 0, crossing = 0, toughness = 0;
  bool climbable = false;
  std::int64_t climb_cr = 0;
};

/// Agility, as is usual, or any other ability of the content. Source: HM-GRID-06.
NumberSchema crossing_ability(const Content& content) {
  NumberSchema ability =
      owned_by(Ref::Kind::none, symbol("crossing_ability", "Rolled for crossing", "Border", {"agility"}));
  for (const Record* record : content.all("ability"_k))
    if (record->id_text != "agility") ability.symbols.push_back(record->id_text);
  std::sort(ability.symbols.begin() + 1, ability.symbols.end());
  return ability;
}

std::vector<NumberSchema> numbers_of(const Barriers& usual) {
  return {number("limit", "Max passes (0: unlimited)", 99, usual.limit),
          number("count", "Passed", 99, 0),
          number("crossing_cr", "CR of crossing (0: no roll)", 60, usual.crossing),
          number("toughness", "Toughness of the barrier (0: none)", 99, usual.toughness),
          yes_no("climbable", "Can be climbed", usual.climbable),
          number("climb_cr", "CR of climbing (0: ladder or stairs)", 60, usual.climb_cr),
          yes_no("two_hands", "Climbing needs both hands", false),
          number("top", "Height of its top (0: where the higher location begins)", 20, 0)};
}

RelationSchema border(std::string key, std::string name, std::string icon, std::string rule, std::string line,
                      const Barriers& usual) {
  return {key, name, icon, rule, name + " between {from} and {to}", Visibility::everyone, line, numbers_of(usual)};
}

}  // namespace

std::vector<RelationSchema> borders(const Content& content) {
  std::vector<RelationSchema> all{
      border("passage", "Passage", "path-distance", "HM-GRID-02", "passage", {}),
      border("no_way", "No way outside combat", "cancel", "HM-GRID-02", "wall", {}),
      border("single_door", "Single door", "door", "HM-GRID-05", "door", {.limit = 2}),
      border("double_door", "Double door", "doorway", "HM-GRID-05", "double_door", {.limit = 4}),
      border("thick_vegetation", "Thick vegetation", "high-grass", "HM-GRID-05", "growth", {.limit = 2}),
      border("window", "Window", "window", "HM-GRID-05", "window", {.limit = 1, .crossing = 5}),
      border("ladder", "Ladder", "ladder", "HM-GRID-05", "ladder", {.limit = 1, .climbable = true}),
      border("stairs", "Stairs", "stairs", "HM-CLIMB-01", "stairs", {.climbable = true}),
      border("jump_1_5_m", "1.5 metre jump", "jump-across", "HM-GRID-06", "gap", {.crossing = 1}),
      border("jump_2_m", "2 metre jump", "jump-across", "HM-GRID-06", "gap", {.crossing = 3}),
      border("jump_2_5_m", "2.5 metre jump", "jump-across", "HM-GRID-06", "gap", {.crossing = 6}),
      border("jump_3_m", "3 metre jump", "jump-across", "HM-GRID-06", "gap", {.crossing = 9}),
      border("rope_swing", "Rope swing", "rope-coil", "HM-GRID-06", "gap", {.crossing = 4}),
      border("regular_door", "Regular door", "wooden-door", "HM-GRID-07", "door", {.toughness = 2}),
      border("strong_door", "Strong door", "locked-door", "HM-GRID-07", "door", {.toughness = 4}),
      border("regular_gate", "Regular gate", "gate", "HM-GRID-07", "double_door", {.toughness = 6}),
      border("wooden_wall", "Wooden wall", "wooden-fence", "HM-GRID-07", "wall", {.toughness = 4}),
      border("stone_wall", "Stone wall", "stone-wall", "HM-GRID-07", "wall",
             {.toughness = 6, .climbable = true, .climb_cr = 11}),
      border("rope_ladder", "Rope ladder", "rope-bridge", "HM-CLIMB-01", "ladder", {.climbable = true, .climb_cr = 2}),
      border("rope", "Rope", "rope-coil", "HM-CLIMB-01", "drop", {.climbable = true, .climb_cr = 4}),
      border("tree", "Tree", "tree-branch", "HM-CLIMB-01", "growth", {.climbable = true, .climb_cr = 5}),
      border("rock_face", "Rock face", "cliff-crossing", "HM-CLIMB-01", "drop", {.climbable = true, .climb_cr = 6}),
      border("steep_rock_face", "Steep rock face", "cliff-crossing", "HM-CLIMB-01", "drop",
             {.climbable = true, .climb_cr = 9}),
  };
  for (RelationSchema& one : all) one.numbers.push_back(crossing_ability(content));
  return all;
}

}  // namespace ft::rules::heimr
