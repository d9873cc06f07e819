#include "server/table/history/id_source.hpp"

#include <algorithm>

namespace ft::table {

using namespace rules;

/// Collects all ids in use, and the resolution part of ids made by rules. All come from `next`, which draws 31 bits, so
/// truncating a longer one loses nothing.
void IdSource::collect_used() {
  used_.clear();
  const auto add_id = [&](std::uint64_t id) { used_.push_back(static_cast<std::uint32_t>(id)); };
  const auto add = [&](const auto& things) {
    for (const auto& thing : things) {
      add_id(thing.id.value);
      add_id(thing.id.value >> 16);
    }
  };
  const State& state = state_.state;
  add(state.relations);
  add(state.encounters);
  add(state.scenes);
  add(state.creatures);
  for (const Creature& creature : state.creatures) {
    add(creature.items);
    add(creature.conditions);
  }
  add(state_.undo_history.steps());
  for (const auto& [id, open] : state_.open) add_id(id.value);
  std::sort(used_.begin(), used_.end());
  used_.erase(std::unique(used_.begin(), used_.end()), used_.end());
  used_.reserve(2 * used_.size() + 256);
}

ResolutionId IdSource::next() {
  if (used_.empty() || used_.size() == used_.capacity()) collect_used();  // without those that name nothing any more
  while (true) {
    const std::uint64_t id = draw_id(random_);
    const auto at = std::lower_bound(used_.begin(), used_.end(), id);
    if (at != used_.end() && *at == id) continue;
    used_.insert(at, static_cast<std::uint32_t>(id));
    return {id};
  }
}

FixtureId IdSource::next_fixture() { return {draw_id(random_) << 21 | draw_id(random_) >> 10}; }

}  // namespace ft::table
