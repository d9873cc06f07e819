// The folders of the list of scenes, scenes that are archived (P67), and their grid lines.
#include <gmock/gmock.h>

#include "tests/server/table/undo_fixture.hpp"

namespace ft::test {

using testing::IsEmpty;

class SceneArchive : public Undo {
 protected:
  SceneArchive() {
    wire::Edit add;
    add.mutable_add_scene()->set_name("Wine cellar");
    add.mutable_add_scene()->set_columns(10);
    add.mutable_add_scene()->set_rows(10);
    add.mutable_add_scene()->set_cell(1000);
    send_edit(add);
  }
  void send_edit(const wire::Edit& change) {
    for (Client* client : {&gm, &ada, &bea}) client->forget();
    edit(gm, change);
    settle();
  }
  [[nodiscard]] const wire::Scene& scene(std::string_view name) const { return scene_of(gm, name); }
  [[nodiscard]] static const wire::Scene& scene_of(const Client& client, std::string_view name) {
    for (const wire::Scene& scene : client.state.scenes())
      if (scene.name() == name) return scene;
    throw std::runtime_error("no such scene");
  }
  void file(const wire::Scene& scene, const std::string& folder, bool archived) {
    wire::Edit change;
    *change.mutable_edit_scene() = scene;
    change.mutable_edit_scene()->set_folder(folder);
    change.mutable_edit_scene()->set_archived(archived);
    send_edit(change);
  }
  void show(const wire::Scene& scene) {
    wire::Edit change;
    change.set_show_scene(scene.id());
    send_edit(change);
  }
};

TEST_F(SceneArchive, NoPlayerIsSentTheFolderOfAScene) {  // P67
  const std::string shown = gm.state.scenes(0).name();
  file(scene(shown), "Act 1", false);

  EXPECT_EQ(scene(shown).folder(), "Act 1");
  EXPECT_THAT(ada.deltas, IsEmpty());
  EXPECT_EQ(ada.state.scenes(0).folder(), "");
  wire::Scene renamed = scene(shown);
  renamed.set_name("Yard by night");
  file(renamed, "Act 1", false);
  EXPECT_EQ(ada.state.scenes(0).name(), "Yard by night");
  EXPECT_EQ(ada.state.scenes(0).folder(), "");
  expect_all_agree();
}

TEST_F(SceneArchive, AnArchivedSceneIsNotShownUntilItIsRestored) {  // P67
  file(scene("Wine cellar"), "", true);
  EXPECT_TRUE(scene("Wine cellar").archived());
  show(scene("Wine cellar"));
  EXPECT_EQ(gm.refusal(), "E_SCENE_ARCHIVED");

  undo(gm);
  EXPECT_FALSE(scene("Wine cellar").archived());
  show(scene("Wine cellar"));
  EXPECT_EQ(gm.refusal(), "");
  EXPECT_FALSE(scene_of(ada, "Wine cellar").archived());
}

TEST_F(SceneArchive, TheSceneThatPlayersSeeIsNotArchived) {  // P67
  file(gm.state.scenes(0), "", true);
  EXPECT_EQ(gm.refusal(), "E_SCENE_SHOWN");
}

TEST_F(SceneArchive, HiddenGridLinesReachPlayersAndAreTakenBack) {
  const std::string shown = gm.state.scenes(0).name();
  wire::Edit change;
  *change.mutable_edit_scene() = scene(shown);
  change.mutable_edit_scene()->set_grid_hidden(true);
  send_edit(change);
  EXPECT_TRUE(scene_of(ada, shown).grid_hidden());
  expect_all_agree();

  undo(gm);
  EXPECT_FALSE(scene_of(ada, shown).grid_hidden());
  expect_all_agree();
}

TEST_F(SceneArchive, FolderAndArchiveOutliveTheServer) {
  file(scene("Wine cellar"), "Act 2", true);
  kill();
  start();
  hello(gm);
  settle();

  const rules::Scene& kept = table->state().state.scenes.back();
  EXPECT_EQ(kept.folder, "Act 2");
  EXPECT_TRUE(kept.archived);
}

}  // namespace ft::test
