// The campaign's own content records: from what is written down to the System a table plays with.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <vector>

#include "server/table/table_api.hpp"

namespace ft::table {

/// What the records' texts say, each read once while it stays as it is. Belongs to the table's thread.
class CustomDrafts {
 public:
  /// The record's draft, with "kind.id" as its file, or what cannot be read. Valid until the record's text is another.
  [[nodiscard]] const std::expected<rules::Draft, codec::Problems>& of(const codec::StoredNames& names,
                                                                       const rules::CustomRecord& record);
  /// Forgets those of other records.
  void keep_only(const std::vector<rules::CustomRecord>& records);

 private:
  struct Read {
    std::string text;
    std::expected<rules::Draft, codec::Problems> draft;
  };
  std::map<codec::RecordId, Read> read_;
};

/// A record of the campaign's own that does not count, and the first reason.
struct RejectedRecord {
  codec::RecordId record;
  rules::ContentProblem problem;
};

/// The rulebook with a campaign's records, as far as it understands them.
struct CustomRulebook {
  std::unique_ptr<const rules::System> system;  // null: the rulebook's own, or refused
  std::vector<RejectedRecord> rejected;
  codec::Problems refused;  // not empty: none of the records may count like this
};

/// What to make a System of. Borrows all of it.
struct CustomRecords {
  const Rulebook& rulebook;
  const codec::StoredNames& names;
  const std::vector<rules::CustomRecord>& records;
  const std::map<codec::RecordId, rules::Draft>& fresh;  // instead of their texts: they know file and line
  const std::function<bool(const codec::RecordId&)>& may_be_rejected;  // whose problems are no reason to refuse
};
[[nodiscard]] CustomRulebook make_custom_rulebook(const CustomRecords& from, CustomDrafts& drafts);

/// A name whose key another name has that the table has learned from what is stored; none where all is well.
[[nodiscard]] std::optional<std::string> clash_among(const rules::NameTable& names, const codec::StoredNames& known);

/// The book's content with the campaign's own: another value for other records (law R14).
[[nodiscard]] codec::Revision revision_with(codec::Revision book, const std::vector<rules::CustomRecord>& records);

/// Names that would reveal the GM's records to players: those that come neither from the rulebook, nor from a record
/// that players may read (open), nor from anything they see in the state.
[[nodiscard]] std::set<rules::Key> secret_names(const rules::System& system, const codec::StoredNames& names,
                                                const rules::State& state, const std::set<rules::Key>& open);

/// The record's own entry, or null.
[[nodiscard]] const rules::CustomRecord* find_record(const std::vector<rules::CustomRecord>& records,
                                                     const codec::RecordId& record);

/// Fields of a form, which is no file, are named within the record: "range_m" instead of "weapon.machete.range_m".
[[nodiscard]] codec::Problems within_form(codec::Problems problems);

}  // namespace ft::table
