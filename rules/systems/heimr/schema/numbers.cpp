// The numbers of a creature, an item, a location. Source: heimr.md section 2.
#include <algorithm>

#include "rules/systems/heimr/schema/attribute_records.hpp"
#include "rules/systems/heimr/schema/schema.hpp"

namespace ft::rules::heimr {

using namespace literals;

namespace {

using namespace rules::numbers;

constexpr auto everyone = Visibility::everyone, gm = Visibility::gm;

/// Also of those out of use: creatures keep what they have. Source: HM-ATTR-02.
std::vector<NumberSchema> attribute_numbers(const Content& content) {
  std::vector<const Record*> records = attributes(content);
  for (const Record* attribute : content.every("attribute"_k))
    if (attribute->retired) records.push_back(attribute);
  std::vector<NumberSchema> all;
  for (const Record* attribute : records) {
    all.push_back(plain(attribute->id_text, attribute->name, "Attributes", -20, 20));
    all.back().importance = Importance::main;
    all.push_back(plain("progress_" + attribute->id_text, attribute->name + ", progress", "Progress", 0, 99));
  }
  return all;
}

/// What each ability is rolled with: the standard ones first, a campaign's own among the others. Source: HM-ABIL-02.
std::vector<NumberSchema> ability_numbers(const Content& content) {
  std::vector<const Record*> abilities = content.every("ability"_k);
  const auto place = [](const Record* ability) { return std::pair(!ability->flag("standard"_k), ability->name); };
  std::sort(abilities.begin(), abilities.end(), [&](auto* a, auto* b) { return place(a) < place(b); });
  std::vector<NumberSchema> all;
  for (const Record* ability : abilities) {
    all.push_back(derived(plain(ability->id_text + "_c", ability->name + ", consistency", "Abilities", -99, 99)));
    all.push_back(derived(plain(ability->id_text + "_p", ability->name + ", potential", "Abilities", -99, 99)));
  }
  return all;
}

/// One mark for each free action: once per turn (HM-ACT-02).
std::vector<NumberSchema> free_actions_used() {
  std::vector<NumberSchema> all;
  for (const std::string action :
       {"jump_down", "drop_prone", "stand_up", "hide", "drop_items", "swap", "observe", "speak", "guard"})
    all.push_back(shown_to(gm, flag("used_" + action, "Has used " + action, "Turn")));
  return all;
}

}  // namespace

std::vector<NumberSchema> numbers(const Content& content) {
  NumberSchema cluster = shown_to(everyone, plain("cluster", "Cluster", "Turn", 0, 1LL << 60));
  cluster.kind = NumberKind::group;
  std::vector<NumberSchema> all{
      shown_to(Visibility::side, symbol("kind", "Kind", "Creature", {"pc", "npc"})),
      resource("hp", "Hit points", "Health and will", "hp_max", -20),
      plain("hp_max", "Max hit points", "Health and will", 1, 99),
      resource("wp", "Willpower", "Health and will", "wp_max"),
      plain("wp_max", "Max willpower", "Health and will", 0, 99),
      shown_to(everyone, plain("fatigue", "Fatigue", "Health and will", 1, 20)),
      derived(plain("base_fatigue", "Base fatigue", "Health and will", 1, 20)),
      flag("fatigue_raised", "Fatigue raised this turn", "Turn"),
      plain("xp", "Experience left", "Experience", 0, 100000),
      plain("xp_spent", "Experience spent", "Experience", 0, 100000),
      cluster,
      shown_to(gm, plain("initiative", "Initiative", "Turn", -999, 999)),
      pip("standard", "Standard action", "Turn"),
      shown_to(gm, flag("standard_owed", "Owes a standard action", "Turn")),
      flag("turn_over", "Turn is over", "Turn"),
      flag("simul_used", "Paired action used", "Turn"),
      symbol("turn_state", "Turn", "Turn", {"waiting", "acting", "done"}),
      shown_to(everyone, on_token(pile("dodge_uses", "Dodges used", "Defence"))),
      shown_to(everyone, on_token(pile("block_uses", "Blocks used", "Defence"))),
      shown_to(everyone, flag("dodge_ready", "Ready to dodge shots", "Defence")),
      shown_to(everyone, flag("ongoing_penalty", "Ongoing action: -2 on defences", "Defence")),
      owned_by(Ref::Kind::item, flag("loaded", "Ammunition in hand", "Item")),
      owned_by(Ref::Kind::item, plain("count", "Quantity", "Item", 0, 999)),
      shown_to(Visibility::player, owned_by(Ref::Kind::item, plain("hide_cr", "Concealment CR", "Item", 0, 99))),
      owned_by(Ref::Kind::item, flag("lit", "Burning", "Item")),
      owned_by(Ref::Kind::item, derived(in_unit("turns", plain("attack_range", "Range", "Item")))),
  };
  for (const auto& some : {attribute_numbers(content), ability_numbers(content), free_actions_used()})
    all.insert(all.end(), some.begin(), some.end());
  all = of_importance(Importance::main, {"fatigue"}, std::move(all));
  return of_importance(Importance::hidden, {"Turn"}, std::move(all));
}

/// Source: heimr.md 2.3, HM-GRID-08, HM-CONC-02.
std::vector<NumberSchema> ground_numbers() {
  const auto of_cell = [](NumberSchema number) { return owned_by(Ref::Kind::cell, number); };
  std::vector<NumberSchema> all{
      of_cell(plain("lowest", "Lowest level", "Location", 0, 20)),
      of_cell(plain("highest", "Highest level", "Location", 0, 20)),
      of_cell(plain("darkness", "Darkness", "Location", 0, 3)),
      of_cell(plain("weather", "Extreme weather", "Location", 0, 3)),
      of_cell(flag("roof", "Roof", "Location")),
      of_cell(plain("face_cr", "CR of climbing inside (0: ladder or stairs)", "Location", 0, 20)),
      of_cell(flag("face_two_hands", "Climbing inside needs both hands", "Location"))};
  for (const auto& [key, name] : {std::pair<std::string, std::string>{"thick_tree", "Thick tree"},
                                  {"cart_or_crate", "Wooden cart or crate"},
                                  {"shrubbery", "Shrubbery"},
                                  {"stone_merlon", "Stone merlon"},
                                  {"wooden_table", "Wooden table"},
                                  {"tall_grass", "Tall grass"}})
    all.push_back(of_cell(flag(key, name, "Cover")));
  all.push_back(of_cell(symbol("cover_side", "Covers from", "Cover", {"all", "up", "right", "down", "left"})));
  return all;
}

}  // namespace ft::rules::heimr
