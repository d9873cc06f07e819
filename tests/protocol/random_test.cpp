// The codec's law over many values: reading undoes writing (fixed sequences, the same in each run).
#include <gtest/gtest.h>

#include "protocol/wire/v1/envelope.pb.h"
#include "server/codec/request.hpp"
#include "server/codec/wire_reader.hpp"
#include "server/codec/wire_writer.hpp"
#include "tests/protocol/examples.hpp"
#include "tests/protocol/random_values.hpp"
#include "tests/protocol/small_system.hpp"

namespace ft::codec {

TEST(RandomRoundTrips, AnyBatchOfEventsIsReadAsItWasWritten) {  // P30
  const auto system = small_system();
  StoredNames vocabulary(*system);
  RandomValues random(1);
  for (int i = 0; i < 4000; ++i) {
    Happened happened{{i % 3U}, {}};
    for (std::uint32_t n = random.below(6); n > 0; --n) happened.events.push_back(random.event());
    const Batch batch{i, {std::move(happened)}};

    const auto read = decode_batch(encode(batch, vocabulary), vocabulary);

    ASSERT_TRUE(read) << read.error().what << " in round " << i;
    ASSERT_EQ(*read, batch) << "round " << i;
  }
}

TEST(RandomRoundTrips, AnyTapeEntryIsReadAsItWasWritten) {
  const auto system = small_system();
  StoredNames vocabulary(*system);
  RandomValues random(2);
  for (int i = 0; i < 4000; ++i) {
    const rules::Answered answered{
        random.below(9), {random.below(9)}, {}, random.value(), static_cast<rules::AnsweredBy>(random.below(4))};
    const Batch batch{i, {Taped{{7}, answered}, Taped{{7}, rules::ConcurrentEvents{{random.event()}}}}};

    ASSERT_EQ(decode_batch(encode(batch, vocabulary), vocabulary).value(), batch) << "round " << i;
  }
}

TEST(RandomRoundTrips, AnyPathArrivesAsItWasSent) {
  const auto system = small_system();
  WireNames dictionary(*system);
  RandomValues random(3);
  for (int i = 0; i < 2000; ++i) {
    const rules::Path path = random.path(500);
    wire::Path sent;
    WireWriter(dictionary).write(path, &sent);

    ASSERT_EQ(WireReader(dictionary).read(sent), path) << "round " << i;
  }
}

TEST(RoundTrips, EveryValueArrivesAsItWasSent) {
  const auto system = small_system();
  WireNames dictionary(*system);
  for (const rules::Value& value : every_value()) {
    wire::Value sent;
    WireWriter(dictionary).write(value, &sent);

    EXPECT_EQ(WireReader(dictionary).read(sent), value);
  }
}

}  // namespace ft::codec
