// Matching the words of a case with questions and options.
#include "tests/case_runner/asking.hpp"

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>

#include "tests/case_runner/case_error.hpp"
#include "tests/case_runner/command_words.hpp"
#include "tests/case_runner/telling.hpp"

namespace ft::scn {

using namespace rules;

namespace {

void add_words(std::set<std::string>& all, const std::string& text) {
  std::string word;
  for (const char letter : text + " ") {
    if (std::isalnum(static_cast<unsigned char>(letter)) || letter == '_' || letter == '-') {
      word += letter;
      continue;
    }
    if (!word.empty()) {
      all.insert(word);
      all.insert(as_key(word));
      for (std::size_t at = 0; at < word.size();) {
        const std::size_t end = std::min(word.find('_', at), word.size());
        all.insert(as_key(word.substr(at, end - at)));
        at = end + 1;
      }
    }
    word.clear();
  }
}

/// Every word by which a question may be meant: its key, its sentence, and what fills it.
std::set<std::string> words_of(const Teller& tell, const Question& question) {
  std::set<std::string> all;
  add_words(all, tell.of(question.prompt));
  add_words(all, tell.sentence(question.prompt, question.params));
  for (const Param& param : question.params) add_words(all, tell.of(param.value));
  return all;
}

/// Whether a word is one of them, or made of them: "side_effect" of "q_side_effect".
bool names(const std::set<std::string>& known, const std::string& word) {
  static const std::set<std::string> filling{"react", "answer", "use", "uses", "to",      "with",
                                             "the",   "a",      "on",  "of",   "against", "about"};
  if (filling.contains(word)) return true;
  if (known.contains(word) || known.contains(as_key(word))) return true;
  std::istringstream parts(word);
  bool any = false;
  for (std::string part; std::getline(parts, part, '_'); any = true)
    if (!known.contains(as_key(part))) return false;
  return any;
}

bool ends_about(const Words& words) {
  return words.done() || words.is("=") || words.is("secret") || words.is("open") || words.is("refused") ||
         words.is("times") || words.is("options") || words.is("default") || words.is("brief") || words.is("waited") ||
         words.is("seconds") || words.is("stakes");
}

/// Yes stands for the only option but declining, no for declining.
const Option* yes_or_no(const Question& question, Words& words) {
  const bool no = words.is("no") || words.is("decline");
  if (!no && !words.is("yes")) return nullptr;
  const Value decline = Key("o_decline");
  std::vector<const Option*> meant;
  for (const Option& option : question.options)
    if ((option.value == decline) == no) meant.push_back(&option);
  if (meant.size() != 1) return nullptr;
  words.take();
  return meant.front();
}

/// The option that the next words mean, by its value or its text with or without "o_".
const Option* option_meant(const Teller& tell, const Question& question, Words& words) {
  const std::string first = words.peek().text, two = first + " " + words.peek(1).text;
  for (const Option& option : question.options) {
    const std::string value = tell.of(option.value), text = tell.of(option.text);
    const bool unworded = option.value.as<bool>() == nullptr;
    if (value == two) return words.take(), words.take(), &option;
    if (value == first || text == first || text == "o_" + first) return words.take(), &option;
    const std::size_t owner = value.find("'s ");  // an item is meant by its kind alone too
    if (unworded && owner != std::string::npos && value.substr(owner + 3) == first) return words.take(), &option;
  }
  return yes_or_no(question, words);
}

/// "challenge defend", "agile_move to 3,0": how it is meant, where that is not clear, then the command as after `when`.
Value read_action(const CaseVocabulary& vocabulary, const CaseSetup& stage, const Question& question, Words& words) {
  const auto starts = [](const Option& option) { return option.value.as<Values>(); };
  const auto is_action = [&](Words next) { return vocabulary.action(next) != nullptr; };
  Key manner;
  if (!is_action(words)) manner = Key(words.take().text);
  Command command = read_command_of(vocabulary, stage, stage.find(question.asked), words).command;
  for (const Option& option : question.options) {
    const Values* start = starts(option);
    const bool this_action = start && (start->size() <= 1 || *(*start)[1].as<Key>() == command.action);
    if (!this_action || (manner && manner != *start->front().as<Key>())) continue;
    manner = *start->front().as<Key>();
    Params fixed = command_of_answer(option.value, question.asked).form;  // comes first
    for (Param& said : command.form)
      if (!find(fixed, said.name)) fixed.push_back(std::move(said));
    command.form = std::move(fixed);
    break;
  }
  return make_action_answer(manner, command);
}

[[noreturn]] void no_such_option(const Teller& tell, const Question& question, const Words& words) {
  words.wrong("an answer to: " + tell.of(question));
}

}  // namespace

std::vector<QuestionFound> questions_shown(const CaseVocabulary& vocabulary, const CaseTable& playing,
                                           const Viewer& viewer) {
  const System& system = vocabulary.system();
  const State& state = playing.stage().state;
  std::vector<QuestionFound> shown;
  for (std::size_t command = 0; command < playing.open().size(); ++command) {
    const auto& questions = playing.open()[command].questions;
    for (std::size_t index = 0; index < questions.size(); ++index) {
      const Question& question = questions[index];
      const bool whole = viewer.is_gm() || (question.asked && viewer.plays(question.asked));
      if (whole)
        shown.push_back({command, index, project(system, state, question, viewer), true});
      else if (!question.non_blocking && may_know(system, state, question, viewer))
        shown.push_back({command, index, Question{.asked = question.asked}, false});
    }
  }
  return shown;
}

bool is_about(const CaseVocabulary& vocabulary, const CaseSetup& stage, const Question& question, Words& words) {
  std::vector<std::string> about;
  while (!ends_about(words)) about.push_back(words.take().text);
  const auto known = words_of(Teller(vocabulary, stage.state), question);
  return std::all_of(about.begin(), about.end(), [&](const std::string& word) { return names(known, word); });
}

bool is_meant(const CaseVocabulary& vocabulary, const CaseSetup& stage, const Question& question, Words& words) {
  const Ref who = read_ref(vocabulary, stage, words);
  const bool about = is_about(vocabulary, stage, question, words);
  const Creature* asked = stage.find(question.asked);
  const bool by_gm = who == Ref{} && asked && asked->seats.empty();  // the GM answers for creatures without a player
  return about && (Ref(question.asked) == who || by_gm);
}

std::optional<QuestionFound> find_question(const CaseVocabulary& vocabulary, const CaseTable& playing, Words& words,
                                           const Viewer& viewer) {
  const Words before = words;
  (void)is_meant(vocabulary, playing.stage(), {}, words);  // takes them
  for (QuestionFound& shown : questions_shown(vocabulary, playing, viewer)) {
    Words again = before;
    if (is_meant(vocabulary, playing.stage(), shown.question, again)) return std::move(shown);
  }
  return std::nullopt;
}

Value read_answer(const CaseVocabulary& vocabulary, const CaseSetup& stage, const Question& question, Words& words) {
  const Teller tell(vocabulary, stage.state);
  switch (question.shape) {
    case Shape::yes_no:
      if (words.take_if("yes")) return true;
      if (words.take_if("no") || words.take_if("decline")) return false;
      for (const Param& param : question.params)  // "use which? = kneecap"
        if (const Key* named = param.value.as<Key>(); named && words.is(tell.of(*named))) return words.take(), true;
      break;
    case Shape::number:
      if (words.is(Token::Kind::number)) return words.take().number;
      break;
    case Shape::place:
      if (words.is(Token::Kind::cells)) return words.place();
      break;
    case Shape::text:
      if (words.is(Token::Kind::quoted)) return words.take().text;
      if (words.take_if("nothing")) return "";
      break;
    case Shape::one_of:
      if (const Option* option = option_meant(tell, question, words)) return option->value;
      break;
    case Shape::action:
      if (words.take_if("pass") || words.take_if("no")) return question.default_answer;
      return read_action(vocabulary, stage, question, words);
    case Shape::some_of: {
      Values chosen;
      if (words.take_if("nothing")) return chosen;
      do {
        const Option* option = option_meant(tell, question, words);
        if (!option) no_such_option(tell, question, words);
        chosen.push_back(option->value);
      } while (words.take_if(","));
      return chosen;
    }
  }
  // What is none of the legal answers can be tried all the same, to see it refused.
  if (words.is(Token::Kind::number)) return words.take().number;
  if (words.is(Token::Kind::cells)) return words.place();
  if (at_creature(stage, words)) return read_creature(stage, words).id;
  if (vocabulary.system().names().has(Key(words.peek().text)) && !words.done()) return Key(words.take().text);
  no_such_option(tell, question, words);
}

std::string open_questions(const CaseVocabulary& vocabulary, const CaseTable& playing, const Viewer& viewer) {
  const Teller tell(vocabulary, playing.stage().state);
  std::string all;
  for (const QuestionFound& shown : questions_shown(vocabulary, playing, viewer))
    all += (all.empty() ? "" : "; ") +
           (shown.whole ? tell.of(shown.question) : tell.of(Ref(shown.question.asked)) + " is waited for");
  return all.empty() ? "no question is open" : all;
}

}  // namespace ft::scn
