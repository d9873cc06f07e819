// Statements about cells and doors.
#include <array>

#include "rules/kernel/maps/geometry.hpp"
#include "tests/case_runner/case_error.hpp"
#include "tests/case_runner/expecting.hpp"
#include "tests/case_runner/walls.hpp"

namespace ft::scn {

using namespace rules;

namespace {

/// A statement that what it says holds.
class MapStatement {
 public:
  MapStatement(const CaseVocabulary& vocabulary, const Seen& seen, Words& words)
      : vocabulary_(vocabulary), seen_(seen), words_(words), text_(words.rest()) {}

  /// "cell 5,5 difficult", "zone A1 closed".
  void cell() {
    words_.take();
    const Cell cell = words_.cell();
    const CellTerrain plain;
    const CellTerrain* there = seen_.state->scenes.empty() ? nullptr : terrain_at(seen_.state->scenes.front(), cell);
    if (!there) there = &plain;
    while (!words_.done()) property_of(*there);
  }
  /// "door between 3,3 and 4,3 open".
  void door() {
    words_.expect("door");
    const Scene& scene = seen_.state->scenes.front();
    const Wall* there = wall_on(scene, read_edge(scene, words_));
    must_be(there != nullptr, "there is no wall");
    constexpr std::array<const char*, 3> states{"closed", "open", "locked"};
    const std::string is = states[static_cast<std::size_t>(scene.walls.door(there->id))];
    must_be(is == words_.word("closed, open or locked"), "it is " + is);
  }

 private:
  void must_be(bool holds, const std::string& is) const {
    if (!holds) throw CaseError(words_.line, "expected " + text_ + ", but " + is);
  }
  void property_of(const CellTerrain& there) {
    if (words_.take_if("named"))
      must_be(there.name == words_.word("a name"), "it is called '" + there.name + "'");
    else if (words_.take_if("closed"))
      must_be(there.blocks_move, "it is not closed");
    else if (words_.take_if("difficult"))
      must_be(there.difficult, "it is not difficult");
    else if (words_.take_if("blocks_move"))
      must_be(there.blocks_move, "it does not block movement");
    else if (words_.take_if("blocks_sight"))
      must_be(there.blocks_sight, "it does not block sight");
    else if (words_.take_if("plain"))
      must_be(there == CellTerrain(), "it is not plain");
    else if (const NumberSchema* number = vocabulary_.number(words_, Ref::Kind::cell))
      equal(*number, there.numbers.get(Key(number->key)));
    else
      words_.wrong("difficult, blocks_move, blocks_sight, plain or a number of the ground");
  }
  void equal(const NumberSchema& number, std::int64_t is) {
    must_be(is == vocabulary_.value(words_, number).value.value_or(0), number.key + " is " + std::to_string(is));
  }

  const CaseVocabulary& vocabulary_;
  const Seen& seen_;
  Words& words_;
  std::string text_;
};

}  // namespace

bool expect_map(const CaseVocabulary& vocabulary, const Seen& seen, Words& words) {
  MapStatement statement(vocabulary, seen, words);
  if (words.is("cell") || words.is("zone")) return statement.cell(), true;
  if (words.is("door") && words.is(1, "between")) return statement.door(), true;
  return false;
}

}  // namespace ft::scn
