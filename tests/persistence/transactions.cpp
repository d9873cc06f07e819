// J13 of persistence/README.md: what throws in the middle of a transaction leaves the connection fit for the next.
#include <gtest/gtest.h>

#include <stdexcept>

#include "persistence/sqlite/sqlite_connection.hpp"
#include "tests/persistence/contract.hpp"
#include "tests/persistence/temporary_folder.hpp"

namespace ft::persistence::tests {
namespace {

TEST(Transactions, TransactionThatThrowsIsRolledBackAndTheNextBegins) {  // J13
  const TemporaryFolder folder;
  const auto session = must(sqlite::SqliteConnection::open(folder.path() / "any.sqlite"));
  must(session->run_script("CREATE TABLE numbers (number INTEGER NOT NULL) STRICT"));
  const auto insert = [&](std::int64_t number) -> Result<void> {
    return discard_rows(session->run("INSERT INTO numbers VALUES ($1)", {number}));
  };

  const auto throwing = [&]() -> Result<void> {
    must(insert(1));
    throw std::out_of_range("a bad row");
  };
  EXPECT_THROW((void)sql::in_transaction(*session, throwing), std::out_of_range);

  EXPECT_EQ(outcome_of(sql::in_transaction(*session, [&] { return insert(2); })), "ok");
  const auto rows = must(session->run("SELECT number FROM numbers", {}));
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].integer(0), 2);
}

}  // namespace
}  // namespace ft::persistence::tests
