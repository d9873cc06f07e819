/// For any UTF-8 that a player types after /r, the reply is a bounded roll or a sentence, both UTF-8: no crash.

#include <cstddef>
#include <cstdint>
#include <string>

#include "server/codec/bytes/utf8.hpp"
#include "server/table/dice/dice_expression.hpp"

namespace {

class Counter : public ft::table::RandomSource {
 public:
  std::uint64_t below(std::uint64_t bound) override { return next_++ % bound; }

 private:
  std::uint64_t next_ = 0;
};

bool is_utf8(const std::string& text) { return ft::codec::valid_utf8_prefix(text) == text.size(); }

void require(bool holds) {
  if (!holds) __builtin_trap();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(bytes), size);
  if (!is_utf8(text)) return 0;
  Counter dice;
  const auto result = ft::table::roll_expression(text, dice);
  if (!result) {
    require(is_utf8(result.error()) && result.error().size() < 200);
    return 0;
  }
  require(is_utf8(result->canonical) && is_utf8(result->comment));
  require(result->dice.size() <= 101);
  std::int64_t count = 0;
  for (const ft::codec::DieCount& die : result->dice) count += die.count;
  require(count <= 2000);
  return 0;
}
