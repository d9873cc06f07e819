// Pings, rulers and round trips: forwarded to the viewers of the scene, not stored.
#include "server/table/table.hpp"

namespace ft::table {

namespace {
constexpr std::size_t longest_ruler = 64;  // numbers, two a point
}  // namespace

void Table::request(Presence& from, codec::Ping ping) {
  if (!from.seat.gm && (ping.scene != state_.state.campaign.shown || ping.kind == codec::Ping::Kind::focus)) return;
  ping.seat = from.seat.id;
  broadcaster_->broadcast([&](codec::Deltas& deltas) { deltas.ping(ping); },
                          [&](const Presence& who) {
                            return who.is_connected() && (who.seat.gm || ping.scene == state_.state.campaign.shown);
                          });
}

void Table::request(Presence& from, codec::Measure measure) {
  if (measure.xy.size() > longest_ruler || (!from.seat.gm && measure.scene != state_.state.campaign.shown)) return;
  measure.seat = from.seat.id;
  broadcaster_->broadcast([&](codec::Deltas& deltas) { deltas.measure(measure); },
                          [&](const Presence& who) {
                            return who.is_connected() && who.viewer.seat != from.viewer.seat &&
                                   (who.seat.gm || measure.scene == state_.state.campaign.shown);
                          });
}

void Table::request(Presence& from, codec::Echo echo) {
  broadcaster_->send(from, [&](codec::Deltas& deltas) { deltas.echo(echo.number); });
}

}  // namespace ft::table
