// Flags and the messages for wrong ones (N10).
#include "server/config.hpp"

#include <gtest/gtest.h>

#include <vector>

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

}  // namespace ft::test
