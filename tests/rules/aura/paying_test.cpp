// Offers to a creature with too little Energy: the same action, paid with Stamina. Source: AU-STA-02, AU-STA-04.
#include <gtest/gtest.h>

#include "rules/kernel/offers/offers.hpp"
#include "tests/rules/making.hpp"

namespace ft::rules {
namespace {

using namespace literals;

class Paying : public ::testing::Test {
 protected:
  Paying() {
    state.scenes.push_back({.id = {1}});
    Creature ash = rulebook().make_creature(rulebook().content().at("creature"_k, "ash"_k), state.campaign, {1}, 100);
    ash.scene = {1};
    ash.encounter = {9};
    ash.place = Place::at({5, 5});
    ash.numbers.set("energy"_k, 0);
    state.creatures.push_back(std::move(ash));
    state.encounters.push_back({.id = {9}, .scene = {1}, .round = 1, .order = {{1}}});
  }

  Offer offered(Key action) {
    for (Offer& offer : offers(rulebook(), state, Viewer::gm(), {1}))
      if (offer.command.action == action) return std::move(offer);
    return {};
  }
  Offer defend() { return offered("defend"_k); }

  /// Of the form of Ash's Trip of Brug, who stands before them: 3 Energy with the sword, 2 with bare hands.
  std::vector<Choice> trip(Key field, Params form) {
    if (state.creatures.size() == 1) {
      Creature brug =
          rulebook().make_creature(rulebook().content().at("creature"_k, "brug"_k), state.campaign, {2}, 200);
      brug.scene = {1};
      brug.encounter = {9};
      brug.place = Place::at({5, 4});
      state.creatures.push_back(std::move(brug));
      state.encounters.front().order.push_back({2});
    }
    return choices(rulebook(), state, Viewer::gm(), {"trip"_k, {1}, std::move(form), {}, {}}, field);
  }

  Numbers& ash() { return state.creatures.front().numbers; }
  State state;
};

TEST_F(Paying, WithoutEnergyIsOfferedWithStamina) {
  const Offer offer = defend();
  EXPECT_FALSE(offer.why_not);
  EXPECT_EQ(offer.command.form, (Params{{"payStamina"_k, std::int64_t{1}}}));
}

TEST_F(Paying, WithEnergyIsOfferedAsEver) {
  ash().set("energy"_k, 1);
  EXPECT_TRUE(defend().command.form.empty());
}

TEST_F(Paying, WithTheLastStaminaIsNotOffered) {
  ash().set("stamina"_k, 1);
  const Offer offer = defend();
  ASSERT_TRUE(offer.why_not);
  EXPECT_TRUE(offer.command.form.empty());
}

TEST_F(Paying, OnceTheSwapIsUsedIsRefusedForWantOfEnergy) {
  ash().set("staminaSwapUsed"_k, 1);
  const Offer offer = defend();
  ASSERT_TRUE(offer.why_not);
  EXPECT_EQ(offer.why_not->code, "not_enough_energy"_k);
  EXPECT_TRUE(offer.command.form.empty());
}

TEST_F(Paying, AttackIsPaidAtItsTargetIfStaminaCouldStandIn) {
  const Offer offer = offered("trip"_k);
  EXPECT_FALSE(offer.why_not);
  EXPECT_TRUE(offer.command.form.empty()) << "what it takes depends on the target";
}

TEST_F(Paying, ForAnAttackWithNothingIsRefusedBeforeThereIsATarget) {
  ash().set("staminaSwapUsed"_k, 1);
  const Offer offer = offered("trip"_k);
  ASSERT_TRUE(offer.why_not);
  EXPECT_EQ(offer.why_not->code, "not_enough_energy"_k);
}

TEST_F(Paying, WithStaminaMakesATargetLegal) {
  ash().set("energy"_k, 2);
  const std::vector<Choice> targets = trip("target"_k, {});
  ASSERT_EQ(targets.size(), 2U);
  EXPECT_TRUE(targets[0].why_not) << "oneself";
  EXPECT_TRUE(targets[0].added.empty());
  EXPECT_FALSE(targets[1].why_not);
  EXPECT_EQ(targets[1].added, (Params{{"payStamina"_k, std::int64_t{1}}}));
}

TEST_F(Paying, WithStaminaGoesWithTheChoiceThatCostsMore) {
  ash().set("energy"_k, 2);
  const std::vector<Choice> bare_hands = trip("bare_hands"_k, {{"target"_k, CreatureId{2}}});
  ASSERT_EQ(bare_hands.size(), 2U);
  EXPECT_EQ(bare_hands[0].value, Value(true));
  EXPECT_TRUE(bare_hands[0].added.empty());
  EXPECT_EQ(bare_hands[1].added, (Params{{"payStamina"_k, std::int64_t{1}}}));
}

TEST_F(Paying, WithStaminaGoesWithTheFormAsItIsOnceItsPriceIsKnown) {
  ash().set("energy"_k, 2);
  EXPECT_TRUE(trip({}, {}).at(0).added.empty());
  EXPECT_EQ(trip({}, {{"target"_k, CreatureId{2}}}).at(0).added, (Params{{"payStamina"_k, std::int64_t{1}}}));
}

TEST_F(Paying, PaymentByHandStaysAsGiven) {
  ash().set("energy"_k, 2);
  const Choice enough = trip("target"_k, {{"payStamina"_k, std::int64_t{1}}})[1];
  EXPECT_FALSE(enough.why_not);
  EXPECT_TRUE(enough.added.empty());
  const Choice nothing = trip("target"_k, {{"payStamina"_k, std::int64_t{0}}})[1];
  ASSERT_TRUE(nothing.why_not);
  EXPECT_EQ(nothing.why_not->code, "not_enough_energy"_k);
  EXPECT_TRUE(nothing.added.empty());
}

TEST_F(Paying, WithTheLastStaminaLeavesATargetRefused) {
  ash().set("energy"_k, 2);
  ash().set("stamina"_k, 1);
  const Choice target = trip("target"_k, {})[1];
  ASSERT_TRUE(target.why_not);
  EXPECT_EQ(target.why_not->code, "not_enough_energy"_k);
  EXPECT_TRUE(target.added.empty());
}

TEST_F(Paying, PaymentOverTheRoundsLimitLeavesATargetRefused) {
  ash().set("energy"_k, 1);
  EXPECT_TRUE(trip("target"_k, {})[1].why_not);
  ash().set("staminaSwapLimit"_k, 2);
  EXPECT_EQ(trip("target"_k, {})[1].added, (Params{{"payStamina"_k, std::int64_t{2}}}));
}

TEST_F(Paying, IsNothingThatTheGmsCommandsNeed) {
  for (const Offer& offer : offers(rulebook(), state, Viewer::gm(), {})) EXPECT_TRUE(offer.command.form.empty());
}

}  // namespace
}  // namespace ft::rules
