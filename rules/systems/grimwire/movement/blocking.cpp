// Blocking a creature that passes. Source: GW-MOVE-05, GW-WIN-04.
#include "rules/systems/grimwire/movement/blocking.hpp"

#include <algorithm>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/grimwire/creature/mind.hpp"
#include "rules/systems/grimwire/creature/notice.hpp"
#include "rules/systems/grimwire/dice/contests.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

void mark(Resolution& r, Key what, CreatureId who, CreatureId mover, const Numbers& data) {
  r.emit(RelationMade{{.id = {r.next_id()}, .key = what, .from = who, .to = mover, .data = data, .gm_only = true}});
}

namespace {

bool is_marked(const World& world, Key what, CreatureId who, CreatureId mover) {
  return find_relation(world, what, who, mover) != nullptr;
}

/// Enemies in the mover's conflict and scene; outside a conflict none.
std::vector<CreatureId> enemies_of(const World& world, CreatureId mover_id) {
  std::vector<CreatureId> enemies;
  if (!world.encounter_of(mover_id)) return enemies;
  const Actor mover(world, mover_id);
  for (const Creature* other : world.creatures()) {
    const bool there = other->scene == mover.creature().scene && other->encounter == mover.creature().encounter;
    if (there && other->id != mover_id && mover.hostile_to(Actor(world, other->id))) enemies.push_back(other->id);
  }
  return enemies;
}

/// How far `who` is from every cell of a way.
std::vector<std::int64_t> distances(const World& world, CreatureId mover_id, const Path& way, CreatureId who) {
  const Creature& mover = world.creature(mover_id);
  std::vector<std::int64_t> metres;
  for (const Cell cell : way)
    metres.push_back(metres_between(world, world.scene(mover.scene), Place::at(cell, {mover.place.height}),
                                    world.creature(who).place));
  return metres;
}

/// After how many steps of its way (the first cell is where it stands) the mover is nearest to `who` on passing it. A
/// movement walked in several commands is one: any creature it has come near to may block when it goes on.
std::optional<std::size_t> passes_at(const World& world, CreatureId mover, const Path& way, CreatureId who) {
  const std::vector<std::int64_t> metres = distances(world, mover, way, who);
  const bool came_near = is_marked(world, "come_near"_k, who, mover);
  const auto nearest = std::min_element(metres.begin() + (came_near ? 0 : 1), metres.end());
  const bool farther_before = came_near || *std::max_element(metres.begin(), nearest) > *nearest;
  if (*nearest > 3 || !farther_before || metres.back() <= *nearest) return std::nullopt;
  return static_cast<std::size_t>(nearest - metres.begin());
}

bool able_to_block(const Actor& actor) { return actor.standing() && !actor.grappled() && actor.burnout() < 4; }

/// Once a turn; it costs nothing, or an auxiliary action by house rule. Source: GW-MOVE-05, G-36.
bool may_block(const Resolution& r, CreatureId who, CreatureId mover) {
  const bool pays = r.house_rule("block_cost"_k) == 0 || may_react(r, who, ReactionCost::auxiliary);
  return pays && able_to_block(Actor(r.world(), who)) && !is_marked(r.world(), "blocked_past"_k, who, mover) &&
         sees(r, who, mover);
}

Key asked_to_block(Resolution& r, CreatureId blocker, CreatureId mover) {
  const ReactionCost pays = r.house_rule("block_cost"_k) == 0 ? ReactionCost::free : ReactionCost::auxiliary;
  Question question{.asked = controller_of(r.world(), blocker),
                    .prompt = "q_block_move"_k,
                    .params = {{"who"_k, blocker}, {"actor"_k, mover}, {"price"_k, price_of(r, blocker, pays)}},
                    .rule = "GW-MOVE-05"_k,
                    .shape = Shape::one_of};
  for (const Key attribute : {COR, AGL}) {
    const std::int64_t bonus = standing_number(r, {blocker, attribute, "block"_k}).total() - 11;
    question.options.push_back({attribute, "o_block_with"_k, {{"attribute"_k, attribute}, {"bonus"_k, bonus}}});
  }
  question.options.push_back({Key("o_decline"_k), "o_decline"_k, {}});
  question.default_answer = Key("o_decline"_k);
  return *r.ask(std::move(question)).as<Key>();
}

bool blocks(Resolution& r, CreatureId blocker, CreatureId mover) {
  const Key with = asked_to_block(r, blocker, mover);
  if (with == "o_decline"_k) return false;
  mark(r, "blocked_past"_k, blocker, mover);
  if (r.house_rule("block_cost"_k) != 0) pay_reaction(r, blocker, ReactionCost::auxiliary);
  const Key attribute = Actor(r.world(), blocker).pc() ? with : better_of(r, blocker, {COR, AGL}, "block"_k);
  const Key answer = choose_attribute(r, mover, {TOG, AGL}, "slip_by"_k, "GW-MOVE-05"_k);
  const Contest struggle{.initiator = {blocker, attribute, "block"_k},
                         .opponent = {mover, answer, "slip_by"_k},
                         .rule = "GW-MOVE-05"_k,
                         .tie_is_settled = true};
  const bool blocked = contest(r, struggle).won;
  log_line(r, blocked ? "blocks_way"_k : "gets_past"_k, {{"who"_k, blocker}, {"target"_k, mover}}, "GW-MOVE-05"_k);
  return blocked;
}

}  // namespace

std::vector<Blocker> blockers_of(const Resolution& r, CreatureId mover, const Path& path) {
  if (!r.world().encounter_of(mover)) return {};
  Path way{r.world().creature(mover).place.cell};
  way.insert(way.end(), path.begin(), path.end());
  std::vector<Blocker> blockers;
  for (const CreatureId enemy : enemies_of(r.world(), mover)) {
    const auto steps = passes_at(r.world(), mover, way, enemy);
    if (steps && may_block(r, enemy, mover)) blockers.push_back({enemy, *steps});
  }
  std::ranges::stable_sort(blockers, {}, &Blocker::steps);
  return blockers;
}

bool is_blocked(Resolution& r, CreatureId mover, const std::vector<Blocker>& blockers, std::size_t steps) {
  for (const Blocker& blocker : blockers) {
    if (blocker.steps != steps || !able_to_block(Actor(r.world(), blocker.who)) || !blocks(r, blocker.who, mover))
      continue;
    lose_movement(r, mover);
    return true;
  }
  return false;
}

void mark_come_near(Resolution& r, CreatureId mover, const Path& walked) {
  for (const CreatureId enemy : enemies_of(r.world(), mover)) {
    const std::vector<std::int64_t> metres = distances(r.world(), mover, walked, enemy);
    const bool nearer = *std::max_element(metres.begin(), metres.end()) > metres.back();
    if (nearer && metres.back() <= 3 && !is_marked(r.world(), "come_near"_k, enemy, mover))
      mark(r, "come_near"_k, enemy, mover);
  }
}

}  // namespace ft::rules::grimwire
