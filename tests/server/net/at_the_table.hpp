// A GM and two players who sit at the sample campaign, each player with a hero.
#pragma once

#include <array>

#include "tests/server/net/gathering.hpp"
#include "tests/server/net/person.hpp"

namespace ft::test {

class AtTheTable : public AtACampaign {
 protected:
  explicit AtTheTable(net::Settings settings = {}) : AtACampaign(std::move(settings)) {}

  void SetUp() override {
    AtACampaign::SetUp();
    gil.browser = gm;
    ada.browser = player("Ada");
    bea.browser = player("Bea");
    for (Person* person : {&gil, &ada, &bea}) person->arrive(campaign);
    give(heroes[0], ada);
    give(heroes[1], bea);
  }

  void give(const std::string& hero, const Person& to) {
    wire::ClientFrame frame;
    frame.mutable_edit()->mutable_edit_creature()->set_creature(gil.creature(hero));
    frame.mutable_edit()->mutable_edit_creature()->mutable_seats()->add_seats(to.seat);
    gil.await_answer(gil.ask(frame));
    for (Person* person : {&ada, &bea}) person->round_trip();
  }

  /// An action of a creature, or the GM's own.
  [[nodiscard]] static wire::ClientFrame action(const Person& who, const std::string& name,
                                                const std::string& actor = "") {
    wire::ClientFrame frame;
    frame.mutable_command()->set_action(who.key(name));
    if (!actor.empty()) frame.mutable_command()->set_actor(who.creature(actor));
    return frame;
  }

  /// Steps as the wire has them: the first cell, then differences.
  [[nodiscard]] static wire::ClientFrame walk(const Person& who, const std::string& actor,
                                              const std::vector<int>& steps) {
    wire::ClientFrame frame = action(who, "move", actor);
    wire::Param& path = *frame.mutable_command()->add_form();
    path.set_name(who.key("path"));
    path.mutable_value()->mutable_path()->mutable_steps()->Add(steps.begin(), steps.end());
    return frame;
  }

  /// Asks, waits, and gives "CODE: sentence", or "" where it was accepted.
  [[nodiscard]] static std::string answer_to(Person& who, const wire::ClientFrame& frame) {
    const std::uint32_t id = who.ask(frame);
    who.await_answer(id);
    return who.why_not(id);
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
