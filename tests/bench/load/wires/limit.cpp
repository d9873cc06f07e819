// The wire of peers/limit_server.cpp.
#include "tests/bench/load/wires/record.hpp"
#include "tests/bench/load/wires/wires.hpp"

namespace ft::load {

namespace {

class Limit final : public Wire {
 public:
  Limit(Ears& ears, int port) : ears_(ears), port_(port) {}

  std::string request(const Client&) const override { return upgrade("/", port_); }

  void opened(Client& client) override {
    send(client,
         {.seat = static_cast<std::uint8_t>(client.seat), .sequence = static_cast<std::uint32_t>(client.table)});
  }

  void move(Client& client, int token, Cell to, std::uint32_t sequence) override {
    send(client, {.kind = MoveRecord::Kind::move,
                  .token = static_cast<std::uint16_t>(token),
                  .column = static_cast<std::uint16_t>(to.column),
                  .row = static_cast<std::uint16_t>(to.row),
                  .sequence = sequence});
  }

  void message(Client& client, std::string_view bytes) override {
    for (const MoveRecord& record : records_in(bytes)) {
      if (record.kind == MoveRecord::Kind::joined) ears_.joined(client);
      if (record.kind == MoveRecord::Kind::moved) ears_.saw(client, record.sequence);
      if (record.kind == MoveRecord::Kind::refused) ears_.refused(client);
    }
  }

 private:
  void send(Client& client, const MoveRecord& record) {
    std::string bytes;
    append(record, bytes);
    ears_.send(client, Ears::Kind::binary, bytes);
  }

  Ears& ears_;
  int port_;
};

}  // namespace

std::unique_ptr<Wire> make_limit(Ears& ears, int port) { return std::make_unique<Limit>(ears, port); }

}  // namespace ft::load
