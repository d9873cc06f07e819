// What a GM reads and writes of the campaign's content: nothing is written that the rulebook's own reader would refuse.
#include <algorithm>

#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

constexpr std::size_t most_records = 2'000;      // of a campaign's own
constexpr std::size_t most_bytes = 1024 * 1024;  // of their texts, and of an imported file
constexpr std::string_view file_name = "content.toml";

Refusal too_much(std::size_t most) { return {"E_CONTENT_LIMIT"_k, {{"most"_k, static_cast<std::int64_t>(most)}}, {}}; }

void put(std::vector<OwnRecord>& records, OwnRecord record) {
  const auto at = std::find_if(records.begin(), records.end(), [&](const OwnRecord& other) {
    return other.kind == record.kind && other.id == record.id;
  });
  if (at == records.end())
    records.push_back(std::move(record));
  else
    *at = std::move(record);
}

void drop(std::vector<OwnRecord>& records, const codec::RecordName& name) {
  std::erase_if(records, [&](const OwnRecord& record) { return record.kind == name.kind && record.id == name.id; });
}

/// The facts that lead from one list of records to another.
Events differences(const std::vector<OwnRecord>& before, const std::vector<OwnRecord>& after) {
  Events events;
  for (const OwnRecord& record : before)
    if (!find_record(after, {record.kind, record.id})) events.emplace_back(RecordDropped{record.kind, record.id});
  for (const OwnRecord& record : after)
    if (const OwnRecord* old = find_record(before, {record.kind, record.id}); !old || *old != record)
      events.emplace_back(RecordSet{record});
  return events;
}

Noted note_of(Key text, const std::string& name) {
  return {text, {{"name"_k, name}}, {}, {rules::Audience::Kind::gm, {}}};
}

}  // namespace

void Table::request(Presence& from, codec::AskRecord ask) {
  const Record* record = system().content().find(ask.record.kind, ask.record.id);
  if (!record) return refuse(from, ask.client_id, {"E_NO_SUCH"_k, {{"field"_k, "record"_k}}, {}});
  if (!from.seat.gm && record->kind == "creature"_k)
    return refuse(from, ask.client_id, {"E_ROLE"_k, {{"who"_k, "gm"_k}}, {}});
  const auto draft = draft_of(*rulebook_, *vocabulary_, built_from_, ask.record);
  if (!draft) return refuse(from, ask.client_id, {"E_NO_SUCH"_k, {{"field"_k, "record"_k}}, {}});
  audience_->tell(from, [&](codec::Deltas& deltas) { deltas.record_draft(ask.client_id, *record, *draft); });
}

void Table::request(Presence& from, codec::AskExport ask) {
  if (!from.seat.gm) return refuse(from, ask.client_id, {"E_ROLE"_k, {{"who"_k, "gm"_k}}, {}});
  std::string text = "# Content for " + system().schema().title + ".\n";
  for (const RecordSchema& kind : system().schema().records)
    for (const Record* record : system().content().all(Key(kind.kind))) {
      if (ask.which == codec::AskExport::Which::own && record->origin == Record::Origin::book) continue;
      if (const auto draft = draft_of(*rulebook_, *vocabulary_, built_from_, {record->kind, record->id}))
        text += "\n" + codec::write_record(system().schema(), *draft);
    }
  audience_->tell(from,
                  [&](codec::Deltas& deltas) { deltas.content_file(ask.client_id, std::string(file_name), text); });
}

void Table::request(Presence& from, codec::ImportPart part) {
  if (!from.seat.gm) return;
  if (part.first) from.import.clear();
  if (from.import.size() <= most_bytes)
    from.import += part.text;  // what is too long stays so, and is refused at the end
}

std::optional<Table::NotDone> Table::import(const codec::Edit& edit, const codec::ImportContent& file, Presence& from) {
  const std::string text = std::exchange(from.import, {}) + file.text;
  if (text.size() > most_bytes) return too_much(most_bytes);
  const auto drafts = codec::read_content_text(text, file.file.empty() ? std::string(file_name) : file.file);
  if (!drafts) return drafts.error();
  return write_records(edit, *drafts, from);
}

/// A record that says what the rulebook's says is none of the campaign's own.
std::optional<Table::NotDone> Table::write_records(const codec::Edit& edit, const std::vector<Draft>& drafts,
                                                   const Presence& from) {
  const Schema& schema = system().schema();
  std::vector<OwnRecord> records = memory_.state.campaign.records;
  std::vector<Draft> fresh;
  std::string name;
  for (const Draft& draft : drafts) {
    const auto names = codec::names_of_record(draft);
    if (!names) return within_form({{draft.file, draft.line, "id", "a kind, and a name such as machete"}});
    const codec::RecordName record{Key(names->first), Key(names->second)};
    const auto shipped = draft_of(*rulebook_, *vocabulary_, {}, record);
    const std::string text = codec::write_record(schema, draft);
    if (shipped && codec::write_record(schema, *shipped) == text) {
      drop(records, record);
    } else {
      put(records, {record.kind, record.id, text, false});
      fresh.push_back(draft);
    }
    name = names->second;
  }
  if (drafts.size() == 1)
    return change_content(edit, std::move(records), fresh, note_of("content_written"_k, name), from);
  const Noted note{"content_imported"_k,
                   {{"number"_k, static_cast<std::int64_t>(drafts.size())}},
                   {},
                   {rules::Audience::Kind::gm, {}}};
  return change_content(edit, std::move(records), fresh, note, from);
}

std::optional<Table::NotDone> Table::remove_record(const codec::Edit& edit, const codec::RecordName& name,
                                                   const Presence& from) {
  const Record* record = system().content().find(name.kind, name.id);
  if (!record) return Refusal{"E_NO_SUCH"_k, {{"field"_k, "record"_k}}, {}};
  std::vector<OwnRecord> records = memory_.state.campaign.records;
  const OwnRecord* own = find_record(records, name);
  put(records, {name.kind, name.id, own ? own->text : std::string(), true});
  return change_content(edit, std::move(records), {}, note_of("content_removed"_k, record->name), from);
}

std::optional<Table::NotDone> Table::restore_record(const codec::Edit& edit, const codec::RecordName& name,
                                                    const Presence& from) {
  const Record* record = system().content().find(name.kind, name.id);
  if (!record) return Refusal{"E_NO_SUCH"_k, {{"field"_k, "record"_k}}, {}};
  std::vector<OwnRecord> records = memory_.state.campaign.records;
  if (rulebook_->system->content().find(name.kind, name.id))
    drop(records, name);
  else if (const OwnRecord* own = find_record(records, name))
    put(records, {name.kind, name.id, own->text, false});
  return change_content(edit, std::move(records), {}, note_of("content_restored"_k, record->name), from);
}

/// All of it, if the rulebook's reader and the rules take it; else nothing. fresh: the drafts it comes from, which know
/// file and line.
std::optional<Table::NotDone> Table::change_content(const codec::Edit& edit, std::vector<OwnRecord> records,
                                                    const std::vector<Draft>& fresh, Noted noted,
                                                    const Presence& from) {
  const std::vector<OwnRecord>& before = memory_.state.campaign.records;
  Events events = differences(before, records);
  if (events.empty()) return std::nullopt;
  std::size_t bytes = 0;
  for (const OwnRecord& record : records) bytes += record.text.size();
  if (records.size() > most_records) return too_much(most_records);
  if (bytes > most_bytes) return too_much(most_bytes);

  codec::Problems problems;
  const OwnContent own = own_content(*vocabulary_, records, fresh, problems);
  if (!problems.empty()) return problems;
  MadeSystem made = rulebook_->with_own(*rulebook_->system, own);
  if (!made) return within_form(std::move(made.error()));
  if (const auto clash = clash_among((*made)->names()))
    return codec::Problems{{"", 0, "", "another name than " + *clash}};

  for (const OwnRecord& record : records)
    if (record.kind == "creature"_k) vocabulary_->keep_secret(record.id);
  learn((*made)->names(), **made);
  events.emplace_back(std::move(noted));
  happen_as_edit(new_id(), edit, from, {}, events);
  play_with(records.empty() ? nullptr : std::move(*made));
  return std::nullopt;
}

}  // namespace ft::table
