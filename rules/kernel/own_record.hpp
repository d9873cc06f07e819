// Which of a campaign's own content records are the GM's alone. Who may know what of the rest: knowledge.hpp.
#pragma once

#include "rules/kernel/key.hpp"

namespace ft::rules {

/// Whether what a GM writes of this kind is kept from players. To them its records are as the rulebook has them, and
/// those of the campaign's own are not there: nor is any name that only they bring along.
[[nodiscard]] constexpr bool kept_from_players(Key kind) { return kind == Key("creature"); }

}  // namespace ft::rules
