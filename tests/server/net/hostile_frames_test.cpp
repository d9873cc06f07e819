// What a WebSocket makes of frames that no browser sends, and of those that few do (RFC 6455; N5, N6).
#include "server/codec/values/request.hpp"
#include "tests/server/net/lobby_fixture.hpp"

namespace ft::test {

using wire::v1::Closing;

class HostileFrames : public CampaignFixture {
 protected:
  explicit HostileFrames(net::Settings settings = {}) : CampaignFixture(std::move(settings)) {}

  /// A client's frame with a mask of zeros. first: opcode and bits.
  static std::string frame(int first, const std::string& content) {
    return std::string{static_cast<char>(first), static_cast<char>(0x80 | content.size())} + std::string(4, '\0') +
           content;
  }
  static std::string hello() {
    wire::v1::ClientFrame frame;
    frame.mutable_hello()->set_protocol(codec::protocol_version);
    return frame.SerializeAsString();
  }
  void expect_refusal_of(const std::string& bytes, int close_code) {
    const auto socket = gm.open_table(campaign);
    socket->send_raw(bytes);
    EXPECT_EQ(socket->wait_for_close().code, Closing::BAD_FRAME);
    EXPECT_EQ(socket->close_code(), close_code);
  }

  static constexpr int more = 0, text = 1, binary = 2, closing = 8, ping = 9, last = 0x80;
};

TEST_F(HostileFrames, InvalidFrameIsAProtocolError) {                    // P9, P20
  expect_refusal_of(std::string("\x82\x01x\0\0\0", 6), 1002);            // without a mask
  expect_refusal_of(frame(0x40 | last | binary, hello()), 1002);         // a reserved bit
  expect_refusal_of(frame(last | 5, hello()), 1002);                     // no such opcode
  expect_refusal_of(frame(last | more, hello()), 1002);                  // goes on with nothing
  expect_refusal_of(frame(ping, "half a ping"), 1002);                   //
  expect_refusal_of("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 1002);  //
}

TEST_F(HostileFrames, TextIsNotTaken) { expect_refusal_of(frame(last | text, hello()), 1003); }  // P20

TEST_F(HostileFrames, AnEndlessFrameIsRefusedByItsHeader) {  // P21
  const std::string endless = std::string("\x82\xFF\x3F", 3) + std::string(7, '\xFF') + std::string(4, '\0');

  expect_refusal_of(endless, 1009);
}

TEST_F(HostileFrames, FragmentsThatNeverEndAreTooLargeTogether) {  // P21
  std::string bytes = frame(binary, std::string(100, 'x'));
  for (int i = 0; i < 656; ++i) bytes += frame(more, std::string(100, 'x'));

  expect_refusal_of(bytes, 1009);
}

TEST_F(HostileFrames, AHelloMayComeInFragmentsAndByteByByte) {
  const auto socket = gm.open_table(campaign);
  const std::string whole = hello();

  for (const char byte : frame(binary, whole.substr(0, 1)) + frame(last | ping, "there?") + frame(more, "") +
                             frame(last | more, whole.substr(1)))
    socket->send_raw({&byte, 1});

  socket->wait_for_snapshot();
  EXPECT_EQ(socket->last_pong(), "there?");
}

TEST_F(HostileFrames, ManyPingsGetOnePong) {
  const auto socket = gm.open_table(campaign);
  std::string flood;
  for (int i = 0; i < 2000; ++i) flood += frame(last | ping, std::to_string(i));

  socket->send_raw(flood);
  socket->greet();

  socket->wait_for_snapshot();
  EXPECT_EQ(socket->last_pong(), "1999");
}

TEST_F(HostileFrames, ACloseIsAnswered) {
  const auto socket = gm.open_table(campaign);

  socket->send_raw(frame(last | closing, "\x03\xE8") + frame(last | binary, "\xFF\xFF") + "garbage");

  EXPECT_EQ(socket->read_raw_to_end(), std::string("\x88\x02\x03\xE8"));
}

class ShortSilence : public HostileFrames {
 protected:
  ShortSilence()
      : HostileFrames({.limits = {.handshake_deadline = std::chrono::milliseconds(100),
                                  .idle_deadline = std::chrono::milliseconds(1000)}}) {}
};

TEST_F(ShortSilence, ClientWithoutAPongIsCut) {
  const auto socket = gm.open_table(campaign);
  socket->greet();
  socket->wait_for_snapshot();

  const std::string all = socket->read_raw_to_end();

  EXPECT_TRUE(all.ends_with(std::string("\x89\0", 2)));
}

TEST_F(ShortSilence, ClientWithoutACloseReplyIsCut) {
  const auto socket = gm.open_table(campaign);
  socket->send_raw("not a frame");

  const std::string all = socket->read_raw_to_end();

  EXPECT_TRUE(all.ends_with("\x88\x02\x03\xEA"));
}

}  // namespace ft::test
