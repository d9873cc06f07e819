// Walking and being stopped on the way. Source: GW-MOVE-01 to 05, GW-WIN-02 to 04.
#include "rules/systems/grimwire/movement/walking.hpp"

#include <algorithm>
#include <set>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/maps/movement.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/grimwire/conditions/areas.hpp"
#include "rules/systems/grimwire/conditions/breath.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/conditions/moments.hpp"
#include "rules/systems/grimwire/creature/mind.hpp"
#include "rules/systems/grimwire/creature/notice.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/dice/contests.hpp"
#include "rules/systems/grimwire/movement/pace.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

namespace {

/// One who may try to stop the mover, and after how many steps.
struct Blocker {
  CreatureId who;
  std::size_t steps = 0;
};

bool able_to_block(const World& world, CreatureId who) {
  const Actor actor(world, who);
  return actor.standing() && !actor.grappled() && actor.burnout() < 4;
}

/// Blocking costs nothing, or an auxiliary action by house rule. Source: GW-MOVE-05, G-36.
bool can_pay_block(const Resolution& r, CreatureId who) {
  return r.house_rule("block_cost"_k) == 0 || may_react(r, who, Reaction::auxiliary);
}

/// A mark that stays for the mover's turn: this one has tried to block it, or has been come near to.
bool is_marked(const World& world, Key mark, CreatureId blocker, CreatureId mover) {
  return find_relation(world, mark, blocker, mover) != nullptr;
}

/// How far `who` is from every cell of a way.
std::vector<std::int64_t> distances(const World& world, const Creature& mover, const Path& way, const Creature& who) {
  std::vector<std::int64_t> metres;
  for (const Cell cell : way)
    metres.push_back(metres_between(world, world.scene(mover.scene), Place::at(cell, {mover.place.height}), who.place));
  return metres;
}

/// After how many steps of its way (the first cell is where it stands) the mover is nearest to `who` on passing it. A
/// movement walked in several commands is one: any creature it has come near to may block when it goes on.
/// Source: GW-MOVE-05.
std::optional<std::size_t> passes_at(const World& world, const Creature& mover, const Path& way, const Creature& who) {
  const std::vector<std::int64_t> metres = distances(world, mover, way, who);
  const bool came_near = is_marked(world, "come_near"_k, who.id, mover.id);
  const auto nearest = std::min_element(metres.begin() + (came_near ? 0 : 1), metres.end());
  const bool farther_before =
      came_near || std::any_of(metres.begin(), nearest, [&](std::int64_t before) { return before > *nearest; });
  if (*nearest > 3 || !farther_before || metres.back() <= *nearest) return std::nullopt;
  return static_cast<std::size_t>(nearest - metres.begin());
}

/// Everyone who may block, by steps and then by creature id.
std::vector<Blocker> blockers_of(const Resolution& r, CreatureId mover_id, const Path& path) {
  Path way{r.world().creature(mover_id).place.cell};
  way.insert(way.end(), path.begin(), path.end());
  std::vector<Blocker> blockers;
  if (!r.world().encounter_of(mover_id)) return blockers;
  const Creature& mover = r.world().creature(mover_id);
  const Actor moving(r.world(), mover_id);
  for (const Creature* other : r.world().creatures()) {
    if (other->id == mover_id || other->scene != mover.scene || other->encounter != mover.encounter) continue;
    if (!moving.hostile_to(Actor(r.world(), other->id)) || !able_to_block(r.world(), other->id)) continue;
    if (is_marked(r.world(), "blocked_past"_k, other->id, mover_id) || !can_pay_block(r, other->id)) continue;
    if (!perceives(r.world(), other->id, mover_id)) continue;
    if (const auto steps = passes_at(r.world(), mover, way, *other)) blockers.push_back({other->id, *steps});
  }
  std::stable_sort(blockers.begin(), blockers.end(),
                   [](const Blocker& a, const Blocker& b) { return a.steps < b.steps; });
  return blockers;
}

Key asked_to_block(Resolution& r, CreatureId blocker, CreatureId mover) {
  Question question{.asked = controller_of(r.world(), blocker),
                    .about = "q_block_move"_k,
                    .params = {{"who"_k, blocker}, {"actor"_k, mover}},
                    .rule = "GW-MOVE-05"_k,
                    .shape = Shape::one_of};
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
  const Contest struggle{.initiator = {blocker, attribute, "block"_k},
                         .opponent = {mover, answer, "slip_by"_k},
                         .rule = "GW-MOVE-05"_k,
                         .tie_is_settled = true};
  const bool blocked = contest(r, struggle).won;
  note(r, blocked ? "blocks_way"_k : "gets_past"_k, {{"who"_k, blocker}, {"target"_k, mover}}, "GW-MOVE-05"_k);
  return blocked;
}

}  // namespace

void lose_movement(Resolution& r, CreatureId who) {
  if (r.world().encounter_of(who)) r.set(who, key::move_given_up, 1);
}

namespace {

/// The AGL roll of the first difficult cell of a turn; whether the mover may go on. Source: GW-MOVE-04.
bool masters_ground(Resolution& r, CreatureId who, Cell cell) {
  const Scene& scene = r.world().scene(r.world().creature(who).scene);
  const CellTerrain* ground = terrain_at(scene, cell);
  if (!ground || !ground->difficult || !r.world().encounter_of(who)) return true;
  if (Actor(r.world(), who).number("ground_tried"_k) != 0) return true;
  const std::int64_t authored = ground->numbers.get("move_tn"_k);
  Sum target;
  target.keep("base_number"_k, authored > 0 ? authored : 11, "GW-MOVE-04"_k);
  r.set(who, "ground_tried"_k, 1);
  if (passes(r, {{who, AGL, "difficult_ground"_k, {}}, target, "GW-MOVE-04"_k, {}})) return true;
  r.set(who, key::move_halved, 1);
  return can_afford_step(r.system(), r.world(), who, cell);
}

/// A creature with a reaction to a kind of moment.
struct Watcher {
  CreatureId who;
  Key event;
};

/// The creatures in the mover's scene that may react to its steps.
std::vector<Watcher> watchers_of(const Resolution& r, CreatureId mover) {
  std::vector<Watcher> watchers;
  for (const Creature* other : r.world().creatures()) {
    if (other->id == mover || other->scene != r.world().creature(mover).scene) continue;
    for (const Feature& feature : other->features)
      if (const Record* technique = r.system().content().find(key::technique, feature.key))
        for (const Key event : {"leaves_melee"_k, "moves_toward"_k, "enters_melee"_k})
          if (answers_event(*technique, event)) watchers.push_back({other->id, event});
  }
  return watchers;
}

/// A walk along a path that anything may interrupt.
class Walk {
 public:
  Walk(Resolution& r, CreatureId mover, Path path)
      : r_(r),
        mover_(mover),
        path_(std::move(path)),
        blockers_(blockers_of(r, mover, path_)),
        watchers_(watchers_of(r, mover)) {}

  void go() {
    const Cell start = r_.world().creature(mover_).place.cell;
    if (blocked_after(0)) return;
    way_.push_back(start);
    for (std::size_t i = 0; i < path_.size(); ++i)
      if (!step(i)) break;
    mark_those_come_near();
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
    way_.push_back(to);
    if (r_.world().encounter_of(mover_)) spend(from.cell, to);
    after_step_in_hold(r_, mover_, from);
    arrive(r_, mover_, from);
    if (tell("moves_toward"_k, from.cell, to, [](auto before, auto now) { return now < before; })) return false;
    if (tell("enters_melee"_k, from.cell, to, [](auto before, auto now) { return before > 3 && now <= 3; }))
      return false;
    return able() && !blocked_after(i + 1) && left_for_next(i);
  }

  bool left_for_next(std::size_t i) {
    if (i + 1 == path_.size() || !r_.world().encounter_of(mover_)) return true;
    return can_afford_step(r_.system(), r_.world(), mover_, path_[i + 1]);
  }

  void spend(Cell from, Cell to) {
    const Actor actor(r_.world(), mover_);
    const Scene& scene = r_.world().scene(actor.creature().scene);
    const Cost cost = cost_of_step(r_.world(), scene, from, to, actor.number("moved_rest"_k));
    r_.set(mover_, key::moved_m, actor.number(key::moved_m) + cost.metres);
    r_.set(mover_, "moved_rest"_k, cost.rest);
    if (Actor(r_.world(), mover_).number(key::move_phase) == key::none.hash)
      r_.set(mover_, key::move_phase, key::before.hash);
    has_acted(r_, mover_);
  }

  bool able() const { return Actor(r_.world(), mover_).able() && Actor(r_.world(), mover_).burnout() < 4; }

  /// A creature or obstacle the mover could not know of is there.
  bool runs_into(Cell cell) {
    const View full = View::full(r_.world());
    const Creature* other = occupant(full, r_.world().creature(mover_).scene, cell, mover_);
    if (!other || r_.known().knows(*other) || !bars_way(r_.world(), mover_, *other)) return false;
    note(r_, "bumped"_k, {{"who"_k, mover_}, {"cell"_k, Place::at(cell)}}, "GW-MOVE-01"_k);
    return true;
  }

  /// The watchers for which a step from a to b passes `of`, given the two distances.
  template <class Test>
  std::vector<CreatureId> watchers_where(Key event, Cell from, Cell to, Test of) const {
    const Creature& mover = r_.world().creature(mover_);
    const Scene& scene = r_.world().scene(mover.scene);
    std::vector<CreatureId> holders;
    for (const Watcher& watcher : watchers_) {
      const Creature* other = r_.world().find(watcher.who);
      if (watcher.event != event || !other || other->scene != mover.scene) continue;
      const std::int64_t before =
          metres_between(r_.world(), scene, Place::at(from, {mover.place.height}), other->place);
      const std::int64_t now = metres_between(r_.world(), scene, Place::at(to, {mover.place.height}), other->place);
      if (of(before, now)) holders.push_back(other->id);
    }
    return holders;
  }

  /// Opens a window for the creatures the step concerns, once per movement for each. Source: GW-WIN-02, GW-WIN-03.
  template <class Test>
  bool tell(Key event, Cell from, Cell to, Test of) {
    Moment what{event, mover_, {}, key::before, {}, {}};
    what.holders = watchers_where(event, from, to, of);
    if (what.holders.empty()) return false;
    std::vector<CreatureId> asked = asked_before(event);
    const std::size_t before = asked.size();
    const bool stopped = moment(r_, what, asked).movement_stopped;
    for (std::size_t i = before; i < asked.size(); ++i) remember(event, asked[i]);
    if (asked.size() > before) watchers_ = watchers_of(r_, mover_);  // creatures may have come in the meantime
    if (stopped) lose_movement(r_, mover_);
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
    if (r_.world().encounter_of(mover_))
      r_.emit(RelationMade{{{r_.next_id()}, "window_passed"_k, who, mover_, {{event, 1}}, true}});
  }

  /// Enemies the walk has ended near to, without passing them, may still block what follows of it. Source: GW-MOVE-05.
  void mark_those_come_near() {
    if (!r_.world().encounter_of(mover_) || way_.size() < 2) return;
    std::vector<CreatureId> near;
    const Creature& mover = r_.world().creature(mover_);
    for (const Creature* other : r_.world().creatures()) {
      if (other->id == mover_ || other->encounter != mover.encounter || other->scene != mover.scene) continue;
      const bool hostile = Actor(r_.world(), mover_).hostile_to(Actor(r_.world(), other->id));
      if (!hostile || is_marked(r_.world(), "come_near"_k, other->id, mover_)) continue;
      const std::vector<std::int64_t> metres = distances(r_.world(), mover, way_, *other);
      const bool nearer = *std::max_element(metres.begin(), metres.end()) > metres.back();
      if (nearer && metres.back() <= 3) near.push_back(other->id);
    }
    for (const CreatureId who : near) r_.emit(RelationMade{{{r_.next_id()}, "come_near"_k, who, mover_, {}, true}});
  }

  bool blocked_after(std::size_t steps) {
    for (const Blocker& blocker : blockers_)
      if (blocker.steps == steps && able_to_block(r_.world(), blocker.who) && is_blocked(r_, blocker.who, mover_)) {
        lose_movement(r_, mover_);
        return true;
      }
    return false;
  }

  Resolution& r_;
  CreatureId mover_;
  Path path_;
  Path way_;  // what of it has been walked, from where the mover stood
  std::vector<Blocker> blockers_;
  std::vector<Watcher> watchers_;  // since the last prompt
  std::vector<std::pair<Key, CreatureId>> asked_;
};

}  // namespace

void arrive(Resolution& r, CreatureId who, Place from) {
  areas_crossed(r, who, from);
  settle_air(r, who);
}

void walk(Resolution& r, CreatureId who, const Path& path) { Walk(r, who, path).go(); }

}  // namespace ft::rules::grimwire
