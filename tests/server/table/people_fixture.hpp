// A table of a GM, a player with a hero, and one without.
#pragma once

#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

class PeopleFixture : public TableFixture {
 protected:
  PeopleFixture() {
    sit(gm, 1, "Gil", true);
    sit(ada, 2, "Ann");
    sit(bea, 3, "Ben");
    give(gm, "Ada", 2);
    settle();
    for (Client* client : {&gm, &ada, &bea}) client->forget();
  }
};

}  // namespace ft::test
