// Readying an action. Source: HM-READY-01.
#include "rules/systems/heimr/turns/ready.hpp"

#include "rules/kernel/kept_command.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/states.hpp"
#include "rules/systems/heimr/turns/budget.hpp"

namespace ft::rules::heimr {

namespace {

Command readied_command(Resolution& r);

}  // namespace

void ready(Resolution& r) {  // Source: HM-READY-01
  r.require(r.world().encounter_of(r.actor()) != nullptr, {"E_MODE"_k, {{"mode"_k, "in_combat"_k}}, {}});
  require_can(r, ActionType::standard);
  r.require(!Actor(r.world(), r.actor()).has(key::readied), {"E_READY_HELD"_k, {{"who"_k, r.actor()}}, {}});
  const Command command = readied_command(r);
  Condition readied;
  readied.key = key::readied;
  readied.data = keep_command(command);
  readied.data.set("event"_k, r.choice("event"_k).hash);
  if (r.has("by"_k)) readied.data.set("by"_k, static_cast<std::int64_t>(r.creature("by"_k).value));
  if (r.has("where"_k)) readied.data.set("where"_k, static_cast<std::int64_t>(pack(r.place("where"_k).cell)));
  if (!r.has("target"_k)) readied.data.set("whoever"_k, 1);
  pay(r, ActionType::standard);
  if (r.house_rule("ready_cost"_k) != 0) r.set(r.actor(), key::turn_over, 1);  // G-25
  gain(r, r.actor(), std::move(readied));
  log_line(r, "readies"_k, {{"who"_k, r.actor()}, {"action"_k, command.action}}, "HM-READY-01"_k,
           {Audience::Kind::players_of, {r.actor()}});
}

namespace {

/// The form of the readied action, taken from the fields of this form that it has; a charge or a move names one
/// location or creature. The trigger supplies the rest.
Command readied_command(Resolution& r) {
  Command command{r.choice("does"_k), r.actor(), {}, {}, {}};
  for (const FieldSchema& field : r.system().action(command.action)->form) {
    const Key key(field.key);
    if (r.has(key)) command.form.push_back({key, r.field(key)});
    const bool way = field.kind == FieldSchema::Kind::path && r.has("to"_k);
    if (way) command.form.push_back({key, Path{r.place("to"_k).cell}});
  }
  return command;
}

}  // namespace

}  // namespace ft::rules::heimr
