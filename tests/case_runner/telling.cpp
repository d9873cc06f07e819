// Words for what the rules say.
#include "tests/case_runner/telling.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "rules/kernel/declarations/declared_log_line.hpp"
#include "rules/kernel/movement/zones.hpp"

namespace ft::scn {

using namespace rules;

namespace {

std::string of_cell(Cell cell) { return std::to_string(cell.column) + "," + std::to_string(cell.row); }

template <class List, class Say>
std::string joined(const List& list, const char* between, Say say) {
  std::string all;
  for (const auto& one : list) all += (all.empty() ? "" : between) + say(one);
  return all;
}

}  // namespace

namespace {

/// "4", "-4.5".
std::string in_units(std::int64_t length, std::int64_t unit) {
  const std::int64_t tenths = std::abs(length) * 10 / unit;
  const std::string whole = std::to_string(tenths / 10), rest = tenths % 10 ? "." + std::to_string(tenths % 10) : "";
  return (length < 0 ? "-" : "") + whole + rest;
}

}  // namespace

std::string Teller::of(Cell cell) const {
  const bool zones = !state_.scenes.empty() && state_.scenes.front().grid == Scene::Grid::zones;
  return zones ? zone_name(state_.scenes.front(), cell) : of_cell(cell);
}

std::string Teller::of(const Place& place) const {
  switch (place.kind) {
    case Place::Kind::nowhere: return "nowhere";
    case Place::Kind::cell:
      return of(place.cell) + (place.height ? " height " + in_units(place.height, vocabulary_.unit()) : "");
    case Place::Kind::zone:
      return "zone " + of(place.cell) + (place.height ? " level " + std::to_string(place.height) : "");
  }
  return {};
}

std::string Teller::of(Ref ref) const {
  switch (ref.kind) {
    case Ref::Kind::none: return "nobody";
    case Ref::Kind::creature: {
      for (const Creature& creature : state_.creatures)
        if (creature.id == ref.creature()) return creature.name;
      return "a creature that is gone";
    }
    case Ref::Kind::item: {
      for (const Creature& creature : state_.creatures)
        for (const Item& item : creature.items)
          if (item.id == ref.item()) return creature.name + "'s " + of(item.kind);
      for (const Scene& scene : state_.scenes)
        for (const Item& item : scene.items)
          if (item.id == ref.item()) return of(item.kind);
      return "an item that is gone";
    }
    case Ref::Kind::cell: return "cell " + of(unpack(ref.id));
    case Ref::Kind::scene: return "scene";
    case Ref::Kind::encounter: return "encounter";
    case Ref::Kind::campaign: return "campaign";
    case Ref::Kind::fixture: return "wall " + std::to_string(ref.id);
  }
  return {};
}

std::string Teller::of(const Value& value) const {
  struct Say {
    const Teller& tell;
    std::string operator()(std::monostate) const { return "nothing"; }
    std::string operator()(bool yes) const { return yes ? "yes" : "no"; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(Key key) const { return tell.of(key); }
    std::string operator()(const Ref& ref) const { return tell.of(ref); }
    std::string operator()(const Place& place) const { return tell.of(place); }
    std::string operator()(const Path& path) const { return joined(path, " ", of_cell); }
    std::string operator()(const Values& values) const {
      return joined(values, ", ", [&](const Value& one) { return tell.of(one); });
    }
    std::string operator()(const std::string& text) const { return '"' + text + '"'; }
  };
  return std::visit(Say{*this}, value.is);
}

std::string Teller::of(const Params& params) const {
  return joined(params, " ", [&](const Param& param) { return of(param.name) + " " + of(param.value); });
}

std::string Teller::of(const Refusal& refusal) const {
  const RefusalSchema* declared = vocabulary_.system().refusal(refusal.code);
  std::string text = of(refusal.code) + (refusal.params.empty() ? "" : " " + of(refusal.params));
  return declared ? text + " (" + declared->text + ")" : text;
}

std::string Teller::of(const Sum& sum) const {
  const std::string parts =
      joined(sum.parts(), ", ", [&](const Part& part) { return of(part.source) + " " + std::to_string(part.value); });
  return std::to_string(sum.total()) + (parts.empty() ? "" : " [" + parts + "]");
}

std::string Teller::of(const Condition& condition) const {
  const Duration& ends = condition.ends;
  std::string text = of(condition.key) + "[";
  if (ends.unit)
    text += "until " + of(ends.unit) + " " + std::to_string(ends.left) +
            (ends.counts_turns_of ? " of " + of(ends.counts_turns_of) : "");
  if (condition.source) text += ", source " + of(condition.source);
  if (condition.source_key) text += ", from " + of(condition.source_key);
  for (const auto& [key, value] : condition.data.all()) text += ", " + of(key) + " " + std::to_string(value);
  return text + "]";
}

std::string Teller::of(const std::vector<Item>& items) const {
  const std::string all =
      joined(items, ", ", [&](const Item& item) { return of(item.kind) + " " + of(item.placement); });
  return all.empty() ? "nothing" : all;
}

std::string Teller::number(Key key, std::int64_t value) const {
  const NumberSchema* schema = vocabulary_.system().number(key);
  if (!schema) return std::to_string(value);
  if (schema->kind == NumberKind::symbol)
    for (const std::string& symbol : schema->symbols)
      if (Key(symbol).hash == value) return symbol;
  if (schema->kind == NumberKind::pip) return value == 0 ? "free" : value == 1 ? "spent" : std::to_string(value);
  return std::to_string(value);
}

std::string Teller::sentence(Key key, const Params& params) const {
  const TextSchema* text = vocabulary_.text(key);
  std::string said = text ? text->text : of(key);
  for (const Param& param : params) {
    const std::string hole = "{" + of(param.name), value = "{" + of(param.value);
    for (const char end : {'}', ' '})
      for (std::size_t at = said.find(hole + end); at != said.npos; at = said.find(hole + end, at + 1))
        said.replace(at, hole.size(), value);
  }
  std::erase_if(said, [](char letter) { return letter == '{' || letter == '}'; });
  return said;
}

std::string Teller::of(const Question& question) const {
  std::string said = (question.asked ? of(Ref(question.asked)) : "gm") + " is asked " + of(question.prompt) + ": \"" +
                     sentence(question.prompt, question.params) + "\"";
  const auto options = [&] {
    return joined(question.options, ", ", [&](const Option& option) { return of(option.value); });
  };
  switch (question.shape) {
    case Shape::yes_no: said += ", yes or no"; break;
    case Shape::one_of:
    case Shape::action: said += ", one of: " + options(); break;
    case Shape::some_of: said += ", some of: " + options(); break;
    case Shape::number:
      said += ", a number from " + std::to_string(question.min) + " to " + std::to_string(question.max);
      break;
    case Shape::place: said += ", one of the cells: " + joined(question.cells, " ", of_cell); break;
    case Shape::text: said += ", a text"; break;
  }
  return said;
}

std::string Teller::of(const Event& event) const {
  struct Say {
    const Teller& t;
    std::string operator()(const RollMade& e) const {
      return "rolled " + t.of(e.purpose) + " by " + t.of(e.by) + " against " + t.of(e.against) + " " + t.of(e.outcome) +
             " total " + t.of(e.total) + " target " + t.of(e.target);
    }
    std::string operator()(const Calculated& e) const {
      return "reckoned " + t.of(e.what) + " on " + t.of(e.on) + " total " + t.of(e.sum);
    }
    std::string operator()(const LogLine& e) const {
      return "log " + t.of(e.text) + " " + t.of(e.params) + ": " + t.sentence(e.text, e.params) +
             (e.why ? " Why: " + t.of(*e.why) : "");
    }
    std::string operator()(const ActionDeclared& e) const { return (*this)(log_line_of(e)); }
    std::string operator()(const RuleOverridden& e) const {
      return "set aside " + t.of(e.code) + (e.warning ? " with a warning" : " because \"" + e.reason + "\"");
    }
    std::string operator()(const NumberSet& e) const {
      return t.of(e.owner) + " " + t.of(e.key) + " " + t.number(e.key, e.value) + " (was " + t.number(e.key, e.before) +
             ")";
    }
    std::string operator()(const Moved& e) const {
      return t.of(Ref(e.creature)) + " at " + t.of(e.to) + " (was " + t.of(e.from) + ")";
    }
    std::string operator()(const ConditionGained& e) const { return t.of(e.on) + " gains " + t.of(e.condition.key); }
    std::string operator()(const ConditionChanged& e) const {
      return t.of(e.on) + " keeps " + t.of(e.condition.key) + ", left " + std::to_string(e.condition.ends.left);
    }
    std::string operator()(const ConditionEnded& e) const { return t.of(e.on) + " loses " + t.of(e.key); }
    std::string operator()(const RelationMade& e) const {
      return t.of(e.relation.from) + " " + t.of(e.relation.key) + " " + t.of(e.relation.to);
    }
    std::string operator()(const RelationChanged& e) const {
      return t.of(e.relation.from) + " " + t.of(e.relation.key) + " " + t.of(e.relation.to) + " changes";
    }
    std::string operator()(const RelationEnded& e) const {
      return t.of(e.from) + " " + t.of(e.key) + " " + t.of(e.to) + " ends";
    }
    std::string operator()(const FeatureSet& e) const {
      return t.of(Ref(e.creature)) + " knows " + t.of(e.feature.key);
    }
    std::string operator()(const FeatureLost& e) const { return t.of(Ref(e.creature)) + " forgets " + t.of(e.key); }
    std::string operator()(const ItemGained& e) const { return t.of(e.owner) + " gains " + t.of(e.item.kind); }
    std::string operator()(const ItemMoved& e) const {
      return t.of(e.item.kind) + " from " + t.of(e.from) + " to " + t.of(e.to) + " " + t.of(e.item.placement);
    }
    std::string operator()(const ItemNumberSet& e) const {
      return t.of(Ref(e.item)) + " " + t.of(e.key) + " " + std::to_string(e.value);
    }
    std::string operator()(const ItemLost& e) const { return t.of(e.owner) + " loses an item"; }
    std::string operator()(const CreatureAdded& e) const { return e.creature.name + " appears"; }
    std::string operator()(const CreatureRemoved& e) const { return t.of(Ref(e.creature)) + " is removed"; }
    std::string operator()(const CreatureHidden& e) const {
      return t.of(Ref(e.creature)) + (e.hidden ? " is hidden" : " is shown");
    }
    std::string operator()(const CreatureEdited& e) const { return e.name + " is edited"; }
    std::string operator()(const EncounterStarted&) const { return "conflict starts"; }
    std::string operator()(const EncounterEnded&) const { return "conflict ends"; }
    std::string operator()(const OrderSet& e) const {
      return "order " + joined(e.order, ", ", [&](CreatureId id) { return t.of(Ref(id)); });
    }
    std::string operator()(const RoundStarted& e) const { return "round " + std::to_string(e.round); }
    std::string operator()(const TurnStarted& e) const { return "turn of " + t.of(Ref(e.creature)); }
    std::string operator()(const TurnEnded& e) const { return "turn of " + t.of(Ref(e.creature)) + " ends"; }
    std::string operator()(const PhaseSet& e) const { return "phase " + t.of(e.phase); }
    std::string operator()(const ClockAdvanced& e) const { return std::to_string(e.seconds) + " s pass"; }
    std::string operator()(const SceneAdded& e) const { return "scene " + e.scene.name + " is added"; }
    std::string operator()(const SceneEdited& e) const { return "scene " + e.scene.name + " is edited"; }
    std::string operator()(const SceneRemoved&) const { return "a scene is removed"; }
    std::string operator()(const SceneShown&) const { return "another scene is shown"; }
    std::string operator()(const TerrainSet& e) const {
      std::int32_t cells = 0;
      for (const TerrainRun& run : e.runs) cells += run.cells;
      return "ground of " + std::to_string(cells) + " cells";
    }
    std::string operator()(const WallsSet& e) const { return std::to_string(e.walls.size()) + " walls"; }
    std::string operator()(const WallsRemoved& e) const { return std::to_string(e.walls.size()) + " walls removed"; }
    std::string operator()(const DoorSet& e) const {
      constexpr std::array<const char*, 3> states{"closed", "open", "locked"};
      return std::string("a door is ") + states[static_cast<std::size_t>(e.door.is)];
    }
    std::string operator()(const LightsSet& e) const { return std::to_string(e.lights.size()) + " lights"; }
    std::string operator()(const LightsRemoved& e) const { return std::to_string(e.lights.size()) + " lights removed"; }
    std::string operator()(const MapRemembered& e) const {
      return t.of(Ref(e.memory.to)) + " remembers the map otherwise";
    }
    std::string operator()(const NotesSet& e) const { return std::to_string(e.notes.size()) + " notes"; }
    std::string operator()(const NotesRemoved& e) const { return std::to_string(e.notes.size()) + " notes removed"; }
    std::string operator()(const RegionsSet& e) const { return std::to_string(e.regions.size()) + " regions"; }
    std::string operator()(const RegionsRemoved& e) const {
      return std::to_string(e.regions.size()) + " regions removed";
    }
    std::string operator()(const AreaRevealed& e) const {
      return std::to_string(e.area.samples.count()) + " samples are " + (e.hidden ? "hidden" : "revealed");
    }
    std::string operator()(const GhostRecorded& e) const {
      return t.of(Ref(e.ghost.to)) + " loses sight of " + (e.ghost.item ? t.of(e.ghost.kind) : e.ghost.name);
    }
    std::string operator()(const GhostCleared& e) const {
      return t.of(Ref(e.to)) + " forgets where " + t.of(e.item ? Ref(e.item) : Ref(e.creature)) + " was";
    }
    std::string operator()(const HouseRuleSet& e) const {
      return "switch " + t.of(e.key) + " " + std::to_string(e.value);
    }
    std::string operator()(const StrictnessSet& e) const { return "strictness of " + t.of(e.code); }
    std::string operator()(const RecordSet& e) const { return "content " + t.of(e.record.id) + " is written"; }
    std::string operator()(const RecordDropped& e) const { return "content " + t.of(e.id) + " is dropped"; }
  };
  return std::visit(Say{*this}, event);
}

}  // namespace ft::scn
