// Gaining and losing conditions, Condition and burnout. Source: grimwire.md 3.4, 3.5, 3.12.
#include "rules/systems/grimwire/conditions/conditions.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/resolution/conditions.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/conditions/moments.hpp"
#include "rules/systems/grimwire/conditions/statuses.hpp"
#include "rules/systems/grimwire/creature/machines.hpp"

namespace ft::rules::grimwire {

namespace {

constexpr std::array unconscious_kinds{key::asleep, key::knocked_out, key::out_cold, key::dying, key::powered_off};
constexpr std::array mental_kinds{key::frenzy, key::amok, key::terror, "brainwashed"_k, key::mind_controlled};
// Several of one kind stand side by side: each source counts.
constexpr std::array adding_kinds{key::agony,      key::temp_condition, "modified"_k, "technique_used"_k,
                                  key::mitigation, "knows_attention"_k, "hardship"_k, "project"_k};
// Marks for the rules alone: they trigger no reactions.
constexpr std::array marks{"technique_used"_k, "knows_attention"_k, "terror_failed"_k, "pressure"_k,
                           "assisting"_k,      key::surprised,      key::falling,      key::dead,
                           "hardship"_k,       "project"_k,         "rested"_k};
// By default these last until the end of the target's next turn.
constexpr std::array brief_kinds{key::stunned, key::paralysed, key::sensory_impairment, key::limp};

template <std::size_t N>
bool among(const std::array<Key, N>& kinds, Key key) {
  return std::find(kinds.begin(), kinds.end(), key) != kinds.end();
}

/// An awake, able creature is needed for every hold. Source: GW-GRAP-10.
bool ends_holds(Key key) {
  return among(unconscious_kinds, key) || key == key::stunned || key == key::paralysed || key == key::dead;
}

/// Hexes stay. Source: GW-UNC-02, GW-HEX.
void end_mental_conditions(Resolution& r, CreatureId on) {
  for (const Key kind : mental_kinds) lose_unless_hexed(r, on, kind);
}

/// How long a condition lasts whose source does not say. Source: GW-STAT-01, GW-AGONY, GW-STUN, GW-UNC-04, GW-UNC-05.
Duration usual_ending(const Resolution& r, CreatureId on, Key key) {
  if (key == key::agony || key == key::knocked_out) return {"rounds"_k, 10, on};
  if (key == key::out_cold) return {"rounds"_k, std::int64_t{8} * 600, on};
  if (key == key::frenzy || key == key::amok) return {"conflict"_k, 1, {}};
  if (!among(brief_kinds, key)) return {};
  const EncounterId encounter = r.world().creature(on).encounter;
  const bool acting = encounter && r.world().encounter(encounter).turn == on;
  return {"end_of_target_turn"_k, acting ? 2 : 1, on};
}

/// Longer endings have the larger number.
std::int64_t length_of(const Duration& ends) {
  if (!ends.unit || ends.unit == "forever"_k) return INT64_MAX;
  if (ends.unit == "conflict"_k) return INT64_MAX - 1;
  return ends.left;
}

/// The condition that `made` refreshes: of the same source, or of any where the effects count once.
const Condition* present_one(const Actor& actor, const Condition& made) {
  const Condition* found = nullptr;
  for (const Condition* present : actor.all(made.key)) {
    if (made.key == "hex"_k && present->modifiers != made.modifiers) continue;  // another hex
    const bool same = present->source == made.source && present->source_key == made.source_key;
    if (same) return present;
    if (!among(adding_kinds, made.key)) found = present;
  }
  return found;
}

/// The present one goes on with the new one's ending and data, unless it outlasts it. Source: GW-STAT-01, GW-COND-05.
void refresh(Resolution& r, CreatureId on, const Condition& present, Condition made) {
  const bool same = present.source == made.source && present.source_key == made.source_key;
  if (!same && length_of(present.ends) >= length_of(made.ends)) return;
  if (made.key == key::temp_condition) made.data.set("n"_k, std::max(made.data.get("n"_k), present.data.get("n"_k)));
  replace_condition(r, on, present, std::move(made));
}

/// Whether a reaction keeps the condition from landing. Source: GW-WIN-10.
bool averted(Resolution& r, CreatureId on, Key key) {
  if (among(marks, key) || among(unconscious_kinds, key)) return false;
  Moment about{"status_about"_k, on, on, key::before, {key, Key("status:" + r.system().names().of(key))}};
  if (among(mental_kinds, key)) about.is.push_back("mental"_k);
  return moment(r, about).negated;
}

void settle_burnout(Resolution& r, CreatureId who);

void add_reserve(Resolution& r, CreatureId on, const Condition& landed, std::int64_t n) {
  Condition reserve = condition(key::temp_condition, landed.source, {"forever"_k, 0, {}});
  reserve.source_key = landed.key;
  reserve.parent = landed.id;
  reserve.data.set("n"_k, n);
  gain(r, on, reserve);
}

bool is_rage(Key key) { return key == key::frenzy || key == key::amok; }

/// A condition refreshed by its own source refills its reserve. Source: GW-COND-05.
void renew_reserve(Resolution& r, CreatureId on, ConditionId refreshed) {
  const auto& all = r.world().creature(on).conditions;
  const auto at = std::find_if(all.begin(), all.end(), [&](const Condition& one) { return one.id == refreshed; });
  if (at == all.end()) return;
  const Condition renewed = *at;
  if (renewed.key == key::inebriated) add_reserve(r, on, renewed, 3);
  if (is_rage(renewed.key)) add_reserve(r, on, renewed, Actor(r.world(), on).critical_level());
}

/// Reserves that last as long as it does, and what it ends.
void bring_along(Resolution& r, CreatureId on, const Condition& landed) {
  if (landed.key == key::inebriated) add_reserve(r, on, landed, 3);
  if (!is_rage(landed.key)) return;
  add_reserve(r, on, landed, Actor(r.world(), on).critical_level());
  lose_unless_hexed(r, on, key::agony);
  lose_unless_hexed(r, on, key::terror);
}

/// What a new condition brings with it.
void follow_up(Resolution& r, CreatureId on, const Condition& landed) {
  const Key key = landed.key;
  if (ends_holds(key)) let_go_of_all(r, on);
  if (among(unconscious_kinds, key)) end_mental_conditions(r, on);
  if (key == key::knocked_down) rouse(r, on);
  if (key == key::agony) settle_burnout(r, on);
  bring_along(r, on, landed);
}

}  // namespace

void burn_with_agony(Resolution& r, CreatureId on) {  // Source: GW-BURN-ST
  Condition agony = condition(key::agony, {});        // the flames are its source, not the creature that lit them
  agony.source_key = key::burning;
  gain(r, on, agony);
}

// Source: GW-HEX.
bool is_hex(const Condition& condition) { return condition.key == "hex"_k || condition.data.get("hexed"_k) != 0; }

Condition condition(Key key, Ref source, Duration ends) {
  Condition made;
  made.key = key;
  made.source = source;
  made.ends = ends;
  return made;
}

void gain(Resolution& r, CreatureId on, Condition made) {
  const Actor actor(r.world(), on);
  if (actor.has(key::dead)) return;                                                   // GW-UNC-06
  if (among(mental_kinds, made.key) && !is_hex(made) && actor.unconscious()) return;  // GW-UNC-02
  if (is_immune(r.world(), on, made)) return;
  if (averted(r, on, made.key)) return;
  made = made_ready(r, on, std::move(made));
  if (!made.ends.unit) made.ends = usual_ending(r, on, made.key);
  const Key key = made.key;
  if (const Condition* present = present_one(Actor(r.world(), on), made)) {
    const Condition before = *present;
    const bool same_source = before.source == made.source && before.source_key == made.source_key;
    refresh(r, on, before, std::move(made));
    if (same_source) renew_reserve(r, on, before.id);
  } else {
    made.id = add_condition(r, on, made);
    follow_up(r, on, made);
  }
  if (key == key::burning) burn_with_agony(r, on);
}

void lose(Resolution& r, CreatureId on, Key key) {
  end_conditions(
      r, on, [&](const Condition& present) { return present.key == key; }, lose);
}

void lose_unless_hexed(Resolution& r, CreatureId on, Key key) {
  end_conditions(
      r, on, [&](const Condition& present) { return present.key == key && !is_hex(present); }, lose);
}

void lift_hexes(Resolution& r, CreatureId on) { end_conditions(r, on, is_hex, lose); }

namespace {

/// Lasting levels that agony kept from killing do so when the last agony ends. Source: GW-BURN-06.
void agony_is_over(Resolution& r, CreatureId who) {
  const Condition* out = Actor(r.world(), who).find(key::out_cold);
  if (!out || out->source_key != key::agony || Actor(r.world(), who).has(key::agony)) return;
  settle_burnout(r, who);
}

}  // namespace

void lose(Resolution& r, CreatureId on, ConditionId id) {
  const auto& conditions = r.world().creature(on).conditions;
  const auto at = std::find_if(conditions.begin(), conditions.end(), [&](const Condition& c) { return c.id == id; });
  if (at == conditions.end()) return;
  const Key key = at->key;
  end_condition(r, on, id);  // its daughters are reserves: nothing follows from their end
  if (key == key::agony) agony_is_over(r, on);
  if (key == key::terror) lose(r, on, "terror_failed"_k);
}

void rouse(Resolution& r, CreatureId who) {
  const Condition* sleep = Actor(r.world(), who).find(key::asleep);
  if (!sleep || is_hex(*sleep)) return;
  lose(r, who, key::asleep);
  log_line(r, "wakes"_k, {{"who"_k, who}}, "GW-UNC-03"_k);
}

void start_dying(Resolution& r, CreatureId who) {
  const bool npc = !Actor(r.world(), who).pc();
  if (npc && r.house_rule("npcs_die_at_0"_k) != 0) return die(r, who);
  log_line(r, "goes_down"_k, {{"who"_k, who}}, "GW-COND-02"_k);
  gain(r, who, condition(key::dying, {}));
  gain(r, who, condition(key::out_cold, {}));
  gain(r, who, condition(key::knocked_down, {}));
  if (Actor(r.world(), who).number(key::dying_burnout_given) == 0) {
    r.set(who, key::dying_burnout_given, 1);
    if (Actor(r.world(), who).burnout() < 4 && burns_out_in_play(r, who)) add_burnout(r, who);
  }
  (void)moment(r, {"drops_to_zero"_k, who, who, key::after, {}});  // GW-WIN-12
}

namespace {
void raise_burnout(Resolution& r, CreatureId who) {
  const std::int64_t level = std::min<std::int64_t>(4, Actor(r.world(), who).number(key::burnout_real) + 1);
  r.set(who, key::burnout_real, level);
  log_line(r, "burns_out"_k, {{"who"_k, who}, {"level"_k, Actor(r.world(), who).burnout()}}, "GW-BURN-01"_k);
}
}  // namespace

void revive(Resolution& r, CreatureId who) {
  lose(r, who, key::dying);
  r.set(who, key::condition, 1);
  r.set(who, key::focus, 0);
  const bool given = Actor(r.world(), who).number(key::dying_burnout_given) != 0;
  r.set(who, key::dying_burnout_given, 0);
  if (!given || r.house_rule("burnout_on_revive_too"_k) != 0) raise_burnout(r, who);  // G-71: even level 4 lives
  gain(r, who, condition(key::out_cold, {}));
  log_line(r, "revived"_k, {{"who"_k, who}}, "GW-COND-07"_k);
}

void die(Resolution& r, CreatureId who) {
  if (Actor(r.world(), who).has(key::dead)) return;
  log_line(r, "dies"_k, {{"who"_k, who}}, "GW-UNC-06"_k);
  const std::vector<Condition> all = r.world().creature(who).conditions;
  for (const Condition& ended : all) r.emit(ConditionEnded{who, ended.id, ended.key});
  for (const CreatureId holder : Actor(r.world(), who).grapplers()) let_go(r, holder, who);
  gain(r, who, condition(key::dead, {}));
}

void add_burnout(Resolution& r, CreatureId who) {
  raise_burnout(r, who);
  settle_burnout(r, who);
}

namespace {

/// Level 4: a machine without power stops, agony among the levels leaves one out cold, else one is dying.
/// Source: GW-BURN-03, GW-BURN-06.
void reach_fourth(Resolution& r, CreatureId who) {
  if (without_power(Actor(r.world(), who))) {
    log_line(r, "powers_off"_k, {{"who"_k, who}}, "GW-BURN-03"_k);
    return gain(r, who, condition(key::powered_off, {}));
  }
  if (Actor(r.world(), who).has(key::agony)) {
    Condition out = condition(key::out_cold, who);
    out.source_key = key::agony;
    return gain(r, who, out);
  }
  r.set(who, key::condition, std::min<std::int64_t>(Actor(r.world(), who).number(key::condition), 0));
  r.set(who, key::dying_burnout_given, 1);  // the drop came from burnout
  start_dying(r, who);
}

/// Lowers Condition to a fallen cap and plays out level 4. Source: GW-COND-01, GW-BURN-01.
void settle_burnout(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  if (actor.has(key::dead)) return;
  const std::int64_t cap = actor.condition_cap();
  const bool fourth = actor.burnout() == 4 && !actor.has(key::dying) && !actor.has(key::powered_off);
  if (actor.number(key::condition) > cap) r.set(who, key::condition, cap);
  if (fourth) reach_fourth(r, who);
}

}  // namespace

void let_go(Resolution& r, CreatureId holder, CreatureId held) {
  const bool choked = find_relation(r.world(), key::choking, holder, held) != nullptr;
  unrelate(r, key::grappling, holder, held);
  if (!choked) return;
  unrelate(r, key::choking, holder, held);
  const bool still = find_relation(r.world(), key::choking, {}, held) != nullptr;
  const Condition* without_air = Actor(r.world(), held).find(key::suffocating);
  if (!still && without_air && without_air->data.get("under_water"_k) == 0) lose(r, held, key::suffocating);
}

void let_go_of_all(Resolution& r, CreatureId holder) {
  for (const CreatureId held : Actor(r.world(), holder).held_ones()) let_go(r, holder, held);
}

}  // namespace ft::rules::grimwire
