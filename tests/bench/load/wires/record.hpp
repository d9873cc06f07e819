// The messages of peers/limit_server.cpp: records of twelve bytes, as many in one message as there are.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace ft::load {

/// join: sequence is the table.
struct MoveRecord {
  enum class Kind : std::uint8_t { join, joined, move, moved, refused };
  Kind kind = Kind::join;
  std::uint8_t seat = 0;
  std::uint16_t token = 0, column = 0, row = 0;
  std::uint32_t sequence = 0;
};
static_assert(sizeof(MoveRecord) == 12);

inline void append(const MoveRecord& record, std::string& bytes) {
  bytes.append(reinterpret_cast<const char*>(&record), sizeof record);
}

[[nodiscard]] inline std::vector<MoveRecord> records_in(std::string_view bytes) {
  std::vector<MoveRecord> records(bytes.size() / sizeof(MoveRecord));
  if (!records.empty()) std::memcpy(records.data(), bytes.data(), records.size() * sizeof(MoveRecord));
  return records;
}

}  // namespace ft::load
