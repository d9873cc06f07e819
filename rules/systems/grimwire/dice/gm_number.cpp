// What the GM sets and tells when somebody wants to know something. Source: GW-DICE-11, GW-WIN-21.
#include "rules/systems/grimwire/dice/gm_number.hpp"

#include <algorithm>

#include "rules/systems/grimwire/conditions/conditions.hpp"

namespace ft::rules::grimwire {

Sum number_by_gm(Resolution& r, const NumberAsked& asked, Sum usual) {
  const std::int64_t wanted = r.ask_number({.about = asked.about,
                                            .params = asked.params,
                                            .rule = asked.rule,
                                            .least = 1,
                                            .most = 40,
                                            .otherwise = std::clamp<std::int64_t>(usual.total(), 1, 40),
                                            .secrecy = Secrecy::secret});
  return usual.add("gm_modifier"_k, wanted - usual.total());
}

void tell_alone(Resolution& r, CreatureId who, Key rule) {
  Question text{.about = "q_recall_text"_k, .params = {{"who"_k, who}}, .rule = rule};
  text.shape = Shape::text;
  text.otherwise = "";
  text.secrecy = Secrecy::secret;
  const Value answer = r.ask(std::move(text));
  note(r, "learns"_k, {{"who"_k, who}, {"text"_k, *answer.as<std::string>()}}, rule,
       {Audience::Kind::players_of, {who}});
}

}  // namespace ft::rules::grimwire
