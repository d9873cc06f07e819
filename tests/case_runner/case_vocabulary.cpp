// Looking words up in a rulebook's schema and content.
#include "tests/case_runner/case_vocabulary.hpp"

#include <algorithm>
#include <cctype>
#include <map>

namespace ft::scn {

using namespace rules;

std::string as_key(std::string_view name) {
  std::string key;
  for (const unsigned char letter : name) {
    if (std::isalnum(letter))
      key += static_cast<char>(std::tolower(letter));
    else if (!key.empty() && key.back() != '_')
      key += '_';
  }
  return key;
}

namespace {

std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t above = row[j];
      row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
      diagonal = above;
    }
  }
  return row[b.size()];
}

/// Takes as many words as make up `parts` joined by "_", the first perhaps as a verb with s: "stands up".
std::size_t spelled(const Words& words, std::string_view key) {
  std::string so_far;
  for (std::size_t count = 1; count <= 4; ++count) {
    const Token& token = words.peek(count - 1);
    if (token.kind != Token::Kind::word || token.text.empty()) return 0;
    so_far += (so_far.empty() ? "" : "_") + token.text;
    if (so_far == key) return count;
  }
  return 0;
}

/// "armor" as the rulebook spells it.
std::string british(std::string word) {
  if (word.ends_with("or")) word.insert(word.size() - 1, "u");
  return word;
}

std::size_t spelled_as_verb(const Words& words, std::string_view key) {
  for (const std::string_view ending : {"", "s", "es"})
    if (const std::size_t count = spelled(words, std::string(key) + std::string(ending))) return count;
  const std::size_t first = key.find('_');
  const std::string stem(key.substr(0, first)), tail(first == std::string_view::npos ? "" : key.substr(first));
  const auto count = [&](const std::string& verb) { return spelled(words, verb + tail); };
  if (const std::size_t found = count(stem + "s")) return found;
  if (const std::size_t found = count(stem + "es")) return found;
  return stem.ends_with('y') ? count(stem.substr(0, stem.size() - 1) + "ies") : 0;
}

/// The value in a number's name: 1 for "repairable" of "Broken (1 repairable, 2 permanent)"; 20 for "d20".
std::optional<std::int64_t> number_in_name(const Words& words, const NumberSchema& number) {
  const std::string word = words.peek().text;
  const bool die = word.size() > 1 && word.front() == 'd' &&
                   std::all_of(word.begin() + 1, word.end(), [](unsigned char c) { return std::isdigit(c); });
  if (die && words.is(Token::Kind::word)) return std::atoi(word.c_str() + 1);
  const std::size_t at = number.name.find(" " + word);
  if (word.empty() || !words.is(Token::Kind::word) || at == std::string::npos || at == 0) return std::nullopt;
  const char before = number.name[at - 1];
  return std::isdigit(static_cast<unsigned char>(before)) ? std::optional<std::int64_t>(before - '0') : std::nullopt;
}

}  // namespace

std::string CaseVocabulary::similar(std::string_view word, const std::vector<std::string>& all) {
  std::multimap<std::size_t, std::string> near;
  for (const std::string& one : all) {
    const std::size_t far = distance(word, one);
    if (far <= std::max<std::size_t>(2, word.size() / 3)) near.emplace(far, one);
  }
  std::string text;
  std::size_t count = 0;
  for (const auto& [far, one] : near)
    if (count++ < 3) text += (text.empty() ? "; perhaps " : ", ") + one;
  return text;
}

const NumberSchema* CaseVocabulary::number(Words& words, Ref::Kind owner) const {
  const auto& list = owner == Ref::Kind::cell ? system_.schema().terrain : system_.schema().numbers;
  const std::string first = words.peek().text, both = first + "_" + words.peek(1).text;
  if (words.peek().kind != Token::Kind::word) return nullptr;
  const auto find = [&](auto is) -> const NumberSchema* {
    const auto at =
        std::find_if(list.begin(), list.end(), [&](const NumberSchema& n) { return n.owner == owner && is(n); });
    return at == list.end() ? nullptr : &*at;
  };
  if (const auto* by_key = find([&](const auto& n) { return n.key == first || british(first) == n.key; }))
    return words.take(), by_key;
  if (const auto* this_one = find([&](const auto& n) { return n.key == first + "_this"; }))
    return words.take(), this_one;
  if (const auto* by_two = find([&](const auto& n) { return n.key == both; }))
    return words.take(), words.take(), by_two;
  if (const auto* by_name = find([&](const auto& n) { return as_key(n.name) == first; })) return words.take(), by_name;
  return nullptr;
}

NumberRead CaseVocabulary::value(Words& words, const NumberSchema& number) const {
  NumberRead read{&number, 1, {}};
  if (words.take_if("unknown")) return {&number, {}, {}};
  if (number.kind == NumberKind::symbol) {
    const std::string symbol = words.word("one of: " + [&] {
      std::string all;
      for (const std::string& one : number.symbols) all += (all.empty() ? "" : ", ") + one;
      return all;
    }());
    if (std::find(number.symbols.begin(), number.symbols.end(), symbol) == number.symbols.end()) {
      words.go_to(words.position() - 1);
      words.wrong("a value of " + number.key + similar(symbol, number.symbols));
    }
    read.value = Key(symbol).hash;
    return read;
  }
  if (words.is(Token::Kind::pair)) {
    const Token& pair = words.take();
    read.value = pair.number;
    read.max = pair.max;
    return read;
  }
  if (words.is(Token::Kind::number)) {
    read.value = words.take().number;
    return read;
  }
  if (const auto in_name = number_in_name(words, number)) return words.take(), NumberRead{&number, in_name, {}};
  if (words.take_if("yes") || words.take_if("spent")) return read;
  if (words.take_if("no") || words.take_if("free")) {
    read.value = 0;
    return read;
  }
  if (number.kind != NumberKind::flag && number.kind != NumberKind::pip && number.max != 1 && number.max != 2)
    words.wrong("a number after " + number.key);
  return read;
}

bool CaseVocabulary::is_condition(std::string_view key) const { return system_.condition(Key(key)) != nullptr; }

std::optional<RelationRead> CaseVocabulary::relation(const Words& words, std::size_t ahead) const {
  const std::string word = words.peek(ahead).text, next = words.peek(ahead + 1).text, both = word + "_" + next;
  const bool thing = next == "no" || next == "nothing" || is_item_kind(next);
  if (word == "holds" && thing) return std::nullopt;  // people are held as well
  for (const RelationSchema& one : system_.schema().relations) {
    const bool active = one.key.ends_with("ing");
    const std::string stem = one.key.substr(0, one.key.size() - (active ? 3 : 0));
    if (word == one.key || (active && (word == stem + "es" || word == stem + "s")))
      return RelationRead{Key(one.key), false, 1};
    for (const std::string& passive : {stem + "ed_by", stem + "d_by"}) {
      if (active && word == passive) return RelationRead{Key(one.key), true, 1};
      if (active && both == passive) return RelationRead{Key(one.key), true, 2};
    }
  }
  return std::nullopt;
}

Key CaseVocabulary::key(Words& words, const std::string& wanted) const {
  const std::string word = words.peek().text;
  if (!words.is(Token::Kind::word) && !words.is(Token::Kind::quoted)) words.wrong(wanted);
  if (!system_.names().has(Key(word))) {
    std::vector<std::string> all;
    for (const auto& [key, name] : system_.names().all()) all.push_back(name);
    words.wrong(wanted + similar(word, all));
  }
  words.take();
  return Key(word);
}

bool CaseVocabulary::is_item_kind(std::string_view id) const {
  const auto& kinds = system_.schema().records;
  return std::any_of(kinds.begin(), kinds.end(), [&](const RecordSchema& kind) {
    return kind.kind != "creature" && system_.content().find(Key(kind.kind), Key(id));
  });
}

Key CaseVocabulary::item_kind(Words& words) const {
  const std::string word = words.peek().text;
  if (is_item_kind(word)) return words.take(), Key(word);
  std::vector<std::string> all;
  for (const RecordSchema& kind : system_.schema().records)
    for (const Record* record : system_.content().all(Key(kind.kind)))
      if (kind.kind != "creature") all.push_back(record->id_text);
  words.wrong("an item of the rulebook's content" + similar(word, all));
}

std::vector<Key> CaseVocabulary::placements(const Words& words, std::string_view how) const {
  const std::vector<std::string>& all = system_.schema().placements;
  const auto known = [&](std::string_view key) { return std::find(all.begin(), all.end(), key) != all.end(); };
  if (how.empty()) return {all.begin(), all.end()};
  if (known(how)) return {Key(how)};
  std::vector<Key> hands;
  for (const ActionSchema& action : system_.schema().actions)
    for (const FieldSchema& field : action.form)
      if (how == "held" && std::all_of(field.choices.begin(), field.choices.end(), known))
        for (const std::string& hand : field.choices)
          if (std::find(hands.begin(), hands.end(), Key(hand)) == hands.end()) hands.emplace_back(hand);
  if (hands.empty()) words.wrong("another word: the rulebook has no placement " + std::string(how));
  return hands;
}

std::vector<Key> CaseVocabulary::placed_as(Words& words, const std::vector<Key>& among) const {
  if (!words.take_if("as")) return among;
  std::string all;
  for (const Key placement : among) all += (all.empty() ? "" : ", ") + name(placement);
  const auto at = std::find(among.begin(), among.end(), Key(words.peek().text));
  if (at == among.end()) words.wrong("one of: " + all);
  words.take();
  return {*at};
}

const ActionSchema* CaseVocabulary::action(Words& words) const {
  const ActionSchema* best = nullptr;
  std::size_t most = 0;
  for (const ActionSchema& action : system_.schema().actions)
    if (const std::size_t count = spelled_as_verb(words, action.key); count > most) best = &action, most = count;
  for (std::size_t i = 0; i < most; ++i) words.take();
  return best;
}

const TextSchema* CaseVocabulary::text(Key key) const {
  const auto& texts = system_.schema().texts;
  const auto at =
      std::find_if(texts.begin(), texts.end(), [&](const TextSchema& text) { return Key(text.key) == key; });
  return at == texts.end() ? nullptr : &*at;
}

std::string CaseVocabulary::name(Key key) const {
  return system_.names().has(key) ? system_.names().of(key) : "#" + std::to_string(key.hash);
}

std::int64_t CaseVocabulary::unit() const {
  const std::string& unit = system_.schema().unit;
  return unit == "ft" ? feet(1).tenth_mm : unit == "yd" ? yards(1).tenth_mm : metres(1).tenth_mm;
}

std::vector<std::string> CaseVocabulary::creature_words() const {
  std::vector<std::string> all{"at",     "nowhere", "elsewhere", "side",  "player", "hidden",  "size",
                               "facing", "knows",   "holds",     "wears", "packs",  "carries", "status"};
  for (const NumberSchema& number : system_.schema().numbers)
    if (number.owner == Ref::Kind::creature) all.push_back(number.key);
  for (const ConditionSchema& condition : system_.schema().conditions) all.push_back(condition.key);
  return all;
}

}  // namespace ft::scn
