// Walking, dashing and being stopped on the way. Source: GW-MOVE-01 to 05, GW-WIN-02 to 04.
#include <algorithm>
#include <set>

#include "rules/kernel/geometry.hpp"
#include "rules/kernel/movement.hpp"
#include "rules/systems/grimwire/budget.hpp"
#include "rules/systems/grimwire/checks.hpp"
#include "rules/systems/grimwire/conditions.hpp"
#include "rules/systems/grimwire/grapple.hpp"
#include "rules/systems/grimwire/pace.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/windows.hpp"

namespace ft::rules::grimwire {

namespace {

/// One who may try to stop the mover, and after which step.
struct Blocker {
  CreatureId who;
  std::size_t step = 0;  // index into the path
};

bool able_to_block(const World& world, CreatureId who) {
  const Actor actor(world, who);
  return actor.standing() && !actor.grappled() && actor.burnout() < 4;
}

/// Blocking costs nothing, or an auxiliary action where the table says so. Source: GW-MOVE-05, G-36.
bool can_pay_block(const Resolution& r, CreatureId who) {
  return r.house_rule("block_cost"_k) == 0 || may_react(r, who, Reaction::auxiliary);
}

bool tried_already(const World& world, CreatureId blocker, CreatureId mover) {
  return std::any_of(world.relations().begin(), world.relations().end(), [&](const Relation& relation) {
    return relation.key == "blocked_past"_k && relation.from == Ref(blocker) && relation.to == Ref(mover);
  });
}

/// The first path cell nearest to `who`, when the path passes it. Source: GW-MOVE-05.
std::optional<std::size_t> passes_at(const World& world, const Creature& mover, const Path& path, const Creature& who) {
  const Scene& scene = world.scene(mover.scene);
  const auto distance = [&](Cell cell) {
    return metres_between(world, scene, Place::at(cell, {mover.place.height}), who.place);
  };
  const std::int64_t start = distance(mover.place.cell);
  std::size_t nearest = 0;
  for (std::size_t i = 1; i < path.size(); ++i)
    if (distance(path[i]) < distance(path[nearest])) nearest = i;
  const std::int64_t least = distance(path[nearest]);
  bool farther_before = start > least;
  for (std::size_t i = 0; i < nearest; ++i) farther_before |= distance(path[i]) > least;
  if (least > 3 || !farther_before || distance(path.back()) <= least) return std::nullopt;
  return nearest;
}

/// Everyone who may block, by step and then by creature id.
std::vector<Blocker> blockers_of(const Resolution& r, CreatureId mover_id, const Path& path) {
  std::vector<Blocker> blockers;
  if (!conflict_of(r.world(), mover_id)) return blockers;
  const Creature& mover = r.world().creature(mover_id);
  const Actor moving(r.world(), mover_id);
  for (const Creature* other : r.world().creatures()) {
    if (other->id == mover_id || other->scene != mover.scene || other->encounter != mover.encounter) continue;
    if (!moving.hostile_to(Actor(r.world(), other->id)) || !able_to_block(r.world(), other->id)) continue;
    if (tried_already(r.world(), other->id, mover_id) || !can_pay_block(r, other->id)) continue;
    if (const auto step = passes_at(r.world(), mover, path, *other)) blockers.push_back({other->id, *step});
  }
  std::stable_sort(blockers.begin(), blockers.end(),
                   [](const Blocker& a, const Blocker& b) { return a.step < b.step; });
  return blockers;
}

Key asked_to_block(Resolution& r, CreatureId blocker, CreatureId mover) {
  Question question;
  question.asked = blocker;
  question.about = "q_block_move"_k;
  question.params = {{"who"_k, blocker}, {"actor"_k, mover}};
  question.rule = "GW-MOVE-05"_k;
  question.shape = Shape::one_of;
  for (const Key attribute : {COR, AGL}) {
    const std::int64_t bonus = standing_number(r, {blocker, attribute, "block"_k, {}}).total() - 11;
    question.options.push_back({attribute, "o_block_with"_k, {{"attribute"_k, attribute}, {"bonus"_k, bonus}}});
  }
  question.options.push_back({Key("o_decline"_k), "o_decline"_k, {}});
  question.otherwise = Key("o_decline"_k);
  return *r.ask(std::move(question)).as<Key>();
}

/// Whether the mover is held up. Source: GW-MOVE-05.
bool is_blocked(Resolution& r, CreatureId blocker, CreatureId mover) {
  const Key with = asked_to_block(r, blocker, mover);
  if (with == "o_decline"_k) return false;
  r.emit(RelationMade{{{r.next_id()}, "blocked_past"_k, blocker, mover, {}, true}});
  if (r.house_rule("block_cost"_k) != 0) pay_reaction(r, blocker, Reaction::auxiliary);
  const bool npc = !Actor(r.world(), blocker).pc();
  const Key attribute = npc ? better_of(r, blocker, {COR, AGL}, "block"_k) : with;
  const Key answer = choose_attribute(r, mover, {TOG, AGL}, "slip_by"_k, "GW-MOVE-05"_k);
  const Contest struggle{
      {blocker, attribute, "block"_k, {}}, {mover, answer, "slip_by"_k, {}}, "GW-MOVE-05"_k, {}, false, true};
  const bool blocked = contest(r, struggle).won;
  note(r, blocked ? "blocks_way"_k : "gets_past"_k, {{"who"_k, blocker}, {"target"_k, mover}}, "GW-MOVE-05"_k);
  return blocked;
}

void lose_movement(Resolution& r, CreatureId who) {
  if (conflict_of(r.world(), who)) r.set(who, key::move_given_up, 1);
}

/// The AGL roll of the first difficult cell of a turn; whether the mover may go on. Source: GW-MOVE-04.
bool masters_ground(Resolution& r, CreatureId who, Cell cell) {
  const Scene& scene = r.world().scene(r.world().creature(who).scene);
  const CellGround* ground = ground_at(scene, cell);
  if (!ground || !ground->difficult || !conflict_of(r.world(), who)) return true;
  if (Actor(r.world(), who).number("ground_tried"_k) != 0) return true;
  const std::int64_t authored = ground->numbers.get("move_tn"_k);
  Sum target;
  target.keep("base_number"_k, authored > 0 ? authored : 11, "GW-MOVE-04"_k);
  r.set(who, "ground_tried"_k, 1);
  if (passes(r, {{who, AGL, "difficult_ground"_k, {}}, target, "GW-MOVE-04"_k, {}})) return true;
  r.set(who, key::move_halved, 1);
  return left_m(r.system(), r.world(), who) >= step_m(r.world().scene(r.world().creature(who).scene));
}

/// Creatures for whom a step from a to b is what `of` says of the two distances.
template <class Test>
std::vector<CreatureId> holders_where(const Resolution& r, CreatureId mover_id, Cell from, Cell to, Test of) {
  const Creature& mover = r.world().creature(mover_id);
  const Scene& scene = r.world().scene(mover.scene);
  std::vector<CreatureId> holders;
  for (const Creature* other : r.world().creatures()) {
    if (other->id == mover_id || other->scene != mover.scene || other->features.empty()) continue;
    const std::int64_t before = metres_between(r.world(), scene, Place::at(from, {mover.place.height}), other->place);
    const std::int64_t now = metres_between(r.world(), scene, Place::at(to, {mover.place.height}), other->place);
    if (of(before, now)) holders.push_back(other->id);
  }
  return holders;
}

/// A walk along a path that anything may interrupt.
class Walk {
 public:
  Walk(Resolution& r, CreatureId mover, Path path)
      : r_(r), mover_(mover), path_(std::move(path)), blockers_(blockers_of(r, mover, path_)) {}

  void go() {
    for (std::size_t i = 0; i < path_.size(); ++i)
      if (!step(i)) return;
  }

 private:
  /// One step; whether the walk goes on.
  bool step(std::size_t i) {
    const Place from = r_.world().creature(mover_).place;
    const Cell to = path_[i];
    const bool leaves =
        tell("leaves_melee"_k, from.cell, to, [](auto before, auto now) { return before <= 3 && now > 3; });
    if (leaves || !able() || !masters_ground(r_, mover_, to) || runs_into(to)) return false;
    const SceneId scene = r_.world().creature(mover_).scene;
    r_.emit(Moved{mover_, scene, from, Place::at(to, {from.height}), {}});
    if (conflict_of(r_.world(), mover_)) spend(step_m(r_.world().scene(scene)));
    after_step_in_hold(r_, mover_, from);
    if (tell("moves_toward"_k, from.cell, to, [](auto before, auto now) { return now < before; })) return false;
    if (tell("enters_melee"_k, from.cell, to, [](auto before, auto now) { return before > 3 && now <= 3; }))
      return false;
    return able() && !blocked_at(i) && left_for_next(i);
  }

  bool left_for_next(std::size_t i) {
    if (i + 1 == path_.size() || !conflict_of(r_.world(), mover_)) return true;
    return left_m(r_.system(), r_.world(), mover_) > 0;
  }

  void spend(std::int64_t metres) {
    r_.set(mover_, key::moved_m, Actor(r_.world(), mover_).number(key::moved_m) + metres);
    if (Actor(r_.world(), mover_).number(key::move_phase) == key::none.hash)
      r_.set(mover_, key::move_phase, key::before.hash);
    has_acted(r_, mover_);
  }

  bool able() const { return Actor(r_.world(), mover_).able() && Actor(r_.world(), mover_).burnout() < 4; }

  /// Somebody or something the mover could not know of stands there.
  bool runs_into(Cell cell) {
    const View full = View::full(r_.world());
    const Creature* other = occupant(full, r_.world().creature(mover_).scene, cell, mover_);
    if (!other || r_.known().knows(*other) || !bars_way(r_.world(), mover_, *other)) return false;
    note(r_, "bumped"_k, {{"who"_k, mover_}, {"cell"_k, Place::at(cell)}}, "GW-MOVE-01"_k);
    return true;
  }

  /// Opens a window for those whom the step concerns, once per movement for each. Source: GW-WIN-02, GW-WIN-03.
  template <class Test>
  bool tell(Key event, Cell from, Cell to, Test of) {
    Moment what{event, mover_, {}, key::before, {}, {}};
    what.holders = holders_where(r_, mover_, from, to, of);
    if (what.holders.empty()) return false;
    std::vector<CreatureId> asked = asked_before(event);
    const std::size_t before = asked.size();
    const bool stopped = moment(r_, what, asked).movement_stopped;
    for (std::size_t i = before; i < asked.size(); ++i) remember(event, asked[i]);
    return stopped;
  }

  std::vector<CreatureId> asked_before(Key event) const {
    std::vector<CreatureId> asked;
    for (const Relation& relation : r_.world().relations())
      if (relation.key == "window_passed"_k && relation.to == Ref(mover_) && relation.data.get(event) != 0)
        asked.push_back(relation.from.creature());
    for (const auto& [of, who] : asked_)
      if (of == event) asked.push_back(who);
    return asked;
  }

  /// In a conflict a turn's movement may be walked in several commands.
  void remember(Key event, CreatureId who) {
    asked_.emplace_back(event, who);
    if (conflict_of(r_.world(), mover_))
      r_.emit(RelationMade{{{r_.next_id()}, "window_passed"_k, who, mover_, {{event, 1}}, true}});
  }

  bool blocked_at(std::size_t i) {
    for (const Blocker& blocker : blockers_)
      if (blocker.step == i && able_to_block(r_.world(), blocker.who) && is_blocked(r_, blocker.who, mover_)) {
        lose_movement(r_, mover_);
        return true;
      }
    return false;
  }

  Resolution& r_;
  CreatureId mover_;
  Path path_;
  std::vector<Blocker> blockers_;
  std::vector<std::pair<Key, CreatureId>> asked_;
};

}  // namespace

void move(Resolution& r) {  // Source: GW-MOVE-01, 02, 04, 05
  require_can_command(r);
  const CreatureId who = r.actor();
  if (!r.has("path"_k)) r.require(may_move(r.world(), who));  // what can be said before there is a path
  const Path path = r.path("path"_k);
  r.require(walkable(r.system(), r.known(), who, path));
  if (!may_move_in_hold(r, who)) return lose_movement(r, who);
  if (Actor(r.world(), who).number(key::light_left) > 0) r.set(who, key::light_left, 0);
  Walk(r, who, path).go();
}

void dash(Resolution& r) {  // Source: GW-MOVE-03
  require_can_command(r);
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  r.require(conflict_of(r.world(), who) != nullptr, {"E_MODE"_k, {{"mode"_k, "in_conflict"_k}}, {}});
  require_action(r);
  const bool hindered =
      actor.has(key::knocked_down) || actor.grappled() || !actor.held_ones().empty() || actor.burnout() >= 3;
  r.require(!hindered, {"E_CANNOT_DASH"_k, {{"who"_k, who}}, {}});
  r.set(who, key::action_this, 1);
  r.set(who, key::dashed, 1);
  has_acted(r, who);
}

}  // namespace ft::rules::grimwire
