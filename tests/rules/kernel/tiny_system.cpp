// The rulebook of a few words.
#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {

using namespace literals;

Schema tiny_schema() {
  Schema schema;
  schema.system = "tiny";
  schema.numbers = {
      {.key = "health", .name = "Health", .kind = NumberKind::resource, .max_key = "health_max"},
      {.key = "health_max", .name = "Health, most"},
      {.key = "courage", .name = "Courage", .visibility = Visibility::side},
      {.key = "secret", .name = "Secret", .visibility = Visibility::gm},
      {.key = "purse", .name = "Purse", .visibility = Visibility::player},
      {.key = "charge", .name = "Charge", .owner = Ref::Kind::item},
      {.key = "tucked_away", .name = "Tucked away", .owner = Ref::Kind::item, .visibility = Visibility::player}};
  schema.conditions = {{"dazed", "Dazed", "", "", ""},
                       {"marked", "Marked", "", "", "", Visibility::gm},
                       {.key = "mist", .name = "Mist", .blocks_sight = true},
                       {.key = "blinded", .name = "Blinded", .blinds = true},
                       {.key = "unseen", .name = "Unseen", .makes_invisible = true}};
  schema.unit = "m";
  schema.relations = {{"holding", "Holding", "", "", "{from} holds {to}"},
                      {.key = "hides_from", .name = "Hides", .awareness = Awareness::unaware},
                      {.key = "found_by", .name = "Found", .awareness = Awareness::aware}};
  using FormField = FieldSchema::Kind;
  schema.actions = {{.key = "act",
                     .name = "Act",
                     .form = {{"target", "Target", FormField::creature},
                              {"how", "How", FormField::choice, false, {"fast", "slow"}},
                              {"times", "Times", FormField::number, false, {}, 1, 3}}},
                    {.key = "reply", .name = "Reply", .form = {}},
                    {.key = "judge", .name = "Judge", .form = {}, .who = ActionSchema::For::gm}};
  schema.refusals.push_back({"E_TIRED", "{who} is tired.", "T-1"});
  for (const char* text : {"fast", "slow", "strike", "q_go_on", "q_who", "o_none", "hit", "missed", "note", "rounds"})
    schema.texts.push_back({text, text});
  schema.rules = {{"T-1", "Tiredness", ""}};
  schema.house_rules = {{.key = "lenient", .name = "Lenient", .values = {"no", "yes"}, .default_value = 1}};
  using Field = RecordField;
  schema.records = {{"tool",
                     "Tool",
                     {Field{.key = "charge", .kind = Field::Kind::number, .default_value = 2, .min = 0, .max = 9},
                      Field{.key = "sharp", .kind = Field::Kind::flag},
                      Field{.key = "harm", .kind = Field::Kind::dice, .required = true},
                      Field{.key = "how", .kind = Field::Kind::word, .words = {"fast", "slow"}},
                      Field{.key = "tags", .kind = Field::Kind::words},
                      Field{.key = "bonus", .kind = Field::Kind::numbers, .words = {"health", "courage"}},
                      Field{.key = "parts",
                            .kind = Field::Kind::records,
                            .fields = {Field{.key = "charge", .kind = Field::Kind::number}}}}}};
  return schema;
}

TinySystem::TinySystem(Content content) : BareSystem(tiny_schema(), std::move(content)) {}

void TinySystem::play(Resolution& r) const {
  const auto procedure = procedures.find(r.command().action);
  r.require(procedure != procedures.end(), {"E_UNKNOWN_ACTION"_k, {}, {}});
  procedure->second(r);
}

void TinySystem::take_damage(Resolution& r, CreatureId who, const DiceText& damage) const {
  const std::int64_t health = r.world().creature(who).numbers.get("health"_k);
  r.emit(NumberSet{who, "health"_k, health - damage.plus, health});
}

State tiny_state(const std::vector<std::string>& names) {
  State state;
  Scene scene;
  scene.id = {1};
  scene.columns = scene.rows = 20;
  state.scenes.push_back(scene);
  state.campaign.shown = {1};
  for (std::size_t i = 0; i < names.size(); ++i) {
    Creature creature;
    creature.id = {i + 1};
    creature.name = names[i];
    creature.scene = {1};
    creature.place = Place::at({static_cast<std::int32_t>(i) + 1, 1});
    creature.side = i == 0 ? "heroes"_k : "foes"_k;
    if (i == 0) creature.seats = {{1}};
    creature.numbers = {{"health"_k, 10}, {"health_max"_k, 10}, {"courage"_k, 3}, {"secret"_k, 7}, {"purse"_k, 5}};
    state.creatures.push_back(std::move(creature));
  }
  return state;
}

}  // namespace ft::rules
