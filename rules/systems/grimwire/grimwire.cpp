// GRIMWIRE as a System: its schema, and which part of it answers what.
#include "rules/systems/grimwire/grimwire.hpp"

#include "rules/systems/grimwire/combat/sheet_attacks.hpp"
#include "rules/systems/grimwire/conditions/areas.hpp"
#include "rules/systems/grimwire/conditions/falling.hpp"
#include "rules/systems/grimwire/conditions/moments.hpp"
#include "rules/systems/grimwire/conditions/take_damage.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"
#include "rules/systems/grimwire/creature/bestiary.hpp"
#include "rules/systems/grimwire/creature/carried.hpp"
#include "rules/systems/grimwire/creature/heroes.hpp"
#include "rules/systems/grimwire/forms.hpp"
#include "rules/systems/grimwire/movement/pace.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/schema/schema.hpp"
#include "rules/systems/grimwire/sheet.hpp"
#include "rules/systems/grimwire/techniques/reactions.hpp"
#include "rules/systems/grimwire/techniques/techniques.hpp"
#include "rules/systems/grimwire/turns/conflict.hpp"
#include "rules/systems/grimwire/turns/rounds.hpp"

namespace ft::rules::grimwire {

namespace {

/// Other actions in a harmful area trigger its damage. Source: GW-SPLASH-02.
bool is_movement(Key action) {
  for (const Key walks : {"move"_k, "swim"_k, "sneak"_k, "dash"_k, "jump"_k, "climb"_k, "balance"_k, "jump_down"_k,
                          "pass_turn"_k, "take_turn"_k, "end_turn"_k})
    if (action == walks) return true;
  return false;
}

class Grimwire : public ReactiveSystem {
 public:
  explicit Grimwire(Content content) : ReactiveSystem(std::move(content), make_schema(), procedures()) {}

  void play(Resolution& r) const override {
    System::play(r);
    const bool of_creature = action(r.command().action)->who == ActionSchema::For::creature;
    if (of_creature && !is_movement(r.command().action)) areas_catch(r, r.actor());
  }

  std::optional<Due> due(const World& world, EncounterId encounter) const override {
    return next_due(world, encounter);
  }
  void on_leave_encounter(Resolution& r, CreatureId who) const override { grimwire::on_leave_encounter(r, who); }
  MomentAnswer react(Resolution& r, const Moment& what, std::vector<CreatureId>& already_asked) const override {
    return answer_moment(r, what, already_asked);
  }

  std::vector<SheetLine> sheet(const View& view, CreatureId creature) const override {
    return grimwire::sheet(*this, view, creature);
  }
  std::vector<SheetAttack> sheet_attacks(const View& view, CreatureId creature) const override {
    return grimwire::sheet_attacks(*this, view, creature);
  }
  PathPreview preview(const View& view, CreatureId mover, const Path& path) const override {
    return preview_move(*this, view, mover, path);
  }
  std::vector<Params> preset_forms(const View& view, CreatureId creature, Key action) const override {
    return grimwire::preset_forms(*this, view, creature, action);
  }
  Creature make_creature(const Record& record, const Campaign&, CreatureId id, std::uint64_t next_item) const override {
    return creature_from(*this, record, id, next_item);
  }
  std::int64_t ground_height(const Scene& scene, Cell cell) const override {
    return ground_tenths(scene, cell) * tenth;
  }
  void take_damage(Resolution& r, CreatureId who, const DiceText& damage) const override {
    grimwire::take_damage(r, who, damage);
  }
  Numbers initial_numbers(Key kind) const override { return initial_numbers_of(content(), kind); }
  HeroBuild make_hero(const Record& form, const Campaign& campaign, CreatureId id,
                      std::uint64_t next_item) const override {
    return hero_from(*this, form, campaign, id, next_item);
  }
  std::vector<ContentProblem> check(const Content& content) const override { return check_content(content); }

 private:
  /// Also for the controller of its mind (GW-MINDC).
  bool commands(const Resolution& r) const override {
    if (System::commands(r)) return true;
    const Condition* control = Actor(r.world(), r.actor()).find(key::mind_controlled);
    return control && r.viewer().plays(control->source.creature());
  }
};

}  // namespace

std::unique_ptr<const System> make_system(Content content) { return std::make_unique<Grimwire>(std::move(content)); }

}  // namespace ft::rules::grimwire
