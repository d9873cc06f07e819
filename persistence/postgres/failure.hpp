// What an exception of libpqxx means to a store.
#pragma once

#include "persistence/store_error.hpp"

namespace ft::persistence::postgres {

/// The exception now being handled, as a failure.
[[nodiscard]] StoreFailure failure_of_current_exception();

}  // namespace ft::persistence::postgres
