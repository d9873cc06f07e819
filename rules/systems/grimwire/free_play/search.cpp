// Searching for hidden creatures, and watching an area. Source: GW-STEALTH-03, GW-STEALTH-06.
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/movement/stealth.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

void search(Resolution& r) {
  require_can_command(r);
  require_auxiliary(r);
  spend_auxiliary(r, r.actor());
  look_for_hidden(r, r.actor());
}

void watch(Resolution& r) {
  require_can_command(r);
  require_auxiliary(r);
  const CreatureId watched = r.creature("target"_k), who = r.actor();
  r.require(watched != who && !Actor(r.world(), watched).has(key::dead),
            {"E_TARGET"_k, {{"target"_k, watched}}, "GW-STEALTH-06"_k});
  spend_auxiliary(r, who);
  Question question{.prompt = "q_watch_tn"_k,
                    .params = {{"who"_k, who}, {"target"_k, watched}},
                    .rule = "GW-STEALTH-06"_k,
                    .shape = Shape::number,
                    .min = 1,
                    .max = 40,
                    .default_answer = 11,
                    .secrecy = Secrecy::secret};
  Sum number;
  number.keep("base_number"_k, *r.ask(std::move(question)).as<std::int64_t>(), "GW-STEALTH-06"_k);
  if (passes(r, {{who, PER, "look_roll"_k, {}}, number, "GW-STEALTH-06"_k, watched}))
    gain(r, who, condition("knows_attention"_k, watched, {"forever"_k, 0, {}}));
}

}  // namespace ft::rules::grimwire
