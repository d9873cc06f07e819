// The kernel's own part of every schema: leave_encounter, refusals and texts.
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
  return {leave};
}

std::vector<RefusalSchema> kernel_refusals() {
  return {
      {"E_FORM", "Select {field} first.", "", true},
      {"E_NO_FIELD", "This action has no field {field}.", "", true},
      {"E_NO_SUCH", "No such {field} here.", "", true},
      {"E_ROLE", "Only {who} can do this.", "", true},
      {"E_UNKNOWN_ACTION", "Unknown action.", "", true},
      {"E_PENDING", "Waiting for a response from {who}.", "", true},
      {"E_OFFLINE", "Server unreachable: not sent. Try again when connected.", "", true},
      {"E_BUSY", "Server busy. Try again.", "", true},
      {"E_STOPPED", "The game is paused.", "", true},
      {"E_ANSWERED", "Already answered.", "", true},
      {"E_ANSWER", "Invalid answer.", "", true},
      {"E_REPLACED", "Replaced by a newer action.", "", true},
      {"E_WITHDRAWN", "Canceled.", "", true},
      {"E_ORDER_PLACE", "Answers that name a place cannot be auto-answers.", "", true},
      {"E_READ_ONLY", "The game is read-only until the server restarts.", "", true},
      {"E_BUG", "Server fault: nothing was changed. Try something else.", "", true},
      {"E_REASON", "Enter a reason (at most 200 characters).", "", true},
      {"E_BOUNDS", "{field} must be {least} to {most}.", "", true},
      {"E_OPEN_NAMES", "{who} is part of an unfinished action. Finish or cancel it first.", "", true},
      {"E_NOTHING_TO_UNDO", "Nothing to undo.", "", true},
      {"E_UNDO_OPEN", "Answer or cancel the open prompt first.", "", true},
      {"E_UNDO_BOUND", "Undo the later action that depends on it first.", "", true},
      {"E_CHAT_WORD", "Unknown command {word}. Type /help for a list. (Only you see this.)", "", true},
      {"E_CHAT_TEXT", "Messages need 1 to 2,000 printable characters.", "", true},
      {"E_NOBODY", "No player named {name}.", "", true},
      {"E_NOT_KEPT", "Message not sent: could not be saved. Try again.", "", true},
      {"E_NOT_ERASED", "Message could not be deleted. Try again.", "", true},
      {"E_SEVERAL", "More than one player is named {name}.", "", true},
      {"E_DICE", "Invalid dice expression: {problem}", "", true},
      {"E_CONTENT_LIMIT", "Limit reached: {most} per campaign.", "", true},
      {"E_STANDS_THERE", "{who} is in the way. Move it first.", "", true},
      {"E_ALLOWANCE", "{what}: {n} of {most} spent.", ""},
      {"E_HAS_HERO", "You already play {who}. Release it first.", "", true},
      {"E_NO_PATH", "No path.", "", true},
      {"E_PATH_TOO_LONG", "Path too long. Move in several steps.", "", true},
      {"E_OFF_MAP", "The path leaves the map at {cell}.", "", true},
      {"E_GAP", "The path is broken before {cell}.", "", true},
      {"E_BLOCKED_CELL", "Blocked at {cell}.", "", false},
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
          {"override", "overridden by the GM"},
          {"gm", "the GM"},
          {"player", "the controlling player"},
          {"asked", "the player asked"},
          {"answered_by_gm", "The GM answered for {who}."},
          {"answered_by_silence", "{who} timed out: default answer."},
          {"answered_by_order", "Auto-answer for {who}: {answer}."},
          {"order_refused", "Auto-answer for {who} rejected: {answer}."},
          {"answer", "answer"},
          {"declared", "{who} declares {action}."},
          {"came_later", "{first} acted {ms} ms before {who}."},
          {"came_next", "{first} and {who} acted in the same millisecond; {first} goes first."},
          {"first", "first"},
          {"ms", "ms"},
          {"leaves_fight", "{who} leaves the encounter."},
          {"due_refused", "{what} is due, and was refused: the table goes on without it."},
          {"due_failed", "{what} is due, and the server met a fault over it: the table goes on without it."},
          {"ended_early", "{what} was canceled; what it has done so far stays."},
          {"undone", "{name} took back: {what} ({player})."},
          {"undone_of", "{name} took back: {what}, {who} ({player})."},
          {"writer", "its author"},
          {"least", "least"},
          {"most", "most"},
          {"word", "word"},
          {"name", "name"},
          {"problem", "problem"},
          {"scene", "scene"},
          {"border", "border"},
          {"record", "entry"},
          {"number", "number"},
          {"condition", "condition"},
          {"item", "item"},
          {"placement", "placement"},
          {"question", "prompt"},
          {"line", "message"},
          {"reason", "reason"},
          {"size", "size"},
          {"columns", "columns"},
          {"rows", "rows"},
          {"switch", "house rule"},
          {"code", "code"},
          {"seat", "player"},
          {"undisclosed", "not disclosed"},
          {"content_written", "{name} saved to the compendium."},
          {"content_imported", "{number} entries imported."},
          {"content_removed", "{name} removed from the compendium."},
          {"content_restored", "{name} reset to the rulebook."},
          {"content_offered", "{name} restored."}};
}

std::vector<HouseRuleSchema> kernel_switches() {
  return {
      {.key = "open_roll_parts",
       .name = "Open breakdowns",
       .text = "Players read what the rolls of every creature are made of, even where its sheet is hidden from them.",
       .rule = {},
       .values = {"off", "on"}}};
}

/// What every rulebook names alike: fields of creature records, of forms and of areas (areas.hpp), the answer that aborts.
std::vector<std::string> kernel_names() {
  return {"creature", "creature_kind", "pc", "numbers", "encounter", "abort", "column", "row", "height", "radius",
          "disc", "count", "sides", "plus", "type",
          // of turns (turn_order.hpp); a rulebook with turns has their texts and actions
          "start_turn", "end_turn", "begin_round", "round", "round_begins", "q_first", "o_creature"};
}

}  // namespace

Schema with_kernel(Schema schema) {
  schema.actions = joined(kernel_actions(), schema.actions);
  schema.refusals = joined(kernel_refusals(), schema.refusals);
  schema.texts = joined(kernel_texts(), schema.texts);
  schema.switches = joined(schema.switches, kernel_switches());
  schema.names = joined(kernel_names(), schema.names);
  return schema;
}

}  // namespace ft::rules
