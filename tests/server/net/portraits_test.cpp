// The pictures of creatures: icons from their records, and pictures that players and the GM set.
#include "tests/server/net/seated_fixture.hpp"

namespace ft::test {

class Portraits : public SeatedFixture {
 protected:
  const std::string raider = "Raider in red";
  const std::string hash = std::string(64, 'a');

  static wire::ClientFrame portrait(const Person& who, const std::string& creature, const std::string& picture) {
    wire::ClientFrame frame;
    wire::EditCreature& edit = *frame.mutable_edit()->mutable_edit_creature();
    edit.set_creature(who.creature(creature));
    edit.set_picture(picture);
    return frame;
  }
  static std::string picture_of(const Person& seen_by, const std::string& called) {
    for (const wire::Creature& one : seen_by.knows.state.creatures())
      if (one.name() == called) return one.picture();
    return "none of that name";
  }
};

TEST_F(Portraits, CreaturesHaveTheIconsOfTheirRecords) {
  EXPECT_EQ(picture_of(ada, "Cyrus"), "machete");
  EXPECT_EQ(picture_of(ada, raider), "bandit");
}

TEST_F(Portraits, PlayersSetThePictureOfTheirHeroes) {
  EXPECT_EQ(answer_to(ada, portrait(ada, "Cyrus", hash)), "");

  for (Person* person : {&gil, &bea}) {
    person->round_trip();
    EXPECT_EQ(picture_of(*person, "Cyrus"), hash);
  }
}

TEST_F(Portraits, AHeroWithoutAPictureHasItsIconAgain) {
  EXPECT_EQ(answer_to(ada, portrait(ada, "Cyrus", hash)), "");
  EXPECT_EQ(answer_to(ada, portrait(ada, "Cyrus", "")), "");

  EXPECT_EQ(picture_of(ada, "Cyrus"), "machete");
}

TEST_F(Portraits, PlayersSetNoPictureOfOthers) {
  for (const std::string& other : {std::string("Aune"), raider})
    EXPECT_TRUE(answer_to(ada, portrait(ada, other, hash)).starts_with("E_ROLE")) << other;
  wire::ClientFrame hidden = portrait(gil, "The thing in the mill", hash);
  EXPECT_TRUE(answer_to(ada, hidden).starts_with("E_ROLE"));
}

TEST_F(Portraits, PlayersChangeNothingBesideThePicture) {
  wire::ClientFrame more = portrait(ada, "Cyrus", hash);
  more.mutable_edit()->mutable_edit_creature()->set_size(3);

  EXPECT_TRUE(answer_to(ada, more).starts_with("E_ROLE"));
  EXPECT_EQ(picture_of(ada, "Cyrus"), "machete");
}

TEST_F(Portraits, TheGmSetsEveryPicture) {
  EXPECT_EQ(answer_to(gil, portrait(gil, raider, hash)), "");
  EXPECT_EQ(picture_of(gil, raider), hash);
}

}  // namespace ft::test
