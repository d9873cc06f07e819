// Finding creatures, items and places by the words of a case.
#include "tests/case_runner/case_setup.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/viewers.hpp"
#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"

namespace ft::scn {

using namespace rules;

SceneId CaseSetup::elsewhere() {
  if (state.scenes.size() == 1) {
    Scene other;
    other.id = {2};
    other.name = "Elsewhere";
    other.grid = scene().grid;
    other.cell = scene().cell;
    other.columns = scene().columns;
    other.rows = scene().rows;
    state.scenes.push_back(std::move(other));
  }
  return state.scenes.back().id;
}

const Creature* CaseSetup::find(std::string_view name) const {
  const auto at =
      std::find_if(state.creatures.begin(), state.creatures.end(), [&](const Creature& c) { return c.name == name; });
  return at == state.creatures.end() ? nullptr : &*at;
}

const Creature* CaseSetup::find(CreatureId id) const {
  const auto at =
      std::find_if(state.creatures.begin(), state.creatures.end(), [&](const Creature& c) { return c.id == id; });
  return at == state.creatures.end() ? nullptr : &*at;
}

Creature* CaseSetup::edit(CreatureId id) { return const_cast<Creature*>(find(id)); }

std::vector<std::string> CaseSetup::names() const {
  std::vector<std::string> all;
  for (const Creature& creature : state.creatures) all.push_back(creature.name);
  return all;
}

SeatId CaseSetup::seat(const std::string& person) {
  return people.emplace(person, SeatId{people.size() + 1}).first->second;
}

Viewer CaseSetup::viewer(SeatId seat) const { return viewer_of_players({&seat, 1}, state); }

std::optional<Viewer> CaseSetup::viewer(const std::string& person) const {
  if (person == "gm") return Viewer::gm();
  const auto at = people.find(person);
  return at == people.end() ? std::nullopt : std::optional(viewer(at->second));
}

Viewer CaseSetup::viewer_for(const Creature& creature) const {
  return creature.seats.empty() ? Viewer::gm() : viewer(creature.seats.front());
}

bool at_creature(const CaseSetup& stage, const Words& words) {
  return (words.is(Token::Kind::word) || words.is(Token::Kind::quoted)) && stage.find(words.peek().text);
}

const Creature& read_creature(const CaseSetup& stage, Words& words) {
  const std::string name = words.peek().text;
  if (!at_creature(stage, words))
    words.wrong("a creature that is given" + CaseVocabulary::similar(name, stage.names()));
  words.take();
  return *stage.find(name);
}

namespace {

struct ItemWord {
  std::string owner, kind;  // owner: "Brakk" of "Brakk's"
  std::size_t ordinal = 1;
};

ItemWord item_word(const Words& words) {
  ItemWord read;
  const std::string first = words.peek().text;
  if (first.ends_with("'s")) {
    read.owner = first.substr(0, first.size() - 2);
    read.kind = words.peek(1).text;
  } else {
    read.kind = first;
  }
  const std::size_t mark = read.kind.find('#');
  if (mark == std::string::npos) return read;
  read.ordinal = std::max<std::size_t>(1, static_cast<std::size_t>(std::atoi(read.kind.c_str() + mark + 1)));
  read.kind.resize(mark);
  return read;
}

const Item* nth(const std::vector<Item>& items, Key kind, std::size_t& ordinal) {
  for (const Item& item : items)
    if (item.kind == kind && --ordinal == 0) return &item;
  return nullptr;
}

std::optional<ItemFound> search(const CaseSetup& stage, const ItemWord& wanted, Ref owner) {
  const Key kind(wanted.kind);
  const auto among = [&](Ref of, const std::vector<Item>& items) -> std::optional<ItemFound> {
    std::size_t ordinal = wanted.ordinal;
    const Item* item = nth(items, kind, ordinal);
    return item ? std::optional(ItemFound{of, item}) : std::nullopt;
  };
  if (!wanted.owner.empty()) {
    const Creature* creature = stage.find(wanted.owner);
    return creature ? among(creature->id, creature->items) : std::nullopt;
  }
  if (const Creature* creature = stage.find(owner.creature()))
    if (const auto found = among(owner, creature->items)) return found;
  for (const Scene& scene : stage.state.scenes)
    if (const auto found = among(scene.id, scene.items)) return found;
  for (const Creature& creature : stage.state.creatures)
    if (const auto found = among(creature.id, creature.items)) return found;
  return std::nullopt;
}

}  // namespace

std::optional<ItemFound> find_item(const CaseVocabulary& vocabulary, const CaseSetup& stage, Words& words, Ref owner) {
  const ItemWord wanted = item_word(words);
  if (!words.is(Token::Kind::word) || !vocabulary.is_item_kind(wanted.kind)) return std::nullopt;
  const auto found = search(stage, wanted, owner);
  if (!found) return std::nullopt;
  words.take();
  if (!wanted.owner.empty()) words.take();
  return found;
}

ItemFound read_item(const CaseVocabulary& vocabulary, const CaseSetup& stage, Words& words, Ref owner) {
  if (const auto found = find_item(vocabulary, stage, words, owner)) return *found;
  const ItemWord wanted = item_word(words);
  if (vocabulary.is_item_kind(wanted.kind))
    words.wrong("an item that somebody has or that lies about; nobody has " + wanted.kind);
  (void)vocabulary.item_kind(words);
  words.wrong("an item");
}

bool at_ref(const CaseVocabulary& vocabulary, const CaseSetup& stage, const Words& words) {
  const bool plain =
      words.is("cell") || words.is("scene") || words.is("encounter") || words.is("campaign") || words.is("nobody");
  if (plain || at_creature(stage, words)) return true;
  Words copy = words;
  return find_item(vocabulary, stage, copy, {}).has_value();
}

Ref read_ref(const CaseVocabulary& vocabulary, const CaseSetup& stage, Words& words) {
  if (at_creature(stage, words)) return read_creature(stage, words).id;
  if (words.take_if("nobody") || words.take_if("gm") || words.take_if("table")) return {};
  if (words.take_if("scene")) return stage.state.campaign.shown;
  if (words.take_if("campaign")) return Ref::campaign();
  if (words.take_if("cell")) return cell_ref(stage.state.campaign.shown, words.cell());
  if (words.is("encounter")) {
    if (stage.state.encounters.empty()) words.wrong("a conflict, but there is none");
    words.take();
    return stage.state.encounters.front().id;
  }
  if (const auto found = find_item(vocabulary, stage, words, {})) return found->item->id;
  words.wrong("a creature, an item, cell COLUMN,ROW, scene, encounter, campaign or nobody" +
              CaseVocabulary::similar(words.peek().text, stage.names()));
}

std::int32_t read_facing(const Scene& scene, Words& words) {
  static const std::vector<std::string> compass{"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
  const auto in_range = [&](std::size_t most) {
    if (words.peek().number < 0 || words.peek().number > static_cast<std::int64_t>(most))
      words.wrong("a number from 0 to " + std::to_string(most));
    return static_cast<std::int32_t>(words.take().number);
  };
  if (words.take_if("direction")) return facing_of(scene, in_range(directions(scene).size() - 1));
  if (words.is(Token::Kind::number)) return in_range(359);
  const auto point = std::find(compass.begin(), compass.end(), words.peek().text);
  if (point == compass.end() || !scene.has_squares())
    words.wrong("degrees, direction 0 to " + std::to_string(directions(scene).size() - 1) + " or, on squares, N to NW");
  words.take();
  return facing_of(scene, static_cast<std::int32_t>(point - compass.begin()));
}

std::optional<Place> read_place(const CaseVocabulary& vocabulary, Words& words) {
  if (words.take_if("nowhere")) return Place{};
  if (words.is("in") && words.is(1, "zone"))
    words.take(), words.take();
  else if (!words.take_if("at"))
    return std::nullopt;
  Place place = words.place();
  if (words.take_if("level")) place.height = words.number("a level");
  if (words.take_if("height"))
    place.height = words.length(vocabulary.unit(), "a height in units of the rulebook, such as 4 or 4.5");
  return place;
}

}  // namespace ft::scn
