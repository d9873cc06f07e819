// Gil, Ann and Ben at the table of the lunges, with the declarations each received.
#pragma once

#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

class DeclarationFixture : public TableFixture {
 protected:
  DeclarationFixture() {
    sit(gm, 1, "Gil", true);
    sit(ada, 2, "Ann");
    sit(bea, 3, "Ben");
    give(gm, "Ada", 2);
    give(gm, "Bea", 3);
    settle();
    forget();
  }
  void forget() {
    for (Client* client : {&gm, &ada, &bea}) client->forget();
  }
  std::uint32_t lunge(Client& client, std::string_view who, std::string_view target) {
    return command(client, "lunge", who, target);
  }
  /// Time for optional reactions.
  void set_glance(int seconds) {
    wire::Edit change;
    change.mutable_set_number()->mutable_owner()->set_campaign(true);
    change.mutable_set_number()->set_key(gm.name("glance"));
    change.mutable_set_number()->set_value(seconds);
    edit(gm, change);
    settle();
    forget();
  }
  wire::ClientFrame frame_of_slip(Client& client, std::string_view who, int column) {
    wire::ClientFrame frame;
    wire::Command& wanted = *frame.mutable_command();
    wanted.set_client_id(++client.last_id);
    wanted.set_action(client.name("slip"));
    wanted.set_actor(client.creature(who));
    wire::Param& to = *wanted.add_form();
    to.set_name(client.name("to"));
    to.mutable_value()->mutable_place()->set_kind(wire::Place::CELL);
    to.mutable_value()->mutable_place()->set_column(column);
    to.mutable_value()->mutable_place()->set_row(2);
    return frame;
  }
  std::uint32_t slip(Client& client, std::string_view who, int column) {
    send(client, frame_of_slip(client, who, column));
    settle();
    return client.last_id;
  }
  /// The newest open question that is the person's own.
  static std::string asked(const Client& client) {
    std::vector<std::string> open;
    for (const wire::Delta& delta : client.deltas) {
      if (delta.has_snapshot()) {
        open.clear();
        for (const wire::Question& question : delta.snapshot().questions())
          if (question.mine()) open.push_back(question.id());
      }
      if (delta.has_question() && delta.question().mine()) open.push_back(delta.question().id());
      if (delta.has_question_closed()) std::erase(open, delta.question_closed().question());
    }
    return open.empty() ? "" : open.back();
  }
  /// Passes where the person is asked.
  void pass(Client& client) {
    wire::ClientFrame frame;
    wire::Answer& answer = *frame.mutable_answer();
    answer.set_client_id(++client.last_id);
    answer.set_question(asked(client));
    answer.mutable_value()->set_key(client.name("pass"));
    send(client, frame);
    settle();
  }
  void withdraw(Client& client, std::uint32_t client_id) {
    wire::ClientFrame frame;
    frame.mutable_cancel_queued()->set_client_id(client_id);
    send(client, frame);
    settle();
  }
  /// The declared actions last sent to the client.
  static wire::Declarations declared(const Client& client) {
    wire::Declarations received;
    for (const wire::Delta& delta : client.deltas) {
      if (delta.has_snapshot()) received = delta.snapshot().declarations();
      if (delta.has_declarations()) received = delta.declarations();
    }
    return received;
  }
  template <class Sentence>
  static std::uint32_t param(const Sentence& sentence, std::uint32_t name) {
    for (const wire::Param& param : sentence.params())
      if (param.name() == name) return param.value().has_ref() ? param.value().ref().creature() : param.value().key();
    return 0;
  }
  /// The client's log lines with that text, after a fresh start what the log holds.
  static std::vector<wire::LogLine> noted(const Client& client, std::string_view text) {
    std::vector<wire::LogLine> all;
    const auto look = [&](const wire::LogEntry& entry) {
      if (entry.has_log_line() && entry.log_line().text() == client.name(text)) all.push_back(entry.log_line());
    };
    for (const wire::Delta& delta : client.deltas) {
      if (delta.has_log()) look(delta.log());
      for (const wire::LogEntry& entry : delta.snapshot().log()) look(entry);
    }
    return all;
  }
};

}  // namespace ft::test
