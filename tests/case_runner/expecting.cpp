// Statements about the state: creatures, items, relations, the conflict.
#include "tests/case_runner/expecting.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "tests/case_runner/calculated.hpp"
#include "tests/case_runner/case_error.hpp"
#include "tests/case_runner/difference.hpp"
#include "tests/case_runner/editing.hpp"
#include "tests/case_runner/ground.hpp"
#include "tests/case_runner/telling.hpp"

namespace ft::scn {

using namespace rules;

namespace {

/// One statement against one view of the table.
class Expectation {
 public:
  Expectation(const CaseVocabulary& vocabulary, const CaseTable& playing, Seen seen, Words words)
      : vocabulary_(vocabulary),
        playing_(playing),
        seen_(seen),
        words_(std::move(words)),
        tell_(vocabulary, playing.stage().state) {}

  void check() {
    if (expect_possible(vocabulary_, playing_, seen_, words_) || expect_happened(vocabulary_, playing_, seen_, words_))
      return words_.finish();
    const bool holds = !words_.take_if("not") && !words_.take_if("no");
    if (words_.take_if("question")) return expect_question(vocabulary_, playing_, seen_, words_, holds);
    if (words_.take_if("conflict")) return must(encounter() != nullptr, holds, "a conflict");
    if (words_.take_if("turn")) return turn();
    if (words_.take_if("round")) return equal("round", encounter() ? encounter()->round : 0, words_.number("a number"));
    if (words_.take_if("phase")) return same_name("phase", encounter() ? encounter()->phase : Key{}, words_);
    if (words_.take_if("order")) return order();
    if (words_.take_if("clock")) return clock();
    if (words_.take_if("switch")) return house_switch();
    if (expect_map(vocabulary_, seen_, words_)) return;
    if (words_.take_if("border")) return border(holds);
    if (words_.is("scene") || words_.is("encounter") || words_.is("campaign")) return of_place();
    if (words_.is(1, "lies")) return lies(holds);
    if (words_.take_if("relation")) return relation(read_ref(vocabulary_, playing_.stage(), words_), holds);
    if (at_creature(playing_.stage(), words_)) return creature(holds);
    item();
  }

 private:
  [[noreturn]] void fail(const std::string& is) const {
    throw CaseError(words_.line, "expected " + text_ + ", but " + is);
  }
  void must(bool is, bool wanted, const std::string& what) const {
    words_.finish();
    if (is != wanted) fail(is ? "there is " + what : "there is no " + what);
  }
  void equal(const std::string& what, std::int64_t is, std::int64_t wanted) const {
    if (is != wanted) fail(what + " is " + std::to_string(is));
  }
  void same_name(const std::string& what, Key is, Words& words) {
    if (Key(words.word("a word")) != is) fail(what + " is " + (is ? tell_.of(is) : "none"));
  }

  const Encounter* encounter() const {
    return seen_.state->encounters.empty() ? nullptr : &seen_.state->encounters.front();
  }
  const Creature* find(CreatureId id) const {
    const auto& all = seen_.state->creatures;
    const auto at = std::find_if(all.begin(), all.end(), [&](const Creature& c) { return c.id == id; });
    return at == all.end() ? nullptr : &*at;
  }

  void must_be(bool is, const std::string& otherwise) const {
    if (!is) fail(otherwise);
  }
  void turn() {
    words_.expect("of");
    const Ref who = read_ref(vocabulary_, playing_.stage(), words_);
    const Ref is = encounter() ? Ref(encounter()->turn) : Ref{};
    words_.finish();
    if (who != is) fail("it is the turn of " + tell_.of(is));
  }

  void order() {
    std::vector<CreatureId> wanted;
    do wanted.push_back(read_creature(playing_.stage(), words_).id);
    while (words_.take_if(","));
    words_.finish();
    std::string is;
    for (const CreatureId id : encounter() ? encounter()->order : std::vector<CreatureId>{})
      is += (is.empty() ? "" : ", ") + tell_.of(Ref(id));
    if (!encounter() || encounter()->order != wanted) fail("the order is " + (is.empty() ? "empty" : is));
  }

  /// The campaign's clock; in a conflict its own.
  void clock() {
    equal("the clock", encounter() ? encounter()->clock_s : seen_.state->campaign.clock_s, words_.number("seconds"));
    words_.take_if("s");
    words_.finish();
  }

  void house_switch() {
    const std::string name = words_.word("a house rule");
    const HouseRuleSchema* rule = vocabulary_.system().house_rule(Key(name));
    if (!rule) words_.wrong("a house rule instead of " + name);
    const std::int64_t is = seen_.state->campaign.house_rules.get(Key(name), rule->default_value);
    if (rule->values.empty()) return equal(name, is, words_.number("a number"));
    const std::string& value = rule->values[static_cast<std::size_t>(is)];
    if (words_.word("a value") != value) fail(name + " is " + value);
  }

  const Numbers* numbers_of(Ref owner) const {
    if (owner.kind == Ref::Kind::campaign) return &seen_.state->campaign.numbers;
    if (owner.kind == Ref::Kind::encounter) return encounter() ? &encounter()->numbers : nullptr;
    return seen_.state->scenes.empty() ? nullptr : &seen_.state->scenes.front().numbers;
  }

  void of_place() {
    const Ref owner = read_ref(vocabulary_, playing_.stage(), words_);
    while (!words_.done()) {
      if (words_.take_if("has")) {
        const auto* list = owner.kind == Ref::Kind::encounter ? (encounter() ? &encounter()->conditions : nullptr)
                           : seen_.state->scenes.empty()      ? nullptr
                                                              : &seen_.state->scenes.front().areas;
        has(list ? *list : std::vector<Condition>{});
        continue;
      }
      const NumberSchema* number = vocabulary_.number(words_, owner.kind);
      if (!number) words_.wrong("a number of it, or has CONDITION");
      const Numbers* numbers = numbers_of(owner);
      compare_number(
          tell_.of(owner), *number,
          numbers && numbers->has(Key(number->key)) ? std::optional(numbers->get(Key(number->key))) : std::nullopt);
    }
  }

  /// kept: what is stored, none where it never was set or is unknown.
  void compare_number(const std::string& whose, const NumberSchema& number, std::optional<std::int64_t> kept) {
    const NumberRead wanted = vocabulary_.value(words_, number);
    const std::string what = whose + " " + number.key;
    if (!wanted.value) {
      if (kept) fail(what + " is known: " + tell_.number(Key(number.key), *kept));
      return;
    }
    const bool same = kept.value_or(0) == *wanted.value && (kept || seen_.viewer.is_gm());
    if (!same)
      fail(what + " is " +
           (kept || seen_.viewer.is_gm() ? tell_.number(Key(number.key), kept.value_or(0)) : "unknown"));
  }

  std::optional<std::int64_t> number_of(const Creature& creature, const NumberSchema& number) const {
    return read_number(vocabulary_, playing_, seen_, creature, number, words_.line);
  }

  void number(const Creature& creature, const NumberSchema& schema) {
    Words before = words_;
    compare_number(creature.name, schema, number_of(creature, schema));
    const NumberRead wanted = vocabulary_.value(before, schema);
    const NumberSchema* most = schema.max_key.empty() ? nullptr : vocabulary_.system().number(Key(schema.max_key));
    if (wanted.max && !most) fail(schema.key + " has no maximum");
    if (!wanted.max) return;
    const auto is = number_of(creature, *most);
    if (is != wanted.max)
      fail(creature.name + " " + schema.key + " is " + std::to_string(*wanted.value) + "/" +
           (is ? std::to_string(*is) : "unknown"));
  }

  void creature(bool holds) {
    const Creature& named = read_creature(playing_.stage(), words_);
    const Creature* there = find(named.id);
    if (words_.take_if("absent")) return must(!there, holds, named.name);
    if (!there) fail(named.name + " is absent");
    if (words_.is("not") && vocabulary_.relation(words_, 1)) words_.take(), holds = !holds;
    if (vocabulary_.relation(words_) && !vocabulary_.is_condition(words_.peek().text)) return relation(named.id, holds);
    if (!holds) words_.wrong("absent or a relation after not; elsewhere: has no, holds no, knows no");
    if (words_.done()) words_.wrong("something about " + named.name);
    while (!words_.done()) {
      words_.take_if(",");
      about(*there);
    }
  }

  void about(const Creature& c) {
    words_.take_if("is");
    if (const auto place = read_place(vocabulary_, words_)) {
      if (c.place != *place) fail(c.name + " is at " + tell_.of(c.place));
    } else if (words_.take_if("has")) {
      if (words_.take_if("item"))
        items(c, "");
      else
        has(c.conditions);
    } else if (vocabulary_.is_condition(words_.peek().text) ||
               (words_.is("not") && vocabulary_.is_condition(words_.peek(1).text))) {
      has(c.conditions);
    } else if (words_.take_if("holds")) {
      items(c, "held");
    } else if (words_.take_if("wears")) {
      items(c, "worn");
    } else if (words_.take_if("packs")) {
      items(c, "pack");
    } else if (words_.take_if("carries")) {
      items(c, "");
    } else if (words_.take_if("knows")) {
      knows(c);
    } else if (words_.take_if("side")) {
      same_name("the side", c.side, words_);
    } else if (words_.take_if("elsewhere")) {
      must_be(c.scene != playing_.stage().scene().id, c.name + " is in the scene");
    } else if (words_.take_if("hidden")) {
      must_be(c.hidden, c.name + " is not hidden");
    } else if (words_.take_if("shown")) {
      must_be(!c.hidden, c.name + " is hidden");
    } else if (words_.is("size") && words_.peek(1).kind == Token::Kind::number) {
      words_.take();
      equal("the size", c.size, words_.number("cells"));
    } else if (words_.take_if("facing")) {
      equal("the facing", c.facing, read_facing(playing_.stage().scene(), words_));
    } else if (const NumberSchema* schema = vocabulary_.number(words_, Ref::Kind::creature)) {
      number(c, *schema);
    } else {
      words_.wrong("something about " + c.name +
                   CaseVocabulary::similar(words_.peek().text, vocabulary_.creature_words()));
    }
  }

  /// "has limp [until rounds 2, n 3, source Cyrus]", "has no limp". What is in brackets must be so; the rest may be.
  void has(const std::vector<Condition>& conditions) {
    const bool wanted = !words_.take_if("no") && !words_.take_if("not");
    do {
      CaseSetup scratch = playing_.stage();
      const Condition like = read_condition(vocabulary_, scratch, words_);
      std::string is, near;
      const bool found = std::any_of(conditions.begin(), conditions.end(), [&](const Condition& c) {
        is += (is.empty() ? "" : ", ") + tell_.of(c);
        return c.key == like.key && fits(c, like);
      });
      if (found != wanted) fail("the conditions are: " + (is.empty() ? "none" : is));
    } while (words_.take_if(","));
  }

  /// how: held, worn or pack; empty: in any way.
  void items(const Creature& c, std::string_view how) {
    const bool wanted = !words_.take_if("no");
    const std::vector<Key> places = vocabulary_.placements(words_, how);
    do {
      const bool nothing = words_.take_if("nothing");
      const Key kind = nothing ? Key() : vocabulary_.item_kind(words_);
      const bool anywhere = how.empty() && !words_.is("as");
      const std::vector<Key> at = nothing ? places : vocabulary_.placed_as(words_, places);
      const auto there = std::find_if(c.items.begin(), c.items.end(), [&](const Item& item) {
        return (nothing || item.kind == kind) &&
               (anywhere || std::find(at.begin(), at.end(), item.placement) != at.end());
      });
      if ((there != c.items.end()) != (wanted && !nothing)) fail(c.name + " has " + tell_.of(c.items));
      if (there != c.items.end()) item_numbers(*there);
    } while (words_.take_if(","));
  }
  void item_numbers(const Item& item) {
    while (const NumberSchema* number = vocabulary_.number(words_, Ref::Kind::item))
      compare_number(tell_.of(item.kind), *number, item.numbers.get(Key(number->key)));
  }

  /// "machete lies at 3,4", "no machete lies at 3,4".
  void lies(bool wanted) {
    const Key kind = vocabulary_.item_kind(words_);
    words_.expect("lies");
    const auto place = read_place(vocabulary_, words_);
    if (!place) words_.wrong("at COLUMN,ROW");
    const Item* there = nullptr;
    for (const Scene& scene : seen_.state->scenes)
      for (const Item& item : scene.items)
        if (item.kind == kind && item.place.cell == place->cell) there = &item;
    if ((there != nullptr) != wanted) {
      std::string is;
      for (const Scene& scene : seen_.state->scenes)
        for (const Item& item : scene.items)
          is += (is.empty() ? "" : ", ") + tell_.of(item.kind) + " at " + tell_.of(item.place);
      fail(is.empty() ? "nothing lies about" : "what lies about: " + is);
    }
    if (there) item_numbers(*there);
    words_.finish();
  }

  /// "Brakk's club broken 1", "machete broken 0".
  void item() {
    const ItemId id = read_item(vocabulary_, playing_.stage(), words_, {}).item->id;
    if (words_.done()) words_.wrong("a number of the item");
    const Item* item = nullptr;
    for (const Creature& creature : seen_.state->creatures)
      for (const Item& one : creature.items)
        if (one.id == id) item = &one;
    for (const Scene& scene : seen_.state->scenes)
      for (const Item& one : scene.items)
        if (one.id == id) item = &one;
    if (!item) fail("it is unknown");
    item_numbers(*item);
    words_.finish();
  }

  void knows(const Creature& c) {
    const bool wanted = !words_.take_if("no");
    do {
      const Key key = vocabulary_.key(words_, "a technique, an ability or a tag of knowledge");
      const auto at =
          std::find_if(c.features.begin(), c.features.end(), [&](const Feature& f) { return f.key == key; });
      if ((at != c.features.end()) != wanted) fail(c.name + (wanted ? " does not know " : " knows ") + tell_.of(key));
      if (at == c.features.end() || words_.peek(1).kind != Token::Kind::number) continue;
      const Numbers wanted_data = read_data(vocabulary_, playing_.stage(), words_);
      for (const auto& [datum, value] : wanted_data.all()) equal(tell_.of(datum), at->data.get(datum), value);
    } while (words_.take_if(","));
  }

  void relation(Ref from, bool wanted) {
    const auto read = vocabulary_.relation(words_);
    if (!read) words_.wrong("a relation");
    words_.go_to(words_.position() + read->words);
    const Key key = read->key;
    Ref to = read_ref(vocabulary_, playing_.stage(), words_);
    if (read->inverse) std::swap(from, to);
    relation(key, from, to, wanted);
  }

  /// "border A1-A2 door limit 2", "no border A1-A2 door".
  void border(bool wanted) {
    const BorderRead read = read_border(vocabulary_, playing_.stage(), words_);
    relation(read.key, read.from, read.to, wanted);
  }

  void relation(Key key, Ref from, Ref to, bool wanted) {
    const Numbers data = read_data(vocabulary_, playing_.stage(), words_);
    words_.finish();
    std::string is;
    bool found = false;
    for (const Relation& r : seen_.state->relations) {
      is += (is.empty() ? "" : ", ") + tell_.of(r.from) + " " + tell_.of(r.key) + " " + tell_.of(r.to);
      found |= r.key == key && r.from == from && r.to == to &&
               std::all_of(data.all().begin(), data.all().end(),
                           [&](const auto& d) { return r.data.get(d.first) == d.second; });
    }
    if (found != wanted) fail("the relations are: " + (is.empty() ? "none" : is));
  }

  const CaseVocabulary& vocabulary_;
  const CaseTable& playing_;
  Seen seen_;
  Words words_;
  Teller tell_;
  std::string text_ = words_.rest();
};

}  // namespace

void check_expectation(const CaseVocabulary& vocabulary, const CaseTable& playing, const Words& line) {
  std::optional<State> known;
  Seen seen{&playing.stage().state, &playing.happened(), Viewer::gm(), false};
  for (Words& part : line.parts()) {
    if (part.take_if("as")) {
      const std::string person = part.word("a person");
      const auto viewer = playing.stage().viewer(person);
      if (!viewer) part.wrong("a person at the table instead of " + person);
      part.expect(":");
      known = project(vocabulary.system(), playing.stage().state, *viewer);
      seen = {viewer->is_gm() ? &playing.stage().state : &*known,
              viewer->is_gm() ? &playing.happened() : &playing.shown_to(viewer->seat), *viewer, true};
    }
    Expectation(vocabulary, playing, seen, part).check();
  }
}

}  // namespace ft::scn
