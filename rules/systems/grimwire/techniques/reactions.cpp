// Reaction windows: who may answer a moment, and playing out what they answer. Source: section 5, GW-REACT-01 to 06.
#include "rules/systems/grimwire/techniques/reactions.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/knowledge/viewers.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/combat/shielding.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/creature/mind.hpp"
#include "rules/systems/grimwire/creature/notice.hpp"
#include "rules/systems/grimwire/techniques/effects.hpp"
#include "rules/systems/grimwire/techniques/play.hpp"
#include "rules/systems/grimwire/techniques/targets.hpp"
#include "rules/systems/grimwire/techniques/techniques.hpp"

namespace ft::rules::grimwire {

namespace {

constexpr int deepest = 4;  // GW-REACT-06

/// A holder and the techniques of theirs that answer the moment.
struct Offered {
  CreatureId who;
  std::vector<Key> techniques;
};

CreatureId concerned(const Moment& what, const Record& trigger) {
  const Key whose = trigger.word("who"_k);
  const bool of_subject = whose == "self"_k || whose == "ally"_k;
  return of_subject && what.subject ? what.subject : what.actor;
}

bool whose_fits(const World& world, const Moment& what, const Record& trigger, CreatureId holder) {
  const Key whose = trigger.word("who"_k);
  const CreatureId other = concerned(what, trigger);
  if (whose == "self"_k) return other == holder;
  if (whose == "any"_k) return true;
  const bool hostile = Actor(world, holder).hostile_to(Actor(world, other));
  return other != holder && (whose == "enemy"_k ? hostile : !hostile);
}

bool word_fits(const World& world, const Moment& what, Key word, CreatureId holder) {
  const bool other = what.subject && what.subject != holder;
  if (word == "target_is_self"_k) return what.subject == holder;
  if (word == "target_is_ally"_k) return other && !Actor(world, holder).hostile_to(Actor(world, what.subject));
  return std::find(what.is.begin(), what.is.end(), word) != what.is.end();
}

bool words_fit(const World& world, const Moment& what, const Record& trigger, CreatureId holder) {
  const auto& words = trigger.words("if"_k);
  return std::all_of(words.begin(), words.end(), [&](Key word) { return word_fits(world, what, word, holder); });
}

bool answers(const Resolution& r, const Moment& what, const Record& technique, CreatureId holder) {
  if (answered_event(technique) != what.event) return false;
  const Record* trigger = technique.record("trigger"_k);
  if (trigger->has("timing"_k) && trigger->word("timing"_k) != what.timing) return false;
  if (!whose_fits(r.world(), what, *trigger, holder) || !words_fit(r.world(), what, *trigger, holder)) return false;
  const std::int64_t within = trigger->number("within_m"_k);
  const CreatureId other = concerned(what, *trigger);
  if (within != 0 && metres_between(r.world(), holder, other) > within) return false;
  if (what.subject == holder) return perceives(r.world(), holder, what.actor);
  return sees(r, holder, what.actor) && sees(r, holder, other);  // unknown events trigger no reaction
}

bool wants_weapon(const Record& technique) { return technique.word("range"_k) == "weapon"_k; }

Use use_of(const Resolution& r, const Moment& what, const Record& technique, CreatureId holder) {
  const Record* targets = technique.record("targets"_k);
  const bool self = !targets || targets->word("kind"_k) == "self"_k;
  Use use{holder, &technique, self ? CreatureId{} : what.actor, what.subject, {}};
  if (const auto weapon = weapon_for(r, holder, technique, use.target)) use.weapon = *weapon;
  return use;
}

enum class Map : std::uint8_t { as_known, as_it_is };
/// Whether the leap of a technique, if it has one, ends somewhere on the map as its user's players know it, or as it is. Source: GW-DATA-07
/// (guardian_leap).
bool can_leap(const Resolution& r, const Use& use, Map map) {
  const Record* leap = effect_of(*use.technique, "move"_k);
  if (!leap || !leap->has("within_m"_k)) return true;
  const Viewer viewer =
      map == Map::as_it_is ? Viewer::gm() : viewer_of_creature(r.world(), r.world().creature(use.who));
  return leap_goal({r.system(), r.world(), viewer}, leap_of(use, *leap)).has_value();
}

bool could_use(const Resolution& r, const Moment& what, const Record& technique, CreatureId holder) {
  if (!answers(r, what, technique, holder) || technique_refusal(r, holder, technique.id) ||
      requirement_refusal(r, holder, technique))
    return false;
  if (!may_react(r, holder, payment_of(technique))) return false;
  if (effect_of(technique, "shield_other"_k) && !could_shield_from(r, holder, what.actor)) return false;
  const bool own_miss = std::find(what.is.begin(), what.is.end(), "own_miss"_k) != what.is.end();
  if (own_miss != (effect_of(technique, "reroll"_k) != nullptr)) return false;
  const Use use = use_of(r, what, technique, holder);
  if (!can_leap(r, use, Map::as_known)) return false;
  return (!wants_weapon(technique) || use.weapon.record) && !aimable(r, use);
}

bool is_moment_of(const Moment& what, CreatureId who) {
  return what.holders.empty() || std::ranges::find(what.holders, who) != what.holders.end();
}

/// The creatures whose moment it is: in initiative order after the acting one, outside a conflict by id.
std::vector<CreatureId> in_asking_order(const Resolution& r, const Moment& what) {
  const Creature& actor = r.world().creature(what.actor);
  std::vector<CreatureId> order;
  if (actor.encounter) {
    order = r.world().encounter(actor.encounter).order;
    const auto at = std::find(order.begin(), order.end(), what.actor);
    if (at != order.end()) std::rotate(order.begin(), at + 1, order.end());
    std::erase_if(order, [&](CreatureId who) { return !is_moment_of(what, who); });
  } else {
    for (const Creature* creature : r.world().creatures())
      if (is_moment_of(what, creature->id) && creature->scene == actor.scene) order.push_back(creature->id);
  }
  const bool defender_first = what.event == "attack_hit"_k || what.event == "attack_missed"_k;  // GW-WIN-11
  if (defender_first)
    std::stable_partition(order.begin(), order.end(), [&](CreatureId who) { return who == what.subject; });
  return order;
}

/// The mover or attacker can no longer go on. Source: G-A1.
bool is_over(const Resolution& r, const Moment& what) {
  constexpr std::array own_actions{"attack_declared"_k, "moves_toward"_k, "enters_melee"_k, "leaves_melee"_k};
  const bool own_action = std::find(own_actions.begin(), own_actions.end(), what.event) != own_actions.end();
  return own_action && !Actor(r.world(), what.actor).able();
}

std::vector<Offered> holders_of(const Resolution& r, const Moment& what, const std::vector<CreatureId>& already_asked) {
  std::vector<Offered> offered;
  for (const CreatureId who : in_asking_order(r, what)) {
    const bool asked = std::find(already_asked.begin(), already_asked.end(), who) != already_asked.end();
    if (asked) continue;
    Offered one{who, {}};
    for (const Feature& feature : r.world().creature(who).features) {
      if (reactive_system(r).event_answered_by(feature.key) != what.event) continue;
      const Record& technique = r.system().content().at(key::technique, feature.key);
      if (could_use(r, what, technique, who)) one.techniques.push_back(feature.key);
    }
    if (!one.techniques.empty()) offered.push_back(std::move(one));
  }
  return offered;
}

/// What the technique takes from its user.
Params price_params(const Resolution& r, CreatureId who, Key technique_id) {
  const Record& technique = r.system().content().at(key::technique, technique_id);
  const Record* cost = technique.record("cost"_k);
  return {{"technique"_k, technique_id},
          {"cost"_k, cost ? cost->number("focus"_k) : 0},
          {"price"_k, price_of(r, who, payment_of(technique))}};
}

Question question_for(const Resolution& r, const Moment& what, const Offered& offered) {
  Question question{.asked = controller_of(r.world(), offered.who),
                    .params = price_params(r, offered.who, offered.techniques.front()),
                    .rule = "GW-REACT-01"_k,
                    .secrecy = Secrecy::secret};
  question.params.push_back({"who"_k, offered.who});
  question.params.push_back({"actor"_k, what.actor});
  if (offered.techniques.size() == 1) {
    question.prompt = "q_technique"_k;
    question.default_answer = false;
    return question;
  }
  question.prompt = "q_techniques"_k;
  question.shape = Shape::one_of;
  for (const Key technique : offered.techniques)
    question.options.push_back({technique, "o_technique"_k, price_params(r, offered.who, technique)});
  question.options.push_back({Key("o_decline"_k), "o_decline"_k, {}});
  question.default_answer = Key("o_decline"_k);
  return question;
}

Key chosen(const Offered& offered, const Value& answer) {
  if (const bool* yes = answer.as<bool>()) return *yes ? offered.techniques.front() : Key{};
  const Key technique = *answer.as<Key>();
  return technique == "o_decline"_k ? Key{} : technique;
}

/// Plays one accepted reaction, if it can still be. Source: GW-REACT-02, G-A1, GW-DATA-06.
void react(Resolution& r, const Moment& what, CreatureId who, Key technique_id, MomentAnswer& answer) {
  const Record& technique = r.system().content().at(key::technique, technique_id);
  const bool gone = answer.movement_stopped || answer.negated || is_over(r, what) ||
                    !could_use(r, what, technique, who) || !can_leap(r, use_of(r, what, technique, who), Map::as_it_is);
  if (gone) return log_line(r, "lapses"_k, {{"who"_k, who}, {"technique"_k, technique_id}}, "GW-REACT-06"_k);
  const Use use = use_of(r, what, technique, who);
  if (!focus_at_hand(r, use)) return;
  const ReactionCost payment = payment_of(technique);
  pay_reaction(r, who, payment);
  if (payment == ReactionCost::action && stopped_by_hold(r, who)) return;
  const Effects effects = play_technique(r, use);
  answer.movement_stopped |= effects.movement_stopped;
  answer.negated |= effects.negated;
  answer.halved |= effects.halved;
  answer.reduced.add(effects.reduced);
  if (effects.thrown_again != Reroll::no) answer.thrown_again = effects.thrown_again;
  if (effects.redirected_to) answer.redirected_to = effects.redirected_to;
  if (effects.shielded_by) answer.shielded_by.push_back(effects.shielded_by);
}

}  // namespace

MomentAnswer answer_moment(Resolution& r, const Moment& what, std::vector<CreatureId>& already_asked) {
  MomentAnswer answer;
  const std::vector<Offered> offered = holders_of(r, what, already_asked);
  if (offered.empty()) return answer;
  if (r.nesting >= deepest) {
    log_line(r, "depth_limit"_k, {}, "GW-REACT-06"_k);
    return answer;
  }
  std::vector<Question> questions;
  for (const Offered& one : offered) {
    questions.push_back(question_for(r, what, one));
    already_asked.push_back(one.who);
  }
  const std::vector<Value> answers = r.ask_each(std::move(questions));
  ++r.nesting;
  for (std::size_t i = 0; i < offered.size(); ++i)
    if (const Key technique = chosen(offered[i], answers[i])) react(r, what, offered[i].who, technique, answer);
  --r.nesting;
  return answer;
}

}  // namespace ft::rules::grimwire
