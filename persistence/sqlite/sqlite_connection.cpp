#include "persistence/sqlite/sqlite_connection.hpp"

namespace ft::persistence::sqlite {
namespace {

// SQLite calls a full disk FULL, but an exceeded quota or file size only a failed write, and forgets errno: of a
// write that the system refuses lack of room is the likeliest reason by far.
StoreError error_of(sqlite3* database) {
  switch (sqlite3_extended_errcode(database)) {
    case SQLITE_CONSTRAINT_UNIQUE:
    case SQLITE_CONSTRAINT_PRIMARYKEY: return StoreError::already_exists;
    case SQLITE_CONSTRAINT_FOREIGNKEY: return StoreError::not_found;
    case SQLITE_IOERR_WRITE: return StoreError::full;
    default: break;
  }
  switch (sqlite3_errcode(database)) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return StoreError::busy;
    case SQLITE_FULL: return StoreError::full;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return StoreError::corrupt;
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG: return StoreError::invalid;
    default: return StoreError::unreachable;
  }
}

// The bytes are borrowed: the caller of `run` keeps its parameters until the statement is done.
struct Bind {
  sqlite3_stmt* statement;
  int index;

  int operator()(std::monostate) const { return sqlite3_bind_null(statement, index); }
  int operator()(std::int64_t value) const { return sqlite3_bind_int64(statement, index, value); }
  int operator()(std::string_view text) const {
    return sqlite3_bind_text64(statement, index, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8);
  }
  int operator()(sql::Blob blob) const {
    const char* start = blob.bytes.empty() ? "" : blob.bytes.data();  // a null start would store NULL
    return sqlite3_bind_blob64(statement, index, start, blob.bytes.size(), SQLITE_STATIC);
  }
};

sql::Row row_of(sqlite3_stmt* statement) {
  std::vector<sql::Row::Cell> cells;
  const int columns = sqlite3_column_count(statement);
  cells.reserve(static_cast<std::size_t>(columns));
  for (int column = 0; column < columns; ++column) {
    const int type = sqlite3_column_type(statement, column);
    if (type == SQLITE_NULL) {
      cells.emplace_back();
    } else if (type == SQLITE_INTEGER) {
      cells.emplace_back(std::int64_t{sqlite3_column_int64(statement, column)});
    } else {
      const auto* start = static_cast<const char*>(sqlite3_column_blob(statement, column));
      const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, column));
      cells.emplace_back(size == 0 ? std::string() : std::string(start, size));
    }
  }
  return sql::Row(std::move(cells));
}

struct Reset {
  sqlite3_stmt* statement;
  ~Reset() {
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
  }
};

// Letters that end the path in a URI, or begin another letter's number.
std::string escaped(const std::string& path) {
  std::string written;
  for (const char letter : path)
    written += letter == '%' ? "%25" : letter == '?' ? "%3f" : letter == '#' ? "%23" : std::string(1, letter);
  return written;
}

}  // namespace

Result<std::unique_ptr<SqliteConnection>> SqliteConnection::open_read_only(const std::filesystem::path& file) {
  // A server that was stopped leaves no log. Without one SQLite would make it, unless nothing can change.
  const bool has_log = std::filesystem::exists(file.string() + "-wal");
  const std::string uri = "file:" + escaped(file) + (has_log ? "?readonly_shm=1" : "?immutable=1");
  sqlite3* opened = nullptr;
  const int flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
  const int code = sqlite3_open_v2(uri.c_str(), &opened, flags, nullptr);
  std::unique_ptr<SqliteConnection> session(new SqliteConnection(Database(opened)));
  if (code != SQLITE_OK) return fail(StoreError::unreachable, "opening " + file.string() + ": " + sqlite3_errstr(code));
  if (auto configured = session->run_script("PRAGMA busy_timeout = 5000"); !configured) {
    return std::unexpected(configured.error());
  }
  return session;
}

Result<std::unique_ptr<SqliteConnection>> SqliteConnection::open(const std::filesystem::path& file) {
  sqlite3* opened = nullptr;
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
  const int code = sqlite3_open_v2(file.c_str(), &opened, flags, nullptr);
  std::unique_ptr<SqliteConnection> session(new SqliteConnection(Database(opened)));
  if (code != SQLITE_OK) return fail(StoreError::unreachable, "opening " + file.string() + ": " + sqlite3_errstr(code));
  auto configured = session->run_script(
      "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
      "PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 0");
  if (!configured) return std::unexpected(configured.error());
  return session;
}

Result<sql::Rows> SqliteConnection::run(std::string_view statement, sql::Parameters parameters) {
  auto found = prepared(statement);
  if (!found) return std::unexpected(found.error());
  const Reset reset{*found};
  int index = 0;
  for (const sql::Parameter& parameter : parameters) {
    ++index;
    if (std::visit(Bind{*found, index}, parameter) != SQLITE_OK) return failure();
  }
  sql::Rows rows;
  int code = SQLITE_ROW;
  while ((code = sqlite3_step(*found)) == SQLITE_ROW) rows.push_back(row_of(*found));
  if (code != SQLITE_DONE) return failure();
  return rows;
}

Result<void> SqliteConnection::run_script(const std::string& script) {
  if (sqlite3_exec(database_.get(), script.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) return failure();
  return {};
}

Result<void> SqliteConnection::begin() { return discard_rows(run("BEGIN IMMEDIATE", {})); }

Result<void> SqliteConnection::commit() { return discard_rows(run("COMMIT", {})); }

void SqliteConnection::rollback() {
  if (sqlite3_get_autocommit(database_.get()) != 0) return;  // a full disk may have rolled back already
  (void)run("ROLLBACK", {});
}

void SqliteConnection::after_commit(std::function<void(int)> on_commit) {
  on_commit_ = std::move(on_commit);
  sqlite3_wal_hook(
      database_.get(),
      [](void* self, sqlite3*, const char*, int pages) {
        static_cast<SqliteConnection*>(self)->on_commit_(pages);
        return SQLITE_OK;
      },
      this);
}

// PostgreSQL numbers parameters `$1`; to SQLite that is a name in order of appearance, and the number is `?1`.
Result<sqlite3_stmt*> SqliteConnection::prepared(std::string_view statement) {
  if (auto found = statements_.find(statement); found != statements_.end()) return found->second.get();
  std::string numbered(statement);
  for (char& letter : numbered) {
    if (letter == '$') letter = '?';
  }
  sqlite3_stmt* made = nullptr;
  const int code = sqlite3_prepare_v3(database_.get(), numbered.data(), static_cast<int>(numbered.size()),
                                      SQLITE_PREPARE_PERSISTENT, &made, nullptr);
  if (code != SQLITE_OK) return failure();
  return statements_.emplace(statement, Statement(made)).first->second.get();
}

std::unexpected<StoreFailure> SqliteConnection::failure() const {
  const StoreError error = error_of(database_.get());
  if (error == StoreError::full) return fail(error, "SQLite: the disk is full");
  return fail(error, std::string("SQLite: ") + sqlite3_errmsg(database_.get()));
}

}  // namespace ft::persistence::sqlite
