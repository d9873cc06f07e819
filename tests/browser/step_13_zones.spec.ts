// A map of zones in a rulebook that has borders: drawn by the GM, seen by a player, also as text.
import { expect, test } from "./evening";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });

/// Zones as the kernel counts them: row 0 is the top of a map of 5 x 5.
const A1 = { column: 0, row: 4 };
const A2 = { column: 0, row: 3 };
const B1 = { column: 1, row: 4 };

test("The GM makes a map of zones and shows it", async ({ evening }) => {
  const { page, table } = evening.gm;
  await page.goto(evening.server.address);
  await page.getByRole("button", { name: "New campaign" }).first().click();
  await page.getByRole("textbox", { name: "Name" }).fill("The keep");
  await page.getByRole("radio", { name: /Heimr/ }).check();
  const empty = page.getByText("An empty table");
  if (await empty.isVisible()) await empty.click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(table.connection).toHaveText(/live/);

  await table.tab("Table");
  await page.getByRole("button", { name: "New scene" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("The ward");
  await dialog.getByLabel("Map").selectOption({ label: "Zones: rooms and places of any size" });
  await dialog.getByRole("button", { name: "Make it" }).click();
  await page.getByRole("button", { name: "Menu of The ward" }).click();
  await page.getByRole("menuitem", { name: "Show to everybody" }).click();

  await expect(table.map).toHaveAccessibleName(/Map of The ward, 5 by 5 zones/);
});

test("The GM draws a door and a wall, names a zone and closes another", async ({ evening }) => {
  const { page, table } = evening.gm;
  await page.getByRole("button", { name: "Doors, walls and ways" }).click();
  const bar = page.getByRole("group", { name: "Borders" });
  await table.clickZone(A1, B1);
  await bar.getByLabel("Kind").selectOption({ label: "Single door" });
  await bar.getByRole("button", { name: "Put it there" }).click();
  await expect(bar.getByRole("list", { name: "What is there" })).toContainText("Single door");
  await table.clickZone(A1);
  await table.clickZone(A2);
  await bar.getByLabel("Kind").selectOption({ label: "Stone wall" });
  await bar.getByRole("button", { name: "Put it there" }).click();
  await expect(bar.getByRole("list", { name: "What is there" })).toContainText("Stone wall");
  await bar.getByRole("button", { name: "Done" }).click();

  await page.getByRole("button", { name: "Name and describe…" }).click();
  await table.clickZone(B1);
  await page.getByRole("dialog", { name: "Zone B1" }).getByLabel("Name").fill("Gatehouse");
  await page.getByRole("dialog", { name: "Zone B1" }).getByRole("button", { name: "Save" }).click();
  await page.keyboard.press("v");

  await table.tab("Creatures");
  await page.getByText("Zones", { exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "B1 Gatehouse" }).first()).toContainText("Single door");
});

test("Tokens stand in zones, and a player sees where, as a picture and as text", async ({ evening }) => {
  const { gm, cleo } = evening;
  await gm.page.getByLabel("Search creatures").fill("guard");
  await gm.page.getByRole("button", { name: /guard/i }).last().click();
  const row = gm.page.locator('button[title*="Double click"]').first();
  await expect(row).toContainText("C3");

  await gm.page.getByRole("button", { name: /^People/ }).click();
  await gm.page.getByRole("button", { name: "Make an invite link" }).click();
  const link = await gm.page.getByLabel("Invite link").inputValue();
  await gm.page.keyboard.press("Escape");
  await cleo.page.goto(link);
  await cleo.page.getByLabel("Your name at this table").fill("Cleo");
  await cleo.page.getByRole("button", { name: "Join the table" }).click();

  await expect(cleo.table.map).toHaveAccessibleName(/Map of The ward, 5 by 5 zones/);
  await cleo.page.keyboard.press("Escape");
  await cleo.table.tab("Creatures");
  await cleo.page.getByText("Zones", { exact: true }).click();
  const zones = cleo.page.getByRole("listitem");
  await expect(zones.filter({ hasText: "A1" }).first()).toContainText("B1: Single door");
  await expect(zones.filter({ hasText: "A2" }).first()).toContainText("A1: Stone wall");
  await takePictures(gm, "zones");
});
