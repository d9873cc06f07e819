// The questions of a window and who has answered them: ask_any of law R3.
#include <algorithm>

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/kernel/values/assert.hpp"

namespace ft::rules {

ReactionWindow::ReactionWindow(Resolution& r, Build build)
    : r_(r), build_(std::move(build)), questions_(this->build()) {
  r_.tag(questions_);
  answered_.resize(questions_.size());
}

std::vector<Question> ReactionWindow::build() const {
  return r_.run_.recall ? r_.run_.recall->questions(r_.cursor_, build_) : build_();
}

/// Who could say the same as before keeps their question, and stays silent where they passed.
void ReactionWindow::rebuild() {
  std::vector<Question> fresh = build();
  std::vector<bool> answered(fresh.size());
  for (std::size_t i = 0; i < fresh.size(); ++i) {
    const auto same = [&](const Question& before) { return before.asked == fresh[i].asked; };
    const auto at = std::find_if(questions_.begin(), questions_.end(), same);
    const auto index = static_cast<std::size_t>(at - questions_.begin());
    if (at == questions_.end() || !same_answers(*at, fresh[i])) {
      r_.tag(fresh[i]);
      continue;
    }
    fresh[i].tag = at->tag;
    answered[i] = answered_[index];
  }
  questions_ = std::move(fresh);
  answered_ = std::move(answered);
}

/// Whether questions that hold nothing up time out here.
bool ReactionWindow::timed_out() {
  if (r_.cursor_ == r_.tape_->size()) return false;
  const auto* silent = std::get_if<TimedOut>(&(*r_.tape_)[r_.cursor_]);
  if (!silent) return false;
  for (const std::uint32_t tag : silent->questions) {
    const auto at = std::find_if(questions_.begin(), questions_.end(), [&](const Question& q) { return q.tag == tag; });
    if (at == questions_.end()) r_.leave_diverged("no creature is asked question " + std::to_string(tag) + " here");
    answered_[static_cast<std::size_t>(at - questions_.begin())] = true;
  }
  ++r_.cursor_;
  return true;
}

}  // namespace ft::rules
