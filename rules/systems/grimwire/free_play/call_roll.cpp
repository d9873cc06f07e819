// A roll the GM calls for, with helpers and knowledge. Source: GW-DICE-01 to 03, GW-DICE-10, GW-DICE-12, GW-PVP-04.
#include <algorithm>

#include "rules/systems/grimwire/dice/modifiers.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/assist.hpp"

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

/// What missing knowledge costs; a penalty of 0 makes the task impossible. Lying and the like need none.
/// Source: GW-DICE-10, GW-SOC-04.
Sum knowledge_penalty(Resolution& r, CreatureId who) {
  Sum sum;
  if (!r.has("knowledge"_k) || r.choice("knowledge"_k) == "common"_k || knows(r, who, r.choice("knowledge"_k)))
    return sum;
  const std::int64_t penalty = r.has("penalty"_k) ? r.number("penalty"_k) : -5;
  r.require(penalty != 0, {"E_KNOWLEDGE"_k, {{"who"_k, who}}, {}});
  return sum.add("no_knowledge"_k, penalty, "GW-DICE-10"_k);
}

/// Helpers named by the GM, and creatures with waiting help, by id. Source: GW-DICE-12.
std::vector<Roller> helpers_of(Resolution& r, CreatureId who) {
  std::vector<Roller> helpers = waiting_helpers(r, who, "called"_k);
  const auto add = [&](Key helper, Key attribute) {
    if (r.has(helper))
      helpers.push_back({r.creature(helper), attribute_named(r.choice(attribute)), "assist_roll"_k, {}});
  };
  add("helper"_k, "helper_attribute"_k);
  add("second_helper"_k, "second_attribute"_k);
  std::sort(helpers.begin(), helpers.end(), [](const Roller& a, const Roller& b) { return a.who < b.who; });
  return helpers;
}

/// Announces the target number and the GM's words on the task; it may mislead. Source: GW-DICE-01, GW-DICE-03.
void announce(Resolution& r, const Roller& side, const Sum& target, bool open) {
  const std::int64_t bonus = Actor(r.world(), side.who).attribute(side.attribute) +
                             state_modifiers(r, side.who, side.attribute, side.purpose).total() + side.extra.total();
  const Audience audience{open ? Audience::Kind::all : Audience::Kind::gm, {}};
  log_line(r, "needed"_k, {{"who"_k, side.who}, {"n"_k, target.total() - bonus}}, "GW-DICE-01"_k, audience);
  const auto* text = r.has("text"_k) ? r.field("text"_k).as<std::string>() : nullptr;
  if (text) log_line(r, "assessment"_k, {{"who"_k, side.who}, {"text"_k, *text}}, "GW-DICE-03"_k);
}

}  // namespace

void call_roll(Resolution& r) {
  require_players_choice(r);
  const CreatureId who = r.creature("target"_k);
  std::vector<Key> attributes{attribute_named(r.choice("attribute"_k))};
  if (r.has("or"_k)) attributes.push_back(attribute_named(r.choice("or"_k)));
  Roller main{who, {}, "called"_k, knowledge_penalty(r, who)};
  if (r.has("modifier"_k)) main.extra.add("gm_modifier"_k, r.number("modifier"_k), "GW-DICE-02"_k);
  const bool open = r.has("shown"_k) && r.choice("shown"_k) == "open"_k;
  Sum target;
  target.keep("tn"_k, r.number("tn"_k), "GW-DICE-01"_k);
  const std::vector<Roller> helpers = helpers_of(r, who);
  main.attribute = choose_attribute(r, who, attributes, "called"_k, "GW-ATTR-03"_k);
  announce(r, main, target, open);
  if (!open) target.hide();
  (void)passes_together(r, {main, target, "GW-DICE-01"_k, {}}, helpers);
}

}  // namespace ft::rules::grimwire
