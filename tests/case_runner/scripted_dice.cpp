// Dice from the lines of a case.
#include "tests/case_runner/scripted_dice.hpp"

#include "tests/case_runner/telling.hpp"
#include "tests/case_runner/trouble.hpp"

namespace ft::scn {

using namespace rules;

namespace {

/// "d20" or "2d6": how many and of how many sides.
std::pair<int, std::int32_t> read_kind(Words& words) {
  const std::string text = words.peek().text;
  const std::size_t d = text.find('d');
  const int count = d == 0 ? 1 : std::atoi(text.c_str());
  const int sides = d == std::string::npos ? 0 : std::atoi(text.c_str() + d + 1);
  if (count < 1 || count > 100 || sides < 1 || sides > 1000) words.wrong("dice such as d20 or 2d6");
  words.take();
  return {count, sides};
}

}  // namespace

std::vector<ScriptedDie> read_dice(const Lexicon& lexicon, const Stage& stage, Words words) {
  std::vector<ScriptedDie> dice;
  Ref by;
  while (!words.done()) {
    if (words.take_if(",")) continue;
    if (at_ref(lexicon, stage, words) || words.is("gm") || words.is("table")) by = read_ref(lexicon, stage, words);
    else if (dice.empty() || words.peek().text.find('d') == std::string::npos) (void)read_ref(lexicon, stage, words);
    const auto [count, sides] = read_kind(words);
    const std::size_t first = dice.size();
    for (int i = 0; i < count; ++i) {
      const std::int64_t face = words.number("the face of a d" + std::to_string(sides));
      if (face < 1 || face > sides) {
        words.go_to(words.position() - 1);
        words.wrong("a face from 1 to " + std::to_string(sides));
      }
      dice.push_back({by, sides, static_cast<std::int32_t>(face), {}, words.line});
    }
    if (!words.take_if("for")) continue;
    const Key purpose = lexicon.key(words, "a roll of the rulebook");
    for (std::size_t i = first; i < dice.size(); ++i) dice[i].purpose = purpose;
  }
  return dice;
}

std::int32_t ScriptedDice::face(std::int32_t sides, Ref by, Key purpose) {
  const Teller tell(lexicon_, stage_.state);
  const auto named = [&](Ref who, std::int32_t of, Key what) {
    return tell.of(who) + " d" + std::to_string(of) + (what ? " for " + tell.of(what) : "");
  };
  if (dice_.empty())
    throw Trouble(line_, "roll: the rules throw " + named(by, sides, purpose) + " here, but the case has no die for it");
  const ScriptedDie die = dice_.front();
  const bool same = die.by == by && die.sides == sides && (!die.purpose || die.purpose == purpose);
  if (!same)
    throw Trouble(die.line, "roll: the rules throw " + named(by, sides, purpose) + ", the case " + named(die.by, die.sides, die.purpose));
  dice_.pop_front();
  return die.face;
}

void ScriptedDice::must_be_used_up() const {
  if (dice_.empty()) return;
  const ScriptedDie& die = dice_.front();
  throw Trouble(die.line, "roll: " + Teller(lexicon_, stage_.state).of(die.by) + " d" + std::to_string(die.sides) + " " +
                              std::to_string(die.face) + " was not thrown");
}

}  // namespace ft::scn
