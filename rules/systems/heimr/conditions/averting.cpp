// Reactions by which a victim averts what is about to land. Source: HM-EFF-11, W12.
#include "rules/systems/heimr/conditions/averting.hpp"

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/known_skills.hpp"

namespace ft::rules::heimr {

Averted averts(Resolution& r, CreatureId victim, const IncomingEffect& landing) {
  const Actor actor(r.world(), victim);
  if (!actor.able()) return Averted::no;
  Question question{.asked = victim,
                    .prompt = "q_avert"_k,
                    .params = {{"who"_k, victim}},
                    .rule = "HM-EFF-11"_k,
                    .shape = Shape::one_of,
                    .default_answer = "o_decline"_k};
  for (const Feature& feature : actor.creature().features) {
    const Record* skill = r.system().content().find(key::skill, feature.key);
    if (!skill || skill->word("type"_k) != "reaction"_k || why_not_skill(r, victim, *skill)) continue;
    const bool helps = skill->word("reaction"_k) == "miss"_k || landing.effect;
    if (helps) question.options.push_back({skill->id, "o_skill"_k, {{"skill"_k, skill->id}}});
  }
  if (question.options.empty()) return Averted::no;
  question.options.push_back({"o_decline"_k, "o_decline"_k, {}});
  const Key answer = *r.ask(std::move(question)).as<Key>();
  if (answer == "o_decline"_k) return Averted::no;
  const Record& skill = r.system().content().at(key::skill, answer);
  pay_skill(r, victim, skill);
  return skill.word("reaction"_k) == "miss"_k ? Averted::all : Averted::effect;
}

}  // namespace ft::rules::heimr
