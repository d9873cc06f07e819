// What a browser would know: the wire deltas folded one by one.
#pragma once

#include <string>

#include "protocol/wire/v1/envelope.pb.h"

namespace ft::test {

namespace wire = ::ft::wire::v1;

/// Folds one delta that concerns the state; others change nothing.
void fold(wire::State& state, const wire::Delta& delta);

/// The state as text in a fixed order, so that two ways to know the same compare equal.
[[nodiscard]] std::string in_order(wire::State state);

}  // namespace ft::test
