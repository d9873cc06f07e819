// The dictionary of a schema, checked for consistency, and what the kernel itself says in every system.
#include "rules/kernel/schema/schema.hpp"

#include <set>

#include "rules/kernel/schema/schema_builders.hpp"
#include "rules/kernel/schema/schema_text.hpp"
#include "rules/kernel/values/assert.hpp"

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

void add_numbers(Names& names, const std::vector<NumberSchema>& numbers) {
  for (const NumberSchema& number : numbers) {
    names.add(number.key);
    for (const std::string& symbol : number.symbols) names.add(symbol);
  }
}

void add_record_fields(Names& names, const std::vector<RecordField>& fields) {
  for (const RecordField& field : fields) {
    names.add(field.key);
    for (const std::string& word : field.words) names.add(word);
    add_record_fields(names, field.fields);
  }
}

void check_references(const Schema& schema, const Names& names) {
  for (const NumberSchema& number : schema.numbers) {
    FT_ASSERT(number.most.empty() || names.has(Key(number.most)), "the maximum of " + number.key + " is not declared");
    FT_ASSERT(number.reserved.empty() || names.has(Key(number.reserved)),
              "the reserved part of " + number.key + " is not declared");
  }
  for (const ActionSchema& action : schema.actions) {
    FT_ASSERT(action.cost.empty() || names.has(Key(action.cost)), "the cost of " + action.key + " is not a text");
    for (const std::string& rule : action.rules)
      FT_ASSERT(names.has(Key(rule)), action.key + " cites an unknown rule " + rule);
    for (const FieldSchema& field : action.form)
      for (const std::string& choice : field.choices)
        FT_ASSERT(names.has(Key(choice)), "a choice of " + action.key + " is not a text: " + choice);
  }
  for (const HouseRuleSchema& rule : schema.switches)
    FT_ASSERT(rule.diagonals.empty() || rule.diagonals.size() == rule.values.size(),
              "a value of " + rule.key + " lacks its way of measuring diagonals");
  FT_ASSERT(schema.round_ends_queue.empty() || names.has(Key(schema.round_ends_queue)),
            "what ends a queue is no refusal");
  FT_ASSERT(schema.first_come.empty() || names.has(Key(schema.first_come)),
            "by what who came first is first is no rule");
  FT_ASSERT(schema.joins.empty() || names.has(Key(schema.joins)), "by what a newcomer joins is no action");
  std::set<std::string> codes;
  for (const RefusalSchema& refusal : schema.refusals)
    FT_ASSERT(codes.insert(refusal.code).second, "two refusals are called " + refusal.code);
  for (const RefusalSchema& refusal : schema.refusals)
    FT_ASSERT(refusal.rule.empty() || names.has(Key(refusal.rule)), refusal.code + " cites an unknown rule");
}

void check_text(const std::string& key, const std::string& text) {
  const std::string problem = problem_of_text(text);
  FT_ASSERT(problem.empty(), "the text of " + key + ": " + problem);
}

void check_texts(const Schema& schema) {
  for (const ConditionSchema& condition : schema.conditions) check_text(condition.key, condition.text);
  for (const ActionSchema& action : schema.actions) check_text(action.key, action.text);
  for (const RefusalSchema& refusal : schema.refusals) check_text(refusal.code, refusal.text);
  for (const TextSchema& text : schema.texts) check_text(text.key, text.text);
  for (const HouseRuleSchema& rule : schema.switches) check_text(rule.key, rule.text);
  for (const RuleSchema& rule : schema.rules) check_text(rule.id, rule.text);
}

}  // namespace

Schema with_kernel(Schema schema) {
  schema.actions = joined(kernel_actions(), schema.actions);
  schema.refusals = joined(kernel_refusals(), schema.refusals);
  schema.texts = joined(kernel_texts(), schema.texts);
  schema.switches = joined(schema.switches, kernel_switches());
  return schema;
}

Names names_of(const Schema& schema) {
  Names names;
  add_numbers(names, schema.numbers);
  add_numbers(names, schema.ground);
  for (const auto& condition : schema.conditions) names.add(condition.key);
  for (const auto& relation : schema.relations) {
    names.add(relation.key);
    add_numbers(names, relation.numbers);
  }
  for (const auto& action : schema.actions) {
    names.add(action.key);
    for (const FieldSchema& field : action.form) names.add(field.key);
  }
  for (const auto& refusal : schema.refusals) names.add(refusal.code);
  for (const auto& text : schema.texts) names.add(text.key);
  for (const auto& rule : schema.switches) {
    names.add(rule.key);
    for (const std::string& value : rule.values) names.add(value);
  }
  for (const auto& rule : schema.rules) names.add(rule.id);
  for (const auto& record : schema.records) {
    names.add(record.kind);
    add_record_fields(names, record.fields);
  }
  check_references(schema, names);
  check_texts(schema);
  return names;
}

}  // namespace ft::rules
