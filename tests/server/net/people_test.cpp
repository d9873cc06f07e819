// Invites, links to a seat, joining and removing (N3).
#include "server/auth/token.hpp"
#include "tests/server/net/lobby_fixture.hpp"

namespace ft::test {

using wire::v1::InviteCard;
using wire::v1::Joined;
using wire::v1::Me;
using wire::v1::People;
using wire::v1::SeatLink;

class PeopleTest : public CampaignFixture {
 protected:
  Answer look(Browser& browser, const std::string& token) {
    wire::v1::PreviewInvite wanted;
    wanted.set_token(token);
    return browser.post("/api/invites/look", wanted);
  }
  std::string link_to(std::uint32_t seat) {
    const std::string path = about("/seats/" + std::to_string(seat) + "/link");
    const std::string link = gm.send({.method = "POST", .path = path}).as<SeatLink>().link();
    return link.substr(link.find('#') + 1);
  }
};

TEST_F(PeopleTest, AnInviteLinkCarriesItsTokenInTheFragment) {
  const std::string token = invite();

  EXPECT_EQ(last_invite.link(), "http://table.test/join#" + token);
  EXPECT_EQ(token.size(), 43u);
  EXPECT_EQ(last_invite.uses_left(), 10u);
  EXPECT_EQ(last_invite.expires_at_s(), 1'000'000 + 7 * 86'400);
}

TEST_F(PeopleTest, OpeningALinkShowsTheTableAndSpendsNothing) {
  const std::string token = invite(0, 1);
  Browser bea(server.port());

  for (int i = 0; i < 3; ++i) {
    const auto card = look(bea, token).as<InviteCard>();
    EXPECT_EQ(card.campaign(), "The Ford");
    EXPECT_EQ(card.gm(), "Gil");
    EXPECT_FALSE(card.seat_link());
  }
  EXPECT_EQ(gm.get(about("/people")).as<People>().invites(0).uses_left(), 1u);
  EXPECT_EQ(join(bea, token, "Bea").status, 200u);
}

TEST_F(PeopleTest, NoAddressHoldsAToken) {
  const std::string token = invite();

  EXPECT_EQ(gm.get("/api/invites/" + token).status, 404u);
}

TEST_F(PeopleTest, JoiningNeedsNoAccountAndTheSeatIsFoundAgain) {
  Browser bea = player("Bea");

  const Me me = bea.get("/api/me").as<Me>();
  EXPECT_EQ(me.account(), "");
  ASSERT_EQ(me.campaigns_size(), 1);
  EXPECT_EQ(me.campaigns(0).name(), "The Ford");
  EXPECT_EQ(me.campaigns(0).seat_name(), "Bea");
  EXPECT_FALSE(me.campaigns(0).gm());
}

TEST_F(PeopleTest, TheListOfCampaignsSaysWhenOneWasPlayedLastAndShowsItsMap) {
  Browser bea = player("Bea");
  EXPECT_EQ(bea.get("/api/me").as<Me>().campaigns(0).played_at_s(), 0);
  const auto socket = gm.open_table(campaign);
  socket->greet();
  socket->wait_for_snapshot();  // with which the campaign has begun

  Me me;
  do me = bea.get("/api/me").as<Me>();
  while (me.campaigns(0).played_at_s() == 0);  // noted on another thread than the lobby's
  EXPECT_EQ(me.campaigns(0).picture().size(), 64U);
}

TEST_F(PeopleTest, TheGmRenamesTheCampaignAndPlayersMayNot) {  // L4
  Browser bea = player("Bea");
  const auto before = gm.open_table(campaign);
  before->greet();
  before->wait_for_snapshot();
  wire::v1::RenameCampaign wanted;
  wanted.set_name("  The Old Ford ");

  EXPECT_EQ(bea.post(about("/rename"), wanted).status, 403u);
  EXPECT_EQ(Browser(server.port()).post(about("/rename"), wanted).status, 401u);
  EXPECT_EQ(gm.post(about("/rename"), wanted).status, 200u);

  EXPECT_EQ(bea.get("/api/me").as<Me>().campaigns(0).name(), "The Old Ford");
  const auto after = bea.open_table(campaign);
  after->greet();
  const auto first = after->next();
  ASSERT_TRUE(first && first->deltas_size() > 0);
  EXPECT_EQ(first->deltas(0).welcome().campaign(), "The Old Ford");
  wanted.set_name(" ");
  EXPECT_EQ(gm.post(about("/rename"), wanted).problem(), "Campaign name is missing: enter at least one character.");
}

TEST_F(PeopleTest, TheGmsSeatHasNoLink) {  // L5
  const std::uint32_t seat = gm.get(about("/people")).as<People>().seats(0).seat();

  const Answer refused = gm.send({.method = "POST", .path = about("/seats/" + std::to_string(seat) + "/link")});

  EXPECT_EQ(refused.status, 409u);
  EXPECT_EQ(refused.problem(), "Gil has an account: log in with its password instead.");
}

TEST_F(PeopleTest, OldLinksAndDevicesOpenNoSeatOfAnAccount) {  // L5
  const std::uint32_t seat = gm.get(about("/people")).as<People>().seats(0).seat();
  const auto id = static_cast<persistence::CampaignId>(campaign);
  ASSERT_TRUE(server.store().seats().create_invite(
      {auth::hash_of_token("old link"), id, persistence::Role::gm, seat, 2'000'000, 1, 0}));
  ASSERT_TRUE(server.store().seats().add_token({auth::hash_of_token("old device"), seat, 1'000'000}));
  Browser spy(server.port());

  EXPECT_EQ(look(spy, "old link").status, 410u);
  EXPECT_EQ(join(spy, "old link", "").status, 410u);
  spy.cookies["ft_seat_" + std::to_string(campaign)] = "old device";
  EXPECT_EQ(spy.get("/api/me").as<Me>().campaigns_size(), 0);
  EXPECT_EQ(spy.get(about("/people")).status, 401u);
}

TEST_F(PeopleTest, WrongInvitesLockNoLoginOut) {
  Browser stranger(server.port());
  for (int i = 0; i < 10; ++i) EXPECT_EQ(look(stranger, "guess").status, 404u);
  EXPECT_EQ(look(stranger, "guess").status, 429u);

  wire::v1::Login login;
  login.set_name("Gil");
  login.set_password("open sesame");
  EXPECT_EQ(stranger.post("/api/login", login).status, 200u);
}

TEST_F(PeopleTest, ManyFalseCookiesHideNoSeat) {
  Browser bea = player("Bea");
  std::string cookies = "ft_seat_" + std::to_string(campaign) + "=" + std::string(43, 'A');
  for (int id = 1'000'000; id < 1'000'150; ++id) cookies += "; ft_seat_" + std::to_string(id) + "=x";

  const Answer stranger = Browser(server.port()).send({.path = "/api/me", .headers = {{"Cookie", cookies}}});

  EXPECT_EQ(stranger.as<Me>().campaigns_size(), 0);
  EXPECT_EQ(bea.get("/api/me").as<Me>().campaigns_size(), 1);
}

TEST_F(PeopleTest, AnExpiredUsedUpOrRevokedInviteIsRefusedWithItsReason) {
  Browser bea(server.port());
  const std::string spent = invite(0, 1);
  ASSERT_EQ(join(bea, spent, "Bea").status, 200u);
  const std::string revoked = invite();
  const std::string path = about("/invites/" + std::to_string(last_invite.id()) + "/revoke");
  ASSERT_EQ(gm.send({.method = "POST", .path = path}).status, 200u);
  const std::string expired = invite(60);
  server.now_s += 60;

  Browser cid(server.port());
  EXPECT_NE(join(cid, spent, "Cid").problem().find("already used"), std::string::npos);
  EXPECT_NE(join(cid, revoked, "Cid").problem().find("revoked"), std::string::npos);
  EXPECT_NE(join(cid, expired, "Cid").problem().find("expired"), std::string::npos);
  EXPECT_EQ(join(cid, expired, "Cid").status, 410u);
  EXPECT_EQ(join(cid, "guess", "Cid").status, 404u);
}

TEST_F(PeopleTest, RefusesNamesWithControlCharactersOr10000Letters) {
  const std::string token = invite();
  Browser bea(server.port());

  EXPECT_EQ(join(bea, token, std::string(10'000, 'B')).problem(), "Name has 10000 characters: at most 40.");
  EXPECT_EQ(join(bea, token,
                 "Be\x07"
                 "a")
                .problem(),
            "Name holds an invisible control character: remove it.");
  EXPECT_EQ(join(bea, token, "").problem(), "Name is missing: enter at least one character.");
  wire::v1::NewCampaign wanted;
  wanted.set_system("grimwire");
  wanted.set_name(std::string(10'000, 'F'));
  EXPECT_EQ(gm.post("/api/campaigns", wanted).status, 400u);
  wanted.set_name("The\nFord");
  EXPECT_EQ(gm.post("/api/campaigns", wanted).status, 400u);
  EXPECT_EQ(gm.get(about("/people")).as<People>().invites(0).uses_left(), 10u);
  EXPECT_EQ(join(bea, token, "Bea").status, 200u);
}

TEST_F(PeopleTest, TermsOutOfBoundsAreRefused) {
  wire::v1::NewInvite terms;
  terms.set_lasts_s(59);
  EXPECT_EQ(gm.post(about("/invites"), terms).status, 400u);
  terms.set_lasts_s(90 * 86'400 + 1);
  EXPECT_EQ(gm.post(about("/invites"), terms).status, 400u);
  terms.set_lasts_s(60);
  terms.set_uses(101);
  EXPECT_EQ(gm.post(about("/invites"), terms).status, 400u);
}

TEST_F(PeopleTest, OneBrowserHasOneSeatAtATable) {
  Browser bea = player("Bea");

  EXPECT_EQ(join(bea, invite(), "Bea again").status, 409u);
  EXPECT_EQ(join(gm, invite(), "Gil as a player").status, 409u);
}

TEST_F(PeopleTest, NamesOfOthersAndOfTheGmAreTaken) {  // L2
  Browser ada = player("Ådä");
  Browser spy(server.port());
  const std::string token = invite(0, 1);

  for (const std::string name : {"åDÄ", "GIL", "gm", " Gm "}) EXPECT_EQ(join(spy, token, name).status, 409u) << name;

  EXPECT_EQ(join(spy, token, "gil").problem(), "The name gil is already taken: choose another.");
  EXPECT_EQ(join(spy, token, "Ada").status, 200u);
}

TEST_F(PeopleTest, TheNameOfARemovedPersonIsFreeAgain) {  // L2
  Browser bea = player("Bea");
  const std::uint32_t seat = bea.get("/api/me").as<Me>().campaigns(0).seat();

  ASSERT_EQ(gm.send({.method = "POST", .path = about("/seats/" + std::to_string(seat) + "/remove")}).status, 200u);

  EXPECT_EQ(join(bea, invite(), "Bea").status, 200u);
}

TEST_F(PeopleTest, ALinkToASeatOpensItOnAnotherDeviceOnce) {
  Browser bea = player("Bea");
  const std::string token = link_to(bea.get("/api/me").as<Me>().campaigns(0).seat());
  Browser phone(server.port());

  EXPECT_EQ(look(phone, token).as<InviteCard>().seat_name(), "Bea");
  EXPECT_EQ(join(phone, token, "").status, 200u);
  EXPECT_EQ(phone.get("/api/me").as<Me>().campaigns(0).seat_name(), "Bea");
  EXPECT_EQ(join(phone, token, "").status, 410u);
}

TEST_F(PeopleTest, LinksToSeatsAreListedAmongTheInvitesAndCanBeTakenBack) {  // L5
  Browser bea = player("Bea");
  const std::uint32_t seat = bea.get("/api/me").as<Me>().campaigns(0).seat();
  const std::string token = link_to(seat);
  Browser phone(server.port());

  const auto people = gm.get(about("/people")).as<People>();
  ASSERT_EQ(people.invites_size(), 2);
  EXPECT_EQ(people.invites(0).seat(), 0u);
  EXPECT_EQ(people.invites(1).seat(), seat);
  const std::string path = about("/invites/" + std::to_string(people.invites(1).id()) + "/revoke");
  ASSERT_EQ(gm.send({.method = "POST", .path = path}).status, 200u);

  EXPECT_EQ(join(phone, token, "").problem(), "This link was revoked. Ask the GM for a new one.");
}

TEST_F(PeopleTest, TheGmEndsAllDevicesOfASeatAndALinkOpensItAgain) {  // L8
  Browser bea = player("Bea");
  const std::uint32_t seat = bea.get("/api/me").as<Me>().campaigns(0).seat();
  Browser phone(server.port());
  ASSERT_EQ(join(phone, link_to(seat), "").status, 200u);
  const auto socket = phone.open_table(campaign);
  const auto devices_of_bea = [&] { return gm.get(about("/people")).as<People>().seats(1).devices_size(); };
  EXPECT_EQ(gm.get(about("/people")).as<People>().seats(0).devices_size(), 0);
  EXPECT_EQ(devices_of_bea(), 2);

  ASSERT_EQ(gm.send({.method = "POST", .path = about("/seats/" + std::to_string(seat) + "/end_devices")}).status, 200u);

  EXPECT_EQ(socket->wait_for_close().code, wire::v1::Closing::RESUME_AGAIN);
  EXPECT_EQ(phone.open_table(campaign)->wait_for_close().code, wire::v1::Closing::NOT_ALLOWED);
  EXPECT_EQ(bea.get("/api/me").as<Me>().campaigns_size(), 0);
  EXPECT_EQ(devices_of_bea(), 0);
  EXPECT_EQ(join(bea, link_to(seat), "").status, 200u);
  EXPECT_EQ(devices_of_bea(), 1);
}

TEST_F(PeopleTest, DevicesOfAnAccountAreNotEndedAtTheTable) {  // L8
  const std::string own = std::to_string(gm.get("/api/me").as<Me>().campaigns(0).seat());

  EXPECT_EQ(gm.send({.method = "POST", .path = about("/seats/" + own + "/end_devices")}).problem(),
            "Gil has an account: its devices are on the account's page.");
}

TEST_F(PeopleTest, ASeatsTokenEnds400DaysAfterItsLastUse) {  // L8
  Browser bea = player("Bea");
  server.now_s += 399 * 86'400;
  EXPECT_EQ(bea.get("/api/me").as<Me>().campaigns_size(), 1);  // used again
  server.now_s += 399 * 86'400;
  EXPECT_EQ(bea.get("/api/me").as<Me>().campaigns_size(), 1);
  server.now_s += 400 * 86'400;

  EXPECT_EQ(bea.get("/api/me").as<Me>().campaigns_size(), 0);
  EXPECT_EQ(bea.open_table(campaign)->wait_for_close().text,
            "You are not in this game. Ask its GM for an invite link.");
}

TEST_F(PeopleTest, LogoutLeavesEveryTable) {  // L3
  const auto socket = gm.open_table(campaign);
  ASSERT_TRUE(socket);

  ASSERT_EQ(gm.send({.method = "POST", .path = "/api/logout"}).status, 200u);

  EXPECT_EQ(socket->wait_for_close().code, wire::v1::Closing::RESUME_AGAIN);
  EXPECT_EQ(gm.open_table(campaign)->wait_for_close().code, wire::v1::Closing::NOT_ALLOWED);
}

TEST_F(PeopleTest, LinkToASeatIsNotSpentFromAnotherSeat) {
  Browser bea = player("Bea");
  const std::string token = link_to(bea.get("/api/me").as<Me>().campaigns(0).seat());

  const Answer tried = join(gm, token, "");

  EXPECT_EQ(tried.status, 409u);
  EXPECT_EQ(tried.problem(), "This browser already joined this game as Gil. Open the link on the device it is for.");
  EXPECT_EQ(join(bea, token, "").status, 200u);
}

TEST_F(PeopleTest, ARemovedPersonHasNoSeatAndIsNotListed) {
  Browser bea = player("Bea");
  const std::uint32_t seat = bea.get("/api/me").as<Me>().campaigns(0).seat();

  ASSERT_EQ(gm.send({.method = "POST", .path = about("/seats/" + std::to_string(seat) + "/remove")}).status, 200u);

  EXPECT_EQ(bea.get("/api/me").as<Me>().campaigns_size(), 0);
  EXPECT_EQ(gm.get(about("/people")).as<People>().seats_size(), 1);
}

TEST_F(PeopleTest, OnlyTheGmInvitesLinksRemovesAndLists) {
  Browser bea = player("Bea");
  Browser stranger(server.port());

  for (const std::string path :
       {"/invites", "/invites/1/revoke", "/seats/1/link", "/seats/1/remove", "/seats/1/end_devices"}) {
    EXPECT_EQ(bea.send({.method = "POST", .path = about(path)}).status, 403u) << path;
    EXPECT_EQ(stranger.send({.method = "POST", .path = about(path)}).status, 401u) << path;
  }
  EXPECT_EQ(bea.get(about("/people")).status, 403u);
  EXPECT_EQ(bea.get(about("/assets")).status, 403u);
}

TEST_F(PeopleTest, TheGmCannotRemoveTheirOwnSeat) {
  const std::string own = std::to_string(gm.get("/api/me").as<Me>().campaigns(0).seat());

  EXPECT_EQ(gm.send({.method = "POST", .path = about("/seats/" + own + "/remove")}).status, 409u);
}

TEST_F(PeopleTest, AnotherCampaignsSeatsAndInvitesAreOutOfReach) {
  Browser bea = player("Bea");
  const std::string seat = std::to_string(bea.get("/api/me").as<Me>().campaigns(0).seat());
  const std::string old_invite = std::to_string(last_invite.id());
  make_campaign();

  EXPECT_EQ(gm.send({.method = "POST", .path = about("/seats/" + seat + "/remove")}).status, 404u);
  EXPECT_EQ(gm.send({.method = "POST", .path = about("/invites/" + old_invite + "/revoke")}).status, 404u);
}

}  // namespace ft::test
