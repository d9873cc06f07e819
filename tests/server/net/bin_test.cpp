// Campaigns archived, deleted, restored and erased (L9).
#include "tests/server/net/lobby_fixture.hpp"

namespace ft::test {

using wire::v1::Closing;
using wire::v1::Me;

class BinTest : public CampaignFixture {
 protected:
  Answer press(Browser& browser, const std::string& what) {
    return browser.send({.method = "POST", .path = about("/" + what)});
  }
  Me me(Browser& browser) { return browser.get("/api/me").as<Me>(); }
};

TEST_F(BinTest, AnArchivedCampaignIsHiddenUntilItsGmBringsItBack) {  // L9
  Browser bea = player("Bea");

  ASSERT_EQ(press(gm, "archive").status, 200u);

  EXPECT_EQ(me(bea).campaigns_size(), 0);
  EXPECT_EQ(me(bea).archived_size(), 0);
  EXPECT_EQ(me(gm).campaigns_size(), 0);
  ASSERT_EQ(me(gm).archived_size(), 1);
  EXPECT_EQ(me(gm).archived(0).name(), "The Ford");
  EXPECT_EQ(me(gm).archived(0).erased_at_s(), 0);
  ASSERT_EQ(press(gm, "unarchive").status, 200u);
  EXPECT_EQ(me(bea).campaigns_size(), 1);
  EXPECT_EQ(me(gm).campaigns_size(), 1);
}

TEST_F(BinTest, ASentenceMeetsThoseWhoComeToAnArchivedCampaign) {  // L9
  Browser bea = player("Bea");
  const std::string token = invite();
  ASSERT_EQ(press(gm, "archive").status, 200u);
  const std::string for_players = "The GM archived this campaign. Ask them to bring it back.";
  Browser cid(server.port());

  const auto closed = bea.open_table(campaign)->wait_for_close();
  EXPECT_EQ(closed.code, Closing::NOT_ALLOWED);
  EXPECT_EQ(closed.text, for_players);
  EXPECT_EQ(gm.open_table(campaign)->wait_for_close().text,
            "You archived this campaign. Bring it back on the page of your campaigns.");
  EXPECT_EQ(join(cid, token, "Cid").problem(), for_players);
  EXPECT_EQ(gm.get(about("/people")).status, 410u);
  EXPECT_EQ(cid.open_table(campaign)->wait_for_close().text,
            "You are not in this game. Ask its GM for an invite link.");
}

TEST_F(BinTest, ASentenceMeetsThoseWhoComeToADeletedCampaign) {  // L9
  Browser bea = player("Bea");
  const std::string token = invite();
  ASSERT_EQ(press(gm, "delete").status, 200u);
  const std::string for_players = "The GM deleted this campaign. Ask them to restore it, within 30 days.";
  Browser cid(server.port());

  EXPECT_EQ(bea.open_table(campaign)->wait_for_close().text, for_players);
  EXPECT_EQ(gm.open_table(campaign)->wait_for_close().text,
            "You deleted this campaign. Restore it on the page of your campaigns, within 30 days.");
  EXPECT_EQ(join(cid, token, "Cid").problem(), for_players);
  EXPECT_EQ(me(bea).campaigns_size(), 0);
}

TEST_F(BinTest, ThoseAtTheTableAreSentAwayWithASentence) {  // L9
  Browser bea = player("Bea");
  const auto socket = bea.open_table(campaign);
  socket->greet();
  socket->wait_for_snapshot();

  ASSERT_EQ(press(gm, "delete").status, 200u);

  const auto closed = socket->wait_for_close();
  EXPECT_EQ(closed.code, Closing::NOT_ALLOWED);
  EXPECT_EQ(closed.text, "The GM deleted this campaign.");
}

TEST_F(BinTest, ADeletedCampaignIsRestoredWithinThirtyDays) {  // L9
  Browser bea = player("Bea");
  ASSERT_EQ(press(gm, "delete").status, 200u);
  ASSERT_EQ(me(gm).deleted_size(), 1);
  EXPECT_EQ(me(gm).deleted(0).erased_at_s(), 1'000'000 + 30 * 86'400);
  EXPECT_EQ(me(gm).campaigns_size(), 0);

  server.pass(30 * 86'400 - 10);
  server.erase_from_bin();
  wire::v1::Login login;
  login.set_name("Gil");
  login.set_password("open sesame");
  ASSERT_EQ(gm.post("/api/login", login).status, 200u);
  ASSERT_EQ(press(gm, "delete").status, 200u);  // again: its time goes on
  EXPECT_EQ(me(gm).deleted(0).erased_at_s(), 1'000'000 + 30 * 86'400);
  ASSERT_EQ(press(gm, "restore").status, 200u);

  EXPECT_EQ(me(gm).campaigns_size(), 1);
  EXPECT_EQ(me(bea).campaigns_size(), 1);
  const auto socket = bea.open_table(campaign);
  socket->greet();
  socket->wait_for_snapshot();
}

TEST_F(BinTest, AfterThirtyDaysEverythingOfItIsErased) {  // L9
  Browser bea = player("Bea");
  const auto deleted = static_cast<persistence::CampaignId>(campaign);
  const auto socket = bea.open_table(campaign);
  socket->greet();
  socket->wait_for_snapshot();
  make_campaign();  // another, which stays
  campaign = static_cast<std::uint64_t>(deleted);
  ASSERT_EQ(press(gm, "delete").status, 200u);
  socket->wait_for_close();
  server.pass(30 * 86'400);
  wire::v1::Login login;
  login.set_name("Gil");
  login.set_password("open sesame");
  ASSERT_EQ(gm.post("/api/login", login).status, 200u);

  EXPECT_EQ(press(gm, "restore").problem(), "The Ford was deleted more than 30 days ago and cannot be restored.");
  EXPECT_EQ(me(gm).deleted_size(), 0);
  server.erase_from_bin();

  EXPECT_EQ(press(gm, "restore").status, 403u);
  EXPECT_EQ(me(gm).campaigns_size(), 1);
  EXPECT_TRUE(server.store().seats().list(deleted)->empty());
  EXPECT_TRUE(server.store().history().read(deleted, 1, 1)->empty());
  EXPECT_EQ(bea.open_table(campaign)->wait_for_close().text,
            "You are not in this game. Ask its GM for an invite link.");
}

TEST_F(BinTest, AClockSetForwardErasesNothing) {
  ASSERT_EQ(press(gm, "delete").status, 200u);
  server.now_s += 31 * 86'400;
  server.erase_from_bin();
  server.now_s -= 31 * 86'400;

  EXPECT_EQ(me(gm).deleted_size(), 1);
  EXPECT_EQ(press(gm, "restore").status, 200u);
}

TEST_F(BinTest, AClockThatIsAheadAtTheStartErasesNothingForAnHour) {
  ASSERT_EQ(press(gm, "delete").status, 200u);
  const auto deleted = static_cast<persistence::CampaignId>(campaign);
  server.now_s += 31 * 86'400;
  server.restart_from_journal(deleted);

  server.pass(3'599);
  server.erase_from_bin();
  EXPECT_TRUE(server.store().campaigns().find(deleted).has_value());

  server.pass(1);
  server.erase_from_bin();
  EXPECT_FALSE(server.store().campaigns().find(deleted).has_value());
}

TEST_F(BinTest, OnlyTheOwnerArchivesDeletesAndRestores) {  // L9
  Browser bea = player("Bea");
  Browser stranger(server.port());

  for (const std::string what : {"archive", "unarchive", "delete", "restore"}) {
    EXPECT_EQ(press(bea, what).status, 401u) << what;
    EXPECT_EQ(press(stranger, what).status, 401u) << what;
  }
  campaign = 777;  // no such campaign is answered as another's
  EXPECT_EQ(press(gm, "delete").problem(), "Only the GM of this campaign can do this.");
}

}  // namespace ft::test
