// Relations by key: making, finding and ending them.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules {

/// The first relation of that key between those ends, or null. An empty end fits any.
[[nodiscard]] const Relation* find_relation(const World& world, Key key, Ref from, Ref to);
/// Creates the relation, or replaces the data of the existing one.
void relate(Resolution& r, Key key, Ref from, Ref to, Numbers data = {});
/// Ends every relation of that key between those ends; an empty end fits any.
void unrelate(Resolution& r, Key key, Ref from, Ref to);

}  // namespace ft::rules
