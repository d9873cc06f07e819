// Noticing others. Source: VG-POS-05.
#include "rules/systems/vigor/movement/awareness.hpp"

#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/vigor/vocabulary.hpp"

namespace ft::rules::vigor {

void notice(Resolution& r) {
  const CreatureId observer = r.creature("target"_k), other = r.creature("other"_k);
  const bool unnoticed = find_relation(r.world(), key::unnoticed_by, other, observer) != nullptr;
  r.require(unnoticed, {"E_TARGET"_k, {}, "VG-POS-05"_k});
  unrelate(r, key::unnoticed_by, other, observer);
}

}  // namespace ft::rules::vigor
