// Regions of a map, which the GM alone knows, and what they do to those who walk into them (P70).
#include <gmock/gmock.h>

#include "tests/server/table/undo_fixture.hpp"

namespace ft::test {

using testing::IsEmpty;
using testing::SizeIs;
using wire::Delta;

/// Ada stands at 1,1.
class Regions : public Undo {
 protected:
  Regions() {
    put(gm, "Ada", scene(), {1, 1});
    settle();
    forget_all();
  }
  [[nodiscard]] std::uint32_t scene() const { return gm.state.scenes(0).id(); }
  void forget_all() {
    for (Client* client : {&gm, &ada, &bea}) client->forget();
  }
  void send_edit(const wire::Edit& change, Client* by = nullptr) {
    forget_all();
    edit(by ? *by : gm, change);
    settle();
  }
  [[nodiscard]] std::string refused(const wire::Edit& change, Client& by) {
    send_edit(change, &by);
    return by.refusal();
  }
  /// A region of one square.
  [[nodiscard]] wire::Edit region_edit(wire::Region::Kind kind, rules::Cell at, std::uint32_t in) const {
    wire::Edit change;
    change.mutable_put_regions()->set_scene(in);
    wire::Region& region = *change.mutable_put_regions()->add_regions();
    region.set_kind(kind);
    region.set_name("Cellar stairs");
    const int x = 720 * at.column, y = 720 * at.row;
    for (const int coordinate : {x, y, x + 720, y, x + 720, y + 720, x, y + 720}) region.add_corners(coordinate);
    return change;
  }
  [[nodiscard]] wire::Edit region_edit(wire::Region::Kind kind, rules::Cell at) const {
    return region_edit(kind, at, scene());
  }
  /// The region as it is, changed.
  void change_region(const std::function<void(wire::Region&)>& how) {
    wire::Edit change;
    change.mutable_put_regions()->set_scene(scene());
    wire::Region& region = *change.mutable_put_regions()->add_regions();
    region = gm.state.scenes(0).regions(0);
    how(region);
    send_edit(change);
  }
  /// Adds a scene with a region at 5,5; stairs at 2,2 lead there. Returns the scene.
  std::uint32_t lead_to_another_scene() {
    wire::Edit add;
    add.mutable_add_scene()->set_name("Wine cellar");
    add.mutable_add_scene()->set_columns(10);
    add.mutable_add_scene()->set_rows(10);
    add.mutable_add_scene()->set_cell(1000);
    send_edit(add);
    const auto& scenes = gm.state.scenes();
    const std::uint32_t cellar = scenes[0].id() == first_scene ? scenes[1].id() : scenes[0].id();
    send_edit(region_edit(wire::Region::PASSAGE, {5, 5}, cellar));
    wire::Edit stairs = region_edit(wire::Region::PASSAGE, {2, 2});
    stairs.mutable_put_regions()->mutable_regions(0)->set_to_scene(cellar);
    for (const wire::Scene& one : gm.state.scenes())
      if (one.id() == cellar) stairs.mutable_put_regions()->mutable_regions(0)->set_to_region(one.regions(0).id());
    send_edit(stairs);
    return cellar;
  }
  void walk_into_2_2() {
    forget_all();
    step(ada, "Ada", 2, 2);
    settle();
  }
  [[nodiscard]] static const auto& regions_of(const Client& client) { return client.state.scenes(0).regions(); }

  const std::uint32_t first_scene = scene();
};

TEST_F(Regions, PlayersAreSentNothingOfThem) {  // P70
  send_edit(region_edit(wire::Region::ALERT, {2, 2}));

  ASSERT_THAT(regions_of(gm), SizeIs(1));
  EXPECT_EQ(regions_of(gm)[0].name(), "Cellar stairs");
  EXPECT_THAT(ada.deltas, IsEmpty());
  change_region([](wire::Region& region) { region.set_off(true); });
  EXPECT_THAT(ada.deltas, IsEmpty());
  hello(ada);
  settle();
  EXPECT_THAT(regions_of(ada), IsEmpty());
  EXPECT_EQ(ada.bytes.find("Cellar stairs"), std::string::npos);
  expect_all_agree();
}

TEST_F(Regions, AnAlertIsReadByTheGmAlone) {  // P70
  send_edit(region_edit(wire::Region::ALERT, {2, 2}));
  walk_into_2_2();

  EXPECT_THAT(log_lines(gm, "enters_region"), SizeIs(1));
  EXPECT_THAT(log_lines(ada, "enters_region"), IsEmpty());
  EXPECT_THAT(log_lines(bea, "enters_region"), IsEmpty());
}

TEST_F(Regions, APassageLeadsToAnotherSceneAndUndoLeadsBack) {  // P70
  const std::uint32_t cellar = lead_to_another_scene();
  walk_into_2_2();

  EXPECT_EQ(creature("Ada").place.cell, (rules::Cell{5, 5}));
  EXPECT_THAT(ada.state.scenes(), SizeIs(2));
  EXPECT_EQ(bea.creature("Ada"), 0U);
  expect_all_agree();

  undo(gm);
  EXPECT_EQ(creature("Ada").place.cell, (rules::Cell{1, 1}));
  EXPECT_NE(bea.creature("Ada"), 0U);
  expect_all_agree();
  redo();
  EXPECT_EQ(creature("Ada").place.cell, (rules::Cell{5, 5}));
  put(gm, "Ada", scene(), {2, 2});
  settle();
  EXPECT_EQ(creature("Ada").place.cell, (rules::Cell{2, 2})) << "the GM may put a creature into one";
  EXPECT_NE(cellar, scene());
}

TEST_F(Regions, WhoLeavesByAPassageLeavesTheFight) {
  lead_to_another_scene();
  command(gm, "start_fight");
  settle();
  ASSERT_TRUE(creature("Ada").encounter);
  walk_into_2_2();
  settle();
  EXPECT_FALSE(creature("Ada").encounter);
  expect_all_agree();
}

TEST_F(Regions, EditsAreUndoneAndDoneAgain) {  // P70
  send_edit(region_edit(wire::Region::STOP, {2, 2}));
  change_region([](wire::Region& region) { region.set_kind(wire::Region::TRAP); });
  undo(gm);
  EXPECT_EQ(regions_of(gm)[0].kind(), wire::Region::STOP);
  undo(gm);
  EXPECT_THAT(regions_of(gm), IsEmpty());
  redo();
  EXPECT_THAT(regions_of(gm), SizeIs(1));
  wire::Edit remove;
  remove.mutable_remove_regions()->set_scene(scene());
  remove.mutable_remove_regions()->add_regions(regions_of(gm)[0].id());
  send_edit(remove);
  EXPECT_THAT(regions_of(gm), IsEmpty());
  expect_all_agree();
}

TEST_F(Regions, RegionsOutliveTheServer) {
  send_edit(region_edit(wire::Region::TRAP, {2, 2}));
  kill();
  start();
  for (Client* client : {&gm, &ada, &bea}) hello(*client);
  settle();

  const auto regions = table->state().state.scenes[0].regions.all();
  ASSERT_THAT(regions, SizeIs(1));
  EXPECT_EQ(regions.front().kind, rules::Region::Kind::trap);
  EXPECT_THAT(regions.front().corners, SizeIs(4));
}

TEST_F(Regions, RegionsThatMakeNoSenseAreRefused) {
  wire::Edit none;
  none.mutable_put_regions()->set_scene(scene());
  EXPECT_EQ(refused(none, gm), "E_FORM");
  EXPECT_EQ(refused(region_edit(wire::Region::STOP, {-101, 0}), gm), "E_REGION_OFF_MAP");
  wire::Edit unknown = region_edit(wire::Region::STOP, {2, 2});
  unknown.mutable_put_regions()->mutable_regions(0)->set_id(77);
  EXPECT_EQ(refused(unknown, gm), "E_NO_SUCH");
  wire::Edit remove;
  remove.mutable_remove_regions()->set_scene(scene());
  EXPECT_EQ(refused(remove, gm), "E_FORM");
  remove.mutable_remove_regions()->add_regions(77);
  EXPECT_EQ(refused(remove, gm), "E_NO_SUCH");
  EXPECT_EQ(refused(region_edit(wire::Region::STOP, {2, 2}), ada), "E_ROLE");
}

TEST_F(Regions, ASceneHoldsSoManyRegions) {
  wire::Edit many = region_edit(wire::Region::STOP, {2, 2});
  for (int more = 1; more < 500; ++more) *many.mutable_put_regions()->add_regions() = many.put_regions().regions(0);
  send_edit(many);
  EXPECT_THAT(regions_of(gm), SizeIs(500));
  EXPECT_EQ(refused(region_edit(wire::Region::STOP, {2, 2}), gm), "E_CONTENT_LIMIT");
}

}  // namespace ft::test
