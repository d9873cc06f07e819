// Bodies that are machines. Source: GW-BURN-03, G-22.
#include "rules/systems/grimwire/creature/machines.hpp"

namespace ft::rules::grimwire {

bool mechanical(const Actor& actor) { return actor.number(key::mechanical) != 0; }

bool without_power(const Actor& actor) {
  return mechanical(actor) && actor.number("hours_since_charge"_k) >= three_days;
}

bool burns_out_in_play(const Resolution& r, CreatureId who) {
  return !mechanical(Actor(r.world(), who)) || r.house_rule("mech_burnout_all"_k) != 0;
}

}  // namespace ft::rules::grimwire
