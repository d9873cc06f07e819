// How a store fails, as a value: every fallible call of persistence/ returns a `Result`.
#pragma once

#include <expected>
#include <string>
#include <string_view>

namespace ft::persistence {

/// What went wrong, in the terms a caller can act on.
enum class StoreError {
  busy,            // another connection held the lock too long; nothing was written; the call may be repeated
  conflict,        // the state is not the one the caller expected; nothing was written
  fenced,          // a later opener owns the table (law T9); nothing was written
  full,            // no room on the disk; nothing was written
  corrupt,         // stored bytes contradict themselves; only a person can help
  unreachable,     // the database or file system does not answer; nothing was written; works again when it is back
  in_doubt,        // the connection was lost during COMMIT; it may or may not have been written
  not_found,       // no such row, or one that this call may not see
  already_exists,  // a unique name or hash is taken
  expired,         // a login or invite after its time
  used_up,         // an invite without uses left
  revoked,         // an invite that the GM revoked
  too_large,       // more bytes than the caller allowed
  newer_database,  // written by a later version of this program; nothing was touched
  invalid,         // an argument that can never be stored
};

/// The kind of failure and one sentence for the person who runs the server. It never holds a secret.
struct StoreFailure {
  StoreError error;
  std::string text;
};

template <class T>
using Result = std::expected<T, StoreFailure>;

/// The enumerator's own name, for logs and tests.
[[nodiscard]] std::string_view name_of(StoreError error);

/// Shorthand for `return fail(StoreError::full, "...")` in a function returning `Result`.
[[nodiscard]] std::unexpected<StoreFailure> fail(StoreError error, std::string text);

}  // namespace ft::persistence
