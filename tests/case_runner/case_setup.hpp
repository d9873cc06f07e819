// What a case plays on: a state, the people at the table, and finding things in it by the words of the case.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>

#include "rules/kernel/state/state.hpp"
#include "rules/kernel/values/command.hpp"
#include "tests/case_runner/case_vocabulary.hpp"

namespace ft::scn {

/// A derived number that a case gives: `from` is the number that makes up the difference.
struct Wish {
  rules::Key number;
  std::int64_t value = 0;
  rules::Key from;
  rules::CreatureId who;
};

struct CaseSetup {
  rules::State state;
  std::map<std::string, rules::SeatId> people;  // by name
  std::uint64_t next_item = 1, next_condition = 1, next_relation = 1;
  std::vector<Wish> wishes;
  std::map<rules::CreatureId, rules::Numbers> fresh;    // as the rulebook made them
  std::set<std::pair<rules::Ref, rules::Key>> written;  // numbers that the case itself gave

  [[nodiscard]] rules::Scene& scene() { return state.scenes.front(); }
  [[nodiscard]] const rules::Scene& scene() const { return state.scenes.front(); }
  /// Another scene of the same size, not shown to the players.
  [[nodiscard]] rules::SceneId elsewhere();
  [[nodiscard]] const rules::Creature* find(std::string_view name) const;
  [[nodiscard]] const rules::Creature* find(rules::CreatureId id) const;
  [[nodiscard]] rules::Creature* edit(rules::CreatureId id);
  [[nodiscard]] std::vector<std::string> names() const;
  [[nodiscard]] rules::SeatId seat(const std::string& person);
  /// The viewer of that name; none if there is none.
  [[nodiscard]] std::optional<rules::Viewer> viewer(const std::string& person) const;
  [[nodiscard]] rules::Viewer viewer(rules::SeatId seat) const;
  /// Who commands this creature: its first player, or the GM.
  [[nodiscard]] rules::Viewer viewer_for(const rules::Creature& creature) const;
};

/// A creature by its name. An unknown name is reported with the existing ones.
[[nodiscard]] const rules::Creature& read_creature(const CaseSetup& stage, Words& words);
/// Whether a creature's name comes next.
[[nodiscard]] bool at_creature(const CaseSetup& stage, const Words& words);

/// An item and who has it: "machete" of `owner`, else the only one there is; "Brakk's club"; "knife#2" for the second.
struct ItemFound {
  rules::Ref owner;
  const rules::Item* item = nullptr;
};
[[nodiscard]] std::optional<ItemFound> find_item(const CaseVocabulary& vocabulary, const CaseSetup& stage, Words& words,
                                                 rules::Ref owner);
[[nodiscard]] ItemFound read_item(const CaseVocabulary& vocabulary, const CaseSetup& stage, Words& words,
                                  rules::Ref owner);

/// Any owner of numbers or end of a relation: a creature, an item, `cell 3,3`, `scene`, `encounter`, `campaign`,
/// `nobody`.
[[nodiscard]] rules::Ref read_ref(const CaseVocabulary& vocabulary, const CaseSetup& stage, Words& words);
[[nodiscard]] bool at_ref(const CaseVocabulary& vocabulary, const CaseSetup& stage, const Words& words);

/// What follows "facing", in degrees: "90", "NE" on squares, "direction 4" on any grid.
[[nodiscard]] std::int32_t read_facing(const rules::Scene& scene, Words& words);

/// "at 3,3 height 2", "at point 12000,8000", "in zone C2 level 1", "nowhere"; none when the next words are no place.
[[nodiscard]] std::optional<rules::Place> read_place(const CaseVocabulary& vocabulary, Words& words);

}  // namespace ft::scn
