// The number of the stored format: raised with it, and refused where it is a later one.
#include "server/codec/values/format.hpp"

#include <gtest/gtest.h>

#include "protocol/stored/v1/chat.pb.h"
#include "protocol/stored/v1/journal.pb.h"
#include "protocol/stored/v1/snapshot.pb.h"
#include "rules/kernel/state/world.hpp"
#include "server/codec/stored/stored_chat.hpp"
#include "tests/protocol/examples.hpp"
#include "tests/protocol/small_system.hpp"

namespace ft::codec {

namespace {

/// Everything that protocol/stored declares.
std::uint32_t fingerprint() {
  std::string declared;
  for (const google::protobuf::FileDescriptor* file :
       {stored::v1::Batch::descriptor()->file(), stored::v1::Snapshot::descriptor()->file(),
        stored::v1::State::descriptor()->file(), stored::v1::Event::descriptor()->file(),
        stored::v1::TapeEntry::descriptor()->file(), stored::v1::Value::descriptor()->file(),
        stored::v1::ChatLine::descriptor()->file()})
    declared += file->DebugString();
  return rules::Key(std::string_view(declared)).hash;
}

class FormatNumber : public testing::Test {
 protected:
  std::unique_ptr<const rules::System> system = small_system();
  StoredNames stored_names{*system};
};

}  // namespace

TEST_F(FormatNumber, IsRaisedWithEveryChange) {  // P55
  const std::pair<std::uint32_t, std::uint32_t> recorded{10, 834735356};
  EXPECT_EQ(recorded, std::pair(stored_format, fingerprint())) << "raise stored_format, and record both here";
}

TEST_F(FormatNumber, ALaterBatchIsRefusedAsNewer) {  // P55
  stored::v1::Batch batch;
  batch.set_format(stored_format + 1);
  const auto read = decode_batch(batch.SerializeAsString(), stored_names);
  ASSERT_FALSE(read);
  EXPECT_TRUE(read.error().newer);
  EXPECT_EQ(read.error().what, "the journal batch has format 11, and this version reads formats up to 10");
}

TEST_F(FormatNumber, BytesFromBeforeFormatsAreRead) {  // P55
  EXPECT_TRUE(decode_batch(stored::v1::Batch().SerializeAsString(), stored_names));
}

TEST_F(FormatNumber, ALaterChatLineIsNotRead) {  // P55
  stored::v1::ChatLine line;
  ASSERT_TRUE(line.ParseFromString(encode(ChatLine())));
  EXPECT_EQ(line.format(), stored_format);
  for (const std::uint32_t format : {0U, stored_format}) {
    line.set_format(format);
    EXPECT_TRUE(decode_chat_line(line.SerializeAsString())) << format;
  }
  line.set_format(stored_format + 1);
  EXPECT_FALSE(decode_chat_line(line.SerializeAsString()));
}

TEST_F(FormatNumber, BatchesOneAfterTheOtherAreRead) {  // P57
  const std::vector<Record> records = every_record();
  const auto half = records.begin() + std::ssize(records) / 2;
  const std::string first = encode(Batch{1'700'000'000'123, {records.begin(), half}}, stored_names);
  const std::string second = encode(Batch{1'700'000'000'123, {half, records.end()}}, stored_names);
  const auto read = decode_batch(first + second, stored_names);
  ASSERT_TRUE(read) << read.error().what;
  EXPECT_EQ(*read, (Batch{1'700'000'000'123, records}));
}

TEST_F(FormatNumber, ASnapshotOfAnotherFoldIsPassedOver) {  // P56
  stored::v1::Snapshot snapshot;
  ASSERT_TRUE(snapshot.ParseFromString(encode(a_snapshot(), stored_names)));
  EXPECT_EQ(snapshot.fold(), rules::fold_version);
  EXPECT_TRUE(decode_snapshot(snapshot.SerializeAsString(), stored_names));
  snapshot.set_fold(rules::fold_version + 1);
  const auto read = decode_snapshot(snapshot.SerializeAsString(), stored_names);
  ASSERT_FALSE(read);
  EXPECT_FALSE(read.error().newer);
}

}  // namespace ft::codec
