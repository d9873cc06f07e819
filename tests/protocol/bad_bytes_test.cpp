// Bytes that are not ours: every cut, every flipped bit and any noise is either read or refused, never worse.
#include <google/protobuf/stubs/logging.h>
#include <gtest/gtest.h>

#include "protocol/wire/v1/envelope.pb.h"
#include "server/codec/values/request.hpp"
#include "tests/protocol/examples.hpp"
#include "tests/protocol/random_values.hpp"
#include "tests/protocol/small_system.hpp"

namespace ft::codec {

namespace {

std::string noise(RandomValues& random, std::uint32_t most_bytes) {
  std::string bytes;
  for (std::uint32_t i = random.below(most_bytes); i > 0; --i) bytes += static_cast<char>(random.below(256));
  return bytes;
}

std::string a_client_frame() {
  wire::v1::ClientFrame frame;
  wire::v1::Command* command = frame.mutable_command();
  command->set_client_id(7);
  command->set_action(6);
  command->set_actor(3);
  for (int i = 0; i < 3; ++i) {
    wire::v1::Param* param = command->add_form();
    param->set_name(1);
    param->mutable_value()->mutable_list()->add_values()->mutable_path()->add_steps(1);
    param->mutable_value()->mutable_list()->mutable_values(0)->mutable_path()->add_steps(-1);
  }
  command->set_override_reason("because");
  return frame.SerializeAsString();
}

}  // namespace

/// protobuf would print a line for each text that is no UTF-8; the server silences it likewise.
class BadBytes : public testing::Test {
  google::protobuf::LogSilencer silence_;
};

TEST_F(BadBytes, ABatchCutShortIsReadShortOrRefused) {  // P33
  const auto system = small_system();
  StoredNames stored_names(*system);
  const std::string whole = encode(Batch{7, every_record()}, stored_names);
  constexpr std::size_t format = 2;  // its number at the end, which older batches lack
  for (std::size_t length = 0; length < whole.size() - format; length += 3) {
    const auto read = decode_batch(std::string_view(whole).substr(0, length), stored_names);
    if (read) {
      EXPECT_LT(read->records.size(), every_record().size());
    }
  }
}

TEST_F(BadBytes, ABatchWithABitFlippedInAnyByteIsReadOrRefused) {  // P33
  const auto system = small_system();
  const auto rulebook_names = std::make_shared<RulebookNames>(*system);
  const std::string whole = encode(Batch{7, every_record()}, StoredNames(rulebook_names));
  std::size_t batches = 0, refusals = 0;
  for (std::size_t at = 0; at < whole.size(); ++at) {
    std::string bytes = whole;
    bytes[at] = static_cast<char>(bytes[at] ^ 1 << at % 8);
    StoredNames stored_names(rulebook_names);

    const auto read = decode_batch(bytes, stored_names);

    ++(read ? batches : refusals);
    if (!read) {
      EXPECT_NE(read.error().what, "") << "byte " << at;
      continue;
    }
    const auto again = decode_batch(encode(*read, stored_names), stored_names);
    ASSERT_TRUE(again) << "byte " << at << ": " << again.error().what;
    EXPECT_TRUE(*again == *read) << "byte " << at << " is read as something that is not stored as it is";
  }
  EXPECT_GT(batches, 0U);
  EXPECT_GT(refusals, 0U);
}

TEST_F(BadBytes, NoiseIsNoSnapshot) {  // P33
  const auto system = small_system();
  StoredNames stored_names(*system);
  RandomValues random(4);
  for (int i = 0; i < 5'000; ++i) (void)decode_snapshot(noise(random, 60), stored_names);
  EXPECT_FALSE(decode_snapshot("a snapshot", stored_names));
}

TEST_F(BadBytes, AClientFrameWithAnyBitFlippedIsReadOrRefused) {  // P20
  const auto system = small_system();
  const WireNames wire_names(*system);
  const std::string whole = a_client_frame();
  ASSERT_TRUE(decode_request(whole, wire_names));
  std::size_t requests = 0, refusals = 0;
  for (std::size_t bit = 0; bit < whole.size() * 8; ++bit) {
    std::string bytes = whole;
    bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ 1 << bit % 8);
    ++(decode_request(bytes, wire_names) ? requests : refusals);
  }
  EXPECT_GT(requests, 0U);
  EXPECT_GT(refusals, 0U);
}

TEST_F(BadBytes, AFormWhoseFieldWasNeverSentIsRefused) {  // P20
  const auto system = small_system();
  const WireNames wire_names(*system);
  wire::v1::ClientFrame frame;
  ASSERT_TRUE(frame.ParseFromString(a_client_frame()));
  const wire::v1::Command command = frame.command();
  frame.mutable_ask_choices()->set_action(command.action());
  *frame.mutable_ask_choices()->mutable_form() = command.form();
  frame.mutable_ask_choices()->set_field(65'535);

  EXPECT_FALSE(decode_request(frame.SerializeAsString(), wire_names));
}

TEST_F(BadBytes, NoiseIsNoClientFrame) {  // P20
  const auto system = small_system();
  const WireNames wire_names(*system);
  RandomValues random(5);
  for (int i = 0; i < 20'000; ++i) (void)decode_request(noise(random, 80), wire_names);
  EXPECT_FALSE(decode_request("garbage", wire_names));
}

}  // namespace ft::codec
