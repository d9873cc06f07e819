// Conditions with parents and daughters. Source: AU-COND, AU-EXP, 2.4.
#pragma once

#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// When a condition that begins now ends: with this Round, with the next one, at the next Short Rest, or not by itself.
[[nodiscard]] Duration this_round();
[[nodiscard]] Duration next_round();
[[nodiscard]] Duration until_short_rest();
/// The end that content or the GM names: end_of_round, end_of_next_round, short_rest, or not by itself. Source: 2.4.
[[nodiscard]] Duration ending_of(Key until);
/// What is usual for Exposed (`exposed_default`). Unguarded ends with this Round. Source: AU-EXP-01, AU-EXP-02.
[[nodiscard]] Duration default_end(const Resolution& r);

/// Adds a condition with everything that it imposes, as daughters. Returns its id. Source: AU-COND-01, AU-COND-02.
ConditionId impose(Resolution& r, CreatureId on, Key key, Duration ends, Ref source = {}, Key source_key = {},
                   ConditionId parent = {});
/// Ends every independent instance: neither daughters nor what a cell imposes. Source: AU-COND-05.
void remove(Resolution& r, CreatureId on, Key key);
/// Ends the instances of that key from that source.
void remove_from(Resolution& r, CreatureId on, Key key, Ref source);
/// Ends every own instance of Exposed and Unguarded: not daughters. Source: AU-DEFD-01, AU-DEFD-04.
void recover_guard(Resolution& r, CreatureId who);
/// An ability takes it away: what goes on imposing it is ignored until the end of the Round. Source: AU-COND-06.
void shake_off(Resolution& r, CreatureId who, Key key);
/// Ends what lasts until the end of this Round; what counts Rounds comes one closer; nothing is ignored any more.
/// Source: AU-RND-03, AU-COND-06.
void expire_round(Resolution& r, CreatureId who);
/// Ends what lasts until the next Short Rest, and all durations in Rounds. Source: AU-REST-01.
void expire_at_rest(Resolution& r, CreatureId who);
/// Starts and ends what a cell imposes on the creatures in it. Call after every change of place. Source: AU-MOVE-11.
void meet_terrain(Resolution& r, CreatureId who);

/// Lies, unless it does already. Source: AU-POST-03, AU-POST-04.
void fall_prone(Resolution& r, CreatureId who, Ref source);

}  // namespace ft::rules::aura
