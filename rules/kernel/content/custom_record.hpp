// Which of a campaign's own content records are the GM's alone. Who may know what of the rest: knowledge.hpp.
#pragma once

#include "rules/kernel/values/key.hpp"

namespace ft::rules {

/// Whether custom records of this kind are GM only. Players get the rulebook's records; custom ones, and names used
/// only by them, are withheld.
[[nodiscard]] bool kept_from_players(Key kind);

}  // namespace ft::rules
