/// Whatever a GM and a player send to a table of any rulebook, in a fight of its sample: no crash, no fault in a turn, no
/// frame that is too large, never read-only; and the journal holds what was played.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "tests/fuzz/sample_table.hpp"

namespace {

using namespace ft::fuzz;

/// What a client does next, as the bytes have it.
class Player {
 public:
  Player(SampleTable& table, SampleClient& client, Bytes& bytes) : table_(table), client_(client), bytes_(bytes) {}

  void do_something() {
    switch (bytes_.below(16)) {
      case 0: return table_.send(client_, std::string(bytes_.take(bytes_.below(64))));
      case 1: return send_anything();
      case 2:
      case 3:
      case 4: return edit();
      case 5: return table_.wait(static_cast<std::int64_t>(bytes_.below(40)) * 1000);
      case 6:
      case 7:
      case 8: return answer();
      default: return command();
    }
  }

 private:
  void send(wire::ClientFrame& frame) { table_.send(client_, frame); }

  void send_anything() {
    wire::ClientFrame frame;
    fill(frame, bytes_, SampleTable::hints(client_));
    send(frame);
  }

  void edit() {
    wire::ClientFrame frame;
    fill(*frame.mutable_edit(), bytes_, SampleTable::hints(client_));
    frame.mutable_edit()->set_client_id(++client_.last_id);
    send(frame);
  }

  void answer() {
    if (client_.questions.empty()) return;
    auto question = client_.questions.begin();
    std::advance(question, static_cast<std::ptrdiff_t>(bytes_.below(client_.questions.size())));
    wire::ClientFrame frame;
    frame.mutable_answer()->set_client_id(++client_.last_id);
    frame.mutable_answer()->set_question(question->first);
    wire::Value& value = *frame.mutable_answer()->mutable_value();
    const auto& options = question->second.options();
    switch (bytes_.below(4)) {
      case 0: value = question->second.default_answer(); break;
      case 1: fill(value, bytes_, SampleTable::hints(client_)); break;
      default: value = options.empty() ? question->second.default_answer() : bytes_.one_of(options).value();
    }
    send(frame);
  }

  /// One of the actions that the server offers, its form filled in with choices that the server gives, or with others.
  void command() {
    wire::ClientFrame ask;
    const auto& creatures = client_.state.creatures();
    const auto actor = static_cast<int>(bytes_.below(static_cast<std::size_t>(creatures.size()) + 1));
    ask.mutable_ask_offers()->set_creature(actor > 0 ? creatures[actor - 1].id() : 0);
    client_.offers.Clear();
    send(ask);
    if (client_.offers.offers().empty()) return;
    const wire::Offer offer = bytes_.one_of(client_.offers.offers());
    wire::ClientFrame frame;
    wire::Command& command = *frame.mutable_command();
    command.set_action(offer.action());
    command.set_actor(client_.offers.creature());
    *command.mutable_form() = offer.form();
    for (const wire::ActionSchema& action : client_.schema.actions())
      if (action.key() == command.action())
        for (const wire::FieldSchema& field : action.form()) fill_in(command, field);
    command.set_client_id(++client_.last_id);
    send(frame);
  }

  void fill_in(wire::Command& command, const wire::FieldSchema& field) {
    for (const wire::Param& param : command.form())
      if (param.name() == field.key()) return;
    if (!field.required() && bytes_.below(2) == 0) return;
    wire::Value value;
    const bool is_offered = field.kind() != wire::FieldSchema::PATH && field.kind() != wire::FieldSchema::PLACE;
    if (is_offered && bytes_.below(8) != 7)
      value = offered(command, field);
    else
      fill(value, bytes_, SampleTable::hints(client_));
    wire::Param& param = *command.add_form();
    param.set_name(field.key());
    *param.mutable_value() = value;
  }

  wire::Value offered(const wire::Command& command, const wire::FieldSchema& field) {
    wire::ClientFrame ask;
    ask.mutable_ask_choices()->set_client_id(++client_.last_id);
    ask.mutable_ask_choices()->set_action(command.action());
    ask.mutable_ask_choices()->set_actor(command.actor());
    *ask.mutable_ask_choices()->mutable_form() = command.form();
    ask.mutable_ask_choices()->set_field(field.key());
    client_.choices.Clear();
    send(ask);
    return client_.choices.choices().empty() ? wire::Value() : bytes_.one_of(client_.choices.choices()).value();
  }

  SampleTable& table_;
  SampleClient& client_;
  Bytes& bytes_;
};

void require_playable(const SampleTable& table) {
  if (table.table().status().kind == ft::codec::TableStatus::Kind::read_only) __builtin_trap();
}

}  // namespace

// The first byte chooses the rulebook; then one for each step says whose it is.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* input, std::size_t size) {
  Bytes bytes(input, size);
  SampleTable table(std::string(bytes.one_of(ft::rules::system_ids())));
  for (int steps = 0; steps < 30 && !bytes.empty(); ++steps) {
    Player(table, bytes.below(2) == 0 ? table.gm : table.player, bytes).do_something();
    require_playable(table);
  }
  const ft::rules::State played = table.table().state().state;
  table.restart();
  require_playable(table);
  if (table.table().state().state != played) __builtin_trap();
  return 0;
}
