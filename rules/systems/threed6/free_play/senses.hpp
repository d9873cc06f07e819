// Senses, and hiding from them. Source: TD-SENSE-01 to 07.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::threed6 {

void sense(Resolution& r);
void sense_roll(Resolution& r);
void hide(Resolution& r);

}  // namespace ft::rules::threed6
