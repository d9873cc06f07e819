// F1 to F3 of persistence/README.md, on every kind of store.
#include "tests/persistence/contract.hpp"

namespace ft::persistence::tests {
namespace {

class AssetsContract : public Contract {
 protected:
  [[nodiscard]] Assets& assets() { return store().assets(); }

  Sha256 upload(BytesView bytes) {
    auto upload = must(assets().begin(1000));
    must(upload->append(bytes));
    return must(upload->finish()).hash;
  }

  static Asset asset(CampaignId campaign, const Sha256& hash, const std::string& name, UnixSeconds at_s = 100) {
    return {hash, campaign, name, "image/png", 640, 480, 3, at_s};
  }
};
INSTANTIATE_TEST_SUITE_P(On, AssetsContract, ::testing::ValuesIn(every_kind()), name_of_kind);

TEST_P(AssetsContract, BytesAreReadBackByTheirHash) {  // F1
  auto upload = must(assets().begin(10));
  must(upload->append("abc"));
  must(upload->append(Bytes("\0de", 3)));
  const StoredBytes stored = must(upload->finish());
  upload.reset();
  reopen();

  EXPECT_EQ(to_hex(stored.hash), "e0d078a7ea89a0048193302d886da75aa48de7beb47dca6d0a0d2e5df25df12d");
  EXPECT_EQ(stored.size_bytes, 6);
  EXPECT_EQ(must(assets().size_of(stored.hash)), 6);
  EXPECT_EQ(must(assets().read(stored.hash, 0, 100)), Bytes("abc\0de", 6));
  EXPECT_EQ(must(assets().read(stored.hash, 2, 2)), Bytes("c\0", 2));
  EXPECT_EQ(must(assets().read(stored.hash, 6, 2)), "");
  EXPECT_EQ(outcome_of(assets().read(sha256("other"), 0, 100)), "not_found");
  EXPECT_EQ(outcome_of(assets().size_of(sha256("other"))), "not_found");
}

TEST_P(AssetsContract, BytesKnowTheCampaignsThatUseThem) {  // F2
  const CampaignId mire = some_campaign(store());
  const CampaignId fen = some_campaign(store(), "Bo");
  const Sha256 map = upload("map");
  must(assets().put(asset(fen, map, "a")));
  must(assets().put(asset(mire, map, "b")));
  must(assets().put(asset(mire, upload("other"), "c")));

  EXPECT_EQ(must(assets().users_of(map)), (std::vector{mire, fen}));
  must(assets().remove(mire, map));
  EXPECT_EQ(must(assets().users_of(map)), std::vector{fen});
  EXPECT_TRUE(must(assets().users_of(sha256("unknown"))).empty());
}

TEST_P(AssetsContract, AnUploadEndsAtItsLimit) {  // F1
  auto exact = must(assets().begin(3));
  EXPECT_EQ(outcome_of(exact->append("abc")), "ok");
  EXPECT_EQ(outcome_of(exact->finish()), "ok");

  auto more = must(assets().begin(3));
  EXPECT_EQ(outcome_of(more->append("ab")), "ok");
  EXPECT_EQ(outcome_of(more->append("cd")), "too_large");
}

TEST_P(AssetsContract, AnAbandonedUploadLeavesNothing) {  // F1
  {
    auto upload = must(assets().begin(10));
    must(upload->append("abc"));
  }

  EXPECT_EQ(outcome_of(assets().read(sha256("abc"), 0, 10)), "not_found");
}

TEST_P(AssetsContract, ACampaignNamesItsAssets) {  // F2
  const CampaignId mire = some_campaign(store());
  const Sha256 one = upload("one");
  const Sha256 two = upload("two");
  must(assets().put(asset(mire, two, "Second", 200)));
  must(assets().put(asset(mire, one, "First", 100)));
  must(assets().put(asset(mire, one, "First, renamed", 100)));
  reopen();

  const auto list = must(assets().list(mire));
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0].name, "First, renamed");
  EXPECT_EQ(list[1].hash, two);
  const Asset found = must(assets().find(mire, one));
  EXPECT_EQ(found.mime, "image/png");
  EXPECT_EQ(found.width, 640);
  EXPECT_EQ(found.height, 480);
  EXPECT_EQ(found.size_bytes, 3);
  EXPECT_EQ(outcome_of(assets().find(mire + 100, one)), "not_found");
}

TEST_P(AssetsContract, AnAssetNeedsItsBytesAndItsCampaign) {  // F2
  const CampaignId mire = some_campaign(store());

  EXPECT_EQ(outcome_of(assets().put(asset(mire, sha256("never sent"), "x"))), "not_found");
  EXPECT_EQ(outcome_of(assets().put(asset(mire + 100, upload("one"), "x"))), "not_found");
}

TEST_P(AssetsContract, BytesGoWithTheirLastUse) {  // F3
  const CampaignId mire = some_campaign(store(), "Ada");
  const CampaignId fen = some_campaign(store(), "Bea");
  const Sha256 map = upload("map");
  must(assets().put(asset(mire, map, "Map")));
  must(assets().put(asset(fen, map, "Same map")));

  must(assets().remove(mire, map));
  EXPECT_EQ(must(assets().read(map, 0, 10)), "map");
  EXPECT_EQ(outcome_of(assets().remove(mire, map)), "not_found");

  must(assets().remove(fen, map));
  EXPECT_EQ(outcome_of(assets().read(map, 0, 10)), "not_found");
}

TEST_P(AssetsContract, OnlyUnusedBytesAreDiscarded) {  // F3
  const CampaignId mire = some_campaign(store());
  const Sha256 used = upload("used");
  const Sha256 unused = upload("unused");
  must(assets().put(asset(mire, used, "Map")));

  must(assets().discard_unused(used));
  must(assets().discard_unused(unused));

  EXPECT_EQ(must(assets().read(used, 0, 10)), "used");
  EXPECT_EQ(outcome_of(assets().read(unused, 0, 10)), "not_found");
}

}  // namespace
}  // namespace ft::persistence::tests
