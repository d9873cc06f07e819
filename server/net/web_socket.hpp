// WebSocket framing behind one small door, so that other framing can replace Beast's: this file is all of it.
#pragma once

#include <string_view>
#include <utility>

#include "server/net/asio.hpp"
#include "server/net/settings.hpp"

namespace ft::net {

/// One connection after its HTTP request. One read, and one write or close, may be under way at a time.
/// Pings, pongs and their deadline are its own business. Messages are binary and never compressed.
class WebSocket {
 public:
  WebSocket(Socket socket, const Limits& limits) : stream_(std::move(socket)) {
    using beast::websocket::stream_base;
    stream_.set_option(stream_base::timeout{.handshake_timeout = limits.handshake_deadline,
                                            .idle_timeout = limits.idle_deadline,
                                            .keep_alive_pings = true});
    stream_.binary(true);
    stream_.auto_fragment(false);
    stream_.read_message_max(0);  // `read` has the bound: Beast's own leaves no way to say why
  }

  /// Answers the upgrade request.
  [[nodiscard]] Task<error_code> accept(const http::request<http::empty_body>& request) {
    const auto [failed] = co_await stream_.async_accept(request, use_tuple);
    co_return failed;
  }

  /// One whole message. More than `most` bytes: error::buffer_overflow, and it is still possible to say so. `into`: empty,
  /// with room for one byte more.
  [[nodiscard]] Task<error_code> read(beast::flat_buffer& into, std::size_t most) {
    do {
      const auto [failed, size] = co_await stream_.async_read_some(into, most + 1 - into.size(), use_tuple);
      if (failed) co_return failed;
      if (into.size() > most) co_return beast::websocket::error::buffer_overflow;
    } while (!stream_.is_message_done());
    co_return error_code{};
  }

  enum class MessageKind { binary, text };
  [[nodiscard]] MessageKind kind_of_last() const {
    return stream_.got_binary() ? MessageKind::binary : MessageKind::text;
  }

  /// handler: void(error_code). The buffers live until it is called.
  template <class Buffers, class Handler>
  void write(const Buffers& buffers, Handler handler) {
    stream_.async_write(buffers,
                        [handler = std::move(handler)](error_code failed, std::size_t) mutable { handler(failed); });
  }

  /// The closing handshake. handler: void(error_code).
  template <class Handler>
  void close(Handler handler) {
    stream_.async_close(beast::websocket::close_code::normal, std::move(handler));
  }

  /// Ends the connection without a word.
  void cut() {
    error_code ignored;
    stream_.next_layer().close(ignored);
  }

 private:
  beast::websocket::stream<Socket, false> stream_;
};

}  // namespace ft::net
