// Climbing, at the GM's cost. Source: AU-MOVE-13.
#include "rules/systems/aura/movement/actions.hpp"
#include "rules/systems/aura/movement/crossing.hpp"
#include "rules/systems/aura/movement/steps.hpp"
#include "rules/systems/aura/turns/acting.hpp"

namespace ft::rules::aura {

namespace {

Cost cost_of_climb(Resolution& r);
void check_climb(Resolution& r);
Command settle_climb(Resolution& r);
Effect lock_climb(Resolution& r, Execution& course);
std::vector<CreatureId> concerned_by_climb(const Resolution& r);

}  // namespace

const ActionDefinition climb{.movement = true,
                             .check = check_climb,
                             .cost = cost_of_climb,
                             .lock = lock_climb,
                             .stepwise = true,
                             .targets = concerned_by_climb,
                             .settle = settle_climb};

namespace {

std::int64_t usual_metres(const Resolution& r) { return Actor(r, r.actor()).effective_speed() / 3; }

/// The minimum until the GM has set it.
Cost cost_of_climb(Resolution& r) {
  return {.energy = number_by_gm(r, key::energy, gm_has_said(r) ? 3 : 0), .stamina = number_by_gm(r, key::stamina, 1)};
}

/// On the map, or in one place where the map has no heights.
void check_climb(Resolution& r) {
  r.require(restraint_refused(r));
  (void)number_by_gm(r, "metres"_k, 0);
  if (r.has("path"_k)) r.require(way_open(r.known(), Actor(r, r.actor()), r.path("path"_k), {MovementType::climbing}));
}

Command settle_climb(Resolution& r) {
  return ask_gm_numbers(r, {{key::stamina, 1, 3, 1}, {key::energy, 0, 5, 3}, {"metres"_k, 0, 100, usual_metres(r)}});
}

Effect lock_climb(Resolution& r, Execution& course) {
  Path path = r.has("path"_k) ? r.path("path"_k) : Path{};
  const auto most = static_cast<std::size_t>(number_by_gm(r, "metres"_k, usual_metres(r)));
  if (path.size() > most) path.resize(most);  // as far as the GM lets it
  return {.happens = [&course, path](Resolution& inner) {
    const WalkPlan stride{
        .movement_type = "climb"_k, .going = MovementType::climbing, .upright = false, .headlong = false};
    if (path.empty()) course.reserved().spend(inner);
    if (!path.empty() && walk(inner, course, path, stride).steps == 0) return;
    log_line(inner, "climbs"_k, {{"who"_k, inner.actor()}}, "AU-MOVE-13"_k);
  }};
}

std::vector<CreatureId> concerned_by_climb(const Resolution& r) {
  const Value* path = find(r.command().form, "path"_k);
  return path && path->as<Path>() ? reached_on(r, r.actor(), *path->as<Path>()) : std::vector<CreatureId>{};
}

}  // namespace

}  // namespace ft::rules::aura
