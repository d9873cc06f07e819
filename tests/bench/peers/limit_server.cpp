// Peer: a server that does next to nothing, as the limit of any: one thread, epoll, own frames, no rules but the workload's, no
// projection, no undo, no journal. What ready sockets bring is read first, then each client is sent one message.
//   limit_server PORT
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/bench/load/board.hpp"
#include "tests/bench/load/wires/record.hpp"

namespace ft::load {

namespace {

constexpr int events_before_sending = 4096;
constexpr std::size_t mask_bytes = 4;
constexpr int seats = 5;  // token i is that of seat i % 5; the first may move all
/// Source: RFC 6455, section 1.3; the load asks with the key of that example.
constexpr std::string_view switching =
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n";

struct Person;

struct Board {
  std::array<Cell, tokens_per_table> at{};
  std::vector<Person*> people;
  Board() {
    for (int token = 0; token < tokens_per_table; ++token) at[static_cast<std::size_t>(token)] = start_of(token);
  }
};

struct Person {
  int socket = -1;
  bool upgraded = false, waits = false;  // waits: to be able to write
  Board* board = nullptr;
  int seat = 0;
  std::string incoming, held, outgoing;
};

bool is_legal(Cell from, Cell to) {
  if (std::min(to.column, to.row) < 0 || std::max(to.column, to.row) >= map_size) return false;
  if (std::max(std::abs(to.column - from.column), std::abs(to.row - from.row)) > speed) return false;
  const std::vector<Cell> way = line(from, to);
  return std::none_of(way.begin(), way.end(), is_wall);
}

class Server {
 public:
  explicit Server(int port) : epoll_(::epoll_create1(EPOLL_CLOEXEC)), listener_(::socket(AF_INET, SOCK_STREAM, 0)) {
    const int on = 1;
    ::setsockopt(listener_, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    sockaddr_in here{};
    here.sin_family = AF_INET;
    here.sin_port = htons(static_cast<std::uint16_t>(port));
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::bind(listener_, reinterpret_cast<sockaddr*>(&here), sizeof here) != 0 || ::listen(listener_, 4096) != 0) {
      std::perror("limit_server");
      std::exit(1);
    }
    wait_for(EPOLL_CTL_ADD, listener_, EPOLLIN, nullptr);
    std::printf("ready %d\n", port);
    std::fflush(stdout);
  }

  void run() {
    for (int taken = 0;;) {
      std::array<epoll_event, 512> events;
      const bool drained = taken == 0 || taken >= events_before_sending;
      if (drained) send_all();
      const int count = ::epoll_wait(epoll_, events.data(), events.size(), dirty_.empty() ? -1 : 0);
      taken = count <= 0 ? 0 : drained ? count : taken + count;
      for (int i = 0; i < count; ++i) ready(events[static_cast<std::size_t>(i)]);
    }
  }

 private:
  void wait_for(int change, int socket, std::uint32_t events, Person* who) {
    epoll_event event{events, {.ptr = who}};
    ::epoll_ctl(epoll_, change, socket, &event);
  }

  void ready(const epoll_event& event) {
    auto* who = static_cast<Person*>(event.data.ptr);
    if (!who) return accept_one();
    if (who->socket < 0) return;
    if (event.events & EPOLLOUT) send_rest(*who);
    if (event.events & (EPOLLIN | EPOLLHUP | EPOLLERR)) read(*who);
  }

  void accept_one() {
    const int socket = ::accept4(listener_, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (socket < 0) return;
    const int on = 1;
    ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    people_.push_back(std::make_unique<Person>());
    people_.back()->socket = socket;
    wait_for(EPOLL_CTL_ADD, socket, EPOLLIN, people_.back().get());
  }

  void read(Person& who) {
    std::array<char, 16384> bytes;
    const ssize_t count = ::recv(who.socket, bytes.data(), bytes.size(), 0);
    if (count == 0 || (count < 0 && errno != EAGAIN)) return leave(who);
    if (count < 0) return;
    who.incoming.append(bytes.data(), static_cast<std::size_t>(count));
    if (!who.upgraded) {
      if (!who.incoming.ends_with("\r\n\r\n")) return;
      who.incoming.clear();
      who.upgraded = true;
      who.outgoing += switching;
      return send_rest(who);
    }
    take_frames(who);
  }

  /// Frames of clients are masked, and of less than 126 bytes. Source: RFC 6455, section 5.2.
  void take_frames(Person& who) {
    std::size_t at = 0;
    while (who.incoming.size() - at >= 2 + mask_bytes) {
      const std::size_t size = static_cast<std::uint8_t>(who.incoming[at + 1]) & 0x7f;
      if (size > 125) return leave(who);
      if (who.incoming.size() - at < 2 + mask_bytes + size) break;
      const char* mask = who.incoming.data() + at + 2;
      char* content = who.incoming.data() + at + 2 + mask_bytes;
      for (std::size_t i = 0; i < size; ++i) content[i] = static_cast<char>(content[i] ^ mask[i % mask_bytes]);
      for (const MoveRecord& record : records_in({content, size})) take(who, record);
      at += 2 + mask_bytes + size;
    }
    who.incoming.erase(0, at);
  }

  void take(Person& who, MoveRecord record) {
    if (record.kind == MoveRecord::Kind::join) {
      who.board = &boards_[record.sequence];
      who.seat = record.seat;
      who.board->people.push_back(&who);
      return hold(who, {.kind = MoveRecord::Kind::joined});
    }
    if (record.kind != MoveRecord::Kind::move || !who.board || record.token >= tokens_per_table) return;
    Cell& at = who.board->at[record.token];
    const Cell to{record.column, record.row};
    if ((who.seat != 0 && record.token % seats != who.seat) || !is_legal(at, to)) {
      record.kind = MoveRecord::Kind::refused;
      return hold(who, record);
    }
    at = to;
    record.kind = MoveRecord::Kind::moved;
    for (Person* other : who.board->people) hold(*other, record);
  }

  void hold(Person& who, const MoveRecord& record) {
    if (who.held.empty()) dirty_.push_back(&who);
    append(record, who.held);
  }

  void send_all() {
    for (Person* who : std::exchange(dirty_, {})) {
      if (who->socket < 0) continue;
      who->outgoing += '\x82';
      if (who->held.size() < 126) {
        who->outgoing += static_cast<char>(who->held.size());
      } else {
        if (who->held.size() > 0xffff) std::abort();  // the load has at most 256 moves of a client under way
        who->outgoing += '\x7e';
        who->outgoing += static_cast<char>(who->held.size() >> 8);
        who->outgoing += static_cast<char>(who->held.size());
      }
      who->outgoing += who->held;
      who->held.clear();
      if (!who->waits) send_rest(*who);
    }
  }

  void send_rest(Person& who) {
    const ssize_t count = ::send(who.socket, who.outgoing.data(), who.outgoing.size(), MSG_NOSIGNAL);
    if (count > 0) who.outgoing.erase(0, static_cast<std::size_t>(count));
    const bool waits = !who.outgoing.empty();
    if (waits != who.waits) wait_for(EPOLL_CTL_MOD, who.socket, waits ? EPOLLIN | EPOLLOUT : EPOLLIN, &who);
    who.waits = waits;
  }

  void leave(Person& who) {
    if (who.board) std::erase(who.board->people, &who);
    ::close(std::exchange(who.socket, -1));
  }

  int epoll_, listener_;
  std::map<std::uint32_t, Board> boards_;
  std::vector<std::unique_ptr<Person>> people_;
  std::vector<Person*> dirty_;  // those who are to be sent something
};

}  // namespace

}  // namespace ft::load

int main(int count, char** words) {
  if (count != 2) {
    std::fputs("usage: limit_server PORT\n", stderr);
    return 2;
  }
  ft::load::Server(std::atoi(words[1])).run();
}
