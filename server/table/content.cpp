// The System a table plays with: its rulebook's, or one with the campaign's own records, made anew when they change.
#include <algorithm>

#include "rules/kernel/assert.hpp"
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using Reader = codec::Dictionary::Reader;

namespace {

bool same_entry(const Record& a, const Record& b) {
  using namespace literals;
  return a.name == b.name && a.text("text"_k) == b.text("text"_k) && a.origin == b.origin && a.withdrawn == b.withdrawn;
}

Reader reader_of(const Presence& who) { return who.seat.gm ? Reader::gm : Reader::player; }

}  // namespace

/// After an undo, a restart, or when memory was read again: plays with what the state says.
void Table::follow_content() {
  const auto& records = memory_.state.campaign.records;
  if (records == built_from_) return;
  OwnBook own = own_book(*rulebook_, *vocabulary_, records);
  for (const ContentProblem& problem : own.problems) {
    around_.log("table " + std::to_string(id_) + ": a record of its own is left out: " + codec::sentence(problem));
    notice_ = "A record of your own content no longer fits the rulebook and is left out: " + codec::sentence(problem);
  }
  if (own.system && clash_among(own.system->names())) own.system = nullptr;
  play_with(std::move(own.system));
}

/// From here on this content counts. An open resolution goes on if it would go as it did (law R14).
void Table::play_with(std::unique_ptr<const System> own) {
  const auto before = std::exchange(own_system_, std::move(own));
  const auto records = std::exchange(built_from_, memory_.state.campaign.records);
  revision_ = revision_with(rulebook_->revision, built_from_);
  learn(system().names(), system());
  tell_content(before ? *before : *rulebook_->system, records);
  changed_ = true;
  if (!memory_.open.empty()) take_up_open_resolutions();
}

/// A name whose key another name has that this table has learnt from what is stored.
std::optional<std::string> Table::clash_among(const Names& names) const {
  for (const auto& [key, name] : names.all())
    if (vocabulary_->knows(key) && vocabulary_->name(key) != name) return name;
  return std::nullopt;
}

/// Names that are new are stored from now on, and told to everybody who may know them. by: whose content says which are
/// secret.
void Table::learn(const Names& names, const System& by) {
  for (const auto& [key, name] : names.all()) {
    const auto learnt = vocabulary_->learn(name);
    FT_ASSERT(learnt, "clashes are looked for before: " + name);
  }
  const std::size_t before = dictionary_->size();
  dictionary_->grow(names);
  const std::size_t known_now = dictionary_->keep_secret(secret_names(by, *vocabulary_));
  for (const Reader reader : {Reader::gm, Reader::player}) {
    const std::size_t first = reader == Reader::gm ? before : std::min(before, known_now);
    const auto told = dictionary_->names(reader, first);
    if (std::any_of(told.begin(), told.end(), [](const std::string& name) { return !name.empty(); }))
      audience_->tell_all([&](codec::Deltas& deltas) { deltas.names(first, reader); },
                          [&](const Presence& who) { return reader_of(who) == reader; });
  }
}

/// before: what counted until now; records: what of the campaign was in it.
void Table::tell_content(const System& before, const std::vector<OwnRecord>& records) {
  std::vector<OwnRecord> touched = records;
  touched.insert(touched.end(), built_from_.begin(), built_from_.end());
  std::set<std::pair<Key, Key>> told;
  for (const OwnRecord& record : touched) {
    if (!told.emplace(record.kind, record.id).second) continue;
    const Record* was = before.content().find(record.kind, record.id);
    const Record* is = system().content().find(record.kind, record.id);
    for (const Reader reader : {Reader::gm, Reader::player}) {
      const bool knew = was && (reader == Reader::gm || !codec::is_secret(*was));
      const bool knows = is && (reader == Reader::gm || !codec::is_secret(*is));
      if (knows == knew && (!is || !was || same_entry(*was, *is))) continue;
      audience_->tell_all(
          [&](codec::Deltas& deltas) {
            if (knows)
              deltas.record(*is);
            else if (knew)
              deltas.record_gone({record.kind, record.id});
          },
          [&](const Presence& who) { return reader_of(who) == reader; });
    }
  }
}

}  // namespace ft::table
