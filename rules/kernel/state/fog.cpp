// Revealed areas of a map.
#include "rules/kernel/state/fog.hpp"

#include <algorithm>

namespace ft::rules {

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

}  // namespace ft::rules
