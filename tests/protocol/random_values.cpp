#include "tests/protocol/random_values.hpp"

#include <array>
#include <limits>

namespace ft::codec {

using namespace rules;

std::int64_t RandomValues::number() {
  constexpr std::array<std::int64_t, 6> odd{
      0, -1, 1, 127, std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min()};
  return below(3) == 0 ? odd[below(odd.size())] : static_cast<std::int64_t>(below(2000)) - 1000;
}

Key RandomValues::key() {
  constexpr std::array<std::string_view, 7> names{"", "life", "mood", "prone", "attack", "sword", "E_TOO_FAR"};
  return Key(names[below(names.size())]);
}

Cell RandomValues::cell() {
  return {static_cast<std::int32_t>(below(200)) - 100, static_cast<std::int32_t>(below(200)) - 100};
}

Ref RandomValues::ref() {
  const std::uint64_t id = std::uint64_t{below(0xFFFFFFFF)} << below(17) | 1;
  switch (below(7)) {
    case 0: return CreatureId{id};
    case 1: return ItemId{id};
    case 2: return SceneId{id};
    case 3: return EncounterId{id};
    case 4: return cell_ref({id}, cell());
    case 5: return Ref::campaign();
    default: return {};
  }
}

Place RandomValues::place() { return {static_cast<Place::Kind>(below(4)), cell(), number()}; }

std::string RandomValues::text() {
  std::string text;
  for (std::uint32_t i = below(20); i > 0; --i)
    text += below(4) == 0 ? "ü" : std::string(1, static_cast<char>(below(128)));
  return text;
}

Path RandomValues::path(int most) {
  Path path;
  for (std::uint32_t i = below(static_cast<std::uint32_t>(most) + 1); i > 0; --i) path.push_back(cell());
  return path;
}

Value RandomValues::value(int depth) {
  switch (below(depth < 3 ? 9 : 8)) {
    case 0: return {};
    case 1: return below(2) == 0;
    case 2: return number();
    case 3: return key();
    case 4: return ref();
    case 5: return place();
    case 6: return path(12);
    case 7: return text();
    default: {
      Values values;
      for (std::uint32_t i = below(4); i > 0; --i) values.push_back(value(depth + 1));
      return values;
    }
  }
}

Params RandomValues::params() {
  Params params;
  for (std::uint32_t i = below(4); i > 0; --i) params.push_back({key(), value()});
  return params;
}

Sum RandomValues::sum() {
  Sum sum;
  for (std::uint32_t i = below(5); i > 0; --i) sum.add({Part{key(), number(), key(), below(4) == 0}});
  return sum;
}

Numbers RandomValues::numbers() {
  Numbers numbers;
  for (std::uint32_t i = below(4); i > 0; --i) numbers.set(key(), number());
  return numbers;
}

Audience RandomValues::audience() {
  Audience audience{static_cast<Audience::Kind>(below(3)), {}};
  for (std::uint32_t i = below(3); i > 0; --i) audience.only.push_back({below(100)});
  return audience;
}

Condition RandomValues::condition() {
  return {.id = {below(1000)},
          .key = key(),
          .source = ref(),
          .source_key = key(),
          .parent = {below(2)},
          .ends = {key(), number(), ref()},
          .data = numbers(),
          .modifiers = {{key(), number(), key()}},
          .gm_only = below(2) == 0};
}

Event RandomValues::event() {
  switch (below(8)) {
    case 0:
      return RollMade{ref(),     key(), ref(), {{20, static_cast<std::int32_t>(below(20)) + 1, below(2) == 0}},
                      sum(),     sum(), key(), key(),
                      audience()};
    case 1: return Calculated{ref(), key(), sum(), key(), audience()};
    case 2: return Noted{key(), params(), key(), audience(), Refusal{key(), params(), key()}};
    case 3: return RuleOverridden{key(), params(), key(), below(2) == 0, text()};
    case 4: return NumberSet{ref(), key(), number(), number()};
    case 5: return Moved{{below(100)}, {below(100)}, place(), place(), key()};
    case 6: return ConditionGained{ref(), condition()};
    default: return RelationMade{{{below(1000)}, key(), ref(), ref(), numbers(), below(2) == 0}};
  }
}

}  // namespace ft::codec
