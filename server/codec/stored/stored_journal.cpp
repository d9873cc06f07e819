// The doors to the stored formats of the journal and the snapshot.
#include <google/protobuf/arena.h>

#include "protocol/stored/v1/journal.pb.h"
#include "protocol/stored/v1/snapshot.pb.h"
#include "server/codec/stored/stored_reader.hpp"
#include "server/codec/stored/stored_writer.hpp"
#include "server/codec/values/format.hpp"

namespace ft::codec {

namespace {

template <class Message, Described Struct>
std::string encode_as(const Struct& from, const StoredNames& stored_names) {
  google::protobuf::Arena memory;
  Message& to = *google::protobuf::Arena::CreateMessage<Message>(&memory);
  StoredWriter(stored_names).write(from, to);
  to.set_format(stored_format);
  if constexpr (std::is_same_v<Message, stored::Snapshot>) to.set_fold(rules::fold_version);
  return to.SerializeAsString();
}

std::optional<CorruptData> other_version(const stored::Batch&) { return std::nullopt; }
std::optional<CorruptData> other_version(const stored::Snapshot& snapshot) {
  if (std::max(snapshot.fold(), 1U) == rules::fold_version) return std::nullopt;  // 0: the first
  return CorruptData{"the snapshot was folded by version " + std::to_string(snapshot.fold())};
}

/// Parses bytes and reads them; what the reader throws becomes the result.
template <class Message, Described Struct>
std::expected<Struct, CorruptData> decode_as(std::string_view bytes, const char* what, StoredNames& stored_names,
                                             bool of_any_fold) {
  google::protobuf::Arena memory;
  Message& from = *google::protobuf::Arena::CreateMessage<Message>(&memory);
  if (!from.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())))
    return std::unexpected(CorruptData{std::string("the bytes are no ") + what});
  if (from.format() > stored_format)
    return std::unexpected(CorruptData{std::string("the ") + what + " has format " + std::to_string(from.format()) +
                                           ", and this version reads formats up to " + std::to_string(stored_format),
                                       true});
  if (auto other = other_version(from); other && !of_any_fold) return std::unexpected(std::move(*other));
  try {
    return StoredReader(stored_names).read<Struct>(from);
  } catch (const CorruptData& bad) {
    return std::unexpected(bad);
  }
}

}  // namespace

std::string encode(const Batch& batch, const StoredNames& stored_names) {
  return encode_as<stored::Batch>(batch, stored_names);
}
std::expected<Batch, CorruptData> decode_batch(std::string_view bytes, StoredNames& stored_names) {
  return decode_as<stored::Batch, Batch>(bytes, "journal batch", stored_names, true);
}

std::string encode(const Snapshot& snapshot, const StoredNames& stored_names) {
  return encode_as<stored::Snapshot>(snapshot, stored_names);
}
std::expected<Snapshot, CorruptData> decode_snapshot(std::string_view bytes, StoredNames& stored_names,
                                                     bool of_any_fold) {
  return decode_as<stored::Snapshot, Snapshot>(bytes, "snapshot", stored_names, of_any_fold);
}

}  // namespace ft::codec
