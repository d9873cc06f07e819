// Visits only fields that may hold strings; those are found once, from the descriptors.
#include "server/codec/bytes/utf8.hpp"

#include <google/protobuf/message.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include "protocol/wire/v1/envelope.pb.h"

namespace ft::codec {

namespace {

using google::protobuf::Descriptor;
using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::Reflection;

bool is_string(const FieldDescriptor& field) { return field.type() == FieldDescriptor::TYPE_STRING; }

/// The fields of each message type that are strings or may contain some. Of a oneof only the one that is set is looked at: a
/// Delta is one of dozens.
struct FieldsWithStrings {
  std::vector<const FieldDescriptor*> all;
  std::vector<const FieldDescriptor*> alone;  // in no oneof
  std::vector<const google::protobuf::OneofDescriptor*> oneofs;
};

/// Of every message type in a root.
class StringFields {
 public:
  explicit StringFields(const Descriptor& root) {
    gather(root);
    while (grow()) continue;
    for (auto& [kind, fields] : fields_) sort_out(fields);
  }
  [[nodiscard]] const FieldsWithStrings& of(const Descriptor& kind) const { return fields_.at(&kind); }

 private:
  void gather(const Descriptor& kind) {
    if (!fields_.try_emplace(&kind).second) return;
    for (int i = 0; i < kind.field_count(); ++i)
      if (const Descriptor* part = kind.field(i)->message_type()) gather(*part);
  }
  /// Message types may be recursive, so this repeats until nothing is added.
  bool grow() {
    bool grown = false;
    for (auto& [kind, fields] : fields_) {
      std::vector<const FieldDescriptor*> all;
      for (int i = 0; i < kind->field_count(); ++i) {
        const FieldDescriptor* field = kind->field(i);
        const Descriptor* part = field->message_type();
        if (is_string(*field) || (part && !fields_.at(part).all.empty())) all.push_back(field);
      }
      grown |= all.size() != fields.all.size();
      fields.all = std::move(all);
    }
    return grown;
  }
  static void sort_out(FieldsWithStrings& fields) {
    for (const FieldDescriptor* field : fields.all) {
      const google::protobuf::OneofDescriptor* oneof = field->real_containing_oneof();
      if (!oneof)
        fields.alone.push_back(field);
      else if (std::find(fields.oneofs.begin(), fields.oneofs.end(), oneof) == fields.oneofs.end())
        fields.oneofs.push_back(oneof);
    }
  }

  std::map<const Descriptor*, FieldsWithStrings> fields_;
};

const StringFields& string_fields() {
  static const StringFields fields(*wire::v1::ServerFrame::descriptor());
  return fields;
}

void repair_one(Message& message, const Reflection& reflection, const FieldDescriptor& field) {
  if (!is_string(field)) return repair_strings(*reflection.MutableMessage(&message, &field));
  std::string scratch;
  const std::string& text = reflection.GetStringReference(message, &field, &scratch);
  if (valid_utf8_prefix(text) < text.size()) reflection.SetString(&message, &field, repair_utf8(text));
}

void repair_list(Message& message, const Reflection& reflection, const FieldDescriptor& field) {
  std::string scratch;
  for (int i = 0; i < reflection.FieldSize(message, &field); ++i) {
    if (!is_string(field)) {
      repair_strings(*reflection.MutableRepeatedMessage(&message, &field, i));
      continue;
    }
    const std::string& text = reflection.GetRepeatedStringReference(message, &field, i, &scratch);
    if (valid_utf8_prefix(text) < text.size()) reflection.SetRepeatedString(&message, &field, i, repair_utf8(text));
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

void repair_strings(Message& message) {
  const Reflection& reflection = *message.GetReflection();
  const FieldsWithStrings& fields = string_fields().of(*message.GetDescriptor());
  for (const FieldDescriptor* field : fields.alone) {
    if (field->is_repeated())
      repair_list(message, reflection, *field);
    else if (is_string(*field) || reflection.HasField(message, field))
      repair_one(message, reflection, *field);
  }
  for (const google::protobuf::OneofDescriptor* oneof : fields.oneofs) {
    const FieldDescriptor* set = reflection.GetOneofFieldDescriptor(message, oneof);
    if (set && std::find(fields.all.begin(), fields.all.end(), set) != fields.all.end())
      repair_one(message, reflection, *set);
  }
}

}  // namespace ft::codec
