// The codec's law over many values: reading undoes writing (fixed sequences, the same in each run).
#include <gtest/gtest.h>

#include "protocol/wire/v1/envelope.pb.h"
#include "server/codec/stored/stored_chat.hpp"
#include "server/codec/values/request.hpp"
#include "server/codec/wire/wire_reader.hpp"
#include "server/codec/wire/wire_writer.hpp"
#include "tests/protocol/examples.hpp"
#include "tests/protocol/random_values.hpp"
#include "tests/protocol/small_system.hpp"

namespace ft::codec {

TEST(RandomRoundTrips, AnyBatchIsReadAsItWasWritten) {  // P30
  const auto system = small_system();
  StoredNames stored_names(*system);
  RandomValues random(1);
  for (int i = 0; i < 6000; ++i) {
    const Batch batch = random.any<Batch>();

    const auto read = decode_batch(encode(batch, stored_names), stored_names);

    ASSERT_TRUE(read) << read.error().what << " in round " << i;
    ASSERT_EQ(*read, batch) << "round " << i;
  }
}

TEST(RandomRoundTrips, AnyEventIsReadAsItWasWritten) {  // P30
  const auto system = small_system();
  StoredNames stored_names(*system);
  RandomValues random(2);
  for (int i = 0; i < 6000; ++i) {
    const Batch batch{i, {EventsRecorded{{7}, {random.any<rules::Event>(), random.any<rules::Event>()}}}};

    ASSERT_EQ(decode_batch(encode(batch, stored_names), stored_names).value(), batch) << "round " << i;
  }
}

TEST(RandomRoundTrips, AnySnapshotIsReadAsItWasWritten) {  // P30
  const auto system = small_system();
  StoredNames stored_names(*system);
  RandomValues random(6);
  for (int i = 0; i < 500; ++i) {
    const Snapshot snapshot = random.any<Snapshot>();

    ASSERT_EQ(decode_snapshot(encode(snapshot, stored_names), stored_names).value(), snapshot) << "round " << i;
  }
}

TEST(RandomRoundTrips, AnyChatLineIsReadAsItWasWritten) {
  RandomValues random(7);
  for (int i = 0; i < 1000; ++i) {
    const ChatLine line = random.any<ChatLine>();

    const auto read = decode_chat_line(encode(line));

    ASSERT_TRUE(read);
    ASSERT_EQ(fields(*read), fields(line)) << "round " << i;
  }
}

TEST(RandomRoundTrips, AnyPathArrivesAsItWasSent) {
  const auto system = small_system();
  WireNames wire_names(*system);
  RandomValues random(3);
  for (int i = 0; i < 2000; ++i) {
    const rules::Path path = random.path(500);
    wire::Path sent;
    WireWriter(wire_names).write(path, &sent);

    ASSERT_EQ(WireReader(wire_names).read(sent), path) << "round " << i;
  }
}

TEST(RoundTrips, EveryValueArrivesAsItWasSent) {
  const auto system = small_system();
  WireNames wire_names(*system);
  for (const rules::Value& value : every_value()) {
    wire::Value sent;
    WireWriter(wire_names).write(value, &sent);

    EXPECT_EQ(WireReader(wire_names).read(sent), value);
  }
}

}  // namespace ft::codec
