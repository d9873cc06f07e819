#include "tests/fuzz/message_from_bytes.hpp"

#include <google/protobuf/stubs/logging.h>

#include <array>
#include <limits>

namespace ft::fuzz {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;

/// protobuf would print a line for each text that is no UTF-8; the server silences it likewise.
[[maybe_unused]] const auto logs_to = google::protobuf::SetLogHandler(nullptr);

std::size_t Bytes::below(std::size_t bound) {
  std::size_t number = 0;
  for (const char byte : take(bound > 256 ? 2 : 1)) number = number << 8 | static_cast<std::uint8_t>(byte);
  return number % bound;
}

std::string_view Bytes::take(std::size_t size) {
  const std::string_view front = left_.substr(0, size);
  left_.remove_prefix(front.size());
  return front;
}

namespace {

template <class List>
const List* hinted(const std::map<std::string, List, std::less<>>& hints, const std::string& field) {
  auto found = hints.find(field);
  if (found == hints.end()) found = hints.find("");
  return found == hints.end() || found->second.empty() ? nullptr : &found->second;
}

std::int64_t number_for(const std::string& field, Bytes& bytes, const Hints& hints) {
  using Limits = std::numeric_limits<std::int64_t>;
  constexpr std::array<std::int64_t, 8> edges{-1,           0, 1000, 1 << 16, 1LL << 31, -(1LL << 31), Limits::max(),
                                              Limits::min()};
  const auto* known = hinted(hints.numbers, field);
  switch (bytes.below(32)) {
    case 0: return bytes.one_of(edges);
    case 1: return static_cast<std::int64_t>(bytes.below(65'536));
    case 2: return static_cast<std::int64_t>(bytes.below(32)) - 4;
    default: return known ? bytes.one_of(*known) : static_cast<std::int64_t>(bytes.below(32));
  }
}

std::string text_for(const std::string& field, Bytes& bytes, const Hints& hints) {
  const auto* known = hinted(hints.texts, field);
  if (known && bytes.below(8) != 0) return bytes.one_of(*known);
  std::string text(bytes.take(bytes.below(32)));
  for (char& letter : text) letter = static_cast<char>(letter & 0x7f);  // UTF-8, or protobuf refuses the message
  return text;
}

/// Sets the field, or adds to a repeated one.
void add(Message& message, const FieldDescriptor& field, Bytes& bytes, const Hints& hints, int depth) {
  const auto& reflection = *message.GetReflection();
  const auto put = [&](auto set, auto append, auto value) {
    field.is_repeated() ? (reflection.*append)(&message, &field, value) : (reflection.*set)(&message, &field, value);
  };
  using R = google::protobuf::Reflection;
  const auto number = [&] { return number_for(field.name(), bytes, hints); };
  switch (field.cpp_type()) {
    case FieldDescriptor::CPPTYPE_BOOL: return put(&R::SetBool, &R::AddBool, bytes.below(2) != 0);
    case FieldDescriptor::CPPTYPE_INT32: return put(&R::SetInt32, &R::AddInt32, static_cast<std::int32_t>(number()));
    case FieldDescriptor::CPPTYPE_INT64: return put(&R::SetInt64, &R::AddInt64, number());
    case FieldDescriptor::CPPTYPE_UINT32:
      return put(&R::SetUInt32, &R::AddUInt32, static_cast<std::uint32_t>(number()));
    case FieldDescriptor::CPPTYPE_UINT64:
      return put(&R::SetUInt64, &R::AddUInt64, static_cast<std::uint64_t>(number()));
    case FieldDescriptor::CPPTYPE_ENUM:
      return put(&R::SetEnumValue, &R::AddEnumValue,
                 static_cast<int>(bytes.below(static_cast<std::size_t>(field.enum_type()->value_count()) + 1)));
    case FieldDescriptor::CPPTYPE_STRING:
      return put(&R::SetString, &R::AddString, text_for(field.name(), bytes, hints));
    case FieldDescriptor::CPPTYPE_MESSAGE:
      if (depth == 0) return;
      return fill(
          field.is_repeated() ? *reflection.AddMessage(&message, &field) : *reflection.MutableMessage(&message, &field),
          bytes, hints, depth - 1);
    default: __builtin_trap();  // the protocol has no other type
  }
}

}  // namespace

void fill(Message& message, Bytes& bytes, const Hints& hints, int depth) {
  const auto& kind = *message.GetDescriptor();
  for (int i = 0; i < kind.real_oneof_decl_count(); ++i) {
    const auto& choice = *kind.oneof_decl(i);
    const auto chosen = static_cast<int>(bytes.below(static_cast<std::size_t>(choice.field_count()) + 1));
    if (chosen > 0) add(message, *choice.field(chosen - 1), bytes, hints, depth);
  }
  for (int i = 0; i < kind.field_count() && !bytes.empty(); ++i) {
    const FieldDescriptor& field = *kind.field(i);
    if (field.real_containing_oneof()) continue;
    for (std::size_t left = bytes.below(field.is_repeated() ? 4 : 8); left > 0; --left) {
      add(message, field, bytes, hints, depth);
      if (!field.is_repeated()) break;
    }
  }
}

}  // namespace ft::fuzz
