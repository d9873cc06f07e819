// A test client: browser session, socket, and the state folded from the frames it received.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "tests/server/net/browser.hpp"
#include "tests/server/table/viewer_state.hpp"

namespace ft::test {

/// What one person was shown, folded.
struct Knowledge {
  wire::State state;
  std::vector<wire::LogEntry> log;
  std::vector<wire::ChatLine> chat;
  std::map<std::string, wire::Question> questions;  // by id
  std::map<std::string, std::uint32_t> waiting;     // the asked creature, by question
  std::vector<wire::AutoAnswer> orders;             // as of the last snapshot
  wire::Areas areas;
  wire::Declarations declarations;
  wire::TableStatus status;

  void take(const wire::Delta& delta);
};

class Person {
 public:
  Person(std::string its_name, Browser its_browser) : name(std::move(its_name)), browser(std::move(its_browser)) {}

  /// Opens a socket and sends Hello with the last resume token. Returns after Snapshot or Resumed and its tail.
  void arrive(std::uint64_t campaign);
  /// Reloads the page: forgets everything it received.
  void reload(std::uint64_t campaign);
  /// The network is gone, without a word.
  void drop();
  /// Reads until the server closes; why it did.
  TableSocket::CloseInfo wait_for_close();
  /// Bytes that need not be a frame.
  void send_bytes(std::string_view bytes) { socket_->send_bytes(bytes); }
  /// The server is gone: takes what it had still sent.
  void take_last_words();

  /// Gives the frame the next client id where it has one, and sends it. Not waited for.
  std::uint32_t ask(wire::ClientFrame frame);
  /// Sends a frame again, with its client id.
  void repeat(const wire::ClientFrame& frame) { send(frame); }
  /// Called for every frame received.
  std::function<void(const wire::ServerFrame&)> on_frame = [](const wire::ServerFrame&) {};
  /// Everything unanswered again, as a browser does when it is back.
  void repeat_unanswered();
  /// Reads until everything asked is accepted or refused, but for commands: those may have to wait for a question.
  void await_answers();
  /// Reads until this one is accepted or refused.
  void await_answer(std::uint32_t client_id);
  /// Reads until a delta of this kind came, and returns it.
  wire::Delta await(wire::Delta::IsCase kind);
  /// Reads until the table's status is this.
  void await_status(wire::TableStatus::Kind kind);
  /// Reads until the server answered an echo: time for the server to do something, without a clock.
  void round_trip();

  [[nodiscard]] std::uint32_t key(const std::string& wanted) const;
  [[nodiscard]] const std::string& word(std::uint32_t index) const { return names.at(index); }
  [[nodiscard]] std::uint32_t creature(const std::string& called) const;
  /// "CODE: the schema's sentence" of what was refused; empty where it was not.
  [[nodiscard]] std::string why_not(std::uint32_t client_id) const;

  std::string name;
  Browser browser;
  std::function<std::unique_ptr<TableSocket>()> open_socket;  // instead of the browser's
  Knowledge knows;
  wire::Schema schema;
  std::vector<std::string> names;
  std::uint32_t seat = 0;
  bool is_gm = false;
  std::map<std::uint32_t, wire::ClientFrame> unanswered;  // by client id
  std::deque<wire::ClientFrame> accepted;                 // newest last
  std::map<std::uint32_t, wire::Refusal> refused;         // by client id
  wire::ContentProblems problems;                         // of what was written last and not taken
  enum class Arrival { fresh, resumed };
  Arrival arrival = Arrival::fresh;  // how the last one went
  std::string farewell;              // of the last connection: why the server closed it

 private:
  void send(const wire::ClientFrame& frame);
  // Takes the next frame in; false at the end of the connection. Its deltas are in `latest_`.
  bool read();
  void take(const wire::Delta& delta);
  void answered(std::uint32_t client_id, const wire::Refusal* why_not);

  std::unique_ptr<TableSocket> socket_;
  std::vector<wire::Delta> latest_;
  std::string resume_;
  std::string digest_;
  std::uint64_t frames_seen_ = 0;
  bool greeted_ = false;  // by Welcome or Resumed on this connection: frames before it do not count (P5)
  std::uint32_t last_id_ = 0;
  std::uint64_t last_echo_ = 0;
};

/// The request's client id, 0 where its kind has none.
[[nodiscard]] std::uint32_t client_id_of(const wire::ClientFrame& frame);

}  // namespace ft::test
