// Why the lobby does not do what was asked, in a sentence for the person who asked.
#pragma once

#include <expected>
#include <string>

#include "persistence/store_error.hpp"

namespace ft::lobby {

struct Problem {
  enum class Kind {
    bad_request,    // what was sent cannot be right
    not_logged_in,  // no session, or one that ended
    forbidden,      // a session, but not for this
    not_found,
    conflict,  // taken, or already done
    gone,      // an invite that is over
    too_large,
    not_a_picture,
    too_fast,
    unavailable,  // the store or the machine does not do its part now
  };
  Kind kind;
  std::string text;
};

template <class T>
using Answer = std::expected<T, Problem>;

/// Shorthand for `return refuse(Problem::Kind::forbidden, "...")` in a function returning `Answer`.
[[nodiscard]] std::unexpected<Problem> refuse(Problem::Kind kind, std::string text);

/// An unexpected failure of the store. Logs it; the reply only asks to try again.
[[nodiscard]] std::unexpected<Problem> store_unavailable(const persistence::StoreFailure& failure);

}  // namespace ft::lobby
