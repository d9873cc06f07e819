// The sample of every rulebook, loaded as the server does and played at random under the laws of design.md.
#include <gtest/gtest.h>

#include "persistence/memory/memory_store.hpp"
#include "server/rulebooks.hpp"
#include "tests/fair/table.hpp"

namespace ft::test {

namespace {

/// Each creature of the heroes' side has a person of its own.
rules::State with_people(rules::State state) {
  std::uint64_t seat = 0;
  for (rules::Creature& creature : state.creatures)
    if (creature.side == state.creatures.front().side) creature.seats = {{++seat}};
  return state;
}

}  // namespace

TEST(RandomPlay, KeepsTheLaws) {
  const auto store = persistence::open_memory();
  const auto books = LoadedRulebooks::load(FT_SYSTEMS_FOLDER, *store);
  ASSERT_TRUE(books) << books.error();
  const fair::Setting as_it_comes;
  for (const auto& card : books->cards()) {
    const table::Rulebook& book = *books->find(card.id);
    std::set<rules::Key> finished;
    for (unsigned seed = 1; seed <= 40 && card.has_sample; ++seed) {
      std::string story;
      fair::Chance chance(seed);
      try {
        fair::Table table(*book.system, with_people(book.sample), as_it_comes, chance,
                          [&](const std::string& line) { story += line + "\n"; });
        for (int i = 0; i < 200; ++i) table.play_one();
        finished.insert(table.finished.begin(), table.finished.end());
      } catch (const std::exception& broken) {
        FAIL() << card.id << ", seed " << seed << ": " << broken.what() << "\n" << story;
      }
    }
    EXPECT_TRUE(!card.has_sample || 2 * finished.size() > book.system->schema().actions.size())
        << card.id << ": chance finds little";
  }
}

}  // namespace ft::test
