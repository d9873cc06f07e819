// Heimr as a System: its schema, its actions, and which part of it answers what.
#include "rules/systems/heimr/heimr.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/action_table.hpp"
#include "rules/systems/heimr/combat/attack.hpp"
#include "rules/systems/heimr/combat/brawl.hpp"
#include "rules/systems/heimr/combat/charge.hpp"
#include "rules/systems/heimr/combat/defence.hpp"
#include "rules/systems/heimr/combat/grab.hpp"
#include "rules/systems/heimr/combat/guards.hpp"
#include "rules/systems/heimr/combat/luck_shot.hpp"
#include "rules/systems/heimr/combat/sheet_attacks.hpp"
#include "rules/systems/heimr/conditions/effects.hpp"
#include "rules/systems/heimr/conditions/falling.hpp"
#include "rules/systems/heimr/conditions/injuries.hpp"
#include "rules/systems/heimr/conditions/noise.hpp"
#include "rules/systems/heimr/conditions/take_damage.hpp"
#include "rules/systems/heimr/creature/bestiary.hpp"
#include "rules/systems/heimr/creature/heroes.hpp"
#include "rules/systems/heimr/creature/sheet.hpp"
#include "rules/systems/heimr/dice/checks.hpp"
#include "rules/systems/heimr/free_play/chase.hpp"
#include "rules/systems/heimr/free_play/training.hpp"
#include "rules/systems/heimr/movement/board.hpp"
#include "rules/systems/heimr/movement/climb.hpp"
#include "rules/systems/heimr/movement/force_move.hpp"
#include "rules/systems/heimr/movement/hide.hpp"
#include "rules/systems/heimr/movement/move.hpp"
#include "rules/systems/heimr/movement/observe.hpp"
#include "rules/systems/heimr/movement/reach.hpp"
#include "rules/systems/heimr/schema/schema.hpp"
#include "rules/systems/heimr/techniques/skills.hpp"
#include "rules/systems/heimr/things/draw.hpp"
#include "rules/systems/heimr/things/items.hpp"
#include "rules/systems/heimr/turns/breather.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/turns/conflict.hpp"
#include "rules/systems/heimr/turns/hooks.hpp"
#include "rules/systems/heimr/turns/ready.hpp"
#include "rules/systems/heimr/turns/rests.hpp"
#include "rules/systems/heimr/turns/speak.hpp"
#include "rules/systems/heimr/turns/turns.hpp"
#include "rules/systems/heimr/turns/upcoming.hpp"

namespace ft::rules::heimr {

namespace {

constexpr std::array actions_of_the_book{
    Action{"start_conflict"_k, start_conflict},
    Action{"join_conflict"_k, join_conflict},
    Action{"end_conflict"_k, end_conflict},
    Action{"begin_round"_k, begin_round},
    Action{"start_turn"_k, start_turn},
    Action{"end_turn"_k, end_turn},
    Action{"delay"_k, delay},
    Action{"ready"_k, ready},
    Action{"continue_upcoming"_k, continue_upcoming},
    Action{"cancel_upcoming"_k, continue_upcoming},
    Action{"breather"_k, breather},
    Action{"short_rest"_k, short_rest},
    Action{"rest_passes"_k, rest_passes},
    Action{"advance_time"_k, advance_time},
    Action{"speak"_k, speak},
    Action{"call_check"_k, call_check},
    Action{"call_contest"_k, call_contest},
    Action{"give_penalty"_k, give_penalty},
    Action{"reroll"_k, reroll},
    Action{"call_effect"_k, call_effect},
    Action{"treat"_k, treat},
    Action{"fall_from"_k, fall_from},
    Action{"wake"_k, noise_by_sleeper},
    Action{"move"_k, move},
    Action{"run"_k, run},
    Action{"crawl"_k, crawl},
    Action{"drop_prone"_k, drop_prone},
    Action{"stand_up"_k, stand_up},
    Action{"climb"_k, climb, climbs},
    Action{"step_level"_k, step_level},
    Action{"jump_down"_k, jump_down},
    Action{"force_move"_k, force_move},
    Action{"hide"_k, hide},
    Action{"observe"_k, observe},
    Action{"weapon_attack"_k, weapon_attack},
    Action{"brawl_attack"_k, brawl_attack, blows},
    Action{"luck_shot"_k, luck_shot},
    Action{"charge"_k, charge, charges},
    Action{"defend"_k, defend},
    Action{"dodge_ready"_k, dodge_ready},
    Action{"guard"_k, guard},
    Action{"release"_k, release},
    Action{"draw"_k, draw},
    Action{"put_away"_k, put_away},
    Action{"move_and_draw"_k, move_and_draw},
    Action{"move_and_put_away"_k, move_and_put_away},
    Action{"drop_items"_k, drop_items},
    Action{"get_item"_k, get_item},
    Action{"hide_item"_k, hide_item},
    Action{"swap"_k, swap},
    Action{"use_skill"_k, use_skill, one_per_skill},
    Action{"break_structure"_k, break_structure, one_per_breaking_skill},
    Action{"award_xp"_k, award_xp},
    Action{"train"_k, train, to_train},
    Action{"call_downtime"_k, call_downtime},
    Action{"start_chase"_k, start_chase},
    Action{"stop_chase"_k, stop_chase},
    Action{"run_on"_k, run_on},
    Action{"chase_ends"_k, chase_ends},
};

constexpr Hooks hooks_of_the_book{.intercepted_by = intercepted_by,
                                  .arrive_crawling = arrive_crawling,
                                  .begin_chase = begin_chase,
                                  .end_chase = end_chase};

class Heimr : public Book {
 public:
  Heimr(Content content, Schema schema)
      : Book(std::move(content), std::move(schema), procedures_of(actions_of_the_book), hooks_of_the_book) {}

  std::optional<Due> due(const World& world, EncounterId encounter) const override {
    if (!encounter) return rest_due(*this, world);
    const Encounter* chase = world.find(encounter);
    return chase && chase->phase == "chase"_k ? chase_due(world, *chase) : next_due(world, encounter);
  }
  void on_leave_encounter(Resolution& r, CreatureId who) const override {
    if (r.world().encounter_of(who)->phase == "chase"_k) return leave_chase(r, who);
    heimr::on_leave_encounter(r, who);
  }

  std::vector<SheetLine> sheet(const View& view, CreatureId creature) const override {
    return heimr::sheet(*this, view, creature);
  }
  std::vector<SheetAttack> sheet_attacks(const View& view, CreatureId creature) const override {
    return heimr::sheet_attacks(*this, view, creature);
  }
  PathPreview preview(const View& view, CreatureId mover, const Path& path) const override {
    return preview_move(view, mover, path);
  }
  Verdict zone_crossing(const View& view, CreatureId mover, Cell from, Cell to) const override {
    return may_go(view, mover, from, to);
  }
  std::vector<Params> preset_forms(const View& view, CreatureId creature, Key action) const override {
    return preset_forms_of(actions_of_the_book, action, *this, view, creature);
  }
  Creature make_creature(const Record& record, const Campaign& campaign, CreatureId id,
                         std::uint64_t next_item) const override {
    return creature_from(*this, record, campaign, id, next_item);
  }
  std::int64_t ground_height(const Scene& scene, Cell cell) const override { return levels_of(scene, cell).highest; }
  void take_damage(Resolution& r, CreatureId who, const DiceText& damage) const override {
    heimr::take_damage(r, who, damage);
  }
  Numbers initial_numbers(Key kind) const override {
    const Record* gear = content().find(key::gear, kind);
    return gear && gear->flag("ammunition"_k) ? Numbers{{"count"_k, gear->number("count"_k)}} : Numbers{};
  }
  HeroBuild make_hero(const Record& form, const Campaign& campaign, CreatureId id,
                      std::uint64_t next_item) const override {
    return hero_from(*this, form, campaign, id, next_item);
  }
  std::vector<ContentProblem> check(const Content& content) const override { return check_content(content); }

 private:
  /// Also for those whose action triggers a readied one.
  bool commands(const Resolution& r) const override { return System::commands(r) || reacting(r); }
};

}  // namespace

std::unique_ptr<const System> make_system(Content content) {
  Schema schema = make_schema(content);
  return std::make_unique<Heimr>(std::move(content), std::move(schema));
}

}  // namespace ft::rules::heimr
