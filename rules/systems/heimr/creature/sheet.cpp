// A creature's sheet. Source: heimr.md 2.1, HM-ABIL-02, HM-FAT-01.
#include "rules/systems/heimr/creature/sheet.hpp"

#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/creature/attributes.hpp"
#include "rules/systems/heimr/schema/attribute_records.hpp"

namespace ft::rules::heimr {

std::vector<SheetLine> sheet(const Ruleset& system, const View& view, CreatureId id) {
  std::vector<SheetLine> lines;
  if (!view.find(id)) return lines;
  const Actor actor(view.world(), id);
  for (const Record* attribute : attributes(system.content()))
    lines.push_back({attribute->id, attribute_sum(system, actor, attribute->id), "HM-ATTR-01"_k});
  lines.push_back({key::base_fatigue, base_fatigue(system, actor), "HM-FAT-01"_k});
  for (const Record* ability : system.content().all(key::ability)) {
    const Pool pool = pool_of(system, view.world(), id, ability->id);
    const Key consistency(ability->id_text + "_c"), potential(ability->id_text + "_p");
    lines.push_back({consistency, pool.consistency, "HM-ABIL-02"_k});
    lines.push_back({potential, pool.potential, "HM-ABIL-02"_k});
  }
  return lines;
}

}  // namespace ft::rules::heimr
