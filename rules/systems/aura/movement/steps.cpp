// An own way, step by step: who may strike at it, its cost, the move, the ground, what waits for it.
// Source: AU-ARB-11.
#include "rules/systems/aura/movement/steps.hpp"

#include <algorithm>

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/step_effects.hpp"
#include "rules/systems/aura/movement/crossing.hpp"
#include "rules/systems/aura/movement/displacing.hpp"
#include "rules/systems/aura/movement/facing.hpp"

namespace ft::rules::aura {

namespace {

/// One way while it is gone.
class Walk {
 public:
  Walk(Resolution& r, Execution& course, const Path& path, const WalkPlan& stride)
      : r_(r),
        course_(course),
        path_(path),
        stride_(stride),
        who_(r.actor()),
        in_fight_(static_cast<bool>(r.world().creature(who_).encounter)),
        lay_(Actor(r, who_).has(key::prone)),
        gait_(Actor(r, who_), Actor(r, who_).number(key::heading)),
        effects_(r, who_) {}

  WalkResult go() {
    if (in_fight_) r_.set(who_, key::moving, stride_.sprints ? 2 : 1);
    course_.responses_at(r_, 0);
    while (goes_on() && step()) {
    }
    walked_.whole = !goes_on();
    if (walked_.steps == 0) course_.reserved().interrupted(r_);
    if (r_.world().find(who_)) remember();
    return walked_;
  }

 private:
  /// One step; whether it goes on.
  bool step() {
    const Cell to = path_[static_cast<std::size_t>(walked_.steps)];
    if (!can_enter(to)) return false;
    const Crossing crossing{who_, r_.world().creature(who_).place.cell, to};
    if (meets([&] { ask_before_step(r_, crossing); }) && !can_enter(to)) return false;
    const StepCost pace = gait_.step(scene(), crossing.from, to);
    if (!pay(pace)) return false;
    ++walked_.steps;
    walked_.metres += pace.metres;
    make(pace, to);
    meets([&] {
      ask_after_step(r_, crossing);
      course_.responses_at(r_, walked_.steps);
    });
    return fit() && !ends_here();
  }

  bool pay(const StepCost& pace) {
    if (stride_.pays) return stride_.pays(pace);
    course_.reserved().spend(r_);
    return true;
  }

  const Scene& scene() const { return r_.world().scene(r_.world().creature(who_).scene); }
  bool goes_on() const { return walked_.steps < static_cast<std::int64_t>(path_.size()); }
  bool last() const { return walked_.steps + 1 == static_cast<std::int64_t>(path_.size()); }
  bool zigzags() const { return stride_.headlong && gait_.turns() >= 2; }  // AU-MOVE-12

  bool fit() const {
    if (broken_off_ || !r_.world().find(who_)) return false;
    const Actor actor(r_, who_);
    const bool fell = stride_.upright ? actor.posture() != key::standing : !lay_ && actor.has(key::prone);
    return actor.conscious() && !actor.bound() && !fell;
  }

  /// Whether what it meets here ends it: in the air nothing does.
  bool ends_here() {
    if (!goes_on()) return effects_.end_walk(r_, Footing::arrived);
    if (stride_.going != MovementType::on_foot) return false;
    const bool passes = shares_its_place(View::full(r_.world()), Actor(r_, who_));
    return effects_.end_walk(r_, passes ? Footing::passing : Footing::standing);
  }

  /// Whether no creature or obstacle bars the cell, known to the mover or not.
  bool can_enter(Cell to) {
    if (!fit()) return false;
    const Actor actor(r_, who_);
    const Verdict barred = way_open(View::full(r_.world()), actor, {to}, {stride_.going, !last()});
    if (barred) stop_short(r_, who_, to);
    return !barred;
  }

  /// Whether another creature interfered; the mover may break off then. Source: AU-INC-02.
  template <class Part>
  bool meets(const Part& part) {
    if (!in_fight_) return false;
    const std::size_t before = r_.events().size();
    part();
    if (!happened_since(before)) return false;
    if (!goes_on() || !fit() || shares_its_place(View::full(r_.world()), Actor(r_, who_))) return true;
    Question question{.asked = who_,
                      .prompt = "q_go_on"_k,
                      .params = {{"who"_k, who_}, {"action"_k, stride_.movement_type}},
                      .rule = "AU-INC-02"_k,
                      .default_answer = true,
                      .seconds = r_.house_rule("declare_s"_k)};
    broken_off_ = !*r_.ask(std::move(question)).template as<bool>();
    return true;
  }

  /// Whether anything but lines of the log, such as that a prompt timed out.
  bool happened_since(std::size_t before) const {
    const auto is_line = [](const Event& event) { return std::holds_alternative<LogLine>(event); };
    return !std::all_of(r_.events().begin() + static_cast<std::ptrdiff_t>(before), r_.events().end(), is_line);
  }

  void make(const StepCost& pace, Cell to) {
    if (in_fight_) {
      r_.set(who_, key::heading, stride_.headlong ? pace.direction + 1 : 0);
      r_.set(who_, key::lastDir, pace.direction + 1);
      if (zigzags()) r_.set(who_, key::moving, 2);
    }
    move_own(r_, who_, to, pace.metres, stride_.movement_type);
    if (stride_.headlong) face(r_, who_, facing_of(scene(), pace.direction));
  }

  /// What the next action asks about it. Source: 2.1, AU-MOVE-12, AU-JUMP-01.
  void remember() {
    r_.set(who_, key::moving, 0);
    if (!in_fight_ || walked_.steps == 0) return;
    r_.set(who_, key::lastMetres, Actor(r_, who_).number(key::lastMetres) + walked_.metres);
    r_.set(who_, key::lastSprint, stride_.sprints ? 1 : 0);
    r_.set(who_, key::lastZigzag, zigzags() ? 1 : 0);
  }

  Resolution& r_;
  Execution& course_;
  const Path& path_;
  const WalkPlan& stride_;
  CreatureId who_;
  bool in_fight_, lay_, broken_off_ = false;
  PathCost gait_;
  StepEffects effects_;
  WalkResult walked_;
};

}  // namespace

WalkResult walk(Resolution& r, Execution& course, const Path& path, const WalkPlan& stride) {
  return Walk(r, course, path, stride).go();
}

}  // namespace ft::rules::aura
