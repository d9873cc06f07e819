// Playing a technique.
#pragma once

#include "rules/systems/grimwire/techniques/techniques.hpp"

namespace ft::rules::grimwire {

/// Pays Focus, rolls, and plays the effects. The budget is the caller's. Source: GW-DATA-06.
Effects play_technique(Resolution& r, const Use& use);

}  // namespace ft::rules::grimwire
