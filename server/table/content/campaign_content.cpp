#include "server/table/content/campaign_content.hpp"

#include <algorithm>

#include "rules/kernel/content/custom_record.hpp"
#include "rules/kernel/values/assert.hpp"

namespace ft::table {

using namespace rules;
using codec::RecordId;
using Reader = codec::WireNames::Reader;

namespace {

bool same_entry(const Record& a, const Record& b) {
  using namespace literals;
  return a.name == b.name && a.text("text"_k) == b.text("text"_k) && a.origin == b.origin && a.retired == b.retired;
}

bool same(const codec::ListedRecord& a, const codec::ListedRecord& b) {
  if (!a.record || !b.record) return a.record == b.record;
  return a.problem == b.problem && same_entry(*a.record, *b.record);
}

Reader reader_of(const Presence& who) { return who.seat.gm ? Reader::gm : Reader::player; }

RecordId name_of(const CustomRecord& record) { return {record.kind, record.id}; }

/// Whether players may now see a name that was the GM's alone.
bool may_show_names(const Events& events, const codec::RulebookNames& rulebook_names) {
  return std::any_of(events.begin(), events.end(), [&](const Event& event) {
    const auto* number = std::get_if<NumberSet>(&event);
    return (number && rulebook_names.holds_key(number->key)) || std::holds_alternative<CreatureAdded>(event) ||
           std::holds_alternative<CreatureEdited>(event) || std::holds_alternative<CreatureHidden>(event) ||
           std::holds_alternative<FeatureSet>(event);
  });
}

}  // namespace

CustomRulebook CampaignContent::made_from_state() {
  return make_custom_rulebook(
      {table_.rulebook, table_.stored_names, table_.state.campaign.records, {}, [](const RecordId&) { return true; }},
      drafts_);
}

void CampaignContent::use(CustomRulebook made) {
  const Known before{std::exchange(custom_system_, std::move(made.system)), std::exchange(rejected_, {}), records_};
  for (const RejectedRecord& one : made.rejected) rejected_.emplace(one.record, as_listed(one));
  records_ = table_.state.campaign.records;
  drafts_.keep_only(records_);
  revision_ = revision_with(table_.rulebook.revision, records_);
  open_names_ = open_names();
  learn(system().names());
  send_differences(before);
}

/// The rulebook's record, or no more than its name.
CampaignContent::ListedRejection CampaignContent::as_listed(const RejectedRecord& one) const {
  ListedRejection listed{{}, codec::sentence(one.problem)};
  if (const Record* shipped = table_.rulebook.system->content().find(one.record.kind, one.record.id)) {
    listed.record = *shipped;
    listed.record.origin = Record::Origin::changed;
    return listed;
  }
  listed.record.kind = one.record.kind;
  listed.record.id = one.record.id;
  listed.record.id_text = listed.record.name = table_.stored_names.name(one.record.id);
  listed.record.origin = Record::Origin::own;
  return listed;
}

std::string CampaignContent::rejection() const {
  if (rejected_.empty()) return {};
  return "A custom entry no longer fits the rulebook and is not used: " + rejected_.begin()->second.problem;
}

void CampaignContent::learn(const NameTable& names) {
  for (const auto& [key, name] : names.all()) {
    const auto learned = table_.stored_names.learn(name);
    FT_ASSERT(learned, "clashes are looked for before: " + name);
  }
  const std::size_t before = table_.wire_names.size();
  table_.wire_names.grow(names);
  const std::size_t known_now =
      table_.wire_names.keep_secret(secret_names(system(), table_.stored_names, table_.state, open_names_));
  for (const Reader reader : {Reader::gm, Reader::player}) {
    const std::size_t first = reader == Reader::gm ? before : std::min(before, known_now);
    const auto new_names = table_.wire_names.names(reader, first);
    if (std::any_of(new_names.begin(), new_names.end(), [](const std::string& name) { return !name.empty(); }))
      table_.broadcaster.broadcast([&](codec::Deltas& deltas) { deltas.names(first, reader); },
                                   [&](const Presence& who) { return reader_of(who) == reader; });
  }
}

void CampaignContent::learn(const ContentChange& change) {
  for (const Event& event : change.events)
    if (const auto* set = std::get_if<RecordSet>(&event)) table_.stored_names.keep_secrets_of(set->record);
  if (change.rulebook.system) learn(change.rulebook.system->names());
}

void CampaignContent::on_events(const Events& events) {
  if (!table_.stored_names.secret().empty() && may_show_names(events, table_.stored_names.rulebook_names()))
    learn(NameTable{});
}

/// The names of the campaign's own records that players may read.
std::set<Key> CampaignContent::open_names() {
  std::set<Key> open;
  if (table_.stored_names.secret().empty()) return open;
  for (const CustomRecord& record : table_.state.campaign.records) {
    if (kept_from_players(record.kind)) continue;
    open.insert(record.id);
    if (record.text.empty()) continue;
    if (const auto& draft = drafts_.of(table_.stored_names, record)) open.merge(codec::names_in(*draft));
  }
  return open;
}

/// The one place where it is decided what a reader may know of a record.
codec::ListedRecord CampaignContent::listed(const RecordId& name, Reader reader, const System& of,
                                            const Rejections& rejected) const {
  const bool as_shipped = reader == Reader::player && kept_from_players(name.kind);
  const auto rejection = rejected.find(name);
  if (reader == Reader::gm && rejection != rejected.end())
    return {&rejection->second.record, rejection->second.problem};
  return {(as_shipped ? *table_.rulebook.system : of).content().find(name.kind, name.id)};
}

codec::ListedRecord CampaignContent::listed(const RecordId& name, Reader reader) const {
  return listed(name, reader, system(), rejected_);
}

codec::ListedRecords CampaignContent::listed(Reader reader) const {
  codec::ListedRecords known = codec::listed(system().content(), system().schema().records);
  for (codec::ListedRecord& one : known) one = listed({one.record->kind, one.record->id}, reader);
  std::erase_if(known, [](const codec::ListedRecord& one) { return !one.record; });
  if (reader == Reader::gm)
    for (const auto& [name, rejection] : rejected_)
      if (!system().content().find(name.kind, name.id)) known.push_back({&rejection.record, rejection.problem});
  return known;
}

const Draft* CampaignContent::shipped(const RecordId& name) const {
  const auto at = table_.rulebook.draft_at.find(name);
  return at == table_.rulebook.draft_at.end() ? nullptr : &table_.rulebook.drafts[at->second];
}

const Draft* CampaignContent::draft_of(const RecordId& name) {
  const CustomRecord* own = find_record(records_, name);
  if (!own || own->text.empty()) return shipped(name);
  const auto& draft = drafts_.of(table_.stored_names, *own);
  return draft ? &*draft : nullptr;
}

std::string CampaignContent::file_text(codec::AskExport::Which which) const {
  std::string text = "# Content for " + system().schema().title + ".\n";
  for (const RecordSchema& kind : system().schema().records)
    for (const Record* record : system().content().all(Key(kind.kind))) {
      const RecordId name{record->kind, record->id};
      if (rejected_.contains(name)) continue;
      const CustomRecord* own = find_record(records_, name);
      const Draft* draft = which == codec::AskExport::Which::all ? shipped(name) : nullptr;
      if (own && !own->text.empty())
        text += "\n" + own->text;
      else if (draft)
        text += "\n" + codec::write_record(system().schema(), *draft);
    }
  for (const auto& [name, rejection] : rejected_)
    if (const CustomRecord* own = find_record(records_, name))
      text += "\n# Left out: " + rejection.problem + "\n" + own->text;
  return text;
}

void CampaignContent::send_differences(const Known& before) {
  const System& then = before.system ? *before.system : *table_.rulebook.system;
  std::set<RecordId> touched;
  for (const CustomRecord& record : before.records) touched.insert(name_of(record));
  for (const CustomRecord& record : records_) touched.insert(name_of(record));
  for (const RecordId& name : touched) {
    for (const Reader reader : {Reader::gm, Reader::player}) {
      const codec::ListedRecord was = listed(name, reader, then, before.rejected);
      const codec::ListedRecord is = listed(name, reader);
      if (same(was, is)) continue;
      table_.broadcaster.broadcast(
          [&](codec::Deltas& deltas) {
            if (is.record)
              deltas.record(is);
            else
              deltas.record_gone(name);
          },
          [&](const Presence& who) { return reader_of(who) == reader; });
    }
  }
}

}  // namespace ft::table
