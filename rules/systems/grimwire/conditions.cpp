// Gaining and losing conditions, Condition and burnout. Source: grimwire.md 3.4, 3.5, 3.12.
#include "rules/systems/grimwire/conditions.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/windows.hpp"

namespace ft::rules::grimwire {

namespace {

constexpr std::array unconscious_kinds{key::asleep, key::knocked_out, key::out_cold, key::dying, key::powered_off};
constexpr std::array mental_kinds{key::frenzy, key::amok, key::terror, "brainwashed"_k, key::mind_controlled};

template <std::size_t N>
bool among(const std::array<Key, N>& kinds, Key key) {
  return std::find(kinds.begin(), kinds.end(), key) != kinds.end();
}

/// An awake, able creature is needed for every hold. Source: GW-GRAP-10.
bool ends_holds(Key key) {
  return among(unconscious_kinds, key) || key == key::stunned || key == key::paralysed || key == key::dead;
}

void end_mental_conditions(Resolution& r, CreatureId on) {
  for (const Key mental : mental_kinds) lose(r, on, mental);
}

}  // namespace

Condition condition(Key key, Ref source, Ending ends) {
  Condition made;
  made.key = key;
  made.source = source;
  made.ends = ends;
  return made;
}

void gain(Resolution& r, CreatureId on, Condition made) {
  const Actor actor(r.world(), on);
  if (among(mental_kinds, made.key) && actor.unconscious()) return;  // GW-UNC-02
  if (made.key == key::agony && actor.has(key::frenzy)) return;      // GW-AGONY
  for (const Condition* present : actor.all(made.key)) {
    const bool same = present->source == made.source && present->source_key == made.source_key;
    const bool once = made.key != key::agony && made.key != key::temp_condition && made.key != "modified"_k &&
                      made.key != "technique_used"_k && made.key != key::mitigation;
    if (!same && !once) continue;
    made.id = present->id;
    r.emit(ConditionChanged{on, std::move(made)});
    return;
  }
  made.id = {r.next_id()};
  const Key key = made.key;
  r.emit(ConditionGained{on, std::move(made)});
  if (ends_holds(key)) let_go_of_all(r, on);
  if (among(unconscious_kinds, key)) end_mental_conditions(r, on);
  if (key == key::agony) settle_burnout(r, on);
}

void lose(Resolution& r, CreatureId on, Key key) {
  std::vector<ConditionId> ended;
  for (const Condition* present : Actor(r.world(), on).all(key)) ended.push_back(present->id);
  for (const ConditionId id : ended) lose(r, on, id);
}

void lose(Resolution& r, CreatureId on, ConditionId id) {
  const auto& conditions = r.world().creature(on).conditions;
  const auto at = std::find_if(conditions.begin(), conditions.end(), [&](const Condition& c) { return c.id == id; });
  if (at != conditions.end()) r.emit(ConditionEnded{on, id, Key(at->key)});
}

namespace {

/// Temporary Condition goes first, oldest first. Returns what is left to lose.
std::int64_t take_temporary(Resolution& r, CreatureId who, std::int64_t amount) {
  std::vector<Condition> reserves;
  for (const Condition* reserve : Actor(r.world(), who).all(key::temp_condition)) reserves.push_back(*reserve);
  for (Condition& reserve : reserves) {
    const std::int64_t taken = std::min(amount, reserve.data.get("n"_k));
    if (taken == 0) continue;
    amount -= taken;
    reserve.data.set("n"_k, reserve.data.get("n"_k) - taken);
    r.emit(ConditionChanged{who, reserve});
  }
  return amount;
}

}  // namespace

void lose_condition(Resolution& r, CreatureId who, std::int64_t amount) {
  const std::int64_t left = take_temporary(r, who, amount);
  const std::int64_t before = Actor(r.world(), who).number(key::condition);
  const bool was_dying = Actor(r.world(), who).has(key::dying);
  r.set(who, key::condition, before - left);
  if (left > 0) lose(r, who, key::asleep);  // GW-UNC-03
  if (before - left <= -11)
    die(r, who);
  else if (before - left <= 0 && !was_dying)
    start_dying(r, who);
}

void heal(Resolution& r, CreatureId who, std::int64_t amount) {
  const Actor actor(r.world(), who);
  if (actor.has(key::dead)) return;
  const std::int64_t most = actor.has(key::dying) ? 0 : actor.condition_cap();
  const std::int64_t before = actor.number(key::condition);
  r.set(who, key::condition, std::max(before, std::min(most, before + amount)));
}

void start_dying(Resolution& r, CreatureId who) {
  const bool npc = !Actor(r.world(), who).pc();
  if (npc && r.house_rule("npcs_die_at_0"_k) != 0) return die(r, who);
  note(r, "goes_down"_k, {{"who"_k, who}}, "GW-COND-02"_k);
  gain(r, who, condition(key::dying, {}));
  gain(r, who, condition(key::out_cold, {}));
  gain(r, who, condition(key::knocked_down, {}));
  if (Actor(r.world(), who).number(key::dying_burnout_given) == 0) {
    r.set(who, key::dying_burnout_given, 1);
    if (Actor(r.world(), who).burnout() < 4) add_burnout(r, who);
  }
  (void)moment(r, {"drops_to_zero"_k, who, who, key::after, {}});
}

void revive(Resolution& r, CreatureId who) {
  lose(r, who, key::dying);
  r.set(who, key::condition, 1);
  r.set(who, key::focus, 0);
  const bool given = Actor(r.world(), who).number(key::dying_burnout_given) != 0;
  r.set(who, key::dying_burnout_given, 0);
  if (!given || r.house_rule("burnout_on_revive_too"_k) != 0) add_burnout(r, who);
  note(r, "revived"_k, {{"who"_k, who}}, "GW-COND-07"_k);
}

void die(Resolution& r, CreatureId who) {
  note(r, "dies"_k, {{"who"_k, who}}, "GW-UNC-06"_k);
  std::vector<ConditionId> all;
  for (const Condition& present : r.world().creature(who).conditions) all.push_back(present.id);
  for (const ConditionId id : all) lose(r, who, id);
  for (const CreatureId holder : Actor(r.world(), who).grapplers()) let_go(r, holder, who);
  gain(r, who, condition(key::dead, {}));
}

void add_burnout(Resolution& r, CreatureId who) {
  const std::int64_t level = std::min<std::int64_t>(4, Actor(r.world(), who).number(key::burnout_real) + 1);
  r.set(who, key::burnout_real, level);
  note(r, "burns_out"_k, {{"who"_k, who}, {"level"_k, Actor(r.world(), who).burnout()}}, "GW-BURN-01"_k);
  settle_burnout(r, who);
}

void settle_burnout(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  if (actor.has(key::dead)) return;
  const std::int64_t condition_now = actor.number(key::condition), cap = actor.condition_cap();
  const bool of_agony = actor.has(key::agony);
  const bool capped = condition_now > cap && (!of_agony || r.house_rule("agony_caps"_k) != 0);
  const bool fourth = actor.burnout() == 4, down = actor.unconscious();
  if (capped) r.set(who, key::condition, cap);
  if (!fourth || down) return;
  if (of_agony) {
    gain(r, who, condition(key::out_cold, who));
  } else {
    r.set(who, key::condition, std::min<std::int64_t>(Actor(r.world(), who).number(key::condition), 0));
    r.set(who, key::dying_burnout_given, 1);  // the drop came from burnout (GW-BURN-06)
    start_dying(r, who);
  }
}

namespace {
void end_relations(Resolution& r, Key key, Ref from, Ref to) {
  std::vector<Relation> ended;
  for (const Relation& relation : r.world().relations())
    if (relation.key == key && relation.from == from && relation.to == to) ended.push_back(relation);
  for (const Relation& relation : ended) r.emit(RelationEnded{relation.id, relation.key, relation.from, relation.to});
}
}  // namespace

void let_go(Resolution& r, CreatureId holder, CreatureId held) {
  const bool choked = std::any_of(r.world().relations().begin(), r.world().relations().end(), [&](const Relation& tie) {
    return tie.key == key::choking && tie.from == Ref(holder) && tie.to == Ref(held);
  });
  end_relations(r, key::grappling, holder, held);
  if (!choked) return;
  end_relations(r, key::choking, holder, held);
  const bool still = std::any_of(r.world().relations().begin(), r.world().relations().end(), [&](const Relation& tie) {
    return tie.key == key::choking && tie.to == Ref(held);
  });
  if (!still) lose(r, held, key::suffocating);
}

void let_go_of_all(Resolution& r, CreatureId holder) {
  for (const CreatureId held : Actor(r.world(), holder).held_ones()) let_go(r, holder, held);
}

void note(Resolution& r, Key text, Params params, Key rule, Audience audience) {
  r.emit(Noted{text, std::move(params), rule, std::move(audience)});
}

}  // namespace ft::rules::grimwire
