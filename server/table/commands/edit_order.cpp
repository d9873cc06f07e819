// Edits of the order of turns: who is where, by hand or by a changed number.
#include <algorithm>

#include "server/table/commands/edit_events.hpp"
#include "server/table/history/table_state.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

EditEvents events_of(const Editing& on, const codec::SetOrder& set) {
  const Encounter* fight = find_encounter(on.state, set.encounter);
  if (!fight) return no_such("encounter"_k);
  if (!std::ranges::is_permutation(set.order, fight->order)) return no_such("who"_k);
  if (set.order == fight->order) return Events{};
  return Events{OrderSet{fight->id, set.order}, LogLine{"order_changed"_k, {}, {}, {}, {}, fight->scene}};
}

Events order_after(const Editing& on, const NumberSet& set) {
  const std::string& turn_number = on.system.schema().turn_number;
  if (turn_number.empty() || set.key != Key(turn_number)) return {};
  const Creature* moved = find_creature(on.state, set.owner.creature());
  const Encounter* fight = moved ? find_encounter(on.state, moved->encounter) : nullptr;
  if (!fight) return {};
  std::vector<CreatureId> order = fight->order;
  std::erase(order, moved->id);
  const auto less = [&](CreatureId other) { return find_creature(on.state, other)->numbers.get(set.key) < set.value; };
  order.insert(std::ranges::find_if(order, less), moved->id);
  return order == fight->order ? Events{} : Events{OrderSet{fight->id, std::move(order)}};
}

}  // namespace ft::table
