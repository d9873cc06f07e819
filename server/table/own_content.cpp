#include "server/table/own_content.hpp"

#include <algorithm>

#include "server/codec/digest.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

bool is(const Draft& draft, Key kind, Key id) {
  const auto names = codec::names_of_record(draft);
  return names && Key(names->first) == kind && Key(names->second) == id;
}

const Draft* find_draft(const std::vector<Draft>& drafts, Key kind, Key id) {
  const auto at = std::find_if(drafts.begin(), drafts.end(), [&](const Draft& draft) { return is(draft, kind, id); });
  return at == drafts.end() ? nullptr : &*at;
}

std::string file_of(const codec::Vocabulary& names, const OwnRecord& record) {
  return names.name(record.kind) + "." + names.name(record.id);
}

std::expected<Draft, codec::Problems> read_own(const codec::Vocabulary& names, const OwnRecord& record) {
  auto drafts = codec::read_content_text(record.text, file_of(names, record));
  if (!drafts) return std::unexpected(std::move(drafts.error()));
  if (drafts->size() == 1) return std::move(drafts->front());
  return std::unexpected(codec::Problems{{file_of(names, record), 0, "", "one record"}});
}

}  // namespace

OwnContent own_content(const codec::Vocabulary& names, const std::vector<OwnRecord>& records,
                       const std::vector<Draft>& fresh, codec::Problems& problems) {
  OwnContent own;
  for (const OwnRecord& record : records) {
    if (record.removed) own.withdrawn.emplace_back(record.kind, record.id);
    if (record.text.empty() || find_draft(fresh, record.kind, record.id)) continue;
    if (auto draft = read_own(names, record))
      own.drafts.push_back(std::move(*draft));
    else
      problems.insert(problems.end(), draft.error().begin(), draft.error().end());
  }
  own.drafts.insert(own.drafts.end(), fresh.begin(), fresh.end());
  return own;
}

OwnBook own_book(const Rulebook& rulebook, const codec::Vocabulary& names, std::vector<OwnRecord> records) {
  OwnBook made;
  while (!records.empty()) {
    codec::Problems problems;
    const OwnContent own = own_content(names, records, {}, problems);
    auto system = rulebook.with_own(*rulebook.system, own);
    if (!system) problems.insert(problems.end(), system.error().begin(), system.error().end());
    if (problems.empty()) {
      made.system = std::move(*system);
      return made;
    }
    const std::size_t before = records.size();
    std::erase_if(records, [&](const OwnRecord& record) {
      return std::any_of(problems.begin(), problems.end(),
                         [&](const ContentProblem& problem) { return problem.file == file_of(names, record); });
    });
    if (records.size() == before) records.clear();  // nobody knows whose fault it is
    made.problems.insert(made.problems.end(), problems.begin(), problems.end());
  }
  return made;
}

codec::Revision revision_with(codec::Revision book, const std::vector<OwnRecord>& records) {
  if (records.empty()) return book;
  codec::Digest digest;
  digest.add(static_cast<std::int64_t>(book.content));
  for (const OwnRecord& record : records) {
    digest.add(std::int64_t{record.kind.hash});
    digest.add(std::int64_t{record.id.hash});
    digest.add(record.text);
    digest.add(std::int64_t{record.removed});
  }
  book.content = digest.value();
  return book;
}

std::set<Key> secret_names(const System& system, const codec::Vocabulary& names) {
  std::set<Key> secret = names.secret();
  std::erase_if(secret, [&](Key id) {
    return names.glossary().index(id) ||
           std::any_of(system.schema().records.begin(), system.schema().records.end(), [&](const RecordSchema& kind) {
             return kind.kind != "creature" && system.content().find(Key(kind.kind), id);
           });
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

const OwnRecord* find_record(const std::vector<OwnRecord>& records, const codec::RecordName& name) {
  const auto at = std::find_if(records.begin(), records.end(), [&](const OwnRecord& record) {
    return record.kind == name.kind && record.id == name.id;
  });
  return at == records.end() ? nullptr : &*at;
}

std::optional<Draft> draft_of(const Rulebook& rulebook, const codec::Vocabulary& names,
                              const std::vector<OwnRecord>& records, const codec::RecordName& record) {
  const OwnRecord* own = find_record(records, record);
  if (own && !own->text.empty()) {
    auto draft = read_own(names, *own);
    return draft ? std::optional(std::move(*draft)) : std::nullopt;
  }
  const Draft* shipped = find_draft(rulebook.drafts, record.kind, record.id);
  return shipped ? std::optional(*shipped) : std::nullopt;
}

}  // namespace ft::table
