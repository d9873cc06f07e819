// The 3d6 rulebook as a System: its schema, its actions, and which part of it answers what.
#include "rules/systems/threed6/threed6.hpp"

#include <algorithm>

#include "rules/systems/threed6/combat/aim.hpp"
#include "rules/systems/threed6/combat/all_out_defense.hpp"
#include "rules/systems/threed6/combat/attack_maneuvers.hpp"
#include "rules/systems/threed6/combat/feint.hpp"
#include "rules/systems/threed6/combat/sheet_attacks.hpp"
#include "rules/systems/threed6/combat/suppression.hpp"
#include "rules/systems/threed6/combat/take_damage.hpp"
#include "rules/systems/threed6/combat/wait.hpp"
#include "rules/systems/threed6/conditions/deep_water.hpp"
#include "rules/systems/threed6/conditions/falling.hpp"
#include "rules/systems/threed6/conditions/fright.hpp"
#include "rules/systems/threed6/creature/bestiary.hpp"
#include "rules/systems/threed6/creature/sheet.hpp"
#include "rules/systems/threed6/dice/called_rolls.hpp"
#include "rules/systems/threed6/free_play/hike.hpp"
#include "rules/systems/threed6/free_play/influence.hpp"
#include "rules/systems/threed6/free_play/senses.hpp"
#include "rules/systems/threed6/movement/feats.hpp"
#include "rules/systems/threed6/movement/steps.hpp"
#include "rules/systems/threed6/movement/walking.hpp"
#include "rules/systems/threed6/schema/schema.hpp"
#include "rules/systems/threed6/things/concentrate.hpp"
#include "rules/systems/threed6/things/handing.hpp"
#include "rules/systems/threed6/things/lifting.hpp"
#include "rules/systems/threed6/things/objects.hpp"
#include "rules/systems/threed6/things/readying.hpp"
#include "rules/systems/threed6/things/throwing.hpp"
#include "rules/systems/threed6/turns/fatigue.hpp"
#include "rules/systems/threed6/turns/hooks.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"
#include "rules/systems/threed6/turns/recovery.hpp"
#include "rules/systems/threed6/turns/rests.hpp"
#include "rules/systems/threed6/turns/turns.hpp"

namespace ft::rules::threed6 {

namespace {

Procedures procedures() {
  return {
      {"start_conflict"_k, start_conflict},
      {"join_conflict"_k, join_conflict},
      {"end_conflict"_k, end_conflict},
      {"begin_round"_k, begin_round},
      {"start_turn"_k, start_turn},
      {"end_turn"_k, end_turn},
      {"attack"_k, attack},
      {"all_out_attack"_k, all_out_attack},
      {"all_out_defense"_k, all_out_defense},
      {"aim"_k, aim},
      {"wait"_k, wait},
      {"fire_wait"_k, fire_wait},
      {"move_and_attack"_k, move_and_attack},
      {"feint"_k, feint},
      {"evaluate"_k, evaluate},
      {"move"_k, move},
      {"change_posture"_k, change_posture},
      {"do_nothing"_k, do_nothing},
      {"step"_k, step},
      {"kneel_step"_k, kneel_step},
      {"climb"_k, climb},
      {"climb_stop"_k, climb_stop},
      {"fall"_k, fall},
      {"jump"_k, jump},
      {"run"_k, run},
      {"hike_day"_k, hike_day},
      {"swim"_k, swim},
      {"fall_in_water"_k, fall_in_water},
      {"leave_water"_k, out_of_water},
      {"rescue"_k, rescue},
      {"sense"_k, sense},
      {"sense_roll"_k, sense_roll},
      {"hide"_k, hide},
      {"success_roll"_k, success_roll},
      {"quick_contest"_k, quick_contest},
      {"fright_check"_k, fright_check},
      {"influence"_k, influence},
      {"concentrate"_k, concentrate},
      {"distract"_k, distract},
      {"ready"_k, ready},
      {"lift"_k, lift},
      {"shove"_k, shove},
      {"shift"_k, shift},
      {"carry_on_back"_k, carry_on_back},
      {"drop"_k, drop},
      {"give"_k, give},
      {"throw_object"_k, throw_object},
      {"attack_object"_k, attack_object},
      {"spend_fp"_k, spend_fp},
      {"restore_fp"_k, restore_fp},
      {"rest"_k, rest},
      {"rest_day"_k, rest_day},
      {"rest_passes"_k, rest_passes},
      {"medical_help"_k, medical_help},
      {"advance_time"_k, advance_time},
  };
}

/// One per weapon at hand, and one for an empty hand of those without claws and teeth. Source: TD-HIT-01.
std::vector<Params> one_per_weapon(const Ruleset& system, const View& view, CreatureId who) {
  std::vector<Params> forms;
  const std::vector<Weapon> weapons = weapons_at_hand(system, Actor(view.world(), who));
  const bool natural =
      std::any_of(weapons.begin(), weapons.end(), [](const Weapon& one) { return one.item && one.unarmed(); });
  for (const Weapon& weapon : weapons)
    if (weapon.item || !natural)
      forms.push_back({weapon.item ? Param{"weapon"_k, weapon.item} : Param{"bare_hand"_k, true}});
  if (forms.empty()) forms.push_back({});
  return forms;
}

/// Waits, then fire at the zone that was entered. Source: section 5, windows 3 and 5.
void entered(Resolution& r, CreatureId who, Cell from) {
  entered_in_sight_of_waiters(r, who, from);
  come_under_fire(r, who);
}

constexpr Hooks hooks_of_the_book{.entered = entered, .acts = acts_in_sight_of_waiters};

class ThreeD6 : public Book {
 public:
  explicit ThreeD6(Content content) : Book(std::move(content), make_schema(), procedures(), hooks_of_the_book) {}

  std::optional<Due> due(const World& world, EncounterId encounter) const override {
    return encounter ? next_due(world, encounter) : rest_due(*this, world);
  }
  bool commands(const Resolution& r) const override { return System::commands(r) || reacts(r); }  // TD-WAIT-02
  void on_leave_encounter(Resolution& r, CreatureId who) const override { threed6::on_leave_encounter(r, who); }
  std::vector<SheetLine> sheet(const View& view, CreatureId creature) const override {
    return threed6::sheet(*this, view, creature);
  }
  std::vector<SheetAttack> sheet_attacks(const View& view, CreatureId creature) const override {
    return threed6::sheet_attacks(*this, view, creature);
  }
  PathPreview preview(const View& view, CreatureId mover, const Path& path) const override {
    return preview_way(*this, view, mover, path);
  }
  std::vector<Params> preset_forms(const View& view, CreatureId creature, Key action) const override {
    const bool known = view.find(creature) != nullptr;
    return known && action == "attack"_k ? one_per_weapon(*this, view, creature) : std::vector<Params>{{}};
  }
  Creature make_creature(const Record& record, const Campaign&, CreatureId id, std::uint64_t next_item) const override {
    return creature_from(*this, record, id, next_item);
  }
  HeroBuild make_hero(const Record& form, const Campaign& campaign, CreatureId id,
                      std::uint64_t next_item) const override {
    return hero_from(*this, form, campaign, id, next_item);
  }
  void take_damage(Resolution& r, CreatureId who, const DiceText& damage) const override {
    threed6::take_damage(r, who, damage);
  }
  Numbers initial_numbers(Key kind) const override {
    const Record* weapon = content().find(key::weapon, kind);
    const std::int64_t shots = weapon ? weapon->number("shots_max"_k) : 0;
    const Record* thing = content().find(key::gear, kind);
    const std::int64_t hp = thing ? thing->number("hp"_k) : 0;  // TD-HIT-09
    return shots > 0 ? Numbers{{"shots"_k, shots}} : hp > 0 ? Numbers{{"hp_left"_k, hp}} : Numbers{};
  }
};

}  // namespace

std::unique_ptr<const System> make_system(Content content) { return std::make_unique<ThreeD6>(std::move(content)); }

}  // namespace ft::rules::threed6
