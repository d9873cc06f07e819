// Commands that are answers.
#include "rules/kernel/declarations/command_as_answer.hpp"

#include "rules/kernel/names.hpp"

namespace ft::rules {

std::optional<Value> command_as_answer(const Option& option, const Command& command) {
  const Values* offered = option.value.as<Values>();
  if (!offered || offered->size() < 2 || (*offered)[1] != Value(command.action)) return std::nullopt;
  if (response_type(option.value) == "abort"_k) return std::nullopt;
  Command further = command;
  Values said = *offered;
  for (std::size_t i = 2; i + 1 < offered->size(); i += 2) {
    const Key* field = (*offered)[i].as<Key>();
    const Value* given = field ? find(command.form, *field) : nullptr;
    if (!given || *given != (*offered)[i + 1]) return std::nullopt;
    std::erase_if(further.form, [&](const Param& param) { return param.name == *field; });
  }
  for (Param& param : further.form) {
    said.emplace_back(param.name);
    said.push_back(std::move(param.value));
  }
  return said;
}

}  // namespace ft::rules
