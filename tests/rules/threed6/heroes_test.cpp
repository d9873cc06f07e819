// Making characters: points, defaults, hands. Source: threed6.md 2.1, TD-DICE-08, TD-FAT-09.
#include <gmock/gmock.h>

#include "tests/rules/making.hpp"

namespace ft::rules {
namespace {

using namespace literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(MakingHeroes, AnEmptyFormIsAnOrdinaryHuman) {
  const HeroBuild eva = made("");

  EXPECT_THAT(problems(eva), IsEmpty());
  EXPECT_EQ(number(eva, "ST"_k), 10);
  EXPECT_EQ(number(eva, "hp"_k), 10);
  EXPECT_EQ(number(eva, "fp"_k), 10);
  EXPECT_EQ(number(eva, "kind"_k), "pc"_k.hash);
}

TEST(MakingHeroes, AttributesStayWithinTheirPointsAndBounds) {
  EXPECT_THAT(problems(made("attributes = { ST = 15, DX = 15 }")), IsEmpty());
  EXPECT_THAT(problems(made("attributes = { ST = 15, DX = 15, HT = 11 }")), ElementsAre("attributes E_ALLOWANCE"));
  EXPECT_THAT(problems(made("attributes = { IQ = 16 }")), ElementsAre("attributes.IQ E_BOUNDS"));
}

TEST(MakingHeroes, HitPointsAreStrengthUnlessSetApart) {
  EXPECT_EQ(number(made("attributes = { ST = 13 }"), "hp_max"_k), 13);
  EXPECT_EQ(number(made("hp_max = 12"), "hp"_k), 12);
}

TEST(MakingHeroes, SkillsCostWhatTheyAreAboveTheirDefault) {
  const HeroBuild eva = made("attributes = { DX = 12 }\nskills = { broadsword = 15, climbing = 10 }");

  EXPECT_THAT(problems(eva), IsEmpty());
  EXPECT_EQ(eva.allowances[1].spent, 7 + 3);
  EXPECT_THAT(problems(made("skills = { broadsword = 50 }")), ElementsAre("skills E_ALLOWANCE"));
}

TEST(MakingHeroes, HandsHoldWhatTheyCan) {
  EXPECT_THAT(problems(made("holds = [\"broadsword_weapon\", \"medium_shield\"]")), IsEmpty());
  EXPECT_THAT(problems(made("holds = [\"maul\", \"medium_shield\"]")), ElementsAre("holds E_NO_FREE_HAND"));
}

TEST(MakingHeroes, HouseRulesChangeEveryAllowance) {
  const Numbers tight{
      {"hero_points"_k, 2}, {"hero_least"_k, 9}, {"hero_most"_k, 12}, {"hero_skills"_k, 3}, {"hero_things"_k, 1}};

  EXPECT_THAT(problems(made("attributes = { ST = 12 }", tight)), IsEmpty());
  EXPECT_THAT(problems(made("attributes = { ST = 12, DX = 11 }", tight)), ElementsAre("attributes E_ALLOWANCE"));
  EXPECT_THAT(problems(made("attributes = { IQ = 8 }", tight)), ElementsAre("attributes.IQ E_BOUNDS"));
  EXPECT_THAT(problems(made("attributes = { IQ = 13, ST = 9 }", tight)), ElementsAre("attributes.IQ E_BOUNDS"));
  EXPECT_THAT(problems(made("skills = { broadsword = 10 }", tight)), ElementsAre("skills E_ALLOWANCE"));
  EXPECT_THAT(problems(made("packs = [\"knife\", \"cloak\"]", tight)), ElementsAre("packs E_ALLOWANCE"));
}

}  // namespace
}  // namespace ft::rules
