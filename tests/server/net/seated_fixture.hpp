// A GM and two players who sit at the sample campaign, each player with a hero.
#pragma once

#include <array>

#include "tests/server/net/lobby_fixture.hpp"
#include "tests/server/net/requests.hpp"

namespace ft::test {

class SeatedFixture : public CampaignFixture {
 protected:
  explicit SeatedFixture(net::Settings settings = {}) : CampaignFixture(std::move(settings)) {}

  void SetUp() override {
    CampaignFixture::SetUp();
    gil.browser = gm;
    ada.browser = player("Ada");
    bea.browser = player("Bea");
    for (Person* person : {&gil, &ada, &bea}) person->arrive(campaign);
    give(heroes[0], ada);
    give(heroes[1], bea);
  }

  void give(const std::string& hero, const Person& to) {
    EXPECT_EQ(answer_to(gil, giving(gil.creature(hero), to)), "");
    for (Person* person : {&ada, &bea}) person->round_trip();
  }

  [[nodiscard]] static std::pair<int, int> cell_of(const Person& who, const std::string& called) {
    for (const wire::Creature& one : who.knows.state.creatures())
      if (one.name() == called) return {one.place().column(), one.place().row()};
    return {-1, -1};
  }

  std::array<std::string, 2> heroes{"Cyrus", "Aune"};  // of Ada, of Bea
  Person gil{"Gil", Browser(server.port())}, ada{"Ada", Browser(server.port())}, bea{"Bea", Browser(server.port())};
};

}  // namespace ft::test
