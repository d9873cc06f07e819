// Asset bytes as files, `folder`/ab/<hash>, whatever database holds the rest.
#pragma once

#include <filesystem>
#include <memory>

#include "persistence/assets.hpp"

namespace ft::persistence {

/// Worker thread. A file under its hash is whole and durable: it was written elsewhere, synced, then renamed.
class AssetFiles {
 public:
  /// Makes the folder, and clears what uploads left in `folder`/incoming when a program died.
  [[nodiscard]] static Result<AssetFiles> open(std::filesystem::path folder);

  [[nodiscard]] Result<std::unique_ptr<AssetUpload>> begin(std::int64_t limit_bytes);
  [[nodiscard]] Result<std::int64_t> size_of(const Sha256& hash);
  [[nodiscard]] Result<Bytes> read(const Sha256& hash, std::int64_t offset, std::size_t limit);
  [[nodiscard]] Result<void> find(const Sha256& hash);

  /// Removing what is not there is no failure.
  [[nodiscard]] Result<void> remove(const Sha256& hash);

 private:
  explicit AssetFiles(std::filesystem::path folder) : folder_(std::move(folder)) {}
  [[nodiscard]] std::filesystem::path path_of(const Sha256& hash) const;

  std::filesystem::path folder_;
  std::int64_t uploads_begun_ = 0;
};

}  // namespace ft::persistence
