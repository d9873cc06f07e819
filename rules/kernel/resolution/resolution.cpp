// The verbs of a Resolution, and the one private unwinding of the rules (style.md, errors).
#include "rules/kernel/resolution/resolution.hpp"

#include <algorithm>

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/knowledge/viewers.hpp"
#include "rules/kernel/names.hpp"
#include "rules/kernel/values/assert.hpp"

namespace ft::rules {

namespace {

bool names(const Answered* answer, const Question& question) {
  return answer && answer->question == question.tag && answer->asked == question.asked &&
         answer->prompt == question.prompt;
}

/// Spreads every bit over all of them. Source: the finaliser of splitmix64 (Steele, Lea, Flood 2014).
std::uint64_t scattered(std::uint64_t value) {
  value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9;
  value = (value ^ value >> 27) * 0x94d049bb133111eb;
  return value ^ value >> 31;
}

}  // namespace

Resolution::Resolution(const Run& run, Tape& tape, Dice* dice)
    : run_(run), tape_(&tape), dice_(dice), command_(&run.command), world_(run.base) {}

Outcome resolve(const Run& run, Tape& tape, Dice& dice) {
  Resolution r(run, tape, &dice);
  if (run.recall) run.recall->begin(tape);
  try {
    while (r.take_table_note(TableNote::At::beginning)) continue;
    run.system.play(r);
    r.begin();
    if (r.cursor_ != tape.size()) r.leave_diverged("the tape goes on after the end");
  } catch (Resolution::Unwind) {
  }
  if (run.recall) run.recall->end(tape);
  if (r.left_.kind != Outcome::Kind::refused) r.left_.events = std::move(r.events_);
  return std::move(r.left_);
}

Verdict probe(const Run& run) {
  Tape none;
  Resolution r(run, none, nullptr);
  try {
    run.system.play(r);
  } catch (Resolution::Unwind) {
  }
  if (r.left_.kind == Outcome::Kind::refused) return std::move(r.left_.refusal);
  return std::nullopt;
}

[[gnu::always_inline]] inline void Resolution::leave_refused() {
  const bool of_answer = rechecking_ == 0 && depth_ > 0 && !asked_.empty();
  left_.kind = of_answer ? Outcome::Kind::answer_refused : Outcome::Kind::refused;
  throw Unwind{};
}

void Resolution::leave_refused(const RefusalSpec& ground) {
  left_.refusal = ground.refusal();
  leave_refused();
}

void Resolution::leave_unsaid(Key field) {
  if (!dice_) throw Unwind{};
  leave_refused({"E_FORM"_k, {{"field"_k, field}}, {}});
}

[[gnu::always_inline]] inline void Resolution::leave_needing() {
  left_.kind = Outcome::Kind::needs_answer;
  throw Unwind{};
}

void Resolution::leave_diverged(const std::string& where) {
  left_.kind = Outcome::Kind::diverged;
  left_.divergence = "tape entry " + std::to_string(cursor_) + ": " + where;
  throw Unwind{};
}

/// The first roll or event: from here on nothing refuses, and what was marked so far goes on the record.
[[gnu::always_inline]] inline void Resolution::begin() {
  if (!dice_ || rechecking_ > 0) throw Unwind{};
  begun_ = true;
  if (marks_.empty()) return;
  std::move(marks_.begin(), marks_.end(), std::back_inserter(events_));
  marks_.clear();
}

std::int64_t Resolution::house_rule(Key key) const { return run_.system.house_rule(world_.campaign(), key); }

SceneId Resolution::scene() const { return scene_of(world_, *command_); }

View Resolution::known() const {
  if (!command_viewer_->of) return {run_.system, world_, run_.viewer};
  if (!command_viewer_->seen) command_viewer_->seen = viewer_of_creature(world_, world_.creature(command_viewer_->of));
  return {run_.system, world_, *command_viewer_->seen};
}

void Resolution::require(bool holds, const RefusalSpec& ground) {
  FT_ASSERT(!begun_ || depth_ > 0 || rechecking_ > 0, "require comes before the first roll or event (law R6)");
  if (holds) return;
  left_.refusal = ground.refusal();
  refuse();
}

Verdict Resolution::unless(bool holds, const RefusalSpec& ground) {
  Verdict verdict;
  if (holds) return verdict;
  FT_ASSERT(!begun_ || depth_ > 0 || rechecking_ > 0, "unless comes before the first roll or event (law R6)");
  verdict = ground.refusal();
  if (overrides_refusal(*verdict)) verdict.reset();
  return verdict;
}

Verdict Resolution::unless(Verdict verdict) {
  FT_ASSERT(!begun_ || depth_ > 0 || rechecking_ > 0, "unless comes before the first roll or event (law R6)");
  return verdict && overrides_refusal(*verdict) ? std::nullopt : verdict;
}

void Resolution::require(const Verdict& verdict) {
  FT_ASSERT(!begun_ || depth_ > 0 || rechecking_ > 0, "require comes before the first roll or event (law R6)");
  if (!verdict) return;
  left_.refusal = *verdict;
  refuse();
}

/// Leaves with left_.refusal, unless it is overridden.
[[gnu::always_inline]] inline void Resolution::refuse() {
  if (!overrides_refusal(left_.refusal)) leave_refused();
  left_.refusal = {};
}

bool Resolution::overridden(Key code) const {
  const auto& all = command_->overrides;
  return run_.viewer.is_gm() && std::find(all.begin(), all.end(), code) != all.end();
}

/// Whether a refusal of that code stands: it is a fact, or neither the table nor the GM has set that rule aside.
bool Resolution::enforces(Key code) const {
  const RefusalSchema* declared = run_.system.refusal(code);
  FT_ASSERT(declared, "a refusal code that the schema does not declare");
  const auto strictness = static_cast<Strictness>(world_.campaign().strictness.get(code));
  return declared->absolute || (strictness == Strictness::forbid && !overridden(code));
}

/// Whether the GM or the table's strictness overrides the refusal. Logs the override unless the strictness is `off`.
bool Resolution::overrides_refusal(const Refusal& refusal) {
  if (enforces(refusal.code)) return false;
  const bool by_gm = overridden(refusal.code);
  const bool noted = by_gm || world_.campaign().strictness.get(refusal.code) == static_cast<int>(Strictness::warn);
  const Key rule = refusal.rule ? refusal.rule : Key(run_.system.refusal(refusal.code)->rule);
  if (noted && rechecking_ == 0)
    marks_.emplace_back(
        RuleOverridden{refusal.code, refusal.params, rule, !by_gm, by_gm ? command_->override_reason : std::string()});
  return true;
}

int Resolution::roll(int sides, Ref by, Key purpose) {
  begin();
  FT_ASSERT(sides >= 1, "a die has at least one side");
  if (cursor_ == tape_->size()) {
    const int face = dice_->face(sides, by, purpose);
    FT_ASSERT(face >= 1 && face <= sides, "a face between 1 and the number of sides");
    tape_->emplace_back(DieRolled{by, purpose, sides, face});
  }
  const auto* thrown = std::get_if<DieRolled>(&(*tape_)[cursor_]);
  if (!thrown || thrown->by != by || thrown->purpose != purpose || thrown->sides != sides)
    leave_diverged("the rules throw a d" + std::to_string(sides) + " here");
  ++cursor_;
  return thrown->face;
}

/// On the record as soon as something has happened.
void Resolution::mark(Event event) {
  marks_.push_back(std::move(event));
  if (begun_) begin();
}

/// Puts the next of what the table remarks there on the record. Whether there was one.
bool Resolution::take_table_note(TableNote::At at) {
  const auto* remark = cursor_ < tape_->size() ? std::get_if<TableNote>(&(*tape_)[cursor_]) : nullptr;
  if (!remark || remark->at != at) return false;
  mark(remark->note);
  ++cursor_;
  return true;
}

/// Applies what else was committed at one time while a question stood open. Whether anything was.
bool Resolution::take_concurrent_events() {
  if (take_table_note(TableNote::At::question)) return true;
  const auto* meanwhile = cursor_ < tape_->size() ? std::get_if<ConcurrentEvents>(&(*tape_)[cursor_]) : nullptr;
  if (!meanwhile) return false;
  for (const Event& event : meanwhile->events) world_.apply(event);
  ++cursor_;
  return true;
}

const Answered* Resolution::next_answer() const {
  return cursor_ < tape_->size() ? std::get_if<Answered>(&(*tape_)[cursor_]) : nullptr;
}

/// Consumes `answer`. If the GM or a timeout gave it, logs that for every viewer who may know the question.
Value Resolution::take(const Answered& answer, const Question& question) {
  ++cursor_;
  const bool by_gm = answer.by == AnsweredBy::gm;
  if (by_gm || answer.by == AnsweredBy::timeout) {
    const Audience all{Audience::Kind::all, {}};
    const Audience player{Audience::Kind::players_of, {question.asked}};
    mark(LogLine{by_gm ? "answered_by_gm"_k : "answered_by_silence"_k,
                 {{"who"_k, question.asked ? Value(question.asked) : Value("gm"_k)}},
                 {},
                 question.secrecy == Secrecy::open ? all : player});
  }
  return answer.answer;
}

/// Logs an auto-answer for its owner and the GM. Called once all answers of the group are in.
void Resolution::tell_order(const Answered& answer) {
  if (answer.by == AnsweredBy::standing_order)
    mark(LogLine{"answered_by_order"_k,
                 {{"who"_k, answer.asked}, {"answer"_k, readable_answer(answer.answer)}},
                 {},
                 {Audience::Kind::players_of, {answer.asked}}});
}

void Resolution::tag(std::span<Question> questions) {
  if (!dice_) throw Unwind{};
  FT_ASSERT(rechecking_ == 0, "a recheck does not ask");
  for (Question& question : questions) tag(question);
}

/// Derived only from the asked creature, the secrecy and how often that pair was asked before: a viewer who sees the
/// tag learns nothing about the question or about others.
void Resolution::tag(Question& question) {
  std::uint64_t scattering = scattered(question.asked.value) ^ static_cast<std::uint64_t>(question.secrecy);
  do {
    scattering = scattered(scattering);
    question.tag = static_cast<std::uint32_t>(scattering);
    if (scattering == 0) scattering = 0x9e3779b97f4a7c15;  // nothing scatters to nothing: the GM, asked openly
  } while (std::find(asked_.begin(), asked_.end(), question.tag) != asked_.end());
  asked_.push_back(question.tag);
}

Value Resolution::ask(Question question) {
  tag({&question, 1});
  while (take_concurrent_events()) continue;
  return read_answer(question);
}

bool Resolution::ask_yes(Question question) {
  question.shape = Shape::yes_no;
  return *ask(std::move(question)).as<bool>();
}

std::int64_t Resolution::ask_number(Question question) {
  question.shape = Shape::number;
  return *ask(std::move(question)).as<std::int64_t>();
}

Value Resolution::ask(const std::function<Question()>& build) {
  Question question = build();
  tag({&question, 1});
  while (take_concurrent_events()) {
    Question again = build();
    again.tag = question.tag;
    if (!same_answers(again, question)) tag(again);
    question = std::move(again);
  }
  return read_answer(question);
}

Value Resolution::read_answer(Question& question) {
  if (cursor_ == tape_->size()) {
    left_.open.push_back(std::move(question));
    leave_needing();
  }
  const Answered* answer = next_answer();
  if (!names(answer, question) || !legal(question, answer->answer))
    leave_diverged("the rules ask question " + std::to_string(question.tag) + " here");
  tell_order(*answer);
  return take(*answer, question);
}

/// Matches the next answer with a question not yet `answered`, and marks it.
[[gnu::always_inline]] inline std::size_t Resolution::match_answer(std::vector<Question>& questions,
                                                                   std::vector<bool>& answered) {
  while (take_concurrent_events()) continue;
  if (cursor_ == tape_->size()) {
    for (std::size_t i = 0; i < questions.size(); ++i)
      if (!answered[i]) left_.open.push_back(std::move(questions[i]));
    leave_needing();
  }
  const Answered* answer = next_answer();
  const auto at =
      std::find_if(questions.begin(), questions.end(), [&](const Question& one) { return names(answer, one); });
  const auto index = static_cast<std::size_t>(at - questions.begin());
  if (at == questions.end() || answered[index] || !legal(*at, answer->answer))
    leave_diverged("an answer to one of " + std::to_string(questions.size()) + " questions is due here");
  answered[index] = true;
  return index;
}

std::vector<Value> Resolution::ask_each(std::vector<Question> questions) {
  tag(questions);
  std::vector<bool> answered(questions.size());
  std::vector<Value> answers(questions.size());
  const std::size_t begin = cursor_;
  for (std::size_t missing = questions.size(); missing > 0; --missing) {
    const std::size_t index = match_answer(questions, answered);
    answers[index] = take(*next_answer(), questions[index]);
  }
  for (std::size_t at = begin; at < cursor_; ++at)
    if (const auto* answer = std::get_if<Answered>(&(*tape_)[at])) tell_order(*answer);
  return answers;
}

/// Here and not with the rest of the window: it unwinds from match_answer at each of its questions.
std::optional<Reaction> ReactionWindow::next() {
  while (true) {
    // Concurrent events first: they came while a creature was still asked, or belong to the next window.
    if (std::find(answered_.begin(), answered_.end(), false) == answered_.end()) return std::nullopt;
    if (r_.take_concurrent_events()) {  // one at a time: each may leave no creature to ask
      rebuild();
      continue;
    }
    if (timed_out()) continue;
    const std::size_t index = r_.match_answer(questions_, answered_);
    const CreatureId who = questions_[index].asked;
    r_.tell_order(*r_.next_answer());
    Value answer = r_.take(*r_.next_answer(), questions_[index]);
    if (answer != questions_[index].default_answer) return Reaction{who, std::move(answer)};
  }
}

void Resolution::perform(const Command& command) {
  perform(command, [](Resolution& r) { r.system().play(r); });
}

bool Resolution::ever(const std::function<bool(const Event&)>& is) const {
  return std::any_of(events_.begin(), events_.end(), is);
}

void Resolution::emit(Event event) {
  begin();
  world_.apply(event);
  events_.push_back(std::move(event));
}

namespace {
const Numbers* numbers_of(const World& world, Ref owner) {
  switch (owner.kind) {
    case Ref::Kind::creature: return &world.creature({owner.id}).numbers;
    case Ref::Kind::encounter: return &world.encounter({owner.id}).numbers;
    case Ref::Kind::scene: return &world.scene({owner.id}).numbers;
    case Ref::Kind::campaign: return &world.campaign().numbers;
    default: return nullptr;
  }
}
}  // namespace

void Resolution::set(Ref owner, Key key, std::int64_t value) {
  const Numbers* numbers = numbers_of(world_, owner);
  FT_ASSERT(numbers, "set is for numbers of creatures, encounters, scenes and the campaign");
  const std::int64_t before = numbers->get(key);
  if (before == value) return;
  begin();  // a probe leaves here, where there is no event yet to clean up
  emit(NumberSet{owner, key, value, before});
}

void log_line(Resolution& r, Key text, Params params, Key rule, Audience audience) {
  r.emit(LogLine{text, std::move(params), rule, std::move(audience), {}, r.scene()});
}

}  // namespace ft::rules
