#include "tests/bench/load/sockets.hpp"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>

#include "tests/bench/load/options.hpp"
#include "tests/bench/load/time_and_chance.hpp"

namespace ft::load {

namespace {
constexpr std::size_t longest_header = 14;
constexpr std::uint32_t sources = 16;  // addresses to connect from: each has its own 28,000 ports
constexpr char ping = 9, pong = 10, close_frame = 8;
}  // namespace

std::string upgrade(std::string_view path, int port, std::string_view more) {
  return "GET " + std::string(path) + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
         "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
         "Sec-WebSocket-Version: 13\r\n" +
         std::string(more) + "\r\n";
}

Sockets::Sockets(int port) : epoll_(::epoll_create1(EPOLL_CLOEXEC)) {
  server_.sin_family = AF_INET;
  server_.sin_port = htons(static_cast<std::uint16_t>(port));
  server_.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
}

void Sockets::open(Client& client) {
  client.socket = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (client.socket < 0) give_up(std::string("no more sockets: ") + std::strerror(errno));
  const int on = 1;
  ::setsockopt(client.socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  ::setsockopt(client.socket, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &on, sizeof on);
  sockaddr_in source{};
  source.sin_family = AF_INET;
  source.sin_addr.s_addr = htonl(INADDR_LOOPBACK + 1 + last_source_++ % sources);
  ::bind(client.socket, reinterpret_cast<sockaddr*>(&source), sizeof source);
  client.stage = Client::Stage::connecting;
  client.incoming.clear();
  client.outgoing.clear();
  if (::connect(client.socket, reinterpret_cast<sockaddr*>(&server_), sizeof server_) < 0 && errno != EINPROGRESS)
    give_up(std::string("cannot connect: ") + std::strerror(errno));
  epoll_event event{EPOLLIN | EPOLLOUT, {.ptr = &client}};
  ::epoll_ctl(epoll_, EPOLL_CTL_ADD, client.socket, &event);
}

void Sockets::pump(std::int64_t longest_ns) {
  std::array<epoll_event, 512> events;
  const timespec longest{longest_ns / 1'000'000'000, longest_ns % 1'000'000'000};
  const int count = ::epoll_pwait2(epoll_, events.data(), static_cast<int>(events.size()), &longest, nullptr);
  for (int i = 0; i < count; ++i) {
    const epoll_event& event = events[static_cast<std::size_t>(i)];
    ready(*static_cast<Client*>(event.data.ptr), event.events);
  }
}

void Sockets::ready(Client& client, std::uint32_t events) {
  if (client.stage == Client::Stage::dead) return;
  if (client.stage == Client::Stage::connecting) return (events & EPOLLOUT) ? connected(client) : cut(client);
  if ((events & EPOLLOUT) && !client.outgoing.empty()) send_rest(client);
  if (events & (EPOLLIN | EPOLLHUP | EPOLLERR)) read(client);
}

void Sockets::arm(Client& client) {
  const std::uint32_t wanted = (client.watched ? static_cast<std::uint32_t>(EPOLLIN) : 0U) |
                               (client.outgoing.empty() ? 0U : static_cast<std::uint32_t>(EPOLLOUT));
  epoll_event event{wanted, {.ptr = &client}};
  ::epoll_ctl(epoll_, EPOLL_CTL_MOD, client.socket, &event);
}

void Sockets::watch(Client& client, bool watched) {
  client.watched = watched;
  arm(client);
}

void Sockets::connected(Client& client) {
  int failed = 0;
  socklen_t size = sizeof failed;
  ::getsockopt(client.socket, SOL_SOCKET, SO_ERROR, &failed, &size);
  if (failed) return cut(client);
  client.stage = Client::Stage::upgrading;
  arm(client);
  send_raw(client, wire_->request(client));
}

void Sockets::send(Client& client, Ears::Kind kind, std::string_view bytes) {
  std::array<char, 512> small;
  std::string large;
  char* to = small.data();
  if (bytes.size() + longest_header > small.size()) {
    large.resize(bytes.size() + longest_header);
    to = large.data();
  }
  std::size_t size = 0;
  to[size++] = static_cast<char>(0x80 | static_cast<int>(kind));
  if (bytes.size() < 126) {
    to[size++] = static_cast<char>(0x80 | bytes.size());
  } else {
    to[size++] = static_cast<char>(0x80 | 126);
    to[size++] = static_cast<char>(bytes.size() >> 8);
    to[size++] = static_cast<char>(bytes.size());
  }
  masks_ = masks_ * 6364136223846793005ULL + 1442695040888963407ULL;
  std::array<char, 4> mask;
  std::memcpy(mask.data(), &masks_, mask.size());
  std::memcpy(to + size, mask.data(), mask.size());
  size += mask.size();
  for (std::size_t i = 0; i < bytes.size(); ++i) to[size + i] = static_cast<char>(bytes[i] ^ mask[i % 4]);
  send_raw(client, {to, size + bytes.size()});
}

void Sockets::send_raw(Client& client, std::string_view bytes) {
  if (client.outgoing.empty()) {
    const ssize_t sent = ::send(client.socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno != EAGAIN) return cut(client);
    bytes.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(sent, 0)));
    if (bytes.empty()) return;
  }
  client.outgoing += bytes;
  arm(client);
}

void Sockets::send_rest(Client& client) {
  const ssize_t sent = ::send(client.socket, client.outgoing.data(), client.outgoing.size(), MSG_NOSIGNAL);
  if (sent > 0) client.outgoing.erase(0, static_cast<std::size_t>(sent));
  if (client.outgoing.empty()) arm(client);
}

void Sockets::read(Client& client) {
  static std::array<char, 256 * 1024> buffer;
  const ssize_t size = ::recv(client.socket, buffer.data(), buffer.size(), 0);
  if (size < 0 && errno == EAGAIN) return;
  if (size <= 0) return client.stage == Client::Stage::upgrading ? answered(client) : cut(client);
  bytes_received += static_cast<std::uint64_t>(size);
  client.arrived_ns = now_ns();
  received(client, {buffer.data(), static_cast<std::size_t>(size)});
}

void Sockets::received(Client& client, std::string_view bytes) {
  if (client.stage == Client::Stage::upgrading) {
    client.incoming += bytes;
    const auto head = client.incoming.find("\r\n\r\n");
    if (head == std::string::npos) return;
    if (!client.incoming.starts_with("HTTP/1.1 101")) return answered(client);
    client.incoming.erase(0, head + 4);
    client.stage = Client::Stage::joining;
    wire_->opened(client);
    return take_messages(client);
  }
  if (!client.incoming.empty()) {
    client.incoming += bytes;
    return take_messages(client);
  }
  while (const std::size_t used = take_message(client, bytes)) bytes.remove_prefix(used);
  client.incoming = bytes;
}

void Sockets::take_messages(Client& client) {
  std::string bytes;
  bytes.swap(client.incoming);
  std::string_view rest = bytes;
  while (const std::size_t used = take_message(client, rest)) rest.remove_prefix(used);
  client.incoming = rest;
}

/// How many bytes the first message takes; 0 where it is not all there.
std::size_t Sockets::take_message(Client& client, std::string_view bytes) {
  if (bytes.size() < 2 || client.stage == Client::Stage::dead) return 0;
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(bytes[i]); };
  std::size_t header = 2, size = byte(1) & 127U;
  if (size >= 126) {
    header = size == 126 ? 4 : 10;
    if (bytes.size() < header) return 0;
    size = 0;
    for (std::size_t i = 2; i < header; ++i) size = size << 8 | byte(i);
  }
  if (bytes.size() < header + size) return 0;
  ++messages_received;
  const std::string_view content = bytes.substr(header, size);
  const char kind = static_cast<char>(byte(0) & 15);
  if (kind == ping)
    send(client, static_cast<Ears::Kind>(pong), content);
  else if (kind == close_frame)
    cut(client);
  else
    wire_->message(client, content);
  return header + size;
}

/// An answer that is no upgrade: matchmaking, or a refusal.
void Sockets::answered(Client& client) {
  const auto head = client.incoming.find("\r\n\r\n");
  if (!client.incoming.starts_with("HTTP/1.1 200") || head == std::string::npos)
    give_up("the upgrade is refused: " + client.incoming.substr(0, 300));
  const std::string_view body = std::string_view(client.incoming).substr(head + 4);
  auto length = client.incoming.find("ontent-Length: ");
  if (length == std::string::npos) length = client.incoming.find("ontent-length: ");
  std::size_t whole = 0;
  if (length != std::string::npos)
    std::from_chars(client.incoming.data() + length + 15, client.incoming.data() + head, whole);
  if (body.size() < whole) return;
  if (!wire_->answered(client, body)) give_up("an answer that was not asked for: " + client.incoming.substr(0, 300));
  ::close(client.socket);
  open(client);
}

void Sockets::cut(Client& client) {
  if (client.stage == Client::Stage::dead) return;
  client.stage = Client::Stage::dead;
  const linger at_once{1, 0};
  ::setsockopt(client.socket, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
  ::close(client.socket);
}

}  // namespace ft::load
