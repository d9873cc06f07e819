// What a GM does to the table outside the rules: literal, marked in the log, and on the record who did it.
#include "server/table/commands/edit_events.hpp"

#include <algorithm>

#include "server/table/history/campaign_limits.hpp"
#include "server/table/history/new_campaign.hpp"
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

template <class T>
concept Literal = requires(const Editing& on, const T& edit) { events_of(on, edit); };

/// The creature that the edit concerns, for taking it back in the right place.
CreatureId concerned(const codec::Edit::What& what) {
  return std::visit(
      [](const auto& edit) -> CreatureId {
        if constexpr (requires { edit.creature; }) return edit.creature;
        if constexpr (requires { edit.owner; }) return edit.owner.creature();
        return {};
      },
      what);
}

/// The same, or the one that it adds.
CreatureId concerned_or_added(ResolutionId id, const codec::Edit::What& what) {
  return std::holds_alternative<codec::AddCreature>(what) ? CreatureId{id.value} : concerned(what);
}

/// The scene on whose map it draws, or none.
SceneId drawn_on(const codec::Edit::What& what) {
  if (const auto* paint = std::get_if<codec::PaintGround>(&what)) return paint->scene;
  if (const auto* put = std::get_if<codec::PutWalls>(&what)) return put->scene;
  if (const auto* remove = std::get_if<codec::RemoveWalls>(&what)) return remove->scene;
  if (const auto* door = std::get_if<codec::SetDoor>(&what)) return door->scene;
  if (const auto* put = std::get_if<codec::PutLights>(&what)) return put->scene;
  if (const auto* remove = std::get_if<codec::RemoveLights>(&what)) return remove->scene;
  if (const auto* put = std::get_if<codec::PutNotes>(&what)) return put->scene;
  if (const auto* remove = std::get_if<codec::RemoveNotes>(&what)) return remove->scene;
  if (const auto* put = std::get_if<codec::PutRegions>(&what)) return put->scene;
  if (const auto* remove = std::get_if<codec::RemoveRegions>(&what)) return remove->scene;
  const auto* reveal = std::get_if<codec::RevealArea>(&what);
  return reveal ? reveal->scene : SceneId{};
}

/// Where it is undone: with that creature; an order with its encounter, terrain, walls, lights, notes, regions and fog with the encounter of their scene.
Scope scope_of_edit(const State& state, const codec::Edit::What& what, CreatureId creature) {
  if (const auto* order = std::get_if<codec::SetOrder>(&what)) return {order->encounter, {}};
  const SceneId drawn = drawn_on(what);
  if (!drawn) return scope_of(state, creature);
  for (const Encounter& encounter : state.encounters)
    if (encounter.scene == drawn) return {encounter.id, {}};
  return {};
}

/// Whether a player chooses a hero without a player, or gives up their own.
bool chooses_hero(const State& state, const codec::Edit& edit, const Viewer& viewer) {
  const auto* what = std::get_if<codec::EditCreature>(&edit.what);
  if (!what || !what->seats || what->name || what->side || what->picture || what->size || what->facing) return false;
  const Creature* hero = find_creature(state, what->creature);
  if (!hero || hero->hidden || hero->side != heroes) return false;
  const bool takes = hero->seats.empty() && *what->seats == std::vector{viewer.seat};
  const bool gives_up = hero->seats == std::vector{viewer.seat} && what->seats->empty();
  return takes || gives_up;
}

/// Whether a player gives a creature that they play another picture, and nothing else.
bool sets_own_picture(const codec::Edit& edit, const Viewer& viewer) {
  const auto* what = std::get_if<codec::EditCreature>(&edit.what);
  return what && what->picture && viewer.plays(what->creature) && !what->name && !what->side && !what->size &&
         !what->facing && !what->seats;
}

/// Whether it draws: what of it a player may is decided with the drawing (player_drawings.hpp).
bool draws(const codec::Edit& edit) {
  return std::holds_alternative<codec::PutNotes>(edit.what) || std::holds_alternative<codec::RemoveNotes>(edit.what);
}

}  // namespace

void Table::request(Presence& from, codec::Edit edit) {
  if (state_.done.happened(from.seat.id, edit.client_id))
    return broadcaster_->send(from, [&](codec::Deltas& deltas) { deltas.accepted(edit.client_id); });
  const bool allowed = from.seat.gm || std::holds_alternative<codec::Undo>(edit.what) ||
                       std::holds_alternative<codec::MakeHero>(edit.what) || draws(edit) ||
                       chooses_hero(state_.state, edit, from.viewer) || sets_own_picture(edit, from.viewer) ||
                       waits_for_absent_gm(edit, from);
  if (!allowed) return refuse(from, edit.client_id, {"E_ROLE"_k, {{"who"_k, "gm"_k}}, {}});
  const auto* pause = std::get_if<codec::PauseTable>(&edit.what);
  if (is_read_only() && pause && !pause->stop) return open_again(from, edit.client_id);
  if (failure_status_.damaged && std::holds_alternative<codec::PlayOn>(edit.what)) return play_on(from, edit.client_id);
  const Verdict stopped = not_playing();
  if (stopped && (!from.seat.gm || is_read_only())) return refuse(from, edit.client_id, *stopped);
  const std::optional<NotDone> why_not = apply(edit, from);
  if (!why_not) return accept(from, edit.client_id);
  if (const auto* refusal = std::get_if<Refusal>(&*why_not)) return refuse(from, edit.client_id, *refusal);
  broadcaster_->send(from, [&](codec::Deltas& deltas) {
    deltas.content_problems(edit.client_id, std::get<codec::Problems>(*why_not));
  });
}

/// What an open resolution may count on is not taken away under it.
template <class What>
constexpr bool takes_away = std::is_same_v<What, codec::RemoveCreature> || std::is_same_v<What, codec::RemoveItem> ||
                            std::is_same_v<What, codec::EndCondition>;

template <class What>
Verdict Table::apply_literally(const codec::Edit& edit, const What& what, Presence& from) {
  if constexpr (takes_away<What>)
    if (resolutions_->may_name(what.creature)) return Refusal{"E_OPEN_NAMES"_k, {{"who"_k, what.creature}}, {}};
  const ResolutionId id = ids_.next();
  const auto draw_fixture = [this] { return ids_.next_fixture(); };
  auto events = events_of({system(), state_.state, id, draw_fixture, from.viewer}, what);
  if (!events) return events.error();
  if (const Verdict full = beyond_limits(state_.state, *events)) return *full;
  const CreatureId creature = concerned_or_added(id, edit.what);
  apply_events_of_edit(id, edit, from, scope_of_edit(state_.state, edit.what, creature), *events);
  if constexpr (std::is_same_v<What, codec::AddCreature>)
    if (what.join) join_fight(creature, from);
  return std::nullopt;
}

std::optional<NotDone> Table::apply(const codec::Edit& edit, Presence& from) {
  return std::visit(
      [&](const auto& what) -> std::optional<NotDone> {
        using What = std::decay_t<decltype(what)>;
        if constexpr (Literal<What>)
          return apply_literally(edit, what, from);
        else if constexpr (std::is_same_v<What, codec::Undo>)
          return undo(what, from);
        else if constexpr (std::is_same_v<What, codec::Redo>)
          return redo(from);
        else if constexpr (std::is_same_v<What, codec::CancelResolution>)
          return cancel(what, from);
        else if constexpr (std::is_same_v<What, codec::PauseTable>)
          return stop(what, from.seat.id);
        else if constexpr (std::is_same_v<What, codec::StartClock>)
          return start_clock(what);
        else if constexpr (std::is_same_v<What, codec::PlayOn>)
          return Refusal{"E_NOT_DAMAGED"_k, {}, {}};
        else if constexpr (std::is_same_v<What, codec::PutRecord>)
          return change_content(edit, from, content_->write({what.draft}));
        else if constexpr (std::is_same_v<What, codec::RemoveRecord>)
          return change_content(edit, from, content_->remove(what.record));
        else if constexpr (std::is_same_v<What, codec::RestoreRecord>)
          return change_content(edit, from, content_->restore(what.record));
        else if constexpr (std::is_same_v<What, codec::ImportContent>)
          return import(edit, what, from);
        else
          return make_hero(edit, what, from);
      },
      edit.what);
}

/// Logged, and undone there.
void Table::apply_events_of_edit(ResolutionId id, const codec::Edit& edit, const Presence& from, Scope scope,
                                 const Events& events) {
  const std::string kind(codec::kind_of(edit));
  add_to_batch(codec::GmEdit{id, from.seat.id, kind, {}, scope.encounter, scope.creature});
  const CreatureId edited = concerned_or_added(id, edit.what);
  const CreatureId whose = edited ? edited : scope.creature;
  state_.undo_history.begin({id, scope.encounter, scope.creature, from.seat.id, {}, {}, false, {}, whose, {}, kind});
  apply_events({.group = id, .at_ms = batch_.at_ms, .action = {}, .actor = {}, .by_gm = from.seat.gm, .voided = false},
               events);
}

/// A newcomer joins a running fight by the book's rule.
void Table::join_fight(CreatureId creature, const Presence& from) {
  const std::string& joins = system().schema().join_action;
  if (joins.empty()) return;
  const Command join{Key(joins), {}, {{"target"_k, creature}}, {}, {}};
  (void)play({join, from.viewer, from.seat.id, 0});
}

Verdict Table::stop(const codec::PauseTable& wanted, SeatId by) {
  if (wanted.stop == state_.stopped) return std::nullopt;
  if (wanted.stop)
    add_to_batch(codec::TableStopped{by});
  else
    add_to_batch(codec::TableResumed{by});
  state_.stopped = wanted.stop;
  say_status();
  return std::nullopt;
}

Verdict Table::start_clock(const codec::StartClock& wanted) {
  if (!questions_->find(wanted.question)) return Refusal{"E_ANSWERED"_k, {}, {}};
  questions_->start_clock(wanted.question);
  return std::nullopt;
}

}  // namespace ft::table
