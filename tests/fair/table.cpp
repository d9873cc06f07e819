// The loop of a table with every check that the laws allow: resolve, ask, answer, commit, show, play what is due.
#include "tests/fair/table.hpp"

#include <algorithm>
#include <set>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/kernel/knowledge/viewers.hpp"
#include "tests/case_runner/case_error.hpp"
#include "tests/case_runner/telling.hpp"
#include "tests/fair/sound.hpp"

namespace ft::fair {

using namespace rules;
using scn::CaseError;
using scn::CaseVocabulary;
using scn::Teller;

namespace {

constexpr std::size_t most_tape = 4000;  // half an hour in the flames is 300 rolls

void must(bool holds, const std::string& what) {
  if (!holds) throw CaseError(0, what);
}

void must_be_empty(const std::string& trouble) { must(trouble.empty(), trouble); }

bool only_brief(const std::vector<Question>& questions) {
  return std::all_of(questions.begin(), questions.end(), [](const Question& one) { return one.non_blocking; });
}

}  // namespace

Table::Table(const System& system, State state, const Setting& setting, Chance& chance, Story story)
    : system_(system),
      state_(std::move(state)),
      setting_(setting),
      chance_(chance),
      wishes_(system, setting, chance),
      story_(std::move(story)) {
  std::set<SeatId> seats{{99}};  // the last only watches
  for (const Creature& creature : state_.creatures) seats.insert(creature.seats.begin(), creature.seats.end());
  for (const SeatId seat : seats) {
    const Viewer viewer = viewer_of_players({&seat, 1}, state_);
    seen_.push_back({viewer, project(system_, state_, viewer)});
  }
  must_be_empty(unsound(system_, state_));
}

void Table::say(const std::function<std::string()>& what) const {
  if (story_) story_(what());
}

/// What the rules do next, or what runs out by itself.
std::optional<Due> Table::due() const {
  const World world(state_);
  std::vector<EncounterId> places{{}};
  for (const Encounter& encounter : state_.encounters) places.push_back(encounter.id);
  std::vector<Due> later;
  for (const EncounterId place : places) {
    for (const Due& lapse : system_.expirations(world, place))
      if (admission(lapse.command) == Admission::opens) later.push_back(lapse);
    const auto next = due_in(system_, world, place);
    if (!next || admission(next->command) != Admission::opens) continue;
    if (next->after_ms == 0) return next;
    later.push_back(*next);
  }
  return later.empty() ? std::nullopt : std::optional(later[happened_ % later.size()]);
}

Admission Table::admission(const Command& command) const {
  const World world(state_);
  Admission worst = system_.admit(world, command);
  for (const Open& open : open_)
    worst = std::max(worst, system_.admit_alongside(world, command, {open.command, open.events}));
  return worst;
}

void Table::play_one() {
  if (chance_.one_in(40)) return edit();
  if (!open_.empty() && chance_.one_in(60)) return cancel();
  if (!open_.empty() && !chance_.one_in(8)) return answer();
  const auto next = due();
  if (next && (next->after_ms == 0 || chance_.one_in(6))) return play_due(next->command);
  wish();
}

void Table::play_due(const Command& command) { must(play(command, Viewer::gm()), "law R13: what is due is refused"); }

Viewer Table::random_viewer() { return chance_.one_in(2) ? Viewer::gm() : chance_.one_of(seen_).viewer; }

/// Mostly the one whose turn it is; none for what the GM alone may do.
CreatureId Table::who_acts(const Viewer& viewer) {
  if (viewer.is_gm() && chance_.one_in(15)) return {};
  if (!state_.encounters.empty() && state_.encounters.front().turn && !chance_.one_in(12))
    return state_.encounters.front().turn;
  return chance_.one_of(state_.creatures).id;
}

/// Mostly what brings a fight to its end, or what pauses are for.
std::optional<Command> Table::wish_of(const Viewer& viewer, CreatureId actor) {
  const bool fights = !state_.encounters.empty();
  if (!actor && fights && chance_.one_in(4))
    if (auto joining = wishes_.joining(state_)) return joining;
  if (!actor || chance_.one_in(fights ? 4 : 2)) return wishes_.command(state_, viewer, actor);
  return fights ? wishes_.pressing_on(state_, viewer, actor) : wishes_.in_a_pause(state_, viewer, actor);
}

void Table::wish() {
  Viewer viewer = random_viewer();
  if (chance_.one_in(15)) {
    (void)play(wishes_.nonsense(state_), viewer);
    return;
  }
  const CreatureId actor = who_acts(viewer);
  if (!viewer.is_gm() && !viewer.plays(actor)) viewer = Viewer::gm();
  const auto command = wish_of(viewer, actor);
  if (!command || (command->action == setting_.end && !chance_.one_in(30))) return;
  (void)play(*command, viewer);
}

bool Table::can_anyone_act() {
  if (!open_.empty() || due()) return true;
  return std::any_of(state_.creatures.begin(), state_.creatures.end(), [&](const Creature& creature) {
    const auto all = offers(system_, state_, Viewer::gm(), creature.id);
    return std::any_of(all.begin(), all.end(), [](const Offer& offer) { return !offer.why_not; });
  });
}

bool Table::play_out(const Command& command, const Viewer& viewer) {
  const bool played = play(command, viewer);
  finish_open();
  return played;
}

void Table::finish_open() {
  for (int steps = 0; !open_.empty(); ++steps) {
    must(steps < 1000, "after 1,000 answers it still asks");
    answer();
  }
}

/// Whether it was played; refused where not, or left waiting for what is open.
bool Table::play(const Command& command, const Viewer& viewer) {
  if (admission(command) != Admission::opens) return false;
  say([&] {
    const CaseVocabulary vocabulary(system_);
    const Teller tell(vocabulary, state_);
    return (command.actor ? tell.of(Ref(command.actor)) : "gm") + ": " + tell.of(command.action) + " " +
           tell.of(command.form) +
           (command.overrides.empty() ? "" : " overriding " + tell.of(command.overrides.front()));
  });
  Open open{command, viewer, {++last_id_}, std::make_shared<const State>(state_), {}, {}, {}, {}};
  Outcome outcome;
  run(open, outcome);
  if (outcome.kind != Outcome::Kind::refused) {
    settle(std::move(open), outcome);
    return true;
  }
  say([&] {
    const CaseVocabulary vocabulary(system_);
    return "  refused " + Teller(vocabulary, state_).of(outcome.refusal);
  });
  scn::check_refusal({system_, *open.base, open.command, open.viewer, open.id}, outcome, open.tape, 0);
  must(*open.base == state_, "law R6: a refused command changed the state");
  must_be_empty(unknown_name(system_, outcome.refusal));
  refused.insert(outcome.refusal.code);
  return false;
}

void Table::run(Open& open, Outcome& outcome) {
  outcome = resolve({system_, *open.base, open.command, open.viewer, open.id, &open.recall}, open.tape, chance_);
  must(outcome.kind != Outcome::Kind::diverged, "law R5: the resolution diverged: " + outcome.divergence);
  must(open.tape.size() < most_tape, "it never stops asking and throwing dice");
  if (outcome.kind != Outcome::Kind::needs_answer && outcome.kind != Outcome::Kind::finished) return;
  for (std::size_t i = 0; i < open.events.size(); ++i) {
    const bool there = i < outcome.events.size();
    if (there && outcome.events[i] == open.events[i]) continue;
    const CaseVocabulary vocabulary(system_);
    const Teller tell(vocabulary, state_);
    throw CaseError(0, "law R5: what happened before would now happen differently: " + tell.of(open.events[i]) + " / " +
                           (there ? tell.of(outcome.events[i]) : "nothing"));
  }
}

void Table::answer() {
  Open open = open_[chance_.below(open_.size())];
  const Question question = chance_.one_of(open.questions);
  Value said = wishes_.answer(state_, question);
  must(legal(question, said),
       "an answer that was offered is not legal: " + Teller(CaseVocabulary(system_), state_).of(said) + " to " +
           Teller(CaseVocabulary(system_), state_).of(question));
  if (chance_.one_in(10)) said = wishes_.anything(state_);
  if (!legal(question, said)) return;  // the table answers that without asking the rules
  say([&] {
    const CaseVocabulary vocabulary(system_);
    const Teller tell(vocabulary, state_);
    return "  " + tell.of(question) + "\n    answers " + tell.of(said);
  });
  const auto by = said == question.default_answer && chance_.one_in(2) ? AnsweredBy::timeout
                  : chance_.one_in(8)                                  ? AnsweredBy::gm
                                                                       : AnsweredBy::person;
  if (said == question.default_answer && only_brief(open.questions)) {
    TimedOut silent;  // these hold nothing up
    for (const Question& brief : open.questions) silent.questions.push_back(brief.tag);
    open.tape.emplace_back(std::move(silent));
  } else {
    open.tape.emplace_back(Answered{question.tag, question.asked, question.prompt, said, by});
  }
  Outcome outcome;
  run(open, outcome);
  if (outcome.kind == Outcome::Kind::answer_refused) {
    must(said != question.default_answer,
         "law R8: silence is refused as an answer: " + system_.names().of(outcome.refusal.code));
    return must_be_empty(unknown_name(system_, outcome.refusal));
  }
  if (outcome.kind == Outcome::Kind::refused) {
    must(open.events.empty(), "law R6: the command is refused after something has happened");
    std::erase_if(open_, [&](const Open& one) { return one.id == open.id; });
    return;
  }
  settle(std::move(open), outcome);
}

/// The GM takes an open command back: what it did is void, what happened meanwhile stays.
void Table::cancel() {
  if (open_.size() != 1) return;
  say([] { return "gm: cancels what is open"; });
  State before = *open_.front().base;
  for (const TapeEntry& entry : open_.front().tape)
    if (const auto* meanwhile = std::get_if<ConcurrentEvents>(&entry)) fold(before, meanwhile->events);
  if (!unsound(system_, before).empty()) return;  // an edit meanwhile does not fit what was before
  state_ = std::move(before);
  open_.clear();
  for (Seen& seen : seen_) seen.state = project(system_, state_, seen.viewer);
}

/// A number of the creature or of something it has, literally.
Events Table::number_edited(const Creature& creature) {
  const NumberSchema& number = chance_.one_of(system_.schema().numbers);
  if (number.derived || number.kind == NumberKind::symbol) return {};
  const Key key(number.key);
  const auto near = [&](const Numbers& numbers) {
    return std::clamp(numbers.get(key) + chance_.between(-4, 4), number.min, number.max);
  };
  if (number.owner == Ref::Kind::creature)
    return {NumberSet{creature.id, key, near(creature.numbers), creature.numbers.get(key)}};
  if (number.owner != Ref::Kind::item || creature.items.empty()) return {};
  const Item& item = chance_.one_of(creature.items);
  return {ItemNumberSet{creature.id, item.id, key, near(item.numbers)}};
}

/// Into the other scene, to the same cell of it.
Event Table::taken_elsewhere(const Creature& creature) const {
  const auto other = std::find_if(state_.scenes.begin(), state_.scenes.end(),
                                  [&](const Scene& scene) { return scene.id != creature.scene; });
  return Moved{creature.id, other->id, creature.place, creature.place, {}};
}

/// The GM sets a number, gives or ends a condition, hides a creature or moves a fighter to another scene, literally;
/// the schema's form rejects out-of-bounds values, and no server ends a condition that an open resolution may count on.
void Table::edit() {
  const Creature& creature = chance_.one_of(state_.creatures);
  Events events{CreatureHidden{creature.id, !creature.hidden}};
  const ConditionSchema& given = chance_.one_of(system_.schema().conditions);
  if (creature.encounter && chance_.one_in(30) && state_.scenes.size() > 1) {
    events = {taken_elsewhere(creature)};
  } else if (given.by_hand && chance_.one_in(6)) {
    Condition condition;
    condition.id = {++last_id_ << 16 | 1};
    condition.key = Key(given.key);
    events = {ConditionGained{creature.id, std::move(condition)}};
  } else if (open_.empty() && !creature.conditions.empty() && chance_.one_in(6)) {
    const Condition& condition = chance_.one_of(creature.conditions);
    events = {ConditionEnded{creature.id, condition.id, condition.key}};
  } else if (!chance_.one_in(5)) {
    events = number_edited(creature);
  }
  State edited = state_;
  fold(edited, events);
  if (!unsound(system_, edited).empty()) return;
  say([] { return "gm: edits"; });
  commit(events, {});
}

/// What is new is committed; the command stays open or is done.
void Table::settle(Open open, const Outcome& outcome) {
  const Events fresh(outcome.events.begin() + static_cast<std::ptrdiff_t>(open.events.size()), outcome.events.end());
  open.events = outcome.events;
  open.questions = outcome.open;
  const ResolutionId id = open.id;
  std::erase_if(open_, [&](const Open& other) { return other.id == id; });
  for (const Question& question : open.questions) {
    must(legal(question, question.default_answer), "law R8: the default of a question is none of its legal answers");
    must_be_empty(unknown_name(system_, question));
    asked.insert(question.prompt);
    for (const Seen& seen : seen_) (void)may_know(system_, state_, question, seen.viewer);
  }
  if (outcome.kind == Outcome::Kind::finished) {
    scn::check_laws({system_, *open.base, open.command, open.viewer, open.id}, open.tape, open.events, open.cuts, 0);
    finished.insert(open.command.action);
  } else {
    must(!open.questions.empty(), "law R2: it waits for an answer, but asks nothing");
    open.cuts.push_back({open.tape.size(), open.events.size(), open.questions});
    open_.push_back(std::move(open));
  }
  commit(fresh, id);
  for (const Question& question : outcome.open)
    for (const Seen& seen : seen_)
      if (on_asked && seen.viewer.plays(question.asked)) on_asked(seen.viewer, question);
}

void Table::commit(const Events& events, ResolutionId cause) {
  for (const Event& event : events) show(event);
  if (events.empty()) return;
  happened_ += events.size();
  must_be_empty(unsound(system_, state_));
  check_views();
  std::vector<ResolutionId>
      others;  // first all tapes get the events, then each re-runs: what one does comes after it for the others
  for (Open& other : open_)
    if (other.id != cause) {
      others.push_back(other.id);
      other.meanwhile.insert(other.meanwhile.end(), events.begin(), events.end());
    }
  for (const ResolutionId id : others) {
    const auto at = std::find_if(open_.begin(), open_.end(), [&](const Open& one) { return one.id == id; });
    if (at == open_.end() || at->meanwhile.empty()) continue;  // ended, or led on, by what another did meanwhile
    Open other = *at;
    other.tape.emplace_back(ConcurrentEvents{std::exchange(other.meanwhile, {})});
    Outcome outcome;
    run(other, outcome);
    must(outcome.kind == Outcome::Kind::needs_answer || outcome.kind == Outcome::Kind::finished,
         "law R4: what happened meanwhile made the open command refused");
    settle(std::move(other), outcome);
  }
}

/// Folds the event in and sends it to all who may know it.
void Table::show(const Event& event) {
  say([&] {
    const CaseVocabulary vocabulary(system_);
    return "    " + Teller(vocabulary, state_).of(event);
  });
  must_be_empty(unknown_name(system_, event));
  std::vector<bool> knew_before;
  for (const Seen& seen : seen_) knew_before.push_back(knew(system_, state_, event, seen.viewer));
  const bool differently = changes_knowledge(system_, state_, event);
  fold(state_, event);
  for (std::size_t i = 0; i < seen_.size(); ++i) {
    const auto known = project(system_, state_, event, seen_[i].viewer, knew_before[i]);
    if (known && on_event) on_event(seen_[i].viewer, *known);
    if (differently)
      seen_[i].state = project(system_, state_, seen_[i].viewer);
    else if (known)
      fold(seen_[i].state, *known);
  }
}

void Table::check_views() const {
  for (const Seen& seen : seen_) {
    const State knows_now = project(system_, state_, seen.viewer);
    const std::string law = "law T3: what a person was shown is not what they may know: ";
    must(seen.state.creatures == knows_now.creatures, law + "creatures");
    must(seen.state.scenes == knows_now.scenes, law + "scenes");
    must(seen.state.encounters == knows_now.encounters, law + "fights");
    must(seen.state.relations == knows_now.relations, law + "relations");
    must(seen.state.campaign == knows_now.campaign, law + "the campaign");
    for (const Creature& creature : state_.creatures)
      must(!find_creature(seen.state, creature.id) || knows(system_, state_, creature, seen.viewer),
           "law T3: a person was shown a creature that they do not know");
  }
}

}  // namespace ft::fair
