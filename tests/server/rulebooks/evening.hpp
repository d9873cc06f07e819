// A seeded evening: what three players do by chance, one who watches, and what happens where none of them can see.
#pragma once

#include <set>

#include "tests/server/net/random_actions.hpp"
#include "tests/server/rulebooks/evening_map.hpp"
#include "tests/server/rulebooks/evening_table.hpp"

namespace ft::test {

/// What players do notice of others is kept apart: while a question is open anywhere no player takes anything back, a command anywhere
/// delays a rest's time, and an edit of the map is a step of the fight there, which players cannot take back.
enum class Kind : std::uint8_t {
  peace,         // players take back
  fight,         // players fight and take back; the map stays as it is
  long_thought,  // players fight; strangers fight elsewhere, and let questions wait
};

/// A message's text with the names of its keys. symbols: the numbers whose values are keys too.
[[nodiscard]] std::string in_words(const std::string& frame, const std::vector<std::string>& names,
                                   const std::set<std::string>& symbols = {});

class Evening {
 public:
  Evening(const std::string& system, Kind kind, unsigned seed);

  /// Players do something, then time passes.
  void players_act();
  /// The GM does something with creatures that no player knows, in their part of the map, in another scene, or for GMs alone.
  void strangers_act();
  /// Everything that was sent to players and to who watches, by seat.
  [[nodiscard]] const auto& sent() const { return table_->sent; }
  /// What the numbers of keys mean.
  [[nodiscard]] const std::vector<std::string>& names() const { return people_.front()->names; }
  /// What the server has to say: nothing, if all is well.
  [[nodiscard]] const std::vector<std::string>& server_log() const { return table_->log(); }
  /// Whether no player's creature is in the part that is cut off, or has seen any of it.
  [[nodiscard]] bool is_sealed() const;
  /// What was asked for last.
  [[nodiscard]] std::string latest() const;
  std::size_t played = 0, acted = 0;  // requests that took effect: of players; of the GM in secret

 private:
  using Edit = wire::Edit;

  [[nodiscard]] Person& gil() { return *people_.front(); }
  void begin();
  void act(Person& who);
  void note(const Person& who, const wire::ClientFrame& frame);
  void catch_up(Person& who);
  void drag(Person& who);
  void answer_for_the_gm();
  [[nodiscard]] bool is_of_strangers(const std::string& question) const;

  // evening_strangers.cpp
  void ask_secretly(const wire::ClientFrame& frame);
  void edit_secretly(const std::function<void(Edit&)>& write);
  void command_stranger();
  void answer_stranger();
  void fight_elsewhere();
  void edit_stranger();
  void edit_map();
  void edit_fixtures();
  void whisper();
  [[nodiscard]] rules::ResolutionId newest_step() const;
  [[nodiscard]] bool touches_players(const wire::ClientFrame& frame) const;
  [[nodiscard]] const wire::Creature& stranger();
  [[nodiscard]] const wire::Scene& map() const;
  [[nodiscard]] wire::Cell sealed_cell();
  [[nodiscard]] wire::Place place_for(const wire::Creature& one, const wire::Scene& scene);
  [[nodiscard]] int any(int below) { return unseen_.any(below); }

  fair::Setting setting_;
  std::int32_t sealed_from_ = 0;
  std::unique_ptr<EveningTable> table_;
  std::vector<std::unique_ptr<Person>> people_;  // the GM, three players, one who watches
  RandomActions seen_, unseen_;
  Kind kind_;
  bool counts_seconds_;             // of what creatures do outside fights
  std::vector<std::string> story_;  // what was asked for, newest last
};

}  // namespace ft::test
