// Commands that are no deeds of a creature: the GM's and the table's, and rests. Source: section 4.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::aura {

/// By action. Deeds are declared (deed.hpp).
[[nodiscard]] Procedures procedures();

// turns/encounter.cpp
void start_encounter(Resolution& r);
void join_encounter(Resolution& r);
void end_encounter(Resolution& r);
void end_round(Resolution& r);
void close_round(Resolution& r);
void ask_half_waits(Resolution& r);
void lapse_reply(Resolution& r);
void part_all_holds(Resolution& r);
// conditions/gm_wounds.cpp
void afflict(Resolution& r);
void relieve(Resolution& r);
void harm(Resolution& r);
void put_out(Resolution& r);
void rouse(Resolution& r);
// turns/rests.cpp
void short_rest(Resolution& r);
void long_rest(Resolution& r);
void spend_surge(Resolution& r);

}  // namespace ft::rules::aura
