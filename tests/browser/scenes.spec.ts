// A party in two scenes, each with its own encounter.
import { expect, test } from "./evening";
import type { Person } from "./person";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ford" });

const orderOf = ({ page }: Person) => page.getByRole("region", { name: "Turn order" });
const mapOf = ({ page }: Person, scene: string) => page.getByLabel(new RegExp(`^Map of ${scene},`));
const sceneButton = ({ page }: Person, scene: string) => page.getByRole("button", { name: new RegExp(`^${scene}`) });
const chosenScene = ({ page }: Person) => page.getByLabel("Scene", { exact: true });

async function looksAt(gm: Person, scene: string): Promise<void> {
  await gm.table.tab("Game");
  await sceneButton(gm, scene).click();
  await expect(mapOf(gm, scene)).toBeVisible();
}

async function startsConflict({ page }: Person): Promise<void> {
  await page.getByRole("group", { name: "Combat controls" }).getByRole("button", { name: "Start conflict" }).click();
  await page.getByRole("form").getByRole("button", { name: "Start conflict", exact: true }).click();
}

async function menuOf({ page }: Person, scene: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `Options for ${scene}`, exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("A player whose character goes to another scene sees that scene; the others stay", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await gm.table.tab("Game");
  await gm.page.getByRole("button", { name: "New scene" }).click();
  const dialog = gm.page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Wine cellar");
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect(mapOf(gm, "Wine cellar")).toBeVisible();
  await gm.page.getByRole("button", { name: "Close setup" }).click();
  await expect(gm.page.getByText("Only you see this scene.")).toBeVisible();
  await gm.table.tab("Creatures");
  await gm.page.locator("details", { hasText: /^Other scenes/ }).evaluate((list: HTMLDetailsElement) => {
    list.open = true;
  });

  await gm.table.menu("Cyrus", "Move to this scene");
  await gm.table.menu("Raider in red", "Move to this scene");

  await expect(mapOf(ada, "Wine cellar")).toBeVisible();
  await expect(mapOf(bea, "The ford")).toBeVisible();
  await bea.table.tab("Creatures");
  await expect(bea.table.row("Cyrus")).toHaveCount(0);
  await expect(gm.page.getByRole("region", { name: "Scene setup" })).toHaveCount(0);
  await gm.table.tab("Game");
  await expect(sceneButton(gm, "Wine cellar")).toContainText("Cyrus");
  await takePictures(ada, "scenes_ada");
  await takePictures(gm, "scenes_gm");
});

test("Each scene has its encounter", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await startsConflict(gm);
  await expect(orderOf(ada)).toContainText("Cyrus");
  await expect(orderOf(bea)).toHaveCount(0);

  await looksAt(gm, "The ford");
  await startsConflict(gm);

  await expect(orderOf(bea)).toContainText("Aune");
  await expect(orderOf(bea)).not.toContainText("Cyrus");
});

test("A player who knows two scenes looks at either, and follows the GM and the character", async ({ evening }) => {
  const { gm, ada } = evening;
  await chosenScene(ada).selectOption({ label: "The ford" });
  await expect(mapOf(ada, "The ford")).toBeVisible();
  await ada.page.reload();
  await expect(mapOf(ada, "Wine cellar")).toBeVisible();

  await gm.table.tab("Creatures");
  await gm.page.locator("details", { hasText: /^Other scenes/ }).evaluate((list: HTMLDetailsElement) => {
    list.open = true;
  });
  await gm.table.menu("Cyrus", "Move to this scene");

  await expect(mapOf(ada, "The ford")).toBeVisible();
  await expect(chosenScene(ada)).toHaveCount(0);
});

test("Scenes lie in folders, and an archived one is restored before it is shown", async ({ evening }) => {
  const { gm, ada } = evening;
  const { page } = gm;
  await gm.table.tab("Game");
  await menuOf(gm, "Wine cellar", "Move to folder…");
  await page.getByRole("dialog").getByLabel("Folder").fill("Act 1");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  const folder = page.locator("details", { hasText: /^Act 1 \(1\)/ });
  await expect(folder).toContainText("Wine cellar");
  expect(ada.wasSent("Act 1")).toBe(false);
  await takePictures(gm, "scenes_folder");

  await menuOf(gm, "Wine cellar", "Archive");
  await expect(folder).toHaveCount(0);
  const archive = page.locator("summary", { hasText: "Archived (1)" });
  await archive.click();
  await page.getByRole("button", { name: "Options for Wine cellar" }).click();
  await expect(page.getByRole("menuitem", { name: "Show to players" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("menuitem", { name: "Restore", exact: true }).click();

  await expect(folder).toContainText("Wine cellar");
  await page.getByRole("button", { name: "Options for The ford" }).click();
  await expect(page.getByRole("menuitem", { name: "Archive" })).toHaveAttribute("aria-disabled", "true");
});
