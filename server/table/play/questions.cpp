#include "server/table/play/questions.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/viewers.hpp"

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

/// The asked and the GM see it whole; others who know where that is and may know that it was asked see which seat the table waits for.
Questions::Visibility Questions::visibility(const OpenResolution& resolution, const Question& question,
                                            const Viewer& viewer) const {
  if (viewer.is_gm() || is_asked(question, viewer)) return Visibility::full;
  const State& state = table_.state.state;
  const bool waited_for = !question.non_blocking &&
                          knows_scene(state, viewer, scene_of(World(state), resolution.opened.command)) &&
                          may_know(system(), state, question, viewer);
  return waited_for ? Visibility::waiting_only : Visibility::hidden;
}

bool Questions::knows_of(const OpenResolution& resolution, const Viewer& viewer) const {
  return std::ranges::any_of(resolution.questions, [&](const Question& question) {
    return visibility(resolution, question, viewer) != Visibility::hidden;
  });
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
    std::vector<Presence*> people;
    for (Presence& who : table_.broadcaster.all()) {
      const bool waited = std::erase_if(who.waiting, [&](const auto& one) { return one.question == name; }) > 0;
      const bool was_sent = shown || !who.new_token.empty();
      if (waited || (was_sent && visibility(resolution, question, who.viewer) == Visibility::full))
        people.push_back(&who);
    }
    const bool silence = std::any_of(resolution.tape.begin(), resolution.tape.end(), [&](const TapeEntry& entry) {
      const auto* answer = std::get_if<Answered>(&entry);
      return answer && answer->question == question.tag && answer->by == AnsweredBy::timeout;
    });
    table_.broadcaster.send(people, [&](codec::Deltas& deltas) {
      deltas.question_closed(name, silence ? codec::Deltas::ClosedBy::timeout : codec::Deltas::ClosedBy::answer);
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
    for (const Question& question : open.questions)
      if (visibility(open, question, viewer) == Visibility::full)
        snapshot.questions.push_back(as_seen(open, question, viewer));
  snapshot.waiting = waiting_for(viewer);
}

std::vector<codec::WaitingFor> Questions::waiting_for(const Viewer& viewer) const {
  std::vector<codec::WaitingFor> waiting;
  for (const auto& [id, open] : table_.state.open)
    for (const Question& question : open.questions)
      if (visibility(open, question, viewer) == Visibility::waiting_only)
        waiting.push_back({{id, question.tag}, question.asked, open.opened.viewer.seat == viewer.seat});
  if (awaits_secret(viewer)) waiting.emplace_back();
  return waiting;
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
        return !question.non_blocking && (visibility(open, question, viewer) == Visibility::hidden) == secret;
      });
    };
    return known && open.divergence.empty() && waits(true) && !waits(false);
  });
}

void Questions::send_waits() {
  const auto has = [](const std::vector<codec::WaitingFor>& waiting, const codec::WaitingFor& one) {
    return std::ranges::find(waiting, one) != waiting.end();
  };
  for (Presence& who : table_.broadcaster.all()) {
    const std::vector<codec::WaitingFor> now = waiting_for(who.viewer), before = std::exchange(who.waiting, now);
    table_.broadcaster.send(who, [&](codec::Deltas& deltas) {
      for (const codec::WaitingFor& one : before) {
        if (has(now, one)) continue;
        deltas.question_closed(one.question, codec::Deltas::ClosedBy::answer);
        const Question* question = find(one.question);
        if (question && is_asked(*question, who.viewer))
          deltas.question(as_seen(table_.state.open.at(one.question.resolution), *question, who.viewer));
      }
      for (const codec::WaitingFor& one : now)
        if (!has(before, one)) deltas.waiting(one);
    });
  }
}

void Questions::send(const OpenResolution& resolution, const Question& question) {
  for (Presence& who : table_.broadcaster.all())
    if (visibility(resolution, question, who.viewer) == Visibility::full)
      table_.broadcaster.send(
          who, [&](codec::Deltas& deltas) { deltas.question(as_seen(resolution, question, who.viewer)); });
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
