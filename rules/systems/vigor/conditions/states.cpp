// Conditions gained and lost. Source: VG-ACT-03, VG-TURN-05, VG-PRONE-01, VG-PRONE-05, G-36, VG-REC-04, VG-SHOCK-04.
#include "rules/systems/vigor/conditions/states.hpp"

namespace ft::rules::vigor {

void gain(Resolution& r, CreatureId on, Key key, Duration ends, Numbers data) {
  if (Actor(r.world(), on).has(key)) return;
  Condition condition;
  condition.key = key;
  condition.ends = std::move(ends);
  condition.data = std::move(data);
  (void)add_condition(r, on, std::move(condition));
}

void lose(Resolution& r, CreatureId on, Key key) {
  end_conditions(r, on, [&](const Condition& one) { return one.key == key; });
}

void knock_down(Resolution& r, CreatureId who) {
  log_line(r, "falls_down"_k, {{"who"_k, who}}, "VG-PRONE-01"_k);
  gain(r, who, key::knocked_down);
  for (const Key chance : {key::offhand_open, key::offhand_awaited}) r.set(who, chance, 0);  // VG-ACT-03
  const Encounter* encounter = r.world().encounter_of(who);
  if (!encounter || encounter->turn != who) return;
  if (r.house_rule("knockdown_loses_turn"_k) != 0) r.set(who, key::actions_left, 0);
}

bool knocked_down_now(const Resolution& r, CreatureId who) {
  return r.ever([&](const Event& event) {
    const LogLine* line = std::get_if<LogLine>(&event);
    const Value* fallen = line && line->text == "falls_down"_k ? find(line->params, "who"_k) : nullptr;
    return fallen && *fallen == Value(who);
  });
}

Key name_of_act(const Numbers& data) {
  return Key(static_cast<std::uint32_t>(data.get(data.has("ability"_k) ? "ability"_k : "does"_k)));
}

void end_act(Resolution& r, CreatureId who, Key line, const Verdict& why) {
  const Condition* act = Actor(r.world(), who).find(key::committed);
  const Key name = act ? name_of_act(act->data) : Key{};
  lose(r, who, key::committed);
  if (name) r.emit(LogLine{line, {{"who"_k, who}, {"action"_k, name}}, "VG-TURN-05"_k, {}, why});
}

void lose_act_in_progress(Resolution& r, CreatureId who) {
  end_act(r, who, "act_broken"_k);
  r.set(who, key::actions_left, 0);
}

void drop_what_is_prepared(Resolution& r, CreatureId who) {
  lose_act_in_progress(r, who);
  for (const Key prepared : {key::defending, key::readied, key::over_watch}) lose(r, who, prepared);
}

}  // namespace ft::rules::vigor
