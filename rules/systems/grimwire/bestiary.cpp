// Making a creature from its content record. Source: grimwire.md 2.1, G-03, G-05.
#include "rules/systems/grimwire/bestiary.hpp"

#include "rules/systems/grimwire/gear.hpp"
#include "rules/systems/grimwire/growth.hpp"

namespace ft::rules::grimwire {

Creature creature_from(const System& system, const Record& record, CreatureId id, std::uint64_t next_item) {
  Creature creature;
  creature.id = id;
  creature.name = record.name;
  creature.record = record.id;
  creature.size = static_cast<std::int32_t>(record.number("size"_k, 1));
  const bool pc = record.word("creature_kind"_k) == key::pc;
  creature.side = pc ? "heroes"_k : "foes"_k;
  Numbers& numbers = creature.numbers;
  numbers = {{key::kind, pc ? key::pc.hash : key::npc.hash},
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
             {key::burnout_real, 0}};
  for (const auto& [number, value] : record.numbers("numbers"_k).all()) numbers.set(number, value);
  if (!record.numbers("numbers"_k).has(key::condition)) numbers.set(key::condition, numbers.get(key::condition_max));
  if (!record.numbers("numbers"_k).has(key::focus)) numbers.set(key::focus, numbers.get(key::focus_max));
  for (const Key technique : record.words("knows"_k)) creature.features.push_back({technique, {}});
  const auto equip = [&](Key list, Key placement) {
    for (const Key kind : record.words(list))
      creature.items.push_back({{next_item++}, kind, placement, {}, system.fresh_numbers(kind)});
  };
  equip("holds"_k, key::held);
  equip("wears"_k, key::worn);
  equip("packs"_k, key::pack);
  return creature;
}

}  // namespace ft::rules::grimwire
