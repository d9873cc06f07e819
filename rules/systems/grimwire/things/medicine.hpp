// Understanding what is wrong, and steady hands. Source: GW-COND-06, GW-DATA-04 (medkit).
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::grimwire {

/// Knowledge or an MND roll, then a COR roll that is harder by what the patient lacks to 0; the GM may set other
/// numbers, helpers who wait may help. Source: GW-COND-06.
[[nodiscard]] bool passes_treatment(Resolution& r, CreatureId patient);

}  // namespace ft::rules::grimwire
