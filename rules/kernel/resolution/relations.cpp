// Relations: making, finding and ending them.
#include "rules/kernel/resolution/relations.hpp"

namespace ft::rules {

namespace {
bool fits(const Relation& relation, Key key, Ref from, Ref to) {
  return relation.key == key && (!from || relation.from == from) && (!to || relation.to == to);
}
}  // namespace

const Relation* find_relation(const World& world, Key key, Ref from, Ref to) {
  const auto& all = world.relations();
  const auto at = std::find_if(all.begin(), all.end(), [&](const Relation& one) { return fits(one, key, from, to); });
  return at == all.end() ? nullptr : &*at;
}

void relate(Resolution& r, Key key, Ref from, Ref to, Numbers data) {
  const Relation* present = find_relation(r.world(), key, from, to);
  if (!present) return r.emit(RelationMade{{{r.next_id()}, key, from, to, std::move(data)}});
  if (present->data == data) return;
  Relation changed = *present;
  changed.data = std::move(data);
  r.emit(RelationChanged{std::move(changed)});
}

void unrelate(Resolution& r, Key key, Ref from, Ref to) {
  unrelate_where(r, [&](const Relation& relation) { return fits(relation, key, from, to); });
}

void end_relation(Resolution& r, const Relation& relation) {
  r.emit(RelationEnded{relation.id, relation.key, relation.from, relation.to});
}

}  // namespace ft::rules
