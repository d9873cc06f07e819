// The log line of a declared action.
#include "rules/kernel/declarations/declared_log_line.hpp"

#include "rules/kernel/names.hpp"

namespace ft::rules {

LogLine log_line_of(const ActionDeclared& declared) {
  Params params{{"who"_k, declared.actor}, {"action"_k, declared.action}};
  params.insert(params.end(), declared.details.begin(), declared.details.end());
  if (declared.response_type) params.push_back({"manner"_k, declared.response_type});
  return {"declared"_k, std::move(params), declared.rule, {}};
}

}  // namespace ft::rules
