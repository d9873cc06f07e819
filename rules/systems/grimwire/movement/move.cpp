// Walking, sneaking, swimming and dashing. Source: GW-MOVE-01 to 04, GW-MOVE-06, GW-STEALTH-01, GW-FRENZY, GW-TERROR.
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/conditions/rage.hpp"
#include "rules/systems/grimwire/movement/pace.hpp"
#include "rules/systems/grimwire/movement/stealth.hpp"
#include "rules/systems/grimwire/movement/swimming.hpp"
#include "rules/systems/grimwire/movement/walking.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

namespace {

/// The path in the form, as far as it may be walked. Refuses what walkable does, E_TERROR, E_FRENZY.
Path legal_path(Resolution& r, Swims swims) {
  require_can_command(r);
  const CreatureId who = r.actor();
  if (!r.has("path"_k)) r.require(may_move(r.world(), who));  // refusals before there is a path
  const Path path = r.path("path"_k);
  r.require(walkable(r.system(), r.known(), who, path, swims));
  r.require(bound_by_fear(r.known(), who, path));
  r.require(bound_by_rage(r.known(), who, path));
  return path;
}

/// Whether those who hold it let it go; further attacks of this action are dropped.
bool sets_out(Resolution& r, CreatureId who) {
  if (!may_move_in_hold(r, who)) {
    lose_movement(r, who);
    return false;
  }
  if (Actor(r.world(), who).number(key::light_left) > 0) r.set(who, key::light_left, 0);
  return true;
}

}  // namespace

void move(Resolution& r) {  // Source: GW-MOVE-01, 02, 04, 05
  const Path path = legal_path(r, Swims::no);
  if (!sets_out(r, r.actor())) return;
  walk(r, r.actor(), path, Swims::no);
  be_seen_moving(r, r.actor());
}

void sneak(Resolution& r) {  // Source: GW-STEALTH-01
  require_can_command(r);
  r.require(may_sneak(r, r.actor()));
  const Path path = legal_path(r, Swims::no);
  if (!sets_out(r, r.actor())) return;
  const bool begun = Actor(r.world(), r.actor()).number("sneaks"_k) != 0;  // one roll a movement
  if (r.world().encounter_of(r.actor())) r.set(r.actor(), "sneaks"_k, 1);
  if (!begun) sneak_past(r, r.actor(), path);
  walk(r, r.actor(), path, Swims::no);
}

void swim(Resolution& r) {  // Source: GW-MOVE-06
  const Path path = legal_path(r, Swims::yes);
  if (!sets_out(r, r.actor())) return;
  if (r.world().encounter_of(r.actor())) r.set(r.actor(), "swims"_k, 1);
  if (!keeps_head_up(r, r.actor(), path)) return lose_movement(r, r.actor());
  surface(r, r.actor());
  walk(r, r.actor(), path, Swims::yes);
}

void dash(Resolution& r) {  // Source: GW-MOVE-03
  require_can_command(r);
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  r.require(r.world().encounter_of(who) != nullptr, {"E_MODE"_k, {{"mode"_k, "in_conflict"_k}}, {}});
  require_action(r);
  const bool hindered =
      actor.has(key::knocked_down) || actor.grappled() || !actor.held_ones().empty() || actor.burnout() >= 3;
  r.require(!hindered, {"E_CANNOT_DASH"_k, {{"who"_k, who}}, {}});
  r.require(may_dash_in_rage(r.known(), who));
  r.set(who, key::action_this, 1);
  r.set(who, key::dashed, 1);
  has_acted(r, who);
}

}  // namespace ft::rules::grimwire
