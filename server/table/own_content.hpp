// The campaign's own content records: from what is written down to the System a table plays with.
#pragma once

#include <memory>
#include <set>
#include <vector>

#include "server/table/front_door.hpp"

namespace ft::table {

/// The records as drafts, each with "kind.id" as its file. Those of `fresh` come instead of their texts: they know which
/// file and line they are from. Texts that cannot be read become problems.
[[nodiscard]] rules::OwnContent own_content(const codec::Vocabulary& names,
                                            const std::vector<rules::OwnRecord>& records,
                                            const std::vector<rules::Draft>& fresh, codec::Problems& problems);

/// What a table plays with, and why some of its own records are left out.
struct OwnBook {
  std::unique_ptr<const rules::System> system;  // null: the rulebook's own
  codec::Problems problems;
};
/// Of a campaign whose records were legal once: those that the rulebook no longer understands are left out.
[[nodiscard]] OwnBook own_book(const Rulebook& rulebook, const codec::Vocabulary& names,
                               std::vector<rules::OwnRecord> records);

/// The book's content with the campaign's own: another value for other records (law R14).
[[nodiscard]] codec::Revision revision_with(codec::Revision book, const std::vector<rules::OwnRecord>& records);

/// Names that would tell players of a creature the GM has written: ids that nothing else is called by.
[[nodiscard]] std::set<rules::Key> secret_names(const rules::System& system, const codec::Vocabulary& names);

/// A record's draft: the campaign's own, else the book's; null where neither has one.
[[nodiscard]] std::optional<rules::Draft> draft_of(const Rulebook& rulebook, const codec::Vocabulary& names,
                                                   const std::vector<rules::OwnRecord>& records,
                                                   const codec::RecordName& record);

/// The record's own entry, or null.
[[nodiscard]] const rules::OwnRecord* find_record(const std::vector<rules::OwnRecord>& records,
                                                  const codec::RecordName& record);

/// Fields of a form, which is no file, are named within the record: "range_m" instead of "weapon.machete.range_m".
[[nodiscard]] codec::Problems within_form(codec::Problems problems);

}  // namespace ft::table
