// What a campaign begins with: a rulebook's sample, or an empty scene.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>

#include "rules/kernel/system.hpp"
#include "server/codec/content/sample.hpp"

namespace ft::table {

/// One empty scene, shown.
[[nodiscard]] rules::State empty_state(const rules::System& system);

/// The side whose creatures without a player may be chosen by players.
inline constexpr rules::Key heroes{std::string_view("heroes")};

/// The sample as a state: every scene with its creatures, the first one shown. Ids are small and in the file's order.
/// assets: the pictures' hashes by their files' names in the sample; a missing one leaves the board empty.
/// Fails: a creature or thing whose record the content lacks, with what was expected.
[[nodiscard]] std::expected<rules::State, codec::Problems> sample_state(
    const rules::System& system, const codec::Sample& sample, const std::map<std::string, std::string>& assets);

/// Returns the state with random ids of creatures, items, walls and lights, so that no gap betrays a hidden one.
[[nodiscard]] rules::State with_drawn_ids(rules::State state, const std::function<std::uint64_t()>& draw);
/// The first of the ids of a creature's own items.
[[nodiscard]] constexpr std::uint64_t first_item_of(rules::CreatureId creature) { return creature.value << 16 | 1; }

/// The creature that a record of this id describes: a creature of the content, or one of its ready heroes.
[[nodiscard]] std::optional<rules::Creature> creature_from(const rules::System& system, rules::Key record,
                                                           const rules::Campaign& campaign, rules::CreatureId id);

/// The facts that make this state out of nothing, in order.
[[nodiscard]] rules::Events founding_events(const rules::State& state);

}  // namespace ft::table
