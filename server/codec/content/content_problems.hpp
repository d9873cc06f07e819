// What is wrong with content, and how large a record may be.
#pragma once

#include <cstddef>
#include <vector>

#include "rules/kernel/content/content.hpp"

namespace ft::codec {

using Problems = std::vector<rules::ContentProblem>;

/// What a record may hold at most.
namespace bounds {
constexpr int draft_values = 5'000, draft_depth = 8;
constexpr std::size_t draft_letters = 10'000, name_letters = 100;
}  // namespace bounds

}  // namespace ft::codec
