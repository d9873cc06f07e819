// What somebody could do now, picked at random from what the server offers. Knows no rulebook: only schema and offers.
#pragma once

#include <random>
#include <string>

#include "tests/server/net/person.hpp"

namespace ft::test {

/// Picks with a seed, so that an evening can be played again.
class RandomDeeds {
 public:
  explicit RandomDeeds(std::uint32_t seed) : chance_(seed) {}

  /// Makes `who` ask for something legal, as far as they know: an action, an answer, a line, a roll, or a GM's edit.
  /// Looks at the offers first, which takes round trips; what is then asked is not waited for.
  void do_something(Person& who);
  /// As a rule an action of `creature`.
  void act(Person& who, std::uint32_t creature);
  /// Answers a question that is open to them; false: there is none.
  bool answer(Person& who);
  void roll(Person& who);
  void speak(Person& who);
  void edit(Person& gm);

  /// 0 to below - 1.
  [[nodiscard]] int any(int below) { return static_cast<int>(chance_() % static_cast<std::uint32_t>(below)); }

 private:
  template <class List>
  auto& any_of(const List& list) {
    return list[static_cast<typename List::size_type>(any(static_cast<int>(list.size())))];
  }
  [[nodiscard]] wire::Value value_for(const wire::Question& question);
  // Fills in what the offer leaves open; false: nothing legal is found.
  [[nodiscard]] bool fill_in(Person& who, wire::Command& command, const wire::ActionSchema& action);
  [[nodiscard]] wire::Path short_walk(const Person& who, std::uint32_t creature);

  std::mt19937 chance_;
  int lines_ = 0;
};

}  // namespace ft::test
