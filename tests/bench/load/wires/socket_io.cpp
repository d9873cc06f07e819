// The wire of peers/socket_io.mjs: Engine.IO 4 and Socket.IO 5 in text messages.
#include <charconv>

#include "tests/bench/load/wires/wires.hpp"

namespace ft::load {

namespace {

class SocketIo final : public Wire {
 public:
  SocketIo(Ears& ears, int port) : ears_(ears), port_(port) {}

  std::string request(const Client&) const override { return upgrade("/socket.io/?EIO=4&transport=websocket", port_); }
  void opened(Client&) override {}  // the server sends first

  void move(Client& client, int token, Cell to, std::uint32_t sequence) override {
    say(client, R"(42["move",{"id":)" + std::to_string(token) + R"(,"x":)" + std::to_string(to.column) + R"(,"y":)" +
                    std::to_string(to.row) + R"(,"seq":)" + std::to_string(sequence) + "}]");
  }

  void message(Client& client, std::string_view bytes) override {
    if (bytes.starts_with('0')) return say(client, "40");
    if (bytes.starts_with('2')) return say(client, "3");
    if (bytes.starts_with("40")) return join(client);
    if (bytes.starts_with("42[\"welc")) return ears_.joined(client);
    if (bytes.starts_with("42[\"reje")) return ears_.refused(client);
    const auto at = bytes.find("\"seq\":");
    if (at == std::string_view::npos) return;
    std::uint32_t sequence = 0;
    std::from_chars(bytes.data() + at + 6, bytes.data() + bytes.size(), sequence);
    ears_.saw(client, sequence);
  }

 private:
  void say(Client& client, const std::string& text) { ears_.send(client, Ears::Kind::text, text); }

  void join(Client& client) {
    say(client,
        R"(42["join",{"table":)" + std::to_string(client.table) + R"(,"seat":)" + std::to_string(client.seat) + "}]");
  }

  Ears& ears_;
  int port_;
};

}  // namespace

std::unique_ptr<Wire> make_socket_io(Ears& ears, int port) { return std::make_unique<SocketIo>(ears, port); }

}  // namespace ft::load
