#include "tests/server/net/browser.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio.hpp>
#include <boost/beast.hpp>

#include "server/codec/values/request.hpp"

namespace ft::test {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;
using boost::system::error_code;

namespace {

asio::io_context& context() {
  static asio::io_context io;
  return io;
}

constexpr int longest_silence_ms = 20'000;

}  // namespace

// A socket that blocks, but not for ever: Beast's own deadlines are for asynchronous reading alone.
class PatientSocket {
 public:
  using executor_type = tcp::socket::executor_type;

  explicit PatientSocket(std::uint16_t port) : socket_(context()) {
    socket_.connect({asio::ip::make_address("127.0.0.1"), port});
    socket_.set_option(tcp::no_delay(true));
  }
  [[nodiscard]] executor_type get_executor() { return socket_.get_executor(); }

  template <class Buffers>
  std::size_t read_some(const Buffers& buffers, error_code& failed) {
    return is_ready(POLLIN, failed) ? socket_.read_some(buffers, failed) : 0;
  }
  template <class Buffers>
  std::size_t write_some(const Buffers& buffers, error_code& failed) {
    return is_ready(POLLOUT, failed) ? socket_.write_some(buffers, failed) : 0;
  }
  template <class Buffers>
  std::size_t read_some(const Buffers& buffers) {
    return or_throw([&](error_code& failed) { return read_some(buffers, failed); });
  }
  template <class Buffers>
  std::size_t write_some(const Buffers& buffers) {
    return or_throw([&](error_code& failed) { return write_some(buffers, failed); });
  }
  [[nodiscard]] bool has_something_to_read() const { return socket_.available() > 0; }
  void close() {
    error_code ignored;
    socket_.close(ignored);
  }

 private:
  bool is_ready(short what, error_code& failed) {
    pollfd ready{.fd = socket_.native_handle(), .events = what, .revents = 0};
    if (::poll(&ready, 1, longest_silence_ms) > 0) return true;
    failed = asio::error::timed_out;
    return false;
  }
  template <class Function>
  std::size_t or_throw(const Function& function) {
    error_code failed;
    const std::size_t size = function(failed);
    if (failed) throw boost::system::system_error(failed);
    return size;
  }

  tcp::socket socket_;
};

// What Beast does at the end of a WebSocket.
void teardown(beast::role_type, PatientSocket& socket, error_code&) { socket.close(); }

namespace {

Answer to_answer(const http::response<http::string_body>& response) {
  Answer answer{.status = response.result_int(), .body = response.body(), .headers = {}, .set_cookies = {}};
  for (const auto& field : response) {
    std::string name(field.name_string());
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    answer.headers[name] = std::string(field.value());
    if (name == "set-cookie") answer.set_cookies.emplace_back(field.value());
  }
  return answer;
}

Answer read_answer(PatientSocket& socket) {
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.body_limit(boost::none);
  http::read(socket, buffer, parser);
  return to_answer(parser.get());
}

}  // namespace

std::string Answer::problem() const {
  wire::v1::Problem problem;
  return problem.ParseFromString(body) ? problem.text() : body;
}

Answer Browser::send(const Ask& ask) {
  PatientSocket socket(port_);
  http::request<http::string_body> request;
  request.method_string(ask.method);
  request.target(ask.path);
  request.version(11);
  request.set(http::field::host, "127.0.0.1:" + std::to_string(port_));
  if (ask.method == "POST") request.set(http::field::origin, page());
  if (!cookies.empty()) request.set(http::field::cookie, cookie_header());
  request.body() = ask.body;
  request.prepare_payload();
  for (const auto& [name, value] : ask.headers) request.set(name, value);
  error_code ignored;  // a server that refuses by the head does not read on
  http::write(socket, request, ignored);
  if (ask.method == "HEAD") {
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.skip(true);
    http::read(socket, buffer, parser);
    return to_answer(parser.get());
  }
  Answer answer = read_answer(socket);
  keep_cookies(answer);
  return answer;
}

Answer Browser::post(const std::string& path, const google::protobuf::MessageLite& body) {
  return send({.method = "POST", .path = path, .body = body.SerializeAsString()});
}

Answer Browser::post_endless(const std::string& path, std::int64_t total) {
  PatientSocket socket(port_);
  const std::string head = "POST " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port_) +
                           "\r\nOrigin: " + page() + "\r\nCookie: " + cookie_header() +
                           "\r\nX-File-Name: map.png\r\nTransfer-Encoding: chunked\r\n\r\n";
  asio::write(socket, asio::buffer(head));
  const std::string chunk = "10000\r\n" + std::string(65'536, 'x') + "\r\n";
  error_code failed;
  for (std::int64_t sent = 0; sent < total && !failed && !socket.has_something_to_read(); sent += 65'536) {
    asio::write(socket, asio::buffer(chunk), failed);
  }
  return read_answer(socket);
}

void Browser::keep_cookies(const Answer& answer) {
  for (const std::string& line : answer.set_cookies) {
    const std::size_t equals = line.find('=');
    cookies[line.substr(0, equals)] = line.substr(equals + 1, line.find(';') - equals - 1);
  }
}

std::string Browser::cookie_header() const {
  std::string header;
  for (const auto& [name, value] : cookies) header += (header.empty() ? "" : "; ") + name + "=" + value;
  return header;
}

struct TableSocket::Wire {
  explicit Wire(std::uint16_t port) : stream(port) {
    stream.control_callback([this](beast::websocket::frame_type kind, beast::string_view content) {
      if (kind == beast::websocket::frame_type::pong) last_pong = std::string(content);
    });
  }
  beast::websocket::stream<PatientSocket> stream;
  std::string last_pong;
};

std::unique_ptr<TableSocket> Browser::open_table(std::uint64_t campaign,
                                                 const std::map<std::string, std::string>& headers) {
  auto wire = std::make_unique<TableSocket::Wire>(port_);
  wire->stream.set_option(beast::websocket::stream_base::decorator([&](beast::websocket::request_type& request) {
    request.set(http::field::origin, page());
    if (!cookies.empty()) request.set(http::field::cookie, cookie_header());
    for (const auto& [name, value] : headers) request.set(name, value);
  }));
  wire->stream.binary(true);
  http::response<http::string_body> response;
  error_code failed;
  wire->stream.handshake(response, "127.0.0.1:" + std::to_string(port_),
                         "/ws/table/" + std::to_string(campaign) + query, failed);
  if (!failed) return std::make_unique<TableSocket>(std::move(wire));
  refused_with = response.result_int();
  return nullptr;
}

TableSocket::TableSocket(std::unique_ptr<Wire> wire) : wire_(std::move(wire)) {}
TableSocket::TableSocket() = default;
TableSocket::~TableSocket() = default;

void TableSocket::send(const wire::v1::ClientFrame& frame) { send_bytes(frame.SerializeAsString()); }

void TableSocket::send_bytes(std::string_view bytes) {
  error_code ignored;  // the server may have closed already; its last frames are read next
  wire_->stream.write(asio::buffer(bytes), ignored);
}

void TableSocket::send_text(std::string_view text) {
  wire_->stream.text(true);
  send_bytes(text);
  wire_->stream.binary(true);
}

void TableSocket::send_raw(std::string_view bytes) { asio::write(wire_->stream.next_layer(), asio::buffer(bytes)); }

void TableSocket::greet() {
  wire::v1::ClientFrame frame;
  frame.mutable_hello()->set_protocol(codec::protocol_version);
  send(frame);
}

std::optional<wire::v1::ServerFrame> TableSocket::next() {
  beast::flat_buffer buffer;
  error_code failed;
  wire_->stream.read(buffer, failed);
  if (failed == asio::error::timed_out) throw std::runtime_error("the server said nothing for 20 s");
  if (failed) return std::nullopt;
  wire::v1::ServerFrame frame;
  if (!frame.ParseFromArray(buffer.data().data(), static_cast<int>(buffer.size()))) {
    throw std::runtime_error("not a ServerFrame");
  }
  return frame;
}

TableSocket::CloseInfo TableSocket::wait_for_close() {
  CloseInfo farewell;
  while (const auto frame = next()) {
    for (const auto& delta : frame->deltas()) {
      if (delta.has_closing()) farewell = {delta.closing().code(), delta.closing().text()};
    }
  }
  return farewell;
}

int TableSocket::close_code() const { return wire_->stream.reason().code; }

std::string TableSocket::read_raw_to_end() {
  std::string all;
  char bytes[4096];
  error_code failed;
  while (!failed) all.append(bytes, wire_->stream.next_layer().read_some(asio::buffer(bytes), failed));
  if (failed == asio::error::timed_out) throw std::runtime_error("still open after 20 s");
  return all;
}

std::string TableSocket::last_pong() const { return wire_->last_pong; }

void TableSocket::close() {
  error_code ignored;
  wire_->stream.close(beast::websocket::close_code::normal, ignored);
}

void TableSocket::wait_for_snapshot() {
  while (const auto frame = next()) {
    for (const auto& delta : frame->deltas()) {
      if (delta.has_snapshot()) return;
      if (delta.has_closing()) throw std::runtime_error("closed: " + delta.closing().text());
    }
  }
  throw std::runtime_error("the connection ended before the snapshot");
}

void TableSocket::cut() { wire_->stream.next_layer().close(); }

namespace {

sockaddr_in loopback(const std::string& address, std::uint16_t port) {
  sockaddr_in end{};
  end.sin_family = AF_INET;
  end.sin_port = htons(port);
  if (::inet_pton(AF_INET, address.c_str(), &end.sin_addr) != 1) throw std::runtime_error(address + " is no address");
  return end;
}

}  // namespace

RawConnection::RawConnection(std::uint16_t port, const std::string& from) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
  const sockaddr_in here = loopback(from, 0), there = loopback("127.0.0.1", port);
  const timeval longest = {20, 0};
  ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &longest, sizeof longest);
  if (::bind(socket_, reinterpret_cast<const sockaddr*>(&here), sizeof here) != 0 ||
      ::connect(socket_, reinterpret_cast<const sockaddr*>(&there), sizeof there) != 0) {
    throw std::runtime_error("cannot connect");
  }
}

RawConnection::~RawConnection() {
  if (socket_ >= 0) ::close(socket_);
}

void RawConnection::send(std::string_view bytes) {
  if (::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL) < 0) throw std::runtime_error("cannot send");
}

std::string RawConnection::read_some() {
  char bytes[4096];
  const ssize_t count = ::recv(socket_, bytes, sizeof bytes, 0);
  if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) throw std::runtime_error("still open after 20 s");
  return {bytes, static_cast<std::size_t>(std::max<ssize_t>(count, 0))};
}

bool RawConnection::is_readable_within(std::chrono::milliseconds time) {
  pollfd ready{.fd = socket_, .events = POLLIN, .revents = 0};
  return ::poll(&ready, 1, static_cast<int>(time.count())) > 0;
}

std::string RawConnection::read_to_end() {
  std::string all;
  for (std::string more = read_some(); !more.empty(); more = read_some()) all += more;
  return all;
}

}  // namespace ft::test
