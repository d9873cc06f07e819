// The numbers of a creature, an item, an encounter, a cell. Source: vigor.md section 2.
#include "rules/systems/vigor/schema/schema.hpp"
#include "rules/systems/vigor/schema/words.hpp"

namespace ft::rules::vigor {

namespace {

using namespace numbers;

constexpr auto everyone = Visibility::everyone, gm = Visibility::gm;

std::string with_capital(std::string word) {
  word.front() = static_cast<char>(word.front() - 'a' + 'A');
  return word;
}

/// A score, its dice, and the dice of a stat block that replace them. Source: VG-DICE-03.
std::vector<NumberSchema> ability(const std::string& key) {
  const std::string name = with_capital(key);
  return {plain(key, name, "Abilities", 0, 100), derived(plain("dice_" + key, name + " dice", "Bonus dice", 0, 99)),
          plain("fixed_dice_" + key, name + " dice, fixed", "Stat block", 0, 9)};
}

/// Source: VG-TYPE-03.
std::vector<NumberSchema> type_flags() {
  std::vector<NumberSchema> all;
  for (const std::string& type : joined(damage_types, kinetic_kinds))
    for (const std::string how : {"immune", "resist", "vulnerable"})
      all.push_back(shown_to(gm, flag(how + "_" + type, with_capital(how) + ": " + type, "Stat block")));
  for (const std::string& type : damage_types)
    all.push_back(shown_to(gm, flag("hide_" + type, "Natural armor: " + type, "Stat block")));
  return all;
}

/// The last command in which something happened to the creature; 0 once a later one is played. Source: section 4, reactions.
NumberSchema mark(std::string key, std::string name) {
  return shown_to(gm, plain(std::move(key), std::move(name), "Reactions", 0, 999'999'999));
}

std::vector<NumberSchema> of_creature() {
  NumberSchema mana = resource("mana", "Mana", "Resources", "mana_max");
  mana.on_token = false;
  return {
      resource("durability", "Durability", "Resources", "durability_max"),
      resource("health", "Health", "Resources", "health_max"),
      resource("vigor", "Vigor", "Resources", "vigor_max"),
      mana,
      plain("durability_max", "Max Durability", "Resources", 0, 999),
      plain("health_max", "Max Health", "Resources", 0, 999),
      plain("vigor_max", "Max Vigor", "Resources", 0, 999),
      plain("mana_max", "Max Mana", "Resources", 0, 999),
      derived(plain("recovery_vigor", "Vigor per round", "Recovery", 0, 99)),
      derived(plain("recovery_durability", "Durability per round", "Recovery", 0, 99)),
      derived(plain("recovery_mana", "Mana per round", "Recovery", 0, 99)),
      derived(plain("guard", "Guard", "Defense")),
      plain("guard_base", "Base Guard", "Defense", 0, 99),
      plain("guard_bonus", "Guard from abilities", "Defense", -99, 99),
      derived(plain("defense_cost", "Vigor per defense", "Defense")),
      derived(plain("armor_rank", "Armor Rank", "Defense")),
      plain("natural_armor_rank", "Natural Armor Rank", "Defense", 0, 99),
      symbol("natural_armor_quality", "Natural armor quality", "Defense", qualities),
      symbol("durability_rank", "Superior Durability", "Defense", {"none", "heroic", "epic", "legendary"}),
      plain("resist_bonus", "Resistance dice", "Bonus dice", 0, 99),
      on_token(derived(ladder("bonus_die", "Bonus die", "Bonus dice", dice_ladder, -3))),
      in_unit("ft", derived(plain("reach", "Reach", "Body"))),
      in_unit("ft", derived(plain("move_distance", "Move distance", "Body"))),
      symbol("size", "Size", "Body", sizes),
      flag("living", "Living", "Body"),
      flag("object", "Object", "Body"),
      symbol("kind", "Kind", "Body", {"pc", "npc"}),
      derived(plain("actions_max", "Actions per turn", "Turn")),
      shown_to(everyone, pile("actions_left", "Actions left", "Turn", "actions_max")),
      shown_to(everyone, plain("initiative", "Initiative", "Turn", -99, 999)),
      symbol("turn_state", "Turn", "Turn", {"waiting", "acting", "done", "sits_out"}),
      shown_to(gm, plain("rested_s", "Seconds at rest", "Recovery", 0, 999'999'999)),
      shown_to(gm, plain("health_day", "Day of the last Health by rest", "Recovery", 0, 999'999'999)),
      shown_to(gm, flag("offhand_open", "Off-hand attack possible", "Turn")),
      shown_to(gm, flag("offhand_awaited", "Turn waits for an off-hand attack", "Turn")),
      mark("reacted", "Command it has reacted to"),
      mark("opened", "Command that brought its opening"),
      mark("undeflectable", "Attack on it that is not deflected"),
      mark("unblockable", "Attack on it that is not blocked"),
  };
}

NumberSchema of_item(std::string key, std::string name, std::int64_t highest) {
  return owned_by(Ref::Kind::item, plain(std::move(key), std::move(name), "Item", 0, highest));
}

NumberSchema of_item(NumberSchema number) { return owned_by(Ref::Kind::item, std::move(number)); }

}  // namespace

std::vector<NumberSchema> numbers() {
  std::vector<NumberSchema> all;
  for (const std::string& key : abilities) all = joined(all, ability(key));
  all = joined(all, of_creature(), type_flags());
  NumberSchema item_durability = of_item("armor_durability", "Armor Durability", 999);
  NumberSchema visibility = symbol("visibility", "Visibility", "Surroundings", visibilities);
  visibility.owner = Ref::Kind::encounter;
  const NumberSchema sight =
      owned_by(Ref::Kind::encounter, in_unit("ft", plain("sight", "Sight", "Surroundings", 0, 9999)));
  all = of_importance(
      Importance::main,
      {"Abilities", "Bonus dice", "guard", "defense_cost", "armor_rank", "move_distance", "reach", "actions_max"},
      std::move(all));
  all = of_importance(Importance::detail, {"resist_bonus"}, std::move(all));
  all = of_importance(Importance::hidden,
                      {"Reactions", "actions_left", "initiative", "turn_state", "offhand_open", "offhand_awaited",
                       "rested_s", "health_day"},
                      std::move(all));
  const NumberSchema range = derived(in_unit("ft", of_item("attack_range", "Range", 9999)));
  return joined(all,
                std::vector{range, item_durability, of_item("ammo", "Ammunition", 999),
                            of_item(pile("uses", "Uses left", "Item")), of_item("coated", "Poison dice", 99),
                            of_item(symbol("coated_quality", "Poison quality", "Item", qualities)),
                            of_item(symbol("coated_type", "Poison type", "Item", damage_types)), visibility, sight});
}

std::vector<NumberSchema> ground_numbers() {
  const auto of_cell = [](NumberSchema number) { return owned_by(Ref::Kind::cell, std::move(number)); };
  return {of_cell(symbol("cover", "Cover", "Terrain", covers)),
          of_cell(flag("flimsy", "Not sturdy", "Terrain")),
          of_cell(symbol("cover_quality", "Cover quality", "Terrain", qualities)),
          of_cell(plain("cover_durability", "Cover Durability", "Terrain", 0, 999)),
          of_cell(symbol("local_visibility", "Visibility here", "Terrain", visibilities)),
          of_cell(in_unit("ft", plain("sight_ft", "Sight here", "Terrain", 0, 9999))),
          of_cell(flag("vacuum", "Vacuum", "Terrain"))};
}

}  // namespace ft::rules::vigor
