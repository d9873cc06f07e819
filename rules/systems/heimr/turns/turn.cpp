// A turn: its start with what is under way, delaying, its end. Source: HM-INIT-02, HM-INIT-03, HM-ACT-05, HM-ACT-07.
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/conditions/effects.hpp"
#include "rules/systems/heimr/turns/moments.hpp"
#include "rules/systems/heimr/procedures.hpp"
#include "rules/systems/heimr/turns/turns.hpp"
#include "rules/systems/heimr/turns/upcoming.hpp"

namespace ft::rules::heimr {

namespace {

/// W2: goes on with what was begun last turn, or leaves it. Source: HM-ACT-05.
void decide_upcoming(Resolution& r, CreatureId who) {
  const Condition* upcoming = Actor(r.world(), who).find(key::upcoming);
  if (!upcoming) return;
  Command command = load_readied(r.system(), who, upcoming->data);
  if (!r.system().action(command.action)) return lose(r, who, key::upcoming);  // given by hand, with nothing under way
  Question question{.asked = who,
                    .about = "q_upcoming"_k,
                    .params = {{"who"_k, who}, {"action"_k, command.action}},
                    .rule = "HM-ACT-05"_k,
                    .shape = Shape::one_of,
                    .options = {{"continue_upcoming"_k, "o_continue"_k, {}}, {"cancel_upcoming"_k, "o_cancel"_k, {}}},
                    .otherwise = "continue_upcoming"_k};
  const bool goes_on = *r.ask(std::move(question)).as<Key>() == "continue_upcoming"_k;
  if (goes_on) return complete_upcoming(r, who, command);
  const Condition canceled = *Actor(r.world(), who).find(key::upcoming);
  end_at_start(r, who, canceled);
}

}  // namespace

void start_turn(Resolution& r) {  // Source: HM-INIT-02
  const CreatureId who = r.actor();
  begin_turn(r, who);
  if (!Actor(r.world(), who).able()) return finish_turn(r, who);
  decide_upcoming(r, who);
}

void delay(Resolution& r) {  // Source: HM-INIT-03, W1
  const Encounter* combat = r.world().encounter_of(r.actor());
  r.require(combat != nullptr, {"E_MODE"_k, {{"mode"_k, "in_combat"_k}}, {}});
  r.require(combat->turn == r.actor(), {"E_NOT_YOUR_TURN"_k, {{"who"_k, r.actor()}}, {}});
  require_fit(r);
  const Actor actor(r.world(), r.actor());
  r.require(actor.number(key::turn_over) == 0, {"E_TURN_ENDED"_k, {{"who"_k, r.actor()}}, {}});  // HM-ACT-06
  r.require(actor.number("has_acted"_k) == 0, {"E_DELAY_LATE"_k, {}, {}});
  const CreatureId other = r.creature("target"_k);
  const bool in_order = other != r.actor() && r.world().creature(other).encounter == combat->id;
  r.require(in_order, {"E_TARGET_INVALID"_k, {}, "HM-INIT-03"_k});
  const bool still_to_act = Actor(r.world(), other).number(key::turn_state) == key::waiting.hash;
  r.require(still_to_act || r.house_rule("delay_behind"_k) != 0, {"E_DELAY_TARGET"_k, {{"who"_k, other}}, {}});  // G-24
  if (combat->turn != r.actor()) return;  // the rule is set aside: no turn is there to put off
  const Beside where = r.choice("where"_k) == "before"_k ? Beside::before : Beside::after;
  note(r, "delays"_k, {{"who"_k, r.actor()}, {"target"_k, other}}, "HM-INIT-03"_k);
  take_turn_back(r, r.actor());
  move_in_order(r, r.actor(), other, where);
  if (!still_to_act) r.set(r.actor(), key::turn_state, key::done.hash);  // its place in this round is past
}

void end_turn(Resolution& r) {
  const Encounter* combat = r.world().encounter_of(r.actor());
  r.require(combat != nullptr, {"E_MODE"_k, {{"mode"_k, "in_combat"_k}}, {}});
  r.require(combat->turn == r.actor(), {"E_NOT_YOUR_TURN"_k, {{"who"_k, r.actor()}}, {}});
  r.require(combat->phase != "chase"_k, {"E_CHASE"_k, {}, {}});
  if (combat->turn == r.actor()) finish_turn(r, r.actor());  // else the rule is set aside: no turn is there to end
}

/// What answers questions alone: sent without one, it says why there is none. Source: section 4, HM-DICE-07, HM-ACT-05.
void unasked(Resolution& r) {
  const Key action = r.command().action;
  if (action == "reroll"_k) {
    const bool willing = Actor(r.world(), r.actor()).number(key::wp) > 0;
    r.require(willing, {"E_WILLPOWER"_k, {{"cost"_k, std::int64_t{1}}}, "HM-DICE-07"_k});
    r.require(false, {"E_NOT_CR"_k, {}, {}});
  }
  r.require(action != "continue_upcoming"_k && action != "cancel_upcoming"_k,
            {"E_NO_UPCOMING"_k, {{"who"_k, r.actor()}}, {}});
  r.require(false, {"E_NO_WINDOW"_k, {}, {}});
}

}  // namespace ft::rules::heimr
