// Statements about the questions that are open.
#include <algorithm>

#include "tests/case_runner/asking.hpp"
#include "tests/case_runner/case_error.hpp"
#include "tests/case_runner/expecting.hpp"
#include "tests/case_runner/telling.hpp"

namespace ft::scn {

using namespace rules;

namespace {

/// "options Cyrus, Aune": these and no others.
bool has_options(const CaseVocabulary& vocabulary, const CaseTable& playing, const Question& question, Words& words) {
  std::vector<Value> wanted;
  do wanted.push_back(read_answer(vocabulary, playing.stage(), question, words));
  while (words.take_if(","));
  const auto is_wanted = [&](const Option& option) {
    return std::find(wanted.begin(), wanted.end(), option.value) != wanted.end();
  };
  return wanted.size() == question.options.size() &&
         std::all_of(question.options.begin(), question.options.end(), is_wanted);
}

}  // namespace

void expect_question(const CaseVocabulary& vocabulary, const CaseTable& playing, const Seen& seen, Words& words,
                     bool wanted) {
  const std::string text = words.rest();
  const Teller tell(vocabulary, playing.stage().state);
  const auto must = [&](bool holds, const std::string& is) {
    if (!holds)
      throw CaseError(words.line, "expected " + std::string(wanted ? "" : "no ") + "question " + text + ", but " + is);
  };
  const std::string shown = open_questions(vocabulary, playing, seen.viewer);
  if (words.done()) return must(!questions_shown(vocabulary, playing, seen.viewer).empty() == wanted, shown);
  const auto found = find_question(vocabulary, playing, words, seen.viewer);
  must(found.has_value() == wanted, shown);
  if (!found) return words.finish();
  const Question& question = found->question;
  while (!words.done()) {
    must(found->whole || words.is("open") || words.is("waited"), "nothing else of it is shown: " + shown);
    if (words.take_if("options"))
      must(has_options(vocabulary, playing, question, words), tell.of(question));
    else if (words.take_if("default"))
      must(question.default_answer == read_answer(vocabulary, playing.stage(), question, words),
           "the default is " + tell.of(question.default_answer));
    else if (words.take_if("secret"))
      must(question.secrecy == Secrecy::secret, "everybody may know that it is asked");
    else if (words.take_if("open"))
      must(question.secrecy == Secrecy::open, "it is asked in secret");
    else if (words.take_if("brief"))
      must(question.non_blocking, "it is waited for");
    else if (words.take_if("waited"))
      must(!question.non_blocking, "the table does not wait for it");
    else if (words.take_if("seconds"))
      must(question.seconds == words.number("seconds"), "it has " + std::to_string(question.seconds) + " seconds");
    else if (words.take_if("stakes"))
      must(question.max_damage == words.number("stakes"), "the stakes are " + std::to_string(question.max_damage));
    else
      words.wrong("options, default, secret, open, brief, waited, seconds N or stakes N");
  }
}

}  // namespace ft::scn
