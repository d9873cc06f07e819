// Statements about what happened, and about what can be done.
#include <algorithm>

#include "rules/kernel/declarations/declared_log_line.hpp"
#include "rules/kernel/offers/offers.hpp"
#include "tests/case_runner/case_error.hpp"
#include "tests/case_runner/expecting.hpp"
#include "tests/case_runner/telling.hpp"

namespace ft::scn {

using namespace rules;

namespace {

std::string all_as_text(const Teller& tell, const Events& events) {
  std::string all;
  for (const Event& event : events) all += "\n      " + tell.of(event);
  return all.empty() ? "nothing happened" : "this happened:" + all;
}

/// The event as one of that kind; a declared action is its log line too.
template <class E>
std::optional<E> event_as(const Event& event) {
  if constexpr (std::same_as<E, LogLine>)
    if (const auto* declared = std::get_if<ActionDeclared>(&event)) return log_line_of(*declared);
  const auto* one = std::get_if<E>(&event);
  return one ? std::optional<E>(*one) : std::nullopt;
}

/// Reads what is wanted of an event and tries it on each that happened.
class Happened {
 public:
  Happened(const CaseVocabulary& vocabulary, const CaseTable& playing, const Seen& seen, Words& words)
      : vocabulary_(vocabulary),
        playing_(playing),
        seen_(seen),
        words_(words),
        text_(words.rest()),
        tell_(vocabulary, playing.stage().state) {}

  /// matches(event, words): whether the event is as the words say; takes them. Tried from the same words each time.
  template <class E, class Matches>
  void expect(bool wanted, Matches matches) {
    const std::size_t start = words_.position();
    bool found = false;
    std::size_t end = start;
    E nothing{};
    (void)matches(nothing);  // reads the words even where there is no such event
    end = words_.position();
    words_.finish();
    for (const Event& event : *seen_.events) {
      const std::optional<E> one = event_as<E>(event);
      if (!one || found) continue;
      words_.go_to(start);
      found = matches(*one);
    }
    words_.go_to(end);
    if (found != wanted)
      throw CaseError(words_.line, "expected " + text_ + ", but " + all_as_text(tell_, *seen_.events));
  }

  bool log(const LogLine& e) {
    const Key text = vocabulary_.key(words_, "a text of the log");
    const std::string other = different_params(vocabulary_, playing_, e.params, words_);
    const bool same = e.text == text && other.empty();
    if (!words_.take_if("because")) return same;
    const Refusal why = e.why.value_or(Refusal{});
    const Key code = vocabulary_.key(words_, "a code of a refusal");
    return different_params(vocabulary_, playing_, why.params, words_).empty() && same && why.code == code;
  }

  /// The face of the first die that counts.
  static std::int64_t natural(const std::vector<Die>& dice) {
    for (const Die& die : dice)
      if (!die.dropped) return die.face;
    return dice.empty() ? 0 : dice.front().face;
  }

  bool rolled(const RollMade& e) {
    bool same = !at_creature(playing_.stage(), words_) || read_ref(vocabulary_, playing_.stage(), words_) == e.by;
    same &= vocabulary_.key(words_, "a roll such as attack") == e.purpose;
    while (!words_.done()) {
      if (words_.take_if("by"))
        same &= read_ref(vocabulary_, playing_.stage(), words_) == e.by;
      else if (words_.take_if("against"))
        same &= read_ref(vocabulary_, playing_.stage(), words_) == e.against;
      else if (words_.take_if("total"))
        same &= total(e.total);
      else if (words_.take_if("target"))
        same &= total(e.target);
      else if (words_.take_if("natural"))
        same &= natural(e.dice) == words_.number("the face of the die");
      else if (words_.take_if("with"))
        same &= part(e.total);
      else if (words_.take_if("outcome"))
        continue;
      else if (words_.take_if("rule"))
        same &= vocabulary_.key(words_, "a rule") == e.rule;
      else
        same &= vocabulary_.key(words_, "by, against, total, target, natural, with, rule or an outcome") == e.outcome;
    }
    return same;
  }

  bool calculated(const Calculated& e) {
    bool same = vocabulary_.key(words_, "what was reckoned, such as damage") == e.what;
    while (!words_.done()) {
      if (words_.take_if("on"))
        same &= read_ref(vocabulary_, playing_.stage(), words_) == e.on;
      else if (words_.take_if("total"))
        same &= total(e.sum);
      else if (words_.take_if("with"))
        same &= part(e.sum);
      else
        words_.wrong("on, total or with");
    }
    return same;
  }

  /// "damage Thug 13": a calculated number of a creature, in short.
  bool amount(const Calculated& e) {
    bool same = vocabulary_.key(words_, "damage or heal") == e.what;
    same &= read_ref(vocabulary_, playing_.stage(), words_) == e.on;
    return words_.number("how much") == e.sum.total() && same;
  }

  bool aside(const RuleOverridden& e, bool warning) {
    return vocabulary_.key(words_, "a code of a refusal") == e.code && e.warning == warning;
  }

  /// "modifier knocked_down -3 in evasion": a part of a roll's total or target, or of a calculated number.
  void modifier(bool wanted) {
    const Key source = vocabulary_.key(words_, "where the part comes from");
    std::optional<std::int64_t> value;
    if (words_.is(Token::Kind::number)) value = words_.take().number;
    words_.expect("in");
    const Key purpose = vocabulary_.key(words_, "a roll such as evasion, or what was reckoned");
    Ref by;
    if (words_.take_if("of")) by = read_ref(vocabulary_, playing_.stage(), words_);
    const auto in = [&](const Sum& sum) {
      return std::any_of(sum.parts().begin(), sum.parts().end(),
                         [&](const Part& p) { return p.source == source && (!value || p.value == *value); });
    };
    const bool found = std::any_of(seen_.events->begin(), seen_.events->end(), [&](const Event& event) {
      if (const auto* roll = std::get_if<RollMade>(&event))
        return roll->purpose == purpose && (!by || roll->by == by) && (in(roll->total) || in(roll->target));
      const auto* calculated = std::get_if<Calculated>(&event);
      return calculated && calculated->what == purpose && (!by || calculated->on == by) && in(calculated->sum);
    });
    if (found != wanted)
      throw CaseError(words_.line, "expected " + text_ + ", but " + all_as_text(tell_, *seen_.events));
  }

 private:
  bool total(const Sum& sum) {
    if (words_.take_if("unknown")) return sum.parts().empty();
    return words_.number("a total, or unknown") == sum.total() && !sum.parts().empty();
  }
  bool part(const Sum& sum) {
    const Key source = vocabulary_.key(words_, "a part of the total");
    const std::int64_t value = words_.number("how much it adds");
    return std::any_of(sum.parts().begin(), sum.parts().end(),
                       [&](const Part& p) { return p.source == source && p.value == value; });
  }

  const CaseVocabulary& vocabulary_;
  const CaseTable& playing_;
  const Seen& seen_;
  Words& words_;
  std::string text_;
  Teller tell_;
};

}  // namespace

std::string different_params(const CaseVocabulary& vocabulary, const CaseTable& playing, const Params& params,
                             Words& words) {
  const Teller tell(vocabulary, playing.stage().state);
  std::string difference;
  while (!words.done() && !words.is("because")) {
    const Key name = vocabulary.key(words, "a parameter such as who or missing");
    words.take_if("=");
    const Token& token = words.peek();
    const std::string one = token.text, two = one + " " + words.peek(1).text;
    const Value* value = find(params, name);
    const std::string is = value ? tell.of(*value) : "missing";
    const bool by_two = is == two;
    if (words.done()) words.wrong("a value for " + tell.of(name));
    words.take();
    if (by_two || one.ends_with("'s")) words.take();
    const bool same = by_two || is == one || is == '"' + one + '"';
    if (!same && difference.empty()) difference = tell.of(name) + " is " + is;
  }
  return difference;
}

bool expect_happened(const CaseVocabulary& vocabulary, const CaseTable& playing, const Seen& seen, Words& words) {
  const Words before = words;
  Happened happened(vocabulary, playing, seen, words);
  const bool wanted = !words.take_if("no") && !words.take_if("not");
  if (words.take_if("log"))
    return happened.expect<LogLine>(wanted, [&](const LogLine& e) { return happened.log(e); }), true;
  if (words.take_if("rolled"))
    return happened.expect<RollMade>(wanted, [&](const RollMade& e) { return happened.rolled(e); }), true;
  if (words.take_if("reckoned"))
    return happened.expect<Calculated>(wanted, [&](const Calculated& e) { return happened.calculated(e); }), true;
  if (!at_creature(playing.stage(), words) && words.peek(1).kind != Token::Kind::mark &&
      playing.stage().find(words.peek(1).text) && words.peek(2).kind == Token::Kind::number &&
      vocabulary.system().names().has(Key(words.peek().text)))
    return happened.expect<Calculated>(wanted, [&](const Calculated& e) { return happened.amount(e); }), true;
  if (words.take_if("modifier")) return happened.modifier(wanted), true;
  for (const bool warning : {true, false})
    if (words.take_if(warning ? "warned" : "overridden"))
      return happened.expect<RuleOverridden>(wanted,
                                             [&](const RuleOverridden& e) { return happened.aside(e, warning); }),
             true;
  if (words.take_if("nothing")) {
    words.expect("happened");
    if (!seen.events->empty())
      throw CaseError(words.line, "expected that nothing happened, but " +
                                      all_as_text(Teller(vocabulary, playing.stage().state), *seen.events));
    return true;
  }
  words = before;
  return false;
}

namespace {

/// Why a command is not possible: of a bare action what is offered, of one with a form the probe.
Verdict why_not(const CaseVocabulary& vocabulary, const CaseSetup& stage, const CommandRead& wanted) {
  if (!wanted.command.form.empty() || !wanted.command.overrides.empty())
    return probe({vocabulary.system(), stage.state, wanted.command, wanted.viewer, {}});
  Verdict first = Refusal{Key("E_UNKNOWN_ACTION"), {}, {}};
  bool any = false;
  for (const Offer& offer : offers(vocabulary.system(), stage.state, wanted.viewer, wanted.command.actor)) {
    if (offer.command.action != wanted.command.action) continue;
    if (!offer.why_not) return std::nullopt;
    if (!std::exchange(any, true)) first = offer.why_not;
  }
  return first;
}

}  // namespace

bool expect_possible(const CaseVocabulary& vocabulary, const CaseTable& playing, const Seen& seen, Words& words) {
  const CaseSetup& stage = playing.stage();
  const std::string text = words.rest();
  const bool offers_it = words.is("offers");
  const bool actor = at_creature(stage, words) || words.is("gm");
  const bool can = offers_it || (actor && words.is(1, "may"));
  if (!can && !(actor && words.is(1, "cannot"))) return false;
  // The word in the middle is left out, so that the rest reads as a command does.
  std::vector<Token> command;
  if (offers_it) words.take();
  command.push_back(words.take());
  if (!offers_it) words.take();
  while (!words.done()) command.push_back(words.take());
  Words rest("expect", std::move(command), words.line);
  CommandRead wanted = read_command(vocabulary, stage, rest);
  if (seen.by_name) wanted.viewer = seen.viewer;
  const Verdict refused = why_not(vocabulary, stage, wanted);
  const Teller tell(vocabulary, stage.state);
  const std::string is = refused ? "it is refused with " + tell.of(*refused) : "it is possible";
  if (can) {
    rest.finish();
    if (refused) throw CaseError(words.line, "expected " + text + ", but " + is);
    return true;
  }
  const Key code = rest.done() ? Key{} : vocabulary.key(rest, "the code of the refusal");
  if (!refused || (code && refused->code != code)) throw CaseError(words.line, "expected " + text + ", but " + is);
  const std::string other = different_params(vocabulary, playing, refused->params, rest);
  if (!other.empty()) throw CaseError(words.line, "expected " + text + ", but " + other);
  return true;
}

}  // namespace ft::scn
