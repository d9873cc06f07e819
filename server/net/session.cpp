#include "server/net/session.hpp"

#include <spdlog/spdlog.h>

#include "protocol/wire/v1/envelope.pb.h"

namespace ft::net {

using wire::v1::Closing;

struct Session::CloseInfo {
  Closing::Code code;
  std::string text;
  CloseCode frame = CloseCode::normal;
};

namespace {

std::string closing_frame(Closing::Code code, const std::string& text) {
  wire::v1::ServerFrame frame;
  Closing& closing = *frame.add_deltas()->mutable_closing();
  closing.set_code(code);
  closing.set_text(text);
  return frame.SerializeAsString();
}

}  // namespace

Session::Session(ServerContext& context, CoreTables& core_tables, Socket socket)
    : context_(context),
      core_tables_(core_tables),
      socket_(std::make_shared<WebSocket>(std::move(socket), context.settings.limits)) {
  ++context_.counters.connections_open;
  context_.session_counter.enter();
}

Session::~Session() {
  --context_.counters.connections_open;
  context_.session_counter.leave();
}

Task<void> Session::run(http::request<http::empty_body> request, SeatClaim admission) {
  const auto self = shared_from_this();
  const struct Leaving {
    Session& session;
    /// After the connection ends for any reason the table must not send to it. After the loop there is no table.
    ~Leaving() {
      if (!session.core_tables_.core.stopped()) session.end();
    }
  } leaving{*this};
  if (co_await socket_->accept(request)) co_return;
  const auto now = std::chrono::steady_clock::now();
  if (admission.seat)
    limiter_ = core_tables_.seat_limiters.of(admission.table, admission.seat->id, context_.settings.limits, now);
  if (limiter_ && limiter_->connect(now) == RateLimiter::Verdict::reject) {
    ++context_.counters.too_fast;
    close_because({Closing::TOO_FAST, "You connect too often. Wait a few seconds."});
  } else if (admission.seat) {
    connection_ = core_tables_.host->connect(admission.table, *admission.seat, *this);
    admission.slot.reset();
    ++context_.counters.seats_connected;
    expect_hello();
    watch_claim(admission);
  } else {
    close_because({Closing::NOT_ALLOWED, admission.seat.error().text});
  }
  co_await socket_->read_all(*this);
}

void Session::expect_hello() {
  hello_deadline_.emplace(core_tables_.core.executor(), context_.settings.limits.handshake_deadline);
  hello_deadline_->async_wait([weak = weak_from_this()](error_code failed) {
    const auto self = weak.lock();
    if (failed || !self) return;
    self->close_because({Closing::BAD_FRAME, "Connection timed out."});
  });
}

void Session::watch_claim(const SeatClaim& admission) {
  const auto seat = static_cast<persistence::SeatId>(admission.seat->id.value);
  claim_check_ = ClaimCheck::start(context_, core_tables_.core.executor(), {admission.caller, admission.table, seat},
                                   [weak = weak_from_this()](const std::string& why) {
                                     if (const auto self = weak.lock())
                                       self->close_because({Closing::NOT_ALLOWED, why});
                                   });
}

void Session::on_message_too_big() {
  ++context_.counters.bad_frames;
  close_because({Closing::BAD_FRAME,
                 "A message was larger than " + std::to_string(context_.settings.limits.frame_bytes) + " bytes.",
                 CloseCode::too_large});
}

void Session::on_protocol_error() {
  ++context_.counters.bad_frames;
  close_because({Closing::BAD_FRAME, "Invalid connection request. Reload the page.", CloseCode::protocol_error});
}

void Session::message(Opcode kind, std::string_view bytes) {
  ++context_.counters.frames_received;
  if (closing_) return;
  hello_deadline_.reset();
  if (limiter_->spend(kind_of_frame(bytes), std::chrono::steady_clock::now()) == RateLimiter::Verdict::reject) {
    ++context_.counters.too_fast;
    return close_because({Closing::TOO_FAST, "Too many requests at once. Reconnect."});
  }
  if (kind != Opcode::binary) {
    ++context_.counters.bad_frames;
    return close_because({Closing::BAD_FRAME, "Messages are binary. Reload the page.", CloseCode::unsupported_data});
  }
  switch (core_tables_.host->receive(connection_, bytes)) {
    case table::ReceiveResult::taken: return;
    case table::ReceiveResult::gone: return start_closing(CloseCode::normal);
    case table::ReceiveResult::busy:
      ++context_.counters.too_fast;
      return close_because({Closing::TOO_FAST, "Server overloaded. Reconnect."});
    case table::ReceiveResult::bad_frame:
      ++context_.counters.bad_frames;
      return close_because({Closing::BAD_FRAME, "Invalid message. Reload the page."});
  }
}

bool Session::push(std::string_view frame) {
  const Limits& limits = context_.settings.limits;
  if (closing_) return true;
  if (socket_->messages_waiting() == 0)
    exempt_bytes_ = frame.size();
  else if (socket_->messages_waiting() >= limits.outbox_frames ||
           socket_->bytes_waiting() + frame.size() > limits.outbox_bytes + exempt_bytes_) {
    ++context_.counters.outbox_overflows;
    return false;
  }
  ++context_.counters.frames_sent;
  socket_->send(frame);
  return true;
}

void Session::read_pending() {
  try {
    (void)socket_->read_now();           // where nothing more comes, the loop of reading ends by itself
  } catch (const std::exception& bug) {  // it ends this connection, not the table
    spdlog::error("bug: an exception while a connection was read: {}", bug.what());
    start_closing(CloseCode::normal);
  }
}

void Session::close(codec::Closing::Code code) {
  if (code == codec::Closing::Code::resume_again && !closing_)
    socket_->send(closing_frame(Closing::RESUME_AGAIN, "Reconnecting."));
  start_closing(CloseCode::normal);
}

void Session::close_because(const CloseInfo& why) {
  if (closing_) return;
  if (why.code != Closing::NOT_ALLOWED) spdlog::warn("closed a connection: {}", why.text);
  socket_->send(closing_frame(why.code, why.text));
  start_closing(why.frame);
  core_tables_.host->disconnect(connection_);
}

void Session::start_closing(CloseCode why) {
  closing_ = true;
  hello_deadline_.reset();
  socket_->close(why);
}

void Session::end() {
  hello_deadline_.reset();
  if (connection_ == 0) return;  // never sat down
  --context_.counters.seats_connected;
  try {
    core_tables_.host->disconnect(connection_);
  } catch (const std::exception& bug) {
    spdlog::error("session: exception on disconnect ({})", bug.what());
  }
}

}  // namespace ft::net
