// The phrases that describe a state, one function a kind.
#include "tests/case_runner/editing.hpp"

#include <algorithm>

#include "tests/case_runner/ground.hpp"
#include "tests/case_runner/lights.hpp"
#include "tests/case_runner/regions.hpp"
#include "tests/case_runner/walls.hpp"

namespace ft::scn {

using namespace rules;

namespace {

/// A word of the conditions' endings, data and modifiers: any name of the rulebook.
bool at_key(const CaseVocabulary& vocabulary, const Words& words) {
  return words.is(Token::Kind::word) && vocabulary.system().names().has(Key(words.peek().text));
}

/// A creature's name stands for its id, a name of the rulebook for its key.
std::int64_t read_datum(const CaseVocabulary& vocabulary, const CaseSetup& stage, Words& words) {
  if (words.is(Token::Kind::number)) return words.take().number;
  if (words.take_if("yes")) return 1;
  if (words.take_if("no")) return 0;
  if (words.is(Token::Kind::cells)) return static_cast<std::int64_t>(pack(words.cell()));
  if (at_creature(stage, words)) return static_cast<std::int64_t>(read_creature(stage, words).id.value);
  return vocabulary.key(words, "a number, yes, no, a cell, a creature or a name of the rulebook").hash;
}

void read_ending(const CaseVocabulary& vocabulary, const CaseSetup& stage, Words& words, Duration& ends) {
  ends.unit = vocabulary.key(words, "a unit such as rounds or end_of_turn");
  ends.left = words.is(Token::Kind::number) ? words.take().number : 1;
  if (words.take_if("of")) ends.counts_turns_of = read_ref(vocabulary, stage, words);
}

ConditionId condition_of(const CaseSetup& stage, Words& words) {
  const Key key(words.word("the condition it hangs on"));
  for (const Creature& creature : stage.state.creatures)
    for (const Condition& condition : creature.conditions)
      if (condition.key == key) return condition.id;
  words.wrong("a condition that is given before");
}

void read_detail(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words, Condition& condition) {
  if (words.take_if("until")) return read_ending(vocabulary, stage, words, condition.ends);
  if (words.take_if("source")) return (void)(condition.source = read_ref(vocabulary, stage, words));
  if (words.take_if("from"))
    return (void)(condition.source_key = vocabulary.key(words, "a technique, an item or a rule"));
  if (words.take_if("under")) return (void)(condition.parent = condition_of(stage, words));
  if (words.take_if("secret")) return (void)(condition.gm_only = true);
  if (words.take_if("modifies")) {
    Modifier modifier{vocabulary.key(words, "a number or a roll"), words.number("by how much"), {}};
    if (words.take_if("when")) modifier.when = vocabulary.key(words, "a word of the rulebook");
    condition.modifiers.push_back(modifier);
    return;
  }
  const Key datum = vocabulary.key(words, "until, source, from, under, secret, modifies or a datum of the condition");
  condition.data.set(datum, words.is(",") || words.is("]") ? 1 : read_datum(vocabulary, stage, words));
}

Numbers* numbers_of(CaseSetup& stage, Ref owner) {
  switch (owner.kind) {
    case Ref::Kind::creature: return &stage.edit(owner.creature())->numbers;
    case Ref::Kind::scene: return &stage.scene().numbers;
    case Ref::Kind::encounter: return &stage.state.encounters.front().numbers;
    case Ref::Kind::campaign: return &stage.state.campaign.numbers;
    default: return nullptr;
  }
}

/// A number that the rulebook works out is wished for; what it is worked out from is set at the end.
void wish(const CaseVocabulary& vocabulary, CaseSetup& stage, CreatureId who, const Words& words, Wish wanted) {
  const std::string key = vocabulary.name(wanted.number);
  for (const std::string& from : {key + "_real", "base_" + key, "natural_" + key})
    if (vocabulary.system().number(Key(from))) {
      wanted.who = who;
      wanted.from = Key(from);
      stage.wishes.push_back(wanted);
      return;
    }
  words.wrong("a number that can be given; " + key + " is worked out by the rulebook");
}

/// "focus 6/8" also sets the maximum: KEY_max where there is one, else what the schema names.
void set_number(const CaseVocabulary& vocabulary, CaseSetup& stage, Ref owner, Words& words,
                const NumberSchema& number) {
  const NumberRead read = vocabulary.value(words, number);
  if (!read.value) words.wrong("a value; unknown is for expect");
  if (number.derived) return wish(vocabulary, stage, owner.creature(), words, {Key(number.key), *read.value, {}, {}});
  Numbers& numbers = *numbers_of(stage, owner);
  const auto write = [&](Key key, std::int64_t value) {
    numbers.set(key, value);
    stage.written.emplace(owner, key);
  };
  write(Key(number.key), *read.value);
  if (!read.max) return;
  const NumberSchema* own = vocabulary.system().number(Key(number.key + "_max"));
  const NumberSchema* most = own ? own : vocabulary.system().number(Key(number.max_key));
  if (!most || most->derived) words.wrong(number.key + " without a maximum: the rulebook has none that is kept");
  write(Key(most->key), *read.max);
}

void item_numbers(const CaseVocabulary& vocabulary, Item& item, Words& words) {
  while (const NumberSchema* number = vocabulary.number(words, Ref::Kind::item)) {
    const NumberRead read = vocabulary.value(words, *number);
    item.numbers.set(Key(number->key), read.value.value_or(0));
  }
}

/// An item fresh from the content, as the rulebook equips it, or plain where the rulebook has no such field.
Item new_item(const CaseVocabulary& vocabulary, CaseSetup& stage, Key kind, Key placement) {
  Item item{{stage.next_item++}, kind, placement, {}, vocabulary.system().initial_numbers(kind)};
  for (const RecordSchema& schema : vocabulary.system().schema().records)
    if (const Record* record = vocabulary.system().content().find(Key(schema.kind), kind);
        record && schema.kind != "creature")
      for (const NumberSchema& number : vocabulary.system().schema().numbers)
        if (number.owner == Ref::Kind::item && record->number(Key(number.key)) > 0)
          item.numbers.set(Key(number.key), record->number(Key(number.key)));
  return item;
}

/// "holds machete, pistol", "carries torch as off_hand". how: held, worn or pack; empty: in any way.
void items(const CaseVocabulary& vocabulary, CaseSetup& stage, Creature& creature, Words& words, std::string_view how) {
  const std::vector<Key> places = vocabulary.placements(words, how);
  const auto there = [&](const Item& item) {
    return std::find(places.begin(), places.end(), item.placement) != places.end();
  };
  do {
    if (words.take_if("nothing")) {
      std::erase_if(creature.items, there);
      continue;
    }
    const Key kind = vocabulary.item_kind(words);
    const std::vector<Key> place = vocabulary.placed_as(words, places);
    const bool one = place.size() == 1;
    if (!one && !how.empty()) words.wrong("as and a placement after " + vocabulary.name(kind));
    Item item = new_item(vocabulary, stage, kind, one ? place.front() : Key());
    item_numbers(vocabulary, item, words);
    creature.items.push_back(std::move(item));
  } while (words.take_if(","));
}

void features(const CaseVocabulary& vocabulary, Creature& creature, Words& words) {
  do {
    Feature feature{vocabulary.key(words, "a technique, an ability or a tag of knowledge"), {}};
    // A number of the creature's own, as in "knows kneecap RSN 3", is the next phrase.
    while (at_key(vocabulary, words) && words.peek(1).kind == Token::Kind::number &&
           !vocabulary.number_next(words, Ref::Kind::creature)) {
      const Key key = vocabulary.key(words, "a datum");
      feature.data.set(key, words.take().number);
    }
    std::erase_if(creature.features, [&](const Feature& other) { return other.key == feature.key; });
    creature.features.push_back(std::move(feature));
  } while (words.take_if(","));
}

void loses(const CaseVocabulary& vocabulary, Creature& creature, Words& words) {
  const Key key = vocabulary.key(words, "a condition, a feature or an item to lose");
  const auto lost = [&](auto& list, auto is) {
    const auto at = std::find_if(list.begin(), list.end(), is);
    if (at == list.end()) return false;
    list.erase(at);
    return true;
  };
  const auto same = [&](const auto& thing) { return thing.key == key; };
  const bool any = lost(creature.conditions, same) || lost(creature.features, same) ||
                   lost(creature.items, [&](const Item& item) { return item.kind == key; });
  if (!any) words.wrong(creature.name + " to have " + vocabulary.name(key));
}

void players(CaseSetup& stage, Creature& creature, Words& words) {
  creature.seats.clear();
  if (words.take_if("nobody")) return;
  do creature.seats.push_back(stage.seat(words.word("a person's name")));
  while (words.take_if(","));
}

/// One phrase about a creature. Whether there was one.
bool creature_phrase(const CaseVocabulary& vocabulary, CaseSetup& stage, CreatureId id, Words& words) {
  Creature& creature = *stage.edit(id);
  if (const auto place = read_place(vocabulary, words))
    return creature.scene = stage.scene().id, creature.place = *place, true;
  if (words.take_if("elsewhere")) return creature.scene = stage.elsewhere(), true;
  if (words.take_if("side")) return creature.side = Key(words.word("a side")), true;
  if (words.take_if("player")) return players(stage, creature, words), true;
  if (words.take_if("hidden")) return creature.hidden = true, true;
  if (words.take_if("shown")) return creature.hidden = false, true;
  if (words.is("size") && words.peek(1).kind == Token::Kind::number)
    return words.take(), creature.size = static_cast<std::int32_t>(words.number("a width in cells")), true;
  if (words.take_if("facing")) return creature.facing = read_facing(stage.scene(), words), true;
  if (words.take_if("named")) return creature.name = words.word("a name"), true;
  if (words.take_if("knows")) return features(vocabulary, creature, words), true;
  if (words.take_if("holds")) return items(vocabulary, stage, creature, words, "held"), true;
  if (words.take_if("wears")) return items(vocabulary, stage, creature, words, "worn"), true;
  if (words.take_if("packs")) return items(vocabulary, stage, creature, words, "pack"), true;
  if (words.take_if("carries")) return items(vocabulary, stage, creature, words, ""), true;
  if (words.take_if("loses")) return loses(vocabulary, creature, words), true;
  if (const NumberSchema* number = vocabulary.number(words, Ref::Kind::creature))
    return set_number(vocabulary, stage, id, words, *number), true;
  if (words.is("status") || vocabulary.is_condition(words.peek().text)) {
    words.take_if("status");
    do creature.conditions.push_back(read_condition(vocabulary, stage, words));
    while (words.take_if(","));
    return true;
  }
  return false;
}

void relation(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words, Ref from, bool holds) {
  const auto read = vocabulary.relation(words);
  if (!read) words.wrong("a relation");
  words.go_to(words.position() + read->words);
  const Key key = read->key;
  Ref to = read_ref(vocabulary, stage, words);
  if (read->inverse) std::swap(from, to);
  auto& all = stage.state.relations;
  std::erase_if(all, [&](const Relation& r) { return r.key == key && r.from == from && r.to == to; });
  if (!holds) return;
  Relation made{{stage.next_relation++}, key, from, to, {}, false};
  if (words.take_if("secret")) made.gm_only = true;
  made.data = read_data(vocabulary, stage, words);
  all.push_back(std::move(made));
}

void house_switch(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words) {
  const std::string name = words.word("a house rule");
  const HouseRuleSchema* rule = vocabulary.system().house_rule(Key(name));
  std::vector<std::string> all;
  for (const HouseRuleSchema& one : vocabulary.system().schema().house_rules) all.push_back(one.key);
  if (!rule) words.wrong("a house rule of the rulebook instead of " + name + CaseVocabulary::similar(name, all));
  if (rule->values.empty()) return stage.state.campaign.house_rules.set(Key(name), words.number("a number"));
  const std::string value = words.word("a value of " + name);
  const auto at = std::find(rule->values.begin(), rule->values.end(), value);
  if (at == rule->values.end())
    words.wrong("a value of " + name + " instead of " + value + CaseVocabulary::similar(value, rule->values));
  stage.state.campaign.house_rules.set(Key(name), at - rule->values.begin());
}

void strictness(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words) {
  const Key code = vocabulary.key(words, "a code of a refusal");
  const std::string how = words.word("forbid, warn or off");
  if (how != "forbid" && how != "warn" && how != "off") words.wrong("forbid, warn or off");
  const Strictness is = how == "warn" ? Strictness::warn : how == "off" ? Strictness::off : Strictness::forbid;
  stage.state.campaign.strictness.set(code, static_cast<std::int64_t>(is));
}

void lies(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words) {
  Item item = new_item(vocabulary, stage, vocabulary.item_kind(words), {});
  words.expect("lies");
  const auto place = read_place(vocabulary, words);
  if (!place) words.wrong("at COLUMN,ROW");
  item.place = *place;
  if (vocabulary.system().names().has(Key("ground"))) item.placement = Key("ground");
  item_numbers(vocabulary, item, words);
  stage.scene().items.push_back(std::move(item));
}

/// Numbers and conditions of the scene, the encounter, the campaign.
void of_place(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words) {
  const Ref owner = read_ref(vocabulary, stage, words);
  while (!words.done()) {
    if (const NumberSchema* number = vocabulary.number(words, owner.kind)) {
      set_number(vocabulary, stage, owner, words, *number);
    } else if (owner.kind != Ref::Kind::campaign &&
               (words.is("status") || vocabulary.is_condition(words.peek().text))) {
      words.take_if("status");
      auto& on = owner.kind == Ref::Kind::scene ? stage.scene().areas : stage.state.encounters.front().conditions;
      on.push_back(read_condition(vocabulary, stage, words));
    } else {
      words.wrong("a number or a status");
    }
  }
}

void of_item(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words) {
  const ItemFound found = read_item(vocabulary, stage, words, {});
  item_numbers(vocabulary, const_cast<Item&>(*found.item), words);
}

}  // namespace

Numbers read_data(const CaseVocabulary& vocabulary, const CaseSetup& stage, Words& words) {
  Numbers data;
  while (at_key(vocabulary, words) && !at_creature(stage, words)) {
    const Key key = vocabulary.key(words, "a datum");
    data.set(key, words.done() || words.is(",") || words.is("]") ? 1 : read_datum(vocabulary, stage, words));
  }
  return data;
}

Condition read_condition(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words) {
  Condition condition;
  const std::string word = words.peek().text;
  if (!vocabulary.is_condition(word)) {
    std::vector<std::string> all;
    for (const ConditionSchema& one : vocabulary.system().schema().conditions) all.push_back(one.key);
    words.wrong("a condition of the rulebook" + CaseVocabulary::similar(word, all));
  }
  condition.id = {stage.next_condition++};
  condition.key = Key(words.take().text);
  if (words.is(Token::Kind::number) && vocabulary.system().names().has(Key("n")))
    condition.data.set(Key("n"), words.take().number);
  if (!words.take_if("[")) return condition;
  do read_detail(vocabulary, stage, words, condition);
  while (words.take_if(","));
  words.expect("]");
  return condition;
}

void grant_wishes(const CaseVocabulary& vocabulary, CaseSetup& stage) {
  for (const Wish& wish : stage.wishes) {
    const World world(stage.state);
    std::int64_t is = 0;
    for (const SheetLine& line : vocabulary.system().sheet(View::full(world), wish.who))
      if (line.number == wish.number) is = line.sum.total();
    Numbers& numbers = stage.edit(wish.who)->numbers;
    numbers.set(wish.from, numbers.get(wish.from) + wish.value - is);
    stage.written.emplace(wish.who, wish.from);
  }
  stage.wishes.clear();
}

void apply_phrase(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words) {
  if (words.is("wall") && words.is(1, "between")) return wall(stage, words);
  if (words.is("vision")) return vision(stage, words);
  if (words.is("light") && words.is(1, "at")) return light(vocabulary, stage, words);
  if (words.is("region")) return region(stage, words);
  for (const char* kind : {"wall", "barrier", "closed", "screen", "difficult", "plain", "cell", "zone", "ground"})
    if (words.is(kind)) return ground(vocabulary, stage, words);
  if (!at_creature(stage, words) && vocabulary.number_next(words, Ref::Kind::cell))
    return ground(vocabulary, stage, words);
  if (words.take_if("switch")) return house_switch(vocabulary, stage, words), words.finish();
  if (words.take_if("strictness")) return strictness(vocabulary, stage, words), words.finish();
  if (words.take_if("clock")) {
    stage.state.campaign.clock_s = words.number("seconds");
    words.take_if("s");
    return words.finish();
  }
  if (words.is(1, "lies")) return lies(vocabulary, stage, words), words.finish();
  const bool negated = words.take_if("not") || words.take_if("no");
  if (words.take_if("border")) return border(vocabulary, stage, words, !negated), words.finish();
  if (words.take_if("relation")) {
    const Ref from = read_ref(vocabulary, stage, words);
    return relation(vocabulary, stage, words, from, !negated), words.finish();
  }
  if (words.is("scene") || words.is("encounter") || words.is("campaign")) return of_place(vocabulary, stage, words);
  if (!at_creature(stage, words)) return of_item(vocabulary, stage, words), words.finish();
  const CreatureId id = read_creature(stage, words).id;
  const bool does_not = !negated && vocabulary.relation(words, 1) && words.take_if("not");
  if (vocabulary.relation(words) && !vocabulary.is_condition(words.peek().text))
    return relation(vocabulary, stage, words, id, !negated && !does_not), words.finish();
  while (!words.done()) {
    words.take_if(",");
    if (!creature_phrase(vocabulary, stage, id, words))
      words.wrong("something about " + stage.find(id)->name +
                  CaseVocabulary::similar(words.peek().text, vocabulary.creature_words()));
  }
}

}  // namespace ft::scn
