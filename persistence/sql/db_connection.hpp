// One database connection, spoken to in the SQL that SQLite and PostgreSQL share.
#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "persistence/sha256.hpp"
#include "persistence/store_error.hpp"
#include "persistence/types.hpp"

namespace ft::persistence::sql {

/// Bytes as a parameter; a plain string is text.
struct Blob {
  BytesView bytes;
};
using Parameter = std::variant<std::monostate, std::int64_t, std::string_view, Blob>;

/// The parameters of one call: in braces, or as many as a statement was written for. Borrowed until the call returns.
class Parameters : public std::span<const Parameter> {
 public:
  Parameters(std::initializer_list<Parameter> list) : span(list.begin(), list.size()) {}
  explicit Parameters(const std::vector<Parameter>& list) : span(list) {}
};

[[nodiscard]] Parameter blob(const Sha256& hash);
[[nodiscard]] Parameter nullable(const std::optional<std::int64_t>& value);

/// A row of an answer. Asking a cell for another type than its column has is a bug and throws.
class Row {
 public:
  using Cell = std::variant<std::monostate, std::int64_t, std::string>;
  explicit Row(std::vector<Cell> cells) : cells_(std::move(cells)) {}

  [[nodiscard]] std::int64_t integer(std::size_t column) const { return std::get<std::int64_t>(cells_.at(column)); }
  [[nodiscard]] std::optional<std::int64_t> integer_or_null(std::size_t column) const;
  [[nodiscard]] const std::string& text(std::size_t column) const { return std::get<std::string>(cells_.at(column)); }
  [[nodiscard]] Sha256 hash(std::size_t column) const;

 private:
  std::vector<Cell> cells_;
};
using Rows = std::vector<Row>;

/// Belongs to one thread. Outside a transaction each `run` is one of its own.
class DbConnection {
 public:
  virtual ~DbConnection() = default;

  /// Runs one statement with parameters $1, $2 ... A broken constraint fails with already_exists (unique),
  /// not_found (foreign key) or invalid (check).
  [[nodiscard]] virtual Result<Rows> run(std::string_view statement, Parameters parameters) = 0;

  /// Runs several statements without parameters.
  [[nodiscard]] virtual Result<void> run_script(const std::string& script) = 0;

  [[nodiscard]] virtual Result<void> begin() = 0;
  [[nodiscard]] virtual Result<void> commit() = 0;
  virtual void rollback() = 0;
};

/// Runs `work` between begin and commit; a failure of either, or an exception, rolls everything back.
template <class Work>
[[nodiscard]] std::invoke_result_t<Work> in_transaction(DbConnection& session, Work work) {
  struct Rollback {
    DbConnection& session;
    bool wanted = true;
    ~Rollback() {
      if (wanted) session.rollback();
    }
  };
  if (auto begun = session.begin(); !begun) return std::unexpected(begun.error());
  Rollback rollback{session};
  auto result = work();
  if (!result) return result;
  if (auto committed = session.commit(); !committed) return std::unexpected(committed.error());
  rollback.wanted = false;
  return result;
}

/// The first row, or not_found with `missing` as its sentence.
[[nodiscard]] Result<Row> first_row(Result<Rows> rows, std::string_view missing);

/// Success if there is a row, else not_found with `missing`.
[[nodiscard]] Result<void> require_row(const Result<Rows>& rows, std::string_view missing);

/// Success or failure alone.
[[nodiscard]] Result<void> discard_rows(const Result<Rows>& rows);

/// Every row through `read`.
template <class Read>
[[nodiscard]] auto map_rows(const Result<Rows>& rows, Read read)
    -> Result<std::vector<std::invoke_result_t<Read, const Row&>>> {
  if (!rows) return std::unexpected(rows.error());
  std::vector<std::invoke_result_t<Read, const Row&>> values;
  for (const Row& row : *rows) values.push_back(read(row));
  return values;
}

}  // namespace ft::persistence::sql
