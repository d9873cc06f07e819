#include "server/lobby/problem.hpp"

#include <spdlog/spdlog.h>

namespace ft::lobby {

std::unexpected<Problem> refuse(Problem::Kind kind, std::string text) {
  return std::unexpected(Problem{kind, std::move(text)});
}

std::unexpected<Problem> store_unavailable(const persistence::StoreFailure& failure) {
  spdlog::error("store: {}: {}", name_of(failure.error), failure.text);
  if (failure.error == persistence::StoreError::full) {
    return refuse(Problem::Kind::unavailable, "The server's disk is full. Nothing was saved.");
  }
  return refuse(Problem::Kind::unavailable, "Database unreachable. Try again.");
}

}  // namespace ft::lobby
