#include "tests/server/table/lunging.hpp"

#include <algorithm>
#include <cstdlib>

#include "rules/kernel/schema/schema_builders.hpp"

namespace ft::test::lunging {

using namespace rules;
using namespace rules::literals;

namespace {

bool in_reach(const World& world, CreatureId a, CreatureId b) {
  return std::abs(world.creature(a).place.cell.column - world.creature(b).place.cell.column) <= 2;
}

const Relation* right_of_reply(const World& world, CreatureId holder, CreatureId against) {
  const auto& all = world.relations();
  const auto at = std::find_if(all.begin(), all.end(), [&](const Relation& relation) {
    return relation.key == "reply"_k && relation.from == Ref(holder) && (!against || relation.to == Ref(against));
  });
  return at == all.end() ? nullptr : &*at;
}

void declare(Resolution& r, const Command& command) {
  r.emit(ActionDeclared{command.actor, command.action, {}, {{"target"_k, *find(command.form, "target"_k)}}, {}});
}

std::vector<Question> questions(const Resolution& r, CreatureId target) {
  std::vector<Question> questions;
  for (const Creature* creature : r.world().creatures()) {
    if (creature->id == r.actor() || creature->hidden) continue;
    Question respond;
    respond.asked = creature->id;
    respond.prompt = "respond"_k;
    respond.shape = Shape::action;
    respond.options = {{Values{"interrupt"_k, "slip"_k}, "interrupt"_k, {}},
                       {Values{"interrupt"_k, "let_be"_k}, "interrupt"_k, {}},
                       {Values{"challenge"_k, "lunge"_k, "target"_k, r.actor()}, "challenge"_k, {}}};
    if (r.system().content().find("weapon"_k, "sabre"_k))
      respond.options.push_back({Values{"challenge"_k, "let_be"_k, "target"_k, r.actor()}, "challenge"_k, {}});
    respond.default_answer = "pass"_k;
    respond.non_blocking = creature->id != target;
    respond.seconds =
        respond.non_blocking ? static_cast<std::int32_t>(r.world().campaign().numbers.get("glance"_k)) : 8;
    respond.max_damage = 5;
    questions.push_back(std::move(respond));
  }
  return questions;
}

/// Collects all reactions. Whether something has changed, so that all are asked again.
bool interrupted(Resolution& r, CreatureId target) {
  ReactionWindow window(r, [&] { return questions(r, target); });
  while (const auto spoken = window.next()) {
    const Command said = command_of_answer(spoken->answer, spoken->who);
    if (response_type(spoken->answer) == "interrupt"_k) {
      r.perform(said);
      return true;
    }
    declare(r, said);
  }
  return false;
}

void lunge(Resolution& r) {
  const CreatureId target = r.creature("target"_k);
  r.require(target != r.actor() && in_reach(r.world(), r.actor(), target), {"E_FAR"_k, {}, {}});
  declare(r, r.command());
  while (interrupted(r, target)) continue;
  if (!in_reach(r.world(), r.actor(), target)) return r.emit(LogLine{"missed"_k, {{"target"_k, target}}, {}, {}});
  r.set(target, "hp"_k, r.world().creature(target).numbers.get("hp"_k) - 5);
  if (!right_of_reply(r.world(), target, r.actor()))
    r.emit(RelationMade{{{r.next_id()}, "reply"_k, target, r.actor(), {}, false}});
}

void slip(Resolution& r) {
  const Place to = r.place("to"_k);
  const Creature& actor = r.world().creature(r.actor());
  r.require(std::abs(to.cell.column - actor.place.cell.column) <= 1, {"E_FAR"_k, {}, {}});
  r.emit(Moved{r.actor(), actor.scene, actor.place, to, {}});
}

void let_be(Resolution& r) {
  while (const Relation* right = right_of_reply(r.world(), r.actor(), {}))
    r.emit(RelationEnded{right->id, right->key, right->from, right->to});
}

void let_lapse(Resolution& r) {
  const Relation* right = right_of_reply(r.world(), r.creature("who"_k), r.creature("target"_k));
  r.emit(RelationEnded{right->id, right->key, right->from, right->to});
}

void push(Resolution& r, Key prompt) {
  const CreatureId target = r.creature("target"_k);
  if (!r.ask_yes({.asked = target, .prompt = prompt, .default_answer = true, .max_damage = 2}))
    r.set(target, "hp"_k, r.world().creature(target).numbers.get("hp"_k) - 2);
}

void ring(Resolution& r) {
  const EncounterId fight = r.world().creature(r.actor()).encounter;
  r.require(fight.value != 0, {"E_FAR"_k, {}, {}});
  r.emit(RoundStarted{fight, r.world().encounter(fight).round + 1});
}

}  // namespace

void add_to(Schema& schema) {
  const auto action = [&](const char* key) -> ActionSchema& {
    ActionSchema made;
    made.key = made.name = key;
    return schema.actions.emplace_back(made);
  };
  for (const char* key : {"lunge", "push", "shove"}) action(key).form = {form::target()};
  action("slip").form = {form::to()};
  action("let_be");
  action("let_lapse").who = ActionSchema::For::table;
  action("ring");
  schema.refusals.push_back({"E_LATE", "The round is over.", "", true});
  schema.expire_queue_refusal = "E_LATE";
  RelationSchema reply;
  reply.key = reply.name = reply.line = "reply";
  schema.relations.push_back(reply);
  NumberSchema glance;
  glance.key = glance.name = "glance";
  glance.owner = Ref::Kind::campaign;
  glance.max = 60;
  NumberSchema ward;
  ward.key = ward.name = "ward";
  ward.owner = Ref::Kind::creature;
  ward.max = 60;
  schema.numbers.insert(schema.numbers.end(), {glance, ward});
  for (const char* text : {"respond", "brace", "stagger", "interrupt", "challenge", "pass", "missed", "action"})
    schema.texts.push_back({text, text});
  schema.health = "hp";
  schema.before_health = {"ward"};
  schema.auto_answered = {"brace"};
  schema.auto_answered_if_light = {"stagger"};
}

bool play(Resolution& r) {
  const Key action = r.command().action;
  if (action == "lunge"_k) return lunge(r), true;
  if (action == "push"_k) return push(r, "brace"_k), true;
  if (action == "shove"_k) return push(r, "stagger"_k), true;
  if (action == "slip"_k) return slip(r), true;
  if (action == "let_be"_k) return let_be(r), true;
  if (action == "let_lapse"_k) return let_lapse(r), true;
  if (action == "ring"_k) return ring(r), true;
  return false;
}

Admission admit(const World& world, const Command& wanted) {
  const Value* target = find(wanted.form, "target"_k);
  const bool held = wanted.action == "lunge"_k && target && target->as<Ref>() &&
                    right_of_reply(world, target->as<Ref>()->creature(), wanted.actor);
  return held ? Admission::waits : Admission::opens;
}

std::vector<Due> expirations(const World& world) {
  std::vector<Due> all;
  for (const Relation& one : world.relations())
    if (one.key == "reply"_k)
      all.push_back({{"let_lapse"_k, {}, {{"who"_k, one.from}, {"target"_k, one.to}}, {}, {}}, 6'000});
  return all;
}

std::optional<Admission> beside(const Command& wanted, const Command& open) {
  if (wanted.action == "let_lapse"_k) return Admission::opens;
  if (wanted.action == "lunge"_k && open.action == "lunge"_k) return Admission::waits;
  return std::nullopt;
}

}  // namespace ft::test::lunging
