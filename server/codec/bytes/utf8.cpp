// Text in frames: looked at in their bytes, and repaired where it is not valid.
#include "server/codec/bytes/utf8.hpp"

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/message.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

#include "protocol/wire/v1/envelope.pb.h"

namespace ft::codec {

namespace {

using google::protobuf::Descriptor;
using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::Reflection;
using google::protobuf::io::CodedInputStream;

// The kinds of fields in a tag. Source: Protocol Buffers, "Encoding".
constexpr std::uint32_t varint = 0, eight_bytes = 1, length_delimited = 2;

/// The fields of a message type that hold text, or messages, by number.
struct MessageKind {
  struct Field {
    bool text = false;
    const MessageKind* message = nullptr;
  };
  std::vector<Field> fields;
  [[nodiscard]] Field field(std::size_t number) const { return number < fields.size() ? fields[number] : Field{}; }
};

/// Every message type in a root.
class MessageKinds {
 public:
  explicit MessageKinds(const Descriptor& root) : root_(&add(root)) {}
  [[nodiscard]] const MessageKind& root() const { return *root_; }

 private:
  const MessageKind& add(const Descriptor& descriptor) {
    const auto [at, fresh] = all_.try_emplace(&descriptor);
    if (!fresh) return at->second;
    std::vector<MessageKind::Field>& fields = at->second.fields;
    for (int i = 0; i < descriptor.field_count(); ++i) {
      const FieldDescriptor& field = *descriptor.field(i);
      const auto number = static_cast<std::size_t>(field.number());
      fields.resize(std::max(fields.size(), number + 1));
      fields[number].text = field.type() == FieldDescriptor::TYPE_STRING;
      if (const Descriptor* part = field.message_type()) fields[number].message = &add(*part);
    }
    return at->second;
  }

  std::map<const Descriptor*, MessageKind> all_;  // their addresses stay
  const MessageKind* root_;
};

/// Passes over a field that is not length-delimited, and whether it could be read.
bool skip(CodedInputStream& bytes, std::uint32_t wire_type) {
  std::uint64_t ignored = 0;
  return wire_type == varint ? bytes.ReadVarint64(&ignored) : bytes.Skip(wire_type == eight_bytes ? 8 : 4);
}

/// Whether the bytes are a message and all of its text is valid.
bool has_valid_text(CodedInputStream& bytes, const MessageKind& kind) {
  while (const std::uint32_t tag = bytes.ReadTagNoLastTag()) {
    if ((tag & 7) != length_delimited) {
      if (!skip(bytes, tag & 7)) return false;
      continue;
    }
    int length = 0;
    if (!bytes.ReadVarintSizeAsInt(&length)) return false;
    const auto [text, message] = kind.field(tag >> 3);
    if (message) {
      const CodedInputStream::Limit outer = bytes.PushLimit(length);
      if (!has_valid_text(bytes, *message)) return false;
      bytes.PopLimit(outer);
      continue;
    }
    const void* start = nullptr;
    int rest = 0;
    if (text && bytes.GetDirectBufferPointer(&start, &rest)) {
      const std::string_view said(static_cast<const char*>(start), static_cast<std::size_t>(std::min(length, rest)));
      if (valid_utf8_prefix(said) < said.size()) return false;
    }
    if (!bytes.Skip(length)) return false;
  }
  return true;
}

void repair_one(Message& message, const Reflection& reflection, const FieldDescriptor& field) {
  if (field.message_type()) return repair_strings(*reflection.MutableMessage(&message, &field));
  if (field.type() == FieldDescriptor::TYPE_STRING)
    reflection.SetString(&message, &field, repair_utf8(reflection.GetString(message, &field)));
}

void repair_list(Message& message, const Reflection& reflection, const FieldDescriptor& field) {
  for (int i = 0; i < reflection.FieldSize(message, &field); ++i) {
    if (field.message_type())
      repair_strings(*reflection.MutableRepeatedMessage(&message, &field, i));
    else if (field.type() == FieldDescriptor::TYPE_STRING)
      reflection.SetRepeatedString(&message, &field, i, repair_utf8(reflection.GetRepeatedString(message, &field, i)));
  }
}

/// The length of the character at a position, or 0 for an invalid byte. Source: RFC 3629, section 4.
std::size_t character_at(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t n) {
    return at + n < text.size() ? static_cast<std::uint8_t>(text[at + n]) : std::uint8_t{0};
  };
  const auto follows = [&](std::size_t n, std::uint8_t least = 0x80, std::uint8_t most = 0xBF) {
    return byte(n) >= least && byte(n) <= most;
  };
  const std::uint8_t first = byte(0);
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return follows(1) ? 2 : 0;
  if (first >= 0xE0 && first <= 0xEF)
    return follows(1, first == 0xE0 ? 0xA0 : 0x80, first == 0xED ? 0x9F : 0xBF) && follows(2) ? 3 : 0;
  if (first >= 0xF0 && first <= 0xF4)
    return follows(1, first == 0xF0 ? 0x90 : 0x80, first == 0xF4 ? 0x8F : 0xBF) && follows(2) && follows(3) ? 4 : 0;
  return 0;
}

}  // namespace

std::size_t valid_utf8_prefix(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t length = character_at(text, at);
    if (length == 0) break;
    at += length;
  }
  return at;
}

std::string repair_utf8(std::string_view text) {
  std::string whole;
  while (true) {
    const std::size_t good = valid_utf8_prefix(text);
    whole += text.substr(0, good);
    if (good == text.size()) return whole;
    whole += "\uFFFD";
    text.remove_prefix(good + 1);
  }
}

bool has_valid_text(std::string_view frame) {
  static const MessageKinds kinds(*wire::v1::ServerFrame::descriptor());
  CodedInputStream bytes(reinterpret_cast<const std::uint8_t*>(frame.data()), static_cast<int>(frame.size()));
  return has_valid_text(bytes, kinds.root());
}

void repair_strings(Message& message) {
  const Reflection& reflection = *message.GetReflection();
  std::vector<const FieldDescriptor*> set;
  reflection.ListFields(message, &set);
  for (const FieldDescriptor* field : set) {
    if (field->is_repeated())
      repair_list(message, reflection, *field);
    else
      repair_one(message, reflection, *field);
  }
}

}  // namespace ft::codec
