// A state with its lists sorted.
#include <algorithm>
#include <utility>

#include "tests/server/table/viewer_state.hpp"

namespace ft::test {

namespace {

template <class Repeated>
void sort_by_id(Repeated* things) {
  std::sort(things->begin(), things->end(), [](const auto& a, const auto& b) { return a.id() < b.id(); });
}

template <class Repeated>
void sort_by_key(Repeated* things) {
  std::sort(things->begin(), things->end(), [](const auto& a, const auto& b) { return a.key() < b.key(); });
}

template <class Repeated>
void sort_items(Repeated* items) {
  sort_by_id(items);
  for (wire::Item& one : *items) sort_by_key(one.mutable_numbers());
}

}  // namespace

std::string in_order(wire::State state) {
  sort_by_id(state.mutable_creatures());
  sort_by_id(state.mutable_scenes());
  sort_by_id(state.mutable_encounters());
  sort_by_id(state.mutable_relations());
  sort_by_key(state.mutable_campaign()->mutable_numbers());
  sort_by_key(state.mutable_campaign()->mutable_house_rules());
  for (wire::Scene& one : *state.mutable_scenes()) {
    sort_by_key(one.mutable_numbers());
    sort_items(one.mutable_items());
    std::sort(one.mutable_ghosts()->begin(), one.mutable_ghosts()->end(),
              [](const wire::Ghost& a, const wire::Ghost& b) {
                return std::pair(a.creature(), a.item()) < std::pair(b.creature(), b.item());
              });
    std::sort(one.mutable_revealed()->begin(), one.mutable_revealed()->end(),
              [](const auto& a, const auto& b) { return a.creature() < b.creature(); });
  }
  for (wire::Encounter& one : *state.mutable_encounters()) sort_by_key(one.mutable_numbers());
  for (wire::Creature& one : *state.mutable_creatures()) {
    sort_by_id(one.mutable_conditions());
    sort_items(one.mutable_items());
    sort_by_key(one.mutable_numbers());
    sort_by_key(one.mutable_features());
  }
  return state.DebugString();
}

}  // namespace ft::test
