// A connection to an SQLite file.
#pragma once

#include <sqlite3.h>

#include <filesystem>
#include <functional>
#include <map>
#include <memory>

#include "persistence/sql/db_connection.hpp"

namespace ft::persistence::sqlite {

/// Belongs to one thread. WAL, every commit synced; it waits up to 5 s for another connection's write.
class SqliteConnection final : public sql::DbConnection {
 public:
  /// Creates the file if there is none.
  [[nodiscard]] static Result<std::unique_ptr<SqliteConnection>> open(const std::filesystem::path& file);

  /// For reading alone: neither the file nor what lies beside it changes, while a server uses it or not.
  [[nodiscard]] static Result<std::unique_ptr<SqliteConnection>> open_read_only(const std::filesystem::path& file);

  Result<sql::Rows> run(std::string_view statement, sql::Parameters parameters) override;
  Result<void> run_script(const std::string& script) override;
  Result<void> begin() override;
  Result<void> commit() override;
  void rollback() override;

  /// Calls `on_commit` after each commit with the page count of the write-ahead log. Replaces SQLite's checkpoints
  /// inside the commit.
  void after_commit(std::function<void(int)> on_commit);

  /// Whether the last INSERT, UPDATE or DELETE changed a row. Cheaper than RETURNING.
  [[nodiscard]] bool changed_rows() const { return sqlite3_changes(database_.get()) > 0; }

  /// The position of the row inserted last.
  [[nodiscard]] std::int64_t inserted_position() const { return sqlite3_last_insert_rowid(database_.get()); }

  /// The connection itself, for what has no SQL.
  [[nodiscard]] sqlite3* handle() { return database_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* database) const { sqlite3_close(database); }
  };
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  using Database = std::unique_ptr<sqlite3, Close>;
  using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

  explicit SqliteConnection(Database database) : database_(std::move(database)) {}
  [[nodiscard]] Result<sqlite3_stmt*> prepared(std::string_view statement);
  [[nodiscard]] std::unexpected<StoreFailure> failure() const;

  Database database_;
  std::map<std::string, Statement, std::less<>> statements_;  // every text in the code is prepared once
  std::function<void(int)> on_commit_;
};

}  // namespace ft::persistence::sqlite
