// Making characters: allowances, refusals, derived numbers. Source: vigor.md 2.1, VG-DICE-03, VG-DATA-03, VG-DATA-04.
#include <gmock/gmock.h>

#include "tests/rules/making.hpp"

namespace ft::rules {
namespace {

using namespace literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(MakingHeroes, AnEmptyFormIsAnOrdinaryPerson) {
  const HeroBuild eva = made("");

  EXPECT_THAT(problems(eva), IsEmpty());
  EXPECT_EQ(number(eva, "strength"_k), 10);
  EXPECT_EQ(number(eva, "vigor"_k), 10);
  EXPECT_EQ(number(eva, "durability_max"_k), 10);
  EXPECT_EQ(number(eva, "health"_k), 5);
  EXPECT_EQ(number(eva, "kind"_k), "pc"_k.hash);
}

TEST(MakingHeroes, ResourcesFollowFromScores) {
  const HeroBuild eva = made("abilities = { strength = 21, stamina = 30, soul = 25 }");

  EXPECT_THAT(problems(eva), IsEmpty());
  EXPECT_EQ(number(eva, "vigor_max"_k), 30);
  EXPECT_EQ(number(eva, "mana"_k), 25);
  EXPECT_EQ(number(eva, "durability"_k), 25);  // (21 + 30) / 2, down
  EXPECT_EQ(number(eva, "health_max"_k), 15);
}

TEST(MakingHeroes, ScoresStayWithinTheirPointsAndBounds) {
  EXPECT_THAT(problems(made("abilities = { strength = 35, agility = 35, speed = 30 }")), IsEmpty());
  EXPECT_THAT(problems(made("abilities = { strength = 35, agility = 35, speed = 31 }")),
              ElementsAre("abilities E_ALLOWANCE"));
  EXPECT_THAT(problems(made("abilities = { strength = 36 }")), ElementsAre("abilities.strength E_BOUNDS"));
  EXPECT_THAT(problems(made("abilities = { strength = 4 }")), ElementsAre("abilities.strength E_BOUNDS"));
}

TEST(MakingHeroes, TalentsFollowWhatTheyRequire) {
  EXPECT_THAT(problems(made("talents = [\"quick\", \"quicker\"]")), IsEmpty());
  EXPECT_THAT(problems(made("talents = [\"quicker\"]")), ElementsAre("talents[0] E_TALENT"));
  EXPECT_THAT(problems(made("talents = [\"swift_guard\"]")), ElementsAre("talents[0] E_TALENT"));
  EXPECT_THAT(problems(made("talents = [\"swift_guard\", \"deflect\"]")), IsEmpty());
}

TEST(MakingHeroes, HandsHoldWhatTheyCan) {
  EXPECT_THAT(problems(made("main = [\"sword\"]\noff = [\"wooden_shield\"]")), IsEmpty());
  EXPECT_THAT(problems(made("main = [\"great_sword\"]\noff = [\"dagger\"]")), ElementsAre("main E_HANDS"));
}

TEST(MakingHeroes, HouseRulesChangeEveryAllowance) {
  const Numbers tight{{"hero_points"_k, 70}, {"hero_most"_k, 12}, {"hero_least"_k, 8}, {"hero_skills"_k, 1},
                      {"hero_talents"_k, 0}, {"hero_arts"_k, 0},  {"hero_things"_k, 1}};

  EXPECT_THAT(problems(made("", tight)), IsEmpty());
  EXPECT_THAT(problems(made("abilities = { soul = 11 }", tight)), ElementsAre("abilities E_ALLOWANCE"));
  EXPECT_THAT(problems(made("skills = { blades = 2 }", tight)), ElementsAre("skills E_ALLOWANCE"));
  EXPECT_THAT(problems(made("talents = [\"quick\"]", tight)), ElementsAre("talents E_ALLOWANCE"));
  EXPECT_THAT(problems(made("packs = [\"sword\", \"dagger\"]", tight)), ElementsAre("packs E_ALLOWANCE"));
}

}  // namespace
}  // namespace ft::rules
