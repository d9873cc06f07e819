// An ordinary action from its declaration to its end. Source: AU-ARB-03 to 12, AU-INIT-04.
#include "rules/systems/aura/declare.hpp"

#include <algorithm>

#include "rules/kernel/schema_writing.hpp"
#include "rules/kernel/system.hpp"
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

/// What is declared together, what challenges it, and what waits for a step on the way.
class Situation {
 public:
  Situation(Resolution& r, Declared first) : r_(r), encounter_(r.world().creature(first.actor()).encounter) {
    group_.push_back(std::move(first));
  }

  void play() {
    approach();
    hear(true);
    if (challengers_.empty()) return carry(pointers(group_));
    const Order order = contest(r_, group_, challengers_);
    for (Declared* loser : order.losers) loser->purse.refund(r_);  // AU-INIT-05
    const std::int64_t simultaneity = decided(order);
    carry(order.unbeaten);
    switch (simultaneity) {
      case winner_first:
        play_winners(order.winners);
        hear(false);
        return carry(order.beaten);
      case challenged_first:
        hear(false);
        carry(order.beaten);
        return play_winners(order.winners);
      default: hear(false); return carry(joined(order.winners, order.beaten));  // all from one snapshot
    }
  }

 private:
  static constexpr std::int64_t winner_first = 0, snapshot = 1, ask_gm = 2, challenged_first = 3;

  static std::vector<Declared*> pointers(std::vector<Declared>& all) {
    std::vector<Declared*> each;
    for (Declared& one : all) each.push_back(&one);
    return each;
  }

  /// A melee attack may begin with Agile Moves, before anybody can answer, and turns where they end. Source: AU-MOVE-09.
  void approach() {
    const Command& attack = group_.front().command;
    const Value* way = find(attack.form, "approach"_k);
    if (!way || !way->as<Path>()) return;
    go_along(attack, *way->as<Path>());
    if (const auto begins = group_.front().deed->begins) r_.perform(attack, begins);
  }

  void go_along(const Command& attack, const Path& path) {
    for (const Cell cell : path) {
      const Command step{"agile_move"_k, attack.actor, {{"to"_k, Place::at(cell)}}, {}, {}};
      if (!could(r_, step)) return;
      std::vector<Declared> one;
      one.push_back(accept(r_, step, "interrupts"_k));
      carry_out(r_, pointers(one));
    }
  }

  std::vector<CreatureId> owners() const {
    std::vector<CreatureId> all;
    for (const Declared& one : group_) all.push_back(one.actor());
    return all;
  }

  Asking asking(bool changed) {
    const Declared& first = group_.front();
    Asking asking{"q_declared"_k,
                  {{"who"_k, first.actor()}, {"action"_k, first.command.action}},
                  "AU-ARB-04"_k,
                  r_.house_rule("declare_s"_k),
                  {},
                  0};
    for (const Declared& one : group_) {
      for (const CreatureId who : concerned(r_, one)) asking.waits_for.push_back(who);
      asking.stakes += stakes_of(r_, one);
      if (changed) asking.waits_for.push_back(one.actor());
    }
    for (const Relation& relation : r_.world().relations())
      if (relation.key == key::watches && among(owners(), relation.to.creature()))
        asking.waits_for.push_back(relation.from.creature());
    return asking;
  }

  std::vector<Question> questions(bool everything, bool changed) {
    const Asking how = asking(changed);
    std::vector<Question> all;
    for (const CreatureId who : aware_of_all(r_, encounter_, owners())) {
      const bool speaks_already = std::any_of(challengers_.begin(), challengers_.end(),
                                              [&](const Declared& one) { return one.actor() == who; });
      const bool asked = changed || !among(owners(), who);
      if (!asked) continue;
      const Says says{true, everything && !speaks_already, everything && !speaks_already, owners()};
      if (auto question = question_in_window(r_, how, who, says)) all.push_back(std::move(*question));
    }
    return all;
  }

  /// The declare window, or, without challenges, the window for interrupts alone. An interrupt wipes all passes.
  /// Source: AU-ARB-04, AU-INIT-04, section 5 (1, 6).
  void hear(bool everything) {
    bool changed = false, again = true;
    while (std::exchange(again, false)) {
      Window window(r_, [&] { return questions(everything, changed); });
      while (const auto spoken = window.next()) {
        if (!heard(*spoken)) continue;
        changed = again = true;
        break;
      }
    }
  }

  /// Takes what somebody says. Whether something has happened, so that everybody may speak anew.
  bool heard(const Spoken& spoken) {
    const Command command = played(spoken.answer, spoken.who);
    const Key manner = manner_of(spoken.answer);
    if (manner == "abort"_k) {
      for (Declared& one : group_)
        if (one.actor() == spoken.who) one.aborted = true;
      return false;
    }
    if (manner == "challenge"_k) {
      require_challenge(command);
      challengers_.push_back(accept(r_, command, "challenges"_k));
      return false;
    }
    if (manner == "join"_k) return join(command), false;
    const Value* at_step = find(command.form, key::at_step);
    const std::int64_t step = at_step && at_step->as<std::int64_t>() ? *at_step->as<std::int64_t>() : 0;
    if (step > 0 && group_.front().deed->stepwise) {
      attached_.push_back({step, [command](Resolution& r) {
                             if (could(r, command)) interrupt_by(r, command);
                           }});
      return false;
    }
    interrupt_by(r_, command);
    return true;
  }

  /// An ordinary action, or a turn. Source: AU-INIT-01, AU-FACE-05.
  void require_challenge(const Command& command) {
    r_.perform(command, [&](Resolution& inner) {
      const bool may = is_ordinary(inner.system(), command) || command.action == "turn"_k;
      inner.require(may, {"challenge_not_allowed"_k, {}, "AU-INIT-01"_k});
      inner.require(!Actor(inner, command.actor).flag(key::initUsed),
                    {"initiative_used"_k, {{"who"_k, command.actor}}, {}});
    });
  }

  /// Together with the declared action, where its owner agrees. Source: AU-ARB-12.
  void join(const Command& command) {
    r_.perform(command, [&](Resolution& inner) {
      inner.require(is_ordinary(inner.system(), command), {"challenge_not_allowed"_k, {}, "AU-ARB-12"_k});
      require_acceptable(inner, *deed_of(command.action));
    });
    Question consent;
    consent.asked = group_.front().actor();
    consent.about = "q_join"_k;
    consent.params = {{"who"_k, command.actor}, {"action"_k, command.action}};
    consent.rule = "AU-ARB-12"_k;
    consent.shape = Shape::yes_no;
    consent.otherwise = false;
    consent.seconds = static_cast<std::int32_t>(r_.house_rule("declare_s"_k));
    if (*r_.ask(std::move(consent)).as<bool>() && could(r_, command)) group_.push_back(accept(r_, command, "joins"_k));
  }

  /// `simultaneity`, or what the GM says of this case. Source: AU-INIT-08, AU-ARB-14.
  std::int64_t decided(const Order& order) {
    const std::int64_t rule = r_.house_rule("simultaneity"_k);
    if (rule != ask_gm || order.winners.empty()) return rule;
    Question question;
    question.about = "q_simultaneity"_k;
    question.params = {{"who"_k, order.winners.front()->actor()}, {"by"_k, group_.front().actor()}};
    question.rule = "AU-INIT-08"_k;
    question.shape = Shape::one_of;
    question.options = {{winner_first, "winner_first"_k, {}},
                        {snapshot, "snapshot"_k, {}},
                        {challenged_first, "challenged_first"_k, {}}};
    question.otherwise = winner_first;
    question.seconds = static_cast<std::int32_t>(r_.house_rule("prompt_s"_k));
    return *r_.ask(std::move(question)).as<std::int64_t>();
  }

  /// The winners act one after the other, each after a window for interrupts. Source: AU-INIT-04.
  void play_winners(const std::vector<Declared*>& winners) {
    for (Declared* winner : winners) {
      if (winner->at_step > 0 && group_.front().deed->stepwise) {
        attached_.push_back({winner->at_step, [winner](Resolution& r) { carry_out(r, {winner}); }});
        continue;
      }
      hear(false);
      carry({winner});
    }
  }

  void carry(const std::vector<Declared*>& together) {
    if (!together.empty()) carry_out(r_, together, attached_);
  }

  Resolution& r_;
  EncounterId encounter_;
  std::vector<Declared> group_, challengers_;
  std::vector<Attached> attached_;
};

}  // namespace

void declare(Resolution& r) {
  const std::size_t before = r.events().size();
  const EncounterId encounter = r.world().creature(r.actor()).encounter;
  std::vector<Declared> alone;
  Declared first = accept(r, r.command(), "declared"_k);
  if (first.nature.kind == Nature::Kind::ordinary && encounter) {
    Situation(r, std::move(first)).play();
  } else {
    alone.push_back(std::move(first));
    carry_out(r, {&alone.front()});
  }
  if (!encounter) return;
  unguarded_windows(r, before);
  turn_trackers(r, encounter);
}

}  // namespace ft::rules::aura
