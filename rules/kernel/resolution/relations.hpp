// Relations: making, finding and ending them.
#pragma once

#include <algorithm>
#include <iterator>

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules {

/// The first relation of that key between those ends, or null. An empty end fits any.
[[nodiscard]] const Relation* find_relation(const World& world, Key key, Ref from, Ref to);
/// Creates the relation, or replaces the data of the existing one.
void relate(Resolution& r, Key key, Ref from, Ref to, Numbers data = {});
/// Ends every relation of that key between those ends; an empty end fits any.
void unrelate(Resolution& r, Key key, Ref from, Ref to);

/// Ends that relation.
void end_relation(Resolution& r, const Relation& relation);
/// Copies of the relations for which `fits` holds, as they arose.
template <class Fits>
[[nodiscard]] std::vector<Relation> relations_where(const World& world, const Fits& fits) {
  std::vector<Relation> found;
  std::copy_if(world.relations().begin(), world.relations().end(), std::back_inserter(found), fits);
  return found;
}
/// Ends every relation for which `fits` holds.
template <class Fits>
void unrelate_where(Resolution& r, const Fits& fits) {
  for (const Relation& relation : relations_where(r.world(), fits)) end_relation(r, relation);
}

}  // namespace ft::rules
