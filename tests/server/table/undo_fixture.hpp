// A table of a GM and two players with a hero each, with undo and redo.
#pragma once

#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

class Undo : public TableFixture {
 protected:
  Undo() {
    sit(gm, 1, "Gil", true);
    sit(ada, 2, "Ann");
    sit(bea, 3, "Ben");
    give(gm, "Ada", 2);
    give(gm, "Bea", 3);
    settle();
    for (Client* client : {&gm, &ada, &bea}) client->forget();
  }
  /// Ada rolls and hits; Bea does not defend herself.
  void strike_undefended() {
    dice.faces = {10, 4};
    strike(ada, "Ada", "Bea");
    settle();
    answer(bea, false);
    settle();
  }
  void undo(Client& by) {
    say(by, "/undo mistake");
    settle();
  }
  void redo() {
    wire::Edit again;
    again.set_redo(true);
    edit(gm, again);
    settle();
  }
  /// Every client's state equals a fresh snapshot.
  void expect_all_agree() {
    for (Client* client : {&gm, &ada, &bea}) {
      const std::string before = in_order(client->state);
      hello(*client);
      EXPECT_EQ(in_order(client->state), before) << client->seat.name;
    }
  }
};

}  // namespace ft::test
