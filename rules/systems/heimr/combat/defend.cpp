// A defence that nobody asked for: it says why it is none. Source: section 4 (standing rejections of reactions), HM-DEF-02,
// HM-DEF-06, HM-GRAB-02.
#include "rules/systems/heimr/combat/defence.hpp"
#include "rules/systems/heimr/procedures.hpp"

namespace ft::rules::heimr {

void defend(Resolution& r) {
  const Key kind = r.choice("kind"_k);
  const bool shot = r.has("against"_k) && r.choice("against"_k) == "ranged"_k;
  r.require(why_not_defend(r, r.actor(), {kind, r.has("item"_k) ? r.item("item"_k) : ItemId{}}));
  r.require(kind != key::parry || !shot, {"E_PARRY_RANGED"_k, {}, {}});
  r.require(false, {"E_NO_WINDOW"_k, {}, {}});
}

}  // namespace ft::rules::heimr
