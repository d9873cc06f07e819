// A table whose journal is damaged on the disk.
#pragma once

#include "persistence/memory/memory_store_data.hpp"
#include "tests/server/table/content_fixture.hpp"

namespace ft::test {

class DamagedJournal : public Content {
 protected:
  /// As after a restart; the GM and Ada come again.
  void open(Edition edition = Edition::first) {
    kill();
    start(edition);
    for (Client* client : {&gm, &ada}) client->forget(), hello(*client);
  }
  std::vector<persistence::Bytes>& stored() { return disk->journal.at(campaign).batches; }
  void damage(std::size_t batch) {
    stored().at(batch - 1) = "not a batch";
    open();
  }
  /// Three batches; the number of the first.
  std::size_t hurt_ghoul_thrice() {
    const std::size_t before = batches();
    for (const int hp : {41, 42, 43}) {
      set_hp(gm, "Ghoul", hp);
      settle();
    }
    return before + 1;
  }
  /// Opens with a journal whose queue another table fills.
  void open_with_full_queue() {
    table.reset();
    settle();
    journal = std::make_unique<table::JournalWriter>(store->journal(), table::JournalWriter::Limits{.queue = 1});
    around.emplace(table::TableDependencies{loop, worker, clock, *store, *journal, *books,
                                            [this](std::string_view line) { log.emplace_back(line); }});
    table = std::make_unique<table::Table>(*around, settings, dice, campaign);
    gm.forget();
    hello(gm);
    settle();
    const auto bytes = std::make_shared<const std::string>("another table's");
    ASSERT_TRUE(journal->append({campaign + 1, 1, 0, bytes}, loop, [](const table::AppendResult&) {}));
  }
};

}  // namespace ft::test
