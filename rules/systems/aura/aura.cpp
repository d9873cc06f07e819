// Reality Check as a System: its schema, and which part of it answers what. Source: AU-ARB-01, AU-ARB-02, AU-RND-01.
#include "rules/systems/aura/aura.hpp"

#include "rules/systems/aura/creature/bestiary.hpp"
#include "rules/systems/aura/creature/heroes.hpp"
#include "rules/systems/aura/creature/sheet.hpp"
#include "rules/systems/aura/movement/preview.hpp"
#include "rules/systems/aura/procedures.hpp"
#include "rules/systems/aura/schema/schema.hpp"
#include "rules/systems/aura/techniques/forms.hpp"
#include "rules/systems/aura/turns/declare.hpp"
#include "rules/systems/aura/turns/interrupts.hpp"
#include "rules/systems/aura/turns/rounds.hpp"

namespace ft::rules::aura {

namespace {

class Aura : public System {
 public:
  explicit Aura(Content content) : System(std::move(content), make_schema(), procedures()) {}

  void play(Resolution& r) const override {
    const Procedure procedure = procedure_of(r.command().action);
    require_sender(r, procedure || find_action(r.command().action));
    if (procedure) return procedure(r);
    return traits_of(*this, r.command()).kind == ActionTraits::Kind::interrupt ? interrupt(r) : declare(r);
  }

  std::optional<Due> due(const World& world, EncounterId encounter) const override {
    return next_due(*this, world, encounter);
  }
  void on_leave_encounter(Resolution& r, CreatureId who) const override { aura::on_leave_encounter(r, who); }
  std::vector<Due> expirations(const World& world, EncounterId encounter) const override {
    return lapsing_replies(*this, world, encounter);
  }
  Admission admit(const World& world, const Command& wanted) const override {
    return held_back(*this, world, wanted);
  }
  Admission admit_alongside(const World& world, const Command& wanted, const Running& open) const override {
    return beside(*this, world, wanted, open);
  }

  std::vector<SheetLine> sheet(const View& view, CreatureId creature) const override {
    return aura::sheet(*this, view, creature);
  }
  PathPreview preview(const View& view, CreatureId mover, const Path& path) const override {
    return preview_move(*this, view, mover, path);
  }
  std::vector<Params> forms(const View& view, CreatureId creature, Key action) const override {
    return offered_forms(*this, view, creature, action);
  }
  std::optional<Param> remedy(const World& world, const Command& command, const Refusal& refusal) const override {
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
};

}  // namespace

std::unique_ptr<const System> make_system(Content content) { return std::make_unique<Aura>(std::move(content)); }

}  // namespace ft::rules::aura
