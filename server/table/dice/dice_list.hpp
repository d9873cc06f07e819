// The dice of a chat roll as the log lists them: one by one, or counted by face.
#pragma once

#include <vector>

#include "rules/kernel/state/event.hpp"
#include "server/codec/values/journal.hpp"

namespace ft::table {

/// Lists up to 100 dice one by one. Counts more dice by face: kept before dropped, then by sides and face.
/// Faces beyond the first 100 share one last entry with sides 0. Pure.
[[nodiscard]] std::vector<codec::DieCount> dice_list(const std::vector<rules::Die>& dice);

}  // namespace ft::table
