// The laws of design.md on random play of every rulebook.
#include <gtest/gtest.h>

#include <set>

#include "persistence/memory/memory_store.hpp"
#include "server/rulebooks.hpp"
#include "tests/case_runner/trouble.hpp"
#include "tests/server/rulebooks/random_table.hpp"

namespace ft::test {

TEST(RandomPlay, KeepsTheLaws) {
  const auto store = persistence::open_memory();
  const auto books = LoadedRulebooks::load(FT_SYSTEMS_FOLDER, *store);
  ASSERT_TRUE(books) << books.error();
  for (const auto& card : books->cards()) {
    std::set<rules::Key> finished;
    for (unsigned seed = 1; seed <= 60; ++seed) {
      RandomTable table(*books->find(card.id), seed);
      try {
        for (int i = 0; i < 200; ++i) table.play_one();
      } catch (const std::exception& broken) {
        FAIL() << card.id << ", seed " << seed << ": " << broken.what() << "\n" << table.story.str();
      }
      finished.insert(table.finished.begin(), table.finished.end());
    }
    EXPECT_GT(2 * finished.size(), books->find(card.id)->system->schema().actions.size())
        << card.id << ": chance finds little";
  }
}

}  // namespace ft::test
