// The GM changes the order of turns: by hand, or by a creature's initiative.
#include <algorithm>

#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

using wire::Delta;

class EditOrder : public TableFixture {
 protected:
  EditOrder() {
    sit(gm, 1, "Gil", true);
    sit(ada, 2, "Ann");
    give(gm, "Ada", 2);
    settle();
    command(gm, "start_fight");
    settle();
  }
  [[nodiscard]] std::string order() const {
    std::string names;
    for (const rules::CreatureId id : table->state().state.encounters.at(0).order)
      names += table::find_creature(table->state().state, id)->name + " ";
    return names;
  }
  void set_order(Client& by, const std::vector<std::string_view>& names) {
    wire::Edit change;
    change.mutable_set_order()->set_encounter(gm.state.encounters(0).id());
    for (const std::string_view name : names) change.mutable_set_order()->add_creatures(gm.creature(name));
    by.forget();
    edit(by, change);
    settle();
  }
  void set_initiative(std::string_view who, int value) {
    set_number(gm, who, "initiative", value);
    settle();
  }
};

TEST_F(EditOrder, ByHandCountsAtOnceIsUndoneAndSurvivesARestart) {
  ASSERT_EQ(order(), "Ada Bea Ghoul Lurker ");
  set_order(gm, {"Ghoul", "Ada", "Lurker", "Bea"});
  EXPECT_EQ(order(), "Ghoul Ada Lurker Bea ");
  EXPECT_TRUE(gm.got(Delta::kEncounterPatch));

  say(gm, "/undo");
  settle();
  EXPECT_EQ(order(), "Ada Bea Ghoul Lurker ");

  set_order(gm, {"Bea", "Ada", "Ghoul", "Lurker"});
  kill();
  start();
  sit(gm, 1, "Gil", true);
  EXPECT_EQ(order(), "Bea Ada Ghoul Lurker ");
}

TEST_F(EditOrder, IsRefusedToPlayersAndForOtherCreatures) {
  set_order(ada, {"Bea", "Ada", "Ghoul", "Lurker"});
  EXPECT_EQ(ada.refusal(), "E_ROLE");
  set_order(gm, {"Bea", "Ada", "Ghoul"});
  EXPECT_EQ(gm.refusal(), "E_NO_SUCH");
  set_order(gm, {"Bea", "Ada", "Ghoul", "Ghoul"});
  EXPECT_EQ(gm.refusal(), "E_NO_SUCH");
  EXPECT_EQ(order(), "Ada Bea Ghoul Lurker ");
}

TEST_F(EditOrder, FollowsAnInitiativeThatTheGmChanges) {
  for (const auto& [who, value] : {std::pair{"Ada", 20}, {"Bea", 15}, {"Ghoul", 13}, {"Lurker", 4}})
    set_initiative(who, value);
  ASSERT_EQ(order(), "Ada Bea Ghoul Lurker ");
  set_initiative("Ghoul", 25);
  EXPECT_EQ(order(), "Ghoul Ada Bea Lurker ");
  set_initiative("Ada", 15);  // behind its equal stands who came down to it
  EXPECT_EQ(order(), "Ghoul Bea Ada Lurker ");

  say(gm, "/undo");
  settle();
  EXPECT_EQ(order(), "Ghoul Ada Bea Lurker ");
}

TEST_F(EditOrder, StaysWhenAnotherNumberChanges) {
  for (const auto& [who, value] : {std::pair{"Ada", 20}, {"Bea", 15}, {"Ghoul", 13}, {"Lurker", 4}})
    set_initiative(who, value);
  set_hp(gm, "Lurker", 19);
  settle();
  EXPECT_EQ(order(), "Ada Bea Ghoul Lurker ");
}

}  // namespace ft::test
