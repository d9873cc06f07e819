// Immediate Interrupts: batches that are resolved together, and windows for Swift Attacks. Source: AU-INT, AU-ARB-09, AU-SWIFT.
#pragma once

#include "rules/systems/aura/turns/declared.hpp"

namespace ft::rules::aura {

/// Plays command() as an Immediate Interrupt of its own: a join window, then the batch. at_last: what follows in its
/// actor's encounter. Source: AU-ARB-02, AU-INT-04.
void interrupt(Resolution& r, void (*at_last)(Resolution&, EncounterId));
/// Refuses an interrupt that claims what only the rules decide: that the target crosses a reach. Source: AU-SWIFT-04.
void require_interrupt(Resolution& r, const Command& command);
/// Plays a reaction that is an Immediate Interrupt: refuses what is not legal, opens the join window, resolves the
/// batch.
void interrupt_by(Resolution& r, const Command& command);
/// What was attached to that step of a way: those interrupts that are legal now, at most one of each creature, as one batch,
/// then what challenges have won there. Source: AU-ARB-11, AU-INT-04.
void play_attached(Resolution& r, const DeclaredAction& declared, std::int64_t step);
/// Asks those who could make a Swift Attack on `target` now, and after each batch again those who still could. crossing: because it crosses their reach,
/// which allows melee alone. Source: AU-ARB-09, AU-SWIFT-02, AU-SWIFT-04.
void swift_window(Resolution& r, CreatureId target, const std::vector<CreatureId>& who, bool crossing);
/// The window for all who became Unguarded since `events_before` of the resolution's events. Source: AU-ARB-09.
void unguarded_windows(Resolution& r, std::size_t events_before);

}  // namespace ft::rules::aura
