// Open questions: who sees them, when they are asked anew, and how long they wait (law R8).
#include "server/table/table.hpp"

#include <algorithm>

namespace ft::table {

using namespace rules;

namespace {

bool holds(const std::vector<Question>& questions, const Question& wanted) {
  return std::any_of(questions.begin(), questions.end(), [&](const Question& q) { return q.tag == wanted.tag; });
}

/// The same question, and as many wait for its answer.
bool stays(const std::vector<Question>& questions, const Question& wanted) {
  return std::any_of(questions.begin(), questions.end(),
                     [&](const Question& q) { return q.tag == wanted.tag && q.brief == wanted.brief; });
}

}  // namespace

const Question* Table::find_question(const codec::QuestionId& name) const {
  const auto open = state_.open.find(name.resolution);
  if (open == state_.open.end() || !open->second.divergence.empty()) return nullptr;
  const auto& questions = open->second.questions;
  const auto at =
      std::find_if(questions.begin(), questions.end(), [&](const Question& q) { return q.tag == name.tag; });
  return at == questions.end() ? nullptr : &*at;
}

/// Whether it is this person who is asked: who plays the creature; the GM for creatures that nobody plays.
bool Table::is_asked(const Question& question, const Viewer& viewer) const {
  const Creature* asked = find_creature(state_.state, question.asked);
  if (!asked || asked->seats.empty()) return viewer.is_gm();
  return viewer.plays(question.asked);
}

/// The asked and the GM see it whole; others who may know that it was asked see for whom everybody waits.
Table::Seen Table::seen(const Question& question, const Viewer& viewer) const {
  if (viewer.is_gm() || is_asked(question, viewer)) return Seen::whole;
  const bool waited_for = !question.brief && may_know(system(), state_.state, question, viewer);
  return waited_for ? Seen::waited_for : Seen::not_at_all;
}

/// The resolution now waits for these. A question that stays keeps its id and its time; one that others now wait for, or no
/// longer, keeps its id.
void Table::ask(OpenResolution& resolution, std::vector<Question> open) {
  const std::vector<Question> before = std::exchange(resolution.questions, std::move(open));
  std::vector<Question> gone;
  std::copy_if(before.begin(), before.end(), std::back_inserter(gone),
               [&](const Question& q) { return !stays(resolution.questions, q); });
  close_questions(resolution, gone);
  for (const Question& question : resolution.questions) {
    if (stays(before, question)) continue;
    if (!holds(before, question)) note(codec::Asked{resolution.opened.id, question});
    clocks_[{resolution.opened.id, question.tag}] = {};  // shown, and its clock started, once it is durable
  }
}

/// Tells those to whom it was shown: what was answered in advance or passed over at once was shown to nobody but who
/// came in that very turn.
void Table::close_questions(const OpenResolution& resolution, const std::vector<Question>& gone) {
  for (const Question& question : gone) {
    const codec::QuestionId name{resolution.opened.id, question.tag};
    const auto clock = clocks_.extract({name.resolution, name.tag});
    const bool shown = clock && clock.mapped().shown;
    const bool silence = std::any_of(resolution.tape.begin(), resolution.tape.end(), [&](const TapeEntry& entry) {
      const auto* answer = std::get_if<Answered>(&entry);
      return answer && answer->question == question.tag && answer->by == AnsweredBy::silence;
    });
    audience_->broadcast(
        [&](codec::Deltas& deltas) {
          deltas.question_closed(name, silence ? codec::Deltas::ClosedBy::silence : codec::Deltas::ClosedBy::answer);
        },
        [&](const Presence& who) {
          return (shown || !who.new_token.empty()) && seen(question, who.viewer) != Seen::not_at_all;
        });
  }
}

codec::OpenQuestion Table::as_seen(const OpenResolution& resolution, const Question& question,
                                   const Viewer& viewer) const {
  codec::OpenQuestion seen{
      resolution.opened.id, project(system(), state_.state, question, viewer), is_asked(question, viewer), false, 0, 0};
  const auto at = clocks_.find({resolution.opened.id, question.tag});
  if (at == clocks_.end()) return seen;
  const QuestionClock& clock = at->second;
  seen.running = clock.timer != nullptr;
  seen.total_ms = static_cast<std::int32_t>(clock.total_ms);
  if (seen.running)
    seen.left_ms = static_cast<std::int32_t>(std::max<std::int64_t>(0, clock.ends_at_ms - deps_.clock.unix_ms()));
  return seen;
}

codec::WaitingFor Table::as_waited_for(const OpenResolution& resolution, const Question& question,
                                       const Viewer& viewer) {
  return {{resolution.opened.id, question.tag}, question.asked, resolution.opened.viewer.seat == viewer.seat};
}

void Table::show_question(const OpenResolution& resolution, const Question& question) {
  for (Presence& who : audience_->all()) {
    const Seen sees = seen(question, who.viewer);
    if (sees == Seen::not_at_all) continue;
    audience_->tell(who, [&](codec::Deltas& deltas) {
      if (sees == Seen::whole) return deltas.question(as_seen(resolution, question, who.viewer));
      deltas.waiting(as_waited_for(resolution, question, who.viewer));
    });
  }
}

/// Whoever has lost sight of somebody no longer waits for them; whoever has found them does. knew: before.
void Table::tell_waiting(Presence& who, const State& knew) {
  for (const auto& [id, open] : state_.open)
    for (const Question& question : open.questions) {
      if (question.secrecy == Secrecy::secret || question.brief || is_asked(question, who.viewer)) continue;
      const codec::QuestionId name{id, question.tag};
      const bool did = find_creature(knew, question.asked),
                 does = may_know(system(), state_.state, question, who.viewer);
      if (!question.asked || did == does) continue;
      audience_->tell(who, [&](codec::Deltas& deltas) {
        if (does) return deltas.waiting(as_waited_for(open, question, who.viewer));
        deltas.question_closed(name, codec::Deltas::ClosedBy::answer);
      });
    }
}

/// Starts and stops the clocks, and shows what is new or has changed.
void Table::run_clocks() {
  for (const auto& [id, open] : state_.open)
    for (const Question& question : open.questions) run_clock(open, question);
}

/// A question's time runs only while the person asked is connected and the table plays, and starts afresh on their
/// return; that of a brief one while nobody else is waited for, whoever is connected.
void Table::run_clock(const OpenResolution& open, const Question& question) {
  const codec::QuestionId name{open.opened.id, question.tag};
  QuestionClock& clock = clocks_[{name.resolution, name.tag}];
  const Creature* asked = find_creature(state_.state, question.asked);
  const bool of_gm = !asked || asked->seats.empty();
  const bool here = of_gm ? audience_->is_gm_here()
                          : std::any_of(asked->seats.begin(), asked->seats.end(),
                                        [&](SeatId seat) { return audience_->is_here(seat); });
  const std::int32_t of_table = question.brief ? 0 : of_gm ? settings_.question_gm_s : settings_.question_s;
  clock.total_ms = 1000 * (question.seconds > 0 ? question.seconds : of_table);
  const bool its_time = question.brief ? open.only_optional_questions() : here || clock.started_by_gm;
  const bool runs = clock.total_ms > 0 && its_time && !not_playing() && legal(question, question.otherwise) &&
                    open.divergence.empty();
  const bool differs = runs != (clock.timer != nullptr);
  if (runs && differs) {
    clock.ends_at_ms = deps_.clock.unix_ms() + clock.total_ms;
    clock.timer =
        deps_.core.post_after(std::chrono::milliseconds(clock.total_ms), [this, name] { deliver(Silence{name}); });
  } else if (differs) {
    clock.timer = nullptr;
  }
  const bool shown = std::exchange(clock.shown, true);
  if (differs || !shown) show_question(open, question);
}

}  // namespace ft::table
