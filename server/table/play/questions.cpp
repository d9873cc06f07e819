#include "server/table/play/questions.hpp"

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
                     [&](const Question& q) { return q.tag == wanted.tag && q.non_blocking == wanted.non_blocking; });
}

codec::WaitingFor as_waited_for(const OpenResolution& resolution, const Question& question, const Viewer& viewer) {
  return {{resolution.opened.id, question.tag}, question.asked, resolution.opened.viewer.seat == viewer.seat};
}

}  // namespace

const Question* Questions::find(const codec::QuestionId& name) const {
  const auto open = table_.state.open.find(name.resolution);
  if (open == table_.state.open.end() || !open->second.divergence.empty()) return nullptr;
  const auto& questions = open->second.questions;
  const auto at =
      std::find_if(questions.begin(), questions.end(), [&](const Question& q) { return q.tag == name.tag; });
  return at == questions.end() ? nullptr : &*at;
}

bool Questions::is_asked(const Question& question, const Viewer& viewer) const {
  const Creature* asked = find_creature(table_.state.state, question.asked);
  if (!asked || asked->seats.empty()) return viewer.is_gm();
  return viewer.plays(question.asked);
}

/// The asked and the GM see it whole; others who may know that it was asked see which seat the table waits for.
Questions::Visibility Questions::visibility(const Question& question, const Viewer& viewer) const {
  if (viewer.is_gm() || is_asked(question, viewer)) return Visibility::full;
  const bool waited_for = !question.non_blocking && may_know(system(), table_.state.state, question, viewer);
  return waited_for ? Visibility::waiting_only : Visibility::hidden;
}

std::vector<Question> Questions::ask(OpenResolution& resolution, std::vector<Question> open) {
  const std::vector<Question> before = std::exchange(resolution.questions, std::move(open));
  std::vector<Question> gone;
  std::copy_if(before.begin(), before.end(), std::back_inserter(gone),
               [&](const Question& q) { return !stays(resolution.questions, q); });
  close(resolution, gone);
  std::vector<Question> fresh;
  for (const Question& question : resolution.questions) {
    if (stays(before, question)) {
      if (std::ranges::find(before, question) == before.end())
        clocks_[{resolution.opened.id, question.tag}].changed = true;
      continue;
    }
    if (!holds(before, question)) fresh.push_back(question);
    clocks_[{resolution.opened.id, question.tag}] = {};  // shown, and its clock started, once it is durable
  }
  return fresh;
}

/// A question that was answered or timed out at once was sent only to those who came in the same turn.
void Questions::close(const OpenResolution& resolution, const std::vector<Question>& gone) {
  for (const Question& question : gone) {
    const codec::QuestionId name{resolution.opened.id, question.tag};
    const auto clock = clocks_.extract(key_of(name));
    const bool shown = clock && clock.mapped().shown;
    const bool silence = std::any_of(resolution.tape.begin(), resolution.tape.end(), [&](const TapeEntry& entry) {
      const auto* answer = std::get_if<Answered>(&entry);
      return answer && answer->question == question.tag && answer->by == AnsweredBy::timeout;
    });
    table_.broadcaster.broadcast(
        [&](codec::Deltas& deltas) {
          deltas.question_closed(name, silence ? codec::Deltas::ClosedBy::timeout : codec::Deltas::ClosedBy::answer);
        },
        [&](const Presence& who) {
          return (shown || !who.new_token.empty()) && visibility(question, who.viewer) != Visibility::hidden;
        });
  }
}

codec::OpenQuestion Questions::as_seen(const OpenResolution& resolution, const Question& question,
                                       const Viewer& viewer) const {
  codec::OpenQuestion seen{resolution.opened.id,
                           project(system(), table_.state.state, question, viewer),
                           is_asked(question, viewer),
                           false,
                           0,
                           0};
  const auto at = clocks_.find({resolution.opened.id, question.tag});
  if (at == clocks_.end()) return seen;
  const Clock& clock = at->second;
  seen.running = clock.timer != nullptr;
  seen.total_ms = static_cast<std::int32_t>(clock.total_ms);
  if (seen.running)
    seen.left_ms =
        static_cast<std::int32_t>(std::max<std::int64_t>(0, clock.ends_at_ms - table_.deps.clock.steady_ms()));
  return seen;
}

void Questions::add_to(codec::ViewerSnapshot& snapshot, const Viewer& viewer) const {
  for (const auto& [id, open] : table_.state.open)
    for (const Question& question : open.questions) {
      const Visibility sees = visibility(question, viewer);
      if (sees == Visibility::full) snapshot.questions.push_back(as_seen(open, question, viewer));
      if (sees == Visibility::waiting_only) snapshot.waiting.push_back(as_waited_for(open, question, viewer));
    }
  if (awaits_secret(viewer)) snapshot.waiting.emplace_back();
}

/// The same for each asked creature. A viewer who knows of another wait in that resolution learns nothing more.
bool Questions::awaits_secret(const Viewer& viewer) const {
  const State& state = table_.state.state;
  return std::any_of(table_.state.open.begin(), table_.state.open.end(), [&](const auto& entry) {
    const OpenResolution& open = entry.second;
    const Creature* actor = find_creature(state, open.opened.command.actor);
    const bool known = open.opened.viewer.seat == viewer.seat || (actor && knows(system(), state, *actor, viewer));
    const auto waits = [&](bool secret) {
      return std::any_of(open.questions.begin(), open.questions.end(), [&](const Question& question) {
        return !question.non_blocking && (visibility(question, viewer) == Visibility::hidden) == secret;
      });
    };
    return known && open.divergence.empty() && waits(true) && !waits(false);
  });
}

void Questions::send_secret_waits() {
  for (Presence& who : table_.broadcaster.all()) {
    const bool awaits = awaits_secret(who.viewer);
    if (std::exchange(who.awaits_secret, awaits) == awaits) continue;
    table_.broadcaster.send(who, [&](codec::Deltas& deltas) {
      if (awaits) return deltas.waiting({});
      deltas.question_closed({}, codec::Deltas::ClosedBy::answer);
    });
  }
}

void Questions::send(const OpenResolution& resolution, const Question& question) {
  for (Presence& who : table_.broadcaster.all()) {
    const Visibility sees = visibility(question, who.viewer);
    if (sees == Visibility::hidden) continue;
    table_.broadcaster.send(who, [&](codec::Deltas& deltas) {
      if (sees == Visibility::full) return deltas.question(as_seen(resolution, question, who.viewer));
      deltas.waiting(as_waited_for(resolution, question, who.viewer));
    });
  }
}

/// A creature that is hidden from them now is waited for no longer; one that was found is.
void Questions::send_waiting_changes(Presence& who, const State& knew) {
  for (const auto& [id, open] : table_.state.open)
    for (const Question& question : open.questions) {
      if (question.secrecy == Secrecy::secret || question.non_blocking || is_asked(question, who.viewer)) continue;
      const codec::QuestionId name{id, question.tag};
      const bool did = find_creature(knew, question.asked),
                 does = may_know(system(), table_.state.state, question, who.viewer);
      if (!question.asked || did == does) continue;
      table_.broadcaster.send(who, [&](codec::Deltas& deltas) {
        if (does) return deltas.waiting(as_waited_for(open, question, who.viewer));
        deltas.question_closed(name, codec::Deltas::ClosedBy::answer);
      });
    }
}

void Questions::run_clocks() {
  for (const auto& [id, open] : table_.state.open)
    for (const Question& question : open.questions) run_clock(open, question);
}

/// A question's time runs only while the person asked is connected and the table plays, and starts again on their
/// return; that of a non-blocking one while no blocking one is open, whether connected or not. While they are connected
/// it starts once they have seen the question, at the latest after `Settings::unseen_s`.
void Questions::run_clock(const OpenResolution& open, const Question& question) {
  const codec::QuestionId name{open.opened.id, question.tag};
  Clock& clock = clocks_[key_of(name)];
  const Creature* asked = find_creature(table_.state.state, question.asked);
  const bool of_gm = !asked || asked->seats.empty();
  const bool here = of_gm ? table_.broadcaster.is_gm_connected()
                          : std::any_of(asked->seats.begin(), asked->seats.end(),
                                        [&](SeatId seat) { return table_.broadcaster.is_connected(seat); });
  const std::int32_t of_table = question.non_blocking ? 0
                                : of_gm               ? table_.settings.question_gm_s
                                                      : table_.settings.question_s;
  clock.total_ms = 1000 * (question.seconds > 0 ? question.seconds : of_table);
  const bool its_time = question.non_blocking ? open.only_optional_questions() : here || clock.started_by_gm;
  const bool may_run = clock.total_ms > 0 && its_time && table_.is_playing() &&
                       legal(question, question.default_answer) && open.divergence.empty();
  clock.seen = clock.seen && here;
  const bool is_due = clock.seen || clock.started_by_gm || !here || table_.settings.unseen_s <= 0;
  if (is_due || !may_run)
    clock.unseen = nullptr;
  else if (!clock.unseen)
    clock.unseen = table_.deps.core.post_after(std::chrono::seconds(table_.settings.unseen_s),
                                               [this, name] { table_.on_timeout({name}); });
  const bool runs = may_run && is_due;
  const bool differs = runs != (clock.timer != nullptr);
  if (runs && differs) {
    clock.ends_at_ms = table_.deps.clock.steady_ms() + clock.total_ms;
    clock.timer = table_.deps.core.post_after(std::chrono::milliseconds(clock.total_ms),
                                              [this, name] { table_.on_timeout({name}); });
  } else if (differs) {
    clock.timer = nullptr;
  }
  const bool shown = std::exchange(clock.shown, true), changed = std::exchange(clock.changed, false);
  if (differs || !shown || changed) send(open, question);
}

std::optional<Questions::RunningClock> Questions::running_clock(const codec::QuestionId& name) const {
  const auto at = clocks_.find(key_of(name));
  if (at == clocks_.end() || !at->second.timer) return std::nullopt;
  return RunningClock{at->second.ends_at_ms, at->second.total_ms};
}

std::vector<std::uint32_t> Questions::timed_out_with(const codec::QuestionId& over) const {
  std::vector<std::uint32_t> timed_out;
  const std::int64_t now_ms = table_.deps.clock.steady_ms();
  for (const Question& question : table_.state.open.at(over.resolution).questions) {
    const auto clock = running_clock({over.resolution, question.tag});
    const bool ran_out = clock && clock->ends_at_ms <= now_ms;
    if (question.non_blocking && (ran_out || question.tag == over.tag)) timed_out.push_back(question.tag);
  }
  return timed_out;
}

}  // namespace ft::table
