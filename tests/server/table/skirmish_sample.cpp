// The campaign that tests of the table begin with.
#include "tests/server/table/test_rulebook.hpp"

namespace ft::test {

using namespace rules;
using namespace rules::literals;

State skirmish_sample(const System& system) {
  State state;
  Scene scene;
  scene.id = {1};
  scene.name = "Yard";
  scene.cell = system.schema().cell;
  fold(state, SceneAdded{scene});
  state.campaign.shown = scene.id;
  std::uint64_t id = 0;
  for (const char* name : {"Ada", "Bea", "Ghoul", "Lurker"}) {
    Creature creature;
    creature.id = {++id};
    creature.name = name;
    creature.side = id <= 2 ? "heroes"_k : "foes"_k;
    creature.hidden = id == 4;
    creature.scene = scene.id;
    creature.place = Place::at({static_cast<std::int32_t>(id), 2});
    creature.numbers = {{"hp"_k, 20}, {"plot"_k, 7}};
    fold(state, CreatureAdded{creature});
  }
  return state;
}

}  // namespace ft::test
