// Pings, rulers and round trips: forwarded to the viewers of the scene, not stored.
#include "rules/kernel/knowledge/viewers.hpp"
#include "server/table/table.hpp"

namespace ft::table {

namespace {
constexpr std::size_t longest_ruler = 64;  // numbers, two a point
}  // namespace

void Table::request(Presence& from, codec::Ping ping) {
  if (!rules::knows_scene(state_.state, from.viewer, ping.scene)) return;
  if (!from.seat.gm && ping.kind == codec::Ping::Kind::focus) return;
  ping.seat = from.seat.id;
  broadcaster_->broadcast([&](codec::Deltas& deltas) { deltas.ping(ping); },
                          [&](const Presence& who) {
                            return who.is_connected() && rules::knows_scene(state_.state, who.viewer, ping.scene);
                          });
}

void Table::request(Presence& from, codec::Measure measure) {
  if (measure.xy.size() > longest_ruler || !rules::knows_scene(state_.state, from.viewer, measure.scene)) return;
  measure.seat = from.seat.id;
  broadcaster_->broadcast([&](codec::Deltas& deltas) { deltas.measure(measure); },
                          [&](const Presence& who) {
                            return who.is_connected() && who.viewer.seat != from.viewer.seat &&
                                   rules::knows_scene(state_.state, who.viewer, measure.scene);
                          });
}

void Table::request(Presence& from, codec::Echo echo) {
  broadcaster_->send(from, [&](codec::Deltas& deltas) { deltas.echo(echo.number); });
}

}  // namespace ft::table
