// What a GM reads and writes of the campaign's content: nothing is written that the rulebook's own reader would refuse.
#include <algorithm>

#include "rules/kernel/content/custom_record.hpp"
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;
using codec::RecordId;

namespace {

constexpr std::size_t most_records = 2'000;      // of a campaign's own
constexpr std::size_t most_bytes = 1024 * 1024;  // of their texts, and of an imported file
constexpr std::string_view file_name = "content.toml";

Refusal too_much(std::size_t most) { return {"E_CONTENT_LIMIT"_k, {{"most"_k, static_cast<std::int64_t>(most)}}, {}}; }

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

Noted note_of(Key text, const std::string& name) {
  return {text, {{"name"_k, name}}, {}, {rules::Audience::Kind::gm, {}}};
}

const Draft* shipped(const Rulebook& rulebook, const RecordId& name) {
  const auto at = rulebook.draft_at.find(name);
  return at == rulebook.draft_at.end() ? nullptr : &rulebook.drafts[at->second];
}

/// What the record calls itself, or its id.
std::string name_in(const Draft& draft, const std::string& id) {
  for (const auto& [field, value] : std::get<Draft::Table>(draft.is))
    if (const auto* name = std::get_if<std::string>(&value.is); field == "name" && name && !name->empty()) return *name;
  return id;
}

Refusal no_record() { return {"E_NO_SUCH"_k, {{"field"_k, "record"_k}}, {}}; }

}  // namespace

/// The campaign's own, also where it does not count; else the rulebook's; null where neither has one.
const Draft* Table::draft_of(const RecordId& name) {
  const CustomRecord* own = find_record(built_from_, name);
  if (!own || own->text.empty()) return shipped(*rulebook_, name);
  const auto& draft = own_drafts_.of(*vocabulary_, *own);
  return draft ? &*draft : nullptr;
}

void Table::request(Presence& from, codec::AskRecord ask) {
  if (!from.seat.gm && kept_from_players(ask.record.kind))  // whether there is one or not
    return refuse(from, ask.client_id, {"E_ROLE"_k, {{"who"_k, "gm"_k}}, {}});
  const auto reader = from.seat.gm ? codec::WireNames::Reader::gm : codec::WireNames::Reader::player;
  const codec::ListedRecord record = known_record(ask.record, reader, system(), rejected_records_);
  const Draft* draft = record.record ? draft_of(ask.record) : nullptr;
  if (!draft) return refuse(from, ask.client_id, no_record());
  audience_->tell(from, [&](codec::Deltas& deltas) { deltas.record_draft(ask.client_id, record, *draft); });
}

/// Records that the rulebook leaves out go along: they are the campaign's nevertheless.
void Table::request(Presence& from, codec::AskExport ask) {
  if (!from.seat.gm) return refuse(from, ask.client_id, {"E_ROLE"_k, {{"who"_k, "gm"_k}}, {}});
  std::string text = "# Content for " + system().schema().title + ".\n";
  for (const RecordSchema& kind : system().schema().records)
    for (const Record* record : system().content().all(Key(kind.kind))) {
      const RecordId name{record->kind, record->id};
      if (rejected_records_.contains(name)) continue;
      const CustomRecord* own = find_record(built_from_, name);
      const Draft* draft = ask.which == codec::AskExport::Which::all ? shipped(*rulebook_, name) : nullptr;
      if (own && !own->text.empty())
        text += "\n" + own->text;
      else if (draft)
        text += "\n" + codec::write_record(system().schema(), *draft);
    }
  for (const auto& [name, left] : rejected_records_)
    if (const CustomRecord* own = find_record(built_from_, name))
      text += "\n# Left out: " + left.problem + "\n" + own->text;
  audience_->tell(from,
                  [&](codec::Deltas& deltas) { deltas.content_file(ask.client_id, std::string(file_name), text); });
}

void Table::request(Presence& from, codec::ImportChunk part) {
  if (!from.seat.gm) return;
  if (part.first) from.import.emplace();
  if (from.import && from.import->size() <= most_bytes)
    *from.import += part.text;  // what is too long stays so, and is refused at the end
}

std::optional<Table::NotDone> Table::import(const codec::Edit& edit, const codec::ImportContent& file, Presence& from) {
  const std::string text = std::exchange(from.import, std::nullopt).value_or("") + file.text;
  const std::string called = file.file.empty() ? std::string(file_name) : file.file;
  if (text.size() > most_bytes) return too_much(most_bytes);
  if (text.size() != file.bytes || (!text.empty() && Key(text).hash != file.digest))
    return codec::Problems{{called, 0, "", "the whole file; a part of it was lost on the way: import it again"}};
  const auto drafts = codec::read_content_text(text, called);
  if (!drafts) return drafts.error();
  return write_records(edit, *drafts, from);
}

/// A record that says what the rulebook's says is none of the campaign's own.
std::optional<Table::NotDone> Table::write_records(const codec::Edit& edit, const std::vector<Draft>& drafts,
                                                   const Presence& from) {
  if (drafts.size() > most_records) return too_much(most_records);
  const Schema& schema = system().schema();
  std::vector<CustomRecord> records = state_.state.campaign.records;
  Drafts fresh;
  std::set<RecordId> written;
  codec::Problems problems;
  for (const Draft& draft : drafts) {
    const auto names = codec::names_of_record(draft);
    if (!names) return within_form({{draft.file, draft.line, "id", "a kind, and a name such as machete"}});
    const RecordId name{Key(names->first), Key(names->second)};
    const std::string field = names->first + "." + names->second;
    if (!written.insert(name).second)
      problems.push_back({draft.file, draft.line, field + ".id", "an id that no other " + names->first + " has"});
    codec::Problems beyond = codec::beyond_bounds(draft, field);
    problems.insert(problems.end(), beyond.begin(), beyond.end());
    const std::string text = codec::write_record(schema, draft);
    const Draft* in_book = shipped(*rulebook_, name);
    if (in_book && codec::write_record(schema, *in_book) == text) {
      drop(records, name);
    } else {
      put(records, {name.kind, name.id, text, false});
      fresh.emplace(name, draft);
    }
  }
  if (!problems.empty()) return within_form(std::move(problems));
  if (drafts.size() == 1) {
    const std::string name = name_in(drafts.front(), codec::names_of_record(drafts.front())->second);
    return change_content(edit, std::move(records), fresh, note_of("content_written"_k, name), from);
  }
  const Noted note{"content_imported"_k,
                   {{"number"_k, static_cast<std::int64_t>(drafts.size())}},
                   {},
                   {rules::Audience::Kind::gm, {}}};
  return change_content(edit, std::move(records), fresh, note, from);
}

/// One that is left out is forgotten: nothing can have it.
std::optional<Table::NotDone> Table::remove_record(const codec::Edit& edit, const RecordId& name,
                                                   const Presence& from) {
  const Record* record = known_record(name, codec::WireNames::Reader::gm, system(), rejected_records_).record;
  if (!record) return no_record();
  std::vector<CustomRecord> records = state_.state.campaign.records;
  const CustomRecord* own = find_record(records, name);
  const bool left_out = rejected_records_.contains(name);
  if (left_out && !shipped(*rulebook_, name))
    drop(records, name);
  else
    put(records, {name.kind, name.id, own && !left_out ? own->text : std::string(), true});
  return change_content(edit, std::move(records), {}, note_of("content_removed"_k, record->name), from);
}

std::optional<Table::NotDone> Table::restore_record(const codec::Edit& edit, const RecordId& name,
                                                    const Presence& from) {
  const Record* record = known_record(name, codec::WireNames::Reader::gm, system(), rejected_records_).record;
  if (!record) return no_record();
  std::vector<CustomRecord> records = state_.state.campaign.records;
  const Record* in_book = rulebook_->system->content().find(name.kind, name.id);
  if (in_book)
    drop(records, name);
  else if (const CustomRecord* own = find_record(records, name))
    put(records, {name.kind, name.id, own->text, false});
  const Noted note =
      in_book ? note_of("content_restored"_k, in_book->name) : note_of("content_offered"_k, record->name);
  return change_content(edit, std::move(records), {}, note, from);
}

/// All of it, if the rulebook's reader and the rules take it; else nothing. Records that were left out before and stay as
/// they are do not stand in the way. fresh: the drafts it comes from, which know file and line.
std::optional<Table::NotDone> Table::change_content(const codec::Edit& edit, std::vector<CustomRecord> records,
                                                    const Drafts& fresh, Noted noted, const Presence& from) {
  const std::vector<CustomRecord>& before = state_.state.campaign.records;
  Events events = differences(before, records);
  if (events.empty()) return std::nullopt;
  std::size_t bytes = 0;
  for (const CustomRecord& record : records) bytes += record.text.size();
  if (records.size() > most_records) return too_much(most_records);
  if (bytes > most_bytes) return too_much(most_bytes);

  const auto may_be_left_out = [&](const RecordId& name) {
    return rejected_records_.contains(name) && !fresh.contains(name);
  };
  CustomRulebook made = own_book({*rulebook_, *vocabulary_, records, fresh, may_be_left_out}, own_drafts_);
  if (!made.refused.empty()) return within_form(std::move(made.refused));

  for (const Event& event : events)
    if (const auto* set = std::get_if<RecordSet>(&event)) vocabulary_->keep_secrets_of(set->record);
  if (made.system) learn(made.system->names());
  events.emplace_back(std::move(noted));
  happen_as_edit(new_id(), edit, from, {}, events);
  play_with(std::move(made));
  return std::nullopt;
}

}  // namespace ft::table
