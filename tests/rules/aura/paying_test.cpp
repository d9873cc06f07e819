// What is offered to whoever has too little Energy: the same, paid with Stamina. Source: AU-STA-02, AU-STA-04.
#include <gtest/gtest.h>

#include "rules/kernel/offers.hpp"
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

  Offer defend() {
    for (Offer& offer : offers(rulebook(), state, Viewer::gm(), {1}))
      if (offer.command.action == "defend"_k) return std::move(offer);
    return {};
  }

  Numbers& ash() { return state.creatures.front().numbers; }
  State state;
};

TEST_F(Paying, without_energy_is_offered_with_stamina) {
  const Offer offer = defend();
  EXPECT_FALSE(offer.why_not);
  EXPECT_EQ(offer.command.form, (Params{{"payStamina"_k, std::int64_t{1}}}));
}

TEST_F(Paying, with_energy_is_offered_as_ever) {
  ash().set("energy"_k, 1);
  EXPECT_TRUE(defend().command.form.empty());
}

TEST_F(Paying, with_the_last_stamina_is_left_to_whoever_loses_it) {
  ash().set("stamina"_k, 1);
  const Offer offer = defend();
  ASSERT_TRUE(offer.why_not);
  EXPECT_TRUE(offer.command.form.empty());
}

TEST_F(Paying, once_the_swap_is_used_is_refused_for_want_of_energy) {
  ash().set("staminaSwapUsed"_k, 1);
  const Offer offer = defend();
  ASSERT_TRUE(offer.why_not);
  EXPECT_EQ(offer.why_not->code, "not_enough_energy"_k);
  EXPECT_TRUE(offer.command.form.empty());
}

TEST_F(Paying, is_nothing_that_the_gms_commands_need) {
  for (const Offer& offer : offers(rulebook(), state, Viewer::gm(), {})) EXPECT_TRUE(offer.command.form.empty());
}

}  // namespace
}  // namespace ft::rules
