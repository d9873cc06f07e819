// Taking things in hand and putting them out of it. Source: HM-ITEM-01 to 06, HM-ARM-03.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// The CR to spot a thing that is concealed (0: it is not), and the tie from it to whoever has. Source: HM-ITEM-05, HM-OTH-02.
inline constexpr Key hide_cr = "hide_cr"_k, spotted_by = "spotted_by"_k;
/// Whether a thing that lies about is plain to it, or it has spotted it.
[[nodiscard]] bool finds(const World& world, CreatureId who, const Item& item);
/// A thing is concealed no longer; whoever handles it emits how it is now.
void into_the_open(Resolution& r, Item& item);

/// Something about to be drawn: into which hand, or, of ammunition, onto which weapon.
struct Draw {
  ItemId item;
  Key hand;
  ItemId loads;  // none: it is no ammunition
};
/// E_NO_ITEM, E_NOT_ACCESSIBLE, E_BOUND, E_HANDS. Source: HM-ITEM-01.
[[nodiscard]] Draw require_draw(Resolution& r, ItemId item);
void take_in_hand(Resolution& r, const Draw& what);
/// E_NO_ITEM, E_BOUND. Source: HM-ITEM-02.
void require_put_away(Resolution& r, ItemId item);
void put_out_of_hand(Resolution& r, ItemId item);
/// Weapons, shields and ammunition can be drawn or put away while moving. Source: HM-ACT-04.
[[nodiscard]] bool goes_with_a_move(const Ruleset& system, const Actor& actor, ItemId item);

}  // namespace ft::rules::heimr
