// Initiative: the roll, the order, ties. Source: VG-INIT-01 to 04, VG-INIT-06.
#include "rules/systems/vigor/turns/initiative.hpp"

#include <algorithm>
#include <tuple>

namespace ft::rules::vigor {

namespace {

/// W1. The answers stand in the order of the creatures.
std::vector<bool> ask_who_acts(Resolution& r, const std::vector<CreatureId>& who) {
  std::vector<Question> questions;
  for (const CreatureId each : who) {
    Question question{.asked = each, .prompt = "q_takes_part"_k, .params = {{"who"_k, each}}};
    question.rule = "VG-INIT-04"_k;
    question.shape = Shape::yes_no;
    question.default_answer = true;
    questions.push_back(std::move(question));
  }
  std::vector<bool> acts;
  for (const Value& answer : r.ask_each(std::move(questions))) acts.push_back(*answer.as<bool>());
  return acts;
}

void roll_one(Resolution& r, CreatureId who, bool watching) {
  Pool pool = pool_for(r, who, "initiative_roll"_k, Scope::action, {"initiative"_k});
  if (watching) pool.dice.add("watching"_k, 1, "VG-INIT-06"_k);
  const Throw thrown = throw_pool(r, pool);
  log_roll(r, pool, thrown, {}, {}, "VG-INIT-01"_k, {});
  r.set(who, key::initiative, thrown.total.total());
}

auto rank(const World& world, CreatureId who) {
  const Actor actor(world, who);
  const bool acts = actor.number(key::turn_state) != key::sits_out.hash;
  return std::tuple(!acts, acts ? -actor.number(key::initiative) : 0, acts ? -actor.number(key::speed) : 0,
                    acts ? -actor.number(key::agility) : 0);
}

/// The tied throw a d20 each, again and again while two have the same. Source: VG-INIT-03, G-08.
std::vector<CreatureId> rolled_off(Resolution& r, std::vector<CreatureId> tied) {
  if (tied.size() < 2 || Actor(r.world(), tied.front()).number(key::turn_state) == key::sits_out.hash) return tied;
  std::vector<std::pair<int, CreatureId>> thrown;
  for (const CreatureId who : tied) {
    const int face = r.roll(20, who, "roll_off"_k);
    r.emit(RollMade{who, "roll_off"_k, {}, {{20, face}}, Sum{{"action_die"_k, face, {}}}, {}, {}, "VG-INIT-03"_k, {}});
    thrown.emplace_back(-face, who);
  }
  std::ranges::stable_sort(thrown, {}, [](const auto& one) { return one.first; });
  std::vector<CreatureId> order;
  for (auto at = thrown.begin(); at != thrown.end();) {
    const auto end = std::find_if(at, thrown.end(), [&](const auto& one) { return one.first != at->first; });
    std::vector<CreatureId> same;
    for (; at != end; ++at) same.push_back(at->second);
    const std::vector<CreatureId> settled = rolled_off(r, std::move(same));
    order.insert(order.end(), settled.begin(), settled.end());
  }
  return order;
}

}  // namespace

bool acts_before(const World& world, CreatureId a, CreatureId b) { return rank(world, a) <= rank(world, b); }

std::vector<CreatureId> before_newcomer(Resolution& r, const std::vector<CreatureId>& order, CreatureId who) {
  std::vector<CreatureId> tied;
  for (const CreatureId other : order)
    if (other != who && rank(r.world(), other) == rank(r.world(), who)) tied.push_back(other);
  tied.push_back(who);
  std::vector<CreatureId> settled = rolled_off(r, std::move(tied));
  settled.erase(std::ranges::find(settled, who), settled.end());
  return settled;
}

void act_after_all(Resolution& r, CreatureId who) {
  r.set(who, key::turn_state, key::waiting.hash);
  roll_one(r, who, false);
}

void roll_initiative(Resolution& r, const std::vector<CreatureId>& who, const std::vector<CreatureId>& watching) {
  const std::vector<bool> acts = ask_who_acts(r, who);
  for (std::size_t i = 0; i < who.size(); ++i) {
    r.set(who[i], key::turn_state, acts[i] ? key::waiting.hash : key::sits_out.hash);
    if (acts[i])
      roll_one(r, who[i], std::ranges::find(watching, who[i]) != watching.end());
    else
      log_line(r, "does_not_act"_k, {{"who"_k, who[i]}}, "VG-INIT-04"_k);
  }
}

std::vector<CreatureId> in_order(Resolution& r, std::vector<CreatureId> who) {
  std::ranges::stable_sort(who, {}, [&](CreatureId one) { return rank(r.world(), one); });
  std::vector<CreatureId> order;
  for (auto at = who.begin(); at != who.end();) {
    const auto end =
        std::find_if(at, who.end(), [&](CreatureId one) { return rank(r.world(), one) != rank(r.world(), *at); });
    const std::vector<CreatureId> settled = rolled_off(r, {at, end});
    order.insert(order.end(), settled.begin(), settled.end());
    at = end;
  }
  return order;
}

}  // namespace ft::rules::vigor
