#include "persistence/files/file_upload.hpp"

#include <fcntl.h>

#include <cerrno>

namespace ft::persistence {
namespace fs = std::filesystem;

Result<std::unique_ptr<AssetUpload>> FileUpload::begin(UploadPlan plan) {
  Descriptor file(::open(plan.incoming.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0640));
  if (!file.is_open()) return fail_with_errno(errno, "creating " + plan.incoming.string());
  return std::unique_ptr<AssetUpload>(new FileUpload(std::move(plan), std::move(file)));
}

FileUpload::FileUpload(UploadPlan plan, Descriptor file) : plan_(std::move(plan)), file_(std::move(file)) {
  crypto_hash_sha256_init(&hashing_);
}

FileUpload::~FileUpload() {
  std::error_code ignored;  // after a rename the name is gone already
  fs::remove(plan_.incoming, ignored);
}

Result<void> FileUpload::append(BytesView bytes) {
  if (static_cast<std::int64_t>(bytes.size()) > plan_.limit_bytes - size_bytes_) {
    return fail(StoreError::too_large, "the upload is larger than " + std::to_string(plan_.limit_bytes) + " bytes");
  }
  crypto_hash_sha256_update(&hashing_, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
  size_bytes_ += static_cast<std::int64_t>(bytes.size());
  while (!bytes.empty()) {
    const ssize_t count = ::write(file_.number(), bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return fail_with_errno(errno, "writing " + plan_.incoming.string());
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return {};
}

Result<StoredBytes> FileUpload::finish() {
  if (::fsync(file_.number()) != 0) return fail_with_errno(errno, "syncing " + plan_.incoming.string());
  Sha256 hash;
  crypto_hash_sha256_final(&hashing_, hash.bytes.data());
  const std::string hex = to_hex(hash);
  if (auto moved = move_to(plan_.folder / hex.substr(0, 2) / hex); !moved) return std::unexpected(moved.error());
  return StoredBytes{hash, size_bytes_};
}

Result<void> FileUpload::move_to(const fs::path& target) {
  std::error_code error;
  fs::create_directory(target.parent_path(), error);
  if (!error) fs::rename(plan_.incoming, target, error);
  if (error) return fail_with_errno(error.value(), "moving the upload to " + target.string());
  if (auto synced = sync(target.parent_path()); !synced) return synced;
  return sync(plan_.folder);
}

}  // namespace ft::persistence
