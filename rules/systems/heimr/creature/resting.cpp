// A rest under way. Source: HM-REST-02.
#include "rules/systems/heimr/creature/resting.hpp"

#include "rules/systems/heimr/creature/states.hpp"

namespace ft::rules::heimr {

void interrupt_rest(Resolution& r, CreatureId who) {
  if (!Actor(r.world(), who).has(key::resting)) return;
  lose(r, who, key::resting);
  log_line(r, "rest_interrupted"_k, {{"who"_k, who}}, "HM-REST-02"_k);
}

}  // namespace ft::rules::heimr
