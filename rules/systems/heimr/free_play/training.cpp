// Experience: awards, training, and what it does for attributes. Source: HM-XP-01 to 05.
#include "rules/systems/heimr/free_play/training.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/actor.hpp"
#include "rules/systems/heimr/creature/training_costs.hpp"
#include "rules/systems/heimr/schema/attribute_records.hpp"

namespace ft::rules::heimr {

namespace {

constexpr Key carried = "xp_carried"_k;

std::vector<CreatureId> heroes_present(const World& world, SceneId scene);
Key attribute_to_progress(Resolution& r, CreatureId who, Key ability);
void add_progress(Resolution& r, CreatureId who, Key attribute);

}  // namespace

void award_xp(Resolution& r) {  // Source: HM-XP-01
  const std::int64_t award = r.number("n"_k);
  const std::vector<CreatureId> present = heroes_present(r.world(), r.scene());
  r.require(!present.empty(), {"E_TARGET_INVALID"_k, {}, "HM-XP-01"_k});
  const std::int64_t pool = award + r.world().campaign().numbers.get(carried);
  const std::int64_t share = pool / static_cast<std::int64_t>(present.size());
  log_line(r, "xp_awarded"_k, {{"n"_k, award}, {"share"_k, share}}, "HM-XP-01"_k);
  for (const CreatureId who : present) r.set(who, key::xp, Actor(r.world(), who).number(key::xp) + share);
  r.set(Ref::campaign(), carried, pool % static_cast<std::int64_t>(present.size()));
}

void train(Resolution& r) {  // Source: HM-XP-02, HM-XP-04
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  const bool downtime = !actor.creature().encounter && r.world().campaign().numbers.get("adventuring"_k) == 0;
  r.require(downtime, {"E_NOT_DOWNTIME"_k, {}, {}});
  const Key ability = r.choice("ability"_k);
  r.require(r.system().content().find(key::ability, ability) != nullptr,
            {"E_NO_SUCH"_k, {{"field"_k, "ability"_k}}, {}});
  const Key training = r.choice("training"_k);
  const std::int64_t height = trained(actor.creature(), ability, training) + 1, cost = training_cost(height);
  const std::int64_t left = actor.number(key::xp);
  r.require(left >= cost, {"E_XP"_k, {{"cost"_k, cost}, {"left"_k, left}}, {}});
  const Key attribute = attribute_to_progress(r, who, ability);
  Feature feature{ability,
                  {{"trained_c"_k, trained(actor.creature(), ability, "trained_c"_k)},
                   {"trained_p"_k, trained(actor.creature(), ability, "trained_p"_k)}}};
  feature.data.set(training, height);
  r.set(who, key::xp, std::max<std::int64_t>(0, left - cost));
  r.set(who, key::xp_spent, Actor(r.world(), who).number(key::xp_spent) + cost);
  r.emit(FeatureSet{who, std::move(feature)});
  log_line(r, "trains"_k, {{"who"_k, who}, {"ability"_k, ability}, {"training"_k, training}, {"value"_k, height}},
           "HM-XP-02"_k);
  add_progress(r, who, attribute);
}

void call_downtime(Resolution& r) {  // Source: HM-XP-04
  const bool* answered = r.field("downtime"_k).as<bool>();
  const bool downtime = answered && *answered;
  log_line(r, downtime ? "downtime_begins"_k : "adventure_goes_on"_k, {}, "HM-XP-04"_k);
  r.set(Ref::campaign(), "adventuring"_k, downtime ? 0 : 1);
}

namespace {

std::vector<CreatureId> heroes_present(const World& world, SceneId scene) {
  std::vector<CreatureId> present;
  for (const Creature* creature : world.creatures()) {
    const bool here = creature->scene == scene && creature->place.kind != Place::Kind::nowhere;
    const Actor actor(world, creature->id);
    if (here && actor.number(key::kind) == key::pc.hash && !actor.has(key::dead)) present.push_back(creature->id);
  }
  return present;
}

/// W19: which of the ability's attributes the point counts for.
Key attribute_to_progress(Resolution& r, CreatureId who, Key ability) {
  const std::vector<Key> attributes = r.system().content().at(key::ability, ability).words("attributes"_k);
  if (attributes.size() == 1) return attributes.front();
  Question question{.asked = who,
                    .prompt = "q_progress"_k,
                    .params = {{"who"_k, who}, {"ability"_k, ability}},
                    .rule = "HM-XP-05"_k,
                    .shape = Shape::one_of};
  for (const Key attribute : attributes)
    question.options.push_back({attribute, "o_attribute"_k, {{"attribute"_k, attribute}}});
  question.default_answer = attributes.front();
  return *r.ask(std::move(question)).as<Key>();
}

void add_progress(Resolution& r, CreatureId who, Key attribute) {  // Source: HM-XP-05
  const Actor actor(r.world(), who);
  const Key counter = progress_of(r.system().content(), attribute);
  const std::int64_t value = actor.number(attribute), progress = actor.number(counter) + 1;
  const bool rises = progress >= progress_needed(value + 1);
  r.set(who, counter, rises ? 0 : progress);
  if (!rises) return;
  r.set(who, attribute, value + 1);
  log_line(r, "attribute_rises"_k, {{"who"_k, who}, {"attribute"_k, attribute}, {"value"_k, value + 1}}, "HM-XP-05"_k);
}

}  // namespace

std::vector<Params> to_train(const Ruleset& system, const View& view, CreatureId creature) {
  const Actor actor(view.world(), creature);
  if (actor.creature().encounter) return {{}};
  std::vector<Params> forms;
  for (const Record* record : system.content().all(key::ability)) forms.push_back({{"ability"_k, record->id}});
  return forms;
}

}  // namespace ft::rules::heimr
