// The System a table plays with: its rulebook's, or one with the campaign's own records, made anew when they change.
#include <algorithm>

#include "rules/kernel/content/custom_record.hpp"
#include "rules/kernel/values/assert.hpp"
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using codec::RecordId;
using Reader = codec::WireNames::Reader;

namespace {

bool same_entry(const Record& a, const Record& b) {
  using namespace literals;
  return a.name == b.name && a.text("text"_k) == b.text("text"_k) && a.origin == b.origin && a.withdrawn == b.withdrawn;
}

bool same(const codec::ListedRecord& a, const codec::ListedRecord& b) {
  if (!a.record || !b.record) return a.record == b.record;
  return a.problem == b.problem && same_entry(*a.record, *b.record);
}

Reader reader_of(const Presence& who) { return who.seat.gm ? Reader::gm : Reader::player; }

RecordId name_of(const CustomRecord& record) { return {record.kind, record.id}; }

}  // namespace

/// After an undo, a restart, or when memory was read again: plays with what the state says.
void Table::follow_content() {
  const auto& records = state_.state.campaign.records;
  if (records == built_from_) return;
  CustomRulebook own =
      own_book({*rulebook_, *vocabulary_, records, {}, [](const RecordId&) { return true; }}, own_drafts_);
  for (const RejectedRecord& one : own.left_out) {
    deps_.log("table " + std::to_string(id_) + ": a record of its own is left out: " + codec::sentence(one.problem));
    notice_ = "A custom entry no longer fits the rulebook and is not used: " + codec::sentence(one.problem);
  }
  play_with(std::move(own));
}

/// From here on this content counts. An open resolution goes on if it would go as it did (law R14).
void Table::play_with(CustomRulebook own) {
  const KnownContent before{std::exchange(own_system_, std::move(own.system)), std::move(rejected_records_),
                            built_from_};
  rejected_records_.clear();
  for (RejectedRecord& one : own.left_out) rejected_records_.emplace(one.record, as_listed(one));
  built_from_ = state_.state.campaign.records;
  own_drafts_.keep_only(built_from_);
  revision_ = revision_with(rulebook_->revision, built_from_);
  open_names_ = open_names();
  learn(system().names());
  tell_content(before);
  changed_ = true;
  if (!state_.open.empty()) restore_open_resolutions();
}

/// What the GM sees of a record that is left out: the rulebook's, or its name.
Table::LeftOutRecord Table::as_listed(const RejectedRecord& one) const {
  LeftOutRecord listed{{}, codec::sentence(one.problem)};
  if (const Record* shipped = rulebook_->system->content().find(one.record.kind, one.record.id)) {
    listed.record = *shipped;
    listed.record.origin = Record::Origin::changed;
    return listed;
  }
  listed.record.kind = one.record.kind;
  listed.record.id = one.record.id;
  listed.record.id_text = listed.record.name = vocabulary_->name(one.record.id);
  listed.record.origin = Record::Origin::own;
  return listed;
}

/// Names that are new are stored from now on, and told to everybody who may know them.
void Table::learn(const Names& names) {
  for (const auto& [key, name] : names.all()) {
    const auto learned = vocabulary_->learn(name);
    FT_ASSERT(learned, "clashes are looked for before: " + name);
  }
  const std::size_t before = dictionary_->size();
  dictionary_->grow(names);
  const std::size_t known_now =
      dictionary_->keep_secret(secret_names(system(), *vocabulary_, state_.state, open_names_));
  for (const Reader reader : {Reader::gm, Reader::player}) {
    const std::size_t first = reader == Reader::gm ? before : std::min(before, known_now);
    const auto told = dictionary_->names(reader, first);
    if (std::any_of(told.begin(), told.end(), [](const std::string& name) { return !name.empty(); }))
      audience_->broadcast([&](codec::Deltas& deltas) { deltas.names(first, reader); },
                           [&](const Presence& who) { return reader_of(who) == reader; });
  }
}

/// The names of the campaign's own records that players may read.
std::set<Key> Table::open_names() {
  std::set<Key> open;
  if (vocabulary_->secret().empty()) return open;
  for (const CustomRecord& record : state_.state.campaign.records) {
    if (kept_from_players(record.kind)) continue;
    open.insert(record.id);
    if (record.text.empty()) continue;
    if (const auto& draft = own_drafts_.of(*vocabulary_, record)) open.merge(codec::names_in(*draft));
  }
  return open;
}

/// What this reader may know of a record; no record: nothing. The one place where it is decided.
codec::ListedRecord Table::known_record(const RecordId& name, Reader reader, const System& now,
                                        const LeftOutRecords& left_out) const {
  const bool as_shipped = reader == Reader::player && kept_from_players(name.kind);
  const auto left = left_out.find(name);
  if (reader == Reader::gm && left != left_out.end()) return {&left->second.record, left->second.problem};
  return {(as_shipped ? *rulebook_->system : now).content().find(name.kind, name.id)};
}

codec::ListedRecords Table::known_records(Reader reader) const {
  codec::ListedRecords known = codec::listed(system().content(), system().schema().records);
  for (codec::ListedRecord& one : known)
    one = known_record({one.record->kind, one.record->id}, reader, system(), rejected_records_);
  std::erase_if(known, [](const codec::ListedRecord& one) { return !one.record; });
  if (reader == Reader::gm)
    for (const auto& [name, left] : rejected_records_)
      if (!system().content().find(name.kind, name.id)) known.push_back({&left.record, left.problem});
  return known;
}

/// before: what counted until now.
void Table::tell_content(const KnownContent& before) {
  const System& then = before.system ? *before.system : *rulebook_->system;
  std::set<RecordId> touched;
  for (const CustomRecord& record : before.records) touched.insert(name_of(record));
  for (const CustomRecord& record : built_from_) touched.insert(name_of(record));
  for (const RecordId& name : touched) {
    for (const Reader reader : {Reader::gm, Reader::player}) {
      const codec::ListedRecord was = known_record(name, reader, then, before.left_out);
      const codec::ListedRecord is = known_record(name, reader, system(), rejected_records_);
      if (same(was, is)) continue;
      audience_->broadcast(
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
