// A rulebook as small as can be, so that what is tested is the codec.
#pragma once

#include <memory>

#include "rules/kernel/system.hpp"

namespace ft::codec {

/// Numbers: life (resource), mood (symbol: calm, angry), steps (budget), strength; house rule: ties (defender, attacker).
[[nodiscard]] rules::Schema small_schema();
[[nodiscard]] std::unique_ptr<const rules::System> small_system();

}  // namespace ft::codec
