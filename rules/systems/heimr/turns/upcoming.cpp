// Beginning and completing upcoming actions. Source: HM-ACT-05, HM-MOVE-07, HM-FAT-09.
#include "rules/systems/heimr/turns/upcoming.hpp"

#include <algorithm>

#include "rules/kernel/kept_command.hpp"
#include "rules/kernel/resolution/conditions.hpp"
#include "rules/systems/heimr/creature/attributes.hpp"
#include "rules/systems/heimr/creature/states.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/turns/hooks.hpp"

namespace ft::rules::heimr {

void continue_upcoming(Resolution& r) { r.require(false, {"E_NO_UPCOMING"_k, {{"who"_k, r.actor()}}, {}}); }

void catch_breath(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  const std::int64_t fatigue = actor.number(key::fatigue), base = base_fatigue(r.system(), actor).total();
  const bool at_rest = !actor.creature().encounter;  // out of combat half a minute brings it all back (HM-REST-03)
  log_line(r, "breathes"_k, {{"who"_k, who}}, "HM-FAT-09"_k);
  r.set(who, key::fatigue, std::min(fatigue, at_rest ? base : std::max(base, fatigue - 2)));
}

void begin_upcoming(Resolution& r) {
  const Command command = r.command();
  pay(r, ActionType::upcoming);
  Condition condition;
  condition.key = key::upcoming;
  condition.data = keep_command(command);
  (void)add_condition(r, r.actor(), std::move(condition));
  log_line(r, "begins_upcoming"_k, {{"who"_k, r.actor()}, {"action"_k, command.action}}, "HM-ACT-05"_k);
}

namespace {

/// What was begun last turn is done now, if it still can be.
void complete_command(Resolution& r, const Command& command) {
  ++r.nesting;
  const Verdict impossible = r.why_not([&](Resolution& again) { again.perform(command); });
  if (impossible)
    log_line(r, "action_lost"_k, {{"who"_k, command.actor}}, "HM-ACT-05"_k);
  else
    r.perform(command);
  --r.nesting;
}

}  // namespace

void complete_upcoming(Resolution& r, CreatureId who, const Command& command) {
  has_acted(r, who);
  r.set(who, key::standard, 1);
  lose(r, who, key::upcoming);
  if (command.action == "breather"_k) return catch_breath(r, who);
  if (command.action == "crawl"_k) return hooks(r).arrive_crawling(r, who, command);
  if (command.action == "use_skill"_k) complete_command(r, command);
}

}  // namespace ft::rules::heimr
