/// Stored batches and snapshots that decode are folded into a table's state and shown to each viewer, or an exception
/// says what is wrong with them: no crash. A state that can be kept reads the same when read again.

#include <cstddef>
#include <cstdint>
#include <exception>
#include <string>

#include "protocol/stored/v1/journal.pb.h"
#include "protocol/stored/v1/snapshot.pb.h"
#include "server/codec/values/format.hpp"
#include "server/table/history/load.hpp"
#include "tests/fuzz/message_from_bytes.hpp"
#include "tests/fuzz/sample_rulebooks.hpp"

namespace {

using namespace ft;
using fuzz::Bytes;

fuzz::Hints hints_of(const table::Rulebook& book) {
  fuzz::Hints hints;
  auto& ids = hints.numbers[""];
  const auto add_id = [&](const auto& one) { ids.push_back(static_cast<std::int64_t>(one.id.value)); };
  for (const rules::Creature& creature : book.sample.creatures) {
    add_id(creature);
    for (const rules::Item& item : creature.items) add_id(item);
  }
  for (const rules::Scene& scene : book.sample.scenes) {
    add_id(scene);
    for (const rules::Item& item : scene.items) add_id(item);
  }
  for (const char* field : {"id", "resolution", "resolutions", "group"}) hints.numbers[field] = {1, 2, 3};
  for (const char* field : {"batches", "seat", "seats", "by"}) hints.numbers[field] = {1, 2};
  for (const char* field : {"column", "row"}) hints.numbers[field] = {0, 1, 2, 5, 8};
  hints.texts["kind"] = {"redo", "set_number", "undo"};
  for (const auto& [key, name] : book.system->names().all()) hints.texts[""].push_back(name);
  return hints;
}

/// The bytes of a stored message: the input's own, or a correct message's.
template <class Message>
std::string stored_bytes(Bytes& bytes, const fuzz::Hints& hints) {
  if (bytes.below(4) == 0) return std::string(bytes.take(bytes.below(1 << 16)));
  Message message;
  fill(message, bytes, hints);
  message.set_format(codec::stored_format);
  return message.SerializeAsString();
}

class Folding {
 public:
  explicit Folding(const table::Rulebook& book)
      : book_(book), stored_names_(book.rulebook_names), wire_names_(book.rulebook_names) {
    table_.state = book.sample;
  }

  void take_batches(Bytes& bytes, const fuzz::Hints& hints) {
    for (int batches = 0; batches < 8 && !bytes.empty(); ++batches) {
      const auto batch = codec::decode_batch(stored_bytes<stored::v1::Batch>(bytes, hints), stored_names_);
      if (!batch) continue;
      wire_names_.grow(stored_names_.learned());
      table::replay(table_, *batch, table_.number + 1, *book_.system, wire_names_);
    }
  }

  void take_snapshot(Bytes& bytes, const fuzz::Hints& hints) {
    auto snapshot = codec::decode_snapshot(stored_bytes<stored::v1::Snapshot>(bytes, hints), stored_names_);
    if (!snapshot) return;
    wire_names_.grow(stored_names_.learned());
    table_.state = std::move(snapshot->state);
  }

  void show() {
    codec::Deltas deltas(wire_names_);
    for (const rules::Viewer& viewer : table::possible_viewers(table_.state)) {
      deltas.diff({}, rules::project(*book_.system, table_.state, viewer));
      for (const codec::KnownLogGroup& piece : table_.log.as_known(viewer)) deltas.append_log(piece);
      (void)deltas.take();
    }
  }

  void keep() {
    if (!table::can_be_kept(table_)) return;
    const std::string kept = encode(table::snapshot_of(table_, book_.revision), stored_names_);
    const auto again = codec::decode_snapshot(kept, stored_names_);
    if (!again || encode(*again, stored_names_) != kept) __builtin_trap();
  }

 private:
  const table::Rulebook& book_;
  codec::StoredNames stored_names_;
  codec::WireNames wire_names_;
  table::TableState table_;
};

}  // namespace

// The first byte chooses the rulebook, the second between batches and a snapshot.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* input, std::size_t size) {
  Bytes bytes(input, size);
  const table::Rulebook& book = *fuzz::SampleRulebooks::get().find(bytes.one_of(rules::system_ids()));
  static std::map<const table::Rulebook*, fuzz::Hints> all_hints;
  if (!all_hints.contains(&book)) all_hints.emplace(&book, hints_of(book));
  const fuzz::Hints& hints = all_hints.at(&book);
  Folding folding(book);
  try {
    bytes.below(4) == 0 ? folding.take_snapshot(bytes, hints) : folding.take_batches(bytes, hints);
    folding.show();
    folding.keep();
  } catch (const std::exception&) {  // as table::load and Table::turn: the table stops, with these words in the log
  }
  return 0;
}
