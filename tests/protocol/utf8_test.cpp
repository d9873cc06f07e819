// Invalid UTF-8 never reaches a client.
#include <gtest/gtest.h>

#include "protocol/wire/v1/envelope.pb.h"
#include "server/codec/bytes/utf8.hpp"
#include "server/codec/wire/deltas.hpp"
#include "tests/protocol/small_system.hpp"

namespace ft::codec {

using namespace rules::literals;

TEST(Utf8, ValidTextIsUnchanged) {
  for (const char* text : {"", "plain", "Größe", "10 €", "🐉🐉", "\u07ff\u0800\uffff", "\U0010ffff"}) {
    EXPECT_EQ(valid_utf8_prefix(text), std::string_view(text).size()) << text;
    EXPECT_EQ(repair_utf8(text), text);
  }
}

TEST(Utf8, InvalidBytesAreReplaced) {
  EXPECT_EQ(repair_utf8("x\xC3"), "x\uFFFD") << "cut in the middle";
  EXPECT_EQ(repair_utf8("\xE2\x82!"), "\uFFFD\uFFFD!");
  EXPECT_EQ(repair_utf8("\x80 a"), "\uFFFD a");
  EXPECT_EQ(repair_utf8("\xC0\xAF"), "\uFFFD\uFFFD") << "longer than needed";
  EXPECT_EQ(repair_utf8("\xED\xA0\x80"), "\uFFFD\uFFFD\uFFFD") << "half of a pair";
  EXPECT_EQ(repair_utf8("\xF4\x90\x80\x80"), "\uFFFD\uFFFD\uFFFD\uFFFD") << "beyond the last letter";
  EXPECT_EQ(repair_utf8("\xF0\x9F\x90ok"), "\uFFFD\uFFFD\uFFFDok");
}

TEST(Utf8, FrameWithInvalidTextIsReadable) {  // P19
  const auto system = small_system();
  WireNames wire_names(*system);
  Deltas deltas(wire_names);
  deltas.refused(7, {"E_TOO_FAR"_k, {{"who"_k, std::string("\xC3")}}, {}});
  deltas.chat({.seat = {}, .as = {}, .to = {}, .text = "a\xE4 b", .rolls = {}});
  ViewerSnapshot whole;
  whole.participants = {{{4}, "B\xF6rn", false, true}};
  deltas.snapshot(whole);

  wire::v1::ServerFrame frame;
  ASSERT_TRUE(frame.ParseFromString(deltas.take()));

  EXPECT_EQ(frame.deltas(0).refused().refusal().params(0).value().text(), "\uFFFD");
  EXPECT_EQ(frame.deltas(1).chat().text(), "a\uFFFD b");
  EXPECT_EQ(frame.deltas(2).snapshot().participants(0).name(), "B\uFFFDrn");
}

/// The bytes of the frame, as a fault would make them: protobuf's own writer complains, and writes it.
std::string bytes_of(const wire::v1::ServerFrame& frame) { return frame.SerializeAsString(); }

TEST(Utf8, FrameWithValidTextPasses) {
  wire::v1::ServerFrame frame;
  EXPECT_TRUE(has_valid_text(bytes_of(frame)));
  wire::v1::Welcome* welcome = frame.add_deltas()->mutable_welcome();
  welcome->set_campaign("Größe");
  welcome->set_names_digest("\xFF\xFE");  // bytes, no text
  welcome->add_names("10 €");
  frame.add_deltas()->mutable_resumed();
  frame.add_deltas()->mutable_creature_patch()->mutable_way()->add_steps(-7);
  frame.add_deltas()->set_echo(1ULL << 63);
  EXPECT_TRUE(has_valid_text(bytes_of(frame)));

  welcome->add_names("cut \xE2\x82");
  EXPECT_FALSE(has_valid_text(bytes_of(frame))) << "in a list, before other deltas";
  welcome->clear_names();
  frame.add_deltas()->mutable_chat()->set_text("\x80");
  EXPECT_FALSE(has_valid_text(bytes_of(frame))) << "the last byte, after an empty message and a list of numbers";
}

TEST(Utf8, BytesThatAreNoFrameHaveNoValidText) {
  wire::v1::ServerFrame frame;
  frame.add_deltas()->mutable_chat()->set_text("hello");
  const std::string bytes = bytes_of(frame);
  EXPECT_FALSE(has_valid_text(bytes.substr(0, bytes.size() - 1)));
  EXPECT_FALSE(has_valid_text("\x0A"));
}

}  // namespace ft::codec
