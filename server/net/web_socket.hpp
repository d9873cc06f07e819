// A WebSocket connection: Beast answers the upgrade, then the frames are our own (README, decisions).
#pragma once

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/asio.hpp"
#include "server/net/frames.hpp"
#include "server/net/settings.hpp"

namespace ft::net {

/// One connection after its HTTP request. Belongs to its core; its pending operations keep it alive. Pings, pongs and
/// their deadline are its own business. Messages are binary and never compressed.
class WebSocket final : public std::enable_shared_from_this<WebSocket>, private FrameReader::Listener {
 public:
  WebSocket(Socket socket, const Limits& limits);

  /// Answers the upgrade request.
  [[nodiscard]] Task<error_code> accept(const http::request<http::empty_body>& request);

  class Reader {
   public:
    virtual ~Reader() = default;
    /// A whole message, text or binary. The bytes last for the call.
    virtual void message(Opcode kind, std::string_view bytes) = 0;
    /// A message of more than Limits::frame_bytes, or bytes that are no frames at all. Nothing else is read; what is
    /// sent still leaves.
    virtual void on_message_too_big() = 0;
    virtual void on_protocol_error() = 0;
  };
  /// Reads until the connection is over.
  [[nodiscard]] Task<void> read_all(Reader& reader);
  /// During read_all: reads some of what is there, without waiting. False: nothing more will come.
  bool read_now();

  /// Sends one binary message, at once as far as the socket takes it; the rest waits and goes by itself.
  void send(std::string_view message);
  /// Frames to send; the sender bounds them.
  [[nodiscard]] std::size_t messages_waiting() const { return unsent_.size(); }
  [[nodiscard]] std::size_t bytes_waiting() const { return unsent_bytes_; }

  /// The closing handshake, after the queue. Frames that the client sends until it answers are still read.
  void close(CloseCode code);

 private:
  using Time = std::chrono::steady_clock::time_point;
  void received(Opcode kind, std::string_view bytes) override;
  void answer_ping();
  void put(std::string_view bytes);
  void send_rest();
  void wait_until_writable();
  void watch();
  void check_alive();
  void closed_by_peer();
  void cut();

  Socket socket_;
  const Limits& limits_;  // the server's, which outlives its connections
  FrameReader frames_;
  Reader* reader_ = nullptr;  // during read_all

  std::vector<std::string> unsent_;  // the first may be sent in part
  std::size_t unsent_bytes_ = 0;
  std::optional<std::string> ping_;  // the latest, not answered yet

  SteadyTimer watch_;
  Time over_at_;          // unless bytes arrive before that
  bool pinged_ = false;   // and nothing received since
  bool closing_ = false;  // our close was sent, or waits to be
  bool done_ = false;     // both have closed: over once all is sent
};

}  // namespace ft::net
