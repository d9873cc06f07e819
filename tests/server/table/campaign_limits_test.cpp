// How much a campaign holds by edits: each limit, and one more.
#include "server/table/history/campaign_limits.hpp"

#include <algorithm>

#include "tests/server/table/undo_fixture.hpp"

namespace ft::test {

namespace {

using namespace table;
using rules::Cell;
using namespace rules::literals;

struct CampaignLimits : testing::Test {
  CampaignLimits() {
    for (const std::uint64_t id : {1, 2}) state.scenes.emplace_back().id = {id};
    state.creatures.emplace_back();
  }

  [[nodiscard]] bool fits(const rules::Event& event) const { return !beyond_limits(state, {event}); }
  /// What the refusal says there are enough of.
  [[nodiscard]] rules::Value limit_of(const rules::Event& event) const {
    const rules::Verdict why_not = beyond_limits(state, {event});
    EXPECT_EQ(why_not.value_or(rules::Refusal()).code, rules::Key("E_CONTENT_LIMIT"));
    return why_not ? *rules::find(why_not->params, rules::Key("what")) : rules::Value();
  }
  /// Paints all of the first scene but for `plain` cells at its end.
  void paint_all_but(std::size_t plain) {
    for (std::int32_t column = 0; column < 500; ++column)
      state.scenes[0].terrain.paint({{{column, 0}, 500, {.difficult = true}}});
    state.scenes[0].terrain.paint({{{499, 500 - static_cast<std::int32_t>(plain)}, static_cast<std::int32_t>(plain)}});
  }
  static rules::TerrainRun plain(Cell cell) { return {cell}; }
  static rules::TerrainRun difficult(Cell cell) { return {cell, 1, {.difficult = true}}; }
  /// In the second scene.
  static rules::Event painted(std::vector<rules::TerrainRun> runs) { return rules::TerrainSet{{2}, std::move(runs)}; }
  static rules::Event added(std::size_t conditions, std::size_t items) {
    rules::CreatureAdded creature;
    creature.creature.conditions.resize(conditions);
    creature.creature.items.resize(items);
    return creature;
  }

  rules::State state;
};

}  // namespace

TEST_F(CampaignLimits, OneCreatureMoreThanACampaignHoldsIsRefused) {
  state.creatures.resize(most_creatures - 1);
  EXPECT_TRUE(fits(added(0, 0)));

  state.creatures.resize(most_creatures);
  EXPECT_EQ(limit_of(added(0, 0)), "limit_creatures"_k);
  EXPECT_TRUE(fits(rules::CreatureRemoved()));
}

TEST_F(CampaignLimits, OneSceneMoreThanACampaignHoldsIsRefused) {
  state.scenes.resize(most_scenes - 1);
  EXPECT_TRUE(fits(rules::SceneAdded()));

  state.scenes.resize(most_scenes);
  EXPECT_EQ(limit_of(rules::SceneAdded()), "limit_scenes"_k);
}

TEST_F(CampaignLimits, WallsOfAllScenesCountTogether) {
  std::vector<rules::Wall> walls(most_walls - 1);
  for (std::size_t i = 0; i < walls.size(); ++i) walls[i] = {.id = {i + 1}, .line = {{0, 0}, {720, 0}}};
  state.scenes[0].walls.set(walls);
  const rules::Wall one{.id = {1'000'000}, .line = {{0, 0}, {720, 0}}}, other{.id = {1'000'001}, .line = one.line};

  EXPECT_TRUE(fits(rules::WallsSet{{2}, {one}}));
  EXPECT_EQ(limit_of(rules::WallsSet{{2}, {one, other}}), "limit_walls"_k);
  EXPECT_TRUE(fits(rules::WallsSet{{1}, {walls[0], one}})) << "one of them is there already";
}

TEST_F(CampaignLimits, ConditionsOfAllCreaturesCountTogether) {
  state.creatures[0].conditions.resize(most_conditions - 2);
  state.creatures.emplace_back().conditions.resize(1);
  EXPECT_TRUE(fits(rules::ConditionGained()));
  EXPECT_EQ(limit_of(added(2, 0)), "limit_conditions"_k) << "those that a new creature brings";

  state.creatures.emplace_back().conditions.resize(1);
  EXPECT_EQ(limit_of(rules::ConditionGained()), "limit_conditions"_k);
  EXPECT_TRUE(fits(rules::ConditionEnded()));
}

TEST_F(CampaignLimits, ItemsOfAllCreaturesCountTogether) {
  state.creatures[0].items.resize(most_items - 1);
  EXPECT_TRUE(fits(rules::ItemGained()));
  EXPECT_EQ(limit_of(added(0, 2)), "limit_items"_k) << "those that a new creature brings";

  state.creatures.emplace_back().items.resize(1);
  EXPECT_EQ(limit_of(rules::ItemGained()), "limit_items"_k);
}

TEST_F(CampaignLimits, PaintedCellsOfAllScenesCountTogether) {
  paint_all_but(1);
  EXPECT_TRUE(fits(painted({difficult({7, 7}), difficult({7, 7})}))) << "twice the same";

  state.scenes[1].terrain.paint({difficult({0, 0})});
  EXPECT_EQ(limit_of(painted({difficult({7, 7})})), "limit_cells"_k);
  EXPECT_EQ(limit_of(rules::NumberSet{rules::cell_ref({2}, {7, 7}), {}, 1, 0}), "limit_cells"_k);
  EXPECT_TRUE(fits(painted({difficult({0, 0})}))) << "painted already";
  EXPECT_TRUE(fits(painted({plain({7, 7})}))) << "plain";
  EXPECT_TRUE(fits(painted({difficult({7, 7}), plain({0, 0})}))) << "one for another";
}

TEST_F(CampaignLimits, KindsOfTerrainCountInEachSceneApart) {
  const auto zones = [](std::size_t many) {
    std::vector<rules::TerrainRun> runs;
    for (std::size_t at = 0; at < many; ++at)
      runs.push_back({{0, static_cast<std::int32_t>(at)}, 1, {.name = std::to_string(at)}});
    return runs;
  };
  state.scenes[0].terrain.paint(zones(most_kinds_of_terrain));
  EXPECT_TRUE(fits(painted(zones(most_kinds_of_terrain)))) << "in another scene";
  EXPECT_EQ(limit_of(painted(zones(most_kinds_of_terrain + 1))), "limit_kinds_of_terrain"_k);

  state.scenes[1].terrain.paint(zones(most_kinds_of_terrain));
  EXPECT_TRUE(fits(painted({{{5, 5}, 9, {.name = "7"}}}))) << "known";
  EXPECT_EQ(limit_of(painted({{{5, 5}, 9, {.name = "Moor"}}})), "limit_kinds_of_terrain"_k);
  EXPECT_EQ(limit_of(rules::NumberSet{rules::cell_ref({2}, {7, 7}), rules::Key("depth"), 1, 0}),
            "limit_kinds_of_terrain"_k);
  EXPECT_TRUE(fits(painted({{{0, 7}, 1, {.name = "Moor"}}}))) << "one for another";
  const rules::Event one = painted({{{0, 7}, 1, {.name = "Moor"}}}), more = painted({{{5, 5}, 1, {.name = "Bog"}}});
  EXPECT_TRUE(beyond_limits(state, {one, more})) << "together";
}

// The table asks for the limits.
class FullTable : public Undo {};

TEST_F(FullTable, RefusesOneSceneMore) {
  wire::Edit add;
  wire::Scene& cellar = *add.mutable_add_scene();
  cellar.set_name("Cellar");
  cellar.set_columns(10);
  cellar.set_rows(10);
  cellar.set_cell(1000);
  for (std::size_t i = table->state().state.scenes.size(); i < most_scenes; ++i) {
    edit(gm, add);
    settle();
  }
  EXPECT_EQ(gm.refusal(), "");

  edit(gm, add);
  settle();

  EXPECT_EQ(gm.refusal(), "E_CONTENT_LIMIT");
  EXPECT_EQ(table->state().state.scenes.size(), most_scenes);
}

}  // namespace ft::test
