// What makes a table read-only, what may be seen and had of it then, and the way back to play (law T7).
#include <algorithm>

#include "tests/server/table/damaged_journal.hpp"

namespace ft::test {

using wire::Delta;
using Kind = codec::TableStatus::Kind;

class ReadOnly : public DamagedJournal {
 protected:
  /// Opens with an open action that other rules take back, which meets so many faults.
  void open_with_faults(int faults) {
    command(gm, "rally");
    settle();
    dice.failing_ids = faults;
    open(Edition::changed_rules);
  }
  static std::string reason(const Client& client) {
    return client.of(Delta::kSnapshot).back().snapshot().status().reason();
  }
  void ask_to_play(Client& client) {
    wire::Edit change;
    change.set_stop(false);
    edit(client, change);
    settle();
  }
};

TEST_F(ReadOnly, ADamagedJournalIsShownUpToTheDamage) {  // P33
  const std::size_t first = hurt_ghoul_thrice();

  damage(first + 1);

  EXPECT_EQ(table->status().kind, Kind::read_only);
  EXPECT_EQ(hp("Ghoul"), 41);
  EXPECT_NE(reason(gm).find("at batch " + std::to_string(first + 1) + ":"), std::string::npos) << reason(gm);
  EXPECT_EQ(reason(ada).find("batch"), std::string::npos) << "only the GM reads why";
  EXPECT_NE(log.back().find("at batch"), std::string::npos) << log.back();
}

TEST_F(ReadOnly, ASnapshotBehindTheDamageIsShown) {
  const std::size_t first = hurt_ghoul_thrice();
  table->keep_snapshot();
  settle();

  damage(first + 1);

  EXPECT_EQ(table->status().kind, Kind::read_only);
  EXPECT_EQ(hp("Ghoul"), 43);
}

TEST_F(ReadOnly, NothingIsWrittenToADamagedJournal) {
  say(ada, "before");
  settle();
  damage(hurt_ghoul_thrice() + 1);
  const auto batches_before = stored();
  const auto snapshots_before = disk->snapshots;

  step(ada, "Ada", 2, 2);
  set_hp(gm, "Ghoul", 50);
  say(gm, "/r 1d6");
  wire::ClientFrame erase;
  erase.mutable_erase_line()->set_client_id(++ada.last_id);
  erase.mutable_erase_line()->set_id(gm.of(Delta::kSnapshot).back().snapshot().chat(0).id());
  send(ada, erase);
  settle();
  EXPECT_EQ(disk->chat.size(), 1U);
  table->keep_snapshot();
  settle();

  EXPECT_EQ(ada.refusal(), "E_READ_ONLY");
  EXPECT_EQ(gm.refusal(), "E_READ_ONLY");
  EXPECT_EQ(stored(), batches_before);
  EXPECT_EQ(disk->snapshots, snapshots_before);
}

TEST_F(ReadOnly, TheGmReadsTheLogAndExportsTheContentFromBeforeTheDamage) {
  put_sabre("1d8");
  command(gm, "rally");
  settle();

  damage(hurt_ghoul_thrice());

  EXPECT_NE(exported(wire::AskExport::OWN).find("sabre"), std::string::npos);
  EXPECT_GT(gm.of(Delta::kSnapshot).back().snapshot().log_size(), 0);
}

TEST_F(ReadOnly, ABatchThatCannotBeFoldedIsDamage) {
  strike(ada, "Ada", "Ghoul");
  settle();
  answer(gm, false);
  settle();
  const std::int64_t after_strike = hp("Ghoul");
  set_hp(gm, "Ghoul", 50);
  settle();

  stored().back() = stored().at(stored().size() - 2);  // goes on with a resolution that has ended
  open();

  EXPECT_EQ(table->status().kind, Kind::read_only);
  EXPECT_EQ(hp("Ghoul"), after_strike);
}

TEST_F(ReadOnly, AJournalDamagedFromTheFirstBatchLetsTheGmIn) {
  damage(1);

  EXPECT_EQ(table->status().kind, Kind::read_only);
  EXPECT_NE(reason(gm).find("at batch 1:"), std::string::npos) << reason(gm);
}

// ---- faults while a table is opened

TEST_F(ReadOnly, AFaultWhileTheTableIsOpenedIsSurvivedOnce) {
  open_with_faults(1);

  EXPECT_EQ(table->status().kind, Kind::playing);
  EXPECT_EQ(log_lines(gm, "rules_changed"), std::vector<std::string>{"what=rally "});
}

TEST_F(ReadOnly, ATableThatFailsTwiceToOpenIsShownAndPlaysWhenTheGmOpensItAgain) {
  open_with_faults(2);
  ASSERT_EQ(table->status().kind, Kind::read_only);
  EXPECT_NE(reason(gm).find("(number "), std::string::npos) << reason(gm);
  EXPECT_TRUE(ada.got(Delta::kSnapshot));
  const std::size_t before = batches();

  ask_to_play(gm);

  EXPECT_TRUE(gm.got(Delta::kAccepted));
  EXPECT_EQ(ada.closed, codec::Closing::Code::resume_again);
  EXPECT_TRUE(table->is_handed_over());
  EXPECT_FALSE(table->is_fenced());
  EXPECT_EQ(batches(), before);
  open(Edition::changed_rules);
  EXPECT_EQ(table->status().kind, Kind::playing);
}

TEST_F(ReadOnly, APlayerDoesNotOpenItAgain) {
  damage(hurt_ghoul_thrice());

  ask_to_play(ada);

  EXPECT_EQ(ada.refusal(), "E_ROLE");
  EXPECT_FALSE(table->is_handed_over());
}

TEST_F(ReadOnly, AFullQueueOfTheJournalStallsPlayUntilThereIsRoom) {
  kill();
  start();
  open_with_full_queue();

  set_hp(gm, "Ghoul", 50);
  settle_without_journal();
  EXPECT_EQ(table->status().kind, Kind::storage_stalled);
  wait(1'000);

  EXPECT_EQ(table->status().kind, Kind::playing);
  EXPECT_TRUE(gm.got(Delta::kAccepted));
}

// ---- behind the host of the tables

class ReadOnlyBehindHost : public ReadOnly {
 protected:
  ReadOnlyBehindHost() {
    good_ = stored();
    table.reset();
    settle();
  }
  void arrive(Client& client) {
    host.disconnect(client.connection);
    client.closed.reset();
    client.forget();
    client.connection = host.connect(campaign, client.seat, client);
    if (client.closed) return;
    wire::ClientFrame frame;
    frame.mutable_hello()->set_protocol(codec::protocol_version);
    send_by_host(client, frame);
  }
  void send_by_host(Client& client, const wire::ClientFrame& frame) {
    EXPECT_EQ(host.receive(client.connection, frame.SerializeAsString()), table::ReceiveResult::taken);
    settle();
  }
  wire::ClientFrame resume() {
    wire::ClientFrame frame;
    frame.mutable_edit()->set_client_id(++gm.last_id);
    frame.mutable_edit()->set_stop(false);
    return frame;
  }

  std::vector<persistence::Bytes> good_;
  table::TableHost host{*around, settings};
};

TEST_F(ReadOnlyBehindHost, TheGmPlaysOnOnceTheJournalIsMended) {
  stored().back() = "not a batch";
  arrive(gm);
  arrive(ada);
  ASSERT_EQ(host.counts().read_only, 1U);

  send_by_host(gm, resume());
  arrive(gm);
  arrive(ada);
  EXPECT_EQ(host.counts().read_only, 1U) << "it is as damaged as before";
  stored() = good_;
  send_by_host(gm, resume());
  arrive(gm);
  arrive(ada);

  EXPECT_EQ(host.counts().read_only, 0U);
  EXPECT_EQ(reason(gm), "") << "two servers have nothing to do with it";
  wire::ClientFrame undo;
  undo.mutable_edit()->set_client_id(++gm.last_id);
  undo.mutable_edit()->mutable_undo();
  send_by_host(gm, undo);
  EXPECT_TRUE(gm.got(Delta::kAccepted));
}

TEST_F(ReadOnlyBehindHost, ACampaignThatCannotBeOpenedIsTriedAgainForThoseWhoComeLater) {
  stored().push_back("\x18\x63");  // of a newer version
  arrive(gm);
  EXPECT_EQ(gm.closed, codec::Closing::Code::no_such_table);
  arrive(gm);
  EXPECT_EQ(gm.closed, codec::Closing::Code::no_such_table);

  stored() = good_;
  wait(60'000);
  arrive(gm);

  EXPECT_FALSE(gm.closed);
  EXPECT_TRUE(gm.got(Delta::kWelcome));
}

}  // namespace ft::test
