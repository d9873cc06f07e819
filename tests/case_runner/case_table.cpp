// The loop of a table: resolve, ask, answer, commit, play what is due.
#include "tests/case_runner/case_table.hpp"

#include <algorithm>

#include "rules/kernel/declarations/command_as_answer.hpp"
#include "rules/kernel/encounters/encounters.hpp"
#include "tests/case_runner/case_error.hpp"
#include "tests/case_runner/telling.hpp"

namespace ft::scn {

using namespace rules;

CaseTable::CaseTable(const CaseVocabulary& vocabulary, CaseSetup& stage)
    : vocabulary_(vocabulary), stage_(stage), dice_(vocabulary, stage) {
  const Sights sights(vocabulary.system(), stage.state);
  explore(sights, Exploration(sights));
  for (const auto& [name, seat] : stage.people)
    shown_[seat] = {project(vocabulary.system(), stage.state, stage.viewer(seat)), {}};
}

void CaseTable::begin_step(int line) {
  line_ = line;
  goal_ = {};
  dice_.report_at(line);
  happened_.clear();
  for (auto& [seat, view] : shown_) view.events.clear();
}

void CaseTable::continue_step(int line) {
  line_ = line;
  dice_.report_at(line);
}

Admission CaseTable::admission(const Command& command) const {
  const World world(stage_.state);
  Admission worst = vocabulary_.system().admit(world, command);
  for (const OpenCommand& open : open_)
    worst = std::max(worst, vocabulary_.system().admit_alongside(world, command, {open.command, open.events}));
  return worst;
}

Outcome CaseTable::run(OpenCommand& open) {
  Outcome outcome = resolve({vocabulary_.system(), *open.base, open.command, open.viewer, open.id}, open.tape, dice_);
  if (outcome.kind == Outcome::Kind::diverged)
    throw CaseError(line_, "law R5: the resolution diverged: " + outcome.divergence);
  const bool played = outcome.kind == Outcome::Kind::needs_answer || outcome.kind == Outcome::Kind::finished;
  const bool prefix = outcome.events.size() >= open.events.size() &&
                      std::equal(open.events.begin(), open.events.end(), outcome.events.begin());
  if (played && !prefix)
    throw CaseError(line_, "law R5: after the answer, what had happened before would have happened differently");
  return outcome;
}

/// As at a table: a command that an open question offers its actor is the answer to it.
std::optional<Verdict> CaseTable::answered_by(const Command& command) {
  for (std::size_t i = 0; i < open_.size() && command.overrides.empty(); ++i)
    for (std::size_t k = 0; k < open_[i].questions.size(); ++k) {
      const Question& question = open_[i].questions[k];
      if (question.shape != Shape::action || !command.actor || question.asked != command.actor) continue;
      for (const Option& option : question.options)
        if (auto value = command_as_answer(option, command)) return answer(i, k, std::move(*value), AnsweredBy::person);
    }
  return std::nullopt;
}

Verdict CaseTable::play(const CommandRead& wanted) {
  if (const auto answered = answered_by(wanted.command)) return *answered;
  OpenCommand open{
      wanted.command, wanted.viewer, {++resolutions_}, std::make_shared<const State>(stage_.state), {}, {}, {}, {}};
  const Outcome outcome = run(open);
  if (outcome.kind == Outcome::Kind::refused || outcome.kind == Outcome::Kind::answer_refused) {
    check_refusal({vocabulary_.system(), *open.base, open.command, open.viewer, open.id}, outcome, open.tape, line_);
    return outcome.refusal;
  }
  settle(std::move(open), outcome);
  return std::nullopt;
}

Verdict CaseTable::answer(std::size_t command, std::size_t index, Value value, AnsweredBy by) {
  OpenCommand open = open_[command];
  const Question question = open.questions[index];
  if (!legal(question, value)) return Refusal{Key("E_ANSWER"), {}, {}};
  open.tape.emplace_back(Answered{question.tag, question.asked, question.prompt, std::move(value), by});
  const Outcome outcome = run(open);
  if (outcome.kind == Outcome::Kind::answer_refused) return outcome.refusal;
  if (outcome.kind == Outcome::Kind::refused) {
    if (!open.events.empty()) throw CaseError(line_, "law R6: the command is refused after something has happened");
    open_.erase(open_.begin() + static_cast<std::ptrdiff_t>(command));  // the whole command is refused
    return outcome.refusal;
  }
  settle(std::move(open), outcome);
  return std::nullopt;
}

/// What is new is committed; the command stays open or is done.
void CaseTable::settle(OpenCommand open, const Outcome& outcome) {
  const Events fresh(outcome.events.begin() + static_cast<std::ptrdiff_t>(open.events.size()), outcome.events.end());
  open.events = outcome.events;
  open.questions = outcome.open;
  const ResolutionId id = open.id;
  const auto at = std::find_if(open_.begin(), open_.end(), [&](const OpenCommand& other) { return other.id == id; });
  if (outcome.kind == Outcome::Kind::finished) {
    if (at != open_.end()) open_.erase(at);
    check_laws({vocabulary_.system(), *open.base, open.command, open.viewer, open.id}, open.tape, open.events,
               open.cuts, line_);
  } else {
    open.cuts.push_back({open.tape.size(), open.events.size(), open.questions});
    if (at != open_.end())
      *at = std::move(open);
    else
      open_.push_back(std::move(open));
  }
  commit(fresh, id);
}

/// Records what creatures see, as a table does after each command: it belongs to no step.
void CaseTable::explore(const Sights& sights, Exploration exploration) {
  const Events explored = exploration.learned(sights);
  if (explored.empty()) return;
  fold(stage_.state, explored);
  for (auto& [seat, view] : shown_) view.state = project(vocabulary_.system(), stage_.state, stage_.viewer(seat));
}

void CaseTable::commit(const Events& events, ResolutionId cause) {
  Sights sights(vocabulary_.system(), stage_.state);
  Exploration exploration(sights);
  for (const Event& event : events) {
    std::map<SeatId, bool> knew_before;
    for (const auto& [seat, view] : shown_) knew_before[seat] = knew(sights, event, stage_.viewer(seat));
    const bool differently = changes_knowledge(vocabulary_.system(), stage_.state, event);
    fold(stage_.state, event);
    sights.forget();
    exploration.follow(sights, event);
    happened_.push_back(event);
    if (const auto* turn = std::get_if<TurnStarted>(&event)) last_start_of_[turn->creature] = ++turns_started_;
    for (auto& [seat, view] : shown_) {
      const Viewer viewer = stage_.viewer(seat);
      const auto seen = project(sights, event, viewer, knew_before[seat]);
      if (seen) view.events.push_back(*seen);
      if (differently)
        view.state = project(sights, viewer);
      else if (seen)
        fold(view.state, *seen);
    }
  }
  if (events.empty()) return;
  explore(sights, exploration);
  std::vector<ResolutionId>
      others;  // first all tapes get the events, then each re-runs: what one does comes after it for the others
  for (OpenCommand& other : open_)
    if (other.id != cause) {
      others.push_back(other.id);
      other.meanwhile.insert(other.meanwhile.end(), events.begin(), events.end());
    }
  for (const ResolutionId id : others) {
    const auto at = std::find_if(open_.begin(), open_.end(), [&](const OpenCommand& one) { return one.id == id; });
    if (at == open_.end() || at->meanwhile.empty()) continue;  // ended, or led on, by what another did meanwhile
    OpenCommand other = *at;
    other.tape.emplace_back(ConcurrentEvents{std::exchange(other.meanwhile, {})});
    const Outcome outcome = run(other);
    if (outcome.kind == Outcome::Kind::refused || outcome.kind == Outcome::Kind::answer_refused)
      throw CaseError(line_, "law R4: what happened meanwhile made the open command refused");
    settle(std::move(other), outcome);
  }
}

void CaseTable::edit(const Events& events) { commit(events, {}); }

bool CaseTable::reached() const {
  const Encounter* encounter = stage_.state.encounters.empty() ? nullptr : &stage_.state.encounters.front();
  switch (goal_.kind) {
    case Goal::Kind::what_is_due:
    case Goal::Kind::wait: return true;
    case Goal::Kind::turns: return turns_started_ >= goal_.turns_started;
    case Goal::Kind::turn_of: {  // it may be over already: the dying and the stunned do nothing
      const auto start = last_start_of_.find(goal_.creature);
      return start != last_start_of_.end() && start->second >= goal_.turns_started;
    }
    case Goal::Kind::round: return encounter && encounter->round >= goal_.round;
  }
  return true;
}

bool CaseTable::play_due(std::int64_t longest_ms) {
  std::vector<EncounterId> places{EncounterId{}};
  for (const Encounter& encounter : stage_.state.encounters) places.push_back(encounter.id);
  for (const EncounterId place : places) {
    std::vector<Due> all = vocabulary_.system().expirations(World(stage_.state), place);
    if (auto next = due_in(vocabulary_.system(), World(stage_.state), place)) all.push_back(std::move(*next));
    for (const Due& due : all) {
      if (due.after_ms > longest_ms || admission(due.command) != Admission::opens) continue;
      if (const Verdict refused = play({due.command, Viewer::gm()}))
        throw CaseError(line_, "law R13: what is due is refused: " + Teller(vocabulary_, stage_.state).of(*refused));
      return true;
    }
  }
  return false;
}

void CaseTable::end_turn() {
  const CreatureId whose = stage_.state.encounters.empty() ? CreatureId{} : stage_.state.encounters.front().turn;
  if (!whose) throw CaseError(line_, "then: nothing is due and it is nobody's turn");
  const CommandRead command{{Key("end_turn"), whose, {}, {}, {}}, stage_.viewer_for(*stage_.find(whose))};
  if (const Verdict refused = play(command))
    throw CaseError(line_, "then: the turn cannot be ended: " + Teller(vocabulary_, stage_.state).of(*refused));
}

void CaseTable::go_on(const Goal& goal) {
  goal_ = Goal(goal);
  for (int steps = 0; open_.empty(); ++steps) {
    if (steps > 200)
      throw CaseError(line_, "the table plays on without end: after 200 commands something is still due");
    const bool there = reached();
    const std::int64_t longest = !there ? INT64_MAX : goal_.kind == Goal::Kind::wait ? goal_.wait_ms : 0;
    if (play_due(longest)) continue;
    if (there) return;
    end_turn();
  }
}

void CaseTable::check_views() const {
  for (const auto& [name, seat] : stage_.people) {
    const State may_know = project(vocabulary_.system(), stage_.state, stage_.viewer(seat));
    if (shown_.at(seat).state != may_know)
      throw CaseError(line_, "law T3: what " + name + " was shown does not add up to what " + name + " may know");
  }
}

}  // namespace ft::scn
