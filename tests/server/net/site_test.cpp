// The web client as files, the health page, and what every answer carries (N9).
#include <filesystem>
#include <fstream>

#include "tests/persistence/temporary_folder.hpp"
#include "tests/server/net/lobby_fixture.hpp"

namespace ft::test {

class BuiltClient {
 protected:
  BuiltClient() {
    write("index.html", "<!doctype html>");
    write("app/app-1a2b.js", "go()");
    write("app/app-1a2b.js.gz", "gzipped");
    write("app/app-1a2b.js.br", "brotlied");
    write("icon.svg", "<svg/>");
  }
  void write(const std::string& name, const std::string& bytes) {
    const std::filesystem::path file = client_folder.path() / name;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << bytes;
  }
  persistence::tests::TemporaryFolder client_folder;
};

class Site : protected BuiltClient, public LobbyFixture {
 protected:
  Site() : LobbyFixture({.client_folder = client_folder.path()}) {}
};

TEST_F(Site, APageIsNeverKeptAndMayNotBeFramedOrRunForeignScripts) {
  const Answer page = gm.get("/");

  EXPECT_EQ(page.status, 200u);
  EXPECT_EQ(page.headers.at("cache-control"), "no-cache");
  EXPECT_EQ(page.headers.at("x-content-type-options"), "nosniff");
  EXPECT_EQ(page.headers.at("referrer-policy"), "no-referrer");
  const std::string& policy = page.headers.at("content-security-policy");
  EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string::npos);
  EXPECT_NE(policy.find("script-src 'self';"), std::string::npos);
  EXPECT_EQ(policy.find("unsafe-eval"), std::string::npos);
}

TEST_F(Site, EveryPageOfTheClientIsTheSameFile) {
  for (const std::string path : {"/setup", "/join", "/table/7", "/?from=mail"}) {
    EXPECT_EQ(gm.get(path).body, "<!doctype html>") << path;
  }
}

TEST_F(Site, AFileWithItsHashInItsNameIsKeptForever) {
  EXPECT_EQ(gm.get("/app/app-1a2b.js").headers.at("cache-control"), "public, max-age=31536000, immutable");
}

TEST_F(Site, TheBestCompressionTheBrowserKnowsIsSent) {
  const auto get = [&](const std::string& codings) {
    return gm.send({.path = "/app/app-1a2b.js", .headers = {{"Accept-Encoding", codings}}}).body;
  };

  EXPECT_EQ(get("gzip, br"), "brotlied");
  EXPECT_EQ(get("gzip"), "gzipped");
  EXPECT_EQ(get("identity"), "go()");
}

TEST_F(Site, AnUnchangedFileIsNotSentAgain) {
  const std::string etag = gm.get("/icon.svg").headers.at("etag");

  EXPECT_EQ(gm.send({.path = "/icon.svg", .headers = {{"If-None-Match", etag}}}).status, 304u);
}

TEST_F(Site, NothingOutsideTheFolderIsReached) {
  for (const std::string path : {"/../secret.txt", "/..%2fsecret.txt", "/missing.js", "/app/missing.js"}) {
    EXPECT_EQ(gm.get(path).status, 404u) << path;
  }
}

TEST_F(Site, HeadHasNoBodyAndOtherMethodsAreRefused) {
  EXPECT_EQ(gm.send({.method = "HEAD", .path = "/"}).body, "");
  EXPECT_EQ(gm.send({.method = "POST", .path = "/"}).status, 405u);
}

TEST_F(Site, TheHealthPageSaysHowTheServerIs) {
  const Answer health = gm.get("/health");

  EXPECT_EQ(health.status, 200u);
  EXPECT_EQ(health.headers.at("content-type"), "application/json");
  EXPECT_NE(health.body.find(R"("status":"ok")"), std::string::npos);
  EXPECT_NE(health.body.find(R"("database":"ok")"), std::string::npos);
}

class SiteBehindTls : protected BuiltClient, public LobbyFixture {
 protected:
  SiteBehindTls() : LobbyFixture({.public_url = "https://table.example.org", .client_folder = client_folder.path()}) {}
};

TEST_F(SiteBehindTls, TheHealthPageTellsStrangersNoFigures) {
  const Answer stranger = gm.send({.path = "/health", .headers = {{"X-Forwarded-For", "198.51.100.1"}}});

  EXPECT_EQ(stranger.status, 200u);
  EXPECT_EQ(stranger.body, "ok\n");
  EXPECT_EQ(gm.get("/health").headers.at("content-type"), "application/json");
}

TEST_F(SiteBehindTls, PagesAskBrowsersToComeByHttpsAlone) {
  EXPECT_EQ(gm.get("/").headers.at("strict-transport-security"), "max-age=31536000");
}

TEST_F(Site, APageByHttpNamesNoHttps) { EXPECT_FALSE(gm.get("/").headers.contains("strict-transport-security")); }

TEST_F(Site, EveryAnswerKeepsOtherPagesAndDevicesOut) {
  for (const std::string path : {"/", "/api/me", "/health", "/nothing"}) {
    const Answer answer = gm.get(path);
    EXPECT_EQ(answer.headers.at("cross-origin-opener-policy"), "same-origin") << path;
    EXPECT_NE(answer.headers.at("permissions-policy").find("camera=()"), std::string::npos) << path;
  }
}

using UnbuiltClient = LobbyFixture;

TEST_F(UnbuiltClient, ServerWithoutItsClientNamesTheRemedy) {
  const Answer page = gm.get("/");

  EXPECT_EQ(page.status, 503u);
  EXPECT_NE(page.body.find("deploy/run.sh"), std::string::npos);
}

}  // namespace ft::test
