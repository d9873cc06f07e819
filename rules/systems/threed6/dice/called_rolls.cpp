// Rolls that a GM calls for. Source: TD-DICE-05 to 09.
#include "rules/systems/threed6/dice/called_rolls.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/dice/margins.hpp"

namespace ft::rules::threed6 {

namespace {

/// A skill less what the load takes from it. Source: TD-ENC-04.
Sum with_load(Resolution& r, const Actor& actor, Key skill) {
  Sum sum = skill_now(r.system(), actor, skill);
  const std::int64_t level = std::min<std::int64_t>(4, encumbrance(r.system(), actor));
  const std::int64_t times = skill == "swimming"_k ? 2 : skill == "climbing"_k || skill == "stealth"_k ? 1 : 0;
  return sum.add("encumbered"_k, -times * level, "TD-ENC-04"_k);
}

/// The attribute or skill of the form, under these names. E_BAD_ARG unless it is exactly one that exists.
Sum named_in_form(Resolution& r, CreatureId who, Key attribute, Key skill) {
  r.require(r.has(attribute) != r.has(skill), {"E_BAD_ARG"_k, {}, "TD-DICE-09"_k});
  const Actor actor(r.world(), who);
  if (r.has(attribute)) return attribute_now(actor, r.choice(attribute));
  const Key named = r.choice(skill);
  r.require(r.system().content().find(key::skill, named) != nullptr, {"E_BAD_ARG"_k, {}, "TD-DICE-08"_k});
  return with_load(r, actor, named);
}

std::int64_t modifier(Resolution& r) { return r.has("n"_k) ? r.number("n"_k) : 0; }

}  // namespace

void success_roll(Resolution& r) {  // Source: TD-DICE-01, TD-DICE-07, TD-DICE-09
  const CreatureId who = r.creature("target"_k);
  Sum target = named_in_form(r, who, "attribute"_k, "skill"_k);
  target.add("modifier"_k, modifier(r));
  const bool* secret = r.has("secret"_k) ? r.field("secret"_k).as<bool>() : nullptr;
  const auto kind = secret && *secret ? Audience::Kind::gm : Audience::Kind::all;
  (void)roll_success(r, {who, "called"_k, target, "TD-DICE-01"_k, {}, {kind, {}}});
}

void quick_contest(Resolution& r) {  // Source: TD-DICE-05
  const CreatureId first = r.creature("target"_k), second = r.creature("against"_k);
  r.require(first != second, {"E_BAD_ARG"_k, {}, "TD-DICE-05"_k});
  const Sum own = named_in_form(r, first, "attribute"_k, "skill"_k);
  const Sum other = named_in_form(r, second, "other_attribute"_k, "other_skill"_k);
  const Margin a = roll_success(r, {first, "contest"_k, own, "TD-DICE-05"_k, second});
  const Margin b = roll_success(r, {second, "contest"_k, other, "TD-DICE-05"_k, first});
  const int won = better(a, b);
  const CreatureId winner = won > 0 ? first : second;
  won == 0 ? log_line(r, "contest_tied"_k, {}, "TD-DICE-05"_k)
           : log_line(r, "contest_won"_k, {{"who"_k, winner}}, "TD-DICE-05"_k);
}

}  // namespace ft::rules::threed6
