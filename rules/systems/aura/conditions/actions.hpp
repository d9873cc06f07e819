// The GM's commands about conditions and wounds: gm_wounds.cpp. aura.cpp registers them.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::aura {

void afflict(Resolution& r);
void relieve(Resolution& r);
void harm(Resolution& r);
void put_out(Resolution& r);
void rouse(Resolution& r);

}  // namespace ft::rules::aura
