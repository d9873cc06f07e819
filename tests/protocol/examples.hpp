// One of everything, with every field set, so that a field forgotten by the codec shows.
#pragma once

#include "server/codec/values/snapshot.hpp"

namespace ft::codec {

/// A creature that the table made, and the scene it stands in.
inline constexpr rules::CreatureId ada{3};
inline constexpr rules::SceneId cellar{2};

[[nodiscard]] rules::Creature a_creature();
[[nodiscard]] rules::Scene a_scene();
[[nodiscard]] rules::Encounter an_encounter();
[[nodiscard]] rules::Relation a_relation();
[[nodiscard]] rules::Condition a_condition();
[[nodiscard]] rules::State a_state();
[[nodiscard]] rules::Question a_question();
/// Every alternative of Value, lists in lists included.
[[nodiscard]] rules::Values every_value();
/// Every alternative of Event, in its order.
[[nodiscard]] rules::Events every_event();
/// Every alternative of Record, in its order; of the tape's entries all three.
[[nodiscard]] std::vector<Record> every_record();
[[nodiscard]] Snapshot a_snapshot();

}  // namespace ft::codec
