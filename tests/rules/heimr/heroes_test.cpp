// Making characters: allowances, refusals, and the heroes that come with the book. Source: HM-XP-02, HM-XP-05, G-01, G-55.
#include <gmock/gmock.h>

#include "tests/rules/making.hpp"

namespace ft::rules {
namespace {

using namespace literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(MakingHeroes, AnEmptyFormIsAnAverageBeginner) {
  const HeroBuild eva = made("");

  EXPECT_THAT(problems(eva), IsEmpty());
  EXPECT_EQ(number(eva, "hp"_k), 3);
  EXPECT_EQ(number(eva, "wp_max"_k), 3);
  EXPECT_EQ(number(eva, "fatigue"_k), 4);
  EXPECT_EQ(number(eva, "xp"_k), 30);
  EXPECT_EQ(number(eva, "kind"_k), "pc"_k.hash);
}

TEST(MakingHeroes, AttributesStayWithinTheirPointsAndBounds) {
  EXPECT_THAT(problems(made("attributes = { str = 3, dex = 3 }")), IsEmpty());
  EXPECT_THAT(problems(made("attributes = { str = 3, dex = 3, soc = 2, emp = -2 }")), IsEmpty());
  EXPECT_THAT(problems(made("attributes = { str = 3, dex = 3, sta = 1 }")), ElementsAre("attributes E_ALLOWANCE"));
  EXPECT_THAT(problems(made("attributes = { str = 4 }")), ElementsAre("attributes.str E_BOUNDS"));
  EXPECT_THAT(problems(made("attributes = { emp = -3 }")), ElementsAre("attributes.emp E_BOUNDS"));
}

TEST(MakingHeroes, TrainingCostsByItsHeightAndMakesProgress) {
  const HeroBuild eva = made("trained_c = { archery = 2 }\ntrained_p = { survival = 2 }");  // 5 + 10 each

  EXPECT_THAT(problems(eva), IsEmpty());
  EXPECT_EQ(number(eva, "xp_spent"_k), 30);
  EXPECT_EQ(number(eva, "xp"_k), 0);
  EXPECT_EQ(number(eva, "progress_dex"_k), 2);
  EXPECT_EQ(number(eva, "progress_sta"_k), 2);
  EXPECT_THAT(problems(made("trained_c = { archery = 3, brawl = 1 }")),
              ElementsAre("trained_c E_ALLOWANCE"));  // 30 + 5
}

TEST(MakingHeroes, EnoughProgressHasRaisedTheAttribute) {
  const HeroBuild eva =
      made("attributes = { dex = -1 }\ntrained_c = { archery = 1, throwing = 1, blowguns = 1, dueling = 1 }");

  EXPECT_EQ(number(eva, "dex"_k), 0);  // from -1 it takes 4
  EXPECT_EQ(number(eva, "progress_dex"_k), 0);
}

TEST(MakingHeroes, SkillsKeepTheAllowanceAndHandsTheirLimit) {
  EXPECT_THAT(problems(made("skills = [\"cool_head\", \"cool_head\", \"cool_head\"]")),
              ElementsAre("skills E_ALLOWANCE"));
  EXPECT_THAT(problems(made("wields = [\"great_weapon\", \"buckler\"]")), ElementsAre("wields E_HANDS"));
}

TEST(MakingHeroes, HouseRulesChangeEveryAllowance) {
  const Numbers tight{{"hero_points"_k, 2}, {"hero_most"_k, 2},   {"hero_least"_k, 0}, {"hero_xp"_k, 5},
                      {"hero_skills"_k, 0}, {"hero_things"_k, 1}, {"default_hp"_k, 5}, {"default_wp"_k, 1}};
  const HeroBuild eva = made("attributes = { str = 2 }\ntrained_c = { brawl = 1 }", tight);

  EXPECT_THAT(problems(eva), IsEmpty());
  EXPECT_EQ(number(eva, "hp_max"_k), 5);
  EXPECT_EQ(number(eva, "wp"_k), 1);
  EXPECT_THAT(problems(made("attributes = { str = 2, dex = 1 }", tight)), ElementsAre("attributes E_ALLOWANCE"));
  EXPECT_THAT(problems(made("attributes = { emp = -1 }", tight)), ElementsAre("attributes.emp E_BOUNDS"));
  EXPECT_THAT(problems(made("trained_p = { brawl = 2 }", tight)), ElementsAre("trained_c E_ALLOWANCE"));
  EXPECT_THAT(problems(made("skills = [\"cool_head\"]", tight)), ElementsAre("skills E_ALLOWANCE"));
  EXPECT_THAT(problems(made("packs = [\"torch\", \"torch\"]", tight)), ElementsAre("packs E_ALLOWANCE"));
}

TEST(MakingHeroes, WithoutTheArmouryItsThingsAreNotChosen) {
  const std::string armed = "wields = [\"light_weapon\", \"buckler\"]\npacks = [\"torch\"]";

  EXPECT_THAT(problems(made(armed)), IsEmpty());
  EXPECT_THAT(problems(made(armed, {{"medieval_armoury"_k, 0}})), ElementsAre("wields E_ARMOURY", "wields E_ARMOURY"));
}

TEST(MakingHeroes, ATowerShieldTiresFromTheStart) {
  EXPECT_EQ(number(made("wields = [\"tower_shield\"]"), "fatigue"_k), 5);
}

TEST(MakingHeroes, HeroesOfTheBookKeepItsRules) {
  for (const Record* record : rulebook().content().all("creature"_k)) {
    if (record->word("creature_kind"_k) != "pc"_k) continue;
    const Creature hero = rulebook().make_creature(*record, {}, {1}, 100);
    std::int64_t sum = 0;
    for (const Key attribute : {"str"_k, "dex"_k, "sta"_k, "int"_k, "soc"_k, "emp"_k})
      sum += hero.numbers.get(attribute);
    EXPECT_EQ(sum, 6) << record->name;
    EXPECT_EQ(hero.numbers.get("xp_spent"_k), 30) << record->name;
  }
}

}  // namespace
}  // namespace ft::rules
