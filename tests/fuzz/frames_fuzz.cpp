/// Any bytes from a client, in any pieces, are the same messages within the bound: no crash.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "server/net/frames.hpp"

namespace {

using ft::net::FrameReader;
using ft::net::Opcode;

constexpr std::size_t most_bytes = 300;

class Heard : public FrameReader::Listener {
 public:
  void received(Opcode kind, std::string_view bytes) override {
    if (bytes.size() > most_bytes) __builtin_trap();
    all.emplace_back(kind, bytes);
  }
  std::vector<std::pair<Opcode, std::string>> all;
  FrameReader::Verdict verdict = FrameReader::Verdict::fine;
  bool operator==(const Heard& other) const { return all == other.all && verdict == other.verdict; }
};

Heard hear(std::string bytes, std::size_t piece) {
  Heard heard;
  FrameReader reader(most_bytes);
  std::span<char> left(bytes);
  while (!left.empty()) {
    const std::size_t size = std::min(piece, left.size());
    const auto verdict = reader.take(left.first(size), heard);
    if (verdict != FrameReader::Verdict::fine) {
      if (heard.verdict != FrameReader::Verdict::fine) __builtin_trap();  // nothing is understood after the first
      heard.verdict = verdict;
    }
    left = left.subspan(size);
  }
  return heard;
}

}  // namespace

// The first byte is the length of the pieces.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  if (size == 0) return 0;
  const std::string all(reinterpret_cast<const char*>(bytes) + 1, size - 1);

  if (!(hear(all, all.size()) == hear(all, 1U + bytes[0]))) __builtin_trap();
  return 0;
}
