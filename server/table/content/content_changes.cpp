// What a GM changes in the campaign's content: nothing is written that the rulebook's own reader would refuse.
#include <algorithm>

#include "rules/kernel/content/custom_record.hpp"
#include "server/table/content/campaign_content.hpp"
#include "server/table/history/campaign_limits.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;
using codec::RecordId;
using Changed = CampaignContent::Changed;

namespace {

constexpr std::size_t most_records = 2'000;  // of a campaign's own

Changed refused(Refusal why) { return std::unexpected(std::move(why)); }
Changed too_many_records() { return refused(limit_reached("limit_entries"_k, most_records)); }
Changed too_large() { return refused(limit_reached("limit_content_bytes"_k, most_content_bytes)); }
Changed no_record() { return refused({"E_NO_SUCH"_k, {{"field"_k, "record"_k}}, {}}); }
Changed wrong(codec::Problems problems) { return std::unexpected(std::move(problems)); }

void put(std::vector<CustomRecord>& records, CustomRecord record) {
  const auto at = std::find_if(records.begin(), records.end(), [&](const CustomRecord& other) {
    return other.kind == record.kind && other.id == record.id;
  });
  if (at == records.end())
    records.push_back(std::move(record));
  else
    *at = std::move(record);
}

void drop(std::vector<CustomRecord>& records, const RecordId& name) {
  std::erase_if(records, [&](const CustomRecord& record) { return record.kind == name.kind && record.id == name.id; });
}

/// The facts that lead from one list of records to another.
Events differences(const std::vector<CustomRecord>& before, const std::vector<CustomRecord>& after) {
  std::map<RecordId, const CustomRecord*> was, is;
  for (const CustomRecord& record : before) was[{record.kind, record.id}] = &record;
  for (const CustomRecord& record : after) is[{record.kind, record.id}] = &record;
  Events events;
  for (const CustomRecord& record : before)
    if (!is.contains({record.kind, record.id})) events.emplace_back(RecordDropped{record.kind, record.id});
  for (const CustomRecord& record : after)
    if (const auto old = was.find({record.kind, record.id}); old == was.end() || *old->second != record)
      events.emplace_back(RecordSet{record});
  return events;
}

LogLine note_of(Key text, const std::string& name) {
  return {text, {{"name"_k, name}}, {}, {rules::Audience::Kind::gm, {}}};
}

/// What the record calls itself, or its id.
std::string name_in(const Draft& draft, const std::string& id) {
  for (const auto& [field, value] : std::get<Draft::Table>(draft.is))
    if (const auto* name = std::get_if<std::string>(&value.is); field == "name" && name && !name->empty()) return *name;
  return id;
}

}  // namespace

Changed CampaignContent::import(const std::string& text, const codec::ImportContent& file) {
  const std::string called = file.file.empty() ? std::string(content_file_name) : file.file;
  if (text.size() > most_content_bytes) return too_large();
  if (text.size() != file.bytes || (!text.empty() && Key(text).hash != file.digest))
    return wrong({{called, 0, "", "the whole file; a part of it was lost on the way: import it again"}});
  const auto drafts = codec::read_content_text(text, called);
  if (!drafts) return wrong(drafts.error());
  return write(*drafts);
}

/// A record equal to the rulebook's is not a custom one.
Changed CampaignContent::write(const std::vector<Draft>& drafts) {
  if (drafts.size() > most_records) return too_many_records();
  const Schema& schema = system().schema();
  std::vector<CustomRecord> records = table_.state.campaign.records;
  Drafts fresh;
  std::set<RecordId> written;
  codec::Problems problems;
  for (const Draft& draft : drafts) {
    const auto names = codec::names_of_record(draft);
    if (!names) return wrong(within_form({{draft.file, draft.line, "id", "a kind, and a name such as machete"}}));
    const RecordId name{Key(names->first), Key(names->second)};
    const std::string field = names->first + "." + names->second;
    if (!written.insert(name).second)
      problems.push_back({draft.file, draft.line, field + ".id", "an id that no other " + names->first + " has"});
    codec::Problems beyond = codec::beyond_bounds(draft, field);
    problems.insert(problems.end(), beyond.begin(), beyond.end());
    const std::string text = codec::write_record(schema, draft);
    const Draft* in_book = shipped(name);
    if (in_book && codec::write_record(schema, *in_book) == text) {
      drop(records, name);
    } else {
      put(records, {name.kind, name.id, text, false});
      fresh.emplace(name, draft);
    }
  }
  if (!problems.empty()) return wrong(within_form(std::move(problems)));
  if (drafts.size() == 1) {
    const std::string name = name_in(drafts.front(), codec::names_of_record(drafts.front())->second);
    return change(std::move(records), fresh, note_of("content_written"_k, name));
  }
  const LogLine note{"content_imported"_k,
                     {{"number"_k, static_cast<std::int64_t>(drafts.size())}},
                     {},
                     {rules::Audience::Kind::gm, {}}};
  return change(std::move(records), fresh, note);
}

/// One that is rejected is forgotten: nothing can have it.
Changed CampaignContent::remove(const RecordId& name) {
  const Record* record = listed(name, Reader::gm).record;
  if (!record) return no_record();
  std::vector<CustomRecord> records = table_.state.campaign.records;
  const CustomRecord* own = find_record(records, name);
  const bool rejected = rejected_.contains(name);
  if (rejected && !shipped(name))
    drop(records, name);
  else
    put(records, {name.kind, name.id, own && !rejected ? own->text : std::string(), true});
  return change(std::move(records), {}, note_of("content_removed"_k, record->name));
}

Changed CampaignContent::restore(const RecordId& name) {
  const Record* record = listed(name, Reader::gm).record;
  if (!record) return no_record();
  std::vector<CustomRecord> records = table_.state.campaign.records;
  const Record* in_book = table_.rulebook.system->content().find(name.kind, name.id);
  if (in_book)
    drop(records, name);
  else if (const CustomRecord* own = find_record(records, name))
    put(records, {name.kind, name.id, own->text, false});
  LogLine note = in_book ? note_of("content_restored"_k, in_book->name) : note_of("content_offered"_k, record->name);
  return change(std::move(records), {}, std::move(note));
}

/// All of it, if the rulebook's reader and the rules take it; else nothing. Records that were rejected before and stay as
/// they are do not stand in the way. fresh: the drafts it comes from, which know file and line.
Changed CampaignContent::change(std::vector<CustomRecord> records, const Drafts& fresh, LogLine note) {
  Events events = differences(table_.state.campaign.records, records);
  if (events.empty()) return ContentChange{};
  std::size_t bytes = 0;
  for (const CustomRecord& record : records) bytes += record.text.size();
  if (records.size() > most_records) return too_many_records();
  if (bytes > most_content_bytes) return too_large();

  const auto may_be_rejected = [&](const RecordId& name) { return rejected_.contains(name) && !fresh.contains(name); };
  CustomRulebook made =
      make_custom_rulebook({table_.rulebook, table_.stored_names, records, fresh, may_be_rejected}, drafts_);
  if (!made.refused.empty()) return wrong(within_form(std::move(made.refused)));
  events.emplace_back(std::move(note));
  return ContentChange{std::move(events), std::move(made)};
}

}  // namespace ft::table
