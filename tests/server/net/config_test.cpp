// Flags and the messages for wrong ones (N10).
#include "server/config.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <vector>

#include "server/descriptor_limit.hpp"

namespace ft::test {

std::expected<Config, EarlyExit> read(std::vector<const char*> flags) {
  flags.insert(flags.begin(), "fairtable");
  return read_config(static_cast<int>(flags.size()), flags.data());
}

TEST(Flags, WithoutAnyTheDefaultsHold) {
  const auto config = read({});

  ASSERT_TRUE(config);
  EXPECT_EQ(config->net.port, 8080);
  EXPECT_EQ(config->net.listen, "0.0.0.0");
  EXPECT_EQ(config->data_folder, ".data");
  EXPECT_TRUE(config->journaled);
}

TEST(Flags, EachIsRead) {
  const auto config = read({"--port", "9", "--data=/tmp/x", "--public-url", "https://Table.example.org/",
                            "--max-upload", "7", "--no-journal", "--database", "postgresql://localhost/ft"});

  ASSERT_TRUE(config);
  EXPECT_EQ(config->net.port, 9);
  EXPECT_EQ(config->net.public_url, "https://table.example.org");
  EXPECT_EQ(config->net.limits.upload_bytes, 7 * 1024 * 1024);
  EXPECT_EQ(config->net.upload_folder, "/tmp/x/uploads");
  EXPECT_EQ(config->net.tile_folder, "/tmp/x/tiles");
  EXPECT_EQ(config->database, "postgresql://localhost/ft");
  EXPECT_FALSE(config->journaled);
}

TEST(Flags, AnUnknownOneIsRefusedByName) {
  const auto config = read({"--prot", "9"});

  ASSERT_FALSE(config);
  EXPECT_EQ(config.error().exit_code, exit_misused);
  EXPECT_TRUE(config.error().text.starts_with("fairtable: there is no flag --prot.")) << config.error().text;
}

TEST(Flags, WrongValuesAreRefused) {
  for (const auto& flags : std::vector<std::vector<const char*>>{{"--port", "many"},
                                                                 {"--port", "70000"},
                                                                 {"--public-url", "table.example.org"},
                                                                 {"--database", "mysql://x"},
                                                                 {"--listen", "localhost"},
                                                                 {"--log-level", "loud"}}) {
    const auto config = read(flags);
    ASSERT_FALSE(config) << flags[1];
    EXPECT_EQ(config.error().exit_code, exit_misused);
  }
}

TEST(Flags, HelpIsNoFailure) {
  const auto config = read({"--help"});

  ASSERT_FALSE(config);
  EXPECT_EQ(config.error().exit_code, exit_fine);
  EXPECT_NE(config.error().text.find("--public-url"), std::string::npos);
}

TEST(Flags, TheFieldsOfContentArePrinted) {
  const auto config = read({"--content-schema", "grimwire"});

  ASSERT_FALSE(config);
  EXPECT_EQ(config.error().exit_code, exit_fine);
  EXPECT_NE(config.error().text.find("## [[weapon]]"), std::string::npos);
  EXPECT_EQ(read({"--content-schema", "nonsense"}).error().exit_code, exit_misused);
}

TEST(DescriptorLimit, LeavesRoomForFiles) {
  EXPECT_EQ(connections_within(20'512), 20'000);
  EXPECT_EQ(connections_within(1024), 512);
  EXPECT_EQ(connections_within(256), 64);
  EXPECT_EQ(connections_within(RLIM_INFINITY), 999'488);
}

TEST(DescriptorLimit, IsRaisedToWhatTheMachineAllows) {
  rlimit limit{};
  ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &limit), 0);
  const rlimit low{std::min<rlim_t>(1024, limit.rlim_max), limit.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &low), 0);

  EXPECT_EQ(raise_descriptor_limit(), limit.rlim_max);

  ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &limit), 0);
  EXPECT_EQ(limit.rlim_cur, limit.rlim_max);
}

}  // namespace ft::test
