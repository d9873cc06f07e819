// Catching one's breath. Source: AU-STA-07.
#include "rules/systems/aura/deeds.hpp"

namespace ft::rules::aura {

namespace {

/// 3 Energy; with less than that for the whole Round all of it, untouched (`catch_breath_all`: or what is left).
Price breath_price(Resolution& r) {
  const Actor actor(r, r.actor());
  const std::int64_t allotment = actor.number(key::energyAllotment);
  const bool remaining = actor.house_rule("catch_breath_all"_k) != 0;  // G-52
  const std::int64_t least = remaining ? actor.number(key::energy) : allotment;
  return {.energy = std::clamp<std::int64_t>(least, 1, 3), .no_swap = true};  // never for nothing
}

void check_breath(Resolution& r) {
  const Actor actor(r, r.actor());
  const std::int64_t most = actor.stamina_max(), now = actor.number(key::stamina) + actor.number(key::staminaReserved);
  r.require(now < most, {"stamina_full"_k, {{"who"_k, r.actor()}, {"most"_k, most}}, {}});
}

Effect breath_lock(Resolution& r, Course&) {
  const CreatureId who = r.actor();
  return {.happens = [who](Resolution& later) { gain_stamina(later, who, 1); }};
}

}  // namespace

const Deed catch_breath{
    .kind = Deed::Kind::ordinary, .check = check_breath, .price = breath_price, .lock = breath_lock};

}  // namespace ft::rules::aura
