// Starting the real program: what it prints, and the one sentence it ends with where it cannot start (N10).
#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <pqxx/pqxx>

#include "tests/persistence/postgres_cluster.hpp"
#include "tests/server/crash/child_server.hpp"
#include "tests/server/net/browser.hpp"

namespace ft::test {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

namespace {

// A port that another program listens on.
class TakenPort {
 public:
  TakenPort() : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* any = reinterpret_cast<sockaddr*>(&address);
    const bool open =
        ::bind(socket_, any, size) == 0 && ::listen(socket_, 1) == 0 && ::getsockname(socket_, any, &size) == 0;
    if (!open) throw std::runtime_error("no port to take");
    number = std::to_string(ntohs(address.sin_port));
  }
  ~TakenPort() { ::close(socket_); }
  TakenPort(const TakenPort&) = delete;

  std::string number;

 private:
  int socket_;
};

}  // namespace

class Start : public testing::Test {
 protected:
  [[nodiscard]] Ending start(const Flags& more, std::uint64_t size_limit_bytes = 0) const {
    Flags flags = more;
    const Flags usual{"--listen", "127.0.0.1", "--port", "0", "--data", folder.path() / "data"};
    for (std::size_t i = 0; i < usual.size(); i += 2)
      if (std::ranges::find(more, usual[i]) == more.end()) flags.insert(flags.end(), {usual[i], usual[i + 1]});
    return run_to_end(flags, size_limit_bytes);
  }
  // One sentence and no more.
  static void expect_failure(const Ending& ending, const std::string& sentence) {
    EXPECT_EQ(ending.exit_code, 1) << ending.output;
    EXPECT_EQ(ending.complaints, "fairtable: " + sentence + "\n");
  }
  persistence::tests::TemporaryFolder folder;
};

TEST_F(Start, SaysWhereItIsAndHowTheGmComesIn) {
  const Ending ending = start({});

  EXPECT_EQ(ending.exit_code, 0);
  EXPECT_THAT(ending.output, HasSubstr("Fairtable is ready.\n  on this machine: http://localhost:"));
  EXPECT_THAT(ending.output,
              HasSubstr("The GM opens this link, once, to set a name and password:\n  http://localhost:"));
}

TEST_F(Start, WarnsWhenOnlyThisMachineCanReachIt) {
  const std::string warning =
      "Warning: nobody else can reach it. Players need an address of your network or --public-url.";

  EXPECT_THAT(start({}).output, HasSubstr(warning));
  EXPECT_THAT(start({"--public-url", "http://localhost:8080"}).output, HasSubstr(warning));
}

TEST_F(Start, WithAPublicAddressItsLinksBeginWithIt) {
  const Ending ending = start({"--public-url", "https://table.example.org"});

  EXPECT_THAT(ending.output, AllOf(HasSubstr("for the others:  https://table.example.org\n"),
                                   HasSubstr("\n  https://table.example.org/setup#"), Not(HasSubstr("Warning"))));
}

TEST_F(Start, TheSetupLinkIsGoneOnceItWasUsed) {
  ChildServer server;
  server.start();
  const std::string first = server.setup_token();
  server.kill();

  server.start();

  EXPECT_NE(server.setup_token(), "");
  EXPECT_NE(server.setup_token(), first);
  wire::v1::Setup setup;
  setup.set_token(server.setup_token());
  setup.set_name("Gil");
  setup.set_password("open sesame");
  Browser gm(server.port());
  (void)gm.post("/api/setup", setup).as<wire::v1::Me>();
  EXPECT_EQ(server.end(), 0);
  server.start();
  EXPECT_EQ(server.setup_token(), "");
}

TEST_F(Start, APasswordIsResetOnTheMachine) {
  ChildServer server;
  server.start();
  wire::v1::Setup setup;
  setup.set_token(server.setup_token());
  setup.set_name("Gil");
  setup.set_password("open sesame");
  Browser gm(server.port());
  (void)gm.post("/api/setup", setup).as<wire::v1::Me>();
  EXPECT_EQ(server.end(), 0);

  const Flags reset = {"--data", server.folder() / "data", "--reset-password", "gil"};
  const Ending ending = run_to_end(reset, 0, "a new password\n");
  server.start();

  EXPECT_EQ(ending.exit_code, 0) << ending.complaints;
  gm.move_to(server.port());
  EXPECT_EQ(gm.get("/api/me").as<wire::v1::Me>().account(), "");
  wire::v1::Login login;
  login.set_name("Gil");
  login.set_password("a new password");
  EXPECT_EQ(Browser(server.port()).post("/api/login", login).status, 200u);
}

TEST_F(Start, NoPasswordIsResetBesideARunningServerOrWithoutOne) {
  ChildServer server;
  server.start();
  const std::string data = server.folder() / "data";
  const std::string nowhere = folder.path() / "nowhere";

  expect_failure(run_to_end({"--data", data, "--reset-password", "gil"}, 0, "a new password\n"),
                 "another Fairtable already uses " + data + ". End it first, or choose another folder with --data.");
  expect_failure(run_to_end({"--data", nowhere, "--reset-password", "gil"}, 0, "a new password\n"),
                 "there are no accounts in " + nowhere +
                     ". Name the server's folder with --data, or its database with --database.");
  EXPECT_EQ(server.end(), 0);
  expect_failure(run_to_end({"--data", data, "--reset-password", "gil"}, 0, "a new password\n"),
                 "There is no account named gil.");
  expect_failure(run_to_end({"--data", data, "--reset-password", "gil"}, 0, "short\n"),
                 "Password too short: use at least 8 characters.");
}

TEST_F(Start, OnPostgresAPasswordIsResetBesideTheRunningServer) {
  persistence::tests::PostgresCluster cluster;
  std::filesystem::permissions(cluster.socket_folder(), std::filesystem::perms::all);  // for an ordinary user
  const std::string database = cluster.new_schema_url();
  ChildServer server({"--database", database});
  server.start();
  wire::v1::Setup setup;
  setup.set_token(server.setup_token());
  setup.set_name("Gil");
  setup.set_password("open sesame");
  Browser gm(server.port());
  (void)gm.post("/api/setup", setup).as<wire::v1::Me>();

  const Flags reset = {"--data", server.folder() / "data", "--database", database, "--reset-password", "Gil"};
  const Ending ending = run_to_end(reset, 0, "a new password\n");

  EXPECT_EQ(ending.exit_code, 0) << ending.complaints;
  EXPECT_EQ(gm.get("/api/me").as<wire::v1::Me>().account(), "");
  wire::v1::Login login;
  login.set_name("Gil");
  login.set_password("a new password");
  EXPECT_EQ(Browser(server.port()).post("/api/login", login).status, 200u);
}

TEST_F(Start, ACampaignThirtyDaysInTheBinIsErasedByItself) {  // L9
  persistence::tests::PostgresCluster cluster;
  const std::string database = cluster.new_schema_url();
  ChildServer server({"--database", database}, ChildServer::Machine::faulty);
  server.start();
  wire::v1::Setup setup;
  setup.set_token(server.setup_token());
  setup.set_name("Gil");
  setup.set_password("open sesame");
  Browser gm(server.port());
  (void)gm.post("/api/setup", setup).as<wire::v1::Me>();
  wire::v1::NewCampaign wanted;
  wanted.set_system("grimwire");
  wanted.set_name("The Ford");
  const std::string campaign =
      "/api/campaigns/" + std::to_string(gm.post("/api/campaigns", wanted).as<wire::v1::CampaignCard>().id());
  std::ifstream file(FT_CONTENT_FOLDER "/grimwire/sample/ford.webp", std::ios::binary);
  const std::string picture{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  const auto asset = gm.send({.method = "POST",
                              .path = campaign + "/assets",
                              .body = picture,
                              .headers = {{"X-File-Name", "ford.webp"}}})
                         .as<wire::v1::Asset>();
  const auto kept = server.folder() / "data/assets" / asset.hash().substr(0, 2) / asset.hash();
  EXPECT_TRUE(std::filesystem::exists(kept));
  ASSERT_EQ(gm.send({.method = "POST", .path = campaign + "/delete"}).status, 200u);

  server.machine().later_s = 30 * 86'400;

  pqxx::connection connection(database);
  pqxx::nontransaction rows(connection);
  const auto left = [&] {
    return rows.exec("SELECT (SELECT count(*) FROM campaigns) + (SELECT count(*) FROM seats)")[0][0].as<int>();
  };
  const auto longest_wait = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  while (left() > 0 && std::chrono::steady_clock::now() < longest_wait) continue;
  EXPECT_EQ(left(), 0);
  EXPECT_FALSE(std::filesystem::exists(kept));
}

TEST_F(Start, OnlyTheServersUserReadsItsFiles) {
  ChildServer server;
  server.start();

  for (const auto& file : std::filesystem::recursive_directory_iterator(server.folder() / "data"))
    EXPECT_EQ(file.status().permissions() & std::filesystem::perms(077), std::filesystem::perms::none) << file.path();
}

TEST_F(Start, FilesThatOthersCouldReadAreClosedToThem) {
  ChildServer server;
  server.start();
  EXPECT_EQ(server.end(), 0);
  const auto database = server.folder() / "data/fairtable.sqlite";
  std::filesystem::permissions(database, std::filesystem::perms(0644));

  server.start();

  EXPECT_EQ(std::filesystem::status(database).permissions(), std::filesystem::perms(0600));
}

TEST_F(Start, TheDatabasesPasswordIsNotInTheListOfProcesses) {
  persistence::tests::PostgresCluster cluster;
  ChildServer server({"--database", cluster.new_schema_url() + "&password=s3cret"});
  server.start();

  std::ifstream in("/proc/" + std::to_string(server.pid()) + "/cmdline", std::ios::binary);
  const std::string words{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  EXPECT_THAT(words, AllOf(HasSubstr("--database"), Not(HasSubstr("s3cret"))));
}

TEST_F(Start, PortInUseIsReported) {
  const TakenPort taken;

  expect_failure(start({"--port", taken.number}),
                 "port " + taken.number +
                     " is in use: another program, or another Fairtable, listens there. Choose "
                     "another with --port.");
}

TEST_F(Start, MissingPrivilegeIsReported) {
  int first_free = 1024;
  std::ifstream("/proc/sys/net/ipv4/ip_unprivileged_port_start") >> first_free;
  if (first_free <= 1) return;  // this user may listen on any port

  const std::string port = std::to_string(first_free - 1);
  expect_failure(start({"--port", port}),
                 "this user may not listen on port " + port + ". Choose one from 1024 on with --port.");
}

TEST_F(Start, AddressOfAnotherMachineIsReported) {
  expect_failure(start({"--listen", "192.0.2.77"}),
                 "192.0.2.77 is no address of this machine. Choose another with --listen.");
}

TEST_F(Start, ImpossibleDataFolderIsReported) {
  std::ofstream(folder.path() / "file") << "no folder";
  const std::string inside = folder.path() / "file/data";

  expect_failure(start({"--data", inside}),
                 "cannot write into " + inside + ": Not a directory. Choose another folder with --data.");
}

TEST_F(Start, ReadOnlyDataFolderIsReported) {
  const auto closed = folder.path() / "closed";
  std::filesystem::create_directory(closed);
  std::filesystem::permissions(closed, std::filesystem::perms(0500));

  expect_failure(start({"--data", closed}),
                 "cannot write into " + closed.string() + ": Permission denied. Choose another folder with --data.");
}

TEST_F(Start, FullDiskIsReported) {
  const std::string data = folder.path() / "data";

  expect_failure(start({}, 4096),
                 "the disk that holds " + data + " is full. Make room, or choose another folder with --data.");
}

TEST_F(Start, FolderInUseIsReported) {
  ChildServer first;
  first.start();
  const std::string data = first.folder() / "data";

  expect_failure(start({"--data", data}),
                 "another Fairtable already uses " + data + ". End it first, or choose another folder with --data.");
}

TEST_F(Start, UnreachableDatabaseIsReportedWithoutItsPassword) {
  const Ending ending = start({"--database", "postgresql://ada:s3cret@127.0.0.1:1/fairtable"});

  EXPECT_EQ(ending.exit_code, 1);
  EXPECT_THAT(ending.complaints, HasSubstr("fairtable: the database does not answer ("));
  EXPECT_THAT(ending.complaints, HasSubstr("). Is PostgreSQL running, and is --database right?\n"));
  EXPECT_THAT(ending.complaints, Not(HasSubstr("s3cret")));
}

TEST_F(Start, MissingContentIsReported) {
  EXPECT_THAT(start({"--content", "/nowhere"}).complaints, HasSubstr("/nowhere"));
}

TEST_F(Start, UnknownFlagIsReported) {
  const Ending ending = start({"--prot", "9"});

  EXPECT_EQ(ending.exit_code, 2);
  EXPECT_THAT(ending.complaints, HasSubstr("fairtable: there is no flag --prot."));
}

}  // namespace ft::test
