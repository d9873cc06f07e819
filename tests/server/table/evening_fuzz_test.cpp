// Evenings at random, from a seed: what each client received, folded, equals a fresh snapshot; a killed table comes
// back the same; a name that stays hidden is in no byte sent to a player.
#include <regex>
#include <sstream>

#include "tests/server/table/declaration_fixture.hpp"

namespace ft::test {

class Evening : public DeclarationFixture, public testing::WithParamInterface<int> {
 protected:
  std::mt19937 chance{static_cast<std::mt19937::result_type>(GetParam())};
  std::vector<Client*> people{&gm, &ada, &bea};
  std::ostringstream story;

  int any(int below) { return static_cast<int>(chance() % static_cast<unsigned>(below)); }
  std::string_view any_creature() {
    return std::vector<std::string_view>{"Ada", "Bea", "Ghoul", "Lurker"}.at(static_cast<std::size_t>(any(4)));
  }

  /// In every other evening the Lurker stays hidden, so that its name may be in no byte a player gets.
  bool keeps_the_secret() const { return GetParam() % 2 == 1; }

  void hide() {
    const std::string_view who = any_creature();
    if (who == "Lurker" && keeps_the_secret()) return;
    wire::Edit change;
    change.mutable_hide_creature()->set_creature(gm.creature(who));
    change.mutable_hide_creature()->set_hidden(any(2) == 0);
    edit(gm, change);
  }

  void hand_over() {
    const std::string_view who = any_creature();
    if (who != "Lurker" || !keeps_the_secret()) give(gm, who, static_cast<std::size_t>(2 + any(2)));
  }

  void do_something() {
    Client& who = *people[static_cast<std::size_t>(any(3))];
    const std::string_view actor = &who == &gm ? any_creature() : &who == &ada ? "Ada" : "Bea";
    const int choice = any(25);
    story << choice << ' ' << who.seat.name << ' ' << actor << '\n';
    switch (choice) {
      case 0:
      case 1:
      case 2:
      case 3: {
        const auto& cell = creature(actor).place.cell;
        step(who, actor, std::max(0, cell.column + any(3) - 1), std::max(0, cell.row + any(3) - 1));
        break;
      }
      case 4:
      case 5:
      case 6: strike(who, actor, any_creature()); break;
      case 7:
      case 8:
      case 9:
        if (const std::string question = open_question(who); !question.empty()) answer(who, question, any(2) == 0);
        break;
      case 10: command(gm, any(2) == 0 ? "start_fight" : "end_fight"); break;
      case 11: command(who, "end_turn", actor); break;
      case 12: hide(); break;
      case 13: set_hp(gm, any_creature(), any(100)); break;
      case 14: hand_over(); break;
      case 15: say(who, any(2) == 0 ? "/r 1d20" : "/undo"); break;
      case 16: wait(any(40) * 1000); break;
      case 17:
        settle();
        leave(who);
        settle();
        hello(who, any(2) == 0);
        break;
      case 18:
        if (any(3) == 0) crash();
        break;
      case 19: command(who, "let_be", actor); break;
      case 20:
      case 21: lunge(who, actor, any_creature()); break;
      case 22: send(who, frame_of_slip(who, actor, any(6))); break;
      case 23:
        if (!asked(who).empty()) pass(who);
        break;
      default: settle(); break;
    }
  }

  /// Declared actions and whose answers they await; the queue is lost when its owner leaves.
  static std::string declarations_of(const Client& client) {
    const wire::Declarations known = declared(client);
    std::string text;
    for (const wire::Declaration& one : known.open()) {
      text += one.resolution() + " for";
      for (const std::uint32_t who : one.waits_for()) text += ' ' + std::to_string(who);
      for (const wire::DeclaredAction& what : one.declared()) text += '\n' + what.ShortDebugString();
    }
    return text;
  }

  /// The log as the client has it since its newest snapshot, in lines. Names are left out: an entry brings those alone
  /// that the state has otherwise.
  static std::vector<std::string> log_of(const Client& client) {
    static const std::regex names(" ((actor_)?name: \"[^\"]*\"|voided: true)");
    std::vector<std::string> lines;
    const auto add = [&](const wire::LogEntry& entry) {
      lines.push_back(std::regex_replace(entry.ShortDebugString(), names, ""));
    };
    for (const wire::Delta& delta : client.deltas) {
      if (delta.has_snapshot()) lines.clear();
      std::ranges::for_each(delta.snapshot().log(), add);
      if (delta.has_log()) add(delta.log());
    }
    return lines;
  }

  void crash() {
    settle();
    const rules::State before = table->state().state;
    const std::size_t open = table->state().open.size();
    std::vector<std::vector<std::string>> logs;
    for (const Client* client : people) logs.push_back(log_of(*client));
    kill();
    start();
    settle();
    EXPECT_EQ(table->state().state, before);
    EXPECT_EQ(table->state().open.size(), open);
    for (std::size_t i = 0; i < people.size(); ++i) {
      hello(*people[i], true);
      const auto again = log_of(*people[i]);
      const auto newest = static_cast<std::ptrdiff_t>(std::min(logs[i].size(), again.size()));
      EXPECT_EQ(std::vector(logs[i].end() - newest, logs[i].end()), std::vector(again.end() - newest, again.end()))
          << people[i]->seat.name << " after\n"
          << story.str();
    }
  }
};

TEST_P(Evening, ClientStatesEqualFreshSnapshots) {
  settings.resume_frames = 8;

  for (int i = 0; i < 200 && !HasFailure(); ++i) {
    do_something();
    if (i % 10 != 9) continue;
    settle();
    ASSERT_NE(table->status().kind, codec::TableStatus::Kind::read_only) << table->status().reason << '\n'
                                                                         << story.str();
    for (Client* client : people) {
      const std::string text = in_order(client->state);
      const std::string about_to = declarations_of(*client);
      leave(*client);
      hello(*client);
      ASSERT_EQ(about_to, declarations_of(*client)) << client->seat.name << " after\n" << story.str();
      ASSERT_EQ(text, in_order(client->state)) << client->seat.name << " after\n" << story.str();
    }
  }
  if (!keeps_the_secret()) return;
  for (const Client* player : {&ada, &bea}) EXPECT_EQ(player->bytes.find("Lurker"), std::string::npos) << story.str();
}

INSTANTIATE_TEST_SUITE_P(Seeds, Evening, testing::Range(1, 101));

}  // namespace ft::test
