// Numbers that the GM sets. Source: GW-WIN-21.
#include "rules/systems/grimwire/dice/gm_number.hpp"

#include <algorithm>

#include "rules/systems/grimwire/vocabulary.hpp"

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

}  // namespace ft::rules::grimwire
