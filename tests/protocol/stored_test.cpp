// The stored format: everything written is read again; other bytes are rejected.
#include <gtest/gtest.h>

#include "protocol/stored/v1/journal.pb.h"
#include "tests/protocol/examples.hpp"
#include "tests/protocol/small_system.hpp"

namespace ft::codec {

using namespace rules::literals;

class StoredFormat : public testing::Test {
 protected:
  Batch again(const Batch& batch) {
    const auto read = decode_batch(encode(batch, stored_names), stored_names);
    EXPECT_TRUE(read) << read.error().what;
    return read.value_or(Batch{});
  }
  rules::Event again(const rules::Event& event) {
    const Batch read = again(Batch{0, {EventsRecorded{{}, {event}}}});
    return std::get<EventsRecorded>(read.records.at(0)).events.at(0);
  }

  std::unique_ptr<const rules::System> system = small_system();
  StoredNames stored_names{*system};
};

TEST_F(StoredFormat, EveryEventIsReadAsItWasWritten) {  // P30
  const rules::Events events = every_event();
  ASSERT_EQ(events.size(), std::variant_size_v<rules::Event>);
  for (std::size_t i = 0; i < events.size(); ++i) {
    ASSERT_EQ(events[i].index(), i) << "examples stand in the order of rules::Event";
    EXPECT_EQ(again(events[i]), events[i]) << "event " << i;
  }
}

TEST_F(StoredFormat, TheNameOfAZoneIsReadAsItWasWritten) {  // P30
  const rules::Event named = rules::TerrainSet{{1}, {{{1, 2}, 1, {.name = "Gatehouse"}}}};

  EXPECT_EQ(again(named), named);
}

TEST_F(StoredFormat, EveryRecordIsReadAsItWasWritten) {  // P30
  std::set<std::size_t> kinds;
  for (const Record& record : every_record()) {
    kinds.insert(record.index());
    EXPECT_EQ(again(Batch{7, {record}}), (Batch{7, {record}})) << "record " << record.index();
  }

  EXPECT_EQ(kinds.size(), std::variant_size_v<Record>);
}

TEST_F(StoredFormat, CountedDiceAreReadAsWritten) {  // P30
  const ChatRolled roll{.id = {7},
                        .seat = {},
                        .expression = "900d6",
                        .dice = {{6, 2, false, 450}, {6, 5, true}, {0, 0, false, 449}},
                        .total = 900,
                        .comment = ""};

  EXPECT_EQ(again(Batch{1, {roll}}).records, (std::vector<Record>{roll}));
}

TEST_F(StoredFormat, EveryValueIsReadAsItWasWritten) {
  const AutoAnswer order{{1}, {2}, "attack"_k, rules::Value(every_value())};

  EXPECT_EQ(again(Batch{0, {order}}), (Batch{0, {order}}));
}

TEST_F(StoredFormat, ASnapshotIsReadAsItWasWritten) {
  const Snapshot snapshot = a_snapshot();

  const auto read = decode_snapshot(encode(snapshot, stored_names), stored_names);

  ASSERT_TRUE(read) << read.error().what;
  EXPECT_EQ(*read, snapshot);
}

TEST_F(StoredFormat, TerrainOnCellsThatNoMapHasIsDamage) {
  stored::v1::Batch batch;
  stored::v1::TerrainRun& run =
      *batch.add_records()->mutable_happened()->add_events()->mutable_ground_set()->add_cells();
  run.mutable_cell()->set_column(1);
  EXPECT_TRUE(decode_batch(batch.SerializeAsString(), stored_names));
  for (const auto& [column, cells] : std::vector<std::pair<int, std::uint32_t>>{{40'000, 1}, {1, 70'000}}) {
    run.mutable_cell()->set_column(column);
    run.set_cells(cells);
    const auto read = decode_batch(batch.SerializeAsString(), stored_names);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().what, "terrain on cells that no map has");
  }
}

TEST_F(StoredFormat, APointThatOldMapsHadIsReadAsNowhere) {
  stored::v1::Batch batch;
  stored::v1::Place& to = *batch.add_records()->mutable_happened()->add_events()->mutable_moved()->mutable_to();
  to.set_kind(stored::v1::Place::POINT);
  to.set_column(120'000);

  const auto read = decode_batch(batch.SerializeAsString(), stored_names);

  ASSERT_TRUE(read) << read.error().what;
  const auto& happened = std::get<EventsRecorded>(read->records.front());
  EXPECT_EQ(std::get<rules::Moved>(happened.events.front()).to, rules::Place{});
}

TEST_F(StoredFormat, AnEmptyBatchIsItsFormat) {
  EXPECT_EQ(encode(Batch{}, stored_names), "\x18\x0a");
  EXPECT_EQ(again(Batch{}), Batch{});
}

TEST_F(StoredFormat, NamesAreStoredInFull) {  // P31
  const std::string bytes =
      encode(Batch{0, {EventsRecorded{{}, {rules::NumberSet{rules::CreatureId{3}, "mood"_k, "angry"_k.hash, 0}}}}},
             stored_names);

  EXPECT_NE(bytes.find("mood"), std::string::npos);
  EXPECT_NE(bytes.find("angry"), std::string::npos);
}

TEST_F(StoredFormat, AHouseRuleKeepsItsValueWhenTheRulebookReordersThem) {  // P31
  const std::string bytes = encode(Batch{0, {EventsRecorded{{}, {rules::HouseRuleSet{"ties"_k, 1}}}}}, stored_names);
  rules::Schema reordered = small_schema();
  reordered.house_rules[0].values = {"attacker", "defender"};
  StoredNames later(rules::names_of(reordered), reordered);

  const auto read = decode_batch(bytes, later);

  ASSERT_TRUE(read);
  const rules::Events events = std::get<EventsRecorded>(read->records.at(0)).events;
  EXPECT_EQ(std::get<rules::HouseRuleSet>(events.at(0)).value, 0);
}

TEST_F(StoredFormat, ANameTheRulebookHasDroppedStaysReadableAndWritable) {  // P31
  rules::Schema old = small_schema();
  old.texts.push_back({"halberd", "Halberd"});
  const StoredNames before(rules::names_of(old), old);
  const Batch batch{0, {EventsRecorded{{}, {rules::FeatureLost{{3}, "halberd"_k}}}}};

  const auto read = decode_batch(encode(batch, before), stored_names);

  ASSERT_TRUE(read) << read.error().what;
  EXPECT_EQ(*read, batch);
  EXPECT_EQ(encode(*read, stored_names), encode(batch, before));
}

TEST_F(StoredFormat, ANameWithTheKeyOfAnotherIsRefused) {
  stored::v1::Batch batch;
  batch.add_records()->mutable_happened()->add_events()->mutable_feature_lost()->set_key("costarring");
  ASSERT_TRUE(stored_names.learn("liquid"));  // FNV-1a of both is 0x5e4daa9d
  ASSERT_EQ(rules::Key("costarring"), rules::Key("liquid"));

  const auto read = decode_batch(batch.SerializeAsString(), stored_names);

  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().what, "the name 'costarring' has the key of 'liquid'");
}

TEST_F(StoredFormat, AnEventOfALaterBuildIsRefused) {  // P33
  stored::v1::Batch batch;
  batch.add_records()->mutable_happened()->add_events();

  const auto read = decode_batch(batch.SerializeAsString(), stored_names);

  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().what, "an unknown kind of Event");
}

TEST_F(StoredFormat, ARecordOfALaterBuildIsRefused) {  // P33
  stored::v1::Batch batch;
  batch.add_records();

  EXPECT_FALSE(decode_batch(batch.SerializeAsString(), stored_names));
}

TEST_F(StoredFormat, AnUnknownEnumeratorIsRefused) {  // P33
  stored::v1::Batch batch;
  stored::v1::ResolutionClosed* closed = batch.add_records()->mutable_closed();
  closed->set_how(static_cast<stored::v1::ResolutionClosed::How>(9));

  const auto read = decode_batch(batch.SerializeAsString(), stored_names);

  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().what, "an unknown choice 9");
}

TEST_F(StoredFormat, HalfACellIsRefused) {
  stored::v1::Batch batch;
  stored::v1::Value* answer = batch.add_records()->mutable_standing_order()->mutable_answer();
  answer->mutable_path()->add_columns_and_rows(1);

  EXPECT_FALSE(decode_batch(batch.SerializeAsString(), stored_names));
}

}  // namespace ft::codec
