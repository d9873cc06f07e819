// Looking a parameter up, and whether an answer is legal.
#include "rules/kernel/value.hpp"

#include <algorithm>

#include "rules/kernel/command.hpp"
#include "rules/kernel/question.hpp"

namespace ft::rules {

const Value* find(const Params& params, Key name) {
  const auto at = std::find_if(params.begin(), params.end(), [&](const Param& param) { return param.name == name; });
  return at == params.end() ? nullptr : &at->value;
}

bool Viewer::plays(CreatureId creature) const {
  return std::find(creatures.begin(), creatures.end(), creature) != creatures.end();
}

namespace {

bool offered(const Question& question, const Value& value) {
  return std::any_of(question.options.begin(), question.options.end(),
                     [&](const Option& option) { return option.value == value; });
}

bool some_offered(const Question& question, const Values& chosen) {
  const auto count = static_cast<std::int64_t>(chosen.size());
  if (count < question.least || count > question.most) return false;
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    const bool again = std::find(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(i), chosen[i]) !=
                       chosen.begin() + static_cast<std::ptrdiff_t>(i);
    if (again || !offered(question, chosen[i])) return false;
  }
  return true;
}

}  // namespace

bool legal(const Question& question, const Value& answer) {
  switch (question.shape) {
    case Shape::one_of:
    case Shape::action: return offered(question, answer);
    case Shape::some_of: return answer.as<Values>() && some_offered(question, *answer.as<Values>());
    case Shape::number: {
      const auto* number = answer.as<std::int64_t>();
      return number && *number >= question.least && *number <= question.most;
    }
    case Shape::place: {
      const auto* place = answer.as<Place>();
      return place && (place->kind == Place::Kind::cell || place->kind == Place::Kind::zone) &&
             std::find(question.cells.begin(), question.cells.end(), place->cell) != question.cells.end();
    }
    case Shape::yes_no: return answer.as<bool>() != nullptr;
    case Shape::text: return answer.as<std::string>() && answer.as<std::string>()->size() <= 500;
  }
  return false;
}

}  // namespace ft::rules
