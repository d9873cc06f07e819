#include "server/codec/stored/stored_chat.hpp"

#include "protocol/stored/v1/chat.pb.h"
#include "server/codec/stored/stored_reader.hpp"
#include "server/codec/stored/stored_writer.hpp"
#include "server/codec/values/format.hpp"

namespace ft::codec {

namespace {

/// A line has no keys.
StoredNames no_names() { return {rules::NameTable(), rules::Schema()}; }

}  // namespace

std::string encode(const ChatLine& line) {
  const StoredNames names = no_names();
  stored::ChatLine to;
  StoredWriter(names).write(line, to);
  to.set_format(stored_format);
  return to.SerializeAsString();
}

std::optional<ChatLine> decode_chat_line(std::string_view bytes) {
  stored::ChatLine from;
  if (!from.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())) || from.format() > stored_format)
    return std::nullopt;
  StoredNames names = no_names();
  try {
    return StoredReader(names).read<ChatLine>(from);
  } catch (const CorruptData&) {
    return std::nullopt;
  }
}

}  // namespace ft::codec
