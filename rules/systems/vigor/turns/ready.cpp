// Readying an action, and the GM's signal. Source: VG-ACT-08.
#include "rules/systems/vigor/turns/ready.hpp"

#include "rules/kernel/kept_command.hpp"
#include "rules/systems/vigor/conditions/triggers.hpp"
#include "rules/systems/vigor/creature/bestiary.hpp"
#include "rules/systems/vigor/turns/budget.hpp"
#include "rules/systems/vigor/turns/moments.hpp"

namespace ft::rules::vigor {

namespace {

/// Refuses what does not cost exactly one action, or lacks what it is done with.
void require_one_action(Resolution& r, Key does) {
  const RefusalSpec not_ready{"E_READY_ACTION"_k, {}, "VG-ACT-08"_k};
  const Actor actor(r.world(), r.actor());
  if (does == "move"_k) (void)r.path("path"_k);
  if (does == "use_skill"_k) (void)r.choice("skill"_k);
  if (does == "use_item"_k)
    r.require(actor.item(r.item("item"_k)) != nullptr, {"E_ITEM"_k, {{"who"_k, r.actor()}}, {}});
  if (does != "use_ability"_k) return;
  const Key ability = r.choice("ability"_k);
  const Content& content = r.system().content();
  const Record* technique = content.find("technique"_k, ability);
  const Record* art = technique ? technique : content.find("spell"_k, ability);
  const bool known = art && owns(actor, *art);
  r.require(known, {"E_TALENT"_k, {{"who"_k, r.actor()}, {"ability"_k, ability}}, {}});
  r.require(!art || art->number("actions"_k) == 1, not_ready);
}

/// The form of the readied action, as far as this form has its fields. What sets it off supplies a target.
Command readied_command(Resolution& r) {
  Command command{r.choice("does"_k), r.actor(), {}, {}, {}};
  require_one_action(r, command.action);
  const ActionSchema* action = r.system().action(command.action);
  if (!action) return command;
  for (const FieldSchema& field : action->form)
    if (const Key key(field.key); r.has(key)) command.form.push_back({key, r.field(key)});
  return command;
}

Numbers condition_in_form(Resolution& r) {
  Numbers data{{"event"_k, r.choice("event"_k).hash}};
  for (const Key field : {"by"_k, "on"_k})
    if (r.has(field)) data.set(field, static_cast<std::int64_t>(r.creature(field).value));
  if (r.choice("event"_k) == "enters_area"_k)
    data.set("area"_k, static_cast<std::int64_t>(pack(r.place("area"_k).cell)));
  const std::string* text = r.has("text"_k) ? r.field("text"_k).as<std::string>() : nullptr;
  if (text && !text->empty()) data.set("text"_k, Key(*text).hash);
  return data;
}

}  // namespace

void ready(Resolution& r) {
  constexpr Price price{.actions = 1};
  require_in_encounter(r);
  require_can_act(r, price);
  const Command command = readied_command(r);
  Numbers data = condition_in_form(r);
  const Numbers act = keep_command(command);
  for (const auto& [key, value] : act.all()) data.set(key, value);
  require_payable(r, price);
  pay(r, price);
  lose(r, r.actor(), key::readied);
  gain(r, r.actor(), key::readied, {"own_turn"_k, 1, r.actor()}, std::move(data));
  log_line(r, "readies"_k, {{"who"_k, r.actor()}, {"action"_k, command.action}}, "VG-ACT-08"_k,
           {Audience::Kind::players_of, {r.actor()}});
}

void fire_readied(Resolution& r) {
  require_unasked_reaction(r);
  r.require(false, {"E_NO_WINDOW"_k, {}, {}});
}

void signal(Resolution& r) {
  const std::string* text = r.field("text"_k).as<std::string>();
  r.require(text != nullptr, {"E_FORM"_k, {{"field"_k, "text"_k}}, {}});
  const std::string words = *text;
  log_line(r, "signals"_k, {{"text"_k, words}}, "VG-ACT-08"_k);
  (void)signaled(r, Key(words));
}

}  // namespace ft::rules::vigor
