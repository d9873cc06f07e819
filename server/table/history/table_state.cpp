#include "server/table/history/table_state.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/viewers.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {
template <class Things, class IdType>
auto* by_id(const Things& things, IdType id) {
  const auto at = std::lower_bound(things.begin(), things.end(), id,
                                   [](const auto& thing, IdType wanted) { return thing.id < wanted; });
  return at != things.end() && at->id == id ? &*at : nullptr;
}
}  // namespace

const Creature* find_creature(const State& state, CreatureId id) { return by_id(state.creatures, id); }
const Scene* find_scene(const State& state, SceneId id) { return by_id(state.scenes, id); }
const Encounter* find_encounter(const State& state, EncounterId id) { return by_id(state.encounters, id); }

bool OpenResolution::only_optional_questions() const {
  return std::all_of(questions.begin(), questions.end(),
                     [](const Question& question) { return question.non_blocking; });
}

bool is_declaration(const Event& event) { return std::holds_alternative<ActionDeclared>(event); }

std::vector<const OpenResolution*> in_order(const std::map<ResolutionId, OpenResolution>& open) {
  std::vector<const OpenResolution*> all;
  for (const auto& [id, resolution] : open) all.push_back(&resolution);
  std::sort(all.begin(), all.end(),
            [](const auto* a, const auto* b) { return a->arrived.sequence < b->arrived.sequence; });
  return all;
}

void take_order(TableState& table, const codec::AutoAnswer& order) {
  const std::pair about{order.creature, order.prompt};
  if (order.answer)
    table.auto_answers.insert_or_assign(about, order);
  else
    table.auto_answers.erase(about);
}

Scope scope_of(const State& state, CreatureId actor) {
  const Creature* creature = find_creature(state, actor);
  if (creature && creature->encounter) return {creature->encounter, {}};
  return {{}, actor};
}

Viewer viewer_of(const State& state, SeatId seat, Viewer::Role role) {
  return role == Viewer::Role::gm ? Viewer::gm(seat) : viewer_of_players({&seat, 1}, state);
}

}  // namespace ft::table
