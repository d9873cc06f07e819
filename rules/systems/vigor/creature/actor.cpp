// States, size, dice of abilities. Source: vigor.md 2.1, VG-DICE-03, VG-POS-06, VG-PRONE-02, VG-SHOCK, VG-SIZE-01, VG-OBJ-02.
#include "rules/systems/vigor/creature/actor.hpp"

#include <algorithm>

namespace ft::rules::vigor {

namespace {

template <std::size_t N>
std::int64_t place_in(const std::array<Key, N>& list, std::int64_t hash, std::int64_t otherwise) {
  const auto at = std::find_if(list.begin(), list.end(), [&](Key key) { return key.hash == hash; });
  return at == list.end() ? otherwise : at - list.begin();
}

std::int64_t dice_of_score(std::int64_t score) { return std::max<std::int64_t>(0, score / 10 - 1); }

constexpr std::int64_t medium = 2, ordinary = 2;

}  // namespace

bool Actor::wounded() const {
  return !flag(key::object) && (number(key::durability) <= 0 || has(key::wounded));  // VG-OBJ-02
}

bool Actor::conscious() const {
  return !flag(key::object) && !has(key::unconscious) && !has(key::shock) && !has(key::stabilized) && !has(key::dead);
}

bool Actor::hostile_to(const Actor& other) const {
  const auto tied = [&](Key relation) {
    return std::any_of(world().relations().begin(), world().relations().end(), [&](const Relation& one) {
      const bool there = one.from == Ref(id()) && one.to == Ref(other.id());
      const bool back = one.from == Ref(other.id()) && one.to == Ref(id());
      return one.key == relation && (there || back);
    });
  };
  if (tied(key::foe_of)) return true;
  return rules::Actor::hostile_to(other) && !tied(key::friend_of);
}

bool Actor::notices(const Actor& other) const {
  if (other.creature().hidden && hostile_to(other)) return false;
  return std::none_of(world().relations().begin(), world().relations().end(), [&](const Relation& one) {
    return one.key == key::unnoticed_by && one.from == Ref(other.id()) && one.to == Ref(id());
  });
}

std::int64_t Actor::size_rank() const { return place_in(sizes_by_rank, number(key::size), medium); }

std::int64_t Actor::ability_dice(const Ability& ability) const {
  const Numbers& numbers = creature().numbers;
  return numbers.has(ability.fixed_dice) ? numbers.get(ability.fixed_dice) : dice_of_score(number(ability.score));
}

std::int64_t Actor::ability_dice(Key score) const {
  const auto at = std::ranges::find(seven_abilities, score, &Ability::score);
  return at == seven_abilities.end() ? 0 : ability_dice(*at);
}

std::int64_t Actor::dodge_dice() const {
  if (!has(key::knocked_down)) return ability_dice(key::speed);
  const Numbers& numbers = creature().numbers;
  if (numbers.has("fixed_dice_speed"_k)) return numbers.get("fixed_dice_speed"_k) / 4;
  return dice_of_score(number(key::speed) / 4);
}

std::int64_t Actor::move_distance() const { return number(key::speed) / (has(key::knocked_down) ? 4 : 1); }

std::int64_t Actor::body_reach() const {
  constexpr std::array<std::int64_t, 7> feet_by_size{6, 6, 6, 6, 12, 18, 24};
  return feet_by_size.at(static_cast<std::size_t>(size_rank()));
}

const Feature* Actor::feature(Key key) const {
  const auto& all = creature().features;
  const auto at = std::ranges::find(all, key, &Feature::key);
  return at == all.end() ? nullptr : &*at;
}

std::int32_t footprint_of_size(Key size) {
  constexpr std::array<std::int32_t, 7> squares{1, 1, 1, 2, 3, 4, 6};
  return squares.at(static_cast<std::size_t>(place_in(sizes_by_rank, size.hash, medium)));
}

std::int64_t quality_rank(Key quality) { return place_in(qualities_by_rank, quality.hash, ordinary); }

}  // namespace ft::rules::vigor
