// What the GM has the rules do: conditions, damage, burnout, changed attributes. Source: GW-STAT-01, GW-HEX,
// GW-BRAIN, GW-BURN-02, GW-ATTR-05.
#include "rules/kernel/encounters/encounters.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/damage.hpp"
#include "rules/systems/grimwire/conditions/hardship.hpp"
#include "rules/systems/grimwire/free_play/growth.hpp"
#include "rules/systems/grimwire/procedures.hpp"

namespace ft::rules::grimwire {

void apply_status(Resolution& r) {  // Source: GW-STAT-01
  const CreatureId who = r.creature("target"_k);
  const Key status = r.choice("status"_k);
  Condition given = condition(status, r.has("source"_k) ? Ref(r.creature("source"_k)) : Ref{});
  if (r.has("rounds"_k))
    given.ends =
        r.number("rounds"_k) > 0 ? Duration{"rounds"_k, r.number("rounds"_k), who} : Duration{"forever"_k, 0, {}};
  if (r.has("n"_k)) given.data.set("n"_k, r.number("n"_k));
  if (r.has("attribute"_k) && r.has("modifier"_k))
    given.modifiers = {{attribute_named(r.choice("attribute"_k)), r.number("modifier"_k), "roll"_k}};
  const bool* hexed = r.has("hexed"_k) ? r.field("hexed"_k).as<bool>() : nullptr;  // GW-HEX
  if (hexed && *hexed) {
    given.data.set("hexed"_k, 1);
    if (!given.ends.unit) given.ends = {"forever"_k, 0, {}};
  }
  const std::string* belief = r.has("text"_k) ? r.field("text"_k).as<std::string>() : nullptr;  // GW-BRAIN
  if (belief) log_line(r, "believes"_k, {{"who"_k, who}, {"text"_k, *belief}}, "GW-BRAIN"_k);
  gain(r, who, given);
}

void damage(Resolution& r) {  // Source: GW-DMG-02
  const CreatureId who = r.creature("target"_k);
  Damage blow{.on = who, .by = {}, .type = "raw"_k, .rolled = {}, .attack = false};
  if (r.has("type"_k)) blow.type = r.choice("type"_k);
  blow.minimum_one = false;
  blow.rolled.keep("gm_modifier"_k, r.number("amount"_k), "GW-DMG-02"_k);
  deal(r, blow);
}

void reassign(Resolution& r) {  // Source: GW-ATTR-05
  const CreatureId who = r.creature("target"_k);
  const Key from = attribute_named(r.choice("from"_k)), to = attribute_named(r.choice("to"_k));
  const std::int64_t points = r.number("points"_k);
  const auto* story = r.field("text"_k).as<std::string>();
  const Actor actor(r.world(), who);
  const bool bounded = actor.number(to) + points <= 10 && actor.number(from) - points >= -10;
  r.require(bounded, {"E_ATTR_CAP"_k, {}, {}});
  const std::int64_t before = actor.number(from), after = actor.number(to);
  log_line(r, "reassigned"_k,
           {{"who"_k, who}, {"n"_k, points}, {"from"_k, from}, {"to"_k, to}, {"text"_k, story ? *story : ""}},
           "GW-ATTR-05"_k);
  r.set(who, from, before - points);
  r.set(who, to, after + points);
}

void inflict_burnout(Resolution& r) {  // Source: GW-BURN-02
  const CreatureId who = r.creature("target"_k);
  const std::int64_t level = Actor(r.world(), who).number(key::burnout_real);
  r.require(level < 4, {"E_BURNOUT"_k, {{"level"_k, level}}, "GW-BURN-02"_k});
  const Key cause = r.has("cause"_k) ? r.choice("cause"_k) : Key{};
  const bool suffers = !cause || suffers_from(Actor(r.world(), who), cause);
  r.require(suffers, {"E_TARGET"_k, {{"target"_k, who}}, "GW-BURN-03"_k});
  if (cause) begin_hardship(r, who, cause);
  add_burnout(r, who);
}

void relieve(Resolution& r) {  // Source: GW-BURN-04
  const CreatureId who = r.creature("target"_k);
  const Key one = r.has("cause"_k) ? r.choice("cause"_k) : Key{};
  std::vector<Key> causes;
  for (const Condition* hardship : Actor(r.world(), who).all("hardship"_k))
    if (!one || hardship->source_key == one) causes.push_back(hardship->source_key);
  r.require(!causes.empty(), {"E_TARGET"_k, {{"target"_k, who}}, "GW-BURN-04"_k});
  for (const Key cause : causes) end_hardship(r, who, cause);
}

void award_xp(Resolution& r) {  // Source: GW-LEVEL-02
  const CreatureId who = r.creature("target"_k);
  const std::int64_t amount = r.number("amount"_k);
  r.require(amount >= 0, {"E_XP"_k, {}, {}});
  gain_experience(r, who, amount);
}

void found_base(Resolution& r) {  // Source: GW-CRAFT-11
  const auto* text = r.field("text"_k).as<std::string>();
  const std::string what = text ? *text : "";
  const SceneId scene = require_scene(r);
  log_line(r, "base_founded"_k, {{"text"_k, what}}, "GW-CRAFT-11"_k);
  r.set(scene, "base"_k, 1);
}

}  // namespace ft::rules::grimwire
