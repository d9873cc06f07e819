// What the log's creatures are called while it is written: later they may be unknown, gone or renamed.
#pragma once

#include "server/codec/values/viewer_values.hpp"

namespace ft::table {

/// Adds the creature's name, if it is there.
void add_name(const rules::State& state, rules::CreatureId creature, codec::NamesInLog& to);
/// Adds all that a log line of the event names, as it is in `state`, just before the event.
void add_names(const rules::State& state, const rules::Event& event, codec::NamesInLog& to);
/// Those of `all` that these events, or their actor, name: no viewer gets a name with lines that do not say it.
[[nodiscard]] codec::NamesInLog names_among(const codec::NamesInLog& all, const rules::Events& events,
                                            rules::CreatureId actor);

}  // namespace ft::table
