#include "tests/persistence/connection_breaker.hpp"

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cstring>
#include <string_view>

namespace ft::persistence::tests {
namespace {

sockaddr_un address_in(const std::string& folder) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::string path = folder + "/.s.PGSQL.5432";
  std::strncpy(address.sun_path, path.c_str(), sizeof(address.sun_path) - 1);
  return address;
}

// Empty at the end of the connection.
std::string receive(int from) {
  std::array<char, 65536> buffer{};
  const ssize_t count = ::recv(from, buffer.data(), buffer.size(), 0);
  return count > 0 ? std::string(buffer.data(), static_cast<std::size_t>(count)) : std::string();
}

void send_all(int to, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::send(to, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (count <= 0) return;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
}

}  // namespace

ConnectionBreaker::ConnectionBreaker(std::string server_folder)
    : server_folder_(std::move(server_folder)), listener_(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  const sockaddr_un address = address_in(folder());
  if (::bind(listener_, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) != 0 ||
      ::listen(listener_, 16) != 0 || ::pipe(stop_) != 0) {
    throw std::runtime_error("cannot listen in " + folder());
  }
  thread_ = std::thread([this] { serve(); });
}

ConnectionBreaker::~ConnectionBreaker() {
  ::close(stop_[1]);
  thread_.join();
  release();
  for (Link& link : links_) end(link);
  ::close(stop_[0]);
  ::close(listener_);
}

void ConnectionBreaker::release() {
  const std::lock_guard lock(held_mutex_);
  if (held_server_ < 0) return;
  send_all(held_server_, held_bytes_);
  (void)receive(held_server_);  // its answer: the COMMIT is done
  ::close(held_server_);
  held_server_ = -1;
}

void ConnectionBreaker::serve() {
  while (true) {
    std::vector<pollfd> watched{{stop_[0], POLLIN, 0}, {listener_, POLLIN, 0}};
    for (const Link& link : links_) {
      watched.push_back({link.client, POLLIN, 0});
      watched.push_back({link.server, POLLIN, 0});
    }
    if (::poll(watched.data(), watched.size(), -1) < 0) continue;
    if (watched[0].revents != 0) return;
    for (std::size_t place = 0; place < links_.size(); ++place) {
      if (watched[2 + 2 * place].revents != 0) forward_from_client(links_[place]);
      if (watched[3 + 2 * place].revents != 0) forward_from_server(links_[place]);
    }
    std::erase_if(links_, [](const Link& link) { return link.client < 0; });
    if (watched[1].revents != 0) accept_one();
  }
}

void ConnectionBreaker::accept_one() {
  const int client = ::accept(listener_, nullptr, nullptr);
  const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_un address = address_in(server_folder_);
  Link link{client, server};
  const bool connected = ::connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
  if (connected) links_.push_back(link);
  if (!connected) end(link);
}

void ConnectionBreaker::forward_from_client(Link& link) {
  const std::string bytes = receive(link.client);
  const bool commits = bytes.find(std::string_view("COMMIT\0", 7)) != std::string::npos;
  const AtCommit choice = commits ? choice_.exchange(AtCommit::pass) : AtCommit::pass;
  if (bytes.empty() || choice == AtCommit::drop_before) return end(link);
  if (choice == AtCommit::hold) {
    const std::lock_guard lock(held_mutex_);
    held_bytes_ = bytes;
    held_server_ = ::dup(link.server);
    return end(link);
  }
  send_all(link.server, bytes);
  if (choice == AtCommit::drop_after) {
    (void)receive(link.server);
    end(link);
  }
}

void ConnectionBreaker::forward_from_server(Link& link) {
  if (link.client < 0) return;
  const std::string bytes = receive(link.server);
  if (bytes.empty()) return end(link);
  send_all(link.client, bytes);
}

void ConnectionBreaker::end(Link& link) {
  ::close(link.client);
  ::close(link.server);
  link.client = -1;
}

}  // namespace ft::persistence::tests
