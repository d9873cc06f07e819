// Character creation: the form is a record of kind "hero"; the rulebook returns the hero or the problems.
#include <algorithm>

#include "rules/kernel/maps/hexes.hpp"
#include "rules/kernel/movement/find_free_place.hpp"
#include "rules/kernel/projection/projection.hpp"
#include "server/table/history/campaign_limits.hpp"
#include "server/table/history/new_campaign.hpp"
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

constexpr CreatureId not_yet_made{std::uint64_t{1} << 31};  // ids that are drawn are below
constexpr std::size_t most_heroes = 100;                    // of a campaign
constexpr std::int64_t most_given_up = 2;                   // made by the player and without a player now

bool has_form(const Schema& schema) {
  return std::any_of(schema.records.begin(), schema.records.end(),
                     [](const RecordSchema& record) { return record.kind == "hero"; });
}

/// A form has neither a kind nor, as a rule, an id.
Draft as_hero(Draft draft) {
  auto* table = std::get_if<Draft::Table>(&draft.is);
  if (!table) return draft;
  std::erase_if(*table, [](const auto& entry) { return entry.first == "kind" || entry.first == "id"; });
  for (const char* field : {"kind", "id"}) {
    Draft hero;
    hero.is = std::string("hero");
    table->push_back({field, std::move(hero)});
  }
  return draft;
}

/// Leaves out a name that only the form knows: a trial form teaches nothing.
void leave_out_unknown(codec::HeroReport& report, const codec::StoredNames& known, const NameTable& of_form) {
  for (BuildProblem& problem : report.making.problems)
    for (Param& param : problem.why.params)
      if (const Key* key = param.value.as<Key>(); key && !known.knows(*key))
        param.value = of_form.has(*key) ? Value(of_form.of(*key)) : Value();
  for (SheetLine& line : report.sheet) {
    Sum known_sum;
    for (const Part& part : line.sum.parts())
      known_sum.keep(known.knows(part.source) ? part.source : Key{}, part.value, part.rule);
    line.sum = known_sum;
  }
  Numbers numbers;
  for (const auto& [key, value] : report.making.creature.numbers.all()) {
    const bool is_name = known.rulebook_names().holds_key(key);
    if (known.knows(key) && (!is_name || known.knows(Key(static_cast<std::uint32_t>(value))))) numbers.set(key, value);
  }
  report.making.creature.numbers = numbers;
}

const Creature* hero_of(const State& state, SeatId seat) {
  const auto at = std::find_if(state.creatures.begin(), state.creatures.end(), [&](const Creature& creature) {
    return std::find(creature.seats.begin(), creature.seats.end(), seat) != creature.seats.end();
  });
  return at == state.creatures.end() ? nullptr : &*at;
}

/// Near the other heroes, those that players have first, else near the middle of the map: as the hero's maker knows it,
/// so that no gap betrays a hidden creature.
Place beside_heroes(const View& view, const Scene& scene, std::int32_t size) {
  auto there = view.in_scene(scene.id);
  std::erase_if(there, [](const Creature* creature) { return creature->side != heroes; });
  const auto played = std::ranges::find_if(there, [](const Creature* creature) { return !creature->seats.empty(); });
  const auto hero = played == there.end() ? there.begin() : played;
  const Place middle = Place::at(cell_at_offset(scene, {scene.columns / 2, scene.rows / 2}));
  return find_free_place(view, scene, hero == there.end() ? middle : (*hero)->place, size);
}

/// A refusal may be overridden by a GM with a reason, or by the table's strictness (law R12); returns what stands, adds
/// the overridden ones to `events`.
Verdict what_stands(const System& system, const State& state, const HeroBuild& making, const std::string& reason,
                    Events& events) {
  for (const BuildProblem& problem : making.problems) {
    const RefusalSchema* declared = system.refusal(problem.why.code);
    const auto strictness = static_cast<Strictness>(state.campaign.strictness.get(problem.why.code));
    const bool warns = reason.empty() && strictness == Strictness::warn;
    if (!declared || declared->absolute) return problem.why;
    if (reason.empty() && strictness == Strictness::forbid) return problem.why;
    if (strictness == Strictness::off) continue;
    events.emplace_back(RuleOverridden{problem.why.code, problem.why.params,
                                       problem.why.rule ? problem.why.rule : Key(declared->rule), warns, reason});
  }
  return std::nullopt;
}

}  // namespace

std::expected<NamedRecord, codec::Problems> Table::read_hero(const Draft& draft) const {
  auto read = read_record(system().schema(), system().names(), system().content(), as_hero(draft));
  if (!read) return std::unexpected(within_form(std::move(read.error())));
  if (const auto clash = clash_among(read->names, *stored_names_))
    return std::unexpected(codec::Problems{{"", 0, "", "another name than " + *clash}});
  return read;
}

/// Changes nothing, so nothing is journaled. A name that only this form knows is left out.
void Table::request(Presence& from, codec::TryHero wanted) {
  if (!has_form(system().schema())) return refuse(from, wanted.client_id, {"E_UNKNOWN_ACTION"_k, {}, {}});
  const auto hero = read_hero(wanted.hero);
  if (!hero)
    return broadcaster_->send(from, [&](codec::Deltas& deltas) { deltas.hero_report(wanted.client_id, hero.error()); });
  codec::HeroReport report{
      system().make_hero(hero->record, state_.state.campaign, not_yet_made, first_item_of(not_yet_made)), {}};
  Creature& made = report.making.creature;
  made.scene = state_.state.campaign.shown;
  World world(state_.state);
  world.apply(CreatureAdded{made});
  Viewer maker = from.viewer;
  maker.creatures.push_back(not_yet_made);
  report.sheet = system().sheet(View(system(), world, maker), not_yet_made);
  Numbers read;
  for (const auto& [key, value] : made.numbers.all())
    if (may_read(system(), state_.state, made, key, maker)) read.set(key, value);
  made.numbers = read;
  leave_out_unknown(report, *stored_names_, hero->names);
  broadcaster_->send(from, [&](codec::Deltas& deltas) { deltas.hero_report(wanted.client_id, report); });
}

/// How many heroes of this maker are without a player, as far as this process remembers.
std::int64_t Table::given_up(SeatId maker) const {
  return std::count_if(state_.state.creatures.begin(), state_.state.creatures.end(), [&](const Creature& creature) {
    const auto by = hero_creator_.find(creature.id);
    return by != hero_creator_.end() && by->second == maker && creature.seats.empty();
  });
}

/// By a player without a creature, for themselves; by the GM for any player.
std::optional<NotDone> Table::make_hero(const codec::Edit& edit, const codec::MakeHero& wanted, const Presence& from) {
  if (!has_form(system().schema())) return Refusal{"E_UNKNOWN_ACTION"_k, {}, {}};
  const Creature* own = hero_of(state_.state, from.seat.id);
  if (own && !from.seat.gm) return Refusal{"E_HAS_HERO"_k, {{"who"_k, own->id}}, {}};
  if (!from.seat.gm && !wanted.reason.empty()) return Refusal{"E_ROLE"_k, {{"who"_k, "gm"_k}}, {}};
  const auto in_party = std::count_if(state_.state.creatures.begin(), state_.state.creatures.end(),
                                      [](const Creature& creature) { return creature.side == heroes; });
  if (static_cast<std::size_t>(in_party) >= most_heroes) return limit_reached("limit_heroes"_k, most_heroes);
  if (!from.seat.gm && given_up(from.seat.id) >= most_given_up)
    return limit_reached("limit_released_heroes"_k, most_given_up);
  const Scene* scene = find_scene(state_.state, state_.state.campaign.shown);
  if (!scene) return Refusal{"E_NO_SUCH"_k, {{"field"_k, "scene"_k}}, {}};
  const auto hero = read_hero(wanted.hero);
  if (!hero) return hero.error();

  const ResolutionId id = ids_.next();
  const CreatureId creature{id.value};
  HeroBuild making = system().make_hero(hero->record, state_.state.campaign, creature, first_item_of(creature));
  Events events;
  if (Verdict why_not = what_stands(system(), state_.state, making, wanted.reason, events)) return *why_not;
  making.creature.side = heroes;
  making.creature.record = {};
  making.creature.scene = scene->id;
  const World world(state_.state);
  making.creature.place = beside_heroes(View(system(), world, from.viewer), *scene, making.creature.size);
  if (!from.seat.gm) making.creature.seats = {from.seat.id};
  events.emplace_back(CreatureAdded{std::move(making.creature)});
  if (const Verdict full = beyond_limits(state_.state, events)) return *full;
  hero_creator_[creature] = from.seat.id;
  content_->learn(hero->names);
  apply_events_of_edit(id, edit, from, {{}, creature}, events);
  return std::nullopt;
}

}  // namespace ft::table
