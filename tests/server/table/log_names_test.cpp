// Log lines keep the names that were true when they were written; they never bring one that their reader did not know.
#include <algorithm>

#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

using wire::Delta;

class LogNames : public TableFixture {
 protected:
  LogNames() {
    sit(gm, 1, "Gil", true);
    sit(ada, 2, "Ann");
    give(gm, "Ada", 2);
    settle();
    set_hp(gm, "Ghoul", 7);
    settle();
    ghoul = gm.creature("Ghoul");
  }
  /// What the newest snapshot calls the Ghoul of the line about its hit points; "-": there is no such line.
  [[nodiscard]] std::string name_in_log(const Client& reader) const {
    const wire::Snapshot received = reader.of(Delta::kSnapshot).back().snapshot();
    const auto& lines = received.log();
    const auto line = std::find_if(lines.begin(), lines.end(), [&](const wire::LogEntry& entry) {
      return entry.change().on().creature() == ghoul && entry.change().after() == 7;
    });
    return line == lines.end() ? "-" : line->change().on().name();
  }
  void change(const wire::Edit& what) {
    edit(gm, what);
    settle();
    hello(gm);
    hello(ada);
  }
  std::uint32_t ghoul = 0;
};

TEST_F(LogNames, AreLeftOutWhereTheReaderStillKnowsTheCreature) {
  hello(ada);
  EXPECT_EQ(name_in_log(ada), "");
}

TEST_F(LogNames, StayAfterARename) {
  wire::Edit rename;
  rename.mutable_edit_creature()->set_creature(ghoul);
  rename.mutable_edit_creature()->set_name("Old Hod");
  change(rename);
  EXPECT_EQ(name_in_log(gm), "Ghoul");
  EXPECT_EQ(name_in_log(ada), "Ghoul");
}

TEST_F(LogNames, StayWhenTheCreatureIsRemovedOrHiddenAlsoAfterARestart) {
  wire::Edit hide;
  hide.mutable_hide_creature()->set_creature(ghoul);
  hide.mutable_hide_creature()->set_hidden(true);
  change(hide);
  EXPECT_EQ(name_in_log(ada), "Ghoul");
  EXPECT_EQ(name_in_log(gm), "");

  wire::Edit remove;
  remove.set_remove_creature(ghoul);
  change(remove);
  EXPECT_EQ(name_in_log(gm), "Ghoul");

  kill();
  start();
  sit(gm, 1, "Gil", true);
  sit(ada, 2, "Ann");
  EXPECT_EQ(name_in_log(gm), "Ghoul");
  EXPECT_EQ(name_in_log(ada), "Ghoul");
}

TEST_F(LogNames, StayWhenAnotherSceneIsShown) {
  wire::Edit add;
  add.mutable_add_scene()->set_name("Cellar");
  add.mutable_add_scene()->set_columns(10);
  add.mutable_add_scene()->set_rows(10);
  add.mutable_add_scene()->set_cell(1000);
  change(add);
  wire::Edit show;
  for (const wire::Scene& scene : gm.state.scenes())
    if (scene.name() == "Cellar") show.set_show_scene(scene.id());
  put(gm, "Ada", show.show_scene(), {1, 1});
  change(show);
  ASSERT_EQ(ada.creature("Ghoul"), 0U);
  EXPECT_EQ(name_in_log(ada), "Ghoul");
}

TEST_F(LogNames, OfTheActorStayToo) {
  command(gm, "start_fight");
  settle();
  step(ada, "Ada", 2, 2);
  settle();
  dice.faces = {10, 4};
  strike(ada, "Ada", "Ghoul");
  settle();
  answer(gm, false);
  settle();
  wire::Edit rename;
  rename.mutable_edit_creature()->set_creature(gm.creature("Ada"));
  rename.mutable_edit_creature()->set_name("Ada of the Ford");
  change(rename);
  const wire::Snapshot received = ada.of(Delta::kSnapshot).back().snapshot();
  const auto& lines = received.log();
  EXPECT_TRUE(std::any_of(lines.begin(), lines.end(), [](const wire::LogEntry& entry) {
    return entry.actor_name() == "Ada" && entry.has_roll() && entry.roll().by().name() == "Ada";
  }));
}

TEST_F(LogNames, NeverBringOneThatTheReaderDidNotKnow) {  // P13
  set_hp(gm, "Lurker", 3);
  settle();
  wire::Edit rename;
  rename.mutable_edit_creature()->set_creature(gm.creature("Lurker"));
  rename.mutable_edit_creature()->set_name("Shade");
  change(rename);
  wire::Edit show;
  show.mutable_hide_creature()->set_creature(gm.creature("Shade"));
  change(show);
  EXPECT_NE(ada.creature("Shade"), 0U);
  EXPECT_EQ(ada.bytes.find("Lurker"), std::string::npos);
}

}  // namespace ft::test
