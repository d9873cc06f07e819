// One upload on its way into a file named by its hash.
#pragma once

#include <sodium.h>

#include <filesystem>
#include <memory>

#include "persistence/assets.hpp"
#include "persistence/files/descriptor.hpp"

namespace ft::persistence {

struct UploadPlan {
  std::filesystem::path folder;    // where it ends, as `folder`/ab/<hash>
  std::filesystem::path incoming;  // where it is written, on the same file system
  std::int64_t limit_bytes;
};

class FileUpload final : public AssetUpload {
 public:
  [[nodiscard]] static Result<std::unique_ptr<AssetUpload>> begin(UploadPlan plan);
  ~FileUpload() override;

  Result<void> append(BytesView bytes) override;
  Result<StoredBytes> finish() override;

 private:
  FileUpload(UploadPlan plan, Descriptor file);
  [[nodiscard]] Result<void> move_to(const std::filesystem::path& target);

  UploadPlan plan_;
  Descriptor file_;
  crypto_hash_sha256_state hashing_;
  std::int64_t size_bytes_ = 0;
};

}  // namespace ft::persistence
