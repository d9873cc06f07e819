// Numbers that the GM sets. Source: GW-WIN-21.
#include "rules/systems/grimwire/dice/gm_number.hpp"

#include <algorithm>

#include "rules/systems/grimwire/vocabulary.hpp"

namespace ft::rules::grimwire {

Sum number_by_gm(Resolution& r, const NumberAsked& asked, Sum usual) {
  const std::int64_t wanted = r.ask_number({.prompt = asked.prompt,
                                            .params = asked.params,
                                            .rule = asked.rule,
                                            .min = 1,
                                            .max = 40,
                                            .default_answer = std::clamp<std::int64_t>(usual.total(), 1, 40),
                                            .secrecy = Secrecy::secret});
  return usual.add("gm_modifier"_k, wanted - usual.total());
}

}  // namespace ft::rules::grimwire
