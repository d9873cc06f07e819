// Uploaded pictures and sounds: bytes named by their SHA-256, and who uses them under which name.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "persistence/sha256.hpp"
#include "persistence/store_error.hpp"
#include "persistence/types.hpp"

namespace ft::persistence {

/// One campaign's use of some bytes. Two campaigns may use the same bytes; they are kept once.
struct Asset {
  Sha256 hash;
  CampaignId campaign;
  std::string name;
  std::string mime;
  std::int64_t width;
  std::int64_t height;
  std::int64_t size_bytes;
  UnixSeconds created_at_s;
};

struct StoredBytes {
  Sha256 hash;
  std::int64_t size_bytes;
};

/// Bytes on their way in. Destroying it before `finish` leaves nothing behind.
class AssetUpload {
 public:
  virtual ~AssetUpload() = default;

  /// Fails: too_large (past the limit given to `begin`), full, unreachable. After a failure, destroy it.
  [[nodiscard]] virtual Result<void> append(BytesView bytes) = 0;

  /// Makes the bytes durable and readable by hash. Call once.
  [[nodiscard]] virtual Result<StoredBytes> finish() = 0;
};

/// Worker thread. Whether bytes are a picture is the server's question.
class Assets {
 public:
  virtual ~Assets() = default;

  /// An upload must not outlive the store.
  [[nodiscard]] virtual Result<std::unique_ptr<AssetUpload>> begin(std::int64_t limit_bytes) = 0;

  /// How large finished bytes are. Fails: not_found.
  [[nodiscard]] virtual Result<std::int64_t> size_of(const Sha256& hash) = 0;

  /// At most `limit` bytes from `offset` on; fewer at the end. Fails: not_found.
  [[nodiscard]] virtual Result<Bytes> read(const Sha256& hash, std::int64_t offset, std::size_t limit) = 0;

  /// Deletes finished bytes that no campaign uses, such as an upload that was not a picture.
  [[nodiscard]] virtual Result<void> discard_unused(const Sha256& hash) = 0;

  /// Records that a campaign uses finished bytes; replaces its earlier row for them. Fails: not_found (bytes,
  /// campaign).
  [[nodiscard]] virtual Result<void> put(const Asset& asset) = 0;
  [[nodiscard]] virtual Result<Asset> find(CampaignId campaign, const Sha256& hash) = 0;

  /// The campaigns that use these bytes, by id; empty where none does.
  [[nodiscard]] virtual Result<std::vector<CampaignId>> users_of(const Sha256& hash) = 0;

  /// By time of creation, oldest first.
  [[nodiscard]] virtual Result<std::vector<Asset>> list(CampaignId campaign) = 0;

  /// Ends a campaign's use, and deletes the bytes with the last use. Fails: not_found.
  [[nodiscard]] virtual Result<void> remove(CampaignId campaign, const Sha256& hash) = 0;
};

}  // namespace ft::persistence
