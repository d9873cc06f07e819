// What no player knows, and whose light no player sees, changes no byte that is sent to a player: each evening is played twice,
// once while strangers act where no player sees (sight S1, S11, S17, S18, S24, S25).
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/server/rulebooks/evening.hpp"

namespace ft::test {

namespace {

std::string as_text(const std::string& frame, const std::vector<std::string>& names) {
  wire::ServerFrame read;
  return read.ParseFromString(frame) ? in_words(read.ShortDebugString(), names) : "no frame";
}

/// The first frame that differs; empty: none.
std::string difference(const std::vector<std::string>& quiet, const std::vector<std::string>& busy,
                       const std::vector<std::string>& names) {
  const auto [a, b] = std::ranges::mismatch(quiet, busy);
  if (a == quiet.end() && b == busy.end()) return "";
  return "while strangers are quiet:\n" + (a == quiet.end() ? "nothing" : as_text(*a, names)) + "\nwhile they act:\n" +
         (b == busy.end() ? "nothing" : as_text(*b, names));
}

using Which = std::tuple<const char*, Kind, unsigned>;

std::string name_of(const testing::TestParamInfo<Which>& one) {
  const std::array kinds = {"_peace_", "_fight_", "_long_thought_"};
  const auto& [system, kind, seed] = one.param;
  return std::string(system) + kinds.at(static_cast<std::size_t>(kind)) + std::to_string(seed);
}

}  // namespace

class UnknownActs : public testing::TestWithParam<Which> {};

TEST_P(UnknownActs, ChangesNoByteThatPlayersAreSent) {
  const auto [system, kind, seed] = GetParam();
  Evening quiet(system, kind, seed), busy(system, kind, seed);
  for (int i = 0; i < 60; ++i) {
    busy.strangers_act();
    quiet.players_act();
    busy.players_act();
    ASSERT_TRUE(busy.server_log().empty()) << testing::PrintToString(busy.server_log()) << busy.latest();
    ASSERT_TRUE(quiet.is_sealed()) << quiet.latest();
    for (const auto& [seat, frames] : quiet.sent()) {
      if (seat == 1) continue;
      ASSERT_TRUE(frames == busy.sent().at(seat))
          << "seat " << seat << ", step " << i << ", after" << busy.latest() << "\n"
          << difference(frames, busy.sent().at(seat), busy.names());
    }
  }
  for (const auto& [seat, frames] : busy.sent())
    for (const std::string& frame : frames)
      ASSERT_TRUE(seat == 1 || frame.find(secret) == std::string::npos) << as_text(frame, busy.names());
  EXPECT_GT(busy.played, 5U) << "players do little";
  EXPECT_GT(busy.acted, 10U) << "strangers do little";
}

INSTANTIATE_TEST_SUITE_P(Evenings, UnknownActs,
                         testing::Combine(testing::Values("aura", "grimwire", "heimr", "threed6", "vigor"),
                                          testing::Values(Kind::peace, Kind::fight, Kind::long_thought),
                                          testing::Range(5U, 10U)),
                         name_of);

}  // namespace ft::test
