#include "server/table/history/log_names.hpp"

#include <algorithm>
#include <functional>

#include "rules/kernel/declarations/declared_log_line.hpp"
#include "server/table/history/table_state.hpp"

namespace ft::table {

using namespace rules;

namespace {

/// Visits what the log entries of an event name: server/codec/wire/wire_log.cpp.
struct NamedThings {
  const std::function<void(const Ref&)>& each;

  template <class Silent>
  void operator()(const Silent&) const {}
  void operator()(const RollMade& event) const {
    each(event.by);
    each(event.against);
  }
  void operator()(const Calculated& event) const { each(event.on); }
  void operator()(const LogLine& event) const {
    of(event.params);
    if (event.why) of(event.why->params);
  }
  void operator()(const ActionDeclared& event) const { (*this)(log_line_of(event)); }
  void operator()(const RuleOverridden& event) const { of(event.params); }
  void operator()(const NumberSet& event) const { each(event.owner); }
  void operator()(const Moved& event) const { each(event.creature); }
  void operator()(const ConditionGained& event) const { each(event.on); }
  void operator()(const ConditionEnded& event) const { each(event.on); }
  void operator()(const RelationMade& event) const {
    each(event.relation.from);
    each(event.relation.to);
  }
  void operator()(const RelationEnded& event) const {
    each(event.from);
    each(event.to);
  }

 private:
  void of(const Value& value) const {
    if (const Ref* ref = value.as<Ref>()) each(*ref);
    if (const Values* list = value.as<Values>())
      for (const Value& one : *list) of(one);
  }
  void of(const Params& params) const {
    for (const Param& param : params) of(param.value);
  }
};

void for_each_named(const Event& event, const std::function<void(const Ref&)>& each) {
  std::visit(NamedThings{each}, event);
}

}  // namespace

void add_name(const State& state, CreatureId creature, codec::NamesInLog& to) {
  const Creature* there = creature ? find_creature(state, creature) : nullptr;
  if (there) to[creature] = there->name;
}

void add_names(const State& state, const Event& event, codec::NamesInLog& to) {
  for_each_named(event, [&](const Ref& ref) { add_name(state, ref.creature(), to); });
}

codec::NamesInLog names_among(const codec::NamesInLog& all, const Events& events, CreatureId actor) {
  codec::NamesInLog named;
  const auto take = [&](const Ref& ref) {
    if (const auto at = all.find(ref.creature()); at != all.end()) named.insert(*at);
  };
  take(actor);
  for (const Event& event : events) for_each_named(event, take);
  return named;
}

}  // namespace ft::table
