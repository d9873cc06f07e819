// A Schema is everything particular to a rulebook, as data: the client draws any system from it (law R10).
#pragma once

#include <string>
#include <vector>

#include "rules/kernel/values/ids.hpp"
#include "rules/kernel/values/key.hpp"
#include "rules/kernel/values/place.hpp"

namespace ft::rules {

/// Who may know a number: all who know its owner, its side, its players, the GM. An item with a number above 0 for its
/// players or the GM is visible only to them and to players whose creature has found it (Awareness::aware, from the
/// item to the creature).
enum class Visibility : std::uint8_t { everyone, side, player, gm };

/// How a number is drawn.
enum class NumberKind : std::uint8_t {
  plain,     // a signed number
  resource,  // a bar; `most` names the number that is its maximum
  flag,      // yes or no
  symbol,    // one of `symbols`
  pip,       // a budget: free (0) or spent (1)
  group,     // creatures of one zone with the same value other than 0 stand together, drawn in one ring
  pile,      // a small count, drawn as so many marks; those up to its maximum are hollow
  ladder,    // a step: `symbols` are all of them, lowest first; `min` is the first
};

/// Where a number stands on the sheet.
enum class Importance : std::uint8_t {
  detail,  // folded
  main,    // open: what a player looks up in play
  hidden,  // nowhere, nor in the log: what the rules remember for themselves
};

struct Symbol {
  Key key;
  std::string name;
};

/// A number of creatures, items, scenes, encounters or the campaign.
struct NumberSchema {
  std::string key;
  std::string name;   // what people read
  std::string group;  // section of the sheet: "Attributes", "Turn" ...
  Ref::Kind owner = Ref::Kind::creature;
  NumberKind kind = NumberKind::plain;
  Visibility visibility = Visibility::everyone;
  std::string max_key = {};                    // resource, pile: key of its maximum
  std::int64_t min = -1000000, max = 1000000;  // what a GM may enter
  std::vector<std::string> symbols = {};       // symbol, ladder: keys, each also in `texts`
  std::string unit = {};                       // "m", "rounds" ...
  bool on_token = false;           // drawn with its creature: on token, bar or turn order, not only on the sheet
  bool derived = false;            // computed by the system for sheets, not stored
  std::int64_t default_value = 0;  // what an empty form proposes; a symbol: its place in `symbols`
  std::string reserved = {};       // resource: key of the number with the reserved amount
  Importance importance = Importance::detail;
};

struct ConditionSchema {
  std::string key, name, icon, rule;
  std::string text;  // one or two sentences: what it does
  Visibility visibility = Visibility::everyone;
  bool harmful = true;
  std::string badge = {};        // key of its datum that is shown on the token and in the turn order, or none
  bool by_hand = true;           // false: needs data that only rules supply, so a GM cannot add it
  bool blocks_sight = false;     // an area of it blocks sight into, out of and through it (areas.hpp)
  bool incapacitates = false;    // its owner is out of the fight
  bool blinds = false;           // on maps with vision its owner sees nothing but what is beside it
  bool makes_invisible = false;  // and its owner is seen only from beside
  bool stacks = false;           // its badge counts it: drawn as so many of its icon
};

/// Whether a relation makes {to} aware or unaware of {from}.
enum class Awareness : std::uint8_t {
  untold,   // nothing
  unaware,  // {from} hides from {to}: a viewer with {to} alone does not get {from}
  aware,    // {to} has found {from}, although the GM hides it
};

/// A relation between two things, or a kind of border between two zones which a GM may draw.
struct RelationSchema {
  std::string key, name, icon, rule;
  std::string text;  // "{from} grapples {to}"
  Visibility visibility = Visibility::everyone;
  /// A border's look on the map: wall, door, double_door, window, ladder, stairs, growth, gap, drop, passage ...; an
  /// unknown one is a plain line. Empty: no border.
  std::string line = {};
  std::vector<NumberSchema> numbers = {};  // a border's data, as a GM fills them in
  Awareness awareness = Awareness::untold;
};

/// One field of an action's form.
struct FieldSchema {
  enum class Kind : std::uint8_t { creature, item, place, path, number, choice, text, yes_no, encounter, fixture };
  std::string key, name;  // encounter: only the table fills it in, where its command is due
  Kind kind = Kind::creature;
  bool required = true;
  std::vector<std::string> choices;  // choice: keys, each also in `texts`
  std::int64_t min = 0, max = 0;     // number
  std::string unlisted = "E_FORM";   // choice: the refusal of one that is none of these
};

/// An action that a participant can request.
struct ActionSchema {
  enum class For : std::uint8_t { creature, gm, table };  // table: only sent by the table itself (law R13)
  std::string key, name, icon;
  std::string cost;  // group in the action bar: a key of `texts` ("action", "movement", "auxiliary", "free")
  std::string text;  // one sentence
  std::vector<std::string> rules;
  std::vector<FieldSchema> form;
  For who = For::creature;
  bool primary = false;   // on the bar even when illegal; others only when legal or in "more"
  bool movement = false;  // the action that dragging a token sends; its form has one path
  bool facing = false;    // the action that turning a token sends; its form has one number `degrees`
  bool answers = false;   // only an answer to a question, never offered
};

struct RefusalSchema {
  std::string code, text, rule;  // text: a sentence with {params}
  bool absolute = false;         // never overridden (law R12: a fact)
};

/// A sentence or word with {params} and {3 m} (schema_text.hpp): log lines, questions, options, outcomes, parts.
struct TextSchema {
  std::string key, text;
};

struct HouseRuleSchema {
  /// How rulers measure a diagonal step on squares: as one cell, as one and two cells in turn, or by its true length,
  /// the whole rounded down to the rulebook's unit.
  enum class Diagonal : std::uint8_t { one_cell, alternate, euclidean };
  std::string key, name, text, rule;
  std::vector<std::string> values;  // symbols, each also in `texts`; empty: a number
  std::int64_t default_value = 0;   // default: a number, or the index into values
  std::int64_t min = 0, max = 0;
  std::vector<Diagonal> diagonals = {};  // what rulers do under each of `values`; empty: not decided here
};

/// A rule of the book: id, title and one to three sentences in our own words.
struct RuleSchema {
  std::string id, title, text;
};

/// A field of a content record.
struct RecordField {
  enum class Kind : std::uint8_t { number, flag, text, word, dice, words, numbers, record, records };
  std::string key, name;
  Kind kind = Kind::number;
  bool required = false;
  std::int64_t default_value = 0;  // default of a number or flag
  std::int64_t min = -1000000, max = 1000000;
  std::vector<std::string> words;   // word, words, numbers: the legal ones; empty: any name
  std::vector<RecordField> fields;  // record, records: of the inner record; empty: free form
  // word, words, numbers: the ids of records of these kinds are legal too
  std::vector<std::string> kinds = {};
  std::string text = {};     // help text: one sentence on its effect and unit
  std::string refusal = {};  // number: the book's own refusal of one beyond `least` and `most`, if it has one
};

/// A kind of content: weapon, armour, technique, creature ... "hero" is the form of character making (make_hero).
struct RecordSchema {
  std::string kind, name;
  std::vector<RecordField> fields;
  std::string text = {};  // one sentence: what it is
  bool is_item = false;   // can be carried and lie about
};

struct Schema {
  std::string system, title;
  std::string summary;  // two sentences on what playing it feels like
  std::string source;   // where its rules come from, and their license: for the credits
  std::string unit;     // "m"
  Length cell = metres(1);
  std::vector<NumberSchema> numbers;
  std::vector<ConditionSchema> conditions;
  std::vector<RelationSchema> relations;
  std::vector<ActionSchema> actions;
  std::vector<RefusalSchema> refusals;
  std::vector<TextSchema> texts;
  std::vector<HouseRuleSchema> house_rules;
  std::vector<RuleSchema> rules;
  std::vector<RecordSchema> records;
  std::vector<NumberSchema> terrain;            // numbers of cells a GM may paint
  std::string health = {};                      // the resource that tells how well a creature is; empty: none
  std::vector<std::string> before_health = {};  // numbers that damage uses up before it takes `health`
  std::string turn_number = {};                 // the number by which creatures take turns, highest first; empty: none
  std::string join_action = {};                 // the GM's action by which its {target} joins an encounter; empty: none
  /// Refusal code for commands still queued at round end; empty: they stay queued.
  std::string expire_queue_refusal = {};
  std::string first_come_rule = {};  // the rule of arrival order; empty: none
  /// Prompts whose default is what most GMs would choose: the table answers them with it for creatures without a
  /// player, unless an auto-answer says otherwise (law R8). Keys of `texts`.
  std::vector<std::string> auto_answered = {};
  /// Prompts about an attack that the table answers so where it could take at most half of the `health` left,
  /// `before_health` included.
  std::vector<std::string> auto_answered_if_light = {};
  std::vector<std::string> placements{"pack", "held", "worn"};  // how an item is carried: keys, each also in `texts`
  std::vector<std::string> names = {};  // what else procedures name: data, and records of the content
};

/// Adds the kernel's own part to a schema: leave_encounter (encounters.hpp), E_FORM, E_NO_SUCH, E_ROLE, their texts, and
/// what players learn of `health` (disclosed_health.hpp). Ruleset calls it.
[[nodiscard]] Schema with_kernel(Schema schema);

/// Every key of the schema by name. Asserts that no two names share a key, that every reference exists (symbols,
/// choices, maxima, rules), and that its texts are valid (schema_text.hpp).
[[nodiscard]] NameTable names_of(const Schema& schema);

}  // namespace ft::rules
