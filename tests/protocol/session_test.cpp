// Welcome, snapshot, questions and the rest of what opens and keeps up a connection.
#include <gtest/gtest.h>

#include "protocol/wire/v1/envelope.pb.h"
#include "server/codec/names/server_schema.hpp"
#include "server/codec/wire/deltas.hpp"
#include "tests/protocol/examples.hpp"
#include "tests/protocol/small_system.hpp"

namespace ft::codec {

using namespace rules::literals;

class Session : public testing::Test {
 protected:
  wire::v1::Delta sent() {
    wire::v1::ServerFrame frame;
    EXPECT_TRUE(frame.ParseFromString(deltas.take()));
    EXPECT_EQ(frame.deltas_size(), 1);
    return frame.deltas(0);
  }

  std::unique_ptr<const rules::System> system = small_system();
  WireNames wire_names{*system};
  Deltas deltas{wire_names};
  ListedRecords records = listed(system->content(), system->schema().records);
};

TEST_F(Session, TheDictionaryBeginsWithNothingAndHoldsEveryName) {
  const std::vector<std::string>& names = wire_names.names();

  EXPECT_EQ(names.at(0), "");
  EXPECT_EQ(names.at(1), "life") << "numbers of the schema come first";
  EXPECT_EQ(names.size(), system->names().all().size() + server_refusals().size() + server_texts().size());
  for (std::uint32_t i = 0; i < names.size(); ++i) EXPECT_EQ(wire_names.index(*wire_names.key(i)), i);
}

TEST_F(Session, NamesThatStoredBytesBroughtComeLast) {
  const std::size_t before = wire_names.names().size();
  rules::NameTable names = system->names();
  names.add("halberd");

  wire_names.grow(names);

  EXPECT_EQ(wire_names.index("halberd"_k), before);
  EXPECT_EQ(wire_names.names().size(), before + 1);
}

TEST_F(Session, AWelcomeBringsNamesAndSchema) {
  deltas.welcome({.seat = {4}, .gm = true, .campaign = "Cellar", .resume = "token"}, *system, records);

  const wire::v1::Welcome welcome = sent().welcome();

  EXPECT_EQ(welcome.names_size(), static_cast<int>(wire_names.names().size()));
  EXPECT_EQ(welcome.schema().numbers(0).key(), wire_names.index("life"_k));
  EXPECT_EQ(welcome.schema().numbers(0).reserved(), wire_names.index("strength"_k));
  EXPECT_EQ(welcome.schema().records(0).summary(), "A blade.");
  EXPECT_EQ(welcome.schema().records(0).icon(), "broadsword");
  EXPECT_EQ(welcome.schema().house_rules(0).diagonals_size(), 0);
  EXPECT_EQ(welcome.schema().house_rules(1).diagonals(1), wire::v1::HouseRuleSchema::EUCLIDEAN);
  EXPECT_EQ(welcome.names_digest().size(), 8U);
}

TEST_F(Session, AClientThatHoldsTheNamesIsNotSentThemAgain) {  // P4
  deltas.welcome({.seat = {4}, .with_schema = false}, *system, records);

  const wire::v1::Welcome welcome = sent().welcome();

  EXPECT_EQ(welcome.names_size(), 0);
  EXPECT_FALSE(welcome.has_schema());
  EXPECT_EQ(welcome.names_digest(), names_digest(wire_names, *system, records));
}

TEST_F(Session, AnotherNameChangesTheDigest) {  // P4
  const std::string before = names_digest(wire_names, *system, records);
  rules::NameTable names = system->names();
  names.add("halberd");

  wire_names.grow(names);

  EXPECT_NE(names_digest(wire_names, *system, records), before);
}

TEST_F(Session, SecretNamesAreSentToTheGmOnly) {  // P13, P26
  rules::NameTable names = system->names();
  names.add("traitor");
  names.add("halberd");
  const std::size_t before = wire_names.size();
  wire_names.grow(names);
  wire_names.keep_secret({"traitor"_k});

  EXPECT_EQ(wire_names.names(WireNames::Reader::gm, before), (std::vector<std::string>{"halberd", "traitor"}));
  EXPECT_EQ(wire_names.names(WireNames::Reader::player, before), (std::vector<std::string>{"halberd", ""}));
  EXPECT_EQ(wire_names.keep_secret({}), before + 1);
  EXPECT_EQ(wire_names.names(WireNames::Reader::player, before), (std::vector<std::string>{"halberd", "traitor"}));
}

TEST_F(Session, SnapshotHoldsStateLogAndOpenQuestions) {
  const rules::Question question = a_question();
  ViewerSnapshot whole;
  whole.state = a_state();
  whole.log = {{{.group = {9}}, {rules::LogLine{"pushed"_k, {}, {}, {}}}, {}},
               {{.group = {8}}, {}, *a_snapshot().log.back().chat_roll}};
  whole.questions = {
      {.resolution = {9}, .question = question, .mine = true, .running = true, .total_ms = 30'000, .left_ms = 12'000}};
  whole.waiting = {{{{7}, 1}, {3}}};
  whole.participants = {{{4}, "Bea", false, true}};
  whole.status = {TableStatus::Kind::storage_stalled, "the disk is full"};
  deltas.snapshot(whole);

  const wire::v1::Snapshot snapshot = sent().snapshot();

  EXPECT_EQ(snapshot.state().creatures(0).name(), "Ada, die Große");
  EXPECT_EQ(snapshot.log_size(), 2);
  EXPECT_EQ(snapshot.log(1).dice().total(), 10);
  EXPECT_EQ(snapshot.questions(0).id(), "9.2");
  EXPECT_EQ(snapshot.questions(0).left_ms(), 12'000);
  EXPECT_EQ(snapshot.waiting(0).question(), "7.1");
  EXPECT_EQ(snapshot.participants(0).name(), "Bea");
  EXPECT_EQ(snapshot.status().kind(), wire::v1::TableStatus::STORAGE_STALLED);
}

TEST_F(Session, SnapshotHoldsTheNewestLogPiecesThatFit) {  // P3
  ViewerSnapshot whole;
  for (std::uint64_t group = 1; group <= 50; ++group)
    whole.log.push_back(
        {{.group = {group}}, {rules::LogLine{"pushed"_k, {}, {}, {}}, rules::LogLine{"pushed"_k, {}, {}, {}}}, {}});
  const auto groups_of = [&](std::size_t log_bytes) {
    deltas.snapshot(whole, log_bytes);
    std::vector<std::uint64_t> groups;
    const wire::v1::Delta delta = sent();
    for (const wire::v1::LogEntry& entry : delta.snapshot().log()) groups.push_back(entry.group());
    return groups;
  };
  wire::v1::Snapshot last_two;
  deltas.snapshot(whole);
  const auto all = sent().snapshot().log();
  EXPECT_EQ(all.size(), 100);
  for (int i = 96; i < 100; ++i) *last_two.add_log() = all[i];
  const std::size_t size = last_two.ByteSizeLong();

  EXPECT_EQ(groups_of(size), (std::vector<std::uint64_t>{49, 49, 50, 50}));
  EXPECT_EQ(groups_of(size - 1), (std::vector<std::uint64_t>{50, 50}));
  EXPECT_EQ(groups_of(0), (std::vector<std::uint64_t>{50, 50})) << "always the newest";
}

TEST_F(Session, AQuestionsNameComesBack) {
  const QuestionId name{{0xDEADBEEF}, 12};

  EXPECT_EQ(write_question_name(name), "deadbeef.12");
  EXPECT_EQ(read_question_name("deadbeef.12"), name);
  for (const char* bad : {"", ".", "12", "12.", ".12", "x.1", "1.1.1", "1.-1", "11112222333344445.1", "1.4294967296"})
    EXPECT_FALSE(read_question_name(bad)) << bad;
}

TEST_F(Session, RefusalIsItsCodeAndParameters) {
  deltas.refused(7, {"E_TOO_FAR"_k, {{"who"_k, rules::CreatureId{3}}}, "S-1"_k});

  const wire::v1::Refused refused = sent().refused();

  EXPECT_EQ(refused.client_id(), 7U);
  EXPECT_EQ(refused.refusal().code(), wire_names.index("E_TOO_FAR"_k));
  EXPECT_EQ(refused.refusal().params(0).value().ref().creature(), 3U);
}

TEST_F(Session, AnOfferIsLegalOrSaysWhyNot) {
  const rules::Command move{"move"_k, {3}, {}, {}, {}};
  deltas.offers({3}, {{move, std::nullopt}, {move, rules::Refusal{"E_BUSY"_k, {}, {}}}});

  const wire::v1::Offers offers = sent().offers();

  EXPECT_FALSE(offers.offers(0).has_why_not());
  EXPECT_TRUE(offers.offers(1).has_why_not());
}

TEST_F(Session, ChoiceIsLegalWithItsPaymentOrHasARefusal) {
  const rules::Value target = rules::CreatureId{3};
  deltas.choices(
      7, {{target, {{"life"_k, std::int64_t{2}}}, std::nullopt}, {target, {}, rules::Refusal{"E_BUSY"_k, {}, {}}}});

  const wire::v1::Choices choices = sent().choices();

  EXPECT_EQ(choices.client_id(), 7U);
  EXPECT_FALSE(choices.choices(0).has_why_not());
  ASSERT_EQ(choices.choices(0).added_size(), 1);
  EXPECT_EQ(choices.choices(0).added(0).value().number(), 2);
  EXPECT_TRUE(choices.choices(1).has_why_not());
  EXPECT_EQ(choices.choices(1).added_size(), 0);
}

TEST_F(Session, DragPreviewHasDistanceAndCost) {
  rules::PathPreview preview{.cost = {1000, 2500},
                             .band = {"red"_k, "blue"_k},
                             .left = -500,
                             .stops_at = 1,
                             .refusal = {},
                             .rolls = {{1, "red"_k}}};
  deltas.drag_preview({{3}, {}, 8}, {{1, 1}, {2, 2}}, preview);

  const wire::v1::DragPreview sent_preview = sent().drag_preview();

  EXPECT_EQ(sent_preview.count(), 8U);
  EXPECT_EQ(sent_preview.cost(1), 2500);
  EXPECT_EQ(sent_preview.band(1), wire_names.index("blue"_k));
  EXPECT_EQ(sent_preview.left(), -500);
  ASSERT_EQ(sent_preview.rolls_size(), 1);
  EXPECT_EQ(sent_preview.rolls(0).cell(), 1U);
  EXPECT_EQ(sent_preview.rolls(0).text(), wire_names.index("red"_k));
}

TEST_F(Session, AVoidedGroupIsNamedAsItsLogEntriesAre) {
  deltas.voided({{0xDEADBEEF}}, "again");

  EXPECT_EQ(sent().voided().groups(0), "3735928559");
}

}  // namespace ft::codec
