// Values of every shape from a fixed sequence: the same in each run, wide enough to meet the odd corners.
#pragma once

#include <random>

#include "rules/kernel/resolution/tape.hpp"
#include "rules/kernel/state/event.hpp"

namespace ft::codec {

class RandomValues {
 public:
  explicit RandomValues(std::uint32_t start) : engine_(start) {}

  rules::Value value(int depth = 0);
  rules::Event event();
  rules::Path path(int most);
  std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(engine_() % end); }

 private:
  std::int64_t number();
  rules::Key key();
  rules::Ref ref();
  rules::Cell cell();
  rules::Place place();
  std::string text();
  rules::Params params();
  rules::Sum sum();
  rules::Numbers numbers();
  rules::Condition condition();
  rules::Audience audience();

  std::mt19937 engine_;
};

}  // namespace ft::codec
