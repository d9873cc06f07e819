// The GM's edits (law R13).
#include <algorithm>

#include "server/table/commands/edit_events.hpp"
#include "tests/server/table/undo_fixture.hpp"

namespace ft::test {

using wire::Delta;

class Edits : public Undo {};

TEST_F(Edits, EditsAreTheGmsAndMarked) {
  set_hp(ada, "Ada", 99);
  settle();
  EXPECT_EQ(ada.refusal(), "E_ROLE");

  set_hp(gm, "Ada", 9);
  settle();
  ASSERT_TRUE(ada.got(Delta::kLog));
  EXPECT_TRUE(ada.of(Delta::kLog)[0].log().by_gm());
  EXPECT_EQ(ada.of(Delta::kLog)[0].log().change().after(), 9);
}

TEST_F(Edits, EditsThatMakeNoSenseAreRefused) {
  set_hp(gm, "Ada", 1000);
  settle();
  EXPECT_EQ(gm.refusal(), "E_BOUNDS");

  wire::Edit off;
  off.mutable_place_creature()->set_creature(gm.creature("Ada"));
  off.mutable_place_creature()->set_scene(gm.state.scenes(0).id());
  off.mutable_place_creature()->mutable_place()->set_kind(wire::Place::CELL);
  off.mutable_place_creature()->mutable_place()->set_column(30);
  edit(gm, off);
  settle();
  EXPECT_EQ(gm.refusal(), "E_OFF_MAP");

  wire::Edit fact;
  fact.mutable_set_strictness()->set_key(gm.name("E_FORM"));
  fact.mutable_set_strictness()->set_value(2);
  edit(gm, fact);
  settle();
  EXPECT_EQ(gm.refusal(), "E_NO_SUCH");
}

TEST_F(Edits, ARuleSwitchedOffIsNotAsked) {
  wire::Edit off;
  off.mutable_set_strictness()->set_key(gm.name("E_FAR"));
  off.mutable_set_strictness()->set_value(2);
  edit(gm, off);
  step(ada, "Ada", 9, 9);
  settle();
  EXPECT_EQ(creature("Ada").place.cell.column, 9);
}

TEST_F(Edits, RemovingTakesTheCreatureOutOfItsFight) {
  command(gm, "start_fight");
  settle();
  wire::Edit remove;
  remove.set_remove_creature(gm.creature("Ada"));
  edit(gm, remove);
  settle();
  EXPECT_EQ(table->state().state.encounters[0].order.size(), 3U);
  EXPECT_EQ(table->state().state.encounters[0].turn, creature("Bea").id) << "the next in order is up";
  expect_all_agree();
}

TEST_F(Edits, RemovingACreatureEndsTheRelationsOfItsItems) {
  rules::State state = table->state().state;
  const rules::CreatureId ada_id = creature("Ada").id;
  rules::Creature& owner = *std::ranges::find(state.creatures, ada_id, &rules::Creature::id);
  owner.items.emplace_back().id = {77};
  rules::Relation& found = state.relations.emplace_back();
  found = {{5}, rules::Key("found_by"), rules::ItemId{77}, creature("Bea").id, {}, false};

  const auto system = make_skirmish();
  const auto events = table::events_of({*system, state, {9}}, codec::RemoveCreature{ada_id});

  ASSERT_TRUE(events);
  EXPECT_EQ(events->front(), rules::Event(rules::RelationEnded{found.id, found.key, found.from, found.to}));
}

TEST_F(Edits, PlayersChooseOnlyHeroesWithoutAPlayer) {
  give(ada, "Ghoul", 2);
  settle();
  EXPECT_EQ(ada.refusal(), "E_ROLE");
  give(ada, "Bea", 2);
  settle();
  EXPECT_EQ(creature("Bea").seats, std::vector{seat(3)});

  wire::Edit free_bea;
  free_bea.mutable_edit_creature()->set_creature(gm.creature("Bea"));
  free_bea.mutable_edit_creature()->mutable_seats();
  edit(gm, free_bea);
  give(ada, "Bea", 2);
  settle();
  EXPECT_EQ(creature("Bea").seats, std::vector{seat(2)});
  expect_all_agree();
}

}  // namespace ft::test
