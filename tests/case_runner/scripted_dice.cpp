// Dice from the lines of a case.
#include "tests/case_runner/scripted_dice.hpp"

#include <algorithm>
#include <regex>

#include "tests/case_runner/case_error.hpp"
#include "tests/case_runner/telling.hpp"

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

namespace {

bool at_dice(const Words& words) {
  static const std::regex dice(R"(\d*d\d+)");
  return std::regex_match(words.peek().text, dice);
}

/// So many faces: "3 4", "3, 4", "3,4".
std::vector<std::int64_t> read_faces(Words& words, int count, std::int32_t sides) {
  std::vector<std::int64_t> faces;
  while (faces.size() < static_cast<std::size_t>(count)) {
    if (!faces.empty()) words.take_if(",");
    if (words.is(Token::Kind::cells) && count > 1) {
      const Token& two = words.take();
      faces.insert(faces.end(), {two.first.column, two.first.row});
    } else {
      if (!words.take_if("=")) words.take_if(":");
      faces.push_back(words.number("the face of a d" + std::to_string(sides)));
    }
    const bool possible =
        std::all_of(faces.begin(), faces.end(), [&](std::int64_t face) { return face >= 1 && face <= sides; });
    if (!possible) {
      words.go_to(words.position() - 1);
      words.wrong("a face from 1 to " + std::to_string(sides));
    }
  }
  return faces;
}

}  // namespace

std::vector<ScriptedDie> read_dice(const CaseVocabulary& vocabulary, const CaseSetup& stage, Words words) {
  std::vector<ScriptedDie> dice;
  std::optional<Ref> by;
  while (!words.done()) {
    if (words.take_if(",") || words.take_if(";")) continue;
    if (!at_dice(words)) by = read_ref(vocabulary, stage, words);
    const auto [count, sides] = read_kind(words);
    const std::size_t first = dice.size();
    for (const std::int64_t face : read_faces(words, count, sides))
      dice.push_back({by, sides, static_cast<std::int32_t>(face), {}, words.line});
    if (!words.take_if("for")) continue;
    const Key purpose = vocabulary.key(words, "a roll of the rulebook");
    for (std::size_t i = first; i < dice.size(); ++i) dice[i].purpose = purpose;
  }
  return dice;
}

std::int32_t ScriptedDice::face(std::int32_t sides, Ref by, Key purpose) {
  const Teller tell(vocabulary_, stage_.state);
  const auto named = [&](Ref who, std::int32_t of, Key what) {
    return tell.of(who) + " d" + std::to_string(of) + (what ? " for " + tell.of(what) : "");
  };
  if (dice_.empty())
    throw CaseError(line_,
                    "roll: the rules throw " + named(by, sides, purpose) + " here, but the case has no die for it");
  const ScriptedDie die = dice_.front();
  const bool same = die.by.value_or(by) == by && die.sides == sides && (!die.purpose || die.purpose == purpose);
  if (!same)
    throw CaseError(die.line, "roll: the rules throw " + named(by, sides, purpose) + ", the case " +
                                  named(die.by.value_or(by), die.sides, die.purpose));
  dice_.pop_front();
  return die.face;
}

void ScriptedDice::must_be_used_up() const {
  if (dice_.empty()) return;
  const ScriptedDie& die = dice_.front();
  throw CaseError(die.line,
                  "roll: " + (die.by ? Teller(vocabulary_, stage_.state).of(*die.by) + " d" : std::string("d")) +
                      std::to_string(die.sides) + " " + std::to_string(die.face) + " was not thrown");
}

}  // namespace ft::scn
