#include "server/table/dice/dice_pool.hpp"

#include <algorithm>

namespace ft::table {

bool DiceTest::holds(std::int64_t face) const {
  switch (is) {
    case Is::equal: return face == number;
    case Is::unequal: return face != number;
    case Is::less: return face < number;
    case Is::at_most: return face <= number;
    case Is::greater: return face > number;
    case Is::at_least: return face >= number;
  }
  return false;
}

std::int64_t DicePool::face() {
  if (++thrown_ > DiceLimits::thrown) throw Unreadable{"more than 2,000 dice"};
  return lowest_ + static_cast<std::int64_t>(randomness_.below(static_cast<std::uint64_t>(highest_ - lowest_ + 1)));
}

/// Whether every face passes, so that throwing on would never end.
bool DicePool::always(const DiceTest& test) const {
  const auto passes = [&](std::int64_t number) { return number < lowest_ || number > highest_ || test.holds(number); };
  return test.holds(lowest_) && test.holds(highest_) && passes(test.number) && passes(test.number - 1) &&
         passes(test.number + 1);
}

void DicePool::cast(std::int64_t count, std::int64_t lowest, std::int64_t highest) {
  if (count < 0 || count > DiceLimits::dice) throw Unreadable{"0 to 1,000 dice at once"};
  if (highest < lowest || highest > DiceLimits::sides) throw Unreadable{"a die has 1 to 1,000,000 sides"};
  lowest_ = lowest;
  highest_ = highest;
  for (std::int64_t i = 0; i < count; ++i) {
    const std::int64_t shown = face();
    dice_.push_back({shown, shown, false});
  }
}

void DicePool::explode(Explode how, DiceTest test) {
  if (how != Explode::once && always(test)) throw Unreadable{"these dice explode forever"};
  std::vector<Thrown> all;
  for (Thrown die : dice_) {
    std::int64_t last = die.face;
    std::size_t own = all.size();
    all.push_back(die);
    for (std::int64_t i = 0; test.holds(last) && i < (how == Explode::once ? 1 : DiceLimits::explosions); ++i) {
      last = face();
      const std::int64_t value = how == Explode::less_one ? last - 1 : last;
      if (how == Explode::into_one) {
        all[own].value += last;
        all.push_back({last, 0, false});
      } else {
        all.push_back({last, value, false});
      }
    }
  }
  dice_ = std::move(all);
}

void DicePool::reroll(Reroll how, DiceTest test) {
  if (how == Reroll::until && always(test)) throw Unreadable{"these dice reroll forever"};
  std::vector<Thrown> all;
  for (Thrown die : dice_) {
    bool again = !die.dropped && test.holds(die.face);
    while (again) {
      all.push_back({die.face, die.value, true});
      die.face = die.value = face();
      again = how == Reroll::until && test.holds(die.face);
    }
    all.push_back(die);
  }
  dice_ = std::move(all);
}

void DicePool::keep(Which which, std::int64_t count) { drop_all_but(which, count); }

void DicePool::drop(Which which, std::int64_t count) {
  const auto left = std::count_if(dice_.begin(), dice_.end(), [](const Thrown& die) { return !die.dropped; });
  drop_all_but(which == Which::highest ? Which::lowest : Which::highest, std::max<std::int64_t>(0, left - count));
}

void DicePool::drop_all_but(Which which, std::int64_t count) {
  std::vector<Thrown*> left;
  for (Thrown& die : dice_)
    if (!die.dropped) left.push_back(&die);
  std::stable_sort(left.begin(), left.end(), [&](const Thrown* a, const Thrown* b) {
    return which == Which::highest ? a->value > b->value : a->value < b->value;
  });
  for (std::size_t i = 0; i < left.size(); ++i)
    if (static_cast<std::int64_t>(i) >= count) left[i]->dropped = true;
}

void DicePool::clamp_low(std::int64_t least) {
  for (Thrown& die : dice_) die.value = std::max(die.value, least);
}

void DicePool::clamp_high(std::int64_t most) {
  for (Thrown& die : dice_) die.value = std::min(die.value, most);
}

void DicePool::count_successes(DiceTest test) { success_ = test; }
void DicePool::count_failures(DiceTest test) { failure_ = test; }

std::int64_t DicePool::total() const {
  std::int64_t total = 0;
  for (const Thrown& die : dice_) {
    if (die.dropped) continue;
    if (!success_ && !failure_) total += die.value;
    if (success_ && success_->holds(die.value)) ++total;
    if (failure_ && failure_->holds(die.value)) --total;
  }
  return total;
}

std::vector<rules::Die> DicePool::dice() const {
  std::vector<rules::Die> all;
  for (const Thrown& die : dice_)
    all.push_back({static_cast<std::int32_t>(highest_), static_cast<std::int32_t>(die.face), die.dropped});
  return all;
}

}  // namespace ft::table
