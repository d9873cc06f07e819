// The clocks of encounters, which run beside each other and beside the campaign's (law T10).
#pragma once

#include "rules/kernel/resolution.hpp"

namespace ft::rules {

/// Begins the encounter, its clock where the campaign's stands.
void begin_encounter(Resolution& r, Encounter encounter);
/// Ends the encounter. The campaign's clock then stands no earlier than the encounter's stood.
void close_encounter(Resolution& r, EncounterId id);

}  // namespace ft::rules
