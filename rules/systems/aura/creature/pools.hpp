// Energy, Stamina and Agility: what an action costs, what is held back for it, spent and returned. Source: AU-EN, AU-STA,
// AU-AGI, AU-INC.
#pragma once

#include <algorithm>

#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// What an action costs in full. Energy may be replaced by Stamina with the form's `payStamina` (AU-STA-02).
struct Cost {
  std::int64_t energy = 0;   // with the part that Stamina stands in for
  std::int64_t stamina = 0;  // besides
  std::int64_t agility = 0;
  bool no_swap = false;   // Stamina may not stand in: Catch Your Breath (AU-STA-07)
  bool movement = false;  // gives no credit for Agile Moves (AU-MOVE-08)
};

/// What is held back for one declared action, until it is spent or returned. Lives within its resolution.
class ReservedCost {
 public:
  ReservedCost(CreatureId owner, Cost cost, std::int64_t by_stamina)
      : owner_(owner), cost_(cost), swapped_(by_stamina) {}

  [[nodiscard]] CreatureId owner() const { return owner_; }
  [[nodiscard]] const Cost& cost() const { return cost_; }
  /// Moves the whole cost from what is available to what is reserved. Source: AU-ARB-03.
  void reserve(Resolution& r);
  /// Spends everything. Source: AU-ARB-08.
  void spend(Resolution& r);
  /// Spends so much Energy of what is reserved, no more than that: Energy before Stamina that stands in. AU-INC-05.
  void spend_energy(Resolution& r, std::int64_t amount);
  void spend_stamina(Resolution& r);
  /// 1 Energy if it costs Energy at all (AU-INC-04), then the rest back.
  void interrupted(Resolution& r);
  /// Returns what is left but for what keeps the credits covered (AU-INC-06); a swap that was not spent is given back.
  /// Source: AU-INC-01, AU-INC-05.
  void refund(Resolution& r);
  [[nodiscard]] std::int64_t energy_spent() const { return energy_spent_; }

 private:
  void spend_agility(Resolution& r);
  [[nodiscard]] std::int64_t own_energy_left() const {
    return std::max<std::int64_t>(0, cost_.energy - swapped_ - energy_spent_);
  }

  CreatureId owner_;
  Cost cost_;
  std::int64_t swapped_ = 0;       // of the Energy: paid by Stamina
  std::int64_t energy_spent_ = 0;  // swapped Stamina included
  bool stamina_spent_ = false, agility_spent_ = false;
};

/// How much of the cost the form pays by Stamina.
[[nodiscard]] std::int64_t pays_by_stamina(Resolution& r);
/// What the actor may not or cannot pay now, in the order of AU-ARB-15 (6) to (8): stamina_swap_used,
/// stamina_forbidden, agility_forbidden, not_enough_agility, not_enough_stamina, collapse_unconfirmed, not_enough_energy.
[[nodiscard]] Verdict cost_refused(Resolution& r, const Cost& cost);
/// How much Energy its Stamina may still stand in for. Source: AU-STA-02, AU-STA-05.
[[nodiscard]] std::int64_t swap_room(const Actor& actor);
/// What its actor may add to a form that is refused so: Stamina for the Energy that is missing, as far as it may stand in.
/// To spend the last of it is theirs to say (AU-STA-04). Source: AU-STA-02.
[[nodiscard]] std::optional<Param> way_to_pay(const Ruleset& system, const World& world, const Command& command,
                                              const Refusal& refusal);

/// Gains Stamina up to the maximum.
void gain_stamina(Resolution& r, CreatureId who, std::int64_t amount);
/// Whether a part of its pools is reserved for an action of its own under way. Source: AU-ARB-03, G-A3.
[[nodiscard]] bool acts(const World& world, CreatureId who);
/// Whether an action of that encounter is in progress: declared, and not at its end. encounter none: false.
[[nodiscard]] bool action_in_progress(const World& world, EncounterId encounter);
/// Agile Moves that are still covered: nonMoveEnergy + reserved non-movement Energy - agileUsed. Source: AU-MOVE-08.
[[nodiscard]] std::int64_t agile_credits(const World& world, CreatureId who);

}  // namespace ft::rules::aura
