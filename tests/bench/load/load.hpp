// The load: tables of clients who move their tokens, and how long the last of a table waits for each move.
#pragma once

#include <memory>
#include <vector>

#include "tests/bench/load/client.hpp"
#include "tests/bench/load/options.hpp"
#include "tests/bench/load/sockets.hpp"

namespace ft::load {

/// What one run at one rate came to. Times in ms; a move is done when every client of its table has seen it.
struct Result {
  double done_per_s = 0;
  double p50 = 0, p90 = 0, p99 = 0, p999 = 0;
  double cpu_us_per_move = 0, server_percent = 0, load_percent = 0, stolen_percent = 0;
  double bytes_per_delta = 0, messages_per_delta = 0;
  std::uint64_t refused = 0;
  bool sustained = false;  // p99 in bounds, at least 95 % of the rate done, nothing lost
};

class Load final : public Ears {
 public:
  explicit Load(const Options& options);

  /// Opens that many more connections and joins their tables. Returns how many seconds it took.
  double connect(int count);
  /// From now on only a part of the tables is read at once and timed; the others are drained now and then.
  void watch_a_part();
  /// Moves arrive at random (Poisson), independent of the server, and are timed from when they were due.
  [[nodiscard]] Result run(double moves_per_s, double warm_s, double seconds);
  /// Reads what comes for a while.
  void idle(double seconds);

  // ---- callbacks of the wires
  void joined(Client& client) override;
  void saw(Client& client, std::uint32_t sequence) override;
  void saw_next_of(Client& client, int seat) override;
  void refused(Client& client) override;
  void send(Client& client, Kind kind, std::string_view bytes) override { sockets_.send(client, kind, bytes); }

 private:
  struct Move {
    std::int64_t due_ns = 0;
    int sender = 0;
    std::uint32_t ordinal = 0;  // of its sender
    int unseen = 0;             // clients of the table that have not seen it
  };
  struct Totals {
    double cpu_s, load_s, stolen;
    std::uint64_t bytes, messages, deltas;
  };

  void shuffle();
  void move_token(std::int64_t due_ns);
  [[nodiscard]] bool may_send(const Client& client) const;
  void drain_some();
  void finish();
  [[nodiscard]] Totals totals() const;
  [[nodiscard]] Move& move_of(std::uint32_t sequence) { return moves_[sequence % moves_.size()]; }
  [[nodiscard]] Result result_of(const Totals& before, std::int64_t began_ns) const;

  const Options& options_;
  Chance chance_;
  std::unique_ptr<Wire> wire_;
  Sockets sockets_;
  std::vector<std::unique_ptr<Client>> clients_;
  int ready_ = 0;

  std::vector<Move> moves_;
  std::uint32_t next_sequence_ = 1;
  std::int64_t under_way_ = 0;
  std::uint64_t deltas_seen_ = 0, refused_ = 0;
  std::vector<std::uint32_t> turns_;  // clients in the order in which they move
  std::size_t next_turn_ = 0;

  bool recording_ = false;
  std::uint64_t done_ = 0;
  std::vector<double> waited_ms_;

  std::vector<Client*> unwatched_;
  std::size_t next_unwatched_ = 0;
  std::int64_t drained_ns_ = 0;
};

}  // namespace ft::load
