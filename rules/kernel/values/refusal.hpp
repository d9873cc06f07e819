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
  struct Word {
    std::variant<bool, std::int64_t, Key, Ref, Place> is;
    Word(bool yes) : is(yes) {}
    Word(int number) : is(std::int64_t{number}) {}
    Word(std::int64_t number) : is(number) {}
    Word(Key key) : is(key) {}
    Word(Ref ref) : is(ref) {}
    Word(CreatureId creature) : is(Ref(creature)) {}
    Word(ItemId item) : is(Ref(item)) {}
    Word(Place place) : is(place) {}
  };
  struct Param {
    Key name;
    Word value;
  };
  Key code;
  std::initializer_list<Param> params;
  Key rule;

  [[nodiscard]] Refusal refusal() const;
};

}  // namespace ft::rules
