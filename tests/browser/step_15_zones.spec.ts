// Step 15: another rulebook, a map of zones: drawn by the GM on an empty board and over a picture, as a picture and as text.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Evening, expect, test } from "./evening";
import { takePictures } from "./pictures";
import { edgeBetween, middleOf, zoneCalled } from "./zone_map";

test.describe.configure({ mode: "serial" });

const ROWS = 3;
const webp = resolve(import.meta.dirname, "../../rules/systems/grimwire/sample/ford.webp");
const zone = (name: string) => zoneCalled(name, ROWS);

async function makeScene({ gm: { page, table } }: Evening, name: string): Promise<void> {
  await table.tab("Game");
  await page.getByRole("button", { name: "New scene" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Map type").selectOption({ label: "Zones (abstract areas)" });
  await dialog.getByRole("textbox", { name: "Columns" }).fill("4");
  await dialog.getByRole("textbox", { name: "Rows" }).fill(String(ROWS));
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.getByRole("button", { name: `Options for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Activate for players" }).click();
  await expect(table.map).toHaveAccessibleName(new RegExp(`Map of ${name}, 4 by 3 zones`));
}

test("The GM makes a map of zones on an empty board", async ({ evening }) => {
  const { page, table } = evening.gm;
  await page.goto(evening.server.address);
  await page.getByRole("button", { name: "New campaign" }).first().click();
  await page.getByRole("textbox", { name: "Name" }).fill("The keep");
  await page.getByRole("radio", { name: /Heimr/ }).check();
  await page.getByRole("radio", { name: /Empty campaign/ }).check();
  await page.getByRole("button", { name: "Create campaign" }).click();
  await expect(table.connection).toHaveText(/connected/);

  await makeScene(evening, "The ward");

  await expect(page.getByText("No creatures in this scene")).toBeHidden();
});

test("Borders are put where the GM clicks: a door, a window, a ladder with a height, a wall", async ({ evening }) => {
  const { page, table } = evening.gm;
  await page.getByRole("button", { name: "Edit borders" }).click();
  const bar = page.getByRole("group", { name: "Borders" });
  const there = bar.getByRole("list", { name: "Borders here" });

  for (const [from, to, kind] of [
    ["B2", "C2", "Regular door"],
    ["B1", "C1", "Window"],
    ["A1", "A2", "Rope ladder"],
    ["B1", "B2", "Stone wall"],
  ] as const) {
    await table.click(edgeBetween(zone(from), zone(to)));
    await bar.getByLabel("Kind").selectOption({ label: kind });
    if (kind === "Rope ladder") {
      await bar.getByText("Properties").click();
      await bar.getByLabel(/^Height of its top/).fill("3");
      await bar.getByText("Properties").click();
    }
    await bar.getByRole("button", { name: "Add border" }).click();
    await expect(there).toContainText(kind);
  }
  await takePictures(evening.gm, "zones_borders");
  await bar.getByRole("button", { name: "Done" }).click();

  await expect(bar).toBeHidden();
});

test("Zones get names, heights and ground, and text says what the picture shows", async ({ evening }) => {
  const { page, table } = evening.gm;
  await page.getByRole("button", { name: "Edit zone…" }).click();
  await table.click(middleOf(zone("A2")));
  const dialog = page.getByRole("dialog", { name: "Zone A2" });
  await dialog.getByLabel("Name").fill("The long gallery above the gate");
  await dialog.getByRole("textbox", { name: "Highest level" }).fill("3");
  await dialog.getByRole("textbox", { name: "Lowest level" }).fill("2");
  await takePictures(evening.gm, "zone_form");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press("v");
  await table.openZones();

  await expect(table.zone("A2 The long gallery above the gate")).toContainText("A1: Rope ladder");
  await expect(table.zone("A1")).toContainText("CR of climbing 2, Height of its top 3");
});

test("A picture lies under zones that stay as many, and the grid is fitted to it", async ({ evening }) => {
  const { page, table } = evening.gm;
  await makeScene(evening, "The yard");
  const seen = page.waitForResponse((got) => got.url().includes("/assets/"));
  await page.locator("input[type=file]").setInputFiles({ name: "yard.webp", mimeType: "image/webp", buffer: readFileSync(webp) });
  expect((await seen).ok()).toBe(true);
  await expect(page.getByText("Drop a new map image here")).toBeVisible();
  await expect(table.map).toHaveAccessibleName(/4 by 3 zones/);
  await page.getByRole("button", { name: "Edit borders" }).click();
  const bar = page.getByRole("group", { name: "Borders" });
  await table.click(edgeBetween(zone("B2"), zone("C2")));
  await bar.getByLabel("Kind").selectOption({ label: "Double door" });
  await bar.getByRole("button", { name: "Add border" }).click();
  await expect(bar.getByRole("list", { name: "Borders here" })).toContainText("Double door");
  await bar.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Closed", exact: true }).click();
  await table.click(middleOf(zone("D3")));
  await page.keyboard.press("v");
  await takePictures(evening.gm, "zones_picture");
});
