#include "persistence/files/descriptor.hpp"

#include <fcntl.h>

#include <cerrno>
#include <system_error>

namespace ft::persistence {

std::unexpected<StoreFailure> fail_with_errno(int error, std::string_view what) {
  const std::string text = std::string(what) + ": " + std::generic_category().message(error);
  if (error == ENOSPC || error == EDQUOT || error == EFBIG) return fail(StoreError::full, text);
  if (error == ENOENT) return fail(StoreError::not_found, text);
  return fail(StoreError::unreachable, text);
}

Result<void> sync(const std::filesystem::path& path) {
  const Descriptor opened(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!opened.is_open() || ::fsync(opened.number()) != 0) return fail_with_errno(errno, "syncing " + path.string());
  return {};
}

}  // namespace ft::persistence
