// A creature hidden from all of a player's creatures leaves no trace in that player's frames: state, events with their
// log lines and dice, questions, offers, choices, sheets. Nor does what is concealed from them all. The samples of every
// rulebook, played at random (laws R6, T3, sight S1).
#include <gtest/gtest.h>

#include "persistence/memory/memory_store.hpp"
#include "protocol/wire/v1/envelope.pb.h"
#include "rules/kernel/offers/offers.hpp"
#include "server/codec/wire/deltas.hpp"
#include "server/rulebooks.hpp"
#include "tests/fair/table.hpp"

namespace ft::test {

namespace {

using namespace rules;

/// Each creature of the heroes' side has a person of its own, and the last foe of their scene hides from the first of
/// them; ids and names are such that no other number or word of a frame is like them.
State with_people(const System& system, State state) {
  std::uint64_t seat = 0, id = 1'000'000;
  const Key heroes = state.creatures.front().side;
  for (Creature& creature : state.creatures) {
    creature.id = {id += 7919};
    creature.name = "Somebody" + std::to_string(id);
    if (creature.side == heroes) creature.seats = {{++seat}};
    for (Item& item : creature.items) item.id = {id += 7919};
  }
  const Creature& hero = state.creatures.front();
  const auto foe = std::find_if(state.creatures.rbegin(), state.creatures.rend(), [&](const Creature& one) {
    return one.side != heroes && !one.hidden && one.scene == hero.scene;
  });
  const auto hides = std::ranges::find(system.schema().relations, Awareness::unaware, &RelationSchema::awareness);
  if (foe != state.creatures.rend() && hides != system.schema().relations.end())
    state.relations.push_back({{id + 1}, Key(hides->key), Ref(foe->id), Ref(hero.id), {}, false});
  return state;
}

std::vector<Viewer> people_of(const State& state) {
  std::vector<Viewer> people{{Viewer::Role::player, {99}, {}}};  // who only watches
  for (const Creature& creature : state.creatures)
    if (!creature.seats.empty()) people.push_back({Viewer::Role::player, creature.seats.front(), {creature.id}});
  return people;
}

/// Reads what leaves the server.
class Censor {
 public:
  explicit Censor(const System& system) : system_(system), wire_names_(system) {}

  template <class Words>
  void reads(const State& state, const Viewer& viewer, const Words& words) {
    const std::vector<Trace> hidden = hidden_from(viewer, state);
    if (hidden.empty()) return;
    codec::Deltas deltas(wire_names_);
    words(deltas);
    wire::v1::ServerFrame frame;
    ASSERT_TRUE(frame.ParseFromString(deltas.take()));
    const std::string frame_text = frame.DebugString();
    for (const Trace& trace : hidden) {
      ++(trace.of == Trace::Of::creature ? looked : looked_for_things);
      ASSERT_EQ(frame_text.find(trace.text), std::string::npos)
          << "seat " << viewer.seat.value << " can tell that " << trace.text << " is there:\n"
          << frame_text;
    }
  }
  std::size_t looked = 0, looked_for_things = 0;

 private:
  struct Trace {
    enum class Of : std::uint8_t { creature, thing };
    std::string text;
    Of of;
  };
  /// What would betray creatures hidden from the viewer, and items concealed about others.
  std::vector<Trace> hidden_from(const Viewer& viewer, const State& state) {
    std::vector<Trace> traces;
    for (const Creature& creature : state.creatures) {
      if (!knows(system_, state, creature, viewer)) {
        traces.push_back({creature.name, Trace::Of::creature});
        traces.push_back({std::to_string(wire_names_.sent(creature.id.value)), Trace::Of::creature});
      } else if (!viewer.plays(creature.id)) {
        for (const Item& item : creature.items)
          if (is_concealed(state, viewer, item)) traces.push_back({std::to_string(item.id.value), Trace::Of::thing});
      }
    }
    return traces;
  }
  /// By a number that is its players' alone, and not found by any of the viewer's creatures.
  [[nodiscard]] bool is_concealed(const State& state, const Viewer& viewer, const Item& item) const {
    const auto finds = [&](const Relation& tie) { return tie.from == Ref(item.id) && viewer.plays(tie.to.creature()); };
    return std::ranges::none_of(state.relations, finds) &&
           std::ranges::any_of(item.numbers.all(), [&](const auto& one) {
             return one.second > 0 && system_.number(one.first)->visibility == Visibility::player;
           });
  }

  const System& system_;
  codec::WireNames wire_names_;
};

/// What the person may ask for, for one of their creatures.
void ask_everything(const System& system, const State& state, const Viewer& viewer, Censor& censor) {
  if (viewer.creatures.empty()) return;
  const CreatureId own = viewer.creatures.front();
  const auto offered = offers(system, state, viewer, own);
  censor.reads(state, viewer, [&](codec::Deltas& deltas) { deltas.offers(own, offered); });
  const World world(state);
  const auto lines = system.sheet({system, world, viewer}, own);
  const auto attacks = offered_attacks(system, state, viewer, own);
  censor.reads(state, viewer, [&](codec::Deltas& deltas) { deltas.sheet(own, lines, attacks); });
  for (const Offer& offer : offered)
    for (const FieldSchema& field : system.action(offer.command.action)->form) {
      if (field.kind != FieldSchema::Kind::creature || offer.why_not) continue;
      const auto found = choices(system, state, viewer, offer.command, Key(field.key));
      censor.reads(state, viewer, [&](codec::Deltas& deltas) { deltas.choices(1, found); });
    }
}

/// Whether a creature is known to one player and not to another in the same scene.
bool is_split(const System& system, const State& state, const std::vector<Viewer>& people) {
  return std::any_of(state.creatures.begin(), state.creatures.end(), [&](const Creature& creature) {
    if (!creature.seats.empty() || creature.scene != state.campaign.shown) return false;
    const auto aware = [&](const Viewer& viewer) { return knows(system, state, creature, viewer); };
    return std::any_of(people.begin() + 1, people.end(), aware) &&
           !std::all_of(people.begin() + 1, people.end(), aware);
  });
}

}  // namespace

TEST(HiddenThings, LeaveNoTrace) {
  const auto store = persistence::open_memory();
  const auto books = LoadedRulebooks::load(FT_SYSTEMS_FOLDER, *store);
  ASSERT_TRUE(books) << books.error();
  const fair::Setting as_it_comes;
  std::size_t things = 0;
  for (const auto& card : books->cards()) {
    if (!card.has_sample) continue;
    const table::Rulebook& book = *books->find(card.id);
    const System& system = *book.system;
    Censor censor(system);
    std::size_t split = 0;
    for (unsigned seed = 1; seed <= 24; ++seed) {
      fair::Chance chance(seed);
      fair::Table table(system, with_people(system, book.sample), as_it_comes, chance, [](const std::string&) {});
      const std::vector<Viewer> people = people_of(table.state());
      table.on_event = [&](const Viewer& viewer, const Event& event) {
        if (std::holds_alternative<CreatureRemoved>(event) || std::holds_alternative<ItemLost>(event))
          return;  // that it has just gone is known
        censor.reads(table.state(), viewer, [&](codec::Deltas& deltas) { deltas.append_events({event}, {}); });
      };
      table.on_asked = [&](const Viewer& viewer, const Question& question) {
        censor.reads(table.state(), viewer, [&](codec::Deltas& deltas) {
          deltas.question({{1}, project(system, table.state(), question, viewer), true, false, 0, 0});
        });
      };
      for (int i = 0; i < 150; ++i) {
        table.play_one();
        split += is_split(system, table.state(), people) ? 1 : 0;
        for (const Viewer& viewer : people)
          censor.reads(table.state(), viewer, [&](codec::Deltas& deltas) {
            codec::ViewerSnapshot whole;
            whole.state = project(system, table.state(), viewer);
            deltas.snapshot(whole);
          });
        ask_everything(system, table.state(), chance.one_of(people), censor);
        if (HasFatalFailure()) FAIL() << card.id << ", seed " << seed << ", step " << i;
      }
    }
    EXPECT_GT(censor.looked, 1000U) << card.id << ": chance hides nobody";
    EXPECT_GT(split, 0U) << card.id << ": nobody hides from one player and not from another";
    things += censor.looked_for_things;
  }
  EXPECT_GT(things, 100U) << "chance conceals nothing";
}

}  // namespace ft::test
