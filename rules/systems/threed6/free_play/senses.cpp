// Senses, and hiding from them. Source: TD-SENSE-01 to 07, TD-ENC-04.
#include "rules/systems/threed6/free_play/senses.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/dice/margins.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"

namespace ft::rules::threed6 {

namespace {

const Audience for_gm{Audience::Kind::gm, {}};

/// Who hides from it where this sense could reach: in the scene, and for sight in a line. Source: TD-SENSE-04, TD-SENSE-05.
std::vector<Relation> hidden_ones(const World& world, CreatureId who, Key sense) {
  if (sense == "taste_smell"_k) return {};
  const Creature& seeker = world.creature(who);
  const Scene* scene = world.find(seeker.scene);
  if (!scene) return {};
  const bool by_sight = sense == "vision"_k && scene->grid != Scene::Grid::zones;
  return relations_where(world, [&](const Relation& tie) {
    if (tie.key != key::hidden_from || tie.to != Ref(who)) return false;
    const Creature* other = world.find(tie.from.creature());
    if (!other || other->scene != seeker.scene) return false;
    return !by_sight || has_line_of_sight(*scene, seeker.place.cell, other->place.cell);
  });
}

Sum with(const Resolution& r, const Actor& actor, Key what) {
  return what == key::per ? attribute_now(actor, key::per) : skill_now(r.system(), actor, what);
}

/// The GM decides what serves: Perception, or for listeners the better of it and Observation. Source: TD-SENSE-04, TD-SENSE-05.
Sum seeker_number(Resolution& r, CreatureId who, Key sense) {
  const Actor actor(r.world(), who);
  std::vector<Key> means{key::per, "observation"_k};
  if (sense == "vision"_k) means.push_back("search"_k);
  const bool listens_well = sense == "hearing"_k && with(r, actor, means[1]).total() > with(r, actor, means[0]).total();
  Question question{.prompt = "q_sense_skill"_k,
                    .params = {{"who"_k, who}},
                    .rule = "TD-SENSE-04"_k,
                    .shape = Shape::one_of,
                    .default_answer = means[listens_well ? 1 : 0],
                    .secrecy = Secrecy::secret};
  for (const Key each : means)
    question.options.push_back({each, "o_with"_k, {{"what"_k, each}, {"n"_k, with(r, actor, each).total()}}});
  const Value answer = r.ask(std::move(question));
  return with(r, Actor(r.world(), who), *answer.as<Key>());
}

/// The skill it hid by; against ears Stealth, less encumbrance. Source: TD-SENSE-04, TD-SENSE-05.
Sum hider_number(const Resolution& r, const Relation& tie, Key sense) {
  const Actor hider(r.world(), tie.from.creature());
  Key skill = "stealth"_k;
  for (const Key each : {"camouflage"_k, "holdout"_k})
    if (sense == "vision"_k && tie.data.get("skill"_k) == each.hash) skill = each;
  Sum sum = skill_now(r.system(), hider, skill);
  if (skill != "stealth"_k) return sum;
  return sum.add("encumbered"_k, -std::min<std::int64_t>(4, encumbrance(r.system(), hider)), "TD-ENC-04"_k);
}

/// A warning of what its senses missed. Source: TD-SENSE-03, TD-DICE-07.
void danger_sense(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  if (!actor.flag("danger_sense"_k)) return;
  const Sum number = attribute_now(actor, key::per);
  if (!roll_success(r, {who, "danger_roll"_k, number, "TD-SENSE-03"_k, {}, for_gm}).success) return;
  log_line(r, "senses_danger"_k, {{"who"_k, who}}, "TD-SENSE-03"_k, {Audience::Kind::players_of, {who}});
}

/// One roll of the seeker against each that hides. Source: TD-SENSE-04, TD-SENSE-05, TD-SENSE-07.
void seek(Resolution& r, CreatureId who, Key sense, const std::vector<Relation>& hidden) {
  const Sum number = seeker_number(r, who, sense);
  const Margin own = roll_success(r, {who, "sense_check"_k, number, "TD-SENSE-01"_k});
  bool missed_foe = false;
  for (const Relation& tie : hidden) {
    const CreatureId other = tie.from.creature();
    const Margin theirs =
        roll_success(r, {other, "hiding"_k, hider_number(r, tie, sense), "TD-SENSE-04"_k, who, for_gm});
    if (better(own, theirs) > 0) {
      end_relation(r, tie);
      log_line(r, "finds"_k, {{"who"_k, who}, {"target"_k, other}}, "TD-SENSE-07"_k,
               {Audience::Kind::players_of, {who}});
    } else {
      missed_foe = missed_foe || Actor(r.world(), other).hostile_to(Actor(r.world(), who));
    }
  }
  if (missed_foe) danger_sense(r, who);
}

/// For what the GM has in mind. Source: TD-SENSE-01, TD-SENSE-06.
void look_about(Resolution& r, CreatureId who, Key sense) {
  const std::int64_t modifier = r.ask_number({.prompt = "q_sense_modifier"_k,
                                              .params = {{"who"_k, who}},
                                              .rule = "TD-SENSE-01"_k,
                                              .min = -20,
                                              .max = 20,
                                              .default_answer = std::int64_t{0},
                                              .secrecy = Secrecy::secret});
  Sum number = attribute_now(Actor(r.world(), who), key::per);
  number.add("modifier"_k, modifier, "TD-SENSE-01"_k);
  const Key rule = sense == "taste_smell"_k ? "TD-SENSE-06"_k : "TD-SENSE-01"_k;
  if (roll_success(r, {who, "sense_check"_k, number, rule}).success) log_line(r, "notices"_k, {{"who"_k, who}}, rule);
}

}  // namespace

void sense(Resolution& r) {
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  const bool in_combat = actor.encounter() != nullptr;
  if (in_combat) require_maneuver(r);
  require_steady(r, who);
  const Key by = r.choice("sense_of"_k);
  if (!(in_combat ? choose(r, "concentrate"_k) : withstands_exhaustion(r, who))) return conclude(r);
  const std::vector<Relation> hidden = hidden_ones(r.world(), who, by);
  hidden.empty() ? look_about(r, who, by) : seek(r, who, by, hidden);
  if (in_combat) conclude(r);
}

namespace {

/// IQ for what anyone knows or for foreign speech, a skill for what experts know. Source: TD-SENSE-02, TD-SENSE-05.
bool understands(Resolution& r, CreatureId who) {
  const bool foreign = says_yes(r, "foreign"_k);
  if (!says_yes(r, "comprehension"_k) && !r.has("skill"_k) && !foreign) {
    log_line(r, "notices"_k, {{"who"_k, who}}, "TD-SENSE-01"_k);
    return true;
  }
  const Actor actor(r.world(), who);
  const Sum number =
      r.has("skill"_k) ? skill_now(r.system(), actor, r.choice("skill"_k)) : attribute_now(actor, key::IQ);
  const Key rule = foreign ? "TD-SENSE-05"_k : "TD-SENSE-02"_k;
  const bool success = roll_success(r, {who, "comprehension_roll"_k, number, rule}).success;
  log_line(r, success ? "understands"_k : "not_understood"_k, {{"who"_k, who}}, rule);
  return success;
}

}  // namespace

void sense_roll(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  const Actor actor(r.world(), who);
  require_able(r, who);
  const bool known_skill = !r.has("skill"_k) || r.system().content().find(key::skill, r.choice("skill"_k)) != nullptr;
  r.require(known_skill, {"E_BAD_ARG"_k, {}, "TD-SENSE-02"_k});
  const bool hears = r.choice("sense_of"_k) == "hearing"_k;
  r.require(hears || !says_yes(r, "foreign"_k), {"E_BAD_ARG"_k, {}, "TD-SENSE-05"_k});
  Sum number = attribute_now(actor, key::per);
  number.add("modifier"_k, r.has("n"_k) ? r.number("n"_k) : 0, "TD-SENSE-01"_k);
  const bool noticed = roll_success(r, {who, "sense_check"_k, number, "TD-SENSE-01"_k}).success;
  if ((!noticed || !understands(r, who)) && says_yes(r, "danger"_k)) danger_sense(r, who);
}

void hide(Resolution& r) {  // Source: TD-SENSE-04
  const CreatureId who = r.creature("target"_k);
  const Creature& hider = r.world().creature(who);
  std::vector<CreatureId> seekers;
  if (r.has("against"_k)) {
    seekers.push_back(r.creature("against"_k));
  } else {
    for (const Creature* other : r.world().creatures())
      if (other->scene == hider.scene && other->side != hider.side) seekers.push_back(other->id);
  }
  const bool possible = !seekers.empty() && seekers.front() != who && Actor(r.world(), who).able();
  r.require(possible, {"E_NO_SUCH_TARGET"_k, {}, "TD-SENSE-04"_k});
  const Key skill = r.has("skill"_k) ? r.choice("skill"_k) : "stealth"_k;
  for (const CreatureId seeker : seekers) relate(r, key::hidden_from, who, seeker, {{"skill"_k, skill.hash}});
  log_line(r, "hides"_k, {{"who"_k, who}}, "TD-SENSE-04"_k, {Audience::Kind::players_of, {who}});
}

}  // namespace ft::rules::threed6
