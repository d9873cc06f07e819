// Pings and drags: shown to the others or the mover, and not kept (law T3).
#include "tests/server/table/people_fixture.hpp"

namespace ft::test {

using wire::Delta;

class Pointing : public PeopleFixture {};

TEST_F(Pointing, PingsReachTheOthersAndAreNotKept) {
  const std::size_t before = batches();
  wire::ClientFrame frame;
  frame.mutable_ping()->set_scene(1);
  frame.mutable_ping()->set_x(1500);
  send(ada, frame);
  settle();
  ASSERT_TRUE(bea.got(Delta::kPing));
  EXPECT_EQ(bea.of(Delta::kPing)[0].ping().seat(), seat(2).value);
  EXPECT_EQ(batches(), before);
}

TEST_F(Pointing, ADragIsAnsweredToTheMoverAloneAndTheLatestWins) {
  const std::size_t before = batches();
  wire::ClientFrame frame;
  frame.mutable_drag()->set_creature(ada.creature("Ada"));
  frame.mutable_drag()->mutable_way_points()->add_steps(3);
  frame.mutable_drag()->mutable_way_points()->add_steps(2);
  for (std::uint32_t count = 1; count <= 5; ++count) {
    frame.mutable_drag()->set_count(count);
    send(ada, frame);
  }
  settle();
  ASSERT_EQ(ada.of(Delta::kDragPreview).size(), 1U);
  EXPECT_EQ(ada.of(Delta::kDragPreview)[0].drag_preview().count(), 5U);
  EXPECT_FALSE(bea.got(Delta::kDragPreview));
  EXPECT_EQ(batches(), before);
}

TEST_F(Pointing, DragTakesAtMost20WayPoints) {
  wire::ClientFrame frame;
  frame.mutable_drag()->set_creature(ada.creature("Ada"));
  const auto ask = [&](int points) {
    ada.forget();
    frame.mutable_drag()->mutable_way_points()->Clear();
    const rules::Cell from = creature("Ada").place.cell;
    for (int i = 0; i < points; ++i) {
      frame.mutable_drag()->mutable_way_points()->add_steps(i == 0 ? from.column + 1 : i % 2 == 0 ? 1 : -1);
      frame.mutable_drag()->mutable_way_points()->add_steps(i == 0 ? from.row : 0);
    }
    send(ada, frame);
    settle();
    return ada.of(Delta::kDragPreview).at(0).drag_preview();
  };

  EXPECT_EQ(ask(20).path().steps_size(), 40);
  const wire::DragPreview beyond = ask(21);
  EXPECT_EQ(beyond.path().steps_size(), 0);
  EXPECT_EQ(beyond.refusal().code(), ada.name("E_PATH_TOO_LONG"));
}

TEST_F(Pointing, ARulerHasAtMost64Numbers) {
  const auto seen = [&](int numbers) {
    wire::ClientFrame frame;
    frame.mutable_measure()->set_scene(1);
    for (int i = 0; i < numbers; ++i) frame.mutable_measure()->add_xy(i);
    bea.forget();
    send(ada, frame);
    settle();
    return bea.got(Delta::kMeasure) ? bea.of(Delta::kMeasure)[0].measure().xy_size() : 0;
  };

  EXPECT_EQ(seen(64), 64);
  EXPECT_EQ(seen(66), 0) << "two a point";
  EXPECT_FALSE(ada.closed);
}

}  // namespace ft::test
