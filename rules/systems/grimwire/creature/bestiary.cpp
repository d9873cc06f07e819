// Making a creature from its content record. Source: grimwire.md 2.1, G-03, G-05.
#include "rules/systems/grimwire/creature/bestiary.hpp"

#include "rules/kernel/content/creature_factory.hpp"
#include "rules/systems/grimwire/creature/levels.hpp"
#include "rules/systems/grimwire/vocabulary.hpp"

namespace ft::rules::grimwire {

Creature creature_from(const Ruleset& system, const Record& record, CreatureId id, std::uint64_t next_item) {
  const bool pc = record.word("creature_kind"_k) == key::pc;
  Creature creature = creature_of(system, record, id,
                                  {{key::kind, pc ? key::pc.hash : key::npc.hash},
                                   {key::condition_max, 15},
                                   {key::focus_max, pc ? 7 : 0},
                                   {key::base_speed, 9},
                                   {key::weight_class, 2},
                                   {key::breathes, 1},
                                   {key::circulates, 1},
                                   {"level"_k, 1},
                                   {"learning_hours"_k, pc ? levels[0].hours : 0},
                                   {TOG, 0},
                                   {AGL, 0},
                                   {COR, 0},
                                   {MND, 0},
                                   {PER, 0},
                                   {RSN, 0},
                                   {key::burnout_real, 0}});
  for (const Key technique : record.words("knows"_k)) creature.features.push_back({technique, {}});
  equip(system, creature, record.words("holds"_k), key::held, next_item);
  equip(system, creature, record.words("wears"_k), key::worn, next_item);
  equip(system, creature, record.words("packs"_k), key::pack, next_item);
  return creature;
}

}  // namespace ft::rules::grimwire
