// Recovery: Vigor, Durability, Mana, death clocks, durations. Source: VG-REC-01 to 06, VG-TURN-06, VG-INIT-05, VG-DATA-09.
#include "rules/systems/vigor/turns/recovery.hpp"

#include <algorithm>

#include "rules/systems/vigor/conditions/death.hpp"
#include "rules/systems/vigor/conditions/exertion.hpp"
#include "rules/systems/vigor/conditions/harm.hpp"
#include "rules/systems/vigor/creature/sheet.hpp"

namespace ft::rules::vigor {

namespace {

bool recovers(const Actor& actor) {  // VG-REC-05
  return !actor.has(key::dead) && !actor.has(key::shock) && !actor.flag(key::object);
}

void recover_mana(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  const std::int64_t now = actor.number(key::mana), most = actor.number(key::mana_max);
  const std::int64_t after = std::max(now, std::min(most, now + mana_recovery(r.system(), actor).total()));
  r.set(who, key::mana, after);
  if (after > now) log_line(r, "restores_mana"_k, {{"who"_k, who}, {"n"_k, after - now}}, "VG-REC-03"_k);
}

/// Conditions that last for rounds; the round in which one was given does not count. Source: VG-TURN-06.
void count_rounds(Resolution& r, CreatureId who, std::int64_t round) {
  const auto left = [&](const Condition& one) -> std::optional<std::int64_t> {
    const bool given_now = round > 0 && one.data.get("entered_round"_k) == round;
    if (one.ends.unit != "rounds"_k || given_now) return std::nullopt;
    return one.ends.left - 1;
  };
  const auto end = [](Resolution& in, CreatureId on, const Condition& one) { end_condition(in, on, one.id); };
  run_conditions_down(r, who, left, end);
}

}  // namespace

void recover_areas(Resolution& r, SceneId scene, std::int64_t round) {
  const std::vector<Condition> areas = r.world().scene(scene).areas;
  for (Condition area : areas) {
    const bool placed_now = round > 0 && area.data.get("entered_round"_k) == round;
    if (area.ends.unit != "rounds"_k || placed_now) continue;
    area.ends.left -= 1;
    if (area.ends.left > 0)
      r.emit(ConditionChanged{scene, area});
    else
      r.emit(ConditionEnded{scene, area.id, area.key});
  }
}

namespace {

/// What talents bring back in the rounds of an encounter. Source: VG-REC-03, VG-REC-06.
void recover_by_talents(Resolution& r, const std::vector<CreatureId>& all) {
  for (const CreatureId who : all)
    if (const Actor actor(r.world(), who); recovers(actor))
      if (const std::int64_t n = durability_recovery(r.system(), actor).total(); n > 0) restore_durability(r, who, n);
  for (const CreatureId who : all)
    if (recovers(Actor(r.world(), who))) recover_mana(r, who);
}

}  // namespace

void recover(Resolution& r, const std::vector<CreatureId>& all, std::int64_t round) {
  for (const CreatureId who : all)
    if (const Actor actor(r.world(), who); recovers(actor))
      recover_vigor(r, who, vigor_recovery(r.system(), actor).total());
  if (round > 0) recover_by_talents(r, all);  // VG-ENC-05
  for (const CreatureId who : all) count_down_shock(r, who, round);
  for (const CreatureId who : all) count_rounds(r, who, round);
}

void recover_all(Resolution& r, EncounterId id) {
  const std::vector<CreatureId> all = r.world().encounter(id).order;
  const std::int64_t round = r.world().encounter(id).round;
  recover(r, all, round);
  if (const SceneId scene = r.world().encounter(id).scene; r.world().find(scene)) recover_areas(r, scene, round);
}

}  // namespace ft::rules::vigor
