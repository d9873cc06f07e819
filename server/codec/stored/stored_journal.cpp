// The doors to the stored formats of the journal and the snapshot.
#include "protocol/stored/v1/journal.pb.h"
#include "protocol/stored/v1/snapshot.pb.h"
#include "server/codec/stored/stored_reader.hpp"
#include "server/codec/stored/stored_writer.hpp"

namespace ft::codec {

namespace {

template <class Message, Described Struct>
std::string encode_as(const Struct& from, const StoredNames& vocabulary) {
  Message to;
  StoredWriter(vocabulary).write(from, to);
  return to.SerializeAsString();
}

/// Parses bytes and reads them; what the reader throws becomes the result.
template <class Message, Described Struct>
std::expected<Struct, CorruptData> decode_as(std::string_view bytes, const char* what, StoredNames& vocabulary) {
  Message from;
  if (!from.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())))
    return std::unexpected(CorruptData{std::string("the bytes are no ") + what});
  try {
    return StoredReader(vocabulary).read<Struct>(from);
  } catch (const CorruptData& bad) {
    return std::unexpected(bad);
  }
}

}  // namespace

std::string encode(const Batch& batch, const StoredNames& vocabulary) {
  return encode_as<stored::Batch>(batch, vocabulary);
}
std::expected<Batch, CorruptData> decode_batch(std::string_view bytes, StoredNames& vocabulary) {
  return decode_as<stored::Batch, Batch>(bytes, "journal batch", vocabulary);
}

std::string encode(const Snapshot& snapshot, const StoredNames& vocabulary) {
  return encode_as<stored::Snapshot>(snapshot, vocabulary);
}
std::expected<Snapshot, CorruptData> decode_snapshot(std::string_view bytes, StoredNames& vocabulary) {
  return decode_as<stored::Snapshot, Snapshot>(bytes, "snapshot", vocabulary);
}

}  // namespace ft::codec
