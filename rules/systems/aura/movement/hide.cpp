// Out of sight of those who look elsewhere. Source: AU-FACE-07.
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/aura/movement/actions.hpp"
#include "rules/systems/aura/movement/facing.hpp"
#include "rules/systems/aura/turns/acting.hpp"

namespace ft::rules::aura {

namespace {

void check_hide(Resolution& r);
Cost cost_of_hide(Resolution& r);
Effect lock_hide(Resolution&, Execution&);
std::vector<CreatureId> no_targets(const Resolution&);

}  // namespace

const ActionDefinition hide{.check = check_hide, .cost = cost_of_hide, .lock = lock_hide, .targets = no_targets};

namespace {

/// The one the form names, or all of other sides in the scene that are conscious and known to the hider.
std::vector<CreatureId> observers_said(Resolution& r) {
  if (r.has("target"_k)) return {r.creature("target"_k)};
  const Actor hider(r, r.actor());
  std::vector<CreatureId> observers;
  for (const Creature* other : r.known().in_scene(hider.creature().scene))
    if (!hider.same_side(other->id) && Actor(r, other->id).conscious()) observers.push_back(other->id);
  return observers;
}

/// The given creatures from which the actor can hide here and now.
std::vector<CreatureId> deceived(Resolution& r) {
  std::vector<CreatureId> observers = observers_said(r);
  std::erase_if(observers, [&](CreatureId observer) { return in_plain_sight(r.world(), observer, r.actor()); });
  return observers;
}

void check_hide(Resolution& r) {
  const std::vector<CreatureId> observers = observers_said(r);
  const CreatureId first = observers.empty() ? r.actor() : observers.front();
  r.require(!r.has("target"_k) || first != r.actor(), {"invalid_target"_k, {{"target"_k, first}}, {}});
  r.require(Actor(r, r.actor()).on_map() && !deceived(r).empty(),
            {"not_hidden_ground"_k, {{"who"_k, r.actor()}, {"target"_k, first}}, {}});
}

Cost cost_of_hide(Resolution& r) { return {.energy = number_by_gm(r, key::energy, 1)}; }

/// The GM decides for each observer.
void slip_away(Resolution& r) {
  const CreatureId hider = r.actor();
  const std::vector<CreatureId> observers = deceived(r);
  std::vector<Question> questions;
  for (const CreatureId observer : observers) {
    Question question{.prompt = "q_hide"_k,
                      .params = {{"who"_k, hider}, {"target"_k, observer}},
                      .rule = "AU-FACE-07"_k,
                      .default_answer = true,
                      .seconds = r.house_rule("prompt_s"_k),
                      .secrecy = Secrecy::secret};
    questions.push_back(std::move(question));
  }
  const std::vector<Value> hidden = observers.empty() ? std::vector<Value>{} : r.ask_each(std::move(questions));
  for (std::size_t i = 0; i < hidden.size(); ++i) {
    const bool lost = *hidden[i].as<bool>() && !in_plain_sight(r.world(), observers[i], hider);
    log_line(r, lost ? "hides"_k : "is_seen"_k, {{"who"_k, hider}, {"target"_k, observers[i]}}, "AU-FACE-07"_k,
             {Audience::Kind::players_of, {hider}});
    if (lost) relate(r, key::hidden_from, hider, observers[i]);
  }
}

Effect lock_hide(Resolution&, Execution&) { return {.happens = slip_away}; }

std::vector<CreatureId> no_targets(const Resolution&) { return {}; }

}  // namespace

}  // namespace ft::rules::aura
