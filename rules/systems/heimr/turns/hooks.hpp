// What turns and movement leave to the rooms above them. heimr.cpp registers it.
#pragma once

#include "rules/kernel/hooked_system.hpp"

namespace ft::rules::heimr {

struct Hooks {
  /// The guard that stops `mover` from that thing, or none (combat/guards). Source: HM-GUARD-02 to 08.
  CreatureId (*intercepted_by)(Resolution& r, CreatureId mover, Ref what, Ref other_end) = nullptr;
  /// A crawl that was begun last turn arrives (movement/move). Source: HM-MOVE-07.
  void (*arrive_crawling)(Resolution& r, CreatureId who, const Command& command) = nullptr;
  /// Two who run after each other begin a chase; the fight's end ends the chases beside it (free_play/chase).
  void (*begin_chase)(Resolution& r, CreatureId runner, CreatureId chaser, Key ability,
                      std::int64_t distance) = nullptr;
  void (*end_chase)(Resolution& r, EncounterId chase, Key how) = nullptr;
};

using Book = HookedSystem<Hooks>;

[[nodiscard]] inline const Hooks& hooks(const Resolution& r) { return Book::hooks_of(r); }

}  // namespace ft::rules::heimr
