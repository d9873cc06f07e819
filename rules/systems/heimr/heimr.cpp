// Heimr as a System: its schema, and which part of it answers what.
#include "rules/systems/heimr/heimr.hpp"

#include "rules/systems/heimr/creature/actor.hpp"
#include "rules/systems/heimr/creature/bestiary.hpp"
#include "rules/systems/heimr/creature/heroes.hpp"
#include "rules/systems/heimr/creature/sheet.hpp"
#include "rules/systems/heimr/forms.hpp"
#include "rules/systems/heimr/free_play/chase.hpp"
#include "rules/systems/heimr/movement/reach.hpp"
#include "rules/systems/heimr/procedures.hpp"
#include "rules/systems/heimr/schema/schema.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/turns/turns.hpp"

namespace ft::rules::heimr {

namespace {

class Heimr : public System {
 public:
  Heimr(Content content, Schema schema) : System(std::move(content), std::move(schema), procedures()) {}

  std::optional<Due> due(const World& world, EncounterId encounter) const override {
    return next_due(world, encounter);
  }
  void on_leave_encounter(Resolution& r, CreatureId who) const override {
    if (r.world().encounter_of(who)->phase == "chase"_k) return leave_chase(r, who);
    heimr::on_leave_encounter(r, who);
  }

  std::vector<SheetLine> sheet(const View& view, CreatureId creature) const override {
    return heimr::sheet(*this, view, creature);
  }
  PathPreview preview(const View& view, CreatureId mover, const Path& path) const override {
    return preview_move(view, mover, path);
  }
  Verdict crossing(const View& view, CreatureId mover, Cell from, Cell to) const override {
    return may_go(view, mover, from, to);
  }
  std::vector<Params> forms(const View& view, CreatureId creature, Key action) const override {
    return offered_forms(*this, view, creature, action);
  }
  Creature make_creature(const Record& record, const Campaign& campaign, CreatureId id,
                         std::uint64_t next_item) const override {
    return creature_from(*this, record, campaign, id, next_item);
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
  /// Also whoever triggers what somebody has readied.
  bool commands(const Resolution& r) const override { return System::commands(r) || reacting(r); }
};

}  // namespace

std::unique_ptr<const System> make_system(Content content) {
  Schema schema = make_schema(content);
  return std::make_unique<Heimr>(std::move(content), std::move(schema));
}

}  // namespace ft::rules::heimr
