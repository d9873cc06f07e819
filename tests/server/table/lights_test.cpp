// Lights and darkness on a map with vision (P62).
#include <gmock/gmock.h>

#include "tests/server/table/content_fixture.hpp"
#include "tests/server/table/undo_fixture.hpp"

namespace ft::test {

using testing::SizeIs;
using wire::Delta;

/// Ada and Bea stand six squares apart, in the dark.
class Lights : public Undo {
 protected:
  Lights() {
    wire::Edit edited;
    *edited.mutable_edit_scene() = gm.state.scenes(0);
    edited.mutable_edit_scene()->set_vision_mode(wire::Scene::VISION);
    edited.mutable_edit_scene()->set_darkness(10);
    send_edit(edited);
    wire::Edit place;
    place.mutable_place_creature()->set_creature(gm.creature("Bea"));
    place.mutable_place_creature()->set_scene(scene());
    wire::Place& to = *place.mutable_place_creature()->mutable_place();
    to.set_kind(wire::Place::CELL);
    to.set_column(creature("Ada").place.cell.column + 6);
    to.set_row(creature("Ada").place.cell.row);
    send_edit(place);
  }
  [[nodiscard]] std::uint32_t scene() const { return gm.state.scenes(0).id(); }
  void send_edit(const wire::Edit& change, Client* by = nullptr) {
    for (Client* client : {&gm, &ada, &bea}) client->forget();
    edit(by ? *by : gm, change);
    settle();
  }
  [[nodiscard]] wire::Edit lamp_edit(std::string_view beside) const {
    const rules::Cell at = creature(beside).place.cell;
    wire::Edit change;
    change.mutable_put_lights()->set_scene(scene());
    wire::Light& light = *change.mutable_put_lights()->add_lights();
    light.set_x(720 * at.column + 360);
    light.set_y(720 * at.row + 1080);
    light.set_dim(30'000);
    light.set_degrees(360);
    return change;
  }
  void put_lamp(std::string_view beside) { send_edit(lamp_edit(beside)); }
  [[nodiscard]] std::string refused(const wire::Edit& change, Client& by) {
    send_edit(change, &by);
    return by.refusal();
  }
};

TEST_F(Lights, ALampShowsWhoStandsInItsLight) {  // P62
  EXPECT_EQ(ada.creature("Bea"), 0U);

  put_lamp("Bea");

  EXPECT_NE(ada.creature("Bea"), 0U);
  EXPECT_THAT(gm.state.scenes(0).lights(), SizeIs(1));
  EXPECT_THAT(ada.state.scenes(0).lights(), SizeIs(1));
  EXPECT_GT(ada.state.scenes(0).dim_size(), 0);
  expect_all_agree();
}

TEST_F(Lights, ALampTurnedOffHidesThemAgainAndUndoLightsIt) {  // P62
  put_lamp("Bea");
  wire::Edit off;
  off.mutable_put_lights()->set_scene(scene());
  wire::Light& light = *off.mutable_put_lights()->add_lights();
  light = gm.state.scenes(0).lights(0);
  light.set_off(true);

  send_edit(off);

  EXPECT_EQ(ada.creature("Bea"), 0U);
  EXPECT_THAT(ada.state.scenes(0).lights(), SizeIs(0));
  EXPECT_GT(ada.state.scenes(0).revealed_size(), 0) << "what she explored";
  undo(gm);
  EXPECT_NE(ada.creature("Bea"), 0U);
  expect_all_agree();
}

TEST_F(Lights, UndoTellsWhatALightShowsForTheFirstTime) {  // sight S12
  const wire::Creature there = *std::ranges::find(gm.state.creatures(), gm.creature("Ada"), &wire::Creature::id);
  const auto move = [&](const wire::Place& to) {
    wire::Edit place;
    place.mutable_place_creature()->set_creature(there.id());
    place.mutable_place_creature()->set_scene(scene());
    *place.mutable_place_creature()->mutable_place() = to;
    send_edit(place);
  };
  move({});  // nowhere: she sees nothing
  set_number(gm, "Bea", "light_dim", 3);
  set_number(gm, "Bea", "light_dim", 0);
  settle();
  move(there.place());
  const auto explored = [&] {
    const auto& areas = table->state().state.scenes[0].revealed;
    const auto own = std::ranges::find(areas, creature("Ada").id, &rules::RevealedArea::to);
    return own == areas.end() ? 0 : own->samples.count();
  };
  const std::int64_t before = explored();

  wire::Edit undo;
  undo.mutable_undo()->set_creature(gm.creature("Bea"));
  send_edit(undo);

  EXPECT_NE(ada.creature("Bea"), 0U);
  EXPECT_GT(explored(), before);
  expect_all_agree();
}

TEST_F(Lights, ALampThatIsRemovedIsGone) {
  put_lamp("Bea");
  wire::Edit remove;
  remove.mutable_remove_lights()->set_scene(scene());
  remove.mutable_remove_lights()->add_lights(gm.state.scenes(0).lights(0).id());

  send_edit(remove);

  EXPECT_THAT(gm.state.scenes(0).lights(), SizeIs(0));
  EXPECT_EQ(ada.creature("Bea"), 0U);
}

TEST_F(Lights, LightsThatMakeNoSenseAreRefused) {
  wire::Edit none;
  none.mutable_put_lights()->set_scene(scene());
  EXPECT_EQ(refused(none, gm), "E_FORM");
  wire::Edit far = lamp_edit("Ada");
  far.mutable_put_lights()->mutable_lights(0)->set_x(-72'001);
  EXPECT_EQ(refused(far, gm), "E_LIGHT_OFF_MAP");
  wire::Edit unknown = lamp_edit("Ada");
  unknown.mutable_put_lights()->mutable_lights(0)->set_id(77);
  EXPECT_EQ(refused(unknown, gm), "E_NO_SUCH");
  wire::Edit remove;
  remove.mutable_remove_lights()->set_scene(scene());
  EXPECT_EQ(refused(remove, gm), "E_FORM");
  remove.mutable_remove_lights()->add_lights(77);
  EXPECT_EQ(refused(remove, gm), "E_NO_SUCH");
  EXPECT_EQ(refused(lamp_edit("Ada"), ada), "E_ROLE");
}

TEST_F(Lights, ASceneHoldsSoManyLights) {
  wire::Edit many = lamp_edit("Ada");
  for (int more = 1; more < 500; ++more) *many.mutable_put_lights()->add_lights() = many.put_lights().lights(0);
  for (int edits = 0; edits < 4; ++edits) send_edit(many);
  EXPECT_THAT(gm.state.scenes(0).lights(), SizeIs(2'000));
  EXPECT_EQ(refused(lamp_edit("Ada"), gm), "E_CONTENT_LIMIT");
}

/// Bea, who has no player, stands six squares from Ada in the dark, with a burning sabre.
class LightOfContent : public Content {
 protected:
  LightOfContent() {
    put_sabre("1d6");
    give_item("Bea", "sabre");
    wire::Edit dark;
    *dark.mutable_edit_scene() = gm.state.scenes(0);
    dark.mutable_edit_scene()->set_vision_mode(wire::Scene::VISION);
    dark.mutable_edit_scene()->set_darkness(10);
    change(dark);
    wire::Edit place;
    place.mutable_place_creature()->set_creature(gm.creature("Bea"));
    place.mutable_place_creature()->set_scene(gm.state.scenes(0).id());
    wire::Place& to = *place.mutable_place_creature()->mutable_place();
    to.set_kind(wire::Place::CELL);
    to.set_column(creature("Ada").place.cell.column + 6);
    to.set_row(creature("Ada").place.cell.row);
    change(place);
    wire::Edit burn;
    burn.mutable_set_number()->mutable_owner()->set_item(creature("Bea").items.back().id.value);
    burn.mutable_set_number()->set_key(gm.name("alight"));
    burn.mutable_set_number()->set_value(1);
    change(burn);
  }
  void change(const wire::Edit& wanted) {
    edit(gm, wanted);
    settle();
  }
  void put_sabre_with_light(std::int64_t metres) {
    wire::Edit put;
    *put.mutable_put_record() = draft({{"kind", "weapon"}, {"id", "sabre"}, {"name", "Sabre"}, {"damage", "1d6"}});
    wire::Draft::Entry& entry = *put.mutable_put_record()->mutable_table()->add_entries();
    entry.set_name("light_dim");
    entry.mutable_value()->set_number(metres);
    change(put);
  }
};

TEST_F(LightOfContent, ALampThatLightsFartherShowsMoreAtOnce) {  // P62
  EXPECT_EQ(ada.creature("Bea"), 0U);
  put_sabre_with_light(3);
  EXPECT_NE(ada.creature("Bea"), 0U);
  put_sabre_with_light(0);
  EXPECT_EQ(ada.creature("Bea"), 0U);
}

}  // namespace ft::test
