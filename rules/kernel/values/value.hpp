// A Value is one filled-in field: an argument of a command, an answer, or a parameter of a sentence.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "rules/kernel/values/key.hpp"
#include "rules/kernel/values/place.hpp"

namespace ft::rules {

struct Value;
using Values = std::vector<Value>;

/// A filled-in field. Text is at most 500 characters and never read by rules.
struct Value {
  std::variant<std::monostate, bool, std::int64_t, Key, Ref, Place, Path, Values, std::string> is;

  Value() = default;
  Value(bool yes) : is(yes) {}
  Value(int number) : is(std::int64_t{number}) {}
  Value(std::int64_t number) : is(number) {}
  Value(Key key) : is(key) {}
  Value(Ref ref) : is(ref) {}
  Value(CreatureId creature) : is(Ref(creature)) {}
  Value(ItemId item) : is(Ref(item)) {}
  Value(Place place) : is(place) {}
  Value(Path path) : is(std::move(path)) {}
  Value(Values list) : is(std::move(list)) {}
  Value(std::string text) : is(std::move(text)) {}
  Value(const char* text) : is(std::string(text)) {}

  template <class T>
  [[nodiscard]] const T* as() const {
    return std::get_if<T>(&is);
  }
  bool operator==(const Value&) const = default;
};

/// A named value: a field of a form or a parameter of a sentence.
struct Param {
  Key name;
  Value value;
  bool operator==(const Param&) const = default;
};
using Params = std::vector<Param>;

/// The value of `name` in `params`, or none.
[[nodiscard]] const Value* find(const Params& params, Key name);

}  // namespace ft::rules
