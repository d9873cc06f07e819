// Commands and their viewers.
#pragma once

#include <string>
#include <vector>

#include "rules/kernel/values/value.hpp"

namespace ft::rules {

/// "Ada grapples Bugbear": an action of the schema, its actor, its form filled in.
struct Command {
  Key action;
  CreatureId actor;  // none for table commands such as start_conflict
  Params form;
  std::vector<Key> overrides;   // refusal codes the GM overrides; the reason is logged
  std::string override_reason;  // may be empty
  SceneId scene = {};           // of a table command: where; none: the scene shown
  bool operator==(const Command&) const = default;
};

/// The viewer of a command or projection: a role, and the creatures it sees with. The GM knows everything.
struct Viewer {
  enum class Role : std::uint8_t { player, gm };
  Role role = Role::player;
  SeatId seat;
  std::vector<CreatureId> creatures;  // played by this seat, by id
  /// With the house rule shared_vision: other creatures that they see through, by id.
  std::vector<CreatureId> allies = {};
  static Viewer gm(SeatId seat = {}) { return {.role = Role::gm, .seat = seat, .creatures = {}}; }
  [[nodiscard]] bool is_gm() const { return role == Role::gm; }
  [[nodiscard]] bool plays(CreatureId creature) const;
  /// Whether what a creature sees, explored and remembers they know: they play it, or vision is shared with its players.
  [[nodiscard]] bool sees_through(CreatureId creature) const;
  bool operator==(const Viewer&) const = default;
};

}  // namespace ft::rules
