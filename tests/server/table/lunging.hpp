// The part of the skirmish in which somebody declares what others may answer, as books without turns have it.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::test::lunging {

/// lunge (target): declared; then everybody may slip (to), let_be or lunge in answer, the target for 8 s, the others briefly, for
/// as long as "glance" is set on the campaign. At stake are 5 hp. Who slips away from within two columns is missed; who
/// was lunged at acts first against the lunger, until they let_be, or six seconds have gone.
void add_to(rules::Schema& schema);

/// Plays the command if it is one of these.
[[nodiscard]] bool play(rules::Resolution& r);
[[nodiscard]] rules::Admission admit(const rules::World& world, const rules::Command& wanted);
[[nodiscard]] std::vector<rules::Due> expirations(const rules::World& world);
/// One lunge at a time; rights run out whatever is open.
[[nodiscard]] std::optional<rules::Admission> beside(const rules::Command& wanted, const rules::Command& open);

}  // namespace ft::test::lunging
