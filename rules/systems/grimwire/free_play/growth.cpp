// Levels and their rewards. Source: GW-LEVEL-01, G-24, G-25.
#include "rules/systems/grimwire/free_play/growth.hpp"

#include <algorithm>

#include "rules/systems/grimwire/conditions/injuries.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"
#include "rules/systems/grimwire/creature/levels.hpp"

namespace ft::rules::grimwire {

namespace {

/// What of the reward goes to Condition; the rest is Focus's. Source: G-24.
std::int64_t share_of_condition(Resolution& r, CreatureId who, std::int64_t reward) {
  return r.ask_number({.asked = who,
                       .prompt = "q_split_reward"_k,
                       .params = {{"who"_k, who}, {"n"_k, reward}},
                       .rule = "GW-LEVEL-01"_k,
                       .min = 0,
                       .max = reward,
                       .default_answer = (reward + 1) / 2});
}

void raise_maxima(Resolution& r, CreatureId who, std::int64_t condition, std::int64_t focus) {
  const auto number = [&](Key key) { return Actor(r.world(), who).number(key); };
  r.set(who, key::condition_max, number(key::condition_max) + condition);
  r.set(who, key::focus_max, number(key::focus_max) + focus);
  if (r.house_rule("level_up_heals"_k) == 0) return;  // G-25
  heal(r, who, condition);
  r.set(who, key::focus, std::max(number(key::focus), std::min(number(key::focus_max), number(key::focus) + focus)));
}

}  // namespace

void gain_experience(Resolution& r, CreatureId who, std::int64_t amount) {
  const auto number = [&](Key key) { return Actor(r.world(), who).number(key); };
  log_line(r, "experience"_k, {{"who"_k, who}, {"n"_k, amount}}, "GW-LEVEL-02"_k);
  r.set(who, "xp"_k, number("xp"_k) + amount);
  const std::int64_t before = number("level"_k), reached = level_at(number("xp"_k));
  if (reached <= before) return;
  const Level reward = rewards(before, reached);
  r.set(who, "level"_k, reached);
  log_line(r, "level_reached"_k, {{"who"_k, who}, {"level"_k, reached}}, "GW-LEVEL-01"_k);
  r.set(who, "pending_attr_points"_k, number("pending_attr_points"_k) + reward.points);
  r.set(who, "learning_hours"_k, number("learning_hours"_k) + reward.hours);
  const bool split = r.house_rule("split_rewards"_k) != 0;
  const std::int64_t condition = split ? share_of_condition(r, who, reward.resources) : reward.resources;
  raise_maxima(r, who, condition, split ? reward.resources - condition : reward.resources);
}

}  // namespace ft::rules::grimwire
