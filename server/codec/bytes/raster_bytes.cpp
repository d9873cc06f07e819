#include "server/codec/bytes/raster_bytes.hpp"

namespace ft::codec {

namespace {
constexpr std::size_t row_bytes = 8;
}

std::string bytes_of(const rules::Raster::Chunk& chunk) {
  std::string bytes;
  if (!chunk.words) return bytes;
  for (const std::uint64_t row : *chunk.words)
    for (std::size_t byte = 0; byte < row_bytes; ++byte) bytes.push_back(static_cast<char>(row >> 8 * byte & 0xff));
  return bytes;
}

std::optional<rules::Raster::Chunk> chunk_of(std::int32_t column, std::int32_t row, const std::string& bytes) {
  if (bytes.empty()) return rules::Raster::Chunk{column, row, nullptr};
  rules::Raster::Words words{};
  if (bytes.size() != words.size() * row_bytes) return std::nullopt;
  for (std::size_t at = 0; at < bytes.size(); ++at)
    words[at / row_bytes] |= std::uint64_t{static_cast<unsigned char>(bytes[at])} << 8 * (at % row_bytes);
  return rules::Raster::Chunk{column, row, std::make_shared<const rules::Raster::Words>(words)};
}

}  // namespace ft::codec
