// The verbs of a Resolution, and the one private unwinding of the rules (style.md, errors).
#include "rules/kernel/resolution.hpp"

#include <algorithm>

#include "rules/kernel/assert.hpp"
#include "rules/kernel/system.hpp"

namespace ft::rules {

using namespace literals;

namespace {

/// Leaves a procedure that cannot go on, or need not: thrown and caught in this file only. Unwinding is most of what a
/// probe costs, and goes by the frames with something to clean up: `require` throws where it has nothing.
struct Left {
  Outcome outcome;
};
Left refused(bool of_answer, Refusal&& refusal) {
  const auto kind = of_answer ? Outcome::Kind::answer_refused : Outcome::Kind::refused;
  return {{kind, std::move(refusal), {}, {}, {}}};
}
/// Leaves a why_not.
struct Rechecked {
  Verdict verdict;
};

bool same_answers(const Question& a, const Question& b) {
  return a.shape == b.shape && a.options == b.options && a.cells == b.cells && a.least == b.least && a.most == b.most;
}

bool names(const Answered* answer, const Question& question) {
  return answer && answer->question == question.tag && answer->asked == question.asked &&
         answer->about == question.about;
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
  try {
    run.system.play(r);
    r.begin();
    if (r.cursor_ != tape.size()) r.leave_diverged("the tape goes on after the end");
    return {
        .kind = Outcome::Kind::finished, .refusal = {}, .open = {}, .events = std::move(r.events_), .divergence = {}};
  } catch (Left& left) {
    if (left.outcome.kind != Outcome::Kind::refused) left.outcome.events = std::move(r.events_);
    return std::move(left.outcome);
  }
}

Verdict probe(const Run& run) {
  Tape none;
  Resolution r(run, none, nullptr);
  try {
    run.system.play(r);
  } catch (Left& left) {
    if (left.outcome.kind == Outcome::Kind::refused) return std::move(left.outcome.refusal);
  }
  return std::nullopt;
}

void Resolution::leave_refused(Refusal refusal) {
  if (rechecking_ > 0) throw Rechecked{std::move(refusal)};
  throw refused(depth_ > 0 && !asked_.empty(), std::move(refusal));
}

void Resolution::leave_needing(std::vector<Question> open) {
  throw Left{{Outcome::Kind::needs, {}, std::move(open), {}, {}}};
}

void Resolution::leave_diverged(std::string where) {
  throw Left{{Outcome::Kind::diverged, {}, {}, {}, "tape entry " + std::to_string(cursor_) + ": " + where}};
}

/// The first roll or event: from here on nothing refuses, and what was marked so far goes on the record.
void Resolution::begin() {
  if (!dice_) throw Left{{}};
  if (rechecking_ > 0) throw Rechecked{};
  begun_ = true;
  std::move(marks_.begin(), marks_.end(), std::back_inserter(events_));
  marks_.clear();
}

std::int64_t Resolution::house_rule(Key key) const {
  const SwitchSchema* declared = run_.system.house_rule(key);
  FT_ASSERT(declared, "a house rule that the schema does not declare");
  return world_.campaign().switches.get(key, declared->otherwise);
}

bool Resolution::has(Key field) const { return find(command_->form, field) != nullptr; }

const Value& Resolution::field(Key field) {
  if (const Value* value = find(command_->form, field)) return *value;
  if (!dice_) throw Left{{}};
  leave_refused({"E_FORM"_k, {{"field"_k, field}}, {}});
}

namespace {
template <class T>
const T* filled(const Value& value) {
  return value.as<T>();
}

/// Whether a number lies in the range that the form of the schema gives it, if any.
bool in_range(const System& system, const Command& command, Key key, std::int64_t number) {
  const ActionSchema* action = system.action(command.action);
  if (!action) return true;
  for (const FieldSchema& field : action->form)
    if (Key(field.key) == key && (field.least != 0 || field.most != 0))
      return number >= field.least && number <= field.most;
  return true;
}
}  // namespace

CreatureId Resolution::creature(Key key) {
  const Ref* ref = filled<Ref>(field(key));
  const bool known_one = ref && ref->creature() && known().find(ref->creature());
  if (!known_one) leave_refused({"E_NO_SUCH"_k, {{"field"_k, key}}, {}});
  return ref->creature();
}

ItemId Resolution::item(Key key) {
  const Ref* ref = filled<Ref>(field(key));
  if (!ref || !ref->item()) leave_refused({"E_NO_SUCH"_k, {{"field"_k, key}}, {}});
  return ref->item();
}

Key Resolution::choice(Key key) {
  const Key* chosen = filled<Key>(field(key));
  if (!chosen) leave_refused({"E_FORM"_k, {{"field"_k, key}}, {}});
  return *chosen;
}

std::int64_t Resolution::number(Key key) {
  const auto* number = filled<std::int64_t>(field(key));
  if (!number || !in_range(run_.system, *command_, key, *number)) leave_refused({"E_FORM"_k, {{"field"_k, key}}, {}});
  return *number;
}

Place Resolution::place(Key key) {
  const Place* place = filled<Place>(field(key));
  if (!place) leave_refused({"E_FORM"_k, {{"field"_k, key}}, {}});
  return *place;
}

Path Resolution::path(Key key) {
  const Path* path = filled<Path>(field(key));
  if (!path) leave_refused({"E_FORM"_k, {{"field"_k, key}}, {}});
  return *path;
}

void Resolution::require(bool holds, Refusal refusal) {
  FT_ASSERT(!begun_ || depth_ > 0 || rechecking_ > 0, "require comes before the first roll or event (law R6)");
  if (holds) return;
  const RefusalSchema* declared = run_.system.refusal(refusal.code);
  FT_ASSERT(declared, "a refusal code that the schema does not declare");
  if (!declared->fact) {
    const bool overridden = run_.viewer.is_gm() && std::find(command_->overrides.begin(), command_->overrides.end(),
                                                             refusal.code) != command_->overrides.end();
    const auto strictness = static_cast<Strictness>(world_.campaign().strictness.get(refusal.code));
    if (overridden || strictness == Strictness::warn) {
      if (rechecking_ == 0)
        marks_.emplace_back(RuleSetAside{refusal.code, refusal.params,
                                         refusal.rule ? refusal.rule : Key(declared->rule), !overridden,
                                         overridden ? command_->override_reason : std::string()});
      return;
    }
    if (strictness == Strictness::off) return;
  }
  if (rechecking_ > 0) throw Rechecked{std::move(refusal)};
  throw refused(depth_ > 0 && !asked_.empty(), std::move(refusal));
}

void Resolution::require(Verdict verdict) {
  if (verdict) require(false, std::move(*verdict));
}

Verdict Resolution::why_not(const std::function<void(Resolution&)>& check) {
  const Command* command = command_;
  const int depth = depth_, nested = nesting;
  ++rechecking_;
  Verdict verdict;
  try {
    check(*this);
  } catch (Rechecked& rechecked) {
    verdict = std::move(rechecked.verdict);
  }
  --rechecking_;
  command_ = command;  // the check may have left from within perform
  depth_ = depth;
  nesting = nested;
  return verdict;
}

int Resolution::roll(int sides, Ref by, Key purpose) {
  begin();
  FT_ASSERT(sides >= 1, "a die has at least one side");
  if (cursor_ == tape_->size()) {
    const int face = dice_->face(sides, by, purpose);
    FT_ASSERT(face >= 1 && face <= sides, "a face between 1 and the number of sides");
    tape_->emplace_back(DieThrown{by, purpose, sides, face});
  }
  const auto* thrown = std::get_if<DieThrown>(&(*tape_)[cursor_]);
  if (!thrown || thrown->by != by || thrown->purpose != purpose || thrown->sides != sides)
    leave_diverged("the rules throw a d" + std::to_string(sides) + " here");
  ++cursor_;
  return thrown->face;
}

/// Applies what else was committed while a question stood open. Whether anything was.
bool Resolution::take_meanwhile() {
  bool any = false;
  while (cursor_ < tape_->size()) {
    const auto* meanwhile = std::get_if<Meanwhile>(&(*tape_)[cursor_]);
    if (!meanwhile) break;
    for (const Event& event : meanwhile->events) world_.apply(event);
    ++cursor_;
    any = true;
  }
  return any;
}

const Answered* Resolution::next_answer() const {
  return cursor_ < tape_->size() ? std::get_if<Answered>(&(*tape_)[cursor_]) : nullptr;
}

/// The tape moves on past `answer`. That somebody else gave it, or nobody, is told to whoever may know of the question.
Value Resolution::take(const Answered& answer, const Question& question) {
  ++cursor_;
  const bool by_gm = answer.by == AnsweredBy::gm;
  if (by_gm || answer.by == AnsweredBy::silence) {
    const Audience all{Audience::Kind::all, {}};
    const Audience player{Audience::Kind::players_of, {question.asked}};
    marks_.emplace_back(Noted{by_gm ? "answered_by_gm"_k : "answered_by_silence"_k,
                              {{"who"_k, question.asked ? Value(question.asked) : Value("gm"_k)}},
                              {},
                              question.secrecy == Secrecy::open ? all : player});
    if (begun_) begin();
  }
  return answer.answer;
}

void Resolution::tag(std::vector<Question>& questions) {
  if (!dice_) throw Left{{}};
  FT_ASSERT(rechecking_ == 0, "a recheck does not ask");
  for (Question& question : questions) tag(question);
}

/// By who is asked, how secretly, and how often that was done before: whoever may know that somebody is asked learns
/// neither what nor of other questions.
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
  return ask([&] { return question; });
}

Value Resolution::ask(const std::function<Question()>& build) {
  std::vector<Question> open{build()};
  tag(open);
  while (true) {
    if (take_meanwhile()) {
      Question again = build();
      again.tag = open.front().tag;
      if (!same_answers(again, open.front())) tag(again);
      open.front() = std::move(again);
      continue;
    }
    if (cursor_ == tape_->size()) leave_needing(std::move(open));
    const Answered* answer = next_answer();
    const Question& question = open.front();
    if (!names(answer, question) || !legal(question, answer->answer))
      leave_diverged("the rules ask question " + std::to_string(question.tag) + " here");
    return take(*answer, question);
  }
}

std::vector<Value> Resolution::ask_each(std::vector<Question> questions) {
  tag(questions);
  std::vector<std::optional<Value>> answers(questions.size());
  for (std::size_t missing = questions.size(); missing > 0;) {
    (void)take_meanwhile();
    if (cursor_ == tape_->size()) {
      std::vector<Question> open;
      for (std::size_t i = 0; i < questions.size(); ++i)
        if (!answers[i]) open.push_back(std::move(questions[i]));
      leave_needing(std::move(open));
    }
    const Answered* answer = next_answer();
    const auto at = std::find_if(questions.begin(), questions.end(),
                                 [&](const Question& question) { return names(answer, question); });
    const auto index = static_cast<std::size_t>(at - questions.begin());
    if (at == questions.end() || answers[index] || !legal(*at, answer->answer))
      leave_diverged("an answer to one of " + std::to_string(missing) + " open questions is due here");
    answers[index] = take(*answer, *at);
    --missing;
  }
  std::vector<Value> all;
  for (auto& answer : answers) all.push_back(std::move(*answer));
  return all;
}

std::optional<Spoken> Resolution::ask_any(std::vector<Question> questions) {
  tag(questions);
  std::vector<bool> passed(questions.size(), false);
  for (std::size_t silent = questions.size(); silent > 0; --silent) {
    (void)take_meanwhile();
    if (cursor_ == tape_->size()) {
      std::vector<Question> open;
      for (std::size_t i = 0; i < questions.size(); ++i)
        if (!passed[i]) open.push_back(std::move(questions[i]));
      leave_needing(std::move(open));
    }
    const Answered* answer = next_answer();
    const auto at = std::find_if(questions.begin(), questions.end(),
                                 [&](const Question& question) { return names(answer, question); });
    const auto index = static_cast<std::size_t>(at - questions.begin());
    if (at == questions.end() || passed[index] || !legal(*at, answer->answer))
      leave_diverged("somebody may speak here");
    if (Value spoken = take(*answer, *at); spoken != at->otherwise) return Spoken{index, std::move(spoken)};
    passed[index] = true;
  }
  return std::nullopt;
}

void Resolution::perform(const Command& command) {
  const Command* outer = command_;
  command_ = &command;
  ++depth_;
  run_.system.play(*this);
  --depth_;
  command_ = outer;
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
  if (before != value) emit(NumberSet{owner, key, value, before});
}

}  // namespace ft::rules
