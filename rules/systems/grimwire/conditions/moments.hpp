// Moments that reactions may answer. Source: section 5.
#pragma once

#include <vector>

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// A moment of section 5: the trigger's event word and its creatures.
struct Moment {
  Key event;                 // moves_toward, enters_melee, attack_declared, damage_about, status_about, turn_starts ...
  CreatureId actor;          // who does it
  CreatureId subject;        // the creature it happens to, or none
  Key timing;                // before or after
  std::vector<Key> is = {};  // words that hold: melee, ranged, supernatural, mental, own_miss, status:X as its key
  std::vector<CreatureId> holders = {};  // the creatures whose moment it is; empty: all
};

/// A roll thrown once more: the new one counts, or the better of the two.
enum class Reroll : std::uint8_t { no, newest, best };

/// What reactions changed about what was going on.
struct MomentAnswer {
  bool movement_stopped = false;
  bool negated = false;
  bool halved = false;                  // the damage
  Sum reduced;                          // what is taken off it
  Reroll thrown_again = Reroll::no;     // an attack that missed
  std::vector<CreatureId> shielded_by;  // those who leapt in the way, paid for
  CreatureId redirected_to;             // the new target of the attack, if any
};

/// The rulebook as what can be interrupted knows it. Reactions are techniques, and those stand above everything that
/// they answer: techniques/reactions.cpp plays them, grimwire.cpp hands them down.
class ReactiveSystem : public System {
 public:
  /// As System's; reads once which techniques answer which events.
  ReactiveSystem(Content content, Schema schema, Procedures procedures);
  /// The event whose moments the technique answers; none: it is no reaction, or no technique of the book.
  [[nodiscard]] Key event_answered_by(Key technique) const;
  /// See moment.
  virtual MomentAnswer react(Resolution& r, const Moment& what, std::vector<CreatureId>& already_asked) const = 0;

 private:
  struct AnsweredEvent {
    Key technique, event;
  };
  std::vector<AnsweredEvent> answered_;  // by technique
};

/// The rulebook of a resolution, which is this one's.
[[nodiscard]] const ReactiveSystem& reactive_system(const Resolution& r);

/// Whether the technique answers moments.
[[nodiscard]] bool is_reaction(const Record& technique);
/// The event whose moments this technique answers; none: it is no reaction.
[[nodiscard]] Key answered_event(const Record& technique);

/// Asks everyone who holds a technique that answers the moment, at once, in initiative order after the actor; then
/// plays the accepted ones in that order, each only while its trigger still holds (G-A1). Depth limit 4 (GW-REACT-06).
/// already_asked: holders who have had this window in this movement; those asked are added.
MomentAnswer moment(Resolution& r, const Moment& what, std::vector<CreatureId>& already_asked);
MomentAnswer moment(Resolution& r, const Moment& what);

}  // namespace ft::rules::grimwire
