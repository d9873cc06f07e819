// Making characters: allowances, refusals, and the heroes that come with the book. Source: AU-STAT-01, AU-MPL-05, AU-ITEM-01.
#include <gmock/gmock.h>

#include "tests/rules/making.hpp"

namespace ft::rules {
namespace {

using namespace literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(MakingHeroes, AnEmptyFormIsAnAverageHuman) {
  const HeroBuild eva = made("");

  EXPECT_THAT(problems(eva), IsEmpty());
  EXPECT_EQ(eva.creature.side, "heroes"_k);
  EXPECT_EQ(number(eva, "str"_k), 10);
  EXPECT_EQ(number(eva, "level"_k), 1);
  EXPECT_EQ(number(eva, "size"_k), "medium"_k.hash);
  EXPECT_EQ(number(eva, "stamina"_k), 10);
  EXPECT_EQ(number(eva, "aura"_k), 20);
  EXPECT_EQ(number(eva, "surges"_k), 5);
}

TEST(MakingHeroes, ScoresStayWithinTheirPointsAndBounds) {
  EXPECT_THAT(problems(made("scores = { str = 16, dex = 16 }")), IsEmpty());
  EXPECT_THAT(problems(made("scores = { str = 16, dex = 16, con = 13, wis = 7 }")), IsEmpty());
  EXPECT_THAT(problems(made("scores = { str = 16, dex = 16, con = 11 }")), ElementsAre("scores E_ALLOWANCE"));
  EXPECT_THAT(problems(made("scores = { str = 17 }")), ElementsAre("scores.str E_BOUNDS"));
  EXPECT_THAT(problems(made("scores = { cha = 6 }")), ElementsAre("scores.cha E_BOUNDS"));
}

TEST(MakingHeroes, ProficiencyGivesAPointALevelAndAStyleAt3And6) {
  const HeroBuild eva = made(
      "mpl = 3\nnumbers = { armStrength = 8, initiative = 1 }\nmplBonuses = { armStrength = 2, initiative = 1 }\n"
      "combatStyles = [\"longshot\"]");

  EXPECT_THAT(problems(eva), IsEmpty());
  EXPECT_EQ(number(eva, "armStrength"_k), 10);
  EXPECT_EQ(number(eva, "initiative"_k), 2);
  EXPECT_THAT(problems(made("mpl = 1\nmplBonuses = { legStrength = 2 }")), ElementsAre("mplBonuses E_ALLOWANCE"));
  EXPECT_THAT(problems(made("mpl = 2\ncombatStyles = [\"longshot\"]")), ElementsAre("combatStyles E_ALLOWANCE"));
  EXPECT_THAT(problems(made("mpl = 6\ncombatStyles = [\"longshot\", \"great_arc\"]", {{"hero_mpl"_k, 6}})), IsEmpty());
  EXPECT_THAT(problems(made("mpl = 4")), ElementsAre("mpl E_BOUNDS"));
  EXPECT_THAT(problems(made("level = 5")), ElementsAre("level E_BOUNDS"));
}

TEST(MakingHeroes, HandsAndSuitLimitTheGear) {
  EXPECT_THAT(problems(made("held = [\"mace\", \"shield\"]\nworn = [\"mail\"]")), IsEmpty());
  EXPECT_THAT(problems(made("held = [\"spear\", \"buckler\"]")), ElementsAre("held hands_full"));
  EXPECT_THAT(problems(made("worn = [\"mail\", \"leather\"]")), ElementsAre("worn E_ALLOWANCE"));
}

TEST(MakingHeroes, PeopleAndSizeSetOmittedFields) {
  const HeroBuild dara = made("race = \"hillfolk\"");
  EXPECT_EQ(number(dara, "speed"_k), 5);
  EXPECT_EQ(number(dara, "inherentFortitude"_k), 11);

  const HeroBuild giant = made("size = \"large\"");
  EXPECT_EQ(number(giant, "size"_k), "large"_k.hash);
  EXPECT_EQ(giant.creature.size, 2);
}

TEST(MakingHeroes, HouseRulesChangeEveryAllowance) {
  const Numbers tight{{"hero_points"_k, 2}, {"hero_least"_k, 10},    {"hero_most"_k, 12}, {"hero_level"_k, 1},
                      {"hero_mpl"_k, 1},    {"hero_abilities"_k, 0}, {"hero_things"_k, 1}};

  EXPECT_THAT(problems(made("scores = { str = 12 }\nmpl = 1\nheld = [\"club\"]", tight)), IsEmpty());
  EXPECT_THAT(problems(made("scores = { str = 12, dex = 11 }", tight)), ElementsAre("scores E_ALLOWANCE"));
  EXPECT_THAT(problems(made("scores = { str = 9 }", tight)), ElementsAre("scores.str E_BOUNDS"));
  EXPECT_THAT(problems(made("scores = { str = 13, dex = 10 }", {{"hero_most"_k, 12}})),
              ElementsAre("scores.str E_BOUNDS"));
  EXPECT_THAT(problems(made("level = 2", tight)), ElementsAre("level E_BOUNDS"));
  EXPECT_THAT(problems(made("mpl = 2", tight)), ElementsAre("mpl E_BOUNDS"));
  EXPECT_THAT(problems(made("abilities = [\"iron_hand\"]", tight)), ElementsAre("abilities E_ALLOWANCE"));
  EXPECT_THAT(problems(made("pack = [\"torch\", \"torch\"]", tight)), ElementsAre("pack E_ALLOWANCE"));
}

TEST(MakingHeroes, HeroesOfTheBookKeepItsRules) {
  int heroes = 0;
  for (const Record* record : rulebook().content().all("creature"_k)) {
    if (record->word("creature_kind"_k) != "pc"_k) continue;
    const Creature hero = rulebook().make_creature(*record, {}, {1}, 100);
    std::int64_t modifiers = 0;
    for (const Key score : {"str"_k, "dex"_k, "con"_k, "int"_k, "wis"_k, "cha"_k}) {
      EXPECT_GE(hero.numbers.get(score), 7) << record->name;
      EXPECT_LE(hero.numbers.get(score), 16) << record->name;
      modifiers += hero.numbers.get(score) - 10;
    }
    EXPECT_LE(modifiers, 12) << record->name;
    EXPECT_LE(hero.numbers.get("level"_k), 4) << record->name;
    ++heroes;
  }
  EXPECT_EQ(heroes, 4);
}

}  // namespace
}  // namespace ft::rules
