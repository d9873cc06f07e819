// Fire and frost on what they harm, as the GM says. Source: VG-TYPE-01.
#include "rules/systems/vigor/combat/materials.hpp"

#include <algorithm>

#include "rules/systems/vigor/conditions/states.hpp"
#include "rules/systems/vigor/creature/damage_types.hpp"

namespace ft::rules::vigor {

namespace {

/// What a type may do to material.
struct Mark {
  Key type, question, condition, line;
};
constexpr std::array marks{Mark{"thermal"_k, "q_ignites"_k, "ignited"_k, "ignites"_k},
                           Mark{"cold"_k, "q_embrittles"_k, "embrittled"_k, "embrittles"_k}};

}  // namespace

void ask_what_becomes_of(Resolution& r, Key damage_type, const std::vector<CreatureId>& harmed) {
  const auto mark = std::ranges::find(marks, type_meant(damage_type), &Mark::type);
  if (mark == marks.end()) return;
  std::vector<CreatureId> unmarked;
  std::vector<Question> questions;
  for (const CreatureId who : harmed) {
    if (Actor(r.world(), who).has(mark->condition)) continue;
    unmarked.push_back(who);
    Question question{.prompt = mark->question, .params = {{"who"_k, who}}, .rule = "VG-TYPE-01"_k};
    question.shape = Shape::yes_no;
    question.default_answer = false;
    questions.push_back(std::move(question));
  }
  if (questions.empty()) return;
  const std::vector<Value> answers = r.ask_each(std::move(questions));
  for (std::size_t i = 0; i < unmarked.size(); ++i) {
    const bool* yes = answers[i].as<bool>();
    if (!yes || !*yes) continue;
    gain(r, unmarked[i], mark->condition);
    log_line(r, mark->line, {{"who"_k, unmarked[i]}}, "VG-TYPE-01"_k);
  }
}

}  // namespace ft::rules::vigor
