// The kernel's own part of every schema: leave_encounter, refusals, texts, house rules and names without a text.
#include "rules/kernel/schema/schema_builders.hpp"

namespace ft::rules {

namespace {

std::vector<ActionSchema> kernel_actions() {
  ActionSchema leave{.key = "leave_encounter",
                     .name = "Leave encounter",
                     .icon = "peace-dove",
                     .cost = {},
                     .text = "A creature moved to another scene leaves its encounter.",
                     .rules = {},
                     .form = {}};
  leave.who = ActionSchema::For::table;
  const std::vector<FieldSchema> door{form::field("door", "Door", FieldSchema::Kind::fixture)};
  return {leave,
          action("open_door", "Open door", "door", {}, "Opens a door within a step.", {}, door),
          action("close_door", "Close door", "door", {}, "Closes a door within a step.", {}, door),
          action("light_item", "Light", "torch", {}, "Lights a torch or lamp.", {}, {form::item("item", "Item")}),
          action("put_out_item", "Extinguish", "candle-flame", {}, "Puts out a torch or lamp.", {},
                 {form::item("item", "Item")}),
          action("adjust_position", "Adjust position", "walk", {},
                 "Stands elsewhere in its cell, on maps without a grid.", {},
                 {form::number("x", "To the right", -Shift::most, Shift::most),
                  form::number("y", "Down", -Shift::most, Shift::most)})};
}

/// What creatures see by and the light that they and their things give (knowledge/senses.hpp).
std::vector<NumberSchema> sight_numbers(const std::string& unit) {
  using namespace numbers;
  return {in_unit(unit, plain("dark_vision", "Dark vision", "Sight and light", 0, 9999)),
          in_unit(unit, plain("tremor_sense", "Tremor sense", "Sight and light", 0, 9999)),
          in_unit(unit, plain("light_bright", "Gives bright light", "Sight and light", 0, 9999)),
          in_unit(unit, plain("light_dim", "Gives dim light", "Sight and light", 0, 9999)),
          owned_by(Ref::Kind::item, flag("alight", "Alight", "Item"))};
}

std::vector<RefusalSchema> kernel_refusals() {
  constexpr bool absolute = true;  // a fact, which the GM cannot override
  return {
      {"E_FORM", "Select {field} first.", "", absolute},
      {"E_NO_FIELD", "This action has no field {field}.", "", absolute},
      {"E_NO_SUCH", "No such {field} here.", "", absolute},
      {"E_ROLE", "Only {who} can do this.", "", absolute},
      {"E_UNKNOWN_ACTION", "Unknown action.", "", absolute},
      {"E_ANSWER", "Invalid answer.", "", absolute},
      {"E_BOUNDS", "{field} must be {least} to {most}.", "", absolute},
      {"E_ALLOWANCE", "{what}: {n} of {most} spent.", ""},
      {"E_NO_PATH", "No path.", "", absolute},
      {"E_PATH_TOO_LONG", "Path too long. Move in several steps.", "", absolute},
      {"E_OFF_MAP", "The path leaves the map at {cell}.", "", absolute},
      {"E_GAP", "The path is broken before {cell}.", "", absolute},
      {"E_BLOCKED_CELL", "Blocked at {cell}.", ""},
      {"E_DOOR_FAR", "Too far from the door.", ""},
      {"E_DOOR_TURN", "In an encounter, do this on your own turn.", ""},
      {"E_DOOR_UNABLE", "{who} cannot act now.", ""},
      {"E_DOOR_LOCKED", "The door is locked.", ""},
      {"E_DOOR_STAYS", "The door is already open or closed, as wanted.", "", absolute},
      {"E_DOOR_BLOCKED", "{who} stands in the door.", ""},
      {"E_LIGHT_NONE", "{item} gives no light.", "", absolute},
      {"E_LIGHT_PACKED", "Take {item} in hand first.", ""},
      {"E_LIGHT_STAYS", "{item} already burns, or is out, as wanted.", "", absolute},
      {"E_LIGHT_UNABLE", "{who} cannot act now.", ""},
      {"E_HAS_GRID", "{who} is not on a map without a grid.", "", absolute},
      {"E_LIGHT_TURN", "In an encounter, use lights on your own turn.", ""},
  };
}

std::vector<TextSchema> kernel_texts() {
  return {{"field", "field"},
          {"who", "who"},
          {"cell", "cell"},
          {"yes", "Yes"},
          {"no", "No"},
          {"off", "off"},
          {"on", "on"},
          {"heroes", "Characters"},
          {"foes", "Enemies"},
          {"what", "what"},
          {"n", "n"},
          {"pack", "pack"},
          {"held", "held"},
          {"worn", "worn"},
          {"target", "target"},
          {"path", "path"},
          {"die", "die"},
          {"actor", "actor"},
          {"gm", "the GM"},
          {"answered_by_gm", "The GM answered for {who}."},
          {"answered_by_silence", "{who} timed out: default answer."},
          {"answered_by_order", "Auto-answer for {who}: {answer}."},
          {"answer", "answer"},
          {"manner", "manner"},
          {"declared", "{who} declares {action}."},
          {"leaves_fight", "{who} leaves the encounter."},
          {"least", "least"},
          {"most", "most"},
          {"name", "name"},
          {"scene", "scene"},
          {"border", "border"},
          {"door", "door"},
          {"wall", "wall"},
          {"light", "light"},
          {"opens_door", "{who} opens a door."},
          {"closes_door", "{who} closes a door."},
          {"lights_item", "{who} lights {item}."},
          {"puts_out_item", "{who} puts out {item}."},
          {"comes_into_sight", "{who} stops: {target} comes into sight."},
          {"region", "region"},
          {"enters_region", "{who} enters: {region}."},
          {"x", "x"},
          {"y", "y"},
          {"stops_here", "{who} has to stop here."},
          {"never", "Never"},
          {"outside_encounters", "Outside encounters"},
          {"in_encounters_too", "In encounters too"},
          {"record", "entry"},
          {"number", "number"},
          {"condition", "condition"},
          {"item", "item"},
          {"size", "size"},
          {"undisclosed", "not disclosed"},
          {"disclosed_nothing", "Nothing"},
          {"disclosed_words", "Words"},
          {"disclosed_eighths", "Bar of eighths"},
          {"disclosed_numbers", "Numbers"},
          {"unhurt", "Unhurt"},
          {"wounded_some", "Hurt"},
          {"wounded_badly", "Badly hurt"}};
}

/// The switch of disclosed_health.hpp.
HouseRuleSchema health_switch() {
  return {.key = "foe_health",
          .name = "Health of others",
          .text = "What players learn of the health of creatures that are not on their side.",
          .rule = {},
          .values = {"disclosed_nothing", "disclosed_words", "disclosed_eighths", "disclosed_numbers"},
          .default_value = 1};
}

/// What stands for a health that is not disclosed in numbers; no creature has them.
std::vector<NumberSchema> disclosed_numbers() {
  using namespace numbers;
  return {shown_to(Visibility::everyone, derived(plain("health_eighths", "Health in eighths", "Health", 0, 8))),
          derived(symbol("health_state", "Health", "Health", {"unhurt", "wounded_some", "wounded_badly"}))};
}

std::vector<HouseRuleSchema> kernel_switches() {
  return {
      {.key = "open_roll_parts",
       .name = "Open breakdowns",
       .text = "Players read what the rolls of every creature are made of, even where its sheet is hidden from them.",
       .rule = {},
       .values = {"off", "on"}},
      {.key = "shared_vision",
       .name = "Shared vision",
       .text = "On maps with fog or vision, players see what the characters of all players on their side see, and know "
               "what those "
               "explored and found.",
       .rule = {},
       .values = {"off", "on"}},
      {.key = "players_draw",
       .name = "Players may draw",
       .text = "Players draw lines, shapes and texts on the map where they see or explored it. Everyone who sees the "
               "place sees them.",
       .rule = {},
       .values = {"off", "on"},
       .default_value = 1},
      {.key = "stop_on_sighting",
       .name = "Stop on sighting",
       .text = "On maps with vision, a character's walk ends where it first sees a creature of another side. Its "
               "player can walk on.",
       .rule = {},
       .values = {"never", "outside_encounters", "in_encounters_too"},
       .default_value = 1}};
}

/// What rulebooks name alike: fields of creature records, of forms and of areas (areas.hpp), the answer that aborts, and the turns
/// of those that have turns (turn_order.hpp): their actions and texts are the rulebook's.
std::vector<std::string> kernel_names() {
  return {"creature", "creature_kind", "pc",       "numbers",     "encounter",  "abort",          "column",
          "row",      "height",        "radius",   "disc",        "count",      "sides",          "plus",
          "type",     "start_turn",    "end_turn", "begin_round", "round",      "action",         "round_begins",
          "q_first",  "o_creature",    "does",     "icon",        "foe_health", "health_eighths", "health_state"};
}

}  // namespace

Schema with_kernel(Schema schema) {
  schema.actions = joined(kernel_actions(), schema.actions);
  schema.refusals = joined(kernel_refusals(), schema.refusals);
  schema.texts = joined(kernel_texts(), schema.texts);
  schema.house_rules = joined(schema.house_rules, kernel_switches());
  schema.numbers = joined(schema.numbers, sight_numbers(schema.unit));
  if (!schema.health.empty()) {
    schema.house_rules.push_back(health_switch());
    schema.numbers = joined(schema.numbers, disclosed_numbers());
  }
  schema.names = joined(kernel_names(), schema.names);
  return schema;
}

}  // namespace ft::rules
