// A refusal: a participant requested what the rules forbid (law R12). The schema holds the sentence.
#pragma once

#include <initializer_list>
#include <optional>

#include "rules/kernel/values/value.hpp"

namespace ft::rules {

/// code: declared once in the schema with its sentence, its rule and whether it is a fact or a rule.
/// params: fill the sentence. rule: a closer rule id than the schema's, or none.
struct Refusal {
  Key code;
  Params params;
  Key rule;
  bool operator==(const Refusal&) const = default;
};

/// None means "legal".
using Verdict = std::optional<Refusal>;

/// A refusal described without allocating; `require` builds the `Refusal` only if it fails. Valid during the call.
struct RefusalSpec {
  struct Arg {
    std::variant<bool, std::int64_t, Key, Ref, Place> is;
    Arg(bool yes) : is(yes) {}
    Arg(int number) : is(std::int64_t{number}) {}
    Arg(std::int64_t number) : is(number) {}
    Arg(Key key) : is(key) {}
    Arg(Ref ref) : is(ref) {}
    Arg(CreatureId creature) : is(Ref(creature)) {}
    Arg(ItemId item) : is(Ref(item)) {}
    Arg(Place place) : is(place) {}
  };
  struct Param {
    Key name;
    Arg value;
  };
  Key code;
  std::initializer_list<Param> params;
  Key rule;

  [[nodiscard]] Refusal refusal() const;
};

}  // namespace ft::rules
