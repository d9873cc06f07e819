// What is left to chance: the same seed chooses the same.
#pragma once

#include <cstdint>
#include <random>

#include "rules/kernel/resolution/tape.hpp"

namespace ft::fair {

class Chance final : public rules::Dice {
 public:
  explicit Chance(std::uint64_t seed) : engine_(seed) {}

  /// 0 .. bound - 1; bound: at least 1.
  std::uint64_t below(std::uint64_t bound) { return engine_() % bound; }
  std::int64_t between(std::int64_t least, std::int64_t most) {
    return least + static_cast<std::int64_t>(below(static_cast<std::uint64_t>(most - least) + 1));
  }
  /// Once in so many times.
  bool one_in(std::uint64_t times) { return below(times) == 0; }
  /// One of a list that is not empty.
  template <class List>
  const auto& one_of(const List& list) {
    return list[below(list.size())];
  }

  std::int32_t face(std::int32_t sides, rules::Ref, rules::Key) override {
    return static_cast<std::int32_t>(between(1, sides));
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace ft::fair
