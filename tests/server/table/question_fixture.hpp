// Three people at a table whose rulebook asks.
#pragma once

#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

class Questions : public TableFixture {
 protected:
  Questions() {
    sit(gm, 1, "Gil", true);
    sit(ada, 2, "Ann");
    sit(bea, 3, "Ben");
    give(gm, "Ada", 2);
    give(gm, "Bea", 3);
    settle();
    for (Client* client : {&gm, &ada, &bea}) client->forget();
  }
  void strike_bea() {
    strike(ada, "Ada", "Bea");
    settle();
  }
  /// The person of `client` has the question of `whose` on screen.
  void see(Client& client, const Client& whose) {
    wire::ClientFrame frame;
    frame.mutable_seen()->set_question(open_question(whose));
    send(client, frame);
    settle();
  }
  void hide(std::string_view who) {
    wire::Edit change;
    change.mutable_hide_creature()->set_creature(gm.creature(who));
    change.mutable_hide_creature()->set_hidden(true);
    edit(gm, change);
    settle();
    for (Client* client : {&gm, &ada, &bea}) client->forget();
  }
  /// The Ghoul asks Ada and another creature at once.
  void parley(std::string_view other = "Bea") {
    wire::ClientFrame frame;
    wire::Command& wanted = *frame.mutable_command();
    wanted.set_client_id(++gm.last_id);
    wanted.set_action(gm.name("parley"));
    wanted.set_actor(gm.creature("Ghoul"));
    for (const auto& [field, who] :
         {std::pair<std::string_view, std::string_view>{"target", "Ada"}, {"other", other}}) {
      wire::Param& param = *wanted.add_form();
      param.set_name(gm.name(field));
      param.mutable_value()->mutable_ref()->set_creature(gm.creature(who));
    }
    send(gm, frame);
    settle();
  }
};

}  // namespace ft::test
