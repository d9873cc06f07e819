// Cells, zones and the borders between zones.
#include "tests/case_runner/ground.hpp"

#include "rules/kernel/movement/zones.hpp"
#include "tests/case_runner/editing.hpp"

namespace ft::scn {

using namespace rules;

namespace {

void ground_numbers(const CaseVocabulary& vocabulary, Words& words, CellTerrain& changes) {
  while (const NumberSchema* number = vocabulary.number(words, Ref::Kind::cell))
    changes.numbers.set(Key(number->key), vocabulary.value(words, *number).value.value_or(0));
}

}  // namespace

void ground(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words) {
  words.take_if("ground");
  CellTerrain changes;
  const bool number_first = vocabulary.number_next(words, Ref::Kind::cell);
  const std::string what = number_first ? "cell" : words.take().text;
  if (number_first) ground_numbers(vocabulary, words, changes);
  words.take_if("at");
  const std::vector<Cell> cells = words.cells();
  changes.blocks_move = what == "wall" || what == "barrier" || what == "closed";
  changes.blocks_sight = what == "wall" || what == "screen";
  changes.difficult = what == "difficult";
  while (!words.done()) {
    if (words.take_if("named"))
      changes.name = words.word("a name");
    else if (words.take_if("closed"))
      changes.blocks_move = true;
    else if (words.take_if("difficult"))
      changes.difficult = true;
    else if (words.take_if("blocks_move"))
      changes.blocks_move = true;
    else if (words.take_if("blocks_sight"))
      changes.blocks_sight = true;
    else if (vocabulary.number_next(words, Ref::Kind::cell))
      ground_numbers(vocabulary, words, changes);
    else
      words.wrong("named, closed, difficult, blocks_move, blocks_sight or a number of the ground");
  }
  SceneTerrain& terrain = stage.scene().terrain;
  for (const Cell cell : cells) {
    const CellTerrain* before = terrain.at(cell);
    CellTerrain there = before && what != "plain" ? *before : CellTerrain{};
    if (what == "plain") changes = {};
    there.blocks_move |= changes.blocks_move;
    there.blocks_sight |= changes.blocks_sight;
    there.difficult |= changes.difficult;
    if (!changes.name.empty()) there.name = changes.name;
    for (const auto& [key, value] : changes.numbers.all()) there.numbers.set(key, value);
    terrain.paint({{cell, 1, there}});
  }
}

void border(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words, bool stands) {
  const BorderRead read = read_border(vocabulary, stage, words);
  auto& all = stage.state.relations;
  std::erase_if(all, [&](const Relation& r) { return r.key == read.key && r.from == read.from && r.to == read.to; });
  if (!stands) return;
  Relation made{{stage.next_relation++}, read.key, read.from, read.to, {}, words.take_if("secret")};
  for (const RelationSchema& kind : vocabulary.system().schema().relations)
    if (Key(kind.key) == read.key)
      for (const NumberSchema& number : kind.numbers)
        if (number.default_value != 0) made.data.set(Key(number.key), number.default_value);
  const Numbers said = read_data(vocabulary, stage, words);
  for (const auto& [key, value] : said.all()) made.data.set(key, value);
  all.push_back(std::move(made));
}

BorderRead read_border(const CaseVocabulary& vocabulary, const CaseSetup& stage, Words& words) {
  const auto [a, b] = words.border();
  const auto [from, to] = border_ends(stage.state.campaign.shown, a, b);
  const auto read = vocabulary.relation(words);
  if (!read) words.wrong("a kind of border of the rulebook");
  words.go_to(words.position() + read->words);
  return {read->key, from, to};
}

}  // namespace ft::scn
