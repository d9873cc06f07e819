#include "server/table/history/fold_and_project.hpp"

#include <algorithm>
#include <optional>

#include "server/table/history/log_names.hpp"
#include "server/table/history/table_state.hpp"

namespace ft::table {

using namespace rules;

namespace {

codec::LogContext as_known(const Sights& sights, codec::LogContext context, const Viewer& viewer) {
  const Creature* actor = find_creature(sights.state(), context.actor);
  if (!context.actor || (actor && knows(sights, *actor, viewer))) return context;
  context.actor = {};
  context.action = {};
  context.by_gm = false;  // an action with an override, no edit
  return context;
}

bool same(const codec::LogContext& a, const codec::LogContext& b) { return a.action == b.action && a.actor == b.actor; }

}  // namespace

std::vector<ProjectedEvents> fold_and_project(State& state, const Events& events, const codec::LogContext& context,
                                              const Witnesses& by) {
  const std::vector<Viewer>& viewers = by.viewers;
  const Ruleset& system = by.sights.system();
  const auto fold_and_look = [&](const Event& event) {
    fold(state, event);
    by.sights.forget();
    if (by.exploration) by.exploration->follow(by.sights, event);
  };
  std::vector<std::optional<Events>> known(viewers.size());  // none: so far all of it, as it is
  std::vector<bool> knew_it;
  codec::NamesInLog names;
  add_name(state, context.actor, names);
  for (std::size_t number = 0; number < events.size(); ++number) {
    const Event& event = events[number];
    if (is_shown_to_all(system, state, event)) {
      add_names(state, event, names);
      fold_and_look(event);
      for (std::optional<Events>& one : known)
        if (one) one->push_back(event);
      continue;
    }
    knew_it.resize(viewers.size());
    for (std::size_t i = 0; i < viewers.size(); ++i) knew_it[i] = knew(by.sights, event, viewers[i]);
    add_names(state, event, names);
    fold_and_look(event);
    for (std::size_t i = 0; i < viewers.size(); ++i) {
      auto seen = project(by.sights, event, viewers[i], knew_it[i]);
      if (!known[i] && seen == event) continue;
      if (!known[i]) known[i].emplace(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(number));
      if (seen) known[i]->push_back(std::move(*seen));
    }
  }
  std::vector<ProjectedEvents> groups;
  const bool actor_known_to_all = is_known_to_all(system, state, context.actor);
  std::optional<std::size_t> all_of_it;  // the group that is shown the events and the context as they are
  for (std::size_t i = 0; i < viewers.size(); ++i) {
    const codec::LogContext own = actor_known_to_all ? context : as_known(by.sights, context, viewers[i]);
    const bool as_it_is = !known[i] && same(own, context);
    const Events& events_seen = known[i] ? *known[i] : events;
    const auto alike = as_it_is && all_of_it
                           ? groups.begin() + static_cast<std::ptrdiff_t>(*all_of_it)
                           : std::find_if(groups.begin(), groups.end(), [&](const ProjectedEvents& group) {
                               return same(group.context, own) && group.events == events_seen;
                             });
    if (alike != groups.end()) {
      alike->viewers.push_back(&viewers[i]);
      continue;
    }
    if (as_it_is) all_of_it = groups.size();
    groups.push_back({{}, own, events_seen, names_among(names, events_seen, own.actor)});
    groups.back().viewers.reserve(viewers.size());
    groups.back().viewers.push_back(&viewers[i]);
  }
  return groups;
}

Events fold_steps(State& known, const Events& events) {
  Events steps;
  for (const Event& event : events) {
    const auto* moved = std::get_if<Moved>(&event);
    const auto* added = std::get_if<CreatureAdded>(&event);
    const auto* removed = std::get_if<CreatureRemoved>(&event);
    const CreatureId id = moved     ? moved->creature
                          : added   ? added->creature.id
                          : removed ? removed->creature
                                    : CreatureId{};
    const Creature* creature = id ? find_creature(known, id) : nullptr;
    const bool follows = added ? !creature : creature && (removed || creature->scene == moved->scene);
    if (!id || !follows) continue;
    fold(known, event);
    steps.push_back(event);
  }
  return steps;
}

bool changes_knowledge(const System& system, const State& before, const Events& events) {
  return std::any_of(events.begin(), events.end(),
                     [&](const Event& event) { return rules::changes_knowledge(system, before, event); });
}

bool reveals(const Ruleset& system, const Events& events) {
  return std::any_of(events.begin(), events.end(), [&](const Event& event) {
    const auto* made = std::get_if<RelationMade>(&event);
    if (made && system.awareness(made->relation.key) == Awareness::aware) return true;
    const auto* ended = std::get_if<RelationEnded>(&event);
    if (ended && system.awareness(ended->key) == Awareness::unaware) return true;
    const auto* uncovered = std::get_if<AreaRevealed>(&event);
    if (uncovered && !uncovered->hidden) return true;
    const auto* hidden = std::get_if<CreatureHidden>(&event);
    return (hidden && !hidden->hidden) || std::holds_alternative<SceneShown>(event);
  });
}

}  // namespace ft::table
