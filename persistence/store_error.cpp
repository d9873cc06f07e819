#include "persistence/store_error.hpp"

#include <utility>

namespace ft::persistence {

std::string_view name_of(StoreError error) {
  switch (error) {
    case StoreError::busy: return "busy";
    case StoreError::conflict: return "conflict";
    case StoreError::fenced: return "fenced";
    case StoreError::full: return "full";
    case StoreError::corrupt: return "corrupt";
    case StoreError::unreachable: return "unreachable";
    case StoreError::in_doubt: return "in_doubt";
    case StoreError::not_found: return "not_found";
    case StoreError::already_exists: return "already_exists";
    case StoreError::expired: return "expired";
    case StoreError::used_up: return "used_up";
    case StoreError::revoked: return "revoked";
    case StoreError::too_large: return "too_large";
    case StoreError::newer_database: return "newer_database";
    case StoreError::invalid: return "invalid";
  }
  std::unreachable();
}

std::unexpected<StoreFailure> fail(StoreError error, std::string text) {
  return std::unexpected(StoreFailure{error, std::move(text)});
}

}  // namespace ft::persistence
