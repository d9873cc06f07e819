#include "tests/server/crash/crash_fixture.hpp"

#include "tests/server/net/requests.hpp"

namespace ft::test {

namespace {

Flags with_patience(Flags flags) {
  flags.insert(flags.end(), {"--log-level", "warning", "--commands-per-second", "100000"});
  return flags;
}

}  // namespace

CrashFixture::CrashFixture(Flags flags, ChildServer::Machine machine)
    : server(with_patience(std::move(flags)), machine),
      gm("Gil", Browser(0)),
      ada("Ada", Browser(0)),
      bea("Bea", Browser(0)) {
  server.start();
  for (Person* person : clients()) person->browser.move_to(server.port());
  set_up(gm, server.setup_token());
  campaign = make_sample(gm, "The Ford", "grimwire");
  for (Person* player : {&ada, &bea}) join(*player, gm, campaign);
  give_heroes();
}

void CrashFixture::give_heroes() {
  int nth = 0;
  for (const wire::Creature& one : gm.knows.state.creatures()) {
    if (gm.word(one.side()) != "heroes") continue;
    (void)gm.ask(giving(one.id(), nth++ % 2 == 0 ? ada : bea));
  }
  settle();
}

void CrashFixture::kill() {
  server.kill();
  for (Person* person : clients()) person->take_last_words();
}

void CrashFixture::come_back() {
  server.start();
  for (Person* person : clients()) {
    person->browser.move_to(server.port());
    person->arrive(campaign);
  }
}

void CrashFixture::settle() {
  for (Person* person : clients()) person->await_answers();
  for (Person* person : clients()) person->round_trip();  // the table has it all
  wait_until_worked_off(gm);                              // and has written it
  for (Person* person : clients()) person->round_trip();
}

wire::ClientFrame roll(const std::string& comment) {
  wire::ClientFrame frame;
  frame.mutable_say()->set_text("/r 2d6+3 # " + comment);
  return frame;
}

std::vector<std::string> rolls_in(const Person& who) {
  std::vector<std::string> comments;
  for (const wire::LogEntry& entry : who.knows.log)
    if (entry.has_dice() && !entry.dice().comment().empty()) comments.push_back(entry.dice().comment());
  return comments;
}

}  // namespace ft::test
