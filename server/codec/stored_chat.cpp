#include "server/codec/stored_chat.hpp"

#include "protocol/stored/v1/chat.pb.h"

namespace ft::codec {

namespace stored = ::ft::stored::v1;

std::string encode(const ChatLine& line) {
  stored::ChatLine to;
  to.set_id(line.id);
  to.set_client_id(line.client_id);
  to.set_kind(static_cast<stored::ChatLine::Kind>(line.kind));
  to.set_as(line.as.value);
  to.set_at_ms(line.at_ms);
  to.set_text(line.text);
  return to.SerializeAsString();
}

std::optional<ChatLine> decode_chat_line(std::string_view bytes) {
  stored::ChatLine from;
  if (!from.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())) ||
      !stored::ChatLine::Kind_IsValid(from.kind()))
    return std::nullopt;
  ChatLine line;
  line.id = from.id();
  line.client_id = from.client_id();
  line.kind = static_cast<ChatLine::Kind>(from.kind());
  line.as = {from.as()};
  line.at_ms = from.at_ms();
  line.text = from.text();
  return line;
}

}  // namespace ft::codec
