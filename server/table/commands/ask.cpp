// What a client asks to see: offers, choices, a sheet, the zones in reach. Computed only when asked for (law T11).
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;

void Table::request(Presence& from, codec::AskOffers ask) {
  if (ask.creature ? !from.seat.gm && !from.viewer.plays(ask.creature) : !from.seat.gm) return;
  if (ask.creature && !find_creature(state_.state, ask.creature)) return;
  from.offers_shown = true;
  const auto offered = offers(system(), state_.state, from.viewer, ask.creature, ask.scene);
  broadcaster_->send(from, [&](codec::Deltas& deltas) { deltas.offers(ask.creature, offered); });
}

void Table::request(Presence& from, codec::AskChoices ask) {
  const CreatureId actor = ask.command.actor;
  if (actor ? !from.seat.gm && !from.viewer.plays(actor) : !from.seat.gm) return;
  const auto found = choices(system(), state_.state, from.viewer, ask.command, ask.field);
  broadcaster_->send(from, [&](codec::Deltas& deltas) { deltas.choices(ask.client_id, found); });
}

void Table::request(Presence& from, codec::AskSheet ask) {
  const World world(state_.state);
  const View view(system(), world, from.viewer);
  const Creature* creature = view.find(ask.creature);
  if (!creature || !knows(system(), state_.state, *creature, from.viewer)) return;
  const auto lines = system().sheet(view, ask.creature);
  const bool commands = from.seat.gm || from.viewer.plays(ask.creature);
  const auto attacks =
      commands ? offered_attacks(system(), state_.state, from.viewer, ask.creature) : std::vector<OfferedAttack>{};
  broadcaster_->send(from, [&](codec::Deltas& deltas) { deltas.sheet(ask.creature, lines, attacks); });
}

void Table::request(Presence& from, codec::AskReachableZones ask) {
  if (!from.seat.gm && !from.viewer.plays(ask.creature)) return;
  if (!find_creature(state_.state, ask.creature)) return;
  const World world(state_.state);
  const auto reached = system().reachable_zones(View(system(), world, from.viewer), ask.creature);
  broadcaster_->send(from, [&](codec::Deltas& deltas) { deltas.reachable_zones(ask.creature, reached); });
}

}  // namespace ft::table
