// The only source of randomness at a table: the operating system's generator (law T8).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "rules/kernel/resolution/tape.hpp"

namespace ft::table {

/// Where random numbers come from: the system on the server, a script in tests.
class RandomSource {
 public:
  virtual ~RandomSource() = default;
  /// A number from 0 to `bound` - 1, each as likely as any other. bound: 1 to 2^32.
  [[nodiscard]] virtual std::uint64_t below(std::uint64_t bound) = 0;
};

/// getrandom(2), a page at a time. Belongs to one thread.
class SystemRandomness : public RandomSource {
 public:
  [[nodiscard]] std::uint64_t below(std::uint64_t bound) override;

 private:
  [[nodiscard]] std::uint64_t next();
  std::array<std::uint64_t, 32> pool_{};
  std::size_t used_ = pool_.size();
};

/// Throws the dice of one run. Every face enters the tape, and with it the batch of that number in the journal.
class DiceRoller : public rules::Dice {
 public:
  explicit DiceRoller(RandomSource& randomness) : randomness_(randomness) {}
  std::int32_t face(std::int32_t sides, rules::Ref by, rules::Key purpose) override;

 private:
  RandomSource& randomness_;  // the host's
};

/// A random id from 1 to 2^31 - 1: it reveals nothing about earlier ones.
[[nodiscard]] std::uint64_t draw_id(RandomSource& randomness);
/// Six random digits, under which a fault stands in the server's log and before those who meet it.
[[nodiscard]] std::string draw_fault_number(RandomSource& randomness);
/// 16 unguessable random bytes.
[[nodiscard]] std::string draw_token(RandomSource& randomness);

}  // namespace ft::table
