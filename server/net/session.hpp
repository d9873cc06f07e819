// One person's connection to a table: reads frames into the table's inbox, writes what the table pushes.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "server/lobby/problem.hpp"
#include "server/net/claim_check.hpp"
#include "server/net/server_context.hpp"
#include "server/net/web_socket.hpp"

namespace ft::net {

/// Where a connection wants to sit, and whether it may.
struct SeatClaim {
  persistence::CampaignId table;
  lobby::Answer<table::Seat> seat;
  std::optional<NetworkLimiter::Slot> slot = {};  // of its connection, which counts until the seat is taken
  lobby::Caller caller = {};
};

/// Lives on its table's core, kept alive by its own pending operations.
class Session final : public table::Outbox, private WebSocket::Reader, public std::enable_shared_from_this<Session> {
 public:
  Session(ServerContext& context, CoreTables& core_tables, Socket socket);
  ~Session() override;

  /// Upgrades, takes the seat and reads until the end. A rejected participant learns the reason over the socket, since
  /// a browser shows nothing of a refused upgrade.
  [[nodiscard]] Task<void> run(http::request<http::empty_body> request, SeatClaim admission);

  [[nodiscard]] bool push(std::string_view frame) override;
  void read_pending() override;
  void close(codec::Closing::Code code) override;

 private:
  void message(Opcode kind, std::string_view bytes) override;
  void on_message_too_big() override;
  void on_protocol_error() override;
  void expect_hello();
  void watch_claim(const SeatClaim& admission);

  struct CloseInfo;
  void close_because(const CloseInfo& why);
  void start_closing(CloseCode why);
  void end();

  ServerContext& context_;   // outlives every session
  CoreTables& core_tables_;  // as do its core and host
  std::shared_ptr<WebSocket> socket_;
  std::shared_ptr<RateLimiter> limiter_;  // its seat's
  std::optional<SteadyTimer> hello_deadline_;
  std::shared_ptr<ClaimCheck> claim_check_;
  table::ConnectionId connection_ = 0;
  /// Size of the latest frame that found the queue empty: such a frame is always accepted and does not count.
  std::size_t exempt_bytes_ = 0;
  bool closing_ = false;
};

}  // namespace ft::net
