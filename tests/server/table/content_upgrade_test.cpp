// Records of one's own that a newer rulebook no longer takes.
#include "tests/server/table/content_fixture.hpp"

namespace ft::test {

using wire::Delta;

class UpgradedContent : public Content {
 protected:
  UpgradedContent() {
    put(gm, {{"kind", "weapon"}, {"id", "cannon"}, {"name", "Cannon"}, {"damage", "1d12"}});
    put_sabre("1d8");
    kill();
    start(Edition::narrow);
    for (Client* client : {&gm, &ada}) client->forget(), hello(*client);
  }
  /// Why the record was rejected, as sent last.
  static std::string problem(const Client& who, std::string_view id) {
    std::string why;
    for (const Delta& delta : who.deltas) {
      for (const wire::RecordEntry& entry : delta.welcome().schema().records())
        if (who.names.at(entry.id()) == id) why = entry.problem();
      if (delta.has_record() && who.names.at(delta.record().id()) == id) why = delta.record().problem();
    }
    return why;
  }
  wire::RecordDraft asked(std::string_view id) {
    wire::ClientFrame frame;
    *frame.mutable_ask_record()->mutable_record() = name_of(gm, "weapon", id);
    send(gm, frame);
    settle();
    return gm.got(Delta::kRecordDraft) ? gm.of(Delta::kRecordDraft).back().record_draft() : wire::RecordDraft();
  }
};

TEST_F(UpgradedContent, RejectedRecordsAreReportedToTheGm) {
  EXPECT_NE(problem(gm, "cannon").find("at most a d8"), std::string::npos) << problem(gm, "cannon");
  EXPECT_EQ(problem(gm, "sabre"), "");
  EXPECT_EQ(ada.bytes.find("at most a d8"), std::string::npos);
  EXPECT_NE(gm.of(Delta::kSnapshot).back().snapshot().status().reason().find("not used"), std::string::npos);
}

TEST_F(UpgradedContent, RejectedRecordsBlockNothing) {
  put_sabre("1d6");
  EXPECT_EQ(gm.of(Delta::kAccepted).size(), 1U);

  EXPECT_NE(exported(wire::AskExport::OWN).find("cannon"), std::string::npos);
  put(gm, {{"kind", "weapon"}, {"id", "cannon"}, {"name", "Cannon"}, {"damage", "1d20"}});
  EXPECT_EQ(problems(gm), (std::vector<std::string>{"damage: at most a d8"}));
}

TEST_F(UpgradedContent, IncompatibleRecordIsReadMendedAndCountsAgain) {
  EXPECT_GT(asked("cannon").draft().table().entries_size(), 0);

  put(gm, {{"kind", "weapon"}, {"id", "cannon"}, {"name", "Cannon"}, {"damage", "1d8"}});

  EXPECT_EQ(problem(gm, "cannon"), "");
  EXPECT_EQ(entry(ada, "cannon"), "Cannon");
  EXPECT_EQ(gm.of(Delta::kStatus).back().status().reason(), "") << "the notice goes";
}

TEST_F(UpgradedContent, IncompatibleRecordIsRemovedAndRestored) {
  remove("weapon", "cannon");
  EXPECT_EQ(table->state().state.campaign.records.size(), 1U);
  EXPECT_TRUE(gm.got(Delta::kRecordGone));

  undo();
  EXPECT_EQ(table->state().state.campaign.records.size(), 2U);
  EXPECT_NE(problem(gm, "cannon"), "");
}

TEST_F(UpgradedContent, ContentThatMakesTheRulebookFailIsLeftOutAndExported) {
  kill();
  start(Edition::with_bug);
  for (Client* client : {&gm, &ada}) client->forget(), hello(*client);

  EXPECT_NE(problem(gm, "sabre").find("fault of the server (number "), std::string::npos) << problem(gm, "sabre");
  EXPECT_NE(exported(wire::AskExport::OWN).find("sabre"), std::string::npos);
  step(ada, "Ada", 2, 2);
  settle();
  EXPECT_TRUE(ada.got(Delta::kAccepted));
}

// ---- while a question is open (law R14)

}  // namespace ft::test
