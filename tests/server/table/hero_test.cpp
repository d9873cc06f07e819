// Making a character at the table: tried as often as one likes, made once, refused with reasons.
#include <algorithm>

#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

using wire::Delta;

class Heroes : public TableFixture {
 protected:
  Heroes() {
    sit(gm, 1, "Gil", true);
    sit(ada, 2, "Ann");
    sit(bea, 3, "Ben");
    give(gm, "Bea", 3);
    settle();
  }

  static wire::Draft hero(std::int64_t hp, const char* wields = "club", const char* trade = nullptr) {
    wire::Draft made;
    const auto field = [&](const char* name) {
      wire::Draft::Entry& entry = *made.mutable_table()->add_entries();
      entry.set_name(name);
      return entry.mutable_value();
    };
    field("name")->set_text("Orla");
    field("hp")->set_number(hp);
    if (*wields) field("wields")->mutable_list()->add_values()->set_text(wields);
    if (trade) field("trade")->set_text(trade);
    return made;
  }
  wire::HeroReport tried(Client& who, const wire::Draft& draft) {
    wire::ClientFrame frame;
    *frame.mutable_try_hero()->mutable_hero() = draft;
    send(who, frame);
    settle();
    const auto reports = who.of(Delta::kHeroReport);
    EXPECT_FALSE(reports.empty());
    return reports.empty() ? wire::HeroReport() : reports.back().hero_report();
  }
  void make(Client& who, const wire::Draft& draft, const std::string& reason = "") {
    wire::Edit change;
    *change.mutable_make_hero()->mutable_hero() = draft;
    change.mutable_make_hero()->set_reason(reason);
    who.forget();
    edit(who, change);
    settle();
  }
  void place(std::string_view who, int column, int row) {
    wire::Edit change;
    change.mutable_place_creature()->set_creature(gm.creature(who));
    change.mutable_place_creature()->set_scene(gm.state.scenes(0).id());
    wire::Place& place = *change.mutable_place_creature()->mutable_place();
    place.set_kind(wire::Place::CELL);
    place.set_column(column);
    place.set_row(row);
    edit(gm, change);
    settle();
  }
  const rules::Creature* orla() const {
    for (const rules::Creature& one : table->state().state.creatures)
      if (one.name == "Orla") return &one;
    return nullptr;
  }
};

TEST_F(Heroes, TrialReportsTheHeroAndChangesNothing) {  // P29
  const std::size_t before = batches();
  const auto report = tried(ada, hero(22));

  EXPECT_EQ(report.problems_size() + report.refusals_size(), 0);
  ASSERT_EQ(report.allowances_size(), 1);
  EXPECT_EQ(report.allowances(0).spent(), 22);
  EXPECT_EQ(report.allowances(0).of(), 25);
  ASSERT_EQ(report.sheet_size(), 1);
  EXPECT_EQ(report.sheet(0).sum().total(), 22);
  EXPECT_EQ(batches(), before);
  EXPECT_EQ(orla(), nullptr);
}

TEST_F(Heroes, RefusalNamesTheFieldOfEachError) {
  const auto report = tried(ada, hero(30, ""));

  ASSERT_EQ(report.refusals_size(), 2);
  EXPECT_EQ(report.refusals(0).field(), "hp");
  EXPECT_EQ(ada.names.at(report.refusals(0).refusal().code()), "E_POINTS");
  EXPECT_EQ(report.refusals(0).refusal().params(0).value().number(), 25);
  EXPECT_EQ(report.refusals(1).field(), "wields");
}

TEST_F(Heroes, AFormThatCannotBeReadSaysWhy) {
  const auto report = tried(ada, hero(99, "halberd"));

  ASSERT_EQ(report.problems_size(), 2);
  EXPECT_EQ(report.problems(0).field(), "hp");
  EXPECT_EQ(report.problems(0).expected(), "a whole number from 1 to 40");
  EXPECT_EQ(report.problems(1).field(), "wields");
  EXPECT_EQ(report.problems(1).expected(), "the id of a weapon");
}

TEST_F(Heroes, PlayerWithoutACreatureMakesOne) {
  make(ada, hero(22));

  ASSERT_TRUE(ada.got(Delta::kAccepted));
  ASSERT_NE(orla(), nullptr);
  EXPECT_EQ(orla()->seats, std::vector{seat(2)});
  EXPECT_EQ(orla()->side, rules::Key("heroes"));
  EXPECT_EQ(orla()->items.size(), 1U);
  for (const rules::Creature& other : table->state().state.creatures)
    EXPECT_TRUE(other.id == orla()->id || other.place != orla()->place);
  EXPECT_NE(ada.creature("Orla"), 0U);
  EXPECT_NE(bea.creature("Orla"), 0U);

  make(ada, hero(20));
  EXPECT_EQ(ada.refusal(), "E_HAS_HERO");
}

TEST_F(Heroes, PlayerWithACreatureMakesNoOther) {
  make(bea, hero(22));

  EXPECT_EQ(bea.refusal(), "E_HAS_HERO");
  EXPECT_EQ(orla(), nullptr);
}

TEST_F(Heroes, TheGmMakesHeroesThatPlayersChoose) {
  make(gm, hero(22));
  ASSERT_NE(orla(), nullptr);
  EXPECT_TRUE(orla()->seats.empty());

  wire::Edit choose;
  choose.mutable_edit_creature()->set_creature(ada.creature("Orla"));
  choose.mutable_edit_creature()->mutable_seats()->add_seats(static_cast<std::uint32_t>(seat(2).value));
  edit(ada, choose);
  settle();
  EXPECT_EQ(orla()->seats, std::vector{seat(2)});
}

TEST_F(Heroes, WrongHeroIsNotMade) {
  make(ada, hero(30));
  EXPECT_EQ(ada.refusal(), "E_POINTS");

  make(ada, hero(99));
  EXPECT_TRUE(ada.got(Delta::kContentProblems));
  EXPECT_EQ(orla(), nullptr);
}

TEST_F(Heroes, OnlyTheGmSetsARuleAsideAndNeverAFact) {  // R12
  make(ada, hero(30), "because");
  EXPECT_EQ(ada.refusal(), "E_ROLE");
  make(gm, hero(30, ""), "because");
  EXPECT_EQ(gm.refusal(), "E_BARE");
  EXPECT_EQ(orla(), nullptr);

  make(gm, hero(30), "a giant's child");

  ASSERT_NE(orla(), nullptr);
  bool logged = false;
  for (const Delta& delta : bea.of(Delta::kLog)) logged |= delta.log().overridden().reason() == "a giant's child";
  EXPECT_TRUE(logged);
}

TEST_F(Heroes, ANameOnlyTheFormKnowsIsLearntWhenTheHeroIsMade) {
  tried(ada, hero(22, "club", "ratcatcher"));
  EXPECT_EQ(std::count(ada.names.begin(), ada.names.end(), "ratcatcher"), 0);

  make(ada, hero(22, "club", "ratcatcher"));
  EXPECT_EQ(std::count(ada.names.begin(), ada.names.end(), "ratcatcher"), 1);

  kill();
  start();
  ada.forget(), hello(ada);
  EXPECT_EQ(std::count(ada.names.begin(), ada.names.end(), "ratcatcher"), 1);
  ASSERT_NE(orla(), nullptr);
  EXPECT_EQ(orla()->features.size(), 1U);
}

TEST_F(Heroes, GmOnlyNumbersAreNotInAPlayersTrial) {  // T3
  const auto hers = tried(ada, hero(22));
  const auto his = tried(gm, hero(22));

  const auto plot = [](const Client& who, const wire::HeroReport& report) {
    return std::any_of(report.numbers().begin(), report.numbers().end(),
                       [&](const wire::Number& number) { return who.names.at(number.key()) == "plot"; });
  };
  EXPECT_FALSE(plot(ada, hers));
  EXPECT_TRUE(plot(gm, his));
}

TEST_F(Heroes, ANameIsOneLineOfAtMostAHundredLetters) {
  wire::Draft named = hero(22);
  wire::Draft& name = *named.mutable_table()->mutable_entries(0)->mutable_value();
  const auto problem = [&] {
    const auto report = tried(ada, named);
    return report.problems_size() == 1 ? report.problems(0).field() : std::to_string(report.problems_size());
  };

  std::string hundred;
  for (int letter = 0; letter < 100; ++letter) hundred += "ä";
  name.set_text(hundred);
  EXPECT_EQ(problem(), "0");
  name.set_text(hundred + "a");
  EXPECT_EQ(problem(), "name");
  name.set_text("Orla\nthe Tall");
  EXPECT_EQ(problem(), "name");
  name.set_text("Or\x1b[2Jla");
  EXPECT_EQ(problem(), "0") << "what nobody can see is left out";
  name.set_number(7);
  EXPECT_EQ(problem(), "name");
}

TEST_F(Heroes, PlacementRevealsNoHiddenCreature) {  // P13
  make(ada, hero(22));
  const rules::Place nearest = orla()->place;
  wire::Edit back;
  back.mutable_undo();
  edit(gm, back);
  settle();

  place("Lurker", nearest.cell.column, nearest.cell.row);
  make(ada, hero(22));
  EXPECT_EQ(orla()->place, nearest);

  edit(gm, back);
  settle();
  make(gm, hero(22));
  EXPECT_NE(orla()->place, nearest) << "the GM sees who lurks there";
}

TEST_F(Heroes, ANewHeroStandsBesideOneThatAPlayerHas) {
  place("Ada", 1, 1);
  place("Bea", 8, 8);

  make(ada, hero(22));

  ASSERT_NE(orla(), nullptr);
  EXPECT_GE(std::min(orla()->place.cell.column, orla()->place.cell.row), 7);
}

TEST_F(Heroes, NewHeroStandsOnPlainGroundNotInTheRiver) {
  wire::Edit river;
  river.mutable_paint_ground()->set_scene(gm.state.scenes(0).id());
  for (int column = 0; column < 5; ++column)
    for (int row = 0; row < 5; ++row) {
      wire::TerrainRun& water = *river.mutable_paint_ground()->add_runs();
      water.set_cells(1);
      water.mutable_first()->set_column(column);
      water.mutable_first()->set_row(row);
      water.set_blocks_sight(true);
    }
  edit(gm, river);
  settle();
  make(ada, hero(22));
  ASSERT_NE(orla(), nullptr);
  const rules::Cell at = orla()->place.cell;
  EXPECT_EQ(std::max(at.column, at.row), 5) << "the nearest cell beside the water";
}

TEST_F(Heroes, LargeCreaturesKeepAllTheirCells) {
  wire::Edit change;
  change.mutable_edit_creature()->set_creature(gm.creature("Ghoul"));
  change.mutable_edit_creature()->set_size(3);
  edit(gm, change);
  change.mutable_edit_creature()->set_creature(gm.creature("Ada"));
  change.mutable_edit_creature()->set_size(3);
  edit(gm, change);
  settle();

  make(gm, hero(22));

  const rules::Cell at = orla()->place.cell;
  for (const char* other : {"Ada", "Ghoul"}) {
    const rules::Cell corner = creature(other).place.cell;
    EXPECT_FALSE(at.column >= corner.column && at.column < corner.column + 3 && at.row >= corner.row &&
                 at.row < corner.row + 3)
        << other;
  }
}

TEST_F(Heroes, AMapWithoutAGridHasAPlaceForThemToo) {
  wire::Edit change;
  *change.mutable_edit_scene() = gm.state.scenes(0);
  change.mutable_edit_scene()->set_grid(wire::Scene::GRIDLESS);
  edit(gm, change);
  settle();

  make(gm, hero(22));

  ASSERT_NE(orla(), nullptr);
  EXPECT_EQ(orla()->place.kind, rules::Place::Kind::cell);
  for (const rules::Creature& other : table->state().state.creatures)
    EXPECT_TRUE(other.id == orla()->id || other.place != orla()->place);
}

TEST_F(Heroes, APlayerGivesUpTwoOfTheirOwnAndMakesNoThird) {
  const auto give_up = [&] {
    wire::Edit change;
    for (const wire::Creature& one : ada.state.creatures())
      if (one.seats_size() == 1 && one.seats(0) == seat(2).value)
        change.mutable_edit_creature()->set_creature(one.id());
    change.mutable_edit_creature()->mutable_seats();
    edit(ada, change);
    settle();
  };
  for (int time = 0; time < 2; ++time) {
    make(ada, hero(22));
    EXPECT_TRUE(ada.got(Delta::kAccepted));
    give_up();
  }

  make(ada, hero(22));
  EXPECT_EQ(ada.refusal(), "E_CONTENT_LIMIT");
}

TEST_F(Heroes, ACampaignHasAHundredAndNoMore) {
  const auto in_party = [&] {
    return std::ranges::count(table->state().state.creatures, rules::Key("heroes"), &rules::Creature::side);
  };
  while (in_party() < 100) {
    make(gm, hero(22));
    ASSERT_EQ(gm.refusal(), "");
  }

  for (Client* maker : {&gm, &ada}) {
    make(*maker, hero(22));
    EXPECT_EQ(maker->refusal(), "E_CONTENT_LIMIT");
  }
  EXPECT_EQ(in_party(), 100);
}

TEST_F(Heroes, MakingOneIsUndoneLikeAnyStep) {
  make(ada, hero(22));
  wire::Edit back;
  back.mutable_undo();
  edit(ada, back);
  settle();

  EXPECT_EQ(orla(), nullptr);
  make(ada, hero(20));
  EXPECT_NE(orla(), nullptr);
}

}  // namespace ft::test
