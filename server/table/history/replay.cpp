// The fold of journal batches into the state of a table, live and when a table is opened.
#include <algorithm>

#include "rules/kernel/values/assert.hpp"
#include "server/table/history/load.hpp"

namespace ft::table {

using namespace rules;

namespace {

template <class E>
bool any(const Events& events) {
  return std::any_of(events.begin(), events.end(), [](const Event& event) { return std::holds_alternative<E>(event); });
}

/// Kept dice last until the turn they were thrown in ends, outside encounters for some batches.
void forget_kept_dice(TableState& table, const Events& events) {
  std::erase_if(table.kept_dice, [&](const VoidedDice& kept) {
    return !kept.encounter && table.number + 1 > kept.batch + VoidedDice::batches_outside;
  });
  for (const Event& event : events) {
    EncounterId over;
    if (const auto* turn = std::get_if<TurnEnded>(&event)) over = turn->encounter;
    if (const auto* fight = std::get_if<EncounterEnded>(&event)) over = fight->encounter;
    if (const auto* fight = std::get_if<EncounterStarted>(&event)) {
      std::erase_if(table.kept_dice, [](const VoidedDice& kept) { return !kept.encounter; });
      over = fight->encounter.id;
    }
    if (over) std::erase_if(table.kept_dice, [&](const VoidedDice& kept) { return kept.encounter == over; });
  }
}

}  // namespace

std::vector<Viewer> possible_viewers(const State& state) {
  std::set<SeatId> seats{SeatId{}};
  for (const Creature& creature : state.creatures) seats.insert(creature.seats.begin(), creature.seats.end());
  std::vector<Viewer> viewers{Viewer::gm()};
  for (const SeatId seat : seats) viewers.push_back(viewer_of(state, seat, Viewer::Role::player));
  return viewers;
}

std::vector<ProjectedEvents> take_in(TableState& table, const codec::LogContext& context, const Events& events,
                                     const Witnesses& by, const codec::WireNames& wire_names) {
  table.undo_history.add_events(context.group, events, table.state);
  if (UndoStep* step = table.undo_history.find(context.group)) {
    step->revealed |= reveals(by.sights.system(), events);
    if (step->batches.empty() || step->batches.back() != table.number + 1) step->batches.push_back(table.number + 1);
  }
  std::vector<ProjectedEvents> known = fold_and_project(table.state, events, context, by);
  if (any<TurnStarted>(events) || any<EncounterStarted>(events)) table.undo_history.keep(table.state);
  forget_kept_dice(table, events);
  table.log.add(known, wire_names);
  return known;
}

void record_knowledge(TableState& table, const Events& explored) {
  const auto is_new = [](const Event& event) { return std::holds_alternative<AreaRevealed>(event); };
  if (std::ranges::any_of(explored, is_new)) table.undo_history.mark_newest_revealed();
  table.undo_history.add_events({}, explored, table.state);
  fold(table.state, explored);
}

codec::LogContext context_of(const codec::ResolutionOpened& opened, std::int64_t at_ms) {
  return {.group = opened.id,
          .at_ms = at_ms,
          .action = opened.command.action,
          .actor = opened.command.actor,
          .by_gm = !opened.command.overrides.empty(),
          .voided = false};
}

UndoStep undo_step_of(const codec::ResolutionOpened& opened) {
  UndoStep step{opened.id, opened.encounter, opened.creature, opened.viewer.seat, {}, {}};
  step.actor = opened.command.actor;
  step.action = opened.command.action;
  return step;
}

UndoneStep begin_redo(TableState& table, ResolutionId id, SeatId by) {
  UndoneStep again = table.undo_history.begin_redo(id, by);
  std::erase_if(table.kept_dice, [&](const VoidedDice& kept) { return kept.command == again.step.command; });
  return again;
}

std::optional<State> void_steps(TableState& table, const std::set<ResolutionId>& steps) {
  std::vector<VoidedDice> kept;
  for (const ResolutionId id : steps)
    if (const UndoStep* step = table.undo_history.find(id); step && !step->dice.empty())
      kept.push_back({step->command, step->encounter, step->dice, table.number + 1});
  const auto is_open = [&](ResolutionId id) { return table.open.contains(id); };
  auto before = table.undo_history.void_steps(steps, is_open, table.state);
  if (!before) return before;
  for (VoidedDice& dice : kept) {
    std::erase_if(table.kept_dice, [&](const VoidedDice& old) { return old.command == dice.command; });
    table.kept_dice.push_back(std::move(dice));
  }
  for (const ResolutionId id : steps) table.open.erase(id);
  table.log.mark_voided(steps);
  return before;
}

namespace {

/// One record after the other, as they stand in a batch.
struct Replaying {
  TableState& table;
  const codec::Batch& batch;
  const System& system;
  const codec::WireNames& wire_names;

  bool ends_here(ResolutionId id) const {
    return std::any_of(batch.records.begin(), batch.records.end(), [&](const codec::Record& record) {
      const auto* closed = std::get_if<codec::ResolutionClosed>(&record);
      return closed && closed->resolution == id;
    });
  }

  OpenResolution& open(ResolutionId id) const {
    const auto at = table.open.find(id);
    FT_ASSERT(at != table.open.end(), "the journal goes on with a resolution that is not open");
    return at->second;
  }

  void operator()(const codec::ResolutionOpened& opened) const {
    OpenResolution resolution{opened, nullptr, {}, {}, {}, {}, {batch.at_ms, ++table.requests}};
    if (!ends_here(opened.id)) resolution.base = std::make_shared<const State>(table.state);
    table.open.insert_or_assign(opened.id, std::move(resolution));
    table.undo_history.begin(undo_step_of(opened));
  }

  void operator()(const codec::TapeAppended& taped) const {
    open(taped.resolution).tape.push_back(taped.entry);
    if (const auto* die = std::get_if<DieRolled>(&taped.entry))
      table.undo_history.add_die(taped.resolution, open(taped.resolution).opened.command, *die);
    std::vector<std::uint32_t> met;
    if (const auto* answered = std::get_if<Answered>(&taped.entry)) met = {answered->question};
    if (const auto* silent = std::get_if<TimedOut>(&taped.entry)) met = silent->questions;
    std::erase_if(open(taped.resolution).questions,
                  [&](const Question& q) { return std::find(met.begin(), met.end(), q.tag) != met.end(); });
  }

  void operator()(const codec::QuestionAsked& asked) const {
    open(asked.resolution).questions.push_back(asked.question);
  }

  void operator()(const codec::EventsRecorded& happened) const {
    if (!happened.resolution && std::ranges::all_of(happened.events, is_knowledge))
      return record_knowledge(table, happened.events);
    codec::LogContext context{.group = happened.resolution, .at_ms = batch.at_ms, .action = {}, .actor = {}};
    const auto at = table.open.find(happened.resolution);
    if (at != table.open.end()) {
      context = context_of(at->second.opened, batch.at_ms);
      at->second.events.insert(at->second.events.end(), happened.events.begin(), happened.events.end());
    } else {
      context.by_gm = bool(happened.resolution);
      if (const UndoStep* step = table.undo_history.find(happened.resolution)) {
        context.action = step->action;  // of an edit that does it again
        context.actor = step->action ? step->actor : CreatureId{};
      }
    }
    const std::vector<Viewer> viewers = possible_viewers(table.state);
    Sights sights(system, table.state);
    (void)take_in(table, context, happened.events, {viewers, sights}, wire_names);
  }

  void operator()(const codec::ResolutionClosed& closed) const {
    if (closed.how == codec::ResolutionClosed::How::finished)
      std::erase_if(table.kept_dice,
                    [&](const VoidedDice& kept) { return kept.command == open(closed.resolution).opened.command; });
    table.open.erase(closed.resolution);
  }

  void operator()(const codec::GmEdit& edited) const {
    if (edited.kind == redo_edit) {
      if (!table.undo_history.undone().empty()) (void)begin_redo(table, edited.id, edited.by);
      return;
    }
    table.undo_history.begin(
        {edited.id, edited.encounter, edited.creature, edited.by, {}, {}, false, {}, edited.creature, {}, edited.kind});
  }

  void operator()(const codec::Voided& voided) const {
    const auto before = void_steps(table, {voided.resolutions.begin(), voided.resolutions.end()});
    FT_ASSERT(before, "what was taken back once can be taken back again");
  }

  void operator()(const codec::RequestCompleted& done) const { table.done.remember(done); }
  void operator()(const codec::TableStopped&) const { table.stopped = true; }
  void operator()(const codec::TableResumed&) const { table.stopped = false; }
  void operator()(const codec::AutoAnswer& order) const { take_order(table, order); }
  void operator()(const codec::ChatRolled& roll) const { table.log.add(roll, batch.at_ms); }
  void operator()(const codec::PlayedOn& on) const {
    TableState next;
    next.number = table.number;
    next.state = on.state;
    table = std::move(next);
  }
  void operator()(const codec::EarlyAnswer&) const {}  // TapeAppended holds them: the tape takes answers as they arrive
};

}  // namespace

void replay(TableState& table, const codec::Batch& batch, std::int64_t number, const System& system,
            const codec::WireNames& wire_names) {
  for (const codec::Record& record : batch.records) std::visit(Replaying{table, batch, system, wire_names}, record);
  table.number = number;
}

bool can_be_kept(const TableState& table) {
  return table.open.empty() && table.kept_dice.empty() && table.undo_history.undone().empty();
}

codec::Snapshot snapshot_of(const TableState& table, const codec::Revision& revision) {
  FT_ASSERT(can_be_kept(table), "a snapshot holds nothing open, kept or undone: see can_be_kept");
  std::vector<codec::AutoAnswer> auto_answers;
  for (const auto& [about, order] : table.auto_answers) auto_answers.push_back(order);
  return {.number = table.number,
          .state = table.state,
          .revision = revision,
          .next_id = 1,
          .clients = table.done.all(),
          .log = {},
          .auto_answers = std::move(auto_answers),
          .stopped = table.stopped};
}

}  // namespace ft::table
