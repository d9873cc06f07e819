// Revealed areas of a map, and ghosts.
#include "rules/kernel/state/fog.hpp"

#include <algorithm>
#include <tuple>

namespace ft::rules {

namespace {

auto whose_and_of(const Ghost& ghost) { return std::tuple(ghost.to, ghost.creature, ghost.item); }

}  // namespace

void reveal(std::vector<RevealedArea>& areas, const RevealedArea& area) {
  const auto at = std::ranges::lower_bound(areas, area.to, {}, &RevealedArea::to);
  if (area.samples.empty()) return;
  if (at == areas.end() || at->to != area.to)
    areas.insert(at, area);
  else
    at->samples = at->samples | area.samples;
}

void hide(std::vector<RevealedArea>& areas, const RevealedArea& area) {
  for (RevealedArea& one : areas)
    if (one.to == area.to) one.samples = one.samples - area.samples;
  std::erase_if(areas, [](const RevealedArea& one) { return one.samples.empty(); });
}

void remember(std::vector<Ghost>& ghosts, Ghost ghost) {
  forget(ghosts, ghost.to, ghost.creature, ghost.item);
  const auto at = std::ranges::lower_bound(ghosts, whose_and_of(ghost), {}, whose_and_of);
  ghosts.insert(at, std::move(ghost));
}

void forget(std::vector<Ghost>& ghosts, CreatureId to, CreatureId creature, ItemId item) {
  std::erase_if(ghosts, [&](const Ghost& ghost) { return whose_and_of(ghost) == std::tuple(to, creature, item); });
}

bool same_thing(const Ghost& one, const Ghost& other) { return whose_and_of(one) == whose_and_of(other); }

}  // namespace ft::rules
