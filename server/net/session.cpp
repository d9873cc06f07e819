#include "server/net/session.hpp"

#include <spdlog/spdlog.h>

#include "protocol/wire/v1/envelope.pb.h"

namespace ft::net {

using wire::v1::Closing;

struct Session::Farewell {
  Closing::Code code;
  std::string text;
};

namespace {

table::Frame closing_frame(Closing::Code code, const std::string& text) {
  wire::v1::ServerFrame frame;
  Closing& closing = *frame.add_deltas()->mutable_closing();
  closing.set_code(code);
  closing.set_text(text);
  return {{std::make_shared<const std::string>(frame.SerializeAsString())}};
}

std::vector<asio::const_buffer> buffers_of(const table::Frame& frame) {
  std::vector<asio::const_buffer> buffers;
  buffers.reserve(frame.parts.size());
  for (const auto& part : frame.parts) buffers.push_back(asio::buffer(*part));
  return buffers;
}

}  // namespace

Session::Session(Premises& premises, Hallway& hallway, Socket socket)
    : premises_(premises),
      hallway_(hallway),
      socket_(std::move(socket), premises.settings.limits),
      credits_(premises.settings.limits, std::chrono::steady_clock::now()) {
  ++premises_.counters.connections_open;
  premises_.attendance.enter();
}

Session::~Session() {
  --premises_.counters.connections_open;
  premises_.attendance.leave();
}

Task<void> Session::run(http::request<http::empty_body> request, Admission admission) {
  const auto self = shared_from_this();
  if (co_await socket_.accept(request)) co_return;
  if (!admission.seat) {
    close_because({Closing::NOT_ALLOWED, admission.seat.error().text});
    co_return;
  }

  connection_ = hallway_.hall->connect(admission.table, *admission.seat, *this);
  ++premises_.counters.seats_connected;
  expect_hello();
  co_await read_all();
  end();
}

void Session::expect_hello() {
  hello_deadline_.emplace(hallway_.core.executor(), premises_.settings.limits.handshake_deadline);
  hello_deadline_->async_wait([weak = weak_from_this()](error_code failed) {
    const auto self = weak.lock();
    if (failed || !self) return;
    self->close_because({Closing::BAD_FRAME, "The connection said nothing for too long after it was opened."});
  });
}

Task<void> Session::read_all() {
  constexpr std::size_t kept_bytes = 4096;  // of the buffer, between messages
  const std::size_t most = premises_.settings.limits.frame_bytes;
  beast::flat_buffer buffer(most + 1);
  for (;;) {
    const error_code failed = co_await socket_.read(buffer, most);
    if (failed == beast::websocket::error::buffer_overflow) {
      ++premises_.counters.bad_frames;
      close_because({Closing::BAD_FRAME, "A message was larger than " + std::to_string(most) + " bytes."});
      co_return;
    }
    if (failed) co_return;

    ++premises_.counters.frames_received;
    const asio::const_buffer bytes = buffer.cdata();
    if (!closing_) take({static_cast<const char*>(bytes.data()), bytes.size()});
    buffer.consume(bytes.size());
    if (buffer.capacity() > kept_bytes) buffer.shrink_to_fit();
  }
}

void Session::take(std::string_view bytes) {
  hello_deadline_.reset();
  if (credits_.spend(kind_of_frame(bytes), std::chrono::steady_clock::now()) == Credits::Verdict::too_fast) {
    ++premises_.counters.too_fast;
    return close_because({Closing::TOO_FAST, "Too many requests at once. Connecting again helps."});
  }
  const bool binary = socket_.kind_of_last() == WebSocket::MessageKind::binary;
  switch (binary ? hallway_.hall->receive(connection_, bytes) : table::Receipt::bad_frame) {
    case table::Receipt::taken: return;
    case table::Receipt::gone: return start_closing();
    case table::Receipt::busy:
      ++premises_.counters.too_fast;
      return close_because({Closing::TOO_FAST, "The table has too much to do at once. Connecting again helps."});
    case table::Receipt::bad_frame:
      ++premises_.counters.bad_frames;
      return close_because({Closing::BAD_FRAME, "The server did not understand a message. Reload the page."});
  }
}

bool Session::push(table::Frame frame) {
  const Limits& limits = premises_.settings.limits;
  if (closing_) return true;
  if (waiting_.size() >= limits.outbox_frames || waiting_bytes_ + frame.size_bytes() > limits.outbox_bytes) {
    return false;
  }
  waiting_bytes_ += frame.size_bytes();
  waiting_.push_back(std::move(frame));
  write_next();
  return true;
}

void Session::close(codec::Closing::Code code) {
  if (code == codec::Closing::Code::resume_again && !closing_) {
    ++premises_.counters.outbox_overflows;
    waiting_.push_back(closing_frame(Closing::RESUME_AGAIN, "The connection was too slow. Connecting again."));
  }
  start_closing();
}

void Session::close_because(const Farewell& why) {
  if (closing_) return;
  if (why.code != Closing::NOT_ALLOWED) spdlog::warn("closed a connection: {}", why.text);
  waiting_.push_back(closing_frame(why.code, why.text));
  start_closing();
  hallway_.hall->disconnect(connection_);
}

void Session::start_closing() {
  closing_ = true;
  hello_deadline_.reset();
  write_next();
}

void Session::write_next() {
  if (writing_) return;
  if (waiting_.empty()) {
    if (waiting_.capacity() > 16) waiting_.shrink_to_fit();
    if (!closing_) return;
    writing_ = true;  // nothing follows a close
    return socket_.close([self = shared_from_this()](error_code) { self->socket_.cut(); });
  }
  writing_ = true;
  socket_.write(buffers_of(waiting_.front()), [self = shared_from_this()](error_code failed) {
    self->writing_ = false;
    if (failed) return self->socket_.cut();
    ++self->premises_.counters.frames_sent;
    const std::size_t sent = self->waiting_.front().size_bytes();
    self->waiting_bytes_ -= std::min(sent, self->waiting_bytes_);  // farewells were not counted in
    self->waiting_.erase(self->waiting_.begin());
    self->write_next();
  });
}

void Session::end() {
  hello_deadline_.reset();
  --premises_.counters.seats_connected;
  hallway_.hall->disconnect(connection_);
}

}  // namespace ft::net
