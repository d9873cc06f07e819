// The log entries of each projected event: protocol/wire/v1/log.proto.
#include "server/codec/wire/wire_events.hpp"

namespace ft::codec {

namespace {
/// Whether every change gets an entry: of an action that the GM overrides rules for, the bookkeeping is left out.
bool is_edit(const LogContext& context) { return context.by_gm && !context.action; }
}  // namespace

wire::LogEntry* LogEntries::next(SeenBy seen_by) {
  wire::LogEntry* entry = append_();
  entry->set_group(context_.group.value);
  entry->set_at_ms(context_.at_ms);
  if (!last_) {
    entry->set_action(writer_.index(context_.action));
    entry->set_actor(writer_.id(context_.actor));
    entry->set_actor_name(writer_.name_then(context_.actor));
  }
  entry->set_by_gm(context_.by_gm);
  entry->set_voided(context_.voided);
  entry->set_secret(seen_by == SeenBy::some);
  return last_ = entry;
}

wire::LogEntry* LogEntries::next(const rules::Audience& audience) {
  return next(audience.kind == rules::Audience::Kind::all ? SeenBy::all : SeenBy::some);
}

wire::Change* LogEntries::change(const rules::Ref& on, rules::Key key, wire::Change::Kind kind, SeenBy seen_by) {
  wire::Change* to = next(seen_by)->mutable_change();
  writer_.write(on, to->mutable_on());
  to->set_key(writer_.index(key));
  to->set_kind(kind);
  return to;
}

void LogEntries::operator()(const rules::RollMade& event) {
  wire::RollMade* to = next(event.audience)->mutable_roll();
  writer_.write(event.by, to->mutable_by());
  to->set_purpose(writer_.index(event.purpose));
  if (event.against) writer_.write(event.against, to->mutable_against());
  writer_.list(event.dice, to->mutable_dice());
  writer_.write(event.total, to->mutable_total());
  writer_.write(event.target, to->mutable_target());
  to->set_outcome(writer_.index(event.outcome));
  to->set_rule(writer_.index(event.rule));
}

void LogEntries::operator()(const rules::Calculated& event) {
  wire::Calculated* to = next(event.audience)->mutable_calculated();
  writer_.write(event.on, to->mutable_on());
  to->set_what(writer_.index(event.what));
  writer_.write(event.sum, to->mutable_sum());
  to->set_rule(writer_.index(event.rule));
}

void LogEntries::operator()(const rules::LogLine& event) {
  wire::LogLine* to = next(event.audience)->mutable_log_line();
  to->set_text(writer_.index(event.text));
  writer_.list(event.params, to->mutable_params());
  to->set_rule(writer_.index(event.rule));
  if (event.why) writer_.write(*event.why, to->mutable_why());
}

void LogEntries::operator()(const rules::RuleOverridden& event) {
  wire::RuleOverridden* to = next()->mutable_overridden();
  writer_.write(rules::Refusal{event.code, event.params, event.rule}, to->mutable_refusal());
  to->set_warning(event.warning);
  to->set_reason(event.reason);
}

/// A resource that changes several times in a row, step by step, is one line.
void LogEntries::operator()(const rules::NumberSet& event) {
  if (!is_edit(context_) && !writer_.wire_names().is_resource(event.key)) return;
  wire::Number number;
  writer_.write(event.key, event.value, &number);
  wire::Ref owner;
  writer_.write(event.owner, &owner);
  const bool goes_on = last_ && last_->has_change() && last_->change().kind() == wire::Change::NUMBER &&
                       last_->change().key() == number.key() &&
                       last_->change().on().SerializeAsString() == owner.SerializeAsString();
  wire::Change* to = goes_on ? last_->mutable_change() : change(event.owner, event.key, wire::Change::NUMBER);
  to->set_after(number.value());
  if (goes_on) return;
  writer_.write(event.key, event.before, &number);
  to->set_before(number.value());
}

void LogEntries::operator()(const rules::ItemNumberSet& event) {
  if (!is_edit(context_) && !writer_.wire_names().is_resource(event.key)) return;
  change(rules::Ref(event.item), event.key, wire::Change::NUMBER)->set_after(event.value);
}

/// Walking shows on the map; being pushed, pulled or placed is logged, once.
void LogEntries::operator()(const rules::Moved& event) {
  if (!is_edit(context_) && !event.movement_type) return;
  const bool goes_on = last_ && last_->has_change() && last_->change().kind() == wire::Change::MOVED &&
                       last_->change().on().creature() == writer_.id(event.creature);
  if (!goes_on) change(event.creature, event.movement_type, wire::Change::MOVED);
}

void LogEntries::operator()(const rules::ConditionGained& event) {
  if (!is_edit(context_) && writer_.wire_names().keeps_books(event.condition.key)) return;
  change(event.on, event.condition.key, wire::Change::GAINED, event.condition.gm_only ? SeenBy::some : SeenBy::all);
}
void LogEntries::operator()(const rules::ConditionEnded& event) {
  if (!is_edit(context_) && writer_.wire_names().keeps_books(event.key)) return;
  change(event.on, event.key, wire::Change::ENDED);
}

void LogEntries::operator()(const rules::RelationMade& event) {
  const rules::Relation& relation = event.relation;
  if (!is_edit(context_) && writer_.wire_names().keeps_books(relation.key)) return;
  wire::Change* to =
      change(relation.from, relation.key, wire::Change::GAINED, relation.gm_only ? SeenBy::some : SeenBy::all);
  writer_.write(relation.to, to->mutable_with());
}
void LogEntries::operator()(const rules::RelationEnded& event) {
  if (!is_edit(context_) && writer_.wire_names().keeps_books(event.key)) return;
  writer_.write(event.to, change(event.from, event.key, wire::Change::ENDED)->mutable_with());
}

void LogEntries::add(const ChatRolled& roll) {
  writer_.write(roll, next(roll.to == ChatRolled::To::everyone ? SeenBy::all : SeenBy::some)->mutable_dice());
}

}  // namespace ft::codec
