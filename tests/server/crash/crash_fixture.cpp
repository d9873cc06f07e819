#include "tests/server/crash/crash_fixture.hpp"

#include <stdexcept>

#include "protocol/wire/v1/lobby.pb.h"
#include "tests/server/net/requests.hpp"

namespace ft::test {

namespace {

Flags with_patience(Flags flags) {
  flags.insert(flags.end(), {"--log-level", "warning", "--commands-per-second", "100000"});
  return flags;
}

}  // namespace

CrashFixture::CrashFixture(Flags flags)
    : server(with_patience(std::move(flags))), gm("Gil", Browser(0)), ada("Ada", Browser(0)), bea("Bea", Browser(0)) {
  server.start();
  for (Person* person : clients()) person->browser.move_to(server.port());
  set_up(gm, server);
  campaign = make_sample(gm, "The Ford", "grimwire");
  for (Person* player : {&ada, &bea}) {
    invite(*player);
    player->arrive(campaign);
  }
  give_heroes();
}

void CrashFixture::invite(Person& player) {
  const std::string path = "/api/campaigns/" + std::to_string(campaign) + "/invites";
  const std::string link = gm.browser.post(path, wire::NewInvite()).as<wire::InviteEntry>().link();
  wire::Join join;
  join.set_token(link.substr(link.find('#') + 1));
  join.set_display_name(player.name);
  (void)player.browser.post("/api/join", join).as<wire::Joined>();
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

void set_up(Person& gm, ChildServer& server) {
  wire::Setup setup;
  setup.set_token(server.setup_token());
  setup.set_name("Gil");
  setup.set_password("open sesame");
  (void)gm.browser.post("/api/setup", setup).as<wire::Me>();
}

void log_in(Person& gm) {
  wire::Login login;
  login.set_name("Gil");
  login.set_password("open sesame");
  (void)gm.browser.post("/api/login", login);
}

std::uint64_t make_sample(Person& gm, const std::string& name, const std::string& system) {
  wire::NewCampaign wanted;
  wanted.set_name(name);
  wanted.set_system(system);
  wanted.set_sample(true);
  const std::uint64_t campaign = gm.browser.post("/api/campaigns", wanted).as<wire::CampaignCard>().id();
  gm.arrive(campaign);
  return campaign;
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
