#include "server/net/static_site.hpp"

#include <array>
#include <fstream>
#include <iterator>
#include <utility>

#include "persistence/sha256.hpp"

namespace ft::net {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, std::string_view>, 16> mimes = {{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".woff", "font/woff"},
    {".txt", "text/plain; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".mp3", "audio/mpeg"},
}};

std::string mime_of(const fs::path& file) {
  for (const auto& [ending, mime] : mimes) {
    if (file.extension() == ending) return std::string(mime);
  }
  return "application/octet-stream";
}

std::shared_ptr<const std::string> read_file(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return nullptr;
  return std::make_shared<const std::string>(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
}

}  // namespace

StaticSite StaticSite::read(const fs::path& folder) {
  StaticSite site;
  std::error_code failed;
  for (fs::recursive_directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed)) {
    const fs::path& file = at->path();
    if (!at->is_regular_file(failed) || file.extension() == ".gz" || file.extension() == ".br") continue;
    const auto plain = read_file(file);
    if (!plain) continue;
    const std::string path = "/" + file.lexically_relative(folder).generic_string();
    const Caching caching = path.starts_with("/app/")     ? Caching::forever
                            : file.extension() == ".html" ? Caching::never
                                                          : Caching::until_changed;
    const std::string etag = '"' + to_hex(persistence::sha256(*plain)).substr(0, 32) + '"';
    site.files_[path] = {
        mime_of(file), caching, etag, plain, read_file(file.string() + ".gz"), read_file(file.string() + ".br")};
  }
  return site;
}

const StaticFile* StaticSite::find(std::string_view path) const {
  const auto found = files_.find(std::string(path));
  if (found != files_.end()) return &found->second;
  const bool is_page = path.substr(path.rfind('/') + 1).find('.') == std::string_view::npos;
  const auto page = files_.find("/index.html");
  return is_page && page != files_.end() ? &page->second : nullptr;
}

}  // namespace ft::net
