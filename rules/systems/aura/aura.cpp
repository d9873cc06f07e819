// Reality Check as a System: its schema, and which part of it answers what. Source: AU-ARB-01, AU-ARB-02, AU-RND-01.
#include "rules/systems/aura/aura.hpp"

#include <map>
#include <variant>

#include "rules/systems/aura/combat/actions.hpp"
#include "rules/systems/aura/combat/sheet_attacks.hpp"
#include "rules/systems/aura/conditions/actions.hpp"
#include "rules/systems/aura/conditions/take_damage.hpp"
#include "rules/systems/aura/creature/bestiary.hpp"
#include "rules/systems/aura/creature/heroes.hpp"
#include "rules/systems/aura/creature/sheet.hpp"
#include "rules/systems/aura/creature/strength_tables.hpp"
#include "rules/systems/aura/free_play/actions.hpp"
#include "rules/systems/aura/movement/actions.hpp"
#include "rules/systems/aura/movement/facing.hpp"
#include "rules/systems/aura/movement/preview.hpp"
#include "rules/systems/aura/schema/schema.hpp"
#include "rules/systems/aura/techniques/actions.hpp"
#include "rules/systems/aura/techniques/forms.hpp"
#include "rules/systems/aura/things/actions.hpp"
#include "rules/systems/aura/turns/action_definition.hpp"
#include "rules/systems/aura/turns/actions.hpp"
#include "rules/systems/aura/turns/arbitration.hpp"
#include "rules/systems/aura/turns/concurrency.hpp"
#include "rules/systems/aura/turns/interrupts.hpp"
#include "rules/systems/aura/turns/reply.hpp"
#include "rules/systems/aura/turns/rounds.hpp"

namespace ft::rules::aura {

namespace {

/// What plays a command: an action is declared, a command of the GM or the table is played at once.
struct Row {
  Key action;
  std::variant<const ActionDefinition*, Procedure> plays;

  Row(Key key, const ActionDefinition& definition) : action(key), plays(&definition) {}
  Row(Key key, Procedure procedure) : action(key), plays(procedure) {}
};

/// All of them, room by room. Source: section 4.
const std::vector<Row>& rows() {
  static const std::vector<Row> all{
      // conditions
      {"afflict"_k, afflict},
      {"relieve"_k, relieve},
      {"harm"_k, harm},
      {"put_out"_k, put_out},
      {"rouse"_k, rouse},
      // turns
      {"wait"_k, wait_for_round},
      {"pass"_k, pass},
      {"watch"_k, watch},
      {"catch_breath"_k, catch_breath},
      {"start_encounter"_k, start_encounter},
      {"join_encounter"_k, join_encounter},
      {"end_encounter"_k, end_encounter},
      {"end_round"_k, end_round},
      {"close_round"_k, close_round},
      {"ask_half_waits"_k, ask_half_waits},
      {"part_holds"_k, part_all_holds},
      {"lapse_reply"_k, lapse_reply},
      {"short_rest"_k, short_rest},
      {"long_rest"_k, long_rest},
      {"spend_surge"_k, spend_surge},
      // movement
      {"shift"_k, shift},
      {"run"_k, run},
      {"quick_run"_k, quick_run},
      {"sprint"_k, sprint},
      {"agile_move"_k, agile_move},
      {"jump"_k, jump},
      {"climb"_k, climb},
      {"kneel_from_prone"_k, kneel_from_prone},
      {"stand_up"_k, stand_up},
      {"drop_prone"_k, drop_prone},
      {"turn"_k, turn},
      {"track"_k, track},
      {"hide"_k, hide},
      // combat
      {"melee_attack"_k, melee_attack},
      {"unarmed_attack"_k, unarmed_attack},
      {"strike_defenceless"_k, strike_defenceless},
      {"finish_off"_k, finish_off},
      {"ranged_attack"_k, ranged_attack},
      {"throw"_k, throw_item},
      {"trip"_k, trip},
      {"disarm"_k, disarm},
      {"restrain"_k, restrain},
      {"push"_k, push},
      {"swift_attack"_k, swift_attack},
      {"escape"_k, escape},
      {"release"_k, release},
      {"defend"_k, defend},
      {"refuse_defence"_k, refuse_defence},
      // things
      {"equip"_k, equip},
      {"stow"_k, stow},
      {"open_container"_k, open_container},
      {"pick_up"_k, pick_up},
      {"drop_item"_k, drop_item},
      {"load"_k, load},
      {"break_object"_k, break_object},
      // techniques
      {"use_ability"_k, use_ability},
      // free_play
      {"freeform"_k, freeform},
  };
  return all;
}

Procedures procedures() {
  Procedures all;
  for (const Row& row : rows())
    if (const Procedure* procedure = std::get_if<Procedure>(&row.plays)) all.emplace(row.action, *procedure);
  return all;
}

class Aura : public System {
 public:
  explicit Aura(Content content)
      : System(std::move(content), make_schema(), procedures()), strength_tables_(this->content()) {}

  [[nodiscard]] const StrengthTables& strength_tables() const { return strength_tables_; }

  void play(Resolution& r) const override {
    const Procedure procedure = procedure_of(r.command().action);
    require_sender(r, procedure || find_action(r.command().action));
    if (procedure) return procedure(r);
    const bool interrupts = traits_of(*this, r.command()).kind == ActionTraits::Kind::interrupt;
    return interrupts ? interrupt(r, turn_trackers) : arbitrate(r, turn_trackers);  // no frame to unwind
  }

  std::optional<Due> due(const World& world, EncounterId encounter) const override {
    return next_due(*this, world, encounter);
  }
  void on_leave_encounter(Resolution& r, CreatureId who) const override { aura::on_leave_encounter(r, who); }
  std::vector<Due> expirations(const World& world, EncounterId encounter) const override {
    return lapsing_replies(*this, world, encounter);
  }
  Admission admit(const World& world, const Command& wanted) const override {
    return waits_for_reply(*this, world, wanted);
  }
  Admission admit_alongside(const World& world, const Command& wanted, const InFlightCommand& open) const override {
    return beside(*this, world, wanted, open);
  }

  std::vector<SheetLine> sheet(const View& view, CreatureId creature) const override {
    return aura::sheet(*this, view, creature);
  }
  std::int64_t most_health(const World& world, const Creature& creature) const override {
    return Actor(*this, world, creature.id).aura_max().total();
  }
  void take_damage(Resolution& r, CreatureId who, const DiceText& damage) const override {
    aura::take_damage(r, who, damage);
  }
  std::vector<SheetAttack> sheet_attacks(const View& view, CreatureId creature) const override {
    return aura::sheet_attacks(*this, view, creature);
  }
  PathPreview preview(const View& view, CreatureId mover, const Path& path) const override {
    return preview_move(*this, view, mover, path);
  }
  std::vector<Params> preset_forms(const View& view, CreatureId creature, Key action) const override {
    return offered_forms(*this, view, creature, action);
  }
  std::optional<Param> autofill(const World& world, const Command& command, const Refusal& refusal) const override {
    return way_to_pay(*this, world, command, refusal);
  }
  Creature make_creature(const Record& record, const Campaign& campaign, CreatureId id,
                         std::uint64_t next_item) const override {
    return creature_from(*this, record, campaign, id, next_item);
  }
  Numbers initial_numbers(Key kind) const override { return initial_numbers_of(content(), kind); }
  HeroBuild make_hero(const Record& form, const Campaign& campaign, CreatureId id,
                      std::uint64_t next_item) const override {
    return hero_from(*this, form, campaign, id, next_item);
  }
  std::vector<ContentProblem> check(const Content& content) const override { return check_content(content); }

 private:
  StrengthTables strength_tables_;
};

}  // namespace

const ActionDefinition* find_action(Key action) {
  static const std::map<Key, const ActionDefinition*> definitions = [] {
    std::map<Key, const ActionDefinition*> all;
    for (const Row& row : rows())
      if (const auto* definition = std::get_if<const ActionDefinition*>(&row.plays))
        all.emplace(row.action, *definition);
    return all;
  }();
  const auto at = definitions.find(action);
  return at == definitions.end() ? nullptr : at->second;
}

const StrengthTables& strength_tables(const Ruleset& system) {
  return static_cast<const Aura&>(system).strength_tables();
}

std::unique_ptr<const System> make_system(Content content) { return std::make_unique<Aura>(std::move(content)); }

}  // namespace ft::rules::aura
