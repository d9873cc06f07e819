// Game time passes outside a conflict, perhaps with somebody cared for. Source: GW-DICE-13, GW-UNC-05.
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/clock.hpp"
#include "rules/systems/grimwire/turns/pause.hpp"

namespace ft::rules::grimwire {

namespace {
constexpr std::int64_t attention_s = 600;
}

void advance_time(Resolution& r) {
  const std::int64_t seconds = r.number("seconds"_k);
  const CreatureId cared_for = r.has("patient"_k) ? r.creature("patient"_k) : CreatureId{};
  r.require(r.world().encounters().empty(), {"E_MODE"_k, {{"mode"_k, "in_free_play"_k}}, "GW-DICE-13"_k});
  note(r, "time_passes"_k, {{"n"_k, seconds_before_rounds(r, seconds)}}, "GW-DICE-13"_k);
  const std::int64_t passed = pass_time(r, seconds);
  end_pause(r);
  const bool comes_to = cared_for && passed >= attention_s && Actor(r.world(), cared_for).has(key::out_cold) &&
                        !held_up(r.world(), cared_for, key::out_cold);
  if (!comes_to) return;
  lose(r, cared_for, key::out_cold);
  note(r, "wakes"_k, {{"who"_k, cared_for}}, "GW-UNC-05"_k);
}

}  // namespace ft::rules::grimwire
