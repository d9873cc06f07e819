#include "persistence/postgres/postgres_connection.hpp"

#include "persistence/postgres/failure.hpp"
#include "persistence/postgres/parameters.hpp"
#include "persistence/postgres/url.hpp"

namespace ft::persistence::postgres {
namespace {

// Set as variables of the connection, so that libpqxx sets them again where it reconnects by itself. The last one
// frees the locks of a client that vanished in the middle of a transaction.
void configure(pqxx::connection& connection, PostgresConnection::Access access) {
  connection.set_verbosity(pqxx::connection_base::terse);
  connection.set_variable("client_min_messages", "warning");
  connection.set_variable("synchronous_commit", "on");
  connection.set_variable("lock_timeout", "'5s'");
  connection.set_variable("idle_in_transaction_session_timeout", "'10s'");
  if (access == PostgresConnection::Access::read_only) connection.set_variable("default_transaction_read_only", "on");
}

// Answers of PostgreSQL to COMMIT after which it is certain that nothing was committed.
bool certainly_rolled_back(StoreError error) {
  return error != StoreError::unreachable && error != StoreError::in_doubt;
}

}  // namespace

PostgresConnection::PostgresConnection(const std::string& url, Access access)
    : url_(with_defaults(url)), password_(password_in(url)), access_(access) {}

Result<std::unique_ptr<PostgresConnection>> PostgresConnection::open(const std::string& url, Access access) {
  std::unique_ptr<PostgresConnection> session(new PostgresConnection(url, access));
  if (auto connected = session->connect(); !connected) return std::unexpected(connected.error());
  return session;
}

Result<void> PostgresConnection::connect() {
  disconnect();
  try {
    connection_ = std::make_unique<pqxx::connection>(url_);
    configure(*connection_, access_);
    return {};
  } catch (const std::exception&) {
    auto failure = failure_now();
    disconnect();
    return failure;
  }
}

void PostgresConnection::disconnect() {
  transaction_.reset();
  names_.clear();
  connection_.reset();
  lost_ = false;
}

// BEGIN is where a connection that died in its sleep is noticed; nothing was sent yet, so a second try is safe.
template <class Transaction>
Result<void> PostgresConnection::start() {
  if (connection_ == nullptr || !connection_->is_open() || lost_) {
    if (auto connected = connect(); !connected) return connected;
  }
  try {
    transaction_ = std::make_unique<Transaction>(*connection_);
    return {};
  } catch (const std::exception&) {
    if (auto connected = connect(); !connected) return connected;
  }
  try {
    transaction_ = std::make_unique<Transaction>(*connection_);
    return {};
  } catch (const std::exception&) {
    return failure_now();
  }
}

Result<void> PostgresConnection::begin() { return start<pqxx::work>(); }

Result<void> PostgresConnection::commit() {
  try {
    transaction_->commit();
    transaction_.reset();
    return {};
  } catch (const std::exception&) {
    auto failure = failure_now();
    if (certainly_rolled_back(failure.error().error)) return failure;
    disconnect();
    return fail(StoreError::in_doubt, failure.error().text);
  }
}

void PostgresConnection::rollback() { transaction_.reset(); }

Result<sql::Rows> PostgresConnection::run(std::string_view statement, sql::Parameters parameters) {
  if (transaction_ != nullptr) return execute(statement, parameters);
  return in_transaction(*this, [&] { return execute(statement, parameters); });
}

Result<sql::Rows> PostgresConnection::execute(std::string_view statement, sql::Parameters parameters) {
  auto texts = texts_of(parameters);
  if (!texts) return std::unexpected(texts.error());
  try {
    return rows_of(
        transaction_->exec_prepared(prepared(statement), pqxx::prepare::make_dynamic_params(pointers(*texts))));
  } catch (const std::exception&) {
    return failure_now();
  }
}

Result<void> PostgresConnection::run_script(const std::string& script) {
  const auto run_it = [&]() -> Result<void> {
    try {
      transaction_->exec(script);
      return {};
    } catch (const std::exception&) {
      return failure_now();
    }
  };
  if (transaction_ != nullptr) return run_it();
  return in_transaction(*this, run_it);
}

const std::string& PostgresConnection::prepared(std::string_view statement) {
  if (const auto found = names_.find(statement); found != names_.end()) return found->second;
  const std::string name = "s" + std::to_string(names_.size());
  connection_->prepare(name, std::string(statement));
  return names_.emplace(statement, name).first->second;
}

// Within a catch block. A server that is a standby now (25006), or shuts down (57P01 to 57P03), may keep the connection
// open: the next transaction makes another.
std::unexpected<StoreFailure> PostgresConnection::failure_now() {
  StoreFailure failure = failure_of_current_exception();
  lost_ = lost_ || failure.error == StoreError::unreachable;
  failure.text = "PostgreSQL: " + without_password(std::move(failure.text), password_);
  return std::unexpected(std::move(failure));
}

}  // namespace ft::persistence::postgres
