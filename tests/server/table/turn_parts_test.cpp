// Which parts of a turn a fault is attributed to (law T7).
#include <gtest/gtest.h>

#include "server/table/play/turn_parts.hpp"

namespace ft::test {

using table::TurnPart;
using table::TurnParts;

namespace {

TurnPart message(std::uint64_t seat, std::uint32_t client_id) { return {.seat = {seat}, .client_id = client_id}; }

std::vector<std::uint32_t> blamed(const TurnParts& parts) {
  std::vector<std::uint32_t> ids;
  for (const TurnPart& part : parts.blamed()) ids.push_back(part.client_id);
  return ids;
}

}  // namespace

TEST(TurnParts, AFaultInAMessageIsThatMessages) {
  TurnParts parts;
  parts.begin_turn();
  parts.begin(message(1, 11));
  parts.begin(message(2, 22));

  EXPECT_EQ(blamed(parts), std::vector<std::uint32_t>{22});
}

TEST(TurnParts, AFaultInAContinuedResolutionIsAlsoTheMessageBeforeIt) {
  TurnParts parts;
  parts.begin_turn();
  parts.begin(message(1, 11));
  parts.begin({.open = {5}});

  EXPECT_EQ(blamed(parts), (std::vector<std::uint32_t>{0, 11}));
}

TEST(TurnParts, AFaultAfterAllPartsIsEveryMessages) {
  TurnParts parts;
  parts.begin_turn();
  parts.begin(message(1, 11));
  parts.begin({.open = {5}});
  parts.begin(message(2, 22));
  parts.end_parts();

  EXPECT_EQ(blamed(parts), (std::vector<std::uint32_t>{11, 22}));
}

TEST(TurnParts, AFaultBeforeTheFirstPartOfATurnHasNoOwner) {
  TurnParts parts;
  parts.begin_turn();
  parts.begin(message(1, 11));  // its fault ends this turn
  parts.forget_turn(parts.blamed());
  parts.begin_turn();

  EXPECT_EQ(blamed(parts), std::vector<std::uint32_t>{});
}

TEST(TurnParts, TheThirdFaultInARowWithoutAMessageIsTooMany) {
  TurnParts parts;
  parts.begin_turn();
  EXPECT_TRUE(parts.count_fault());
  EXPECT_TRUE(parts.count_fault());
  parts.begin(message(1, 11));
  EXPECT_TRUE(parts.count_fault()) << "a message begins the count again";
  parts.begin_turn();
  EXPECT_TRUE(parts.count_fault());
  EXPECT_TRUE(parts.count_fault());
  EXPECT_FALSE(parts.count_fault());
}

TEST(TurnParts, StepsOfTheTableItselfAreKeptUntilTheNextRead) {
  TurnParts parts;
  parts.begin_turn();
  parts.begin(message(1, 11));
  parts.begin({.open = {5}});
  parts.forget_turn(parts.blamed());

  const auto stopping = parts.take_stopping();
  ASSERT_EQ(stopping.size(), 1U);
  EXPECT_EQ(stopping[0].open.value, 5U);
  EXPECT_TRUE(parts.take_stopping().empty());
}

}  // namespace ft::test
