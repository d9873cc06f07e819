// One browser as a test plays it: a cookie jar, plain requests, and sockets to tables. Blocks; gives up after 20 s.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "protocol/wire/v1/envelope.pb.h"
#include "protocol/wire/v1/lobby.pb.h"

namespace ft::test {

struct Answer {
  unsigned status = 0;
  std::string body;
  std::map<std::string, std::string> headers;  // names in lower case; the last of each
  std::vector<std::string> set_cookies;

  /// The sentence of a refused request.
  [[nodiscard]] std::string problem() const;

  template <class Message>
  [[nodiscard]] Message as() const {
    Message message;
    if (status != 200 || !message.ParseFromString(body)) throw std::runtime_error("no such message: " + problem());
    return message;
  }
};

struct Ask {
  std::string method = "GET";
  std::string path;
  std::string body = {};
  std::map<std::string, std::string> headers = {};
};

class TableSocket;

class Browser {
 public:
  explicit Browser(std::uint16_t port) : port_(port) {}
  /// The server listens elsewhere now.
  void move_to(std::uint16_t port) { port_ = port; }

  Answer send(const Ask& ask);
  Answer get(const std::string& path) { return send({.path = path}); }
  Answer post(const std::string& path, const google::protobuf::MessageLite& body);

  /// Sends the head and as much of the body as the server takes, in chunks of 64 KiB, `total` bytes at most, without
  /// telling the length before.
  Answer post_endless(const std::string& path, std::int64_t total);

  /// Upgrades. headers: instead of a page of this server. Null: refused, with the reason in `refused_with`.
  std::unique_ptr<TableSocket> open_table(std::uint64_t campaign,
                                          const std::map<std::string, std::string>& headers = {});
  std::string query;  // of the address of tables: "?as=2"
  unsigned refused_with = 0;

  [[nodiscard]] std::string page() const { return "http://127.0.0.1:" + std::to_string(port_); }
  std::map<std::string, std::string> cookies;

 private:
  void keep_cookies(const Answer& answer);
  [[nodiscard]] std::string cookie_header() const;

  std::uint16_t port_;
};

class TableSocket {
 public:
  struct Wire;
  explicit TableSocket(std::unique_ptr<Wire> wire);
  virtual ~TableSocket();

  void send(const wire::v1::ClientFrame& frame);
  virtual void send_bytes(std::string_view bytes);
  void send_text(std::string_view text);
  /// Bytes instead of a message: no frame is made of them.
  void send_raw(std::string_view bytes);
  /// Sends Hello without a resume token.
  void greet();

  /// The next frame; nothing at the end of the connection.
  virtual std::optional<wire::v1::ServerFrame> next();
  /// Reads until the server closes, and returns the last Closing. Code -1: it closed without a word.
  struct CloseInfo {
    int code = -1;
    std::string text;
  };
  CloseInfo wait_for_close();
  /// The code of the server's close frame; 0 before it came.
  [[nodiscard]] int close_code() const;
  /// What the server sends until the connection ends, frames and all. Nothing is answered.
  [[nodiscard]] std::string read_raw_to_end();
  /// The answer to the last ping of ours; `next` takes it in.
  [[nodiscard]] std::string last_pong() const;
  /// The closing handshake, from this side.
  void close();
  /// Reads until a Snapshot came.
  void wait_for_snapshot();

  /// The network is gone: no closing handshake.
  virtual void cut();

 protected:
  TableSocket();  // of a table without a server

 private:
  std::unique_ptr<Wire> wire_;
};

/// A connection that sends only what the test sends.
class RawConnection {
 public:
  /// from: the loopback address that the server sees.
  explicit RawConnection(std::uint16_t port, const std::string& from = "127.0.0.1");
  RawConnection(RawConnection&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}
  ~RawConnection();
  void send(std::string_view bytes);
  /// The next bytes; empty at the end of the connection.
  std::string read_some();
  /// Whether something can be read, the end included, before the time is over.
  [[nodiscard]] bool is_readable_within(std::chrono::milliseconds time);
  /// Everything up to the end of the connection.
  std::string read_to_end();

 private:
  int socket_;
};

}  // namespace ft::test
