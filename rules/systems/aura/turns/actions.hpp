// Commands about rounds, waiting and rests. aura.cpp registers them.
#pragma once

#include "rules/systems/aura/turns/action_definition.hpp"

namespace ft::rules::aura {

extern const ActionDefinition wait_for_round, pass, watch, catch_breath;
void start_encounter(Resolution& r);
void join_encounter(Resolution& r);
void end_encounter(Resolution& r);
void end_round(Resolution& r);
void close_round(Resolution& r);
void ask_half_waits(Resolution& r);
void part_all_holds(Resolution& r);
void lapse_reply(Resolution& r);
void short_rest(Resolution& r);
void long_rest(Resolution& r);
void spend_surge(Resolution& r);

}  // namespace ft::rules::aura
