// An ordinary action from its declaration to its end. Source: AU-ARB-03 to 12, AU-ARB-17, AU-INIT-02 to 08.
#include "rules/systems/aura/turns/declare.hpp"

#include <algorithm>

#include "rules/kernel/schema/schema_builders.hpp"
#include "rules/systems/aura/turns/hearing.hpp"
#include "rules/systems/aura/turns/initiative.hpp"
#include "rules/systems/aura/turns/interrupts.hpp"

namespace ft::rules::aura {

namespace {

/// Hears what others say to one action, and has everybody act in their order.
class Arbitration {
 public:
  Arbitration(Resolution& r, Declared first) : r_(r), situation_{r.world().creature(first.actor()).encounter} {
    situation_.group.push_back(std::move(first));
  }

  void play() {
    begin(r_, situation_.group.front());
    hear(r_, situation_, pointers(situation_.group), WindowScope::everything);
    if (situation_.challengers.empty()) return carry(pointers(situation_.group));
    const std::vector<Declared*> possible = leave_out(pointers(situation_.group), &why_broken);  // G-A2
    if (!possible.empty()) settle(possible);
    for (Declared& one : situation_.challengers) one.purse.refund(r_);  // what was not carried out (AU-INIT-05, G-A2)
  }

 private:
  static std::vector<Declared*> pointers(std::deque<Declared>& all) {
    std::vector<Declared*> each;
    for (Declared& one : all) each.push_back(&one);
    return each;
  }

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

  /// Contests of Initiative, then everybody's action in their order. Source: AU-INIT-02 to 06.
  void settle(const std::vector<Declared*>& challenged) {
    const auto fallen = [](Resolution& r, const Declared& one) {
      return Actor(r, one.actor()).able() ? Verdict{} : why_broken(r, one);
    };
    const std::vector<Declared*> challengers = leave_out(pointers(situation_.challengers), fallen);
    if (challengers.empty()) return carry(challenged);
    Order order = contest(r_, challenged, challengers);
    for (Declared* loser : order.losers) loser->purse.refund(r_);  // AU-INIT-05
    const std::int64_t simultaneity = decided(order);
    carry(order.unbeaten);
    switch (simultaneity) {
      case winner_first: return in_turn(order.winners, std::move(order.beaten));
      case challenged_first: act(order.beaten); return in_turn(order.winners, {});
      default:  // all from one snapshot
        for (const Declared* winner : order.winners) begin(r_, *winner);
        return act(joined(order.winners, order.beaten));
    }
  }

  /// Highest first; together, whom a winner did not beat go before it. Source: AU-INIT-04, AU-INIT-06.
  void in_turn(const std::vector<Declared*>& winners, std::vector<Declared*> beaten) {
    for (std::size_t i = 1; i < winners.size(); ++i)
      tell_who_comes_first(r_, {winners[i - 1]->actor(), winners[i - 1]->initiative},
                           {winners[i]->actor(), winners[i]->initiative}, "AU-INIT-04"_k);
    for (Declared* winner : winners) {
      const auto faster = [&](const Declared* one) { return one->initiative >= winner->initiative; };
      const auto slower = std::stable_partition(beaten.begin(), beaten.end(), faster);
      act({beaten.begin(), slower});
      beaten.erase(beaten.begin(), slower);
      Declared& challenged = situation_.group.front();
      if (winner->at_step > 0 && challenged.deed->stepwise)
        challenged.attached.push_back({winner->at_step, {}, [this, winner](Resolution&) { win(*winner); }});
      else
        win(*winner);
    }
    act(beaten);
  }

  /// Source: AU-INIT-04.
  void win(Declared& winner) {
    begin(r_, winner);
    if (why_broken(r_, winner)) return carry({&winner});
    act({&winner});
  }

  /// After a window for interrupts. Source: AU-INIT-04, section 5 (6).
  void act(const std::vector<Declared*>& together) {
    hear(r_, situation_, together, WindowScope::interrupts);
    carry(together);
  }

  void carry(const std::vector<Declared*>& together) {
    if (together.empty()) return;
    carry_out(r_, settle_races(r_, together), play_attached);
    situation_.changed = true;
  }

  /// `simultaneity`, or what the GM says of this case. Source: AU-INIT-08, AU-ARB-14.
  std::int64_t decided(const Order& order) {
    const std::int64_t rule = r_.house_rule("simultaneity"_k);
    if (rule != ask_gm || order.winners.empty()) return rule;
    return ask_gm_choice(r_, "q_simultaneity"_k,
                         {{"who"_k, order.winners.front()->actor()}, {"by"_k, situation_.group.front().actor()}},
                         {{winner_first, "winner_first"_k, {}},
                          {snapshot, "snapshot"_k, {}},
                          {challenged_first, "challenged_first"_k, {}}});
  }

  Resolution& r_;
  Situation situation_;
};

}  // namespace

void declare(Resolution& r) {
  const std::size_t before = r.events().size();
  const EncounterId encounter = r.world().creature(r.actor()).encounter;
  Declared first = accept(r, r.command());
  if (first.nature.kind == ActionTraits::Kind::ordinary && encounter) {
    Arbitration(r, std::move(first)).play();
  } else {
    if (first.deed->begins) first.deed->begins(r);
    carry_out(r, {&first});
  }
  if (encounter) unguarded_windows(r, before);
}

}  // namespace ft::rules::aura
