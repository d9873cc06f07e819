// Making creatures and heroes of their records.
#include "rules/kernel/content/creature_factory.hpp"

#include "rules/kernel/names.hpp"

namespace ft::rules {

Creature creature_of(const Ruleset& system, const Record& record, CreatureId id, Numbers usual) {
  Creature creature;
  creature.id = id;
  creature.name = record.name;
  creature.record = record.id;
  creature.picture = record.text("icon"_k);
  creature.side = record.word("creature_kind"_k) == "pc"_k ? "heroes"_k : "foes"_k;
  creature.size = static_cast<std::int32_t>(record.number("size"_k, 1));
  creature.numbers = std::move(usual);
  Numbers& numbers = creature.numbers;
  for (const auto& [number, value] : record.numbers("numbers"_k).all()) numbers.set(number, value);
  for (const NumberSchema& number : system.schema().numbers) {
    const bool full = number.kind == NumberKind::resource && numbers.has(Key(number.max_key));
    if (full && !numbers.has(Key(number.key))) numbers.set(Key(number.key), numbers.get(Key(number.max_key)));
  }
  return creature;
}

void equip(const Ruleset& system, Creature& creature, const std::vector<Key>& kinds, Key placement,
           std::uint64_t& next_item) {
  for (const Key kind : kinds)
    creature.items.push_back({{next_item++}, kind, placement, {}, system.initial_numbers(kind)});
}

void HeroBuilder::allow(const Allowance& allowance, const std::string& field) {
  made_.allowances.push_back(allowance);
  const Params params{{"what"_k, allowance.name}, {"n"_k, allowance.spent}, {"most"_k, allowance.of}};
  if (allowance.spent > allowance.of) problem(field, {"E_ALLOWANCE"_k, params, allowance.rule});
}

void HeroBuilder::within(const std::string& field, Key what, std::int64_t value, const Bounds& bounds) {
  const Params params{{"field"_k, what}, {"least"_k, bounds.min}, {"most"_k, bounds.max}};
  if (value < bounds.min || value > bounds.max) problem(field, {"E_BOUNDS"_k, params, bounds.rule});
}

}  // namespace ft::rules
