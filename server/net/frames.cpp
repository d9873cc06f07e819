#include "server/net/frames.hpp"

#include <algorithm>
#include <utility>

namespace ft::net {

namespace {

constexpr unsigned last_fragment = 0x80, reserved = 0x70, opcode_bits = 0x0F, masked = 0x80, length_bits = 0x7F;
constexpr std::size_t control_most = 125, mask_size = 4;
constexpr std::uint64_t two_bytes = 126, eight_bytes = 127;  // lengths that say how many bytes the length has

bool is_control(Opcode kind) { return static_cast<unsigned>(kind) >= 8; }

bool exists(Opcode kind) { return kind <= Opcode::binary || (kind >= Opcode::close && kind <= Opcode::pong); }

}  // namespace

FrameHeader::FrameHeader(Opcode kind, std::size_t size) {
  const auto put = [this](std::uint64_t byte) { bytes_[size_++] = static_cast<char>(byte); };
  put(last_fragment | static_cast<unsigned>(kind));
  if (size < two_bytes) {
    put(size);
    return;
  }
  const int bytes = size <= UINT16_MAX ? 2 : 8;
  put(bytes == 2 ? two_bytes : eight_bytes);
  for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) put(std::uint64_t{size} >> shift & 0xFF);
}

std::string close_frame(CloseCode code) {
  const auto number = static_cast<std::uint16_t>(code);
  std::string frame(FrameHeader(Opcode::close, 2).bytes());
  return frame += {static_cast<char>(number >> 8), static_cast<char>(number & 0xFF)};
}

/// The beginning of a frame.
struct FrameReader::Head {
  Opcode kind = Opcode::more;
  bool whole = false;      // all of it is there
  bool last = false;       // fragment
  bool plain = false;      // no reserved bit
  bool is_masked = false;  //
  bool shortest = true;    // the length took no more bytes than needed
  std::uint64_t length = 0;
  std::array<char, mask_size> mask{};
  std::size_t size = 0;

  explicit Head(std::span<const char> bytes) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(bytes[i]); };
    if (bytes.size() < 2) return;
    kind = static_cast<Opcode>(byte(0) & opcode_bits);
    last = byte(0) & last_fragment;
    plain = (byte(0) & reserved) == 0;
    is_masked = byte(1) & masked;
    length = byte(1) & length_bits;
    const std::size_t more = length == two_bytes ? 2 : length == eight_bytes ? 8 : 0;
    size = 2 + more + mask_size;
    whole = bytes.size() >= size;
    if (!whole) return;
    if (more > 0) {
      length = 0;
      for (std::size_t i = 2; i < 2 + more; ++i) length = length << 8 | byte(i);
      shortest = more == 2 ? length >= two_bytes : length > UINT16_MAX;
    }
    std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(2 + more), mask_size, mask.begin());
  }
};

FrameReader::Verdict FrameReader::take(std::span<char> bytes, Listener& to) {
  if (over_) return Verdict::fine;
  const bool fresh = rest_.empty();
  if (!fresh) rest_.append(bytes.begin(), bytes.end());
  std::span<char> left = fresh ? bytes : std::span<char>(rest_);
  const Verdict verdict = take_frames(left, to);
  over_ |= verdict != Verdict::fine;
  if (over_) {
    rest_ = message_ = {};
  } else if (fresh) {
    rest_.assign(left.begin(), left.end());
  } else if (left.empty()) {
    rest_ = {};
  } else {
    rest_.erase(0, rest_.size() - left.size());
  }
  return verdict;
}

/// Takes whole frames off the front of `bytes`.
FrameReader::Verdict FrameReader::take_frames(std::span<char>& bytes, Listener& to) {
  while (!over_) {
    const Head head(bytes);
    if (!head.whole) return Verdict::fine;
    if (const Verdict verdict = judge(head); verdict != Verdict::fine) return verdict;
    if (bytes.size() - head.size < head.length) return Verdict::fine;
    const std::span<char> content = bytes.subspan(head.size, head.length);
    for (std::size_t i = 0; i < content.size(); ++i)
      content[i] = static_cast<char>(content[i] ^ head.mask[i % mask_size]);
    bytes = bytes.subspan(head.size + head.length);
    take_content(head, {content.data(), content.size()}, to);
  }
  return Verdict::fine;
}

/// Errors that the header of a frame already shows, so that the payload of a bad frame is never buffered.
FrameReader::Verdict FrameReader::judge(const Head& head) const {
  if (!head.plain || !head.is_masked || !head.shortest || !exists(head.kind)) return Verdict::wrong;
  if (head.kind == Opcode::close && head.length == 1) return Verdict::wrong;  // half a close code
  if (is_control(head.kind)) return head.last && head.length <= control_most ? Verdict::fine : Verdict::wrong;
  const bool is_open = of_message_ != Opcode::more;
  if ((head.kind == Opcode::more) != is_open) return Verdict::wrong;
  return head.length > most_bytes_ - message_.size() ? Verdict::too_large : Verdict::fine;
}

void FrameReader::take_content(const Head& head, std::string_view content, Listener& to) {
  over_ = head.kind == Opcode::close;
  if (is_control(head.kind) || (head.last && of_message_ == Opcode::more)) return to.received(head.kind, content);
  if (head.kind != Opcode::more) of_message_ = head.kind;
  message_ += content;
  if (!head.last) return;
  const std::string message = std::exchange(message_, {});
  to.received(std::exchange(of_message_, Opcode::more), message);
}

}  // namespace ft::net
