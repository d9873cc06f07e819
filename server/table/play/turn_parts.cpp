#include "server/table/play/turn_parts.hpp"

#include <algorithm>

namespace ft::table {

using namespace rules;

namespace {

constexpr int most_faults = 3;  // of one seat, then the connection ends; of turns without a message, then play

bool is_message(const TurnPart& part) { return bool(part.seat); }

}  // namespace

void TurnParts::begin(TurnPart part) {
  parts_.push_back(std::move(part));
  in_part_ = true;
}

bool TurnParts::count_fault() {
  const bool by_message = std::any_of(parts_.begin(), parts_.end(), is_message);
  faults_in_a_row_ = by_message ? 0 : faults_in_a_row_ + 1;
  return faults_in_a_row_ < most_faults;
}

bool TurnParts::count_fault_of(SeatId seat) {
  if (++faults_of_[seat] < most_faults) return true;
  faults_of_.erase(seat);
  return false;
}

std::vector<TurnPart> TurnParts::blamed() const {
  std::vector<TurnPart> blamed;
  if (!in_part_) {
    std::copy_if(parts_.begin(), parts_.end(), std::back_inserter(blamed), is_message);
    return blamed.empty() ? parts_ : blamed;
  }
  blamed.push_back(parts_.back());
  const auto before = std::find_if(parts_.rbegin(), parts_.rend(), is_message);
  if (parts_.back().open && before != parts_.rend()) blamed.push_back(*before);
  return blamed;
}

void TurnParts::forget_turn(const std::vector<TurnPart>& blamed) {
  stopping_.clear();
  std::copy_if(blamed.begin(), blamed.end(), std::back_inserter(stopping_),
               [](const TurnPart& part) { return part.open || part.due; });
  parts_.clear();
}

}  // namespace ft::table
