// Folding again without what was taken back.
#include "server/table/timeline.hpp"

#include <algorithm>

#include "rules/kernel/assert.hpp"

namespace ft::table {

using rules::State;

namespace {
constexpr std::size_t kept_turns = 8;        // so many turns can be taken back
constexpr std::size_t pieces_between = 256;  // outside fights a state is kept every so many pieces
}  // namespace

void Timeline::begin(Deed deed) { deeds_.push_back(std::move(deed)); }

Deed* Timeline::find(rules::ResolutionId id) {
  const auto at = std::find_if(deeds_.rbegin(), deeds_.rend(), [&](const Deed& deed) { return deed.id == id; });
  return at == deeds_.rend() ? nullptr : &*at;
}

void Timeline::happening(rules::ResolutionId deed, const rules::Events& events, const State& before) {
  const std::size_t so_far = forgotten_ + pieces_.size();
  if (kept_.empty() || so_far - kept_.back().pieces >= pieces_between) keep(before);
  pieces_.push_back({deed, events});
}

void Timeline::keep(const State& now) {
  const std::size_t so_far = forgotten_ + pieces_.size();
  if (!kept_.empty() && kept_.back().pieces == so_far) kept_.pop_back();
  kept_.push_back({so_far, now});
  if (kept_.size() > kept_turns) forget_oldest();
}

/// Drops the oldest state with the pieces up to the next one, and every deed that began among them.
void Timeline::forget_oldest() {
  kept_.pop_front();
  std::set<rules::ResolutionId> cut;
  for (; forgotten_ < kept_.front().pieces; ++forgotten_) {
    cut.insert(pieces_.front().deed);
    pieces_.pop_front();
  }
  std::erase_if(deeds_, [&](const Deed& deed) { return cut.contains(deed.id); });
}

bool Timeline::take_back(const std::set<rules::ResolutionId>& deeds, State& state) {
  const auto among = [&](const auto& piece) { return deeds.contains(piece.deed); };
  const auto first = std::find_if(pieces_.begin(), pieces_.end(), among);
  if (first != pieces_.end()) {
    const std::size_t from = forgotten_ + static_cast<std::size_t>(first - pieces_.begin());
    std::deque<Kept> kept = kept_;
    while (kept.back().pieces > from) kept.pop_back();
    State again = kept.back().state;
    std::deque<Piece> left(pieces_.begin(),
                           pieces_.begin() + static_cast<std::ptrdiff_t>(kept.back().pieces - forgotten_));
    try {
      for (std::size_t i = left.size(); i < pieces_.size(); ++i) {
        if (among(pieces_[i])) continue;
        rules::fold(again, pieces_[i].events);
        left.push_back(pieces_[i]);
      }
    } catch (const Bug&) {
      return false;  // a later event names what the voided ones made
    }
    state = std::move(again);
    pieces_ = std::move(left);
    kept_ = std::move(kept);
  }
  std::erase_if(deeds_, [&](const Deed& deed) { return deeds.contains(deed.id); });
  return true;
}

}  // namespace ft::table
