// getrandom(2) and its unbiased use.
#include "server/table/dice/dice_roller.hpp"

#include <sys/random.h>

#include <cerrno>

#include "rules/kernel/values/assert.hpp"

namespace ft::table {

std::uint64_t SystemRandomness::next() {
  if (used_ == pool_.size()) {
    auto* to = reinterpret_cast<char*>(pool_.data());
    for (std::size_t filled = 0; filled < sizeof pool_;) {
      const ssize_t got = getrandom(to + filled, sizeof pool_ - filled, 0);
      FT_ASSERT(got > 0 || errno == EINTR, "the operating system gives random bytes; without them no die is rolled");
      if (got > 0) filled += static_cast<std::size_t>(got);
    }
    used_ = 0;
  }
  return pool_[used_++];
}

std::uint64_t SystemRandomness::below(std::uint64_t bound) {
  FT_ASSERT(bound >= 1 && bound <= std::uint64_t{1} << 32, "a bound from 1 to 2^32");
  const std::uint64_t unfair = (0 - bound) % bound;  // 2^64 mod bound: as many low numbers would be too frequent
  while (true) {
    const std::uint64_t drawn = next();
    if (drawn >= unfair) return drawn % bound;
  }
}

std::int32_t DiceRoller::face(std::int32_t sides, rules::Ref, rules::Key) {
  FT_ASSERT(sides >= 1, "a die has at least one side");
  return static_cast<std::int32_t>(1 + randomness_.below(static_cast<std::uint64_t>(sides)));
}

std::uint64_t draw_id(RandomSource& randomness) { return 1 + randomness.below((std::uint64_t{1} << 31) - 1); }

std::string draw_fault_number(RandomSource& randomness) { return std::to_string(100'000 + randomness.below(900'000)); }

std::string draw_token(RandomSource& randomness) {
  std::string token(16, '\0');
  for (char& byte : token) byte = static_cast<char>(randomness.below(256));
  return token;
}

}  // namespace ft::table
