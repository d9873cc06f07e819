// What the GM sets and tells when somebody wants to know something. Source: GW-DICE-11, GW-WIN-21.
#include "rules/systems/grimwire/inquiry.hpp"

#include <algorithm>

#include "rules/systems/grimwire/conditions.hpp"

namespace ft::rules::grimwire {

Sum number_by_gm(Resolution& r, const NumberAsked& asked, Sum usual) {
  Question question;
  question.about = asked.about;
  question.params = asked.params;
  question.rule = asked.rule;
  question.shape = Shape::number;
  question.least = 1;
  question.most = 40;
  question.otherwise = std::clamp<std::int64_t>(usual.total(), 1, 40);
  question.secrecy = Secrecy::secret;
  const std::int64_t wanted = *r.ask(std::move(question)).as<std::int64_t>();
  return usual.add("gm_modifier"_k, wanted - usual.total());
}

void tell_alone(Resolution& r, CreatureId who, Key rule) {
  Question text;
  text.about = "q_recall_text"_k;
  text.params = {{"who"_k, who}};
  text.rule = rule;
  text.shape = Shape::text;
  text.otherwise = "";
  text.secrecy = Secrecy::secret;
  const Value answer = r.ask(std::move(text));
  note(r, "learns"_k, {{"who"_k, who}, {"text"_k, *answer.as<std::string>()}}, rule,
       {Audience::Kind::players_of, {who}});
}

}  // namespace ft::rules::grimwire
