// Hiding per observer, over real sockets: one player's hero is fooled or finds, and only that player learns of it (laws
// R6, T3).
#include <gmock/gmock.h>

#include "tests/server/net/seated_fixture.hpp"

namespace ft::test {

using testing::HasSubstr;
using testing::Not;

class Hiding : public SeatedFixture {
 protected:
  /// Everything this client received and has not forgotten, as text.
  [[nodiscard]] static std::string heard(const Person& who) {
    std::string all = in_order(who.knows.state);
    for (const wire::LogEntry& line : who.knows.log) all += line.DebugString();
    for (const auto& [id, question] : who.knows.questions) all += question.DebugString();
    return all;
  }
  [[nodiscard]] static bool knows(const Person& who, const std::string& called) {
    return std::ranges::any_of(who.knows.state.creatures(), [&](const auto& one) { return one.name() == called; });
  }
  void catch_up() {
    for (Person* person : {&gil, &ada, &bea}) person->round_trip();
  }
  void set(const std::string& creature, const std::string& number, int value) {
    EXPECT_EQ(answer_to(gil, setting(gil, creature, number, value)), "");
  }
  /// Gives the command, and what is asked on the way its usual answer.
  void play(Person& who, const wire::ClientFrame& frame) {
    EXPECT_EQ(answer_to(who, frame), "");
    catch_up();
    for (Person* person : {&gil, &ada, &bea})
      while (!person->knows.questions.empty()) {
        const wire::Question open = person->knows.questions.begin()->second;
        EXPECT_EQ(answer_to(*person, answering(open, open.default_answer())), "");
        catch_up();
      }
  }
  /// The creatures that this player may name as the target of that action.
  [[nodiscard]] static std::string targets(Person& who, const std::string& action_name, const std::string& hero) {
    wire::ClientFrame frame;
    frame.mutable_ask_choices()->set_action(who.key(action_name));
    frame.mutable_ask_choices()->set_actor(who.creature(hero));
    frame.mutable_ask_choices()->set_field(who.key("target"));
    (void)who.ask(frame);
    return who.await(wire::Delta::kChoices).choices().DebugString();
  }
  [[nodiscard]] static std::uint64_t item_of(const Person& who, const std::string& called, const std::string& kind) {
    for (const wire::Creature& one : who.knows.state.creatures())
      for (const wire::Item& item : one.items())
        if (one.name() == called && who.word(item.kind()) == kind) return item.id();
    throw std::runtime_error(called + " has no " + kind);
  }
  static wire::Place cell(int column, int row) {
    wire::Place place;
    place.set_kind(wire::Place::CELL);
    place.set_column(column);
    place.set_row(row);
    return place;
  }
  /// What the client receives from the start on coming in again.
  void comes_again(Person& who) {
    who.drop();
    who = Person(who.name, who.browser);
    who.arrive(campaign);
  }
};

class GrimwireHiding : public Hiding {
 protected:
  // The ghoul in the mill is hidden by the GM; 1 is enough to find it, unless the die shows a 1.
  void search_until_found(Person& who, const std::string& hero) {
    set(ghoul, "hide_tn", 1);
    for (int tries = 0; tries < 30 && !knows(who, ghoul); ++tries) play(who, action(who, "search", hero));
    ASSERT_TRUE(knows(who, ghoul));
  }
  const std::string ghoul = "The thing in the mill";
};

TEST_F(GrimwireHiding, FinderSeesAndOthersLearnNothing) {  // P13
  const std::string id = std::to_string(gil.creature(ghoul));

  search_until_found(ada, "Cyrus");

  EXPECT_THAT(targets(ada, "attack", "Cyrus"), HasSubstr(id));
  EXPECT_FALSE(knows(bea, ghoul));
  set(ghoul, "condition", 3);
  play(gil, action(gil, "start_conflict"));
  EXPECT_THAT(heard(ada), HasSubstr(id));
  EXPECT_THAT(heard(bea), Not(HasSubstr(id)));
  EXPECT_THAT(targets(bea, "attack", "Aune"), Not(HasSubstr(id)));
  const auto& order = gil.knows.state.encounters(0).order();
  EXPECT_EQ(ada.knows.state.encounters(0).order_size(), order.size());
  EXPECT_EQ(bea.knows.state.encounters(0).order_size(), order.size() - 1);
  comes_again(bea);
  EXPECT_THAT(heard(bea), Not(HasSubstr(id)));
  comes_again(ada);
  EXPECT_TRUE(knows(ada, ghoul));
}

TEST_F(GrimwireHiding, ATargetOneHasNotFoundIsAsIfItWereNotThere) {  // P13
  search_until_found(ada, "Cyrus");
  wire::ClientFrame attack = action(bea, "attack", "Aune");
  field(attack, bea, "target").mutable_ref()->set_creature(gil.creature(ghoul));
  EXPECT_THAT(answer_to(bea, attack), HasSubstr("E_NO_SUCH"));
}

TEST_F(GrimwireHiding, SmokeIsSentToAllAndCutsSight) {
  const std::string raider = "Raider with a scar";
  const auto pistol = [&] {
    wire::ClientFrame frame;
    frame.mutable_ask_choices()->set_action(ada.key("attack"));
    frame.mutable_ask_choices()->set_actor(ada.creature("Cyrus"));
    frame.mutable_ask_choices()->set_field(ada.key("target"));
    wire::Param& with = *frame.mutable_ask_choices()->add_form();
    with.set_name(ada.key("weapon"));
    with.mutable_value()->mutable_ref()->set_item(item_of(ada, "Cyrus", "pistol"));
    return frame;
  };
  const auto why_not = [&] {
    (void)ada.ask(pistol());
    const wire::Choices found = ada.await(wire::Delta::kChoices).choices();
    for (const wire::Choice& one : found.choices())
      if (one.value().ref().creature() == ada.creature(raider)) return ada.word(one.why_not().code());
    return std::string("not among them");
  };
  ASSERT_EQ(why_not(), "");

  for (int bombs = 0; bombs < 20 && why_not().empty(); ++bombs) {  // it may land beside the line
    const std::string thrower = "Thrower " + std::to_string(bombs);
    wire::ClientFrame come;
    wire::AddCreature& another = *come.mutable_edit()->mutable_add_creature();
    another.set_record(gil.key("prowler"));
    another.set_name(thrower);
    another.set_side(gil.key("foes"));
    another.set_scene(gil.knows.state.scenes(0).id());
    *another.mutable_place() = cell(17, 8);
    ASSERT_EQ(answer_to(gil, come), "");
    catch_up();
    wire::ClientFrame smoke = action(gil, "throw_area", thrower);
    field(smoke, gil, "item").mutable_ref()->set_item(item_of(gil, thrower, "smoke_bomb"));
    *field(smoke, gil, "to").mutable_place() = cell(10, 8);
    play(gil, smoke);
  }

  EXPECT_THAT(why_not(), testing::AnyOf("E_NOT_PERCEIVED", "E_SENSE"));  // that one, where Cyrus stands in it himself
  ASSERT_GT(bea.knows.state.scenes(0).areas_size(), 0);
  EXPECT_EQ(bea.word(bea.knows.state.scenes(0).areas(0).key()), "smoke");
  ASSERT_EQ(bea.knows.areas.areas_size(), bea.knows.state.scenes(0).areas_size());
  const wire::VisibleArea& smoke = bea.knows.areas.areas(0);
  ASSERT_GT(smoke.runs_size(), 0);
  const auto put = [&](int column, int row) {
    EXPECT_EQ(answer_to(gil, placing(gil.creature(raider), bea.knows.state.scenes(0).id(), column, row)), "");
    catch_up();
  };
  put(smoke.center().column(), smoke.center().row());
  EXPECT_THAT(bea.knows.areas.areas(0).within(), testing::Contains(bea.creature(raider)));
  put(0, 0);
  EXPECT_THAT(bea.knows.areas.areas(0).within(), Not(testing::Contains(bea.creature(raider))));
  const std::string before = bea.knows.areas.DebugString();
  comes_again(bea);
  EXPECT_EQ(bea.knows.areas.DebugString(), before);
}

class HeimrHiding : public Hiding {
 protected:
  HeimrHiding() {
    system = "heimr";
    heroes = {"Sigrun Holt", "Torvald Red-Oar"};
  }
  void keep_out_of_sight(const std::string& creature, bool hidden) {
    wire::ClientFrame frame;
    frame.mutable_edit()->mutable_hide_creature()->set_creature(gil.creature(creature));
    frame.mutable_edit()->mutable_hide_creature()->set_hidden(hidden);
    EXPECT_EQ(answer_to(gil, frame), "");
    catch_up();
  }
  void hide_from(const std::string& hero) {
    for (int tries = 0; tries < 30 && knows(ada, archer); ++tries) {
      keep_out_of_sight(archer, true);  // what is done to it in the open stays in the log
      set(archer, "fatigue", 1);        // rested, or it may be too tired to hide
      keep_out_of_sight(archer, false);
      wire::ClientFrame hide = action(gil, "hide", archer);
      field(hide, gil, "target").mutable_ref()->set_creature(gil.creature(hero));
      play(gil, hide);
    }
  }
  const std::string archer = "Archer on the wall";
};

TEST_F(HeimrHiding, HidingCreatureIsGoneForItsObserversUntilFound) {  // P13
  const std::string id = std::to_string(gil.creature(archer));
  ada.knows.log.clear();

  hide_from("Sigrun Holt");

  EXPECT_FALSE(knows(ada, archer));
  EXPECT_TRUE(knows(bea, archer));
  EXPECT_THAT(heard(ada), Not(HasSubstr(id)));
  EXPECT_THAT(targets(ada, "weapon_attack", "Sigrun Holt"), Not(HasSubstr(id)));
  EXPECT_THAT(targets(bea, "weapon_attack", "Torvald Red-Oar"), HasSubstr(id));
  set(archer, "hp", 1);
  comes_again(ada);
  EXPECT_THAT(heard(ada), Not(HasSubstr(id)));

  set("Sigrun Holt", "int", 5);
  set("Sigrun Holt", "wp", 0);  // nothing to look again with
  for (int tries = 0; tries < 200 && !knows(ada, archer); ++tries) {
    wire::ClientFrame look = action(ada, "observe", "Sigrun Holt");
    field(look, ada, "what").set_key(ada.key("square"));
    wire::Place& where = *field(look, ada, "to").mutable_place();
    where.set_kind(wire::Place::ZONE);
    where.set_column(3);
    where.set_row(0);
    play(ada, look);
  }
  EXPECT_TRUE(knows(ada, archer));
}

TEST_F(HeimrHiding, ConcealedItemIsGoneForAllButItsPlayer) {  // P13
  const std::string sword = std::to_string(item_of(ada, "Sigrun Holt", "medium_weapon"));
  const auto with_sword = [&](const std::string& name) {
    wire::ClientFrame frame = action(ada, name, "Sigrun Holt");
    field(frame, ada, "item").mutable_ref()->set_item(item_of(ada, "Sigrun Holt", "medium_weapon"));
    return frame;
  };
  ASSERT_THAT(heard(bea), HasSubstr(sword));
  wire::ClientFrame always_the_same;  // and no dice
  always_the_same.mutable_edit()->mutable_set_switch()->set_key(gil.key("item_cr"));
  always_the_same.mutable_edit()->mutable_set_switch()->set_value(6);
  ASSERT_EQ(answer_to(gil, always_the_same), "");

  play(ada, with_sword("hide_item"));

  EXPECT_THAT(heard(ada), HasSubstr(sword));
  EXPECT_THAT(heard(bea), Not(HasSubstr(sword)));
  comes_again(bea);
  EXPECT_THAT(heard(bea), Not(HasSubstr(sword)));
  EXPECT_THAT(heard(gil), HasSubstr(sword));

  play(ada, with_sword("draw"));
  EXPECT_THAT(heard(bea), HasSubstr(sword));
}

}  // namespace ft::test
