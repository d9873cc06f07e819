// A rulebook of one page, for tests of the table: it asks, rolls, hides and falls due, and knows nothing of any book.
#pragma once

#include <memory>

#include "rules/kernel/system.hpp"
#include "server/table/table_api.hpp"

namespace ft::test {

/// step (to): walks one cell, through no wall. strike (target): asks the target "dodge?", rolls d20 and d6, takes hp. parley (a, b):
/// asks both at once. arm: asks which weapon of the content to take. start_fight, end_fight, `ambush (whom)`: of the GM.
/// end_turn. Declared actions: lunging.hpp. Content: a club (d6), a rat. Heroes have at most 25 hit points and wield
/// something. Due: next_turn at once between turns; dusk 5 s after "evening" is set on the campaign. changed_rules:
/// strike rolls a second d20, so that an open one would go differently. narrow: no weapon may do more than a d8. rally
/// begins a fight and asks who is first in it; changed_rules: in the other order; with_bug: it throws, and so does
/// all content of a campaign's own; dropped: there is none. dusk is refused where "evening" is more than 50, and throws
/// where it is 13.
enum class Edition { first, changed_rules, with_bug, narrow, dropped };
[[nodiscard]] std::unique_ptr<const rules::System> make_skirmish(Edition edition = Edition::first);

/// Two heroes and two foes in a scene; the second foe, "Lurker", is hidden.
[[nodiscard]] rules::State skirmish_sample(const rules::System& system);

class TestRulebook : public table::Rulebooks {
 public:
  explicit TestRulebook(Edition edition = Edition::first);
  [[nodiscard]] const table::Rulebook* find(std::string_view system) const override;

 private:
  table::Rulebook book_;
};

}  // namespace ft::test
