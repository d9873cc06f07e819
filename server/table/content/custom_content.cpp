#include "server/table/content/custom_content.hpp"

#include <algorithm>

#include "rules/kernel/content/custom_record.hpp"
#include "rules/kernel/projection/projection.hpp"
#include "server/codec/bytes/digest.hpp"
#include "server/table/history/new_campaign.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;
using codec::RecordId;

namespace {

std::string file_of(const codec::StoredNames& names, const RecordId& record) {
  return names.name(record.kind) + "." + names.name(record.id);
}

std::expected<Draft, codec::Problems> read_own(const std::string& file, const std::string& text) {
  auto drafts = codec::read_content_text(text, file);
  if (!drafts) return std::unexpected(std::move(drafts.error()));
  if (drafts->size() == 1) return std::move(drafts->front());
  return std::unexpected(codec::Problems{{file, 0, "", "one record"}});
}

/// One try with these records: a System, or what is wrong and with which of them.
class Try {
 public:
  Try(const CustomRecords& from, CustomDrafts& drafts, const std::vector<const CustomRecord*>& records)
      : from_(from), drafts_(drafts), records_(records) {
    CustomContent own;
    for (const CustomRecord* record : records) {
      by_file_.emplace(called(*record), RecordId{record->kind, record->id});
      if (record->removed) own.retired.emplace_back(record->kind, record->id);
      if (record->text.empty()) continue;
      if (const Draft* draft = draft_of(*record)) own.drafts.push_back(*draft);
    }
    if (!problems.empty()) return;
    auto made = from.rulebook.with_own(*from.rulebook.system, own);
    if (!made) {
      for (ContentProblem& problem : made.error()) problems.push_back({culprit(problem), std::move(problem)});
    } else if (const auto clash = clash_among((*made)->names(), from.names)) {
      problems.push_back({who_says(Key(*clash)), {"", 0, "", "another name than " + *clash}});
    } else {
      system = std::move(*made);
    }
  }

  std::unique_ptr<const System> system;
  std::vector<RejectedRecord> problems;  // record none: the culprit is unknown

 private:
  const Draft* draft_of(const CustomRecord& record) {
    const RecordId id{record.kind, record.id};
    if (const auto fresh = from_.fresh.find(id); fresh != from_.fresh.end()) return &fresh->second;
    const auto& draft = drafts_.of(from_.names, record);
    if (draft) return &*draft;
    for (const ContentProblem& problem : draft.error()) problems.push_back({id, problem});
    return nullptr;
  }

  /// "kind.id"; the names of what is fresh are not learned yet.
  std::string called(const CustomRecord& record) const {
    const auto fresh = from_.fresh.find({record.kind, record.id});
    if (fresh == from_.fresh.end()) return file_of(from_.names, {record.kind, record.id});
    const auto names = codec::names_of_record(fresh->second);
    return names->first + "." + names->second;
  }

  /// A problem is reported with the record's name as its file, or at the beginning of its field.
  RecordId culprit(const ContentProblem& problem) const {
    if (const auto at = by_file_.find(problem.file); at != by_file_.end()) return at->second;
    for (std::size_t end = problem.field.size(); end != std::string::npos && end > 0;) {
      if (const auto at = by_file_.find(problem.field.substr(0, end)); at != by_file_.end()) return at->second;
      end = problem.field.rfind('.', end - 1);
    }
    return {};
  }

  RecordId who_says(Key name) {
    for (const CustomRecord* record : records_) {
      const Draft* draft = record->text.empty() ? nullptr : draft_of(*record);
      if (draft && codec::names_in(*draft).contains(name)) return {record->kind, record->id};
    }
    return {};
  }

  const CustomRecords& from_;
  CustomDrafts& drafts_;
  const std::vector<const CustomRecord*>& records_;
  std::map<std::string, RecordId> by_file_;
};

/// What players may meet in the state: the words of numbers they read, and all that heroes have.
void add_shown(std::set<Key>& shown, const System& system, const codec::RulebookNames& rulebook_names,
               const State& state) {
  static const Viewer any_player{};
  for (const Creature& creature : state.creatures) {
    const bool hero = creature.side == heroes || !creature.seats.empty();
    if (creature.hidden && !hero) continue;
    for (const auto& [key, value] : creature.numbers.all())
      if (rulebook_names.holds_key(key) && (hero || may_read(system, state, creature, key, any_player)))
        shown.emplace(static_cast<std::uint32_t>(value));
    if (!hero) continue;
    for (const Feature& feature : creature.features) shown.insert(feature.key);
  }
}

}  // namespace

const std::expected<Draft, codec::Problems>& CustomDrafts::of(const codec::StoredNames& names,
                                                              const CustomRecord& record) {
  const RecordId id{record.kind, record.id};
  const auto known = read_.find(id);
  if (known != read_.end() && known->second.text == record.text) return known->second.draft;
  return read_.insert_or_assign(id, Read{record.text, read_own(file_of(names, id), record.text)}).first->second.draft;
}

void CustomDrafts::keep_only(const std::vector<CustomRecord>& records) {
  std::set<RecordId> kept;
  for (const CustomRecord& record : records) kept.insert({record.kind, record.id});
  std::erase_if(read_, [&](const auto& entry) { return !kept.contains(entry.first); });
}

CustomRulebook make_custom_rulebook(const CustomRecords& from, CustomDrafts& drafts) {
  CustomRulebook made;
  std::vector<const CustomRecord*> records;
  for (const CustomRecord& record : from.records) records.push_back(&record);
  while (!records.empty()) {
    Try with(from, drafts, records);
    if (with.system) {
      made.system = std::move(with.system);
      return made;
    }
    std::set<RecordId> leaving;
    for (RejectedRecord& one : with.problems) {
      if (!from.may_be_rejected(one.record))
        made.refused.push_back(one.problem);
      else if (leaving.insert(one.record).second && one.record != RecordId{})
        made.rejected.push_back(std::move(one));
    }
    if (!made.refused.empty()) return made;
    if (leaving.contains(RecordId{})) {
      for (const CustomRecord* record : records)
        if (!leaving.contains({record->kind, record->id}))
          made.rejected.push_back({{record->kind, record->id}, with.problems.front().problem});
      return made;
    }
    std::erase_if(records, [&](const CustomRecord* record) { return leaving.contains({record->kind, record->id}); });
  }
  return made;
}

std::optional<std::string> clash_among(const NameTable& names, const codec::StoredNames& known) {
  for (const auto& [key, name] : names.all())
    if (known.knows(key) && known.name(key) != name) return name;
  return std::nullopt;
}

codec::Revision revision_with(codec::Revision book, const std::vector<CustomRecord>& records) {
  if (records.empty()) return book;
  codec::Digest digest;
  digest.add(static_cast<std::int64_t>(book.content));
  for (const CustomRecord& record : records) {
    digest.add(std::int64_t{record.kind.hash});
    digest.add(std::int64_t{record.id.hash});
    digest.add(record.text);
    digest.add(std::int64_t{record.removed});
  }
  book.content = digest.value();
  return book;
}

std::set<Key> secret_names(const System& system, const codec::StoredNames& names, const State& state,
                           const std::set<Key>& open) {
  std::set<Key> secret = names.secret();
  if (secret.empty()) return secret;
  std::set<Key> shown;
  add_shown(shown, system, names.rulebook_names(), state);
  std::erase_if(secret, [&](Key name) {
    return !names.knows(name) || names.rulebook_names().index(name) || open.contains(name) || shown.contains(name);
  });
  return secret;
}

codec::Problems within_form(codec::Problems problems) {
  for (ContentProblem& problem : problems) {
    if (!problem.file.empty()) continue;
    problem.line = 0;
    const std::size_t id = problem.field.find('.');
    const std::size_t field = id == std::string::npos ? id : problem.field.find('.', id + 1);
    if (field != std::string::npos) problem.field.erase(0, field + 1);
  }
  return problems;
}

const CustomRecord* find_record(const std::vector<CustomRecord>& records, const RecordId& name) {
  const auto at = std::find_if(records.begin(), records.end(), [&](const CustomRecord& record) {
    return record.kind == name.kind && record.id == name.id;
  });
  return at == records.end() ? nullptr : &*at;
}

}  // namespace ft::table
