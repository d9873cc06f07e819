// Playing commands: what opens, what a run came to, what is asked, and who may answer (laws R2 to R8, T10).
#include "server/table/table.hpp"

#include <algorithm>

#include "rules/kernel/values/assert.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

/// Fresh dice, but those of a voided command that was the same come first (law R7).
class ReplayDice : public Dice {
 public:
  /// thrown: so many of the kept ones are on the tape already.
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

bool begins_with(const Events& events, const Events& beginning) {
  return events.size() >= beginning.size() && std::equal(beginning.begin(), beginning.end(), events.begin());
}

}  // namespace

/// Every id that names something, and of those that rules made the resolution in them. All came from new_id, which draws
/// 31 bits: what is cut off a longer one is never met.
void Table::learn_names() {
  used_ids_.clear();
  const auto learn_id = [&](std::uint64_t id) { used_ids_.push_back(static_cast<std::uint32_t>(id)); };
  const auto learn = [&](const auto& things) {
    for (const auto& thing : things) {
      learn_id(thing.id.value);
      learn_id(thing.id.value >> 16);
    }
  };
  const State& state = state_.state;
  learn(state.relations);
  learn(state.encounters);
  learn(state.scenes);
  learn(state.creatures);
  for (const Creature& creature : state.creatures) {
    learn(creature.items);
    learn(creature.conditions);
  }
  learn(state_.timeline.steps());
  for (const auto& [id, open] : state_.open) learn_id(id.value);
  std::sort(used_ids_.begin(), used_ids_.end());
  used_ids_.erase(std::unique(used_ids_.begin(), used_ids_.end()), used_ids_.end());
  used_ids_.reserve(2 * used_ids_.size() + 256);
}

ResolutionId Table::new_id() {
  if (used_ids_.empty() || used_ids_.size() == used_ids_.capacity())
    learn_names();  // which forgets what names nothing any more
  while (true) {
    const std::uint64_t id = draw_id(randomness_);
    const auto at = std::lower_bound(used_ids_.begin(), used_ids_.end(), id);
    if (at != used_ids_.end() && *at == id) continue;
    used_ids_.insert(at, static_cast<std::uint32_t>(id));
    return {id};
  }
}

/// What the system returns for each encounter that the command could concern (law T10).
Table::Blocker Table::find_blocker(const Command& command) const {
  const Scope scope = scope_of(state_.state, command.actor);
  const World world(state_.state);
  Blocker worst{system().admit(world, command)};
  worst.right = worst.says != Admission::opens;
  for (const OpenResolution* open : in_order(state_.open)) {
    const bool apart = command.actor && open->opened.command.actor && scope.encounter != open->opened.encounter &&
                       scope.encounter && open->opened.encounter;
    const Admission says =
        apart ? Admission::opens : system().admit_alongside(world, command, {open->opened.command, open->events});
    if (says != Admission::opens && !worst.open) worst.open = open->opened.id;
    worst.says = std::max(worst.says, says);
  }
  return worst;
}

Outcome Table::run(OpenResolution& resolution) {
  const Command& command = resolution.opened.command;
  const auto kept = std::find_if(state_.kept_dice.begin(), state_.kept_dice.end(),
                                 [&](const VoidedDice& dice) { return dice.command == command; });
  DiceRoller fresh(randomness_);
  ReplayDice dice(kept == state_.kept_dice.end() ? nullptr : &*kept, dice_on(resolution.tape), fresh);
  const State& base = resolution.base ? *resolution.base : state_.state;
  const Run run{system(), base, command, resolution.opened.viewer, resolution.opened.id, &resolution.recall};
  Outcome outcome = resolve(run, resolution.tape, dice);
  const bool played = outcome.kind == Outcome::Kind::needs_answer || outcome.kind == Outcome::Kind::finished;
  if (played && !begins_with(outcome.events, resolution.events)) {
    outcome.kind = Outcome::Kind::diverged;
    outcome.divergence = "what had happened before would now happen differently";
  }
  return outcome;
}

/// Runs a resolution that continues by itself: a fault of the rules affects only that one.
Outcome Table::run_unasked(OpenResolution& resolution) {
  try {
    return run(resolution);
  } catch (const std::exception& bug) {
    deps_.log("table " + std::to_string(id_) + ": the rules met a fault: " + bug.what());
    Outcome outcome;
    outcome.kind = Outcome::Kind::diverged;
    outcome.divergence = "The rules met a fault over it.";
    return outcome;
  }
}

Table::Played Table::play(PendingCommand wanted) {
  if (wanted.came.nth == 0) wanted.came = {received_ms_, ++state_.requests};
  const Blocker obstacle = find_blocker(wanted.command);
  switch (obstacle.says) {
    case Admission::opens: break;
    case Admission::waits: stand_behind(wanted, obstacle); return enqueue(std::move(wanted));
    case Admission::refused: return refuse(wanted, {"E_PENDING"_k, {{"who"_k, "asked"_k}}, {}});
  }
  const Scope scope = scope_of(state_.state, wanted.command.actor);
  OpenResolution resolution{
      {new_id(), scope.encounter, scope.creature, wanted.command, wanted.viewer, content_->revision()},
      nullptr,
      {},
      {},
      {},
      {},
      wanted.came};
  if (auto remark = explain_order(wanted, system().schema().first_come_rule))
    resolution.tape.emplace_back(std::move(*remark));
  const Outcome outcome = run(resolution);
  FT_ASSERT(outcome.kind != Outcome::Kind::diverged, "a first run cannot diverge: " + outcome.divergence);
  if (outcome.kind == Outcome::Kind::refused || outcome.kind == Outcome::Kind::answer_refused)
    return refuse(wanted, outcome.refusal);

  const codec::Opened& opened = resolution.opened;
  add_to_batch(opened);
  state_.timeline.begin({opened.id,
                         opened.encounter,
                         opened.creature,
                         wanted.seat,
                         {},
                         {},
                         false,
                         {},
                         opened.command.actor,
                         opened.command.action});
  if (Presence* asker = sender_of(wanted)) accept(*asker, wanted.client_id);
  settle(std::move(resolution), outcome, 0);
  return Played::opened;
}

/// What is new goes into the batch: tape entries, events, questions, the end.
void Table::settle(OpenResolution resolution, const Outcome& outcome, std::size_t tape_before) {
  const ResolutionId id = resolution.opened.id;
  const Command& command = resolution.opened.command;
  for (std::size_t i = tape_before; i < resolution.tape.size(); ++i) {
    if (const auto* die = std::get_if<DieRolled>(&resolution.tape[i])) state_.timeline.thrown(id, command, *die);
    add_to_batch(codec::Taped{id, resolution.tape[i]});
  }
  const Events fresh(outcome.events.begin() + static_cast<std::ptrdiff_t>(resolution.events.size()),
                     outcome.events.end());
  const codec::LogContext context = context_of(resolution.opened, batch_.at_ms);

  if (outcome.kind == Outcome::Kind::finished) {
    questions_->close(resolution, resolution.questions);
    state_.open.erase(id);
    std::erase_if(state_.kept_dice, [&](const VoidedDice& kept) { return kept.command == command; });
    apply_events(context, fresh);
    add_to_batch(codec::Closed{id, codec::Closed::How::finished, {}, {}});
  } else {
    if (!resolution.base) resolution.base = std::make_shared<const State>(state_.state);
    resolution.events = outcome.events;
    const std::size_t tape = resolution.tape.size();
    state_.open.insert_or_assign(id, std::move(resolution));
    apply_events(context, fresh);
    const auto at = state_.open.find(id);  // what others did by it may have led it on, or ended it
    if (at != state_.open.end() && at->second.tape.size() == tape) ask(at->second, outcome.open);
  }
  drop_queued_at_round_end(fresh);
}

/// Asks these from here on, and journals what is new of them.
void Table::ask(OpenResolution& resolution, std::vector<Question> open) {
  for (Question& question : questions_->ask(resolution, std::move(open)))
    add_to_batch(codec::Asked{resolution.opened.id, std::move(question)});
}

/// Appends `events` to the tape of every other open resolution and re-runs it. Invariant: base + own events +
/// concurrent events = live state.
void Table::append_concurrent_events(ResolutionId cause, const Events& events) {
  std::vector<ResolutionId>
      others;  // first all tapes get the events, then each re-runs: what one does comes after it for the others
  for (auto& [id, open] : state_.open) {
    if (id == cause) continue;
    others.push_back(id);
    open.meanwhile.insert(open.meanwhile.end(), events.begin(), events.end());
  }
  for (const ResolutionId id : others) {
    const auto at = state_.open.find(id);
    if (at == state_.open.end() || at->second.meanwhile.empty()) continue;  // ended, or led on, by what another did
    OpenResolution& open = at->second;
    open.tape.emplace_back(ConcurrentEvents{std::exchange(open.meanwhile, {})});
    add_to_batch(codec::Taped{id, open.tape.back()});
    if (!open.divergence.empty()) continue;
    OpenResolution again = open;
    const std::size_t tape = again.tape.size();
    const Outcome outcome = run_unasked(again);
    if (outcome.kind == Outcome::Kind::needs_answer || outcome.kind == Outcome::Kind::finished)
      settle(std::move(again), outcome, tape);
    else
      diverge(open, outcome.kind == Outcome::Kind::diverged ? outcome.divergence : "it is refused now");
  }
}

Verdict Table::answer(const codec::QuestionId& name, Value value, AnsweredBy by) {
  const Question* question = questions_->find(name);
  if (!question) return Refusal{"E_ANSWERED"_k, {}, {}};
  if (!legal(*question, value)) return Refusal{"E_ANSWER"_k, {}, {}};
  return go_on(name.resolution, Answered{question->tag, question->asked, question->about, std::move(value), by});
}

/// Plays on with one more entry of the tape. Where the rules refuse it nothing has changed.
Verdict Table::go_on(ResolutionId id, TapeEntry entry) {
  OpenResolution& open = state_.open.at(id);
  OpenResolution further = open;
  const std::size_t before = further.tape.size();
  further.tape.push_back(std::move(entry));
  const Outcome outcome = run(further);
  if (outcome.kind == Outcome::Kind::answer_refused) return outcome.refusal;
  if (outcome.kind ==
      Outcome::Kind::refused) {  // with it the whole command: an attack that is not meant, Focus not pushed
    if (!undo_steps({id}, {}, system().names().of(outcome.refusal.code))) return outcome.refusal;
    return std::nullopt;
  }
  if (outcome.kind == Outcome::Kind::diverged) {
    diverge(open, outcome.divergence);
    return Refusal{"E_STOPPED"_k, {}, {}};
  }
  settle(std::move(further), outcome, before);
  return std::nullopt;
}

/// The tape does not fit what the rules now ask: pauses the table with the place; the GM may cancel (law R5).
void Table::diverge(OpenResolution& resolution, const std::string& where) {
  resolution.divergence = where;
  const std::string& name = vocabulary_->name(resolution.opened.command.action);  // the rulebook may have dropped it
  deps_.log("table " + std::to_string(id_) + ": the resolution of " + name + " diverged: " + where);
  say_status();
}

}  // namespace ft::table
