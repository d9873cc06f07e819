// Whether an answer is legal, and answers that are actions.
#include "rules/kernel/values/question.hpp"

#include <algorithm>

namespace ft::rules {

namespace {

bool offered(const Question& question, const Value& value) {
  return std::any_of(question.options.begin(), question.options.end(),
                     [&](const Option& option) { return option.value == value; });
}

bool some_offered(const Question& question, const Values& chosen) {
  const auto count = static_cast<std::int64_t>(chosen.size());
  if (count < question.min || count > question.max) return false;
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    const bool again = std::find(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(i), chosen[i]) !=
                       chosen.begin() + static_cast<std::ptrdiff_t>(i);
    if (again || !offered(question, chosen[i])) return false;
  }
  return true;
}

/// An option, and after it an action with named fields: {manner, action, field, value, field, value ...}.
bool begun(const Question& question, const Value& answer) {
  const Values* said = answer.as<Values>();
  if (!said || said->size() % 2 != 0 || said->size() > 40) return false;
  const auto begins = [&](const Option& option) {
    const Values* start = option.value.as<Values>();
    return start && start->size() <= said->size() && std::equal(start->begin(), start->end(), said->begin());
  };
  for (std::size_t i = 1; i < said->size(); i += i == 1 ? 1 : 2)
    if (!(*said)[i].as<Key>()) return false;
  return std::any_of(question.options.begin(), question.options.end(), begins);
}

}  // namespace

Value make_action_answer(Key type, const Command& command) {
  Values said{type, command.action};
  for (const Param& param : command.form) {
    said.emplace_back(param.name);
    said.push_back(param.value);
  }
  return said;
}

Key response_type(const Value& answer) {
  const Values* said = answer.as<Values>();
  const Key* type = said && !said->empty() ? said->front().as<Key>() : nullptr;
  return type ? *type : Key();
}

Command command_of_answer(const Value& answer, CreatureId actor) {
  Command command{{}, actor, {}, {}, {}};
  const Values* said = answer.as<Values>();
  if (!said || said->size() < 2) return command;
  command.action = *(*said)[1].as<Key>();
  for (std::size_t i = 2; i + 1 < said->size(); i += 2) command.form.push_back({*(*said)[i].as<Key>(), (*said)[i + 1]});
  return command;
}

Value readable_answer(const Value& answer) {
  const Values* said = answer.as<Values>();
  if (!response_type(answer) || said->size() < 2) return answer;
  Values words{said->begin(), said->begin() + 2};
  for (std::size_t i = 3; i < said->size(); i += 2)  // a number or a flag means nothing without its field's name
    if (const Value& word = (*said)[i]; !word.as<std::int64_t>() && !word.as<bool>()) words.push_back(word);
  return words;
}

bool legal(const Question& question, const Value& answer) {
  switch (question.shape) {
    case Shape::one_of: return offered(question, answer);
    case Shape::action: return answer == question.default_answer || begun(question, answer);
    case Shape::some_of: return answer.as<Values>() && some_offered(question, *answer.as<Values>());
    case Shape::number: {
      const auto* number = answer.as<std::int64_t>();
      return number && *number >= question.min && *number <= question.max;
    }
    case Shape::place: {
      const auto* place = answer.as<Place>();
      return place && (place->kind == Place::Kind::cell || place->kind == Place::Kind::zone) &&
             (question.rules_check_place ||
              std::find(question.cells.begin(), question.cells.end(), place->cell) != question.cells.end());
    }
    case Shape::yes_no: return answer.as<bool>() != nullptr;
    case Shape::text: return answer.as<std::string>() && answer.as<std::string>()->size() <= 500;
  }
  return false;
}

bool same_answers(const Question& a, const Question& b) {
  return a.shape == b.shape && a.options == b.options && a.cells == b.cells && a.min == b.min && a.max == b.max;
}

}  // namespace ft::rules
