// Vigor as a System: its schema, its actions, and which part of it answers what.
#include "rules/systems/vigor/vigor.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/action_table.hpp"
#include "rules/systems/vigor/combat/attack.hpp"
#include "rules/systems/vigor/combat/damage.hpp"
#include "rules/systems/vigor/combat/defense.hpp"
#include "rules/systems/vigor/combat/escape.hpp"
#include "rules/systems/vigor/combat/offhand.hpp"
#include "rules/systems/vigor/combat/openings.hpp"
#include "rules/systems/vigor/combat/sheet_attacks.hpp"
#include "rules/systems/vigor/combat/take_damage.hpp"
#include "rules/systems/vigor/conditions/harm.hpp"
#include "rules/systems/vigor/conditions/triggers.hpp"
#include "rules/systems/vigor/creature/bestiary.hpp"
#include "rules/systems/vigor/creature/carried.hpp"
#include "rules/systems/vigor/creature/heroes.hpp"
#include "rules/systems/vigor/creature/sheet.hpp"
#include "rules/systems/vigor/dice/checks.hpp"
#include "rules/systems/vigor/free_play/aid.hpp"
#include "rules/systems/vigor/free_play/use_skill.hpp"
#include "rules/systems/vigor/movement/awareness.hpp"
#include "rules/systems/vigor/movement/facing.hpp"
#include "rules/systems/vigor/movement/forced.hpp"
#include "rules/systems/vigor/movement/posture.hpp"
#include "rules/systems/vigor/movement/walking.hpp"
#include "rules/systems/vigor/schema/schema.hpp"
#include "rules/systems/vigor/techniques/use_ability.hpp"
#include "rules/systems/vigor/things/hands.hpp"
#include "rules/systems/vigor/things/use_item.hpp"
#include "rules/systems/vigor/turns/ambush.hpp"
#include "rules/systems/vigor/turns/committed.hpp"
#include "rules/systems/vigor/turns/encounter.hpp"
#include "rules/systems/vigor/turns/follow_up.hpp"
#include "rules/systems/vigor/turns/holds.hpp"
#include "rules/systems/vigor/turns/hooks.hpp"
#include "rules/systems/vigor/turns/ready.hpp"
#include "rules/systems/vigor/turns/rests.hpp"
#include "rules/systems/vigor/turns/speak.hpp"
#include "rules/systems/vigor/turns/turns.hpp"

namespace ft::rules::vigor {

namespace {

constexpr std::array actions_of_the_book{
    Action{"start_encounter"_k, start_encounter},
    Action{"join_encounter"_k, join_encounter},
    Action{"join_initiative"_k, join_initiative},
    Action{"end_encounter"_k, end_encounter},
    Action{"watch_over"_k, watch_over},
    Action{"begin_round"_k, begin_round},
    Action{"start_turn"_k, start_turn},
    Action{"ready"_k, ready},
    Action{"signal"_k, signal},
    Action{"fire_readied"_k, fire_readied},
    Action{"abandon"_k, abandon},
    Action{"release_hold"_k, release_hold},
    Action{"speak"_k, speak},
    Action{"use_skill"_k, use_skill, skill_forms},
    Action{"first_aid"_k, first_aid},
    Action{"stabilize"_k, stabilize},
    Action{"end_turn"_k, end_turn},
    Action{"grant_actions"_k, grant_actions},
    Action{"advance_time"_k, advance_time},
    Action{"attack"_k, attack, attack_forms},
    Action{"offhand_attack"_k, offhand_attack},
    Action{"defend"_k, defend},
    Action{"move"_k, move},
    Action{"escape"_k, escape},
    Action{"stand"_k, stand},
    Action{"drop_prone"_k, drop_prone},
    Action{"face"_k, face},
    Action{"take_opening"_k, take_opening},
    Action{"dodge"_k, dodge},
    Action{"deflect"_k, deflect},
    Action{"block"_k, block},
    Action{"use_ability"_k, use_ability, use_ability_forms},
    Action{"use_item"_k, use_item, use_item_forms},
    Action{"draw"_k, draw},
    Action{"stow"_k, stow},
    Action{"pick_up"_k, pick_up},
    Action{"reload"_k, reload},
    Action{"drop_item"_k, drop_item},
    Action{"knock_down"_k, knock_down_by_gm},
    Action{"knock_back"_k, knock_back_by_gm},
    Action{"create_opening"_k, create_opening_by_gm},
    Action{"notice"_k, notice},
    Action{"damage"_k, damage},
    Action{"heal"_k, heal},
    Action{"call_check"_k, call_check},
    Action{"call_resistance"_k, call_resistance},
};

/// Whose forms have `confirm`.
constexpr std::array attacking_actions{"attack"_k, "offhand_attack"_k, "use_ability"_k, "use_item"_k};

constexpr Hooks hooks_of_the_book{.create_opening = create_opening, .step_out_of_reach = step_out_of_reach};

class Vigor : public Book {
 public:
  explicit Vigor(Content content)
      : Book(std::move(content), make_schema(), procedures_of(actions_of_the_book), hooks_of_the_book) {}

  void play(Resolution& r) const override {
    const std::size_t before = r.events().size();
    System::play(r);
    follow_up(r, before);
    forget_triggers(r);
  }
  std::optional<Due> due(const World& world, EncounterId encounter) const override {
    return next_due(*this, world, encounter);
  }
  void on_leave_encounter(Resolution& r, CreatureId who) const override { vigor::on_leave_encounter(r, who); }
  std::vector<SheetLine> sheet(const View& view, CreatureId creature) const override {
    return vigor::sheet(*this, view, creature);
  }
  std::vector<SheetAttack> sheet_attacks(const View& view, CreatureId creature) const override {
    return vigor::sheet_attacks(*this, view, creature);
  }
  PathPreview preview(const View& view, CreatureId mover, const Path& path) const override {
    return preview_way(view, mover, path);
  }
  std::vector<Params> preset_forms(const View& view, CreatureId creature, Key action) const override {
    return preset_forms_of(actions_of_the_book, action, *this, view, creature);
  }
  /// An attack on a friend is confirmed. Source: VG-ATK-09.
  std::optional<Param> autofill(const World&, const Command& command, const Refusal& refusal) const override {
    const bool confirmable = std::ranges::find(attacking_actions, command.action) != attacking_actions.end();
    const bool friendly = refusal.code == "E_TARGET"_k && refusal.rule == "VG-ATK-09"_k && confirmable;
    return friendly && !find(command.form, "confirm"_k) ? std::optional(Param{"confirm"_k, true}) : std::nullopt;
  }
  Creature make_creature(const Record& record, const Campaign&, CreatureId id, std::uint64_t next_item) const override {
    return creature_from(*this, record, id, next_item);
  }
  void take_damage(Resolution& r, CreatureId who, const DiceText& damage) const override {
    vigor::take_damage(r, who, damage);
  }
  Numbers initial_numbers(Key kind) const override { return initial_numbers_of(content(), kind); }
  HeroBuild make_hero(const Record& form, const Campaign& campaign, CreatureId id,
                      std::uint64_t next_item) const override {
    return hero_from(*this, form, campaign, id, next_item);
  }
  std::vector<ContentProblem> check(const Content& content) const override { return check_content(content); }

 protected:
  bool commands(const Resolution& r) const override { return System::commands(r) || responds(r); }
};

}  // namespace

std::unique_ptr<const System> make_system(Content content) { return std::make_unique<Vigor>(std::move(content)); }

}  // namespace ft::rules::vigor
