// The sample's ambush as the benches need it: a fight in round 1 whose places and turn are set by hand.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "rules/game/game.hpp"

namespace ft::bench {

/// GRIMWIRE with the content of its folder. Ends the program where that cannot be read.
[[nodiscard]] std::unique_ptr<const rules::System> make_grimwire();

/// How many windows an attack of the raider on Cyrus opens for others and for himself.
enum class Windows { none, one_shielding, three };

/// Cyrus stands beside the raider, whose turn it is. one_shielding: Brakk stands near enough to shield him. three: Aune
/// may leap in too, and Cyrus holds a shield.
struct Ambush {
  Ambush(const rules::System& system, Windows windows);

  [[nodiscard]] rules::Command attack() const;

  rules::State state;
  rules::CreatureId raider, cyrus, brakk, aune;
  rules::EncounterId fight{1};
};

/// Faces from a fixed sequence: the same in every run.
class SteadyDice final : public rules::Dice {
 public:
  std::int32_t face(std::int32_t sides, rules::Ref by, rules::Key purpose) override;

 private:
  std::uint64_t next_ = 88172645463325252ULL;
};

/// Every evasion fails by a little, so that a shield is asked for.
class UnluckyDice final : public rules::Dice {
 public:
  std::int32_t face(std::int32_t sides, rules::Ref, rules::Key) override { return sides == 20 ? 7 : 2; }
};

/// Plays a command to its end as the table does: runs it again with each answer, all of them the questions' defaults.
/// Returns how many questions were answered, and what happened.
struct PlayedOut {
  int questions = 0;
  rules::Events events;
};
[[nodiscard]] PlayedOut play_out(const rules::System& system, const rules::State& state, const rules::Command& command,
                                 rules::Dice& dice);

}  // namespace ft::bench
