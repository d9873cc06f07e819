// What has happened since an action was declared. Source: AU-ARB-03, AU-MEL-05.
#include "rules/systems/aura/turns/declaration.hpp"

#include <algorithm>

namespace ft::rules::aura {

namespace {

/// A declaration other than an interrupt: interrupts do not start a new attack (AU-MEL-05).
bool declares(const Event& event, CreatureId actor) {
  const auto* declared = std::get_if<ActionDeclared>(&event);
  return declared && declared->actor == actor && declared->response_type != "interrupt"_k;
}

/// The first event after the actor's latest declaration; of all where there is none.
Events::const_iterator since(const Resolution& r, CreatureId actor) {
  const Events& all = r.events();
  return std::find_if(all.rbegin(), all.rend(), [&](const Event& event) { return declares(event, actor); }).base();
}

}  // namespace

bool has_declared(const Resolution& r, CreatureId actor) {
  return std::any_of(r.events().begin(), r.events().end(), [&](const Event& event) { return declares(event, actor); });
}

bool ended_since_declaration(const Resolution& r, CreatureId actor, CreatureId on, Key condition) {
  const auto brought_along = [&](Key ended) {  // also what a GM added by hand, without daughters
    while (ended && ended != condition) ended = imposes(ended);
    return static_cast<bool>(ended);
  };
  return std::any_of(since(r, actor), r.events().end(), [&](const Event& event) {
    if (const auto* changed = std::get_if<ConditionChanged>(&event))  // shaken off for a Round (AU-COND-06)
      return changed->on == Ref(on) && changed->condition.data.get(key::ignored) != 0 &&
             brought_along(changed->condition.key);
    const auto* ended = std::get_if<ConditionEnded>(&event);
    return ended && ended->on == Ref(on) && brought_along(ended->key);
  });
}

}  // namespace ft::rules::aura
