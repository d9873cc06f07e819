// Shock and death. Source: VG-SHOCK-02 to 09, VG-TURN-06.
#include "rules/systems/vigor/conditions/death.hpp"

namespace ft::rules::vigor {

namespace {

std::int64_t round_of(const World& world, CreatureId who) {
  const Encounter* encounter = world.encounter_of(who);
  return encounter ? encounter->round : 0;
}

std::int64_t rounds_left(const World& world, CreatureId who, Key state) {
  const Condition* clock = Actor(world, who).find(state);
  return clock ? clock->data.get(key::rounds_left, Actor(world, who).number(key::stamina)) : 0;
}

void begin_clock(Resolution& r, CreatureId who, std::int64_t left, std::int64_t round) {
  gain(r, who, key::shock, {}, {{key::rounds_left, left}, {key::entered_round, round}});
  drop_what_is_prepared(r, who);
  knock_down(r, who);
  log_line(r, "goes_into_shock"_k, {{"who"_k, who}, {"n"_k, left}}, "VG-SHOCK-02"_k);
}

}  // namespace

void enter_shock(Resolution& r, CreatureId who) {
  begin_clock(r, who, Actor(r.world(), who).number(key::stamina), round_of(r.world(), who));
}

void stabilize_shock(Resolution& r, CreatureId who) {
  const std::int64_t left = rounds_left(r.world(), who, key::shock);
  lose(r, who, key::shock);
  gain(r, who, key::stabilized, {}, {{key::rounds_left, left}});
}

void resume_shock(Resolution& r, CreatureId who) {
  const std::int64_t left = rounds_left(r.world(), who, key::stabilized);
  lose(r, who, key::stabilized);
  constexpr std::int64_t counts_this_round = 0;
  begin_clock(r, who, left, counts_this_round);
}

void wake_from_shock(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  if (!actor.has(key::shock) && !actor.has(key::stabilized)) return;
  lose(r, who, key::shock);
  lose(r, who, key::stabilized);
  log_line(r, "wakes"_k, {{"who"_k, who}}, "VG-SHOCK-07"_k);
}

void count_down_shock(Resolution& r, CreatureId who, std::int64_t round) {
  const Condition* shock = Actor(r.world(), who).find(key::shock);
  if (!shock || (round > 0 && shock->data.get(key::entered_round) == round)) return;
  Condition later = *shock;
  const std::int64_t left = rounds_left(r.world(), who, key::shock) - 1;
  if (left <= 0) return die(r, who, "VG-SHOCK-02"_k);
  later.data.set(key::rounds_left, left);
  replace_condition(r, who, *shock, later);
}

void die(Resolution& r, CreatureId who, Key rule) {
  const bool living = Actor(r.world(), who).flag(key::living);
  lose(r, who, key::shock);
  lose(r, who, key::stabilized);
  drop_what_is_prepared(r, who);
  gain(r, who, key::dead);
  log_line(r, living ? "dies"_k : "destroyed"_k, {{"who"_k, who}}, rule);
}

}  // namespace ft::rules::vigor
