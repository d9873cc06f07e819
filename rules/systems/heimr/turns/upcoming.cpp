// Beginning and completing upcoming actions. Source: HM-ACT-05, HM-MOVE-07, HM-FAT-09.
#include "rules/systems/heimr/turns/upcoming.hpp"

#include "rules/systems/heimr/movement/board.hpp"
#include "rules/systems/heimr/turns/breather.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/conditions/effects.hpp"
#include "rules/systems/heimr/turns/moments.hpp"
#include "rules/systems/heimr/techniques/skills.hpp"
#include "rules/systems/heimr/turns/turns.hpp"

namespace ft::rules::heimr {

void begin_upcoming(Resolution& r) {
  const Command command = r.command();
  pay(r, ActionType::upcoming);
  Condition condition;
  condition.id = {r.next_id()};
  condition.key = key::upcoming;
  condition.data = store_readied(command);
  r.emit(ConditionGained{r.actor(), std::move(condition)});
  note(r, "begins_upcoming"_k, {{"who"_k, r.actor()}, {"action"_k, command.action}}, "HM-ACT-05"_k);
}

namespace {

/// The border is looked at again on arrival. Source: HM-MOVE-07.
void finish_crawl(Resolution& r, CreatureId who, const Command& command) {
  const Value* named = find(command.form, "to"_k);
  if (!named) return note(r, "action_lost"_k, {{"who"_k, who}}, "HM-MOVE-07"_k);
  const Cell to = named->as<Place>()->cell;
  if (may_cross(View::full(r.world()), who, to)) return note(r, "action_lost"_k, {{"who"_k, who}}, "HM-MOVE-07"_k);
  (void)cross(r, who, to, "crawl"_k);
}

}  // namespace

void complete_upcoming(Resolution& r, CreatureId who, const Command& command) {
  has_acted(r, who);
  r.set(who, key::standard, 1);
  lose(r, who, key::upcoming);
  if (command.action == "breather"_k) return catch_breath(r, who);
  if (command.action == "crawl"_k) return finish_crawl(r, who, command);
  if (command.action == "use_skill"_k) complete_skill(r, command);
}

}  // namespace ft::rules::heimr
