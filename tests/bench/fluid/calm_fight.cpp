// How long a declaration takes in a calm fight of Reality Check: four players, each far from the others, the real
// server with its journal on SQLite. From sending until every player has received its result.
//
//   calm_fight [TIMES]
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "tests/server/crash/child_server.hpp"
#include "tests/server/net/founding.hpp"
#include "tests/server/net/test_player.hpp"

namespace {

using namespace ft::test;
using Clock = std::chrono::steady_clock;

class CalmFight {
 public:
  CalmFight() : server_({"--log-level", "warning", "--commands-per-second", "100000"}) {
    server_.start();
    for (Person& one : people_) one.browser.move_to(server_.port());
    set_up(gil(), server_.setup_token());
    campaign_ = make_sample(gil(), "The Causeway", "aura");
    for (std::size_t i = 1; i < people_.size(); ++i) join(people_[i], gil(), campaign_);
    for (std::size_t i = 0; i < heroes.size(); ++i) take_up(i);
    wire::ClientFrame begin;
    begin.mutable_command()->set_action(gil().key("start_encounter"));
    await_by_all({gil().ask(begin)});
  }

  /// Declares these at once: milliseconds until every player has received all of it.
  double declare(const std::vector<std::size_t>& who) {
    refresh();
    std::array<std::uint32_t, 5> sent{};
    const auto start = Clock::now();
    for (const std::size_t i : who) sent[i] = people_[i].ask(step(i));
    await_by_all(sent);
    const double ms = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    for (Person& one : people_)
      if (!one.refused.empty()) throw std::runtime_error("refused: " + one.why_not(one.refused.begin()->first));
    return ms;
  }

 private:
  Person& gil() { return people_[0]; }

  void take_up(std::size_t nth) {
    wire::ClientFrame give, put;
    give.mutable_edit()->mutable_edit_creature()->set_creature(gil().creature(heroes[nth]));
    give.mutable_edit()->mutable_edit_creature()->mutable_seats()->add_seats(people_[nth + 1].seat);
    await_by_all({gil().ask(give)});
    wire::PlaceCreature& place = *put.mutable_edit()->mutable_place_creature();
    place.set_creature(gil().creature(heroes[nth]));
    place.set_scene(gil().knows.state.campaign().shown());
    place.mutable_place()->set_kind(wire::Place::CELL);
    place.mutable_place()->set_column(nth < 2 ? 1 : 24);
    place.mutable_place()->set_row(nth % 2 == 0 ? 2 : 14);
    await_by_all({gil().ask(put)});
  }

  /// A new Round's worth of Energy, by the GM's hand.
  void refresh() {
    for (const std::string& hero : heroes) {
      wire::ClientFrame frame;
      wire::SetNumber& edit = *frame.mutable_edit()->mutable_set_number();
      edit.mutable_owner()->set_creature(gil().creature(hero));
      edit.set_key(gil().key("energy"));
      edit.set_value(5);
      await_by_all({gil().ask(frame)});
    }
  }

  /// A Run of a metre, there and back.
  wire::ClientFrame step(std::size_t who) {
    const Person& person = people_[who];
    wire::ClientFrame frame;
    wire::Command& command = *frame.mutable_command();
    command.set_action(person.key("run"));
    command.set_actor(person.creature(heroes[who - 1]));
    wire::Param& path = *command.add_form();
    path.set_name(person.key("path"));
    there_[who] = !there_[who];
    path.mutable_value()->mutable_path()->add_steps(who < 3 ? 1 : 24);
    path.mutable_value()->mutable_path()->add_steps((who % 2 == 1 ? 2 : 14) + (there_[who] ? 1 : 0));
    return frame;
  }

  /// Waits until each has its answer, and every player the frame of that turn.
  void await_by_all(const std::array<std::uint32_t, 5>& sent) {
    for (std::size_t i = 0; i < sent.size(); ++i)
      if (sent[i] != 0) people_[i].await_answer(sent[i]);
    for (Person& one : people_) one.round_trip();
  }

  const std::array<std::string, 4> heroes{"Ash", "Brug", "Cyl", "Dara"};
  ChildServer server_;
  std::array<Person, 5> people_{Person{"Gil", Browser(0)}, Person{"Ada", Browser(0)}, Person{"Bea", Browser(0)},
                                Person{"Cid", Browser(0)}, Person{"Dan", Browser(0)}};
  std::array<bool, 5> there_{};
  std::uint64_t campaign_ = 0;
};

void tell(const char* what, std::vector<double> ms) {
  std::sort(ms.begin(), ms.end());
  std::printf("%s: p50 %.2f ms, p99 %.2f ms, %zu times\n", what, ms[ms.size() / 2], ms[ms.size() * 99 / 100],
              ms.size());
}

}  // namespace

int main(int count, char** arguments) {
  const int times = count > 1 ? std::atoi(arguments[1]) : 1000;
  CalmFight fight;
  std::vector<double> alone, together;
  for (int i = 0; i < times; ++i) {
    alone.push_back(fight.declare({1 + static_cast<std::size_t>(i) % 4}));
    together.push_back(fight.declare({1, 2, 3, 4}));
  }
  tell("one declares, all five are told", alone);
  tell("four declare at once, all five are told of all", together);
}
