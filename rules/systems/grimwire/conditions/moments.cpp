// Moments that reactions may answer. Source: section 5, GW-REACT-01.
#include "rules/systems/grimwire/conditions/moments.hpp"

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::grimwire {

bool is_reaction(const Record& technique) {
  const Key type = technique.word("type"_k);
  return type == "reaction"_k || type == "aux_reaction"_k || type == "free_reaction"_k;
}

Key answered_event(const Record& technique) {
  const Record* trigger = technique.record("trigger"_k);
  return trigger && is_reaction(technique) ? trigger->word("event"_k) : Key{};
}

MomentAnswer moment(Resolution& r, const Moment& what, std::vector<CreatureId>& already_asked) {
  return static_cast<const ReactiveSystem&>(r.system()).react(r, what, already_asked);
}

MomentAnswer moment(Resolution& r, const Moment& what) {
  std::vector<CreatureId> none;
  return moment(r, what, none);
}

}  // namespace ft::rules::grimwire
