// Going from location to location: move, run, crawl; lying down and standing up. Source: heimr.md 3.12.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

void move(Resolution& r);
void run(Resolution& r);
void crawl(Resolution& r);
void drop_prone(Resolution& r);
void stand_up(Resolution& r);

/// E_PRONE, E_BOUND: what keeps the actor from walking. Source: HM-MOVE-08.
void require_on_feet(Resolution& r);
/// E_STUMBLE_DIR and what may_cross refuses, from where the actor stands.
void require_way(Resolution& r, Cell to);
/// E_BORDER_CR.
void require_no_roll(Resolution& r, Cell to);
/// A move that may be one with drawing or putting away, once a turn: what refuses it, and its way. Source: HM-ACT-04.
[[nodiscard]] Path require_move(Resolution& r);
/// Goes that way as far as one gets; without a way, out of the cluster.
void walk(Resolution& r, const Path& way);
/// A crawl begun last turn arrives; the border is looked at again. Source: HM-MOVE-07.
void arrive_crawling(Resolution& r, CreatureId who, const Command& command);

}  // namespace ft::rules::heimr
