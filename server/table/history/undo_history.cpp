// Folding again without what was taken back.
#include "server/table/history/undo_history.hpp"

#include <algorithm>

#include "rules/kernel/values/assert.hpp"

namespace ft::table {

using rules::State;

namespace {
constexpr std::ptrdiff_t kept_turns = 8;     // so many turns can be taken back,
constexpr std::size_t least_pieces = 256;    // or so many pieces where turns are long or there are none
constexpr std::size_t pieces_between = 128;  // outside fights a state is kept every so many pieces,
constexpr std::size_t cells_between = 2000;  // and after so many painted cells, which are dear to fold again

bool changes_state(const rules::Event& event) {
  return !std::holds_alternative<rules::RollMade>(event) && !std::holds_alternative<rules::Calculated>(event) &&
         !std::holds_alternative<rules::LogLine>(event) && !std::holds_alternative<rules::ActionDeclared>(event) &&
         !std::holds_alternative<rules::RuleOverridden>(event);
}

std::size_t cells_among(const rules::Events& events) {
  std::size_t cells = 0;
  for (const rules::Event& event : events)
    if (const auto* painted = std::get_if<rules::TerrainSet>(&event))
      for (const rules::TerrainRun& run : painted->runs) cells += static_cast<std::size_t>(run.cells);
  return cells;
}

/// A walk's steps are one from where it began.
bool goes_on(const rules::Events& so_far, const rules::Event& event) {
  const auto* before = so_far.empty() ? nullptr : std::get_if<rules::Moved>(&so_far.back());
  const auto* now = std::get_if<rules::Moved>(&event);
  return before && now && before->creature == now->creature;
}

rules::Events changes_among(const rules::Events& events) {
  rules::Events changes;
  for (const rules::Event& event : events) {
    if (!changes_state(event)) continue;
    if (goes_on(changes, event)) {
      const rules::Place from = std::get<rules::Moved>(changes.back()).from;
      changes.back() = event;
      std::get<rules::Moved>(changes.back()).from = from;
    } else {
      changes.push_back(event);
    }
  }
  return changes;
}

/// Whether these are what creatures saw for the first time or lost sight of: they belong to no step, and undo takes none of it back.
bool is_knowledge(rules::ResolutionId step, const rules::Events& events) {
  return !step && std::ranges::all_of(events, [](const rules::Event& event) { return rules::is_knowledge(event); });
}

/// The scene that is seen, by an event of knowledge.
rules::SceneId scene_seen(const rules::Event& event) {
  if (const auto* seen = std::get_if<rules::AreaRevealed>(&event)) return seen->scene;
  if (const auto* lost = std::get_if<rules::GhostRecorded>(&event)) return lost->scene;
  if (const auto* changed = std::get_if<rules::MapRemembered>(&event)) return changed->scene;
  const auto* found = std::get_if<rules::GhostCleared>(&event);
  return found ? found->scene : rules::SceneId{};
}

/// What was seen of a scene that was never there is left out.
void fold_again(State& state, const rules::Events& events) {
  for (const rules::Event& event : events) {
    const rules::SceneId seen = scene_seen(event);
    if (!seen || std::ranges::find(state.scenes, seen, &rules::Scene::id) != state.scenes.end())
      rules::fold(state, event);
  }
}

}  // namespace

void UndoHistory::begin(UndoStep step) { steps_.push_back(std::move(step)); }

void UndoHistory::add_die(rules::ResolutionId id, const rules::Command& command, const rules::DieRolled& die) {
  UndoStep* step = find(id);
  if (!step) return;
  step->command = command;
  step->dice.push_back(die);
}

UndoStep* UndoHistory::find(rules::ResolutionId id) {
  const auto at = std::find_if(steps_.rbegin(), steps_.rend(), [&](const UndoStep& step) { return step.id == id; });
  return at == steps_.rend() ? nullptr : &*at;
}

UndoneStep UndoHistory::begin_redo(rules::ResolutionId id, rules::SeatId by) {
  FT_ASSERT(!undone_.empty(), "only what was undone is done again");
  UndoneStep again = std::move(undone_.back());
  undone_.pop_back();
  redone_ = again.step.id = id;
  again.step.by = by;
  again.step.batches.clear();
  begin(again.step);
  return again;
}

void UndoHistory::add_events(rules::ResolutionId step, const rules::Events& events, const State& before) {
  const bool knowledge = is_knowledge(step, events);
  if (step != redone_ && !knowledge && std::any_of(events.begin(), events.end(), changes_state)) undone_.clear();
  if (!step && kept_.empty()) return;  // how the campaign began: nothing before it is ever wanted
  const std::size_t so_far = forgotten_ + pieces_.size();
  const auto regular =
      std::find_if(kept_.rbegin(), kept_.rend(), [](const Kept& one) { return !one.after_many_cells; });
  if (regular == kept_.rend() || so_far - regular->pieces >= pieces_between) {
    keep(before);
  } else if (cells_ >= cells_between) {
    std::erase_if(kept_, [](const Kept& one) { return one.after_many_cells; });
    keep(before);
    kept_.back().after_many_cells = kept_.size() > 1;
  }
  cells_ += cells_among(events);
  pieces_.push_back({step, changes_among(events)});
}

void UndoHistory::keep(const State& now) {
  const std::size_t so_far = forgotten_ + pieces_.size();
  if (!kept_.empty() && kept_.back().pieces == so_far) kept_.pop_back();
  kept_.push_back({so_far, now});
  cells_ = 0;
}

void UndoHistory::trim(const std::function<bool(rules::ResolutionId)>& is_open) {
  const std::size_t so_far = forgotten_ + pieces_.size();
  const auto turns = [this] { return std::ranges::count(kept_, false, &Kept::after_many_cells); };
  while (turns() > kept_turns || (kept_.size() > 1 && so_far - kept_[1].pieces >= least_pieces)) {
    const auto end = pieces_.begin() + static_cast<std::ptrdiff_t>(kept_[1].pieces - forgotten_);
    if (std::any_of(pieces_.begin(), end, [&](const Piece& piece) { return is_open(piece.step); })) return;
    forget_oldest();
  }
}

/// Drops the oldest state with the pieces up to the next one, and every step that began among them.
void UndoHistory::forget_oldest() {
  kept_.pop_front();
  kept_.front().after_many_cells = false;
  std::set<rules::ResolutionId> cut;
  for (; forgotten_ < kept_.front().pieces; ++forgotten_) {
    const rules::ResolutionId step = pieces_.front().step;
    pieces_.pop_front();
    if (!steps_.empty() && steps_.front().id == step)
      steps_.pop_front();
    else if (step)
      cut.insert(step);
  }
  forget(cut);
}

void UndoHistory::forget(const std::set<rules::ResolutionId>& steps) {
  if (!steps.empty()) std::erase_if(steps_, [&](const UndoStep& step) { return steps.contains(step.id); });
}

std::optional<State> UndoHistory::void_steps(const std::set<rules::ResolutionId>& steps,
                                             const std::function<bool(rules::ResolutionId)>& is_open, State& state) {
  const auto among = [&](const auto& piece) { return steps.contains(piece.step); };
  const auto first = std::find_if(pieces_.begin(), pieces_.end(), among);
  bool can_redo = std::all_of(first, pieces_.end(), [&](const Piece& piece) {
    return among(piece) || is_knowledge(piece.step, piece.events) || piece.events.empty();
  });
  std::optional<UndoneStep> undone;
  std::optional<State> before;
  for (const UndoStep& step : steps_) {
    if (!step.by || !steps.contains(step.id)) continue;
    undone.emplace(UndoneStep{step, {}});
    can_redo &= !is_open(step.id);
  }
  if (first != pieces_.end()) {
    const std::size_t from = forgotten_ + static_cast<std::size_t>(first - pieces_.begin());
    const auto base =
        std::find_if(kept_.rbegin(), kept_.rend(), [&](const Kept& one) { return one.pieces <= from; }).base();
    State again = std::prev(base)->state;
    const auto folded = pieces_.begin() + static_cast<std::ptrdiff_t>(std::prev(base)->pieces - forgotten_);
    bool ended = true;  // so far
    try {
      for (auto piece = folded; piece != pieces_.end(); ++piece) {
        if (!among(*piece)) {
          fold_again(again, piece->events);
          continue;
        }
        ended &= !is_open(piece->step);
        if (undone && ended) undone->events.insert(undone->events.end(), piece->events.begin(), piece->events.end());
      }
    } catch (const Bug&) {
      return std::nullopt;  // a later event names what the voided ones made
    }
    std::swap(state, again);
    before = std::move(again);
    pieces_.erase(std::remove_if(folded, pieces_.end(), among), pieces_.end());
    kept_.erase(base, kept_.end());
    cells_ = 0;
    for (auto piece = folded; piece != pieces_.end(); ++piece) cells_ += cells_among(piece->events);
  }
  if (!can_redo) undone_.clear();
  if (can_redo && undone) undone_.push_back(std::move(*undone));
  forget(steps);
  return before ? std::move(before) : state;
}

}  // namespace ft::table
