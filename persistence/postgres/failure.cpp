#include "persistence/postgres/failure.hpp"

#include <pqxx/pqxx>

namespace ft::persistence::postgres {
namespace {

// The codes are PostgreSQL's, appendix A of its manual.
StoreError error_of(std::string_view sqlstate) {
  if (sqlstate == "23505") return StoreError::already_exists;
  if (sqlstate == "23503") return StoreError::not_found;
  if (sqlstate.starts_with("23") || sqlstate.starts_with("22")) return StoreError::invalid;
  if (sqlstate.starts_with("40") || sqlstate == "55P03") return StoreError::busy;
  if (sqlstate == "53100") return StoreError::full;
  if (sqlstate.starts_with("XX")) return StoreError::corrupt;
  return StoreError::unreachable;
}

}  // namespace

StoreFailure failure_of_current_exception() {
  try {
    throw;
  } catch (const pqxx::in_doubt_error& error) {
    return {StoreError::in_doubt, error.what()};
  } catch (const pqxx::broken_connection& error) {
    return {StoreError::unreachable, error.what()};
  } catch (const pqxx::transaction_rollback& error) {
    return {StoreError::busy, error.what()};
  } catch (const pqxx::sql_error& error) {
    return {error_of(error.sqlstate()), error.what()};
  } catch (const std::exception& error) {
    return {StoreError::unreachable, error.what()};
  }
}

}  // namespace ft::persistence::postgres
