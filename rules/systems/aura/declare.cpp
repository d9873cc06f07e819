// An ordinary action from its declaration to its end. Source: AU-ARB-03 to 12, AU-ARB-17, AU-INIT-04.
#include "rules/systems/aura/declare.hpp"

#include <algorithm>
#include <deque>

#include "rules/kernel/geometry.hpp"
#include "rules/kernel/schema_writing.hpp"
#include "rules/kernel/system.hpp"
#include "rules/kernel/ties.hpp"
#include "rules/systems/aura/conditions.hpp"
#include "rules/systems/aura/initiative.hpp"
#include "rules/systems/aura/interrupts.hpp"
#include "rules/systems/aura/rounds.hpp"
#include "rules/systems/aura/turning.hpp"
#include "rules/systems/aura/windows.hpp"

namespace ft::rules::aura {

namespace {

bool is_ordinary(const System& system, const Command& command) {
  return deed_of(command.action) && nature_of(system, command).kind == Nature::Kind::ordinary;
}

/// Steps of the way that is declared; none of what is no way.
std::int64_t steps_of(const World& world, const Declared& declared) {
  if (!declared.deed->stepwise) return 0;
  if (const Value* path = find(declared.command.form, "path"_k); path && path->as<Path>())
    return static_cast<std::int64_t>(path->as<Path>()->size());
  const Creature& mover = world.creature(declared.actor());
  const Value* to = find(declared.command.form, "to"_k);
  return to && to->as<Place>() ? cell_distance(world.scene(mover.scene), mover.place.cell, to->as<Place>()->cell) : 0;
}

/// What may be said: at first everything, later interrupts alone. Source: section 5 (1, 6).
enum class Hearing : std::uint8_t { everything, interrupts };

/// What is declared together, what challenges it, and what waits for a step on the way.
class Situation {
 public:
  Situation(Resolution& r, Declared first) : r_(r), encounter_(r.world().creature(first.actor()).encounter) {
    group_.push_back(std::move(first));
  }

  void play() {
    begin(group_.front());
    hear(pointers(group_), Hearing::everything);
    if (challengers_.empty()) return carry(pointers(group_));
    const std::vector<Declared*> possible = leave_out(pointers(group_), &why_broken);  // G-A2
    if (!possible.empty()) settle(possible);
    for (Declared& one : challengers_) one.purse.refund(r_);  // what was not carried out (AU-INIT-05, G-A2)
  }

 private:
  static std::vector<Declared*> pointers(std::deque<Declared>& all) {
    std::vector<Declared*> each;
    for (Declared& one : all) each.push_back(&one);
    return each;
  }

  bool able(const Declared& one) const { return Actor(r_, one.actor()).able(); }

  /// Interrupts what can no longer be carried out, and returns the rest.
  std::vector<Declared*> leave_out(std::vector<Declared*> all, Verdict (*why)(Resolution&, const Declared&)) {
    std::vector<Declared*> left;
    for (Declared* one : all) {
      const bool impossible = one->aborted || why(r_, *one);
      if (impossible)
        carry({one});
      else
        left.push_back(one);
    }
    return left;
  }

  /// A melee attack may begin with Agile Moves, before anybody can answer, and turns where they end. Source: AU-MOVE-09.
  void begin(const Declared& declared) {
    const Command& attack = declared.command;
    const Value* way = find(attack.form, "approach"_k);
    if (way && way->as<Path>()) go_along(attack, *way->as<Path>());
    if (declared.deed->begins) r_.perform(attack, declared.deed->begins);
  }

  void go_along(const Command& attack, const Path& path) {
    for (const Cell cell : path) {
      const Command step{"agile_move"_k, attack.actor, {{"to"_k, Place::at(cell)}}, {}, {}};
      if (!can(r_, step)) return;
      Declared one = accept(r_, step, "interrupt"_k);
      carry_out(r_, {&one});
    }
  }

  /// One of those who are about to act, and whom that concerns.
  struct About {
    const Declared* declared;
    std::vector<CreatureId> concerned;
    std::int64_t stakes;
    bool broken;  // as things stand it cannot be carried out
  };

  /// What is about to happen, as far as `who` knows of those who do it. Source: AU-ARB-04.
  Asking asking(CreatureId who, const std::vector<About>& all) {
    Asking asking{"q_declared"_k, {}, "AU-ARB-04"_k, r_.house_rule("declare_s"_k), {}, 0};
    for (const About& one : all) {
      const CreatureId actor = one.declared->actor();
      if (actor != who && !Actor(r_, who).aware_of(actor)) continue;
      if (asking.params.empty()) asking.params = {{"who"_k, actor}, {"action"_k, one.declared->command.action}};
      const bool watches = find_tie(r_.world(), key::watches, who, actor) || among(one.concerned, who);
      const bool may_follow = changed_ || one.broken;  // by what was done meanwhile in another action
      if (actor == who ? may_follow : watches) asking.waits_for = {who};
      asking.stakes += one.stakes;
    }
    return asking;
  }

  std::vector<Question> questions(Hearing hearing) {
    std::vector<About> all;
    std::vector<CreatureId> actors;
    for (const Declared* one : about_) {
      all.push_back({one, concerned(r_, *one), stakes_of(r_, *one), why_broken(r_, *one).has_value()});
      actors.push_back(one->actor());
    }
    std::vector<Question> questions;
    for (const CreatureId who : aware_of_any(r_, encounter_, actors)) {
      const auto own = std::find_if(about_.begin(), about_.end(), [&](Declared* one) { return one->actor() == who; });
      const bool challenges = std::any_of(challengers_.begin(), challengers_.end(),
                                          [&](const Declared& one) { return one.actor() == who; });
      const bool may_act = hearing == Hearing::everything && own == about_.end() && !challenges;
      const bool may_join = may_act && Actor(r_, group_.front().actor()).aware_of(who);  // who is asked for consent
      const bool may_give_up = own != about_.end() && !(*own)->aborted;
      const Says says{may_act, may_join, may_give_up ? (*own)->command.action : Key{}};
      if (auto question = question_in_window(r_, asking(who, all), who, says))
        questions.push_back(std::move(*question));
    }
    return questions;
  }

  /// The declare window, or the one for interrupts alone. An interrupt wipes all passes, and so does somebody who joins.
  /// Source: AU-ARB-04, AU-INIT-04, section 5 (1, 6).
  void hear(std::vector<Declared*> about, Hearing hearing) {
    about_ = std::move(about);
    const auto goes_on = [&](const Declared* one) { return !one->aborted && able(*one); };
    while (std::any_of(about_.begin(), about_.end(), goes_on)) {
      Window window(r_, [&] { return questions(hearing); });
      bool anew = false;
      while (!anew) {
        const auto spoken = window.next();
        if (!spoken) return;
        anew = heard(*spoken);
      }
    }
  }

  /// Takes what somebody says. Whether something has happened, so that everybody may speak anew.
  bool heard(const Spoken& spoken) {
    Command command = declared_by(r_, spoken);
    if (!r_.world().creature(spoken.who).seats.empty()) command.form.push_back({key::by_player, true});
    const Key manner = manner_of(spoken.answer);
    if (manner == "abort"_k) {
      for (Declared* one : about_)
        if (one->actor() == spoken.who) one->aborted = true;
      return true;
    }
    if (manner == "challenge"_k) {
      require_challenge(command);
      (void)step_said(command, group_.front());
      if (auto challenge = accept_answer(r_, command, "challenge"_k)) challengers_.push_back(std::move(*challenge));
      return false;
    }
    if (manner == "join"_k) return join(command);
    require_interrupt(r_, command);
    const std::int64_t step = step_said(command, *about_.front());
    if (step > 0) {
      about_.front()->attached.push_back({step, command});
      return false;
    }
    interrupt_by(r_, command);
    changed_ = true;
    return true;
  }

  /// The step of the way at which the answer is to come; 0: before the first. Refuses one that is not on it. Source: AU-ARB-11.
  std::int64_t step_said(const Command& command, const Declared& on_the_way) {
    const Value* said = find(command.form, key::at_step);
    const std::int64_t step = said && said->as<std::int64_t>() ? *said->as<std::int64_t>() : 0;
    r_.perform(command, [&](Resolution& inner) {
      const bool on_it = step >= 0 && step <= steps_of(inner.world(), on_the_way);
      inner.require(on_it, {"E_FORM"_k, {{"field"_k, key::at_step}}, "AU-ARB-11"_k});
    });
    return step;
  }

  /// Nobody strikes again before the other's reply by challenging or joining somebody else. Source: AU-ARB-10.
  static void require_response(Resolution& r, bool apt) {
    r.require(apt && held_back(r.system(), r.world(), r.command()) == Admission::opens,
              {"challenge_not_allowed"_k, {}, "AU-INIT-01"_k});
  }

  /// An ordinary action, or a turn. Source: AU-INIT-01, AU-FACE-05.
  void require_challenge(const Command& command) {
    r_.perform(command, [&](Resolution& inner) {
      require_response(inner, is_ordinary(inner.system(), command) || command.action == "turn"_k);
      inner.require(!Actor(inner, command.actor).flag(key::initUsed),
                    {"initiative_used"_k, {{"who"_k, command.actor}}, {}});
    });
  }

  /// Together with the declared action, where its owner agrees. Source: AU-ARB-12.
  bool join(const Command& command) {
    r_.perform(command, [&](Resolution& inner) {
      require_response(inner, is_ordinary(inner.system(), command));
      require_acceptable(inner, *deed_of(command.action));
    });
    if (!r_.ask_yes({.asked = group_.front().actor(),
                     .about = "q_join"_k,
                     .params = {{"who"_k, command.actor}, {"action"_k, command.action}},
                     .rule = "AU-ARB-12"_k,
                     .otherwise = false,
                     .seconds = r_.house_rule("declare_s"_k)}) ||
        !can(r_, command))
      return false;
    auto joined = accept_answer(r_, command, "join"_k);
    if (!joined) return false;
    group_.push_back(std::move(*joined));
    begin(group_.back());
    about_.push_back(&group_.back());
    return true;
  }

  /// Contests of Initiative, then everybody's action in their order. Source: AU-INIT-02 to 06.
  void settle(const std::vector<Declared*>& challenged) {
    const auto fallen = [](Resolution& r, const Declared& one) {
      return Actor(r, one.actor()).able() ? Verdict{} : why_broken(r, one);
    };
    const std::vector<Declared*> challengers = leave_out(pointers(challengers_), fallen);
    if (challengers.empty()) return carry(challenged);
    Order order = contest(r_, challenged, challengers);
    for (Declared* loser : order.losers) loser->purse.refund(r_);  // AU-INIT-05
    const std::int64_t simultaneity = decided(order);
    carry(order.unbeaten);
    switch (simultaneity) {
      case winner_first: return in_turn(order.winners, std::move(order.beaten));
      case challenged_first: act(order.beaten); return in_turn(order.winners, {});
      default:  // all from one snapshot
        for (const Declared* winner : order.winners) begin(*winner);
        return act(joined(order.winners, order.beaten));
    }
  }

  /// Highest first; together, whom a winner did not beat go before it. Source: AU-INIT-04, AU-INIT-06.
  void in_turn(const std::vector<Declared*>& winners, std::vector<Declared*> beaten) {
    for (Declared* winner : winners) {
      const auto faster = [&](const Declared* one) { return one->initiative >= winner->initiative; };
      const auto slower = std::stable_partition(beaten.begin(), beaten.end(), faster);
      act({beaten.begin(), slower});
      beaten.erase(beaten.begin(), slower);
      Declared& challenged = group_.front();
      if (winner->at_step > 0 && challenged.deed->stepwise)
        challenged.attached.push_back({winner->at_step, {}, [this, winner](Resolution&) { win(*winner); }});
      else
        win(*winner);
    }
    act(beaten);
  }

  /// Source: AU-INIT-04.
  void win(Declared& winner) {
    begin(winner);
    if (why_broken(r_, winner)) return carry({&winner});
    act({&winner});
  }

  /// After a window for interrupts. Source: AU-INIT-04, section 5 (6).
  void act(const std::vector<Declared*>& together) {
    hear(together, Hearing::interrupts);
    carry(together);
  }

  void carry(const std::vector<Declared*>& together) {
    if (together.empty()) return;
    carry_out(r_, settle_races(r_, together));
    changed_ = true;
  }

  /// `simultaneity`, or what the GM says of this case. Source: AU-INIT-08, AU-ARB-14.
  std::int64_t decided(const Order& order) {
    const std::int64_t rule = r_.house_rule("simultaneity"_k);
    if (rule != ask_gm || order.winners.empty()) return rule;
    return gm_says(r_, "q_simultaneity"_k,
                   {{"who"_k, order.winners.front()->actor()}, {"by"_k, group_.front().actor()}},
                   {{winner_first, "winner_first"_k, {}},
                    {snapshot, "snapshot"_k, {}},
                    {challenged_first, "challenged_first"_k, {}}});
  }

  Resolution& r_;
  EncounterId encounter_;
  std::deque<Declared> group_, challengers_;
  std::vector<Declared*> about_;  // whose action the open window is about
  bool changed_ = false;          // since the declaration
};

}  // namespace

void declare(Resolution& r) {
  const std::size_t before = r.events().size();
  const EncounterId encounter = r.world().creature(r.actor()).encounter;
  Declared first = accept(r, r.command());
  if (first.nature.kind == Nature::Kind::ordinary && encounter) {
    Situation(r, std::move(first)).play();
  } else {
    if (first.deed->begins) first.deed->begins(r);
    carry_out(r, {&first});
  }
  if (!encounter) return;
  unguarded_windows(r, before);
  turn_trackers(r, encounter);
}

}  // namespace ft::rules::aura
