// Copies that share one list until one of them is edited.
#include "rules/kernel/values/shared_list.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <thread>

namespace ft::rules {
namespace {

using List = SharedList<int>;

TEST(SharedList, CopiesAreOneListUntilOneIsEdited) {
  List map{1, 2, 3};
  const List copy = map;
  EXPECT_EQ(&map.get(), &copy.get());

  map.edit().push_back(4);

  EXPECT_EQ(map, (List{1, 2, 3, 4}));
  EXPECT_EQ(copy, (List{1, 2, 3}));
}

TEST(SharedList, AListWithoutCopiesIsEditedInPlace) {
  List map{1, 2, 3};
  const auto* before = &map.get();
  { const List copy = map; }

  map.edit().front() = 7;

  EXPECT_EQ(&map.get(), before);
  EXPECT_EQ(map[0], 7);
}

TEST(SharedList, AnEmptyOneIsAListLikeAnyOther) {
  List map;
  EXPECT_TRUE(map.empty());
  EXPECT_EQ(map, List(std::vector<int>()));

  map.edit().push_back(1);

  EXPECT_EQ(map.size(), 1U);
}

// A state that the store's thread encodes while the table goes on: for the thread sanitizer.
TEST(SharedList, ACopyIsReadAndDestroyedOnAnotherThreadWhileTheFirstIsEdited) {
  List map(std::vector<int>(100, 1));
  for (int round = 0; round < 200; ++round) {
    int sum = 0;
    std::thread reader([&sum, copy = map]() mutable {
      sum = std::accumulate(copy.begin(), copy.end(), 0);
      copy = {};
    });
    for (int i = 0; i < 20; ++i) map.edit()[0] += 1;
    reader.join();
    ASSERT_EQ(sum, 100 + round * 20);
  }
}

}  // namespace
}  // namespace ft::rules
