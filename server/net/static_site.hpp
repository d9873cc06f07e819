// The built web client, read into memory once: no path from outside ever reaches the file system.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

namespace ft::net {

/// How a browser may keep a file.
enum class Caching { never, until_changed, forever };

struct StaticFile {
  std::string mime;
  Caching caching;
  std::string etag;
  std::shared_ptr<const std::string> plain;
  std::shared_ptr<const std::string> gzip;    // null: not there
  std::shared_ptr<const std::string> brotli;  // null: not there
};

class StaticSite {
 public:
  /// Reads every file in and under the folder. FILE.gz and FILE.br are the same file compressed. Files under app/ have
  /// their hash in their name and are kept forever; pages never. An empty or missing folder makes an empty site.
  [[nodiscard]] static StaticSite read(const std::filesystem::path& folder);

  /// path: of a URL, beginning with a slash. A path of no file whose last part has no dot is a page of the client:
  /// index.html. Null: not found.
  [[nodiscard]] const StaticFile* find(std::string_view path) const;

  [[nodiscard]] bool empty() const { return files_.empty(); }

 private:
  std::unordered_map<std::string, StaticFile> files_;
};

}  // namespace ft::net
