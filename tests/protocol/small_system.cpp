#include "tests/protocol/small_system.hpp"

#include "tests/rules/kernel/bare_system.hpp"

namespace ft::codec {

namespace {

using namespace rules;

NumberSchema number(std::string key, NumberKind kind) {
  NumberSchema to;
  to.key = to.name = std::move(key);
  to.kind = kind;
  return to;
}

}  // namespace

Schema small_schema() {
  Schema schema;
  schema.system = "small";
  schema.title = "Small";
  schema.unit = "m";
  schema.numbers = {number("life", NumberKind::resource), number("mood", NumberKind::symbol),
                    number("steps", NumberKind::pip), number("strength", NumberKind::plain)};
  schema.numbers[0].reserved = "strength";
  schema.numbers[1].symbols = {"calm", "angry"};
  schema.terrain = {number("depth", NumberKind::plain)};
  schema.conditions = {{.key = "prone", .name = "Prone", .icon = {}, .rule = "S-1", .text = {}}};
  schema.conditions.push_back({.key = "memory", .name = "Memory", .icon = {}, .rule = "S-1", .text = {}});
  schema.conditions.back().visibility = Visibility::gm;
  schema.relations = {{.key = "holds", .name = "Holds", .icon = {}, .rule = "S-1", .text = {}}};
  schema.relations.push_back({.key = "gate", .name = "Gate", .icon = {}, .rule = "S-1", .text = {}});
  schema.relations.back().line = "door";
  schema.relations.back().numbers = {number("width", NumberKind::plain), number("made_of", NumberKind::symbol)};
  schema.relations.back().numbers[1].symbols = {"wood", "stone"};
  FieldSchema path;
  path.key = "path";
  path.kind = FieldSchema::Kind::path;
  ActionSchema move;
  move.key = move.name = "move";
  move.rules = {"S-1"};
  move.form = {path};
  move.movement = true;
  schema.actions = {move};
  schema.refusals.push_back({"E_TOO_FAR", "{who} is too far away.", "S-1", false});
  for (const char* text : {"calm", "angry", "attack", "hit", "pushed", "rounds", "red", "blue", "fight", "sword",
                           "ghoul", "shove_back", "wood", "stone", "defender", "attacker", "max", "euclid"})
    schema.texts.push_back({text, text});
  schema.house_rules = {{.key = "ties", .name = "Ties", .text = {}, .rule = "S-1", .values = {"defender", "attacker"}},
                        {.key = "metric",
                         .name = "Distances",
                         .text = {},
                         .rule = "S-1",
                         .values = {"max", "euclid"},
                         .diagonals = {HouseRuleSchema::Diagonal::one_cell, HouseRuleSchema::Diagonal::euclidean}}};
  schema.rules = {{"S-1", "The rule", "Roll."}};
  schema.records = {{"weapon",
                     "Weapon",
                     {{.key = "text", .name = "Text", .kind = RecordField::Kind::text, .words = {}, .fields = {}}}}};
  return schema;
}

std::unique_ptr<const System> small_system() {
  rules::Record sword;
  Content content;
  sword.kind = Key("weapon");
  sword.id = content.names().add("sword");
  sword.id_text = "sword";
  sword.name = "Sword";
  sword.fields = {{Key("text"), std::string("A blade.")}, {Key("icon"), std::string("broadsword")}};
  content.names().add("text");
  content.add(std::move(sword));
  return std::make_unique<BareSystem>(small_schema(), std::move(content));
}

}  // namespace ft::codec
