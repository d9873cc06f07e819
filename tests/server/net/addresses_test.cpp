// Under which address people reach the machine: what links begin with, and when only this machine can be reached (N10).
#include "server/addresses.hpp"

#include <gtest/gtest.h>

namespace ft::test {

TEST(Addresses, PublicUrlIsTheBaseOfLinks) {
  const Addresses found = find_addresses({.listen = "127.0.0.1", .public_url = "https://table.example.org"}, 8080);

  EXPECT_EQ(found.base_url, "https://table.example.org");
  EXPECT_EQ(found.this_machine, "http://localhost:8080");
  EXPECT_FALSE(found.only_this_machine);
}

TEST(Addresses, APublicUrlOfThisMachineIsOfNoUseToOthers) {
  for (const std::string url : {"http://localhost:8080", "http://127.0.0.1", "http://[::1]:8080"}) {
    const Addresses found = find_addresses({.listen = "0.0.0.0", .public_url = url}, 8080);

    EXPECT_EQ(found.base_url, url);
    EXPECT_TRUE(found.only_this_machine);
  }
  EXPECT_FALSE(find_addresses({.public_url = "http://localhost.example.org"}, 8080).only_this_machine);
}

TEST(Addresses, OnLoopbackIsUnreachableFromOutside) {
  for (const std::string listen : {"127.0.0.1", "::1"}) {
    const Addresses found = find_addresses({.listen = listen}, 9);

    EXPECT_EQ(found.base_url, "http://localhost:9");
    EXPECT_TRUE(found.only_this_machine);
  }
}

TEST(Addresses, OneAddressOfTheMachineIsUsedAsItIs) {
  EXPECT_EQ(find_addresses({.listen = "192.168.1.5"}, 80).base_url, "http://192.168.1.5:80");
  EXPECT_EQ(find_addresses({.listen = "fd00::5"}, 80).base_url, "http://[fd00::5]:80");
}

TEST(Addresses, OnAllAddressesItIsThatOfTheNetworkOrAWarning) {
  const Addresses found = find_addresses({.listen = "0.0.0.0"}, 8080);

  EXPECT_EQ(found.this_machine, "http://localhost:8080");
  EXPECT_EQ(found.only_this_machine, found.base_url == found.this_machine);
  EXPECT_TRUE(found.base_url.starts_with("http://") && found.base_url.ends_with(":8080"));
  EXPECT_EQ(found.base_url.find("127.0.0.1"), std::string::npos);
}

}  // namespace ft::test
