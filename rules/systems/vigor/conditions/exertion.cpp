// Vigor spent and recovered. Source: VG-REC-02, VG-REC-04, VG-REACT-11.
#include "rules/systems/vigor/conditions/exertion.hpp"

#include <algorithm>

namespace ft::rules::vigor {

void pay_vigor(Resolution& r, CreatureId who, std::int64_t cost) {
  r.set(who, key::vigor, std::max<std::int64_t>(0, Actor(r.world(), who).number(key::vigor) - cost));
}

void settle_vigor(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  if (actor.number(key::vigor) > 0 || actor.has(key::winded) || actor.has(key::dead)) return;
  gain(r, who, key::winded);
  log_line(r, "is_winded"_k, {{"who"_k, who}}, "VG-REC-04"_k);
  lose_act_in_progress(r, who);
}

void recover_vigor(Resolution& r, CreatureId who, std::int64_t n) {
  const Actor actor(r.world(), who);
  const std::int64_t most = actor.number(key::vigor_max), now = actor.number(key::vigor);
  const std::int64_t after = std::max(now, std::min(most, now + n));
  if (after > now) log_line(r, "recovers"_k, {{"who"_k, who}, {"n"_k, after - now}}, "VG-REC-02"_k);
  r.set(who, key::vigor, after);
  if (after < std::min<std::int64_t>(5, most) || !Actor(r.world(), who).has(key::winded)) return;
  lose(r, who, key::winded);
  log_line(r, "breathes_again"_k, {{"who"_k, who}}, "VG-REC-04"_k);
}

}  // namespace ft::rules::vigor
