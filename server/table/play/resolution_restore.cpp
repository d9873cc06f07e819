// Open resolutions after a restart or a change of content: run again, compared with the journal (laws R5, R14).
#include <algorithm>

#include "server/table/play/resolutions.hpp"

namespace ft::table {

using namespace rules;

namespace {

/// Dice of a re-run: the tape holds every roll, so none is left to draw.
class NoMoreDice : public Dice {
 public:
  bool wanted = false;
  std::int32_t face(std::int32_t, Ref, Key) override { return wanted = true, 1; }
};

bool has_equal(const std::vector<Question>& questions, const Question& wanted) {
  return std::find(questions.begin(), questions.end(), wanted) != questions.end();
}

}  // namespace

std::set<ResolutionId> Resolutions::restore() {
  std::set<ResolutionId> changed;
  for (auto& [id, open] : table_.state.open) {
    const std::size_t tape = open.tape.size();
    open.recall = {};  // other content may ask other questions
    NoMoreDice dice;
    const std::optional<Outcome> again = rerun(open, dice);
    open.tape.resize(tape);
    if (!again) {
      changed.insert(id);
      continue;
    }
    const Outcome& outcome = *again;
    const bool goes_on = outcome.kind == Outcome::Kind::needs_answer && !dice.wanted && outcome.events == open.events;
    if (goes_on)
      reask(open, outcome.open);
    else if (open.opened.revision != table_.content.revision())
      changed.insert(id);
    else
      diverge(id,
              outcome.kind == Outcome::Kind::diverged ? outcome.divergence : "after a restart it would go differently");
  }
  return changed;
}

/// None: an internal check of the rules failed.
std::optional<Outcome> Resolutions::rerun(OpenResolution& open, Dice& dice) const {
  try {
    return resolve({system(), *open.base, open.opened.command, open.opened.viewer, open.opened.id}, open.tape, dice);
  } catch (const std::exception& bug) {
    table_.log("an internal check of the rules failed at the replay: " + std::string(bug.what()));
    return std::nullopt;
  }
}

/// What is asked as before stays; a question that has changed is closed and asked again (law R4). The journal does not
/// say which questions were closed so: those are dropped here too.
void Resolutions::reask(OpenResolution& resolution, const std::vector<Question>& open) {
  std::vector<Question> gone;
  for (const Question& question : resolution.questions)
    if (!has_equal(open, question)) gone.push_back(question);
  std::erase_if(resolution.questions, [&](const Question& question) { return !has_equal(open, question); });
  table_.questions.close(resolution, gone);
  ask(resolution, open);
}

}  // namespace ft::table
