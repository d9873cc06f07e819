// Influence: a skill against the will of another. Source: TD-INFL-01 to 03.
#include "rules/systems/threed6/free_play/influence.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/creature/tables.hpp"
#include "rules/systems/threed6/dice/margins.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"

namespace ft::rules::threed6 {

namespace {

/// From worst to best. Source: TD-INFL-03.
constexpr std::array reactions{"very_bad_reaction"_k, "bad_reaction"_k,  "poor_reaction"_k,
                               "neutral_reaction"_k,  "good_reaction"_k, "very_good_reaction"_k};
enum Reaction : std::size_t { very_bad, bad, poor, neutral, good, very_good };

/// By the table of the campaign; the best above its last row. Source: TD-INFL-03.
std::size_t reaction_at(const Content& content, std::int64_t sum) {
  const Record* row = row_at(content, "reaction_row"_k, sum);
  const Key named = row ? row->word("reaction"_k) : reactions.back();
  return static_cast<std::size_t>(std::find(reactions.begin(), reactions.end(), named) - reactions.begin());
}

std::size_t reaction_roll(Resolution& r, CreatureId who) {  // Source: TD-INFL-03
  const std::int64_t modifier = r.ask_number({.prompt = "q_reaction"_k,
                                              .params = {{"who"_k, who}},
                                              .rule = "TD-INFL-03"_k,
                                              .min = -20,
                                              .max = 20,
                                              .default_answer = std::int64_t{0}});
  Margin thrown = throw_against(r, who, 0, "reaction_roll"_k);
  Sum total;
  total.keep("dice"_k, thrown.sum).add("modifier"_k, modifier, "TD-INFL-03"_k);
  const std::size_t at = reaction_at(r.system().content(), total.total());
  r.emit(RollMade{who, "reaction_roll"_k, {}, thrown.dice, total, {}, reactions[at], "TD-INFL-03"_k, {}});
  return at;
}

}  // namespace

namespace {

/// Whether it may take the place of a reaction roll, and a skill that of an influence skill. Source: TD-INFL-01.
bool gm_lets(Resolution& r, CreatureId who, CreatureId subject, Key skill, bool usual) {
  return r.ask_yes({.prompt = "q_influence"_k,
                    .params = {{"who"_k, who}, {"target"_k, subject}, {"skill"_k, skill}},
                    .rule = "TD-INFL-01"_k,
                    .default_answer = usual});
}

/// Source: TD-INFL-02.
std::size_t reaction_to(Resolution& r, CreatureId subject, Key skill, bool wins) {
  std::size_t result = wins ? good : bad;
  if (skill == "sex_appeal"_k && wins) result = very_good;
  if (skill == "intimidation"_k && !wins) result = very_bad;
  return skill == "diplomacy"_k ? std::max(result, reaction_roll(r, subject)) : result;
}

void sway(Resolution& r, CreatureId who, CreatureId subject, Key skill) {
  const Sum own_number = skill_now(r.system(), Actor(r.world(), who), skill);
  const Margin own = roll_success(r, {who, "influence_roll"_k, own_number, "TD-INFL-01"_k, subject});
  const Sum will_number = attribute_now(Actor(r.world(), subject), key::will);
  const Margin will = roll_success(r, {subject, "will_roll"_k, will_number, "TD-INFL-01"_k, who});
  const std::size_t result = reaction_to(r, subject, skill, better(own, will) > 0);
  log_line(r, "reacts"_k, {{"who"_k, subject}, {"result"_k, reactions[result]}}, "TD-INFL-02"_k);
}

}  // namespace

void influence(Resolution& r) {  // Source: TD-INFL-01, TD-INFL-02
  const CreatureId who = r.actor();
  const bool in_combat = r.world().encounter_of(who) != nullptr;
  if (in_combat) require_maneuver(r);
  require_steady(r, who);
  r.require(Actor(r.world(), who).pc(), {"E_NO_SUCH_TARGET"_k, {}, "TD-INFL-01"_k});
  const CreatureId subject = r.creature("target"_k);
  const Actor actor(r.world(), who), other(r.world(), subject);
  const bool here = actor.creature().scene == other.creature().scene;
  r.require(!other.pc() && other.conscious() && here, {"E_NO_SUCH_TARGET"_k, {}, "TD-INFL-01"_k});
  const Key skill = r.choice("skill"_k);
  const Record* record = r.system().content().find(key::skill, skill);
  r.require(record != nullptr, {"E_BAD_ARG"_k, {}, "TD-INFL-01"_k});
  if (!gm_lets(r, who, subject, skill, record->word("use"_k) == "influence"_k))  // it costs no turn
    return log_line(r, "no_influence"_k, {{"target"_k, subject}}, "TD-INFL-01"_k);
  if (in_combat && !choose(r, "concentrate"_k)) return conclude(r);
  sway(r, who, subject, skill);
  if (in_combat) conclude(r);
}

}  // namespace ft::rules::threed6
