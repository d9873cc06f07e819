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
                     .name = "Leave the fight",
                     .icon = "peace-dove",
                     .cost = {},
                     .text = "Whoever was taken to another scene is out of the fight.",
                     .rules = {},
                     .form = {}};
  leave.who = ActionSchema::For::table;
  return {leave};
}

std::vector<RefusalSchema> kernel_refusals() {
  return {
      {"E_FORM", "Choose {field} first.", "", true},
      {"E_NO_FIELD", "That action asks for no {field}.", "", true},
      {"E_NO_SUCH", "There is no such {field} here.", "", true},
      {"E_ROLE", "Only {who} may do that.", "", true},
      {"E_UNKNOWN_ACTION", "This rulebook has no such action.", "", true},
      {"E_PENDING", "A question is still open: {who} has to answer first.", "", true},
      {"E_OFFLINE", "The server is out of reach, so nothing was sent. Try again once the table is live.", "", true},
      {"E_BUSY", "The table is busy. Try again.", "", true},
      {"E_STOPPED", "The table is stopped.", "", true},
      {"E_ANSWERED", "That question is already answered.", "", true},
      {"E_ANSWER", "That is not one of the answers.", "", true},
      {"E_REPLACED", "Something newer waits in its place.", "", true},
      {"E_WITHDRAWN", "It was withdrawn before it began.", "", true},
      {"E_ORDER_PLACE", "An answer that names a place cannot be given in advance: the place is another one each time.",
       "", true},
      {"E_READ_ONLY", "The table is read-only: nothing is changed any more until the server is started again.", "",
       true},
      {"E_BUG", "The server met a fault over this, so nothing of it happened. Try something else.", "", true},
      {"E_REASON", "Give a reason of at most 200 characters.", "", true},
      {"E_BOUNDS", "{field} goes from {least} to {most}.", "", true},
      {"E_OPEN_NAMES", "{who} is part of something still being played out. Finish or cancel that first.", "", true},
      {"E_NOTHING_TO_UNDO", "There is nothing left here that could be taken back.", "", true},
      {"E_UNDO_OPEN", "A question is open. Answer it or cancel it first.", "", true},
      {"E_UNDO_BOUND", "Something later depends on it. Take that back first.", "", true},
      {"E_CHAT_WORD", "There is no chat word {word}. /help lists them all; nobody else saw this line.", "", true},
      {"E_CHAT_TEXT", "Write 1 to 2,000 letters, and nothing that cannot be printed.", "", true},
      {"E_NOBODY", "Nobody here is called {name}.", "", true},
      {"E_NOT_KEPT", "The line could not be kept, so it was not shown. Try again.", "", true},
      {"E_NOT_ERASED", "The line could not be erased. Try again.", "", true},
      {"E_SEVERAL", "Several people here are called {name}.", "", true},
      {"E_DICE", "These dice cannot be read: {problem}", "", true},
      {"E_CONTENT_LIMIT", "A campaign keeps at most {most} of these.", "", true},
      {"E_STANDS_THERE", "{who} stands there. Move them away first.", "", true},
      {"E_ALLOWANCE", "{what}: {n} is more than the {most} there are.", ""},
      {"E_HAS_HERO", "You play {who} already. Give them up first.", "", true},
      {"E_NO_PATH", "There is no way there.", "", true},
      {"E_PATH_TOO_LONG", "That way is too long: go there in several moves.", "", true},
      {"E_OFF_MAP", "The path leaves the map at {cell}.", "", true},
      {"E_GAP", "The path has a gap before {cell}.", "", true},
      {"E_BLOCKED_CELL", "The way is blocked at {cell}.", "", false},
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
          {"heroes", "Heroes"},
          {"foes", "Foes"},
          {"what", "what"},
          {"n", "n"},
          {"pack", "pack"},
          {"held", "held"},
          {"worn", "worn"},
          {"target", "target"},
          {"path", "path"},
          {"die", "die"},
          {"actor", "actor"},
          {"override", "set aside by the GM"},
          {"gm", "the GM"},
          {"player", "its player"},
          {"asked", "the person asked"},
          {"answered_by_gm", "The GM answered for {who}."},
          {"answered_by_silence", "{who} did not answer in time: the default counts."},
          {"answered_by_order", "{who} answered as ordered in advance: {answer}."},
          {"order_refused", "Ordered in advance for {who}: {answer}. That was refused, so the question is asked."},
          {"answer", "answer"},
          {"declared", "{who} is about to: {action}."},
          {"came_later", "{who} spoke {ms} ms after {first}, who was first."},
          {"came_next", "{who} spoke in the same millisecond as {first}, and came next."},
          {"first", "first"},
          {"ms", "ms"},
          {"leaves_fight", "{who} leaves the fight."},
          {"due_refused", "{what} is due, and was refused: the table goes on without it."},
          {"due_failed", "{what} is due, and the server met a fault over it: the table goes on without it."},
          {"ended_early", "{what} was canceled; what it has done so far stays."},
          {"undone", "{name} took back: {what} ({player})."},
          {"undone_of", "{name} took back: {what}, {who} ({player})."},
          {"writer", "its writer"},
          {"least", "least"},
          {"most", "most"},
          {"word", "word"},
          {"name", "name"},
          {"problem", "problem"},
          {"scene", "scene"},
          {"border", "border"},
          {"record", "record"},
          {"number", "number"},
          {"condition", "condition"},
          {"item", "item"},
          {"placement", "placement"},
          {"question", "question"},
          {"line", "line"},
          {"reason", "reason"},
          {"size", "size"},
          {"columns", "columns"},
          {"rows", "rows"},
          {"switch", "switch"},
          {"code", "code"},
          {"seat", "seat"},
          {"undisclosed", "not disclosed"},
          {"content_written", "{name} was written into the campaign's content."},
          {"content_imported", "{number} records were written into the campaign's content."},
          {"content_removed", "{name} is no longer offered in this campaign."},
          {"content_restored", "{name} is as the rulebook has it again."},
          {"content_offered", "{name} is offered in this campaign again."}};
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
