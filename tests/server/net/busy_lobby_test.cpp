// Tables do not wait for what strangers ask of the lobby, and images leave others a place in its queue.
#include <gmock/gmock.h>

#include "tests/server/net/lobby_fixture.hpp"
#include "tests/server/net/test_player.hpp"

namespace ft::test {

// A campaign whose GM sits at the table while the lobby's thread is busy until `free` is set.
class BusyLobby : public CampaignFixture {
 protected:
  explicit BusyLobby(net::Settings settings = {}) : CampaignFixture(std::move(settings)) {}
  ~BusyLobby() override { free.set_value(); }

  std::promise<void> free;
};

TEST_F(BusyLobby, ChatGoesOn) {
  Person person("Gil", gm);
  person.arrive(campaign);
  server.hold_lobby(free.get_future().share());
  wire::ClientFrame line;
  line.mutable_say()->set_text("We go on.");

  person.await_answer(person.ask(line));

  EXPECT_EQ(person.knows.chat.size(), 1u);
}

class ImpatientArrivals : public BusyLobby {
 protected:
  ImpatientArrivals() : BusyLobby({.limits = {.arrival_deadline = std::chrono::milliseconds(50)}}) {}
};

TEST_F(ImpatientArrivals, AreAskedToComeAgain) {  // N4
  server.hold_lobby(free.get_future().share());

  EXPECT_FALSE(gm.open_table(campaign));

  EXPECT_EQ(gm.refused_with, 503u);
}

const std::string image = "/assets/" + std::string(64, '0');

class TwoImages : public BusyLobby {
 protected:
  TwoImages() : BusyLobby({.limits = {.answer_deadline = std::chrono::minutes(1), .pictures_waiting = 2}}) {}
};

TEST_F(TwoImages, AThirdThatWaitsIsRefused) {
  server.hold_lobby(free.get_future().share());
  std::vector<RawConnection> asking;
  for (int i = 0; i < 3; ++i) {
    asking.emplace_back(server.port());
    asking.back().send("GET " + image + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
  }

  std::size_t refused = 0;
  while (!asking[refused].is_readable_within(std::chrono::milliseconds(5))) refused = (refused + 1) % asking.size();

  const std::string answer = asking[refused].read_to_end();
  EXPECT_THAT(answer, testing::HasSubstr("HTTP/1.1 503 "));
  EXPECT_THAT(answer, testing::HasSubstr("\r\nRetry-After: 1\r\n"));
  for (const std::size_t other : {refused + 1, refused + 2})
    EXPECT_FALSE(asking[other % 3].is_readable_within(std::chrono::milliseconds(50)));
}

TEST_F(TwoImages, GiveTheirPlacesBack) {
  for (int i = 0; i < 10; ++i) EXPECT_EQ(gm.get(image).status, 404u);
}

TEST(Images, HaveHalfOfTheLobbysQueueAtMost) {
  const net::Limits limits;

  EXPECT_LE(limits.pictures_waiting, 512 / 2);
  EXPECT_LE(limits.pictures_waiting + limits.claims_waiting, 512 - 128);
}

class ImpatientImages : public BusyLobby {
 protected:
  ImpatientImages() : BusyLobby({.limits = {.answer_deadline = std::chrono::seconds(1)}}) {}
};

TEST_F(ImpatientImages, AreAnsweredWhereTheDatabaseHangs) {
  server.hold_lobby(free.get_future().share());

  EXPECT_EQ(gm.get(image).status, 503u);
}

}  // namespace ft::test
