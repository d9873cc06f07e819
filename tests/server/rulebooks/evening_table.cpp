// A table with its store and threads in memory, and the connections of its people.
#include "tests/server/rulebooks/evening_table.hpp"

#include <gtest/gtest.h>

namespace ft::test {

namespace {
constexpr std::array people = {"Gil", "Ada", "Bea", "Cyl", "Dot"};
}

/// A connection: the table's end of it and the person's.
class EveningTable::Line : public TableSocket, public table::Outbox {
 public:
  Line(EveningTable& at, std::uint64_t seat) : at_(at), seat_(seat), connection_(++at.last_connection_) {
    at.sent[seat].emplace_back();
    at.table_->connect(connection_, {at.seats_.at(seat - 1), people.at(seat - 1), seat == 1}, *this);
  }
  ~Line() override { at_.table_->disconnect(connection_); }

  void send_bytes(std::string_view bytes) override { (void)at_.table_->receive(connection_, bytes); }
  std::optional<wire::ServerFrame> next() override {
    at_.settle();
    if (unread_.empty()) return std::nullopt;
    wire::ServerFrame frame = std::move(unread_.front());
    unread_.pop_front();
    return frame;
  }
  void cut() override { at_.table_->disconnect(connection_); }

  bool push(std::string_view bytes) override {
    at_.sent[seat_].emplace_back(bytes);
    EXPECT_TRUE(unread_.emplace_back().ParseFromArray(bytes.data(), static_cast<int>(bytes.size())));
    return true;
  }
  void read_pending() override {}
  void close(codec::Closing::Code) override {}

 private:
  EveningTable& at_;
  std::uint64_t seat_;
  table::ConnectionId connection_;
  std::deque<wire::ServerFrame> unread_;
};

table::Rulebook load_book(std::string_view system) {
  const auto content = codec::read_content_folder(std::filesystem::path(FT_SYSTEMS_FOLDER) / system / "content");
  return {rules::make_system(system, content.value()).value(), {"this build", codec::digest(*content)}, {}, *content};
}

EveningTable::EveningTable(table::Rulebook book, std::uint64_t seed) : books_(std::move(book)), dice_(seed, clock_) {
  const auto owner = store_->accounts().create({.name = "gm", .password_hash = "x", .created_at_s = 1});
  const auto campaign = store_->campaigns().create({.name = "Evening",
                                                    .system = books_.book.system->schema().system,
                                                    .owner = owner->id,
                                                    .created_at_s = 1,
                                                    .settings = std::string(table::begins_with_sample)});
  using persistence::Role;
  for (const char* name : people)
    seats_.push_back({static_cast<std::uint64_t>(
        store_->seats()
            .create({.campaign = campaign->id, .display_name = name, .role = seats_.empty() ? Role::gm : Role::player})
            ->id)});
  for (rules::Creature& creature : books_.book.sample.creatures)
    for (rules::SeatId& seat : creature.seats) seat = seats_.at(seat.value - 1);
  table_ = std::make_unique<table::Table>(around_, settings_, dice_, campaign->id);
}

EveningTable::~EveningTable() = default;

std::unique_ptr<Person> EveningTable::seat(std::uint64_t nth) {
  auto person = std::make_unique<Person>(people.at(nth - 1), Browser(0));
  person->open_socket = [this, nth] { return std::make_unique<Line>(*this, nth); };
  person->arrive(0);
  return person;
}

void EveningTable::settle() {
  do {
    while (loop_.step() || worker_.step()) continue;
    while (!journal_.idle()) (void)journal_.step();
  } while (loop_.step() || worker_.step());
}

void EveningTable::wait(std::int64_t ms) {
  const std::int64_t until = clock_.now_ms + ms;
  settle();
  while (loop_.fire_one(until) || worker_.fire_one(until)) settle();
  clock_.now_ms = until;
}

}  // namespace ft::test
