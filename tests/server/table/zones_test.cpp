// Maps of zones at a table: the GM draws them, players see what is theirs to see.
#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

using wire::Delta;

/// All players look at a map of 4 x 3 zones; Ada stands in A1, in the kernel's columns and rows 0,2.
class ZoneMaps : public TableFixture {
 protected:
  ZoneMaps() {
    sit(gm, 1, "Gil", true);
    sit(ada, 2, "Ann");
    give(gm, "Ada", 2);
    settle();
    draw(4, 3);
    place("Ada", 0, 2);
    for (Client* client : {&gm, &ada}) client->forget();
  }
  /// The yard becomes a map of zones.
  void draw(int columns, int rows, wire::Scene::Grid grid = wire::Scene::ZONES) {
    wire::Edit change;
    wire::Scene& scene = *change.mutable_edit_scene();
    scene = gm.state.scenes(0);
    scene.set_grid(grid);
    scene.set_columns(columns);
    scene.set_rows(rows);
    edit(gm, change);
    settle();
  }
  void place(std::string_view who, int column, int row) {
    wire::Edit change;
    wire::PlaceCreature& place = *change.mutable_place_creature();
    place.set_creature(gm.creature(who));
    place.set_scene(gm.state.scenes(0).id());
    place.mutable_place()->set_kind(wire::Place::CELL);
    place.mutable_place()->set_column(column);
    place.mutable_place()->set_row(row);
    edit(gm, change);
    settle();
  }
  struct Ends {
    int from_column, from_row, to_column, to_row;
  };
  void border(Ends ends, std::int64_t limit, bool gm_only = false, std::string_view kind = "gate") {
    wire::Edit change;
    wire::PutBorder& put = *change.mutable_put_border();
    put.set_scene(gm.state.scenes(0).id());
    put.mutable_from()->set_column(ends.from_column);
    put.mutable_from()->set_row(ends.from_row);
    put.mutable_to()->set_column(ends.to_column);
    put.mutable_to()->set_row(ends.to_row);
    put.set_key(gm.name(kind));
    put.set_gm_only(gm_only);
    wire::Number& number = *put.add_data();
    number.set_key(gm.name("limit"));
    number.set_value(limit);
    edit(gm, change);
    settle();
  }
  void ground(int column, int row, bool closed, std::string name) {
    wire::Edit change;
    change.mutable_paint_ground()->set_scene(gm.state.scenes(0).id());
    wire::TerrainRun& cell = *change.mutable_paint_ground()->add_runs();
    cell.set_cells(1);
    cell.mutable_first()->set_column(column);
    cell.mutable_first()->set_row(row);
    cell.set_blocks_move(closed);
    cell.set_name(std::move(name));
    edit(gm, change);
    settle();
  }
  /// The answer to AskReachableZones, as "column,row: turns" in the order of the zones.
  std::string reach(Client& client, std::string_view who) {
    client.forget();
    wire::ClientFrame frame;
    frame.mutable_ask_reachable_zones()->set_creature(gm.creature(who));
    send(client, frame);
    settle();
    std::string lines;
    for (const Delta& delta : client.of(Delta::kReachableZones))
      for (const wire::ReachableZone& zone : delta.reachable_zones().zones())
        lines += std::to_string(zone.cell().column()) + "," + std::to_string(zone.cell().row()) + ": " +
                 std::to_string(zone.turns()) + "; ";
    return lines;
  }
};

TEST_F(ZoneMaps, CreatureOnAZoneMapStandsInAZone) {
  EXPECT_EQ(creature("Ada").place, rules::Place::in_zone({0, 2}));

  draw(30, 20, wire::Scene::SQUARE);
  EXPECT_EQ(creature("Ada").place, rules::Place::at({0, 2}));
}

TEST_F(ZoneMaps, AMapOfZonesHasThreeToFortyASide) {
  draw(2, 3);
  EXPECT_EQ(gm.refusal(), "E_BOUNDS");

  draw(41, 3);
  EXPECT_EQ(gm.refusal(), "E_BOUNDS");

  draw(3, 40);
  EXPECT_EQ(table->state().state.scenes[0].rows, 40);
}

TEST_F(ZoneMaps, CreatureOffASmallerMapMovesToTheNearestZone) {
  place("Ghoul", 3, 0);
  draw(3, 3);
  EXPECT_EQ(creature("Ghoul").place, rules::Place::in_zone({2, 0}));
  EXPECT_EQ(creature("Ada").place, rules::Place::in_zone({0, 2})) << "who stands on it stays";

  draw(5, 5, wire::Scene::SQUARE);
  place("Ghoul", 4, 4);
  draw(3, 3, wire::Scene::SQUARE);
  EXPECT_EQ(creature("Ghoul").place, rules::Place::at({2, 2}));
}

TEST_F(ZoneMaps, ZonesWithCreaturesCannotBeClosed) {
  ground(0, 2, true, "");
  EXPECT_EQ(gm.refusal(), "E_STANDS_THERE");

  draw(4, 3, wire::Scene::SQUARE);
  ground(0, 2, true, "");  // of squares it is a wall
  draw(4, 3);
  EXPECT_EQ(creature("Ada").place, rules::Place::in_zone({0, 1}));
}

TEST_F(ZoneMaps, AHeroIsMadeInAnOpenZone) {
  draw(4, 3, wire::Scene::SQUARE);
  for (const char* who : {"Ada", "Bea"}) {
    wire::Edit change;
    change.set_remove_creature(gm.creature(who));
    edit(gm, change);
    settle();
  }
  draw(3, 3);
  ground(1, 1, true, "");  // the middle

  wire::Edit make;
  for (const auto& [field, text] : {std::pair{"name", "Orla"}, {"wields", "club"}}) {
    wire::Draft::Entry& entry = *make.mutable_make_hero()->mutable_hero()->mutable_table()->add_entries();
    entry.set_name(field);
    if (std::string(field) == "name")
      entry.mutable_value()->set_text(text);
    else
      entry.mutable_value()->mutable_list()->add_values()->set_text(text);
  }
  edit(gm, make);
  settle();

  EXPECT_EQ(creature("Orla").place, rules::Place::in_zone({1, 0}));
}

TEST_F(ZoneMaps, ASceneHasAtMostFiveHundredBorders) {
  draw(40, 40);
  int drawn = 0;
  for (int column = 0; column < 40 && drawn < 501; ++column)
    for (int row = 0; row < 39 && drawn < 501; ++row, ++drawn) border({column, row, column, row + 1}, 1);

  EXPECT_EQ(gm.refusal(), "E_CONTENT_LIMIT");
  EXPECT_EQ(table->state().state.relations.size(), 500U);
  gm.forget();
  border({0, 0, 0, 1}, 2);
  EXPECT_EQ(gm.refusal(), "") << "one that is there may be changed";
}

TEST_F(ZoneMaps, BordersAreKnownWithTheMap) {  // P18
  border({0, 1, 0, 2}, 2);

  ASSERT_EQ(ada.of(Delta::kRelation).size(), 1U);
  const wire::Relation shown = ada.of(Delta::kRelation)[0].relation();
  EXPECT_EQ(shown.from().cell().row(), 1) << "the smaller cell first, whichever was said first";
  EXPECT_EQ(shown.to().cell().row(), 2);
  EXPECT_EQ(shown.data(0).value(), 2);
}

TEST_F(ZoneMaps, ASecretBorderIsTheGMsAloneUntilItIsShown) {  // P18
  border({0, 2, 3, 0}, 1, true);
  EXPECT_FALSE(ada.got(Delta::kRelation));
  EXPECT_TRUE(gm.got(Delta::kRelation));

  border({0, 2, 3, 0}, 1);
  EXPECT_TRUE(ada.got(Delta::kRelation));

  border({0, 2, 3, 0}, 1, true);
  EXPECT_TRUE(ada.got(Delta::kRelationEnded));
}

TEST_F(ZoneMaps, ASecondBorderOfAKindReplacesTheFirst) {
  border({0, 2, 1, 2}, 2);
  border({1, 2, 0, 2}, 4);

  ASSERT_EQ(table->state().state.relations.size(), 1U);
  EXPECT_EQ(table->state().state.relations[0].data.get(rules::Key("limit")), 4);
}

TEST_F(ZoneMaps, ABorderIsRefusedWhereItMakesNoSense) {
  border({0, 2, 4, 2}, 2);
  EXPECT_EQ(gm.refusal(), "E_OFF_MAP");

  border({0, 2, 0, 2}, 2);
  EXPECT_EQ(gm.refusal(), "E_NO_SUCH") << "from a zone to itself";

  border({0, 2, 1, 2}, 2, false, "hatred");
  EXPECT_EQ(gm.refusal(), "E_NO_SUCH") << "no kind of border";

  border({0, 2, 1, 2}, 101);
  EXPECT_EQ(gm.refusal(), "E_BOUNDS");
  EXPECT_TRUE(table->state().state.relations.empty());
}

TEST_F(ZoneMaps, APlayerDrawsNoBorder) {
  wire::Edit change;
  change.mutable_remove_border()->set_border(1);
  edit(ada, change);
  settle();
  EXPECT_EQ(ada.refusal(), "E_ROLE");
}

TEST_F(ZoneMaps, ABorderThatIsTakenAwayIsGone) {
  border({0, 2, 1, 2}, 2);
  wire::Edit change;
  change.mutable_remove_border()->set_border(gm.of(Delta::kRelation)[0].relation().id());
  edit(gm, change);
  settle();

  EXPECT_TRUE(ada.got(Delta::kRelationEnded));
  EXPECT_TRUE(table->state().state.relations.empty());
}

TEST_F(ZoneMaps, ASmallerMapLosesTheBordersThatLieOutside) {
  border({0, 0, 1, 0}, 2);
  border({3, 0, 3, 1}, 2);

  draw(3, 3);

  ASSERT_EQ(table->state().state.relations.size(), 1U);
  EXPECT_EQ(rules::unpack(table->state().state.relations[0].to.id), (rules::Cell{1, 0}));
}

TEST_F(ZoneMaps, ZonesHaveNamesAndClosedOnesAcceptNoCreatures) {
  ground(1, 1, false, "Gatehouse");
  ASSERT_TRUE(ada.got(Delta::kTerrain));
  EXPECT_EQ(ada.of(Delta::kTerrain)[0].terrain().runs(0).name(), "Gatehouse");

  ground(3, 0, true, "");
  place("Ada", 3, 0);
  EXPECT_EQ(gm.refusal(), "E_OFF_MAP");
}

TEST_F(ZoneMaps, PlayersReceiveReachableZonesTheyKnow) {  // P18
  ground(0, 0, true, "");
  ground(1, 0, true, "");
  border({0, 2, 3, 0}, 1, true);

  EXPECT_EQ(reach(ada, "Ada"), "0,1: 1; 1,1: 2; 1,2: 1; 2,0: 4; 2,1: 3; 2,2: 2; 3,0: 5; 3,1: 4; 3,2: 3; ");
  EXPECT_EQ(reach(gm, "Ada"), "0,1: 1; 1,1: 2; 1,2: 1; 2,0: 2; 2,1: 3; 2,2: 2; 3,0: 1; 3,1: 2; 3,2: 3; ");
  EXPECT_EQ(reach(ada, "Ghoul"), "") << "it is not hers";
}

}  // namespace ft::test
