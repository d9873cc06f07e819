// A map of the GM's own, with a grid aligned by hand, terrain and tokens; everyone sees it at once.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "./evening";
import type { Person } from "./person";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ford" });

const webp = readFileSync(resolve(import.meta.dirname, "../../rules/systems/grimwire/sample/ford.webp"));
const image = (name: string) => ({ name, mimeType: "image/webp", buffer: webp });

/// Drops a file on the map.
async function dropped({ page, table }: Person, { name, mimeType, buffer }: ReturnType<typeof image>): Promise<void> {
  const data = await page.evaluateHandle(
    ([bytes, file, type]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], file, { type }));
      return transfer;
    },
    [buffer.toString("base64"), name, mimeType] as const,
  );
  await table.map.dispatchEvent("drop", { dataTransfer: data });
}

test("A new scene opens for the GM alone, with its image, at the fit of its grid", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.table.tab("Game");
  await gm.page.getByRole("button", { name: "New scene" }).click();
  const dialog = gm.page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles(image("cellar.webp"));
  await expect(dialog.getByText("cellar.webp")).toBeVisible();
  await dialog.getByLabel("Name").fill("The cellar");
  await dialog.getByRole("button", { name: "Create", exact: true }).click();

  await expect(gm.table.map).toHaveAccessibleName(/Map of The cellar/);
  const setup = gm.page.getByRole("region", { name: "Scene setup" });
  await expect(setup).toContainText("The cellar");
  await expect(setup.getByRole("button", { name: "Align grid" })).toHaveAttribute("aria-current", "step");
  await expect(gm.page.getByRole("group", { name: "Align grid" })).toBeVisible();
  await expect(ada.table.map).not.toHaveAccessibleName(/Map of The cellar/);
});

test("A box over some cells fits the grid, and arrow keys nudge it", async ({ evening }) => {
  const { gm } = evening;
  const bar = gm.page.getByRole("group", { name: "Align grid" });
  const value = (name: string) => bar.getByRole("textbox", { name }).inputValue().then(Number);
  expect(await value("Cell size")).toBe(64);
  await bar.getByRole("textbox", { name: "Cells in the box" }).fill("2");

  await gm.table.stroke({ column: 1, row: 1 }, { column: 4, row: 4 });
  await expect.poll(() => value("Cell size")).toBeGreaterThan(90);
  expect(await value("Cell size")).toBeLessThan(102);
  await takePictures(gm, "scene_grid");
  const before = await value("Offset X");
  await gm.page.getByRole("button", { name: "Fit to image" }).focus();
  await gm.page.keyboard.press("ArrowRight");
  await expect.poll(() => value("Offset X")).toBe(before + 1);
});

test("The grid is stretched by its last corner and moved by its first", async ({ evening }) => {
  const { gm } = evening;
  const bar = gm.page.getByRole("group", { name: "Align grid" });
  await bar.getByRole("textbox", { name: "Columns" }).fill("10");
  await bar.getByRole("textbox", { name: "Rows" }).fill("6");
  const cell = bar.getByRole("textbox", { name: "Cell size" });
  const before = Number(await cell.inputValue());

  await gm.table.stroke({ column: -0.5, row: -0.5 }, { column: 0, row: 0 });
  await gm.table.stroke({ column: 9.5, row: 5.5 }, { column: 8, row: 4.6 });
  expect(Number(await cell.inputValue())).toBeLessThan(before);
  await bar.getByRole("button", { name: "Save grid" }).click();

  await expect(gm.table.map).toHaveAccessibleName(/10 by 6 cells/);
  const setup = gm.page.getByRole("region", { name: "Scene setup" });
  await expect(setup.getByRole("button", { name: "Walls" })).toHaveAttribute("aria-current", "step");
  await expect(gm.page.getByRole("toolbar", { name: "Walls" })).toBeVisible();
});

test("Blocking terrain around a room is one drag and one undo step, and the room is filled by a click", async ({ evening }) => {
  const { gm } = evening;
  await gm.page.getByRole("region", { name: "Scene setup" }).getByRole("button", { name: "Terrain" }).click();
  const bar = gm.page.getByRole("toolbar", { name: "Paint terrain" });
  await bar.getByRole("button", { name: "Blocking" }).click();
  await bar.getByRole("button", { name: "Rectangle outline" }).click();
  await gm.table.stroke({ column: 5, row: 1 }, { column: 8, row: 4 });
  await bar.getByRole("button", { name: "Difficult" }).click();
  await bar.getByRole("button", { name: "Fill area" }).click();
  await gm.table.click({ column: 6, row: 2 });
  await takePictures(gm, "scene_walls");
  await bar.getByRole("button", { name: "Done" }).click();
  await gm.table.tab("Game");
  const undo = gm.table.panel.getByRole("button", { name: "Undo: terrain painted" });
  await undo.click();
  await undo.click();
  await expect(undo).toBeHidden();
});

test("Players see the scene once the GM shows it to them", async ({ evening }) => {
  const { gm, ada } = evening;
  const seen = ada.page.waitForResponse((got) => got.url().includes("/assets/"));

  await gm.page.getByRole("button", { name: "Show to players" }).click();

  await expect(ada.table.map).toHaveAccessibleName(/Map of The cellar, 10 by 6 cells/);
  expect((await seen).ok()).toBe(true);
  await expect(gm.page.getByRole("region", { name: "Scene setup" })).toBeHidden();
});

test("The GM hides the lines of a grid, and shows them again", async ({ evening }) => {
  const { gm, ada } = evening;
  const { page } = gm;
  for (const lined of ["false", "true"]) {
    await page.getByRole("button", { name: "Options for The cellar", exact: true }).click();
    await page.getByRole("menuitem", { name: "Settings…" }).click();
    const dialog = page.getByRole("dialog", { name: "Scene settings" });
    await dialog.getByText("Grid lines").click();
    await dialog.getByRole("button", { name: "Save" }).click();
    for (const person of [gm, ada]) await expect(person.page.locator("canvas")).toHaveAttribute("data-lined", lined);
    await takePictures(ada, `scene_map_lines_${lined}`);
  }
});

test("The map that players see is replaced only after a question; an image may become a new scene instead", async ({ evening }) => {
  const { gm, ada } = evening;
  const dialog = gm.page.getByRole("dialog", { name: "Replace the map that players see?" });
  await dropped(gm, image("old_mill.webp"));
  await takePictures(gm, "scene_guard");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();

  await dropped(gm, image("old_mill.webp"));
  await dialog.getByRole("button", { name: "Make a new scene with it" }).click();
  await expect(gm.table.map).toHaveAccessibleName(/Map of old mill/);
  await expect(ada.table.map).toHaveAccessibleName(/Map of The cellar, 10 by 6 cells/);
  await gm.table.tab("Game");
  await gm.table.panel.getByTitle("The cellar", { exact: true }).click();

  for (const { name, mimeType, buffer } of [
    { name: "cellar.jpeg", mimeType: "image/jpeg", buffer: await gm.page.screenshot({ type: "jpeg" }) },
    { name: "cellar.png", mimeType: "image/png", buffer: await gm.page.screenshot({ type: "png" }) },
  ]) {
    const seen = evening.players.map(({ page }) => page.waitForResponse((got) => got.url().includes("/assets/")));
    await gm.page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
    await dialog.getByRole("button", { name: "Replace the map" }).click();
    for (const response of await Promise.all(seen)) expect(response.ok()).toBe(true);
  }
});

test("A copy has the scene's image and grid, and opens for the GM alone", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.page.getByRole("button", { name: "Options for The cellar" }).click();
  await gm.page.getByRole("menuitem", { name: "Copy" }).click();

  await expect(gm.table.map).toHaveAccessibleName(/Map of Copy of The cellar/);
  await expect(ada.table.map).toHaveAccessibleName(/Map of The cellar/);
  await gm.page.getByRole("button", { name: "Go to active" }).click();
});

test("The image library names what shows an image, and deletes one that nothing shows", async ({ evening }) => {
  const { gm } = evening;
  await gm.page.getByRole("button", { name: "Image library" }).click();
  const library = gm.page.getByRole("dialog", { name: "Image library" });
  await expect(library).toContainText(/MB of 1024 MB used/);
  const shown = library.getByRole("listitem").filter({ hasText: "cellar.png" });
  await expect(shown).toContainText("In use: The cellar, Copy of The cellar");
  await expect(shown.getByRole("button", { name: /^Delete/ })).toHaveCount(0);

  const unused = library.getByRole("listitem").filter({ hasText: "cellar.jpeg" });
  await unused.getByRole("button", { name: "Delete cellar.jpeg" }).click();
  await unused.getByRole("button", { name: "Cancel" }).click();
  await unused.getByRole("button", { name: "Delete cellar.jpeg" }).click();
  await unused.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(unused).toHaveCount(0);

  await gm.page.keyboard.press("Escape");
  await gm.page.getByRole("button", { name: "Image library" }).click();
  await expect(library.getByRole("listitem").filter({ hasText: "cellar.png" })).toBeVisible();
  await expect(unused).toHaveCount(0);
  await gm.page.keyboard.press("Escape");
});

test("Tokens are placed, and painted terrain slows and stops them", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.page.locator("canvas").focus();
  await gm.page.keyboard.press("v");
  await gm.table.addCreature("Gunner");
  await gm.table.place("Gunner", { column: 1, row: 2 });
  await gm.table.tab("Game");

  await gm.page.getByRole("button", { name: "Blocking" }).click();
  await gm.page.getByRole("button", { name: "Brush", exact: true }).click();
  await gm.table.stroke({ column: 4, row: 0 }, { column: 4, row: 4 });
  await gm.page.getByRole("button", { name: "Difficult" }).first().click();
  await gm.table.stroke({ column: 4, row: 5 }, { column: 4, row: 5 });
  await gm.page.keyboard.press("v");

  await gm.table.drag("Gunner", { column: 4, row: 2 }, async () => {
    await expect(gm.table.onTheMap).toContainText("No path.");
  });
  await ada.table.tab("Creatures");
  await expect(ada.table.row("Gunner")).toContainText("cell 1,2");
});

test("The GM shows the ford again", async ({ evening }) => {
  const { gm } = evening;
  await gm.table.tab("Game");

  await gm.page.getByRole("button", { name: "Options for The ford" }).click();
  await gm.page.getByRole("menuitem", { name: "Show to players" }).click();

  for (const person of evening.everyone) await expect(person.table.map).toHaveAccessibleName(/Map of The ford/);
});

test("The front page shows the players' scene, when it was played, and another name for the campaign", async ({ evening }) => {
  const { gm } = evening;
  await gm.page.getByRole("link", { name: "All campaigns" }).click();
  const tile = gm.page.getByRole("listitem").filter({ hasText: "You are the GM" });
  await expect(tile.locator("img")).toHaveAttribute("src", /^\/assets\/[0-9a-f]{64}$/);
  await expect(tile).toContainText(/played (just now|\d+ minutes? ago)/);

  await tile.getByRole("button", { name: /^Options for/ }).click();
  await gm.page.getByRole("menuitem", { name: "Rename…" }).click();
  await gm.page.getByRole("dialog").getByLabel("Name").fill("The old ford");
  await takePictures(gm, "campaign_rename");
  await gm.page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();

  await expect(tile).toContainText("The old ford");
  await takePictures(gm, "campaigns");
});
