// A possible request, picked at random from the server's offers. Knows no rulebook: only schema and offers.
#pragma once

#include <optional>
#include <random>
#include <string>

#include "tests/server/net/test_player.hpp"

namespace ft::test {

/// Picks with a seed, so that an evening can be played again. Looks at the offers first, which takes round trips; what it
/// comes to is sent by the caller.
class RandomActions {
 public:
  using Request = std::optional<wire::ClientFrame>;

  explicit RandomActions(std::uint32_t seed) : chance_(seed) {}

  /// Something legal, as far as `who` knows: an action, an answer, a line, a roll, or a GM's edit. None: nothing comes to
  /// mind.
  [[nodiscard]] Request wish(Person& who);
  /// Makes `who` ask for that. Not waited for.
  void do_something(Person& who);
  /// As a rule an action of `creature`.
  [[nodiscard]] Request action(Person& who, std::uint32_t creature);
  /// Answers a question that is open to them.
  [[nodiscard]] Request answer(Person& who);
  /// A value that answers the question.
  [[nodiscard]] wire::Value value_for(Person& who, const wire::Question& question);
  /// How a question that is open to them shall be answered from now on, or that they want to be asked again.
  [[nodiscard]] Request order(Person& who);
  /// Cancels a queued command of the player.
  [[nodiscard]] Request withdrawal(Person& who);
  [[nodiscard]] wire::ClientFrame roll(const Person& who);
  [[nodiscard]] wire::ClientFrame line(const Person& who);
  [[nodiscard]] wire::ClientFrame edit(const Person& gm);

  /// 0 to below - 1.
  [[nodiscard]] int any(int below) { return static_cast<int>(chance_() % static_cast<std::uint32_t>(below)); }
  template <class List>
  auto& any_of(const List& list) {
    return list[static_cast<typename List::size_type>(any(static_cast<int>(list.size())))];
  }

 private:
  [[nodiscard]] std::optional<wire::Command> command(Person& who, std::uint32_t creature);
  [[nodiscard]] std::optional<wire::Question> open_to(const Person& who);
  // An option of a question for actions, gone on with as it may be.
  [[nodiscard]] wire::Value spoken(Person& who, std::uint32_t creature, wire::Value option);
  // Fills in what the offer leaves open; false: nothing legal is found.
  [[nodiscard]] bool fill_in(Person& who, wire::Command& command);
  [[nodiscard]] std::optional<wire::Value> chosen(Person& who, const wire::Command& command,
                                                  const wire::FieldSchema& field);
  [[nodiscard]] wire::Path short_walk(const Person& who, std::uint32_t creature);
  [[nodiscard]] wire::Place place_near(const Person& who, std::uint32_t creature);

  std::mt19937 chance_;
  int lines_ = 0;
};

}  // namespace ft::test
