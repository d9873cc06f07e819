// Tables do not wait for what strangers ask of the lobby.
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

}  // namespace ft::test
