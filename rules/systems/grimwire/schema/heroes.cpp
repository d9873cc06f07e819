// The form of character making, and its house rules: the book says how levels work, not with what one begins.
#include "rules/systems/grimwire/schema/free_play.hpp"

namespace ft::rules::grimwire::free_play {

namespace {

using Kind = RecordField::Kind;

RecordField field(std::string key, std::string name, Kind kind, std::string text) {
  return {.key = key, .name = name, .kind = kind, .words = {}, .fields = {}, .text = text};
}

RecordField things(std::string key, std::string name, std::vector<std::string> kinds, std::string text) {
  RecordField list = field(key, name, Kind::words, text);
  list.kinds = kinds;
  return list;
}

}  // namespace

RecordSchema hero() {
  RecordField attributes = field("attributes", "Attributes", Kind::numbers, "What is left out is 0.");
  attributes.words = {"TOG", "AGL", "COR", "MND", "PER", "RSN"};
  attributes.least = -10;
  attributes.most = 10;
  RecordField xp = field("xp", "Experience", Kind::number, "It makes the level: 0 is level 1, 1000 level 10.");
  xp.least = 0;
  xp.most = 100000;
  RecordField share = field("condition_share", "Of the levels' rewards to Condition", Kind::number,
                            "Only where the table divides them; the rest is for Focus.");
  share.least = 0;
  share.most = 39;
  share.otherwise = 3;
  RecordField knowledge = field("knowledge", "Knowledge", Kind::words, "What one has learned before.");
  knowledge.words = {"medical", "locks", "crafting", "technology"};
  return {"hero",
          "Character",
          {attributes, xp, share,
           things("techniques", "Techniques", {"technique"}, "In the order of learning; the first ones are active."),
           knowledge, things("holds", "In hand", {"weapon", "consumable", "tool"}, "What two hands can hold."),
           things("wears", "Worn", {"armour"}, "One suit, and what is worn over it."),
           things("packs", "In the pack", {"weapon", "armour", "consumable", "tool", "material"}, "Everything else."),
           field("mechanical", "A machine", Kind::flag, "Neither breathes nor eats; wants power and maintenance."),
           field("text", "Description", Kind::text, "Who this is.")},
          "Somebody to play."};
}

std::vector<SwitchSchema> hero_switches() {
  return {
      {"creation_points", "Attribute points to begin with", "The sum of all six.", "GW-ATTR-01", {}, 12, -12, 60},
      {"creation_most", "Highest attribute to begin with", "Points of levels come on top.", "GW-ATTR-01", {}, 4, 0, 10},
      {"creation_least", "Lowest attribute to begin with", "None is lower.", "GW-ATTR-01", {}, -2, -10, 0},
      {"creation_knowledge", "Fields of knowledge to begin with", "How many.", "GW-DICE-10", {}, 2, 0, 9},
      {"creation_items", "Things to begin with", "Held, worn and packed together.", "GW-GEAR-01", {}, 8, 0, 99},
  };
}

}  // namespace ft::rules::grimwire::free_play
