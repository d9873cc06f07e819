// A roll the GM calls for, with helpers and knowledge; and remembering. Source: GW-DICE-01 to 03, 10 to 12, GW-PVP-04.
#include <algorithm>

#include "rules/systems/grimwire/budget.hpp"
#include "rules/systems/grimwire/checks.hpp"
#include "rules/systems/grimwire/conditions.hpp"
#include "rules/systems/grimwire/procedures.hpp"

namespace ft::rules::grimwire {

namespace {

bool knows(const Resolution& r, CreatureId who, Key tag) {
  const auto& features = r.world().creature(who).features;
  return std::any_of(features.begin(), features.end(), [&](const Feature& feature) { return feature.key == tag; });
}

/// No roll decides whether a player character is persuaded or intimidated. Source: GW-PVP-04.
void require_players_choice(Resolution& r) {
  if (!r.has("purpose"_k) || !r.has("against"_k)) return;
  const Key purpose = r.choice("purpose"_k);
  const bool of_will = purpose == "persuade"_k || purpose == "intimidate"_k;
  r.require(!of_will || !Actor(r.world(), r.creature("against"_k)).pc(), {"E_PLAYER_DECIDES"_k, {}, {}});
}

/// What missing knowledge costs; a penalty of 0 makes the task impossible. Source: GW-DICE-10.
Sum knowledge_penalty(Resolution& r, CreatureId who) {
  Sum sum;
  if (!r.has("knowledge"_k) || knows(r, who, r.choice("knowledge"_k))) return sum;
  const std::int64_t penalty = r.has("penalty"_k) ? r.number("penalty"_k) : -5;
  r.require(penalty != 0, {"E_KNOWLEDGE"_k, {{"who"_k, who}}, {}});
  return sum.add("no_knowledge"_k, penalty, "GW-DICE-10"_k);
}

/// The main actor first, then the helpers by id. Source: GW-DICE-12.
std::vector<Side> helpers_of(Resolution& r) {
  std::vector<Side> helpers;
  if (r.has("helper"_k)) helpers.push_back({r.creature("helper"_k), r.choice("helper_attribute"_k), "assist_roll"_k, {}});
  if (r.has("second_helper"_k)) helpers.push_back({r.creature("second_helper"_k), r.choice("second_attribute"_k), "assist_roll"_k, {}});
  std::sort(helpers.begin(), helpers.end(), [](const Side& a, const Side& b) { return a.who < b.who; });
  return helpers;
}

}  // namespace

void call_roll(Resolution& r) {
  require_players_choice(r);
  const CreatureId who = r.creature("target"_k);
  Side main{who, r.choice("attribute"_k), "called"_k, knowledge_penalty(r, who)};
  if (r.has("modifier"_k)) main.extra.add("gm_modifier"_k, r.number("modifier"_k), "GW-DICE-02"_k);
  Sum target;
  target.keep("tn"_k, r.number("tn"_k), "GW-DICE-01"_k);
  if (!r.has("shown"_k) || r.choice("shown"_k) != "open"_k) target.hide();  // GW-DICE-03
  std::vector<Side> sides = helpers_of(r);
  sides.insert(sides.begin(), main);
  std::vector<Thrown> thrown;
  for (const Side& side : sides) thrown.push_back(throw_d20(r, side));
  const auto counts = [](const Thrown& one) { return one.natural > 1; };
  const bool passed = std::any_of(thrown.begin(), thrown.end(), [&](const Thrown& one) {
    return counts(one) && one.total.total() >= target.total();
  });
  for (std::size_t i = 0; i < sides.size(); ++i)
    log_roll(r, sides[i], thrown[i], target, passed ? "passed"_k : "failed"_k, i == 0 ? "GW-DICE-01"_k : "GW-DICE-12"_k, {});
}

void recall(Resolution& r) {  // Source: GW-DICE-11
  require_can_command(r);
  require_auxiliary(r);
  const auto* about = r.field("text"_k).as<std::string>();
  const CreatureId who = r.actor();
  spend_auxiliary(r, who);
  Question number;
  number.about = "q_recall_tn"_k;
  number.params = {{"who"_k, who}, {"text"_k, about ? *about : ""}};
  number.rule = "GW-DICE-11"_k;
  number.shape = Shape::number;
  number.least = 1;
  number.most = 40;
  number.otherwise = 11;
  number.secrecy = Secrecy::secret;
  Sum target;
  target.keep("tn"_k, *r.ask(std::move(number)).as<std::int64_t>(), "GW-DICE-11"_k).hide();
  const Audience own{Audience::Kind::players_of, {who}};
  if (!passes(r, {{who, MND, "recall_roll"_k, {}}, target, "GW-DICE-11"_k, {}}))
    return note(r, "remembers_nothing"_k, {{"who"_k, who}}, "GW-DICE-11"_k, own);
  Question text;
  text.about = "q_recall_text"_k;
  text.params = {{"who"_k, who}};
  text.rule = "GW-DICE-11"_k;
  text.shape = Shape::text;
  text.otherwise = "";
  text.secrecy = Secrecy::secret;
  const Value answer = r.ask(std::move(text));
  note(r, "remembers"_k, {{"who"_k, who}, {"text"_k, *answer.as<std::string>()}}, "GW-DICE-11"_k, own);
}

}  // namespace ft::rules::grimwire
