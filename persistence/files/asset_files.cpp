#include "persistence/files/asset_files.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

#include "persistence/files/descriptor.hpp"
#include "persistence/files/file_upload.hpp"

namespace ft::persistence {
namespace fs = std::filesystem;

Result<AssetFiles> AssetFiles::open(fs::path folder) {
  std::error_code error;
  fs::remove_all(folder / "incoming", error);
  if (!error) fs::create_directories(folder / "incoming", error);
  if (error == std::errc::no_space_on_device) return fail_with_errno(ENOSPC, "making the folder " + folder.string());
  if (error) return fail(StoreError::unreachable, "making the folder " + folder.string() + ": " + error.message());
  return AssetFiles(std::move(folder));
}

fs::path AssetFiles::path_of(const Sha256& hash) const {
  const std::string hex = to_hex(hash);
  return folder_ / hex.substr(0, 2) / hex;
}

Result<std::unique_ptr<AssetUpload>> AssetFiles::begin(std::int64_t limit_bytes) {
  const std::string name = std::to_string(::getpid()) + "-" + std::to_string(++uploads_begun_);
  return FileUpload::begin({.folder = folder_, .incoming = folder_ / "incoming" / name, .limit_bytes = limit_bytes});
}

Result<std::int64_t> AssetFiles::size_of(const Sha256& hash) {
  const fs::path path = path_of(hash);
  std::error_code error;
  const auto size = fs::file_size(path, error);
  if (error) return fail_with_errno(error.value(), "measuring the asset " + path.string());
  return static_cast<std::int64_t>(size);
}

Result<Bytes> AssetFiles::read(const Sha256& hash, std::int64_t offset, std::size_t limit) {
  const fs::path path = path_of(hash);
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.is_open()) return fail_with_errno(errno, "opening the asset " + path.string());
  const auto size = size_of(hash);
  if (!size) return std::unexpected(size.error());
  if (offset < 0 || offset >= *size) return Bytes();
  Bytes bytes(std::min(limit, static_cast<std::size_t>(*size - offset)), '\0');
  std::size_t done = 0;
  while (done < bytes.size()) {
    const ssize_t count =
        ::pread(file.number(), bytes.data() + done, bytes.size() - done, offset + static_cast<std::int64_t>(done));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return fail_with_errno(errno, "reading the asset " + path.string());
    if (count == 0) return fail(StoreError::corrupt, "the asset " + path.string() + " ends early");
    done += static_cast<std::size_t>(count);
  }
  return bytes;
}

Result<void> AssetFiles::find(const Sha256& hash) {
  const fs::path path = path_of(hash);
  if (::access(path.c_str(), R_OK) != 0) return fail_with_errno(errno, "looking for the asset " + path.string());
  return {};
}

Result<void> AssetFiles::remove(const Sha256& hash) {
  std::error_code error;
  fs::remove(path_of(hash), error);
  if (error) return fail_with_errno(error.value(), "deleting the asset " + to_hex(hash));
  return {};
}

}  // namespace ft::persistence
