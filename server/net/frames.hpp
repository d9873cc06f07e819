// WebSocket frames as a server reads and writes them (RFC 6455). Pure: bytes in, messages out.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace ft::net {

/// What a frame holds. Wire: RFC 6455, never renumber.
enum class Opcode : std::uint8_t { more = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

/// Why a connection is closed. Wire: RFC 6455, never renumber.
enum class CloseCode : std::uint16_t {
  normal = 1000,
  protocol_error = 1002,
  unsupported_data = 1003,
  too_large = 1009
};

/// The header of a whole message of `size` bytes, unmasked.
struct FrameHeader {
  FrameHeader(Opcode kind, std::size_t size);
  [[nodiscard]] std::string_view bytes() const { return {bytes_.data(), size_}; }

 private:
  std::array<char, 10> bytes_;
  std::size_t size_ = 0;
};

/// A whole frame that closes.
[[nodiscard]] std::string close_frame(CloseCode code);

/// Takes apart what one client sends. Between calls it keeps only a frame or message that is not whole yet.
class FrameReader {
 public:
  class Listener {
   public:
    virtual ~Listener() = default;
    /// A whole message, text or binary, or a whole ping, pong or close. The bytes last for the call.
    virtual void received(Opcode kind, std::string_view bytes) = 0;
  };
  enum class Verdict {
    fine,
    too_large,  // a message of more than `most_bytes`: judged by its header, never kept
    wrong,      // no client sends that
  };

  explicit FrameReader(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  /// Bytes as they came, any part of a frame; they are unmasked in place. Nothing is understood after a frame that is
  /// not fine, nor after a close: what comes then is dropped, and is fine.
  [[nodiscard]] Verdict take(std::span<char> bytes, Listener& to);

 private:
  struct Head;
  [[nodiscard]] Verdict take_frames(std::span<char>& bytes, Listener& to);
  [[nodiscard]] Verdict judge(const Head& head) const;
  void take_content(const Head& head, std::string_view content, Listener& to);

  std::size_t most_bytes_;
  std::string rest_;                  // the beginning of a frame
  std::string message_;               // the fragments so far
  Opcode of_message_ = Opcode::more;  // more: no message is open
  bool over_ = false;                 // nothing is understood any more
};

}  // namespace ft::net
