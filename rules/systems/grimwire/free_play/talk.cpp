// Reading people, intimidating and persuading them. Source: GW-SOC-01 to 03, GW-PVP-04.

#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/dice/gm_number.hpp"
#include "rules/systems/grimwire/free_play/inquiry.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

namespace {

std::string words_of(Resolution& r) {
  const auto* words = r.field("text"_k).as<std::string>();
  return words ? *words : "";
}

/// Another creature that could hear it.
CreatureId listener(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  const bool other = who != r.actor() && !Actor(r.world(), who).has(key::dead);
  r.require(other, {"E_TARGET"_k, {{"target"_k, who}}, "GW-SOC-02"_k});
  return who;
}

/// The GM's number, by default 11 or an NPC's MND. Source: GW-SOC-02.
Sum number_to_read(Resolution& r, CreatureId target_id, const std::string& text) {
  Sum target;
  if (Actor(r.world(), target_id).pc())
    target.keep("base_number"_k, 11, "GW-SOC-02"_k);
  else
    target = standing_number(r, {target_id, MND, "read_roll"_k, {}});
  const Params params{{"who"_k, r.actor()}, {"target"_k, target_id}, {"text"_k, text}};
  return number_by_gm(r, {"q_read_tn"_k, params, "GW-SOC-02"_k}, target).hide();
}

bool gm_allows_both(Resolution& r, CreatureId target_id) {
  return r.ask_yes({.prompt = "q_read_both"_k,
                    .params = {{"who"_k, r.actor()}, {"target"_k, target_id}},
                    .rule = "GW-SOC-02"_k,
                    .default_answer = true});
}

}  // namespace

void read_person(Resolution& r) {  // Source: GW-SOC-02
  require_can_command(r);
  require_auxiliary(r);
  const CreatureId who = r.actor(), target_id = listener(r);
  const Key by = r.choice("attribute"_k);
  const std::string text = words_of(r);
  const bool both = by == "both"_k && gm_allows_both(r, target_id);
  spend_auxiliary(r, who);
  const Sum target = number_to_read(r, target_id, text);
  const Key first = by == "both"_k ? PER : by;
  // One actor's pair of rolls counts like a roll and a helper's.
  bool passed = passes(r, {{who, first, "read_roll"_k, {}}, target, "GW-SOC-02"_k, target_id});
  if (both && passes(r, {{who, MND, "read_roll"_k, {}}, target, "GW-SOC-02"_k, target_id})) passed = true;
  if (!passed)
    return log_line(r, "reads_nothing"_k, {{"who"_k, who}}, "GW-SOC-02"_k, {Audience::Kind::players_of, {who}});
  tell_alone(r, who, "GW-SOC-02"_k);
}

namespace {

/// The GM names the attribute that fits the approach; by default the player's choice.
Key attribute_by_gm(Resolution& r, CreatureId target_id, Key wanted) {
  Question question{.prompt = "q_intimidate_by"_k,
                    .params = {{"who"_k, r.actor()}, {"target"_k, target_id}},
                    .rule = "GW-SOC-03"_k,
                    .shape = Shape::one_of};
  for (const Key attribute : {TOG, AGL, COR, MND, PER, RSN}) {
    const std::int64_t bonus = Actor(r.world(), r.actor()).attribute(attribute);
    question.options.push_back({attribute, "o_attribute"_k, {{"attribute"_k, attribute}, {"bonus"_k, bonus}}});
  }
  question.default_answer = wanted;
  question.secrecy = Secrecy::secret;
  return *r.ask(std::move(question)).as<Key>();
}

}  // namespace

void intimidate(Resolution& r) {  // Source: GW-SOC-03, GW-PVP-04
  require_can_command(r);
  require_action(r);
  const CreatureId who = r.actor(), target_id = listener(r);
  r.require(!Actor(r.world(), target_id).pc(), {"E_PLAYER_DECIDES"_k, {}, {}});
  const Key wanted = r.choice("attribute"_k);
  const std::string text = words_of(r);
  spend_action(r, who);
  if (stopped_by_hold(r, who)) return;
  log_line(r, "speaks"_k, {{"who"_k, who}, {"text"_k, text}}, "GW-SOC-03"_k);
  const Key attribute = attribute_by_gm(r, target_id, wanted);
  Sum target;
  target.keep("base_number"_k, 11, "GW-SOC-03"_k);
  const Params params{{"who"_k, who}, {"target"_k, target_id}, {"attribute"_k, attribute}};
  target = number_by_gm(r, {"q_intimidate_tn"_k, params, "GW-SOC-03"_k}, target).hide();
  const bool afraid = passes(r, {{who, attribute, "intimidate_roll"_k, {}}, target, "GW-SOC-03"_k, target_id});
  log_line(r, afraid ? "afraid"_k : "unimpressed"_k, {{"who"_k, who}, {"target"_k, target_id}}, "GW-SOC-03"_k);
}

void persuade(Resolution& r) {  // Source: GW-SOC-01, GW-PVP-04
  require_can_command(r);
  require_auxiliary(r);
  const CreatureId who = r.actor(), target_id = listener(r);
  r.require(!Actor(r.world(), target_id).pc(), {"E_PLAYER_DECIDES"_k, {}, {}});
  const std::string text = words_of(r);
  spend_auxiliary(r, who);
  const bool persuaded = r.ask_yes({.prompt = "q_persuaded"_k,
                                    .params = {{"who"_k, who}, {"target"_k, target_id}, {"text"_k, text}},
                                    .rule = "GW-SOC-01"_k,
                                    .default_answer = false});
  log_line(r, persuaded ? "persuaded"_k : "not_persuaded"_k, {{"who"_k, who}, {"target"_k, target_id}}, "GW-SOC-01"_k);
}

}  // namespace ft::rules::grimwire
