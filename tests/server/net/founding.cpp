#include "tests/server/net/founding.hpp"

#include "protocol/wire/v1/lobby.pb.h"

namespace ft::test {

namespace {

constexpr auto password = "open sesame";

}  // namespace

void set_up(Person& gm, const std::string& setup_token) {
  wire::Setup setup;
  setup.set_token(setup_token);
  setup.set_name(gm.name);
  setup.set_password(password);
  (void)gm.browser.post("/api/setup", setup).as<wire::Me>();
}

void log_in(Person& gm) {
  wire::Login login;
  login.set_name(gm.name);
  login.set_password(password);
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

void join(Person& player, Person& gm, std::uint64_t campaign) {
  const std::string path = "/api/campaigns/" + std::to_string(campaign) + "/invites";
  const std::string link = gm.browser.post(path, wire::NewInvite()).as<wire::InviteEntry>().link();
  wire::Join join;
  join.set_token(link.substr(link.find('#') + 1));
  join.set_display_name(player.name);
  (void)player.browser.post("/api/join", join).as<wire::Joined>();
  player.arrive(campaign);
}

}  // namespace ft::test
