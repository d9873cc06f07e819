// Content of a campaign's own and heroes, over real sockets and with the rulebooks themselves.
#include <gmock/gmock.h>

#include "rules/game/game.hpp"
#include "server/codec/content/content_toml.hpp"
#include "tests/server/net/seated_fixture.hpp"

namespace ft::test {

using testing::HasSubstr;
using testing::StartsWith;
using wire::Delta;

class CustomContent : public SeatedFixture {
 protected:
  /// before: what was sent of it in parts.
  static wire::ClientFrame file(const std::string& text, const std::string& before = "") {
    wire::ClientFrame frame;
    wire::ImportContent& import = *frame.mutable_edit()->mutable_import_content();
    import.set_file("mine.toml");
    import.set_text(text);
    import.set_bytes(static_cast<std::uint32_t>(before.size() + text.size()));
    import.set_digest(rules::Key(before + text).hash);
    return frame;
  }
  static std::string exported(Person& who, wire::AskExport::Which which) {
    wire::ClientFrame frame;
    frame.mutable_ask_export()->set_which(which);
    (void)who.ask(frame);
    return who.await(Delta::kContentFile).content_file().text();
  }
  static constexpr const char* sabre =
      "[[weapon]]\nid = \"sabre\"\nname = \"Sabre\"\nclass = \"light\"\ndamage = \"1d6\"\ndtype = \"edged\"\n";
};

TEST_F(CustomContent, IsTakenToAnotherCampaign) {
  EXPECT_EQ(answer_to(gil, file(sabre)), "");
  ada.round_trip();
  EXPECT_NO_THROW((void)ada.key("sabre"));
  const std::string text = exported(gil, wire::AskExport::OWN);
  EXPECT_THAT(text, HasSubstr("name = \"Sabre\""));

  gil.drop();
  make_campaign();
  gil.arrive(campaign);
  EXPECT_THAT(exported(gil, wire::AskExport::OWN), testing::Not(HasSubstr("Sabre")));
  EXPECT_EQ(answer_to(gil, file(text)), "");
  EXPECT_EQ(exported(gil, wire::AskExport::OWN), text);
}

TEST_F(CustomContent, ExportOfAllEqualsTheRulebook) {
  const std::string all = exported(gil, wire::AskExport::ALL);
  const auto drafts = codec::read_content_text(all, "all.toml");
  ASSERT_TRUE(drafts) << codec::sentence(drafts.error().front());
  const auto made = rules::make_system("grimwire", *drafts);
  ASSERT_TRUE(made) << codec::sentence(made.error().front());

  for (std::size_t at = 0; at < all.size(); at += 60'000) {
    wire::ClientFrame part;
    part.mutable_import_chunk()->set_first(at == 0);
    part.mutable_import_chunk()->set_text(all.substr(at, 60'000));
    (void)gil.ask(part);
  }
  EXPECT_EQ(answer_to(gil, file("", all)), "");
  EXPECT_EQ(gil.problems.problems_size(), 0);
  EXPECT_EQ(exported(gil, wire::AskExport::OWN).find("[["), std::string::npos);
}

TEST_F(CustomContent, IsNotForPlayersToWrite) { EXPECT_THAT(answer_to(ada, file(sabre)), StartsWith("E_ROLE")); }

TEST_F(CustomContent, WrongFileIsRefusedWithFileLineFieldAndExpectation) {  // P28
  (void)answer_to(gil, file(std::string(sabre) + "range_m = -1\n"));

  ASSERT_EQ(gil.problems.problems_size(), 1);
  const wire::ContentProblem& problem = gil.problems.problems(0);
  EXPECT_EQ(problem.file(), "mine.toml");
  EXPECT_EQ(problem.line(), 7u);
  EXPECT_EQ(problem.field(), "weapon.sabre.range_m");
  EXPECT_EQ(problem.expected(), "a whole number from 0 to 5000");
  EXPECT_EQ(exported(gil, wire::AskExport::OWN).find("sabre"), std::string::npos);
}

}  // namespace ft::test
