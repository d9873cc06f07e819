// Making characters: allowances, refusals, and the heroes that come with the book.
#include <gmock/gmock.h>

#include "tests/rules/making.hpp"

namespace ft::rules {
namespace {

using namespace literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::pair<std::int64_t, std::int64_t> allowance(const HeroBuild& making, Key name) {
  for (const Allowance& one : making.allowances)
    if (one.name == name) return {one.spent, one.of};
  return {-1, -1};
}

TEST(MakingHeroes, AnEmptyFormIsAnAverageBeginner) {
  const HeroBuild eva = made("");

  EXPECT_THAT(problems(eva), IsEmpty());
  EXPECT_EQ(number(eva, "level"_k), 1);
  EXPECT_EQ(number(eva, "condition"_k), 15);
  EXPECT_EQ(number(eva, "focus_max"_k), 7);
  EXPECT_EQ(number(eva, "learning_hours"_k), 5);
  EXPECT_EQ(number(eva, "kind"_k), "pc"_k.hash);
  EXPECT_EQ(eva.creature.name, "Eva");
}

TEST(MakingHeroes, TwelvePointsAreSpentAndNoMore) {
  EXPECT_EQ(allowance(made("attributes = { COR = 4, AGL = 4, PER = 4 }"), "attribute_points"_k), std::pair(12l, 12l));
  EXPECT_THAT(problems(made("attributes = { COR = 4, AGL = 4, PER = 4 }")), IsEmpty());
  EXPECT_THAT(problems(made("attributes = { COR = 4, AGL = 4, PER = 4, MND = 1 }")),
              ElementsAre("attributes E_ALLOWANCE"));
  EXPECT_THAT(problems(made("attributes = { COR = 4, AGL = 4, PER = 4, MND = 2, RSN = -2 }")), IsEmpty());
}

TEST(MakingHeroes, AttributesBeginBetweenMinusTwoAndFour) {
  EXPECT_THAT(problems(made("attributes = { COR = 5 }")), ElementsAre("attributes.COR E_BOUNDS"));
  EXPECT_THAT(problems(made("attributes = { RSN = -3 }")), ElementsAre("attributes.RSN E_BOUNDS"));
}

TEST(MakingHeroes, ExperienceMakesTheLevelWithItsRewards) {
  const HeroBuild eva = made("xp = 60\nattributes = { COR = 6, AGL = 4 }");

  EXPECT_THAT(problems(eva), IsEmpty());
  EXPECT_EQ(number(eva, "level"_k), 3);
  EXPECT_EQ(number(eva, "condition_max"_k), 21);
  EXPECT_EQ(number(eva, "focus"_k), 13);
  EXPECT_EQ(number(eva, "learning_hours"_k), 20);
  EXPECT_EQ(allowance(eva, "level_points"_k), std::pair(2l, 2l));
  EXPECT_EQ(number(eva, "pending_attr_points"_k), 2);
}

TEST(MakingHeroes, OnlyPointsOfLevelsLiftAboveTheHighestBeginning) {
  EXPECT_THAT(problems(made("xp = 20\nattributes = { COR = 5, AGL = 5 }")), ElementsAre("attributes E_ALLOWANCE"));
}

TEST(MakingHeroes, TechniquesTakeLearningHours) {
  const HeroBuild eva = made("attributes = { COR = 3 }\ntechniques = [\"kneecap\"]");

  EXPECT_THAT(problems(eva), IsEmpty());
  EXPECT_EQ(allowance(eva, "hours_of_learning"_k), std::pair(4l, 5l));
  EXPECT_EQ(number(eva, "learning_hours"_k), 1);
}

TEST(MakingHeroes, TooManyTechniquesTakeTooManyHours) {
  EXPECT_THAT(problems(made("attributes = { COR = 3 }\ntechniques = [\"kneecap\", \"quick_hands\"]")),
              ElementsAre("techniques E_ALLOWANCE"));
}

TEST(MakingHeroes, NothingIsLearnedWithAnAttributeAt0OrTwice) {
  EXPECT_THAT(problems(made("techniques = [\"kneecap\"]")), ElementsAre("techniques[0] E_LEARN_RATE"));
  EXPECT_THAT(problems(made("attributes = { COR = 4 }\ntechniques = [\"quick_hands\", \"quick_hands\"]")),
              ElementsAre("techniques[1] E_LEARNED"));
}

TEST(MakingHeroes, TechniquesBeyondTheLimitRest) {
  const std::string four = "techniques = [\"quick_hands\", \"kill_the_pain\", \"steady_breath\", \"living_wall\"]";
  const std::string attributes = "attributes = { COR = 4, TOG = 4, MND = 4 }\n";

  const HeroBuild beginner = made(attributes + four);
  EXPECT_THAT(problems(beginner), ElementsAre("techniques E_ALLOWANCE"));  // 2 + 2 + 2 + 3 of 5 hours
  EXPECT_EQ(beginner.creature.features[2].data.get("inactive"_k), 0);
  EXPECT_EQ(beginner.creature.features[3].data.get("inactive"_k), 1);  // three at 7 Focus
  const HeroBuild second = made("xp = 20\n" + attributes + four);
  EXPECT_THAT(problems(second), IsEmpty());
  EXPECT_EQ(allowance(second, "hours_of_learning"_k), std::pair(9l, 12l));
  EXPECT_EQ(second.creature.features[3].data.get("inactive"_k), 0);  // five at 10 Focus
}

TEST(MakingHeroes, TwoFieldsOfKnowledge) {
  EXPECT_THAT(problems(made("knowledge = [\"medical\", \"locks\"]")), IsEmpty());
  EXPECT_THAT(problems(made("knowledge = [\"medical\", \"locks\", \"crafting\"]")),
              ElementsAre("knowledge E_ALLOWANCE"));
}

TEST(MakingHeroes, TwoHandsAndEightThings) {
  const HeroBuild eva = made("holds = [\"pistol\", \"knife\"]\nwears = [\"padded\"]\npacks = [\"medkit\"]");

  EXPECT_THAT(problems(eva), IsEmpty());
  EXPECT_EQ(allowance(eva, "things"_k), std::pair(4l, 8l));
  EXPECT_EQ(eva.creature.items.back().numbers.get("uses"_k), 5);
  EXPECT_THAT(problems(made("holds = [\"carbine\", \"knife\"]")), ElementsAre("holds E_HANDS"));
  const std::string nine =
      "packs = [\"wood\", \"wood\", \"wood\", \"wood\", \"wood\", \"wood\", \"wood\", \"wood\", \"wood\"]";
  EXPECT_THAT(problems(made(nine)), ElementsAre("packs E_ALLOWANCE"));
}

TEST(MakingHeroes, MachinesNeitherBreatheNorBleed) {
  const HeroBuild bolt = made("mechanical = true");
  EXPECT_EQ(number(bolt, "mechanical"_k), 1);
  EXPECT_EQ(number(bolt, "breathes"_k), 0);
}

TEST(MakingHeroes, HouseRulesChangeEveryAllowance) {
  const Numbers tight{
      {"hero_points"_k, 6}, {"hero_most"_k, 3}, {"hero_least"_k, 0}, {"hero_knowledge"_k, 0}, {"hero_things"_k, 1}};
  EXPECT_THAT(problems(made("attributes = { COR = 3, AGL = 3 }", tight)), IsEmpty());
  EXPECT_THAT(problems(made("attributes = { COR = 3, AGL = 3, PER = 1 }", tight)),
              ElementsAre("attributes E_ALLOWANCE"));
  EXPECT_THAT(problems(made("attributes = { COR = 4 }", tight)), ElementsAre("attributes.COR E_BOUNDS"));
  EXPECT_THAT(problems(made("attributes = { COR = -1 }", tight)), ElementsAre("attributes.COR E_BOUNDS"));
  EXPECT_THAT(problems(made("knowledge = [\"locks\"]", tight)), ElementsAre("knowledge E_ALLOWANCE"));
  EXPECT_THAT(problems(made("holds = [\"knife\", \"knife\"]", tight)), ElementsAre("packs E_ALLOWANCE"));
}

TEST(MakingHeroes, DividedRewardsGoWhereTheFormSays) {
  const Numbers divided{{"split_rewards"_k, 1}};
  const HeroBuild eva = made("condition_share = 2", divided);

  EXPECT_EQ(number(eva, "condition_max"_k), 12);
  EXPECT_EQ(number(eva, "focus_max"_k), 5);
  EXPECT_THAT(problems(made("condition_share = 6", divided)), ElementsAre("condition_share E_ALLOWANCE"));
}

TEST(MakingHeroes, NamesInTheFormMustExist) {
  const auto drafts = codec::read_content_text("[[hero]]\nid = \"eva\"\ntechniques = [\"flying\"]\n", "form.toml");
  const auto read = read_record(rulebook().schema(), rulebook().names(), rulebook().content(), drafts->front());
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().front().field, "hero.eva.techniques");
}

/// The ready heroes, as forms that would make them.
TEST(ReadyHeroes, ReadyHeroesAreLegalAtLevel1) {
  int heroes = 0;
  for (const Record* record : rulebook().content().all("creature"_k)) {
    if (record->word("creature_kind"_k) != "pc"_k) continue;
    ++heroes;
    Record as_form = form("");
    const auto give = [&](Key field, Record::Field value) { as_form.fields.emplace_back(field, std::move(value)); };
    give("attributes"_k, record->numbers("numbers"_k));
    std::vector<Key> techniques, tags;
    for (const Key known : record->words("knows"_k))
      (rulebook().content().find("technique"_k, known) ? techniques : tags).push_back(known);
    give("techniques"_k, techniques);
    give("knowledge"_k, tags);
    for (const Key list : {"holds"_k, "wears"_k, "packs"_k}) give(list, record->words(list));
    const HeroBuild again = rulebook().make_hero(as_form, {}, {7}, 100);
    EXPECT_THAT(problems(again), IsEmpty()) << record->name;
    const Creature ready = rulebook().make_creature(*record, {}, {7}, 100);
    for (const Key same : {"condition_max"_k, "focus_max"_k, "learning_hours"_k, "level"_k})
      EXPECT_EQ(ready.numbers.get(same), again.creature.numbers.get(same)) << record->name;
  }
  EXPECT_GE(heroes, 4);
}

}  // namespace
}  // namespace ft::rules
