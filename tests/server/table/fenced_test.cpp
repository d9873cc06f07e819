// A table that another server has opened, or whose journal has lost its end: everyone reconnects to a fresh one (law T9).
#include "persistence/memory/memory_store_data.hpp"
#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

using wire::Delta;

/// The tables of one server behind their host, and the store of a second server on the same database.
class Fenced : public TableFixture {
 protected:
  Fenced() {
    table.reset();
    settle();
    arrive(gm, 1, "Gil", true);
    arrive(ada, 2, "Ann");
    send_by_host(set_hp_of_ada(20));
    EXPECT_TRUE(gm.got(Delta::kAccepted));
  }
  void arrive(Client& client, std::size_t nth_seat, std::string name, bool is_gm = false) {
    client.seat = {seat(nth_seat), std::move(name), is_gm};
    client.closed.reset();
    client.forget();
    client.connection = host.connect(campaign, client.seat, client);
    wire::ClientFrame frame;
    frame.mutable_hello()->set_protocol(codec::protocol_version);
    EXPECT_EQ(host.receive(client.connection, frame.SerializeAsString()), table::ReceiveResult::taken);
    settle();
  }
  void come_back() {
    for (Client* client : {&gm, &ada}) host.disconnect(client->connection);
    arrive(gm, 1, "Gil", true);
    arrive(ada, 2, "Ann");
  }
  void send_by_host(const wire::ClientFrame& frame) {
    EXPECT_EQ(host.receive(gm.connection, frame.SerializeAsString()), table::ReceiveResult::taken);
    settle();
  }
  wire::ClientFrame set_hp_of_ada(int hp) {
    wire::ClientFrame frame;
    frame.mutable_edit()->set_client_id(++gm.last_id);
    auto& change = *frame.mutable_edit()->mutable_set_number();
    change.mutable_owner()->set_creature(gm.creature("Ada"));
    change.set_key(gm.name("hp"));
    change.set_value(hp);
    return frame;
  }
  /// As a second server does when a client arrives there.
  void open_at_other_server() { ASSERT_TRUE(other->journal().open(campaign)); }
  void fence() {
    open_at_other_server();
    send_by_host(set_hp_of_ada(19));
    EXPECT_EQ(gm.closed, codec::Closing::Code::resume_again);
    EXPECT_EQ(ada.closed, codec::Closing::Code::resume_again);
  }
  [[nodiscard]] static std::string notice_to(const Client& client) {
    return client.of(Delta::kSnapshot).back().snapshot().status().reason();
  }

  std::unique_ptr<persistence::Store> other = persistence::open_memory(disk);
  table::TableHost host{*around, settings};
};

TEST_F(Fenced, TheTableIsUnloadedAtOnceAndOpenedAgain) {
  fence();
  for (Client* client : {&gm, &ada}) host.disconnect(client->connection);
  wait(0);
  EXPECT_EQ(host.counts().tables, 0U);

  come_back();
  send_by_host(set_hp_of_ada(18));

  EXPECT_TRUE(gm.got(Delta::kAccepted));
  EXPECT_FALSE(gm.closed);
  EXPECT_EQ(notice_to(gm), "");
}

TEST_F(Fenced, ANewcomerBeforeTheUnloadingFindsAFreshTable) {
  fence();
  const table::ConnectionId old = gm.connection;

  arrive(gm, 1, "Gil", true);
  host.disconnect(old);
  wait(0);

  EXPECT_FALSE(gm.closed);
  EXPECT_EQ(host.counts().tables, 1U);
  EXPECT_EQ(host.counts().read_only, 0U);
}

TEST_F(Fenced, AnEditOnItsWayHappensOnceWhenItIsRepeated) {
  open_at_other_server();
  const wire::ClientFrame frame = set_hp_of_ada(17);
  send_by_host(frame);
  const std::size_t before = batches();

  come_back();
  send_by_host(frame);
  send_by_host(frame);

  EXPECT_EQ(gm.of(Delta::kAccepted).size(), 2U);
  EXPECT_EQ(batches(), before + 1);
}

TEST_F(Fenced, AChatLineOnItsWayIsAcceptedWhenItIsRepeatedAndIsStoredOnce) {
  open_at_other_server();
  wire::ClientFrame line;
  line.mutable_say()->set_client_id(++gm.last_id);
  line.mutable_say()->set_text("Is anyone there?");
  send_by_host(line);
  ASSERT_EQ(gm.closed, codec::Closing::Code::resume_again);

  come_back();
  send_by_host(line);

  EXPECT_TRUE(gm.got(Delta::kAccepted));
  EXPECT_EQ(store->chat().page({.campaign = campaign, .limit = 10})->size(), 1U);
}

TEST_F(Fenced, TheSecondTimeWithinAMinuteTheGmReadsWhy) {
  fence();
  come_back();
  EXPECT_EQ(notice_to(gm), "");
  wait(30'000);
  fence();
  come_back();

  EXPECT_NE(notice_to(gm).find("Two servers share one database"), std::string::npos);
  EXPECT_EQ(notice_to(ada), "");

  wait(61'000);
  fence();
  come_back();
  EXPECT_EQ(notice_to(gm), "") << "once in a while is no trouble";
}

TEST_F(Fenced, AJournalThatHasLostItsEndIsOpenedWhereItEndsAndTheGmReadsHowMuch) {
  for (const int hp : {16, 15, 14}) send_by_host(set_hp_of_ada(hp));
  auto& kept = disk->journal.at(campaign).batches;
  kept.resize(kept.size() - 2);
  send_by_host(set_hp_of_ada(13));
  ASSERT_EQ(gm.closed, codec::Closing::Code::resume_again);

  come_back();

  EXPECT_NE(notice_to(gm).find("lost the last 2 entries"), std::string::npos) << notice_to(gm);
  EXPECT_NE(log.back().find("the database lost the last 2 entries"), std::string::npos) << log.back();
  send_by_host(set_hp_of_ada(12));
  EXPECT_TRUE(gm.got(Delta::kAccepted));
}

}  // namespace ft::test
