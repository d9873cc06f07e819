// The folder where everything is kept: made, tried, and held by one server at a time.
#pragma once

#include <expected>
#include <filesystem>
#include <string>

namespace ft {

/// While it lives, no other server uses the folder. A killed server leaves nothing behind.
class DataFolder {
 public:
  /// Makes `data` and `uploads` where they are missing, empties `uploads` of what an earlier server left, and tries to
  /// write; closes what it finds to other users. Fails with a sentence: not a folder, no permission, no room, in use.
  [[nodiscard]] static std::expected<DataFolder, std::string> open(const std::filesystem::path& data,
                                                                   const std::filesystem::path& uploads);
  ~DataFolder();
  DataFolder(DataFolder&& other) noexcept;
  DataFolder& operator=(DataFolder&&) = delete;

 private:
  explicit DataFolder(int lock) : lock_(lock) {}

  int lock_;  // a descriptor with a lock of the operating system; -1: moved away
};

}  // namespace ft
