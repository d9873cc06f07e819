// The wire of peers/ws_json.mjs.
#include <charconv>

#include "tests/bench/load/wires/wires.hpp"

namespace ft::load {

namespace {

class Json final : public Wire {
 public:
  Json(Ears& ears, int port) : ears_(ears), port_(port) {}

  std::string request(const Client&) const override { return upgrade("/", port_); }

  void opened(Client& client) override {
    ears_.send(
        client, Ears::Kind::text,
        R"({"t":"join","table":)" + std::to_string(client.table) + R"(,"seat":)" + std::to_string(client.seat) + "}");
  }

  void move(Client& client, int token, Cell to, std::uint32_t sequence) override {
    ears_.send(client, Ears::Kind::text,
               R"({"t":"move","id":)" + std::to_string(token) + R"(,"x":)" + std::to_string(to.column) + R"(,"y":)" +
                   std::to_string(to.row) + R"(,"seq":)" + std::to_string(sequence) + "}");
  }

  void message(Client& client, std::string_view bytes) override {
    if (client.stage == Client::Stage::joining) return ears_.joined(client);
    if (bytes.substr(0, 24).find("\"reject\"") != std::string_view::npos) return ears_.refused(client);
    constexpr std::string_view label = "\"seq\":";
    for (auto at = bytes.find(label); at != std::string_view::npos; at = bytes.find(label)) {
      bytes.remove_prefix(at + label.size());
      std::uint32_t sequence = 0;
      std::from_chars(bytes.data(), bytes.data() + bytes.size(), sequence);
      ears_.saw(client, sequence);
    }
  }

 private:
  Ears& ears_;
  int port_;
};

}  // namespace

std::unique_ptr<Wire> make_json(Ears& ears, int port) { return std::make_unique<Json>(ears, port); }

}  // namespace ft::load
