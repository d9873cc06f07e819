// Wild attacks and stray hits: who is hit instead. Source: GW-FF-01 to 03, GW-GRAP-11.
#pragma once

#include "rules/systems/grimwire/combat/blow.hpp"

namespace ft::rules::grimwire {

/// A wild blow: draws one of those who may be hit, asks whether to spare it, and plays its save. Source: GW-FF-01, 02.
void friendly_fire(Resolution& r, const Attack& attack);
/// A miss against a held creature may hit a grappler. Source: GW-GRAP-11.
void stray_hit(Resolution& r, const Attack& attack);

}  // namespace ft::rules::grimwire
