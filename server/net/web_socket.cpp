#include "server/net/web_socket.hpp"

#include <algorithm>

namespace ft::net {

namespace {
constexpr std::size_t sent_from_stack = 2048, read_at_once = 4096;
}

WebSocket::WebSocket(Socket socket, const Limits& limits)
    : socket_(std::move(socket)), limits_(limits), frames_(limits.frame_bytes), watch_(socket_.get_executor()) {}

Task<error_code> WebSocket::accept(const http::request<http::empty_body>& request) {
  using beast::websocket::stream_base;
  beast::websocket::stream<Socket&, false> greeter(socket_);
  greeter.set_option(stream_base::timeout{
      .handshake_timeout = limits_.handshake_deadline, .idle_timeout = stream_base::none(), .keep_alive_pings = false});
  auto [failed] = co_await greeter.async_accept(request, use_tuple);
  if (!failed) socket_.non_blocking(true, failed);
  co_return failed;
}

Task<void> WebSocket::read_all(Reader& reader) {
  const auto self = shared_from_this();
  reader_ = &reader;
  if (!closing_) over_at_ = std::chrono::steady_clock::now() + limits_.idle_deadline;
  watch();
  while (socket_.is_open()) {
    const auto [failed] = co_await socket_.async_wait(Socket::wait_read, use_tuple);
    if (failed || !read_now()) break;
  }
  reader_ = nullptr;
  cut();
}

bool WebSocket::read_now() {
  if (!reader_ || !socket_.is_open()) return false;
  std::array<char, read_at_once> bytes;
  error_code failed;
  const std::size_t size = socket_.read_some(asio::buffer(bytes), failed);
  if (failed) return failed == asio::error::would_block;
  if (!closing_) over_at_ = std::chrono::steady_clock::now() + limits_.idle_deadline;
  pinged_ = false;
  switch (frames_.take({bytes.data(), size}, *this)) {
    case FrameReader::Verdict::fine: break;
    case FrameReader::Verdict::too_large: reader_->on_message_too_big(); break;
    case FrameReader::Verdict::wrong: reader_->on_protocol_error(); break;
  }
  answer_ping();
  return true;
}

void WebSocket::received(Opcode kind, std::string_view bytes) {
  switch (kind) {
    case Opcode::text:
    case Opcode::binary: return reader_->message(kind, bytes);
    case Opcode::ping: ping_ = bytes; return;
    case Opcode::close: return closed_by_peer();
    case Opcode::pong:
    case Opcode::more: return;
  }
}

/// The latest of several: so a flood of pings costs one answer for each read, and none where answers are not read.
void WebSocket::answer_ping() {
  if (!ping_) return;
  const std::string content = *std::exchange(ping_, std::nullopt);
  if (!closing_ && unsent_.empty()) put(std::string(FrameHeader(Opcode::pong, content.size()).bytes()) + content);
}

void WebSocket::send(std::string_view message) {
  if (closing_) return;
  const FrameHeader header(Opcode::binary, message.size());
  std::array<char, sent_from_stack> small;
  std::string large;
  char* bytes = small.data();
  if (message.size() + header.bytes().size() > small.size()) {
    large.resize(message.size() + header.bytes().size());
    bytes = large.data();
  }
  char* end = std::copy(header.bytes().begin(), header.bytes().end(), bytes);
  end = std::copy(message.begin(), message.end(), end);
  put({bytes, end});
}

void WebSocket::put(std::string_view bytes) {
  if (!socket_.is_open()) return;
  const bool first = unsent_.empty();
  if (first) {
    error_code failed;
    const std::size_t sent = socket_.send(asio::buffer(bytes), 0, failed);
    if (failed && failed != asio::error::would_block) return cut();
    bytes.remove_prefix(sent);
    if (bytes.empty()) return;
  }
  unsent_.emplace_back(bytes);
  unsent_bytes_ += bytes.size();
  if (first) wait_until_writable();
}

void WebSocket::wait_until_writable() {
  socket_.async_wait(Socket::wait_write, [self = shared_from_this()](error_code failed) {
    if (!failed) self->send_rest();
  });
}

void WebSocket::send_rest() {
  std::size_t whole = 0;
  for (std::string& message : unsent_) {
    error_code failed;
    const std::size_t sent = socket_.send(asio::buffer(message), 0, failed);
    if (failed && failed != asio::error::would_block) return cut();
    unsent_bytes_ -= sent;
    if (sent < message.size()) {
      message.erase(0, sent);
      break;
    }
    ++whole;
  }
  unsent_.erase(unsent_.begin(), unsent_.begin() + static_cast<std::ptrdiff_t>(whole));
  if (!unsent_.empty()) return wait_until_writable();
  unsent_.shrink_to_fit();
  if (done_) cut();
}

void WebSocket::close(CloseCode code) {
  if (closing_) return;
  put(close_frame(code));
  closing_ = true;
  over_at_ = std::chrono::steady_clock::now() + limits_.handshake_deadline;
  if (reader_) watch();
}

/// A client that closes gets an answer, as the handshake wants it; one that answers is done.
void WebSocket::closed_by_peer() {
  close(CloseCode::normal);
  done_ = true;
  if (unsent_.empty()) cut();
}

void WebSocket::cut() {
  watch_.cancel();
  unsent_.clear();
  unsent_bytes_ = 0;
  error_code ignored;
  socket_.shutdown(Socket::shutdown_both, ignored);
  socket_.close(ignored);
}

// ---- keep-alive ----------------------------------------------------------------------------------------------------

/// Half the idle deadline without a byte: a ping. The whole of it: over. A close that is not answered: over too.
void WebSocket::watch() {
  watch_.expires_at(closing_ || pinged_ ? over_at_ : over_at_ - limits_.idle_deadline / 2);
  watch_.async_wait([weak = weak_from_this()](error_code failed) {
    const auto self = weak.lock();
    if (!failed && self) self->check_alive();
  });
}

void WebSocket::check_alive() {
  const auto now = std::chrono::steady_clock::now();
  if ((closing_ || pinged_) && now >= over_at_) return cut();
  if (!closing_ && !pinged_ && now >= over_at_ - limits_.idle_deadline / 2) {
    put(FrameHeader(Opcode::ping, 0).bytes());
    pinged_ = true;
    over_at_ = now + limits_.idle_deadline / 2;  // also where this machine itself stood still meanwhile
  }
  watch();
}

}  // namespace ft::net
