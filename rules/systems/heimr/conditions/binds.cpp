// What a bind at some part of the body bars. Source: HM-EFF-09.
#include "rules/systems/heimr/conditions/binds.hpp"

namespace ft::rules::heimr {

Key bound_part(Key part) { return !part || part == key::torso ? "body"_k : part; }

void require_unbound(Resolution& r, std::initializer_list<Key> parts) {
  const Actor actor(r.world(), r.actor());
  for (const Key part : parts)
    r.require(!actor.bound_at(part), {"E_BOUND"_k, {{"who"_k, r.actor()}, {"part"_k, part}}, {}});
}

void require_free_to_walk(Resolution& r) { require_unbound(r, {"feet"_k, key::right_leg, key::left_leg, "body"_k}); }

}  // namespace ft::rules::heimr
