#include "tests/case_runner/sentences.hpp"

#include <algorithm>

namespace ft::scn {

using namespace rules;

std::string left_unsaid(const Ruleset& system, std::string_view text, const Params& params) {
  for (std::size_t at = text.find('{'); at != text.npos; at = text.find('{', at + 1)) {
    const std::string_view inner = text.substr(at + 1, text.find('}', at) - at - 1);
    const std::string_view name = inner.substr(0, inner.find(' '));
    const bool figure = name.front() >= '0' && name.front() <= '9';
    const bool said = std::any_of(params.begin(), params.end(), [&](const Param& param) {
      return system.names().has(param.name) && system.names().of(param.name) == name;
    });
    if (!figure && !said) return "\"" + std::string(text) + "\" is told without {" + std::string(name) + "}";
  }
  return "";
}

std::string left_unsaid(const Ruleset& system, const Refusal& refusal) {
  const RefusalSchema* declared = system.refusal(refusal.code);
  return declared ? left_unsaid(system, declared->text, refusal.params) : "";
}

std::string left_unsaid(const Ruleset& system, Key key, const Params& params) {
  const std::vector<TextSchema>& texts = system.schema().texts;
  const auto text =
      std::find_if(texts.begin(), texts.end(), [&](const TextSchema& one) { return Key(one.key) == key; });
  return text == texts.end() ? "" : left_unsaid(system, text->text, params);
}

}  // namespace ft::scn
