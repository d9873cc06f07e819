#include "tests/case_runner/calculated.hpp"

#include <algorithm>

#include "tests/case_runner/case_error.hpp"

namespace ft::scn {

using namespace rules;

std::optional<std::int64_t> read_number(const CaseVocabulary& vocabulary, const CaseTable& playing, const Seen& seen,
                                        const Creature& creature, const NumberSchema& number, int line) {
  const Key key(number.key);
  const State& state = playing.stage().state;
  if (!may_read(vocabulary.system(), state, *playing.stage().find(creature.id), key, seen.viewer)) return std::nullopt;
  if (creature.numbers.has(key) && !number.derived) return creature.numbers.get(key);
  const World world(state);
  const std::vector<SheetLine> sheet = vocabulary.system().sheet(View::full(world), creature.id);
  const auto at = std::find_if(sheet.begin(), sheet.end(), [&](const SheetLine& one) { return one.number == key; });
  if (at != sheet.end()) return at->sum.total();
  if (creature.numbers.has(key)) return creature.numbers.get(key);  // as disclosed_health.hpp has it
  if (number.derived && number.kind != NumberKind::flag)
    throw CaseError(line, "the rulebook calculates no " + number.key + " of " + creature.name);
  return std::nullopt;
}

}  // namespace ft::scn
