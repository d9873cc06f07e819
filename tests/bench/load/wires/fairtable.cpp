// Our own wire, written and read by hand: the load must cost less than the server. Formats: protocol/wire/v1.
#include <cstdint>

#include "server/codec/values/request.hpp"
#include "tests/bench/load/options.hpp"
#include "tests/bench/load/wires/wires.hpp"

namespace ft::load {

namespace {

// Field numbers of ClientFrame, ServerFrame, Delta and Welcome.
constexpr std::uint32_t hello = 1, command = 2, deltas = 1;
constexpr std::uint32_t creature_patch = 1, refused = 4, welcome = 38, closing = 41;
constexpr std::uint32_t welcome_names = 5;

void put_number(std::string& to, std::uint64_t value) {
  for (; value >= 128; value >>= 7) to += static_cast<char>(value | 128);
  to += static_cast<char>(value);
}
void put_field(std::string& to, std::uint32_t field, std::uint64_t value) {
  put_number(to, field << 3);
  put_number(to, value);
}
void put_bytes(std::string& to, std::uint32_t field, std::string_view bytes) {
  put_number(to, field << 3 | 2);
  put_number(to, bytes.size());
  to += bytes;
}
std::uint64_t zigzag(int value) {
  return value >= 0 ? 2 * static_cast<std::uint64_t>(value) : 2 * static_cast<std::uint64_t>(-value) - 1;
}

/// The fields of a message, one after the other.
struct Fields {
  std::string_view rest;
  std::uint32_t field = 0;
  std::uint64_t number = 0;
  std::string_view bytes;

  bool next() {
    if (rest.empty()) return false;
    const std::uint64_t tag = take_number();
    field = static_cast<std::uint32_t>(tag >> 3);
    number = take_number();
    if ((tag & 7) != 2) return true;
    bytes = rest.substr(0, number);
    rest.remove_prefix(bytes.size());
    return true;
  }

 private:
  std::uint64_t take_number() {
    std::uint64_t value = 0;
    for (int shift = 0; !rest.empty(); shift += 7) {
      const auto byte = static_cast<std::uint8_t>(rest.front());
      rest.remove_prefix(1);
      value |= std::uint64_t{byte & 127U} << shift;
      if (byte < 128) break;
    }
    return value;
  }
};

class Fairtable final : public Wire {
 public:
  Fairtable(Ears& ears, int port, int first_campaign) : ears_(ears), port_(port), first_campaign_(first_campaign) {}

  std::string request(const Client& client) const override {
    const std::string campaign = std::to_string(first_campaign_ + client.table),
                      here = "127.0.0.1:" + std::to_string(port_);
    return upgrade("/ws/table/" + campaign, port_,
                   "Origin: http://" + here + "\r\nCookie: ft_seat_" + campaign + "=bench-" + campaign + "-" +
                       std::to_string(client.seat) + "\r\n");
  }

  void opened(Client& client) override {
    std::string says;
    put_field(says, 1, codec::protocol_version);
    std::string frame;
    put_bytes(frame, hello, says);
    ears_.send(client, Ears::Kind::binary, frame);
  }

  void move(Client& client, int token, Cell to, std::uint32_t) override {
    std::string steps, path, value, parameter, order;
    Cell before{0, 0};
    for (const Cell cell : line(client.at[static_cast<std::size_t>(token)], to)) {
      put_number(steps, zigzag(cell.column - before.column));
      put_number(steps, zigzag(cell.row - before.row));
      before = cell;
    }
    put_bytes(path, 1, steps);
    put_bytes(value, 6, path);
    put_field(parameter, 1, name_of_path_);
    put_bytes(parameter, 2, value);
    put_field(order, 1, client.moves_sent);
    put_field(order, 2, name_of_move_);
    put_field(order, 3, static_cast<std::uint64_t>(token) + 1);
    put_bytes(order, 4, parameter);
    std::string frame;
    put_bytes(frame, command, order);
    ears_.send(client, Ears::Kind::binary, frame);
  }

  void message(Client& client, std::string_view bytes) override {
    for (Fields frame{bytes, 0, 0, {}}; frame.next();) {
      if (frame.field != deltas) continue;
      Fields delta{frame.bytes, 0, 0, {}};
      if (!delta.next()) continue;
      if (delta.field == creature_patch) moved(client, delta.bytes);
      if (delta.field == refused) ears_.refused(client);
      if (delta.field == welcome) learn_names(client, delta.bytes);
      if (delta.field == closing) give_up("the server closes a connection: " + std::string(delta.bytes));
    }
  }

 private:
  /// Tokens are moved by one client each, so the next move seen of a token is its client's next.
  void moved(Client& client, std::string_view patch) {
    Fields fields{patch, 0, 0, {}};
    if (fields.next() && fields.field == 1) ears_.saw_next_of(client, static_cast<int>((fields.number - 1) % 5));
  }

  void learn_names(Client& client, std::string_view bytes) {
    std::uint64_t index = 0;
    for (Fields fields{bytes, 0, 0, {}}; name_of_path_ == 0 || name_of_move_ == 0;) {
      if (!fields.next()) give_up("the server knows no action move with a path");
      if (fields.field != welcome_names) continue;
      if (fields.bytes == "move") name_of_move_ = index;
      if (fields.bytes == "path") name_of_path_ = index;
      ++index;
    }
    ears_.joined(client);
  }

  Ears& ears_;
  int port_, first_campaign_;
  std::uint64_t name_of_move_ = 0, name_of_path_ = 0;
};

}  // namespace

std::unique_ptr<Wire> make_fairtable(Ears& ears, int port, int first_campaign) {
  return std::make_unique<Fairtable>(ears, port, first_campaign);
}

}  // namespace ft::load
