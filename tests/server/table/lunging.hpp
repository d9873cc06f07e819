// The part of the test rulebook with declared actions and reactions, as in books without turns.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::test::lunging {

/// lunge (target): declared; then all may slip (to), let_be or lunge in answer, the target for 8 s, the others
/// optionally, for as long as "glance" is set on the campaign. At stake are 5 hp. Slipping away from within two columns
/// evades it; a lunge's target acts first against the lunger, until they let_be, or six seconds have gone.
void add_to(rules::Schema& schema);

/// Plays the command if it is one of these.
[[nodiscard]] bool play(rules::Resolution& r);
[[nodiscard]] rules::Admission admit(const rules::World& world, const rules::Command& wanted);
[[nodiscard]] std::vector<rules::Due> expirations(const rules::World& world);
/// One lunge at a time; rights expire independently.
[[nodiscard]] std::optional<rules::Admission> beside(const rules::Command& wanted, const rules::Command& open);

}  // namespace ft::test::lunging
