#include "tests/case_runner/content_refused.hpp"

#include <algorithm>

#include "tests/case_runner/case_error.hpp"

namespace ft::scn {

std::optional<std::vector<Failure>> content_refused(Rulebooks& rulebooks, const Case& one) {
  const auto at = std::find_if(one.steps.begin(), one.steps.end(),
                               [](const Words& step) { return step.keyword == "refuse" && step.is("content"); });
  if (at == one.steps.end()) return std::nullopt;
  Words words = *at;
  words.take();
  const std::string field = words.is("E_BAD_DATA") ? "" : words.word("a field such as technique.lunge.trigger");
  const std::string code = words.word("E_BAD_DATA, or the refusal that says so");
  words.finish();
  try {
    (void)rulebooks.of(one);
  } catch (const CaseError& trouble) {
    const std::string problems = trouble.what();
    const bool said = code == "E_BAD_DATA" || problems.find(code) != std::string::npos;
    if (said && problems.find(field) != std::string::npos) return std::vector<Failure>{};
    return std::vector<Failure>{{words.line, "refuse: expected " + code + " of " + field + ", but " + trouble.what()}};
  }
  return std::vector<Failure>{{words.line, "refuse: expected that the content is refused, but it is taken"}};
}

}  // namespace ft::scn
