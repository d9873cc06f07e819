// One command resolved over the tiny system, its tape and faces under the test's hand.
#pragma once

#include <gmock/gmock.h>

#include "rules/kernel/resolution/resolution.hpp"
#include "tests/rules/kernel/tiny_system.hpp"

namespace ft::rules {

using namespace literals;
using Kind = Outcome::Kind;

inline const CreatureId ann{1}, bo{2}, cat{3};

inline Event hurt(Resolution& r, CreatureId who, std::int64_t by) {
  const std::int64_t before = r.world().creature(who).numbers.get("health"_k);
  return NumberSet{who, "health"_k, before - by, before};
}

inline Question yes_no(CreatureId asked) {
  Question question;
  question.asked = asked;
  question.prompt = "q_go_on"_k;
  question.default_answer = false;
  return question;
}

inline Answered answer(const Question& question, Value value) {
  return {question.tag, question.asked, question.prompt, std::move(value)};
}

class ResolutionTest : public ::testing::Test {
 protected:
  Outcome run() { return resolve({system, state, command, viewer, {500}}, tape, dice); }
  Outcome play(TinySystem::Procedure procedure) {
    system.procedures["act"_k] = std::move(procedure);
    return run();
  }
  Verdict probed() { return probe({system, state, command, viewer, {500}}); }
  /// Answers the first open question.
  Outcome say(const Outcome& outcome, Value value, std::size_t which = 0) {
    tape.emplace_back(answer(outcome.open.at(which), std::move(value)));
    return run();
  }

  TinySystem system;
  State state = tiny_state();
  Command command{"act"_k, ann, {{"target"_k, bo}}, {}, {}};
  Viewer viewer = Viewer::gm();
  Tape tape;
  Faces dice;
};

}  // namespace ft::rules
