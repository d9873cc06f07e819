// Moments that reactions may answer. Source: section 5, GW-REACT-01.
#include "rules/systems/grimwire/conditions/moments.hpp"

#include <algorithm>

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

ReactiveSystem::ReactiveSystem(Content content, Schema schema, Procedures procedures)
    : System(std::move(content), std::move(schema), std::move(procedures)) {
  for (const Record* technique : this->content().every(key::technique))
    if (const Key event = answered_event(*technique)) answered_.push_back({technique->id, event});
  std::ranges::sort(answered_, {}, &AnsweredEvent::technique);
}

Key ReactiveSystem::event_answered_by(Key technique) const {
  const auto at = std::ranges::lower_bound(answered_, technique, {}, &AnsweredEvent::technique);
  return at != answered_.end() && at->technique == technique ? at->event : Key{};
}

const ReactiveSystem& reactive_system(const Resolution& r) { return static_cast<const ReactiveSystem&>(r.system()); }

MomentAnswer moment(Resolution& r, const Moment& what, std::vector<CreatureId>& already_asked) {
  return reactive_system(r).react(r, what, already_asked);
}

MomentAnswer moment(Resolution& r, const Moment& what) {
  std::vector<CreatureId> none;
  return moment(r, what, none);
}

}  // namespace ft::rules::grimwire
