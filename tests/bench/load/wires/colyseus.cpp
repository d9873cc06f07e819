// The wire of peers/colyseus.mjs: matchmaking over HTTP, then @colyseus/schema patches in binary messages.
#include <cstring>

#include "tests/bench/load/options.hpp"
#include "tests/bench/load/wires/wires.hpp"

namespace ft::load {

namespace {

constexpr char join_room = 10, room_data = 13, room_state = 14, room_patch = 15;

std::string field(std::string_view json, std::string_view name) {
  const std::string label = "\"" + std::string(name) + "\":\"";
  const auto at = json.find(label);
  if (at == std::string_view::npos) return {};
  const auto from = at + label.size();
  return std::string(json.substr(from, json.find('"', from) - from));
}

/// Walks a patch of schema changes as far as the workload's state needs: indexes, x, y, sequence.
struct Patch {
  std::string_view rest;

  std::uint8_t byte() {
    const auto first = static_cast<std::uint8_t>(rest.front());
    rest.remove_prefix(1);
    return first;
  }
  void skip(std::size_t bytes) { rest.remove_prefix(std::min(bytes, rest.size())); }
  void skip_number() {
    const std::uint8_t kind = byte();
    if (kind >= 0xcc && kind <= 0xcf) skip(std::size_t{1} << (kind - 0xcc));
  }
  std::uint32_t four_bytes() {
    std::uint32_t value = 0;
    if (rest.size() >= sizeof value) std::memcpy(&value, rest.data(), sizeof value);
    skip(sizeof value);
    return value;
  }
};

class Colyseus final : public Wire {
 public:
  Colyseus(Ears& ears, int port) : ears_(ears), port_(port) {}

  std::string request(const Client& client) const override {
    if (client.matched) return upgrade("/" + client.room + "?sessionId=" + client.session, port_);
    const std::string body =
        R"({"table":)" + std::to_string(client.table) + R"(,"seat":)" + std::to_string(client.seat) + "}";
    return "POST /matchmake/joinOrCreate/table HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port_) +
           "\r\nContent-Type: application/json\r\nAccept: application/json\r\nConnection: close\r\nContent-Length: " +
           std::to_string(body.size()) + "\r\n\r\n" + body;
  }

  bool answered(Client& client, std::string_view body) override {
    const std::string process = field(body, "processId"), room = field(body, "roomId");
    client.session = field(body, "sessionId");
    if (room.empty() || client.session.empty()) give_up("matchmaking failed: " + std::string(body));
    client.room = (process.empty() ? "" : process + "/") + room;
    client.matched = true;
    return true;
  }

  void opened(Client&) override {}

  void move(Client& client, int token, Cell to, std::uint32_t sequence) override {
    std::string bytes{room_data, '\xa1', 'm', '\x94'};  // "m" and an array of four
    for (const int value : {token, to.column, to.row}) {
      bytes += '\xcd';
      bytes += static_cast<char>(value >> 8);
      bytes += static_cast<char>(value);
    }
    bytes += '\xce';
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(sequence >> shift);
    ears_.send(client, Ears::Kind::binary, bytes);
  }

  void message(Client& client, std::string_view bytes) override {
    if (bytes.empty()) return;
    switch (bytes.front()) {
      case join_room: return ears_.send(client, Ears::Kind::binary, std::string(1, join_room));
      case room_state: return ears_.joined(client);
      case room_data: return ears_.refused(client);
      case room_patch: return patched(client, {bytes.substr(1)});
    }
  }

 private:
  void patched(Client& client, Patch patch) {
    while (!patch.rest.empty()) {
      const std::uint8_t operation = patch.byte();
      const int changed = operation & 63;
      if (operation == 255)
        patch.skip_number();  // which token
      else if (changed == 0 || changed == 1)
        patch.skip(2);
      else if (changed == 2)
        ears_.saw(client, patch.four_bytes());
      else
        return;
    }
  }

  Ears& ears_;
  int port_;
};

}  // namespace

std::unique_ptr<Wire> make_colyseus(Ears& ears, int port) { return std::make_unique<Colyseus>(ears, port); }

}  // namespace ft::load
