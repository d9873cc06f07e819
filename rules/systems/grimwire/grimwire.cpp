// GRIMWIRE as a System: its schema, and which part of it answers what.
#include "rules/systems/grimwire/grimwire.hpp"

#include "rules/systems/grimwire/actor.hpp"
#include "rules/systems/grimwire/areas.hpp"
#include "rules/systems/grimwire/bestiary.hpp"
#include "rules/systems/grimwire/forms.hpp"
#include "rules/systems/grimwire/heroes.hpp"
#include "rules/systems/grimwire/pace.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/schema/schema.hpp"
#include "rules/systems/grimwire/sheet.hpp"
#include "rules/systems/grimwire/techniques.hpp"
#include "rules/systems/grimwire/turns.hpp"

namespace ft::rules::grimwire {

using namespace literals;

namespace {

/// Whatever else is done in a harmful area is done too long in it. Source: GW-SPLASH-02.
bool is_movement(Key action) {
  for (const Key walks : {"move"_k, "swim"_k, "sneak"_k, "dash"_k, "jump"_k, "climb"_k, "balance"_k, "jump_down"_k,
                          "pass_turn"_k, "take_turn"_k, "end_turn"_k})
    if (action == walks) return true;
  return false;
}

class Grimwire : public System {
 public:
  explicit Grimwire(Content content) : System(std::move(content)), schema_(make_schema()) { index(schema_); }

  const Schema& schema() const override { return schema_; }

  void play(Resolution& r) const override {
    const Procedure procedure = procedure_of(r.command().action);
    const ActionSchema* declared = action(r.command().action);
    r.require(procedure && declared, {"E_UNKNOWN_ACTION"_k, {}, {}});
    const bool of_creature = declared->who == ActionSchema::For::creature;
    r.require(!of_creature || (r.actor() && r.known().find(r.actor())), {"E_NO_SUCH"_k, {{"field"_k, "actor"_k}}, {}});
    r.require(of_creature || r.viewer().is_gm(), {"E_ROLE"_k, {{"who"_k, "gm"_k}}, {}});
    r.require(!of_creature || commands(r), {"E_ROLE"_k, {{"who"_k, r.actor()}}, {}});
    procedure(r);
    if (of_creature && !is_movement(r.command().action)) areas_catch(r, r.actor());
  }

  std::optional<Due> due(const World& world, EncounterId encounter) const override {
    return next_due(world, encounter);
  }

  /// One resolution at a time in an encounter; outside, whoever is not named in the open one may act.
  Admission may_open(const World& world, const Command& wanted, const Command& open) const override {
    const Creature* first = world.find(wanted.actor);
    const Creature* second = world.find(open.actor);
    const bool apart = first && second && first->id != second->id && !first->encounter && !second->encounter;
    return apart ? Admission::opens : Admission::waits;
  }

  std::vector<SheetLine> sheet(const View& view, CreatureId creature) const override {
    return grimwire::sheet(*this, view, creature);
  }
  PathPreview preview(const View& view, CreatureId mover, const Path& path) const override {
    return preview_move(*this, view, mover, path);
  }
  std::vector<Params> forms(const View& view, CreatureId creature, Key action) const override {
    return offered_forms(*this, view, creature, action);
  }
  Creature make_creature(const Record& record, CreatureId id, std::uint64_t next_item) const override {
    return creature_from(*this, record, id, next_item);
  }
  Making make_hero(const Record& hero, const Campaign& campaign, CreatureId id,
                   std::uint64_t next_item) const override {
    return grimwire::make_hero(*this, hero, campaign, id, next_item);
  }
  std::vector<ContentProblem> check(const Content& content) const override { return check_techniques(content); }

 private:
  /// The GM, its players, and whoever controls its mind (GW-MINDC) command a creature.
  static bool commands(const Resolution& r) {
    if (r.viewer().is_gm() || r.viewer().plays(r.actor())) return true;
    const Condition* control = Actor(r.world(), r.actor()).find(key::mind_controlled);
    return control && r.viewer().plays(control->source.creature());
  }

  Schema schema_;
};

}  // namespace

std::unique_ptr<const System> make_system(Content content) { return std::make_unique<Grimwire>(std::move(content)); }

}  // namespace ft::rules::grimwire
