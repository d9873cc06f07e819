// Sounds: hidden creatures they reveal, sleepers they wake. Source: HM-HIDE-06, HM-POS-03.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// A sound that gives away or makes suspect, and that may wake sleepers of the location. Source: HM-HIDE-06, HM-POS-03.
enum class Noise : std::uint8_t { soft, loud };

void make_noise(Resolution& r, CreatureId who, Noise noise);

/// Whether a sleeper wakes from it. Source: HM-POS-03.
void hear_asleep(Resolution& r, CreatureId sleeper, Noise noise);

/// The GM makes a noise beside a sleeper. Source: HM-POS-03.
void noise_by_sleeper(Resolution& r);

}  // namespace ft::rules::heimr
