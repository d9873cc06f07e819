// Turning on the spot, and keeping one's eyes on somebody. Source: AU-FACE-05, AU-FACE-06.
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"
#include "rules/systems/aura/deeds.hpp"
#include "rules/systems/aura/movement/turning.hpp"

namespace ft::rules::aura {

namespace {

/// By itself only while nobody acts; within an action it is part of it, or the content of a challenge. Source:
/// AU-FACE-05.
void check_turn(Resolution& r) {
  const bool by_itself = r.events().empty();
  r.require(!by_itself || !somebody_acts(r.world(), Actor(r, r.actor()).creature().encounter),
            {"turn_needs_opening"_k, {{"who"_k, r.actor()}}, {}});
  (void)r.number("degrees"_k);
}

Effect lock_turn(Resolution&, Course&) {
  return {.happens = [](Resolution& inner) { face_as_said(inner); }};
}

/// Somebody the actor knows of, or nobody any more.
void check_track(Resolution& r) {
  if (!r.has("target"_k)) return;
  const CreatureId target = r.creature("target"_k);
  r.require(target != r.actor(), {"invalid_target"_k, {{"target"_k, target}}, {}});
  r.require(Actor(r, r.actor()).aware_of(target), {"not_aware"_k, {{"who"_k, r.actor()}, {"target"_k, target}}, {}});
}

Effect lock_track(Resolution& r, Course&) {
  const CreatureId target = r.has("target"_k) ? r.creature("target"_k) : CreatureId{};
  return {.happens = [who = r.actor(), target](Resolution& inner) {
    unrelate(inner, key::tracks, who, {});
    if (target) relate(inner, key::tracks, who, target);
    const Params params = target ? Params{{"who"_k, who}, {"target"_k, target}} : Params{{"who"_k, who}};
    note(inner, target ? "tracks_line"_k : "tracks_nobody"_k, params, "AU-FACE-06"_k);
  }};
}

}  // namespace

const ActionDefinition turn{.kind = ActionDefinition::Kind::free, .check = check_turn, .lock = lock_turn};
const ActionDefinition track{.kind = ActionDefinition::Kind::free, .check = check_track, .lock = lock_track};

}  // namespace ft::rules::aura
