// The fixture of the contract: every test runs on every kind of store, empty at its start.
#pragma once

#include <gtest/gtest.h>

#include "tests/persistence/store_place.hpp"

namespace ft::persistence::tests {

/// The value, or an exception that fails the test with the store's own sentence.
template <class T>
T must(Result<T> result) {
  if (!result) throw std::runtime_error(std::string(name_of(result.error().error)) + ": " + result.error().text);
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

/// How it failed, or "ok".
template <class T>
std::string outcome_of(const Result<T>& result) {
  return result ? "ok" : std::string(name_of(result.error().error));
}

class Contract : public ::testing::TestWithParam<StoreKind> {
 protected:
  void SetUp() override { reopen(); }

  void reopen() {
    store_.reset();
    store_ = must(place_->open());
  }

  /// A second program on the same database.
  [[nodiscard]] std::unique_ptr<Store> open_another() { return must(place_->open()); }

  [[nodiscard]] Store& store() { return *store_; }

 private:
  std::unique_ptr<StorePlace> place_ = GetParam().make();
  std::unique_ptr<Store> store_;
};

/// For INSTANTIATE_TEST_SUITE_P: the kind's name behind the suite's.
[[nodiscard]] inline std::string name_of_kind(const ::testing::TestParamInfo<StoreKind>& kind) {
  return kind.param.name;
}

[[nodiscard]] inline TokenHash token(std::string_view text) { return sha256(text); }

/// An account, and campaigns and seats of it, for tests that only need there to be some.
[[nodiscard]] inline AccountId some_account(Store& store, const std::string& name = "Ada") {
  return must(store.accounts().create({name, "hash", 100})).id;
}
[[nodiscard]] inline CampaignId some_campaign(Store& store, const std::string& owner = "Ada") {
  return must(store.campaigns().create({"Mire", "grimwire", some_account(store, owner), 100, ""})).id;
}
[[nodiscard]] inline SeatId some_seat(Store& store, CampaignId campaign, const std::string& name = "Bo") {
  return must(store.seats().create({campaign, name, Role::player})).id;
}

}  // namespace ft::persistence::tests
