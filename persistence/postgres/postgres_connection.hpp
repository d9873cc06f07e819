// A connection to a PostgreSQL database, made again whenever it was lost.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <pqxx/pqxx>
#include <string>

#include "persistence/sql/db_connection.hpp"

namespace ft::persistence::postgres {

/// Belongs to one thread. It waits up to 5 s for another session's lock, then says busy. A connection found dead at
/// the start of a transaction is reopened silently; one that dies later gives unreachable, or in_doubt in COMMIT.
/// After unreachable the next transaction has another connection: of several hosts, to the one that takes writes.
class PostgresConnection final : public sql::DbConnection {
 public:
  enum class Access { full, read_only };  // read_only: the database refuses what writes

  /// Fails: unreachable. No failure text holds the URL's password.
  [[nodiscard]] static Result<std::unique_ptr<PostgresConnection>> open(const std::string& url,
                                                                        Access access = Access::full);

  Result<sql::Rows> run(std::string_view statement, sql::Parameters parameters) override;
  Result<void> run_script(const std::string& script) override;
  Result<void> begin() override;
  Result<void> commit() override;
  void rollback() override;

 private:
  PostgresConnection(const std::string& url, Access access);
  [[nodiscard]] Result<void> connect();
  template <class Transaction>
  [[nodiscard]] Result<void> start();
  [[nodiscard]] Result<sql::Rows> execute(std::string_view statement, sql::Parameters parameters);
  [[nodiscard]] const std::string& prepared(std::string_view statement);
  [[nodiscard]] std::unexpected<StoreFailure> failure_now();
  void disconnect();

  std::string url_;
  std::string password_;
  Access access_;
  std::unique_ptr<pqxx::connection> connection_;
  bool lost_ = false;                                      // it failed in a way that only another connection may mend
  std::map<std::string, std::string, std::less<>> names_;  // of what this connection has prepared
  std::unique_ptr<pqxx::transaction_base> transaction_;
};

}  // namespace ft::persistence::postgres
