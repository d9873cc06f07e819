// WebSocket frames, taken apart and put together (RFC 6455).
#include "server/net/frames.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace ft::test {

using net::FrameReader;
using net::Opcode;
using Verdict = FrameReader::Verdict;

class Heard : public FrameReader::Listener {
 public:
  void received(Opcode kind, std::string_view bytes) override { all.emplace_back(kind, bytes); }
  std::vector<std::pair<Opcode, std::string>> all;
};

/// A client's frame: `first` is the byte with opcode and bits.
std::string frame(std::uint8_t first, const std::string& content) {
  std::string bytes{static_cast<char>(first)};
  const net::FrameHeader header(Opcode::binary, content.size());
  bytes += header.bytes().substr(1);
  bytes[1] = static_cast<char>(bytes[1] | 0x80);
  const std::string mask = "\x11\x22\x33\x44";
  bytes += mask;
  for (std::size_t i = 0; i < content.size(); ++i) bytes += static_cast<char>(content[i] ^ mask[i % 4]);
  return bytes;
}

constexpr std::uint8_t last = 0x80;
constexpr std::uint8_t binary = 2, text = 1, more = 0, closing = 8, ping = 9;

class FramesTest : public testing::Test {
 protected:
  Verdict take(std::string bytes) { return reader.take(bytes, heard); }

  FrameReader reader{100};
  Heard heard;
  using Messages = std::vector<std::pair<Opcode, std::string>>;
};

TEST_F(FramesTest, AMessageIsUnmasked) {
  EXPECT_EQ(take(frame(last | binary, "hello")), Verdict::fine);

  EXPECT_EQ(heard.all, (Messages{{Opcode::binary, "hello"}}));
}

TEST_F(FramesTest, BytesMayComeOneByOne) {
  for (const char byte : frame(last | text, "one") + frame(last | binary, "two")) (void)take({byte});

  EXPECT_EQ(heard.all, (Messages{{Opcode::text, "one"}, {Opcode::binary, "two"}}));
}

TEST_F(FramesTest, SeveralMessagesMayComeAtOnce) {
  EXPECT_EQ(take(frame(last | binary, "a") + frame(last | binary, "") + frame(last | binary, "c")), Verdict::fine);

  EXPECT_EQ(heard.all, (Messages{{Opcode::binary, "a"}, {Opcode::binary, ""}, {Opcode::binary, "c"}}));
}

TEST_F(FramesTest, FragmentsAreOneMessageAndAPingMayComeBetween) {
  EXPECT_EQ(take(frame(binary, "one ") + frame(last | ping, "?") + frame(more, "two ") + frame(last | more, "three")),
            Verdict::fine);

  EXPECT_EQ(heard.all, (Messages{{Opcode::ping, "?"}, {Opcode::binary, "one two three"}}));
}

TEST_F(FramesTest, AMessageOfTheBoundIsTaken) {
  EXPECT_EQ(take(frame(last | binary, std::string(100, 'x'))), Verdict::fine);

  EXPECT_EQ(heard.all.front().second.size(), 100u);
}

TEST_F(FramesTest, ALargerOneIsTheEndBeforeItIsThere) {
  const std::string header = frame(last | binary, std::string(101, 'x')).substr(0, 6);

  EXPECT_EQ(take(header), Verdict::too_large);
  EXPECT_EQ(take(frame(last | binary, "next")), Verdict::fine);

  EXPECT_TRUE(heard.all.empty());
}

TEST_F(FramesTest, FragmentsTogetherHaveTheSameBound) {
  EXPECT_EQ(take(frame(binary, std::string(60, 'x'))), Verdict::fine);
  EXPECT_EQ(take(frame(more, std::string(40, 'x'))), Verdict::fine);
  EXPECT_EQ(take(frame(last | more, "x")), Verdict::too_large);

  EXPECT_TRUE(heard.all.empty());
}

TEST_F(FramesTest, ALengthBeyondAllBoundsIsTooLarge) {
  std::string header{static_cast<char>(last | binary), static_cast<char>(0x80 | 127)};
  header += std::string(8, '\xFF') + "mask";

  EXPECT_EQ(take(header), Verdict::too_large);
}

TEST_F(FramesTest, NothingIsUnderstoodAfterAClose) {
  EXPECT_EQ(take(frame(last | closing, "\x03\xE8") + frame(last | binary, "still there?")), Verdict::fine);
  EXPECT_EQ(take("garbage"), Verdict::fine);

  EXPECT_EQ(heard.all, (Messages{{Opcode::close, "\x03\xE8"}}));
}

TEST_F(FramesTest, InvalidFramesAreRejected) {
  const std::string unmasked{static_cast<char>(last | binary), '\x01', 'x', 0, 0, 0};
  const std::string long_length{static_cast<char>(last | binary), static_cast<char>(0x80 | 126), 0, 1, 0, 0, 0, 0, 'x'};
  const std::vector<std::string> all{
      unmasked,                                   //
      frame(0x40 | last | binary, "x"),           // a reserved bit
      frame(last | 3, "x"),                       // an unknown opcode
      frame(last | more, "x"),                    // nothing to go on with
      frame(binary, "x") + frame(binary, "y"),    // a message within a message
      frame(ping, "x"),                           // a ping in fragments
      frame(last | ping, std::string(126, 'x')),  // a long ping
      frame(last | closing, "x"),                 // half a close code
      long_length,                                // a length in more bytes than it needs
  };

  for (const std::string& bytes : all) {
    FrameReader fresh{100};
    std::string copy = bytes;
    EXPECT_EQ(fresh.take(copy, heard), Verdict::wrong);
  }
  EXPECT_TRUE(heard.all.empty());
}

TEST_F(FramesTest, ACloseSaysItsCode) { EXPECT_EQ(net::close_frame(net::CloseCode::normal), "\x88\x02\x03\xE8"); }

TEST_F(FramesTest, AHeaderTakesTheFewestBytes) {
  const auto size_of = [](std::size_t content) { return net::FrameHeader(Opcode::binary, content).bytes().size(); };

  EXPECT_EQ(size_of(0), 2u);
  EXPECT_EQ(size_of(125), 2u);
  EXPECT_EQ(size_of(126), 4u);
  EXPECT_EQ(size_of(65'535), 4u);
  EXPECT_EQ(size_of(65'536), 10u);
}

}  // namespace ft::test
