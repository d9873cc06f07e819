// The content one table plays with: its rulebook's, or a System with the campaign's custom records beside it.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "server/table/content/custom_content.hpp"
#include "server/table/people/broadcaster.hpp"

namespace ft::table {

inline constexpr std::size_t most_content_bytes = 1024 * 1024;  // of an imported file, and of all custom records
inline constexpr std::string_view content_file_name = "content.toml";

/// Why an edit was not done: a refusal, or what is wrong with what was written.
using NotDone = std::variant<rules::Refusal, codec::Problems>;

/// A change of custom records that the rulebook takes. No events: nothing changes.
struct ContentChange {
  rules::Events events;
  CustomRulebook rulebook;  // with the records as they will be
};

/// What the content needs of its table, which outlives it.
struct ContentContext {
  const Rulebook& rulebook;
  codec::StoredNames& stored_names;
  codec::WireNames& wire_names;
  const rules::State& state;
  Broadcaster& broadcaster;
};

/// Made when the table is opened; until `use`, the rulebook's content counts alone. Belongs to the table's thread.
class CampaignContent {
 public:
  using Reader = codec::WireNames::Reader;

  explicit CampaignContent(const ContentContext& table) : table_(table), revision_(table.rulebook.revision) {}

  [[nodiscard]] const rules::System& system() const {
    return custom_system_ ? *custom_system_ : *table_.rulebook.system;
  }
  [[nodiscard]] const Rulebook& rulebook() const { return table_.rulebook; }
  /// Which rules and content these are (law R14).
  [[nodiscard]] const codec::Revision& revision() const { return revision_; }

  /// Whether the content in use is that of the state. Not after an undo, or when memory was read again.
  [[nodiscard]] bool is_current() const { return table_.state.campaign.records == records_; }
  /// The rulebook with the state's records. Those that it cannot use are rejected.
  [[nodiscard]] CustomRulebook made_from_state();
  /// From here on this content counts: it was made from the state's records. Sends what differs to those who may know.
  void use(CustomRulebook made);

  /// Names that are new are stored from now on, and sent to all who may know them. Asserts that none clashes.
  void learn(const rules::NameTable& names);
  /// The names of a change, before its events are applied.
  void learn(const ContentChange& change);
  /// Events were applied: sends the names that they may have made known to players (P26).
  void on_events(const rules::Events& events);

  /// What this reader may know of a record; no record: nothing.
  [[nodiscard]] codec::ListedRecord listed(const codec::RecordId& name, Reader reader) const;
  /// All records that this reader may know of.
  [[nodiscard]] codec::ListedRecords listed(Reader reader) const;
  /// A sentence about a record that is rejected, for the GM; empty where none is.
  [[nodiscard]] std::string rejection() const;
  /// The campaign's own draft, also where it is rejected; else the rulebook's; null where there is neither.
  [[nodiscard]] const rules::Draft* draft_of(const codec::RecordId& name);
  /// The content as a file: the campaign's records, rejected ones too, and with `all` the rulebook's.
  [[nodiscard]] std::string file_text(codec::AskExport::Which which) const;

  // Changes that a GM asks for (content_changes.cpp). Nothing is changed here: the caller applies the events, then `use`s.
  using Changed = std::expected<ContentChange, NotDone>;
  [[nodiscard]] Changed write(const std::vector<rules::Draft>& drafts);
  /// text: the whole file, of which the last part came with `file`.
  [[nodiscard]] Changed import(const std::string& text, const codec::ImportContent& file);
  [[nodiscard]] Changed remove(const codec::RecordId& name);
  [[nodiscard]] Changed restore(const codec::RecordId& name);

 private:
  struct ListedRejection {  // a rejected record as the GM sees it
    rules::Record record;
    std::string problem;
  };
  using Rejections = std::map<codec::RecordId, ListedRejection>;
  struct Known {                                  // what counted before a change
    std::unique_ptr<const rules::System> system;  // null: the rulebook's
    Rejections rejected;
    std::vector<rules::CustomRecord> records;
  };
  using Drafts = std::map<codec::RecordId, rules::Draft>;

  [[nodiscard]] ListedRejection as_listed(const RejectedRecord& one) const;
  [[nodiscard]] std::set<rules::Key> open_names();
  [[nodiscard]] codec::ListedRecord listed(const codec::RecordId& name, Reader reader, const rules::System& of,
                                           const Rejections& rejected) const;
  void send_differences(const Known& before);
  [[nodiscard]] const rules::Draft* shipped(const codec::RecordId& name) const;
  [[nodiscard]] Changed change(std::vector<rules::CustomRecord> records, const Drafts& fresh, rules::LogLine note);

  ContentContext table_;
  std::unique_ptr<const rules::System> custom_system_;  // null: the campaign has no custom records
  std::vector<rules::CustomRecord> records_;            // what it was made from
  Rejections rejected_;                                 // those of them that the rulebook cannot use
  CustomDrafts drafts_;
  std::set<rules::Key> open_names_;  // of those records that players may read
  codec::Revision revision_;
};

}  // namespace ft::table
