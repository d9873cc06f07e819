// The seats of the table, connected or recently so, and the deltas each is about to get (laws T1, T3, T4).
#pragma once

#include <functional>
#include <list>
#include <optional>
#include <string_view>
#include <vector>

#include "server/codec/wire/deltas.hpp"
#include "server/table/people/resume_buffer.hpp"

namespace ft::table {

/// A seat with the connection that speaks for it.
struct Presence {
  ConnectionId connection = 0;
  Outbox* outbox = nullptr;  // server/net's, which disconnects before it ends. null: away, and may come back
  Seat seat;
  rules::Viewer viewer;
  std::string new_token;                   // the next frame brings Welcome with it, and counting begins after that
  bool offers_shown = false;               // asked for offers since they last went stale (law T11)
  std::vector<rules::VisibleArea> areas;   // as sent last
  codec::Declarations declarations;        // as sent last
  std::vector<codec::WaitingFor> waiting;  // as sent last
  std::optional<rules::ResolutionId> next_undo, next_redo;  // as sent last; empty: nothing yet
  std::optional<ResumeBuffer> resume;
  std::optional<std::string> import;  // of a content file that comes in parts; none: no first part on this connection
  std::string held;                   // the next frame: not to be sent before it is durable

  [[nodiscard]] bool is_connected() const { return outbox != nullptr; }
};

/// Whether a line of chat is for a person. A GM who sees as a player reads no whispers that are not for the GM too.
[[nodiscard]] bool reads(const Presence& who, const codec::ChatLine& line);

/// Belongs to the core's thread. Presences keep their address.
class Broadcaster {
 public:
  /// leaves: called for every seat whose connection ends, whichever side ends it.
  Broadcaster(codec::WireNames& wire_names, const Settings& settings, std::function<void(rules::SeatId)> leaves)
      : wire_names_(wire_names), settings_(settings), leaves_(std::move(leaves)) {}

  [[nodiscard]] std::list<Presence>& all() { return presences_; }
  [[nodiscard]] const std::list<Presence>& all() const { return presences_; }
  [[nodiscard]] Presence* of_seat(rules::SeatId seat);
  [[nodiscard]] Presence* of_connection(ConnectionId connection);
  [[nodiscard]] bool is_connected(rules::SeatId seat) const;
  [[nodiscard]] bool is_gm_connected() const;

  using Words = std::function<void(codec::Deltas&)>;
  /// Sends to one seat, or to all for which `chosen` holds; null: all. Held until `flush`.
  void send(Presence& who, const Words& words);
  void broadcast(const Words& words, const std::function<bool(const Presence&)>& chosen = nullptr);
  /// Sends the same bytes to seats with the same knowledge.
  void send(const std::vector<Presence*>& group, const Words& words);

  /// Sends the written deltas, one frame each. Those whose queue is full are closed, to come back and resume.
  void flush();
  /// Takes in the unread frames of all seats.
  void read_pending();
  /// Drops the written deltas.
  void discard();
  /// Sends now, before what is held: for what needs no durability.
  void send_now(Presence& who, const Words& words);
  /// Sends what the client missed after so many frames: it has come back. ResumeBuffer::can said that it can.
  void resume(Presence& who, std::uint64_t frames_seen);
  /// Says why, and ends the connection; the seat is away.
  void close(Presence& who, const codec::Closing& why);
  /// Takes the seat off the list for good.
  void forget(Presence& who);
  /// Ends the connection, for its client to come back and resume.
  void drop_connection(Presence& who);
  /// The person's connection is gone.
  void left(Presence& who);
  /// Seats that have been away for longer than can be resumed are taken off the list.
  void evict_unresumable();

 private:
  [[nodiscard]] std::string bytes_of(const Words& words);
  void push(Presence& who, std::string_view frame);

  codec::WireNames& wire_names_;  // the table's, which outlives it
  const Settings& settings_;      // the host's, which outlives its tables
  std::function<void(rules::SeatId)> leaves_;
  std::list<Presence> presences_;
};

}  // namespace ft::table
