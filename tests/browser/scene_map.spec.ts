// A map of the GM's own, with a grid aligned by hand, terrain and tokens; everyone sees it at once.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "./evening";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ford" });

const webp = resolve(import.meta.dirname, "../../rules/systems/grimwire/sample/ford.webp");

test("Pictures of all three kinds become the map on every screen", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await gm.table.tab("Game");
  await gm.page.getByRole("button", { name: "New scene" }).click();
  await gm.page.getByRole("dialog").getByLabel("Name").fill("The cellar");
  await gm.page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(gm.table.map).toHaveAccessibleName(/Map of The cellar/);
  await expect(ada.table.map).not.toHaveAccessibleName(/Map of The cellar/);
  await gm.page.getByRole("button", { name: "Options for The cellar" }).click();
  await gm.page.getByRole("menuitem", { name: "Activate for players" }).click();
  await expect(ada.table.map).toHaveAccessibleName(/Map of The cellar/);

  for (const { name, mimeType, buffer } of [
    { name: "cellar.webp", mimeType: "image/webp", buffer: readFileSync(webp) },
    { name: "cellar.jpeg", mimeType: "image/jpeg", buffer: await gm.page.screenshot({ type: "jpeg" }) },
    { name: "cellar.png", mimeType: "image/png", buffer: await gm.page.screenshot({ type: "png" }) },
  ]) {
    const seen = [ada, bea].map(({ page }) => page.waitForResponse((got) => got.url().includes("/assets/")));
    await gm.page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
    for (const response of await Promise.all(seen)) expect(response.ok()).toBe(true);
  }
});

test("The GM aligns the grid by dragging its corners", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.page.getByRole("button", { name: "Align grid" }).click();
  const bar = gm.page.getByRole("group", { name: "Align grid" });
  await bar.getByRole("textbox", { name: "Columns" }).fill("10");
  await bar.getByRole("textbox", { name: "Rows" }).fill("6");
  const cell = bar.getByRole("textbox", { name: "Cell size" });
  const before = Number(await cell.inputValue());

  await gm.table.stroke({ column: -0.5, row: -0.5 }, { column: 0, row: 0 });
  await gm.table.stroke({ column: 9.5, row: 5.5 }, { column: 8, row: 4.6 });
  const after = Number(await cell.inputValue());
  await bar.getByRole("button", { name: "Save grid" }).click();

  expect(after).toBeLessThan(before);
  await expect(ada.table.map).toHaveAccessibleName(/10 by 6 cells/);
});

test("Tokens are placed, and painted terrain slows and stops them", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.table.addCreature("Gunner");
  await gm.table.place("Gunner", { column: 1, row: 2 });
  await gm.table.tab("Game");

  await gm.page.getByRole("button", { name: "Blocking" }).click();
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
  await gm.page.getByRole("menuitem", { name: "Activate for players" }).click();

  for (const person of evening.everyone) await expect(person.table.map).toHaveAccessibleName(/Map of The ford/);
});
