// The declare window: interrupts, challenges, joining, giving up. Source: AU-ARB-04, AU-ARB-11, AU-ARB-12,
// AU-INIT-01, AU-MOVE-09.
#include "rules/systems/aura/turns/declare_window.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/aura/turns/interrupts.hpp"
#include "rules/systems/aura/turns/reply.hpp"
#include "rules/systems/aura/turns/roll_block.hpp"
#include "rules/systems/aura/turns/windows.hpp"

namespace ft::rules::aura {

namespace {

bool is_ordinary(const Ruleset& system, const Command& command) {
  return find_action(command.action) && traits_of(system, command).kind == ActionTraits::Kind::ordinary;
}

/// The steps of a declared path; none of an action without one.
std::int64_t steps_of(const World& world, const DeclaredAction& declared) {
  if (!declared.definition->stepwise) return 0;
  if (const Value* path = find(declared.command.form, "path"_k); path && path->as<Path>())
    return static_cast<std::int64_t>(path->as<Path>()->size());
  const Creature& mover = world.creature(declared.actor());
  const Value* to = find(declared.command.form, "to"_k);
  return to && to->as<Place>() ? cell_distance(world.scene(mover.scene), mover.place.cell, to->as<Place>()->cell) : 0;
}

void go_along(Resolution& r, const Command& attack, const Path& path) {
  for (const Cell cell : path) {
    const Command step{"agile_move"_k, attack.actor, {{"to"_k, Place::at(cell)}}, {}, {}};
    if (!can(r, step)) return;
    DeclaredAction one = accept(r, step, "interrupt"_k);
    execute(r, {&one});
  }
}

/// One window and its declared actions. Lives shorter than its situation.
class DeclareWindow {
 public:
  DeclareWindow(Resolution& r, Arbitration& situation, std::vector<DeclaredAction*> about)
      : r_(r), situation_(situation), about_(std::move(about)) {}

  void open(Responses responses) {
    const auto goes_on = [&](const DeclaredAction* one) { return !one->aborted && Actor(r_, one->actor()).able(); };
    while (std::any_of(about_.begin(), about_.end(), goes_on)) {
      ReactionWindow window(r_, [&] { return questions(responses); });
      bool ask_again = false;
      while (!ask_again) {
        const auto spoken = window.next();
        if (!spoken) return;
        ask_again = take(*spoken);
      }
    }
  }

 private:
  /// An action in the window, and the creatures it concerns.
  struct About {
    const DeclaredAction* declared;
    std::vector<CreatureId> concerned;
    std::int64_t max_damage;
    bool broken;  // as things stand it cannot be carried out
  };

  /// What is about to happen, as far as `who` knows of those who do it. Source: AU-ARB-04.
  WindowPrompt asking(CreatureId who, const std::vector<About>& all) {
    WindowPrompt asking{"q_declared"_k, {}, "AU-ARB-04"_k, r_.house_rule("declare_s"_k), {}, 0};
    for (const About& one : all) {
      const CreatureId actor = one.declared->actor();
      if (actor != who && !Actor(r_, who).aware_of(actor)) continue;
      if (asking.params.empty()) asking.params = {{"who"_k, actor}, {"action"_k, one.declared->command.action}};
      const bool watches = find_relation(r_.world(), key::watches, who, actor) || among(one.concerned, who);
      const bool may_follow = situation_.changed || one.broken;  // by what was done meanwhile in another action
      if (actor == who ? may_follow : watches) asking.waits_for = {who};
      asking.max_damage += one.max_damage;
    }
    return asking;
  }

  std::vector<Question> questions(Responses responses) {
    std::vector<About> all;
    std::vector<CreatureId> actors, all_concerned;
    for (const DeclaredAction* one : about_) {
      all.push_back({one, concerned(r_, *one), max_damage_of(r_, *one), recheck(r_, *one).has_value()});
      actors.push_back(one->actor());
      all_concerned.insert(all_concerned.end(), all.back().concerned.begin(), all.back().concerned.end());
    }
    std::vector<Question> questions;
    for (const CreatureId who : aware_of_any(r_, situation_.encounter, actors, all_concerned)) {
      const auto own =
          std::find_if(about_.begin(), about_.end(), [&](DeclaredAction* one) { return one->actor() == who; });
      const bool challenges = std::any_of(situation_.challengers.begin(), situation_.challengers.end(),
                                          [&](const DeclaredAction& one) { return one.actor() == who; });
      const bool may_act = responses == Responses::all && own == about_.end() && !challenges;
      const bool may_join =
          may_act && Actor(r_, situation_.group.front().actor()).aware_of(who);  // who is asked for consent
      const bool may_give_up = own != about_.end() && !(*own)->aborted;
      const AllowedReactions says{may_act, may_join, may_give_up ? (*own)->command.action : Key{}};
      if (auto question = question_in_window(r_, asking(who, all), who, says))
        questions.push_back(std::move(*question));
    }
    return questions;
  }

  /// Applies a reaction. Whether something has happened, so that all may react again.
  bool take(const Reaction& spoken) {
    Command command = command_of_reaction(r_, spoken);
    if (!r_.world().creature(spoken.who).seats.empty()) command.form.push_back({key::by_player, true});
    const Key response = response_type(spoken.answer);
    if (response == "abort"_k) {
      for (DeclaredAction* one : about_)
        if (one->actor() == spoken.who) one->aborted = true;
      return true;
    }
    if (response == "challenge"_k) {
      require_challenge(command);
      (void)step_said(command, situation_.group.front());
      if (auto challenge = accept_answer(r_, command, "challenge"_k))
        situation_.challengers.push_back(std::move(*challenge));
      return false;
    }
    if (response == "join"_k) return join(command);
    require_interrupt(r_, command);
    const std::int64_t step = step_said(command, *about_.front());
    if (step > 0) {
      about_.front()->attached.push_back({step, command});
      return false;
    }
    interrupt_by(r_, command);
    situation_.changed = true;
    return true;
  }

  /// The step of the way at which the answer is to come; 0: before the first. Refuses one that is not on it. Source: AU-ARB-11.
  std::int64_t step_said(const Command& command, const DeclaredAction& on_the_way) {
    const Value* said = find(command.form, key::at_step);
    const std::int64_t step = said && said->as<std::int64_t>() ? *said->as<std::int64_t>() : 0;
    r_.perform(command, [&](Resolution& inner) {
      const bool on_it = step >= 0 && step <= steps_of(inner.world(), on_the_way);
      inner.require(on_it, {"E_FORM"_k, {{"field"_k, key::at_step}}, "AU-ARB-11"_k});
    });
    return step;
  }

  /// Prevents a second attack before the victim's reply by way of challenging or joining another action.
  /// Source: AU-ARB-10.
  static void require_response(Resolution& r, bool apt) {
    r.require(apt && waits_for_reply(r.system(), r.world(), r.command()) == Admission::opens,
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
      (void)require_acceptable(inner, *find_action(command.action));
    });
    if (!r_.ask_yes({.asked = situation_.group.front().actor(),
                     .prompt = "q_join"_k,
                     .params = {{"who"_k, command.actor}, {"action"_k, command.action}},
                     .rule = "AU-ARB-12"_k,
                     .default_answer = false,
                     .seconds = r_.house_rule("declare_s"_k)}) ||
        !can(r_, command))
      return false;
    auto joined = accept_answer(r_, command, "join"_k);
    if (!joined) return false;
    situation_.group.push_back(std::move(*joined));
    begin(r_, situation_.group.back());
    about_.push_back(&situation_.group.back());
    return true;
  }

  Resolution& r_;
  Arbitration& situation_;
  std::vector<DeclaredAction*> about_;
};

}  // namespace

void open_window(Resolution& r, Arbitration& situation, std::vector<DeclaredAction*> about, Responses responses) {
  DeclareWindow(r, situation, std::move(about)).open(responses);
}

void begin(Resolution& r, const DeclaredAction& declared) {
  const Command& attack = declared.command;
  const Value* way = find(attack.form, "approach"_k);
  if (way && way->as<Path>()) go_along(r, attack, *way->as<Path>());
  if (declared.definition->begins) r.perform(attack, declared.definition->begins);
}

}  // namespace ft::rules::aura
