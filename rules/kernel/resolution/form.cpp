// The form of a command as procedures read it: a missing field ends a probe as legal, and refuses a command as E_FORM.
#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/names.hpp"
#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules {

bool Resolution::has(Key field) const { return find(command_->form, field) != nullptr; }

const Value& Resolution::field(Key field) {
  if (const Value* value = find(command_->form, field)) return *value;
  leave_unsaid(field);
}

namespace {
/// Whether a number lies in the range that the form of the schema gives it, if any.
bool in_range(const Ruleset& system, const Command& command, Key key, std::int64_t number) {
  const ActionSchema* action = system.action(command.action);
  if (!action) return true;
  for (const FieldSchema& field : action->form)
    if (Key(field.key) == key && (field.min != 0 || field.max != 0)) return number >= field.min && number <= field.max;
  return true;
}
}  // namespace

CreatureId Resolution::creature(Key key) {
  const Ref* ref = field(key).as<Ref>();
  const bool known_one = ref && ref->creature() && known().find(ref->creature());
  if (!known_one) leave_refused({"E_NO_SUCH"_k, {{"field"_k, key}}, {}});
  return ref->creature();
}

ItemId Resolution::item(Key key) {
  const Ref* ref = field(key).as<Ref>();
  if (!ref || !ref->item()) leave_refused({"E_NO_SUCH"_k, {{"field"_k, key}}, {}});
  return ref->item();
}

EncounterId Resolution::encounter(Key key) {
  const Ref* ref = field(key).as<Ref>();
  if (!ref || ref->kind != Ref::Kind::encounter) leave_refused({"E_NO_SUCH"_k, {{"field"_k, key}}, {}});
  return {ref->id};
}

Key Resolution::choice(Key key) {
  const Key* chosen = field(key).as<Key>();
  if (!chosen) leave_refused({"E_FORM"_k, {{"field"_k, key}}, {}});
  return *chosen;
}

std::int64_t Resolution::number(Key key) {
  const auto* number = field(key).as<std::int64_t>();
  if (!number || !in_range(run_.system, *command_, key, *number)) leave_refused({"E_FORM"_k, {{"field"_k, key}}, {}});
  return *number;
}

Place Resolution::place(Key key) {
  const Place* place = field(key).as<Place>();
  if (!place) leave_refused({"E_FORM"_k, {{"field"_k, key}}, {}});
  return *place;
}

Path Resolution::path(Key key) {
  const Path* path = field(key).as<Path>();
  if (!path) leave_refused({"E_FORM"_k, {{"field"_k, key}}, {}});
  return *path;
}

}  // namespace ft::rules
