#include "server/table/play/resolutions.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/viewers.hpp"
#include "rules/kernel/values/assert.hpp"
#include "server/table/history/load.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

/// Fresh dice, but those of a voided command that was the same come first (law R7).
class ReplayDice : public Dice {
 public:
  /// thrown: how many of the kept ones are on the tape already.
  ReplayDice(const VoidedDice* kept, std::size_t thrown, Dice& fresh) : kept_(kept), next_(thrown), fresh_(fresh) {}
  std::int32_t face(std::int32_t sides, Ref by, Key purpose) override {
    if (kept_ && next_ < kept_->dice.size()) {
      const DieRolled& die = kept_->dice[next_];
      if (die.sides == sides && die.by == by && die.purpose == purpose) return ++next_, die.face;
      kept_ = nullptr;  // the situation is another one now
    }
    return fresh_.face(sides, by, purpose);
  }

 private:
  const VoidedDice* kept_;
  std::size_t next_;
  Dice& fresh_;
};

std::size_t dice_on(const Tape& tape) {
  return static_cast<std::size_t>(std::count_if(
      tape.begin(), tape.end(), [](const TapeEntry& entry) { return std::holds_alternative<DieRolled>(entry); }));
}

/// In which scene a command is played; none: it is the campaign's.
SceneId place_of(const World& world, const Command& command) {
  const bool is_of_campaign = !command.actor && !command.scene && !find(command.form, "encounter"_k);
  return is_of_campaign ? SceneId{} : scene_of(world, command);
}

bool begins_with(const Events& events, const Events& beginning) {
  return events.size() >= beginning.size() && std::equal(beginning.begin(), beginning.end(), events.begin());
}

}  // namespace

Resolutions::Blocker Resolutions::find_blocker(const Command& command) const {
  const State& state = table_.state.state;
  const Scope scope = scope_of(state, command.actor);
  const World world(state);
  const SceneId here = place_of(world, command);
  Blocker strictest{system().admit(world, command)};
  strictest.right = strictest.admission != Admission::opens;
  for (const OpenResolution* open : in_order(table_.state.open)) {
    const bool other_encounter = command.actor && open->opened.command.actor &&
                                 scope.encounter != open->opened.encounter && scope.encounter && open->opened.encounter;
    const SceneId there = place_of(world, open->opened.command);
    const bool apart = other_encounter || (here && there && here != there);
    const Admission admission =
        apart ? Admission::opens : system().admit_alongside(world, command, {open->opened.command, open->events});
    if (admission != Admission::opens && !strictest.open) strictest.open = open->opened.id;
    strictest.admission = std::max(strictest.admission, admission);
  }
  return strictest;
}

/// One more run from the base. It diverges also where the journaled events are no prefix of its events.
Outcome Resolutions::run(OpenResolution& resolution) {
  const Command& command = resolution.opened.command;
  const auto& kept_dice = table_.state.kept_dice;
  const auto kept =
      std::find_if(kept_dice.begin(), kept_dice.end(), [&](const VoidedDice& dice) { return dice.command == command; });
  DiceRoller fresh(table_.random);
  ReplayDice dice(kept == kept_dice.end() ? nullptr : &*kept, dice_on(resolution.tape), fresh);
  const State& base = resolution.base ? *resolution.base : table_.state.state;
  const Run run{system(), base, command, resolution.opened.viewer, resolution.opened.id, &resolution.recall};
  Outcome outcome = resolve(run, resolution.tape, dice);
  const bool played = outcome.kind == Outcome::Kind::needs_answer || outcome.kind == Outcome::Kind::finished;
  if (played && !begins_with(outcome.events, resolution.events)) {
    outcome.kind = Outcome::Kind::diverged;
    outcome.divergence = "what had happened before would now happen differently";
  }
  return outcome;
}

/// A run that no request asked for: a fault of the rules is a divergence of this resolution alone.
Outcome Resolutions::run_unasked(OpenResolution& resolution) {
  try {
    return run(resolution);
  } catch (const std::exception& bug) {
    const std::string number = draw_fault_number(table_.random);
    table_.log("an internal check of the rules failed (number " + number + "): " + bug.what());
    Outcome outcome;
    outcome.kind = Outcome::Kind::diverged;
    outcome.divergence = "The rules met a fault (number " + number + ") over it.";
    return outcome;
  }
}

Verdict Resolutions::open(const PendingCommand& wanted) {
  const Scope scope = scope_of(table_.state.state, wanted.command.actor);
  OpenResolution resolution{
      {table_.ids.next(), scope.encounter, scope.creature, wanted.command, wanted.viewer, table_.content.revision()},
      nullptr,
      {},
      {},
      {},
      {},
      wanted.arrived};
  if (auto remark = explain_order(wanted, system().schema().first_come_rule))
    resolution.tape.emplace_back(std::move(*remark));
  const Outcome outcome = run(resolution);
  FT_ASSERT(outcome.kind != Outcome::Kind::diverged, "a first run cannot diverge: " + outcome.divergence);
  if (outcome.kind == Outcome::Kind::refused || outcome.kind == Outcome::Kind::answer_refused) return outcome.refusal;

  add_to_batch(resolution.opened);
  table_.state.undo_history.begin(undo_step_of(resolution.opened));
  table_.on_opened(wanted);
  commit_outcome(std::move(resolution), outcome, 0);
  return std::nullopt;
}

/// Into the batch goes what is new since the last run: tape entries, events, questions, the end.
/// tape_before: the tape's length then.
void Resolutions::commit_outcome(OpenResolution resolution, const Outcome& outcome, std::size_t tape_before) {
  TableState& state = table_.state;
  const ResolutionId id = resolution.opened.id;
  const Command& command = resolution.opened.command;
  for (std::size_t i = tape_before; i < resolution.tape.size(); ++i) {
    if (const auto* die = std::get_if<DieRolled>(&resolution.tape[i])) state.undo_history.add_die(id, command, *die);
    add_to_batch(codec::TapeAppended{id, resolution.tape[i]});
  }
  const Events fresh(outcome.events.begin() + static_cast<std::ptrdiff_t>(resolution.events.size()),
                     outcome.events.end());
  const codec::LogContext context = context_of(resolution.opened, table_.batch.at_ms);

  if (outcome.kind == Outcome::Kind::finished) {
    table_.questions.close(resolution, resolution.questions);
    state.open.erase(id);
    std::erase_if(state.kept_dice, [&](const VoidedDice& kept) { return kept.command == command; });
    table_.apply_events(context, fresh);
    add_to_batch(codec::ResolutionClosed{id, codec::ResolutionClosed::How::finished, {}, {}});
  } else {
    if (!resolution.base) resolution.base = std::make_shared<const State>(state.state);
    resolution.events = outcome.events;
    const std::size_t tape = resolution.tape.size();
    state.open.insert_or_assign(id, std::move(resolution));
    table_.apply_events(context, fresh);
    const auto at = state.open.find(id);  // another resolution may have continued it by these events, or ended it
    if (at != state.open.end() && at->second.tape.size() == tape) ask(at->second, outcome.open);
  }
  table_.on_committed(fresh);
}

/// These questions are open from here on; journals those that are new.
void Resolutions::ask(OpenResolution& resolution, std::vector<Question> open) {
  for (Question& question : table_.questions.ask(resolution, std::move(open)))
    add_to_batch(codec::QuestionAsked{resolution.opened.id, std::move(question)});
}

void Resolutions::cancel(ResolutionId id, SeatId by, const std::string& reason) {
  const OpenResolution canceled = std::move(table_.state.open.extract(id).mapped());
  close_voided(canceled, by, reason);
}

void Resolutions::close_voided(const OpenResolution& voided, SeatId by, const std::string& reason) {
  add_to_batch(codec::ResolutionClosed{voided.opened.id, codec::ResolutionClosed::How::canceled, by, reason});
  table_.questions.close(voided, voided.questions);
}

/// First all have the events, then each is run: what one run does comes after them for the others.
void Resolutions::append_concurrent_events(ResolutionId cause, const Events& events) {
  auto& all = table_.state.open;
  std::vector<ResolutionId> others;
  for (auto& [id, open] : all) {
    if (id == cause) continue;
    others.push_back(id);
    open.meanwhile.insert(open.meanwhile.end(), events.begin(), events.end());
  }
  for (const ResolutionId id : others) {
    const auto at = all.find(id);
    if (at == all.end() || at->second.meanwhile.empty()) continue;  // ended or continued by what another did
    OpenResolution& open = at->second;
    open.tape.emplace_back(ConcurrentEvents{std::exchange(open.meanwhile, {})});
    add_to_batch(codec::TapeAppended{id, open.tape.back()});
    if (!open.divergence.empty()) continue;
    OpenResolution again = open;
    const std::size_t tape = again.tape.size();
    const Outcome outcome = run_unasked(again);
    if (outcome.kind == Outcome::Kind::needs_answer || outcome.kind == Outcome::Kind::finished)
      commit_outcome(std::move(again), outcome, tape);
    else
      diverge(id, outcome.kind == Outcome::Kind::diverged ? outcome.divergence : "it is refused now");
  }
}

/// Runs it with one more entry of the tape. Where the rules refuse the entry nothing has changed; where they refuse the
/// whole command, it is taken back.
Verdict Resolutions::continue_with(ResolutionId id, TapeEntry entry) {
  OpenResolution further = table_.state.open.at(id);
  const std::size_t before = further.tape.size();
  further.tape.push_back(std::move(entry));
  const Outcome outcome = run(further);
  switch (outcome.kind) {
    case Outcome::Kind::answer_refused: return outcome.refusal;
    case Outcome::Kind::refused:
      if (!table_.take_back(id, system().names().of(outcome.refusal.code))) return outcome.refusal;
      return std::nullopt;
    case Outcome::Kind::diverged: diverge(id, outcome.divergence); return Refusal{"E_STOPPED"_k, {}, {}};
    case Outcome::Kind::needs_answer:
    case Outcome::Kind::finished: break;
  }
  commit_outcome(std::move(further), outcome, before);
  return std::nullopt;
}

void Resolutions::diverge(ResolutionId id, const std::string& where) {
  OpenResolution& resolution = table_.state.open.at(id);
  resolution.divergence = where;
  table_.log("the resolution of " + table_.names.name(resolution.opened.command.action) + " diverged: " + where);
  table_.on_diverged();
}

bool Resolutions::may_name(CreatureId creature) const {
  const State& state = table_.state.state;
  const Creature* wanted = find_creature(state, creature);
  return wanted && std::any_of(table_.state.open.begin(), table_.state.open.end(), [&](const auto& entry) {
           const codec::ResolutionOpened& opened = entry.second.opened;
           const Encounter* fight = find_encounter(state, opened.encounter);
           const Creature* actor = find_creature(state, opened.creature);
           if (fight) return wanted->encounter == fight->id || wanted->scene == fight->scene;
           return !actor || actor->scene == wanted->scene;
         });
}

}  // namespace ft::table
