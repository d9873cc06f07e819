// A map of zones: made by the GM on an empty board and over a picture, drawn and as text.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "./evening";
import { takePictures } from "./pictures";
import { addBorders, editZone, makeZones, ROWS, WARD_BORDERS } from "./zone_editor";
import { edgeBetween, middleOf, zoneCalled } from "./zone_map";

test.describe.configure({ mode: "serial" });
test.use({ opening: "keep" });

const webp = resolve(import.meta.dirname, "../../rules/systems/grimwire/sample/ford.webp");
const zone = (name: string) => zoneCalled(name, ROWS);

test("The GM makes a map of zones on an empty board", async ({ evening }) => {
  const { page } = evening.gm;

  await makeZones(evening.gm, "The ward");

  await expect(page.getByLabel(/^Map of The ward, \d+ by \d+ zones/)).toBeVisible();
});

test("Borders are added where the GM clicks: a door, a window, a ladder with a height, a wall", async ({ evening }) => {
  const { page } = evening.gm;
  const bar = page.getByRole("group", { name: "Borders" });

  await addBorders(evening.gm, WARD_BORDERS);
  await takePictures(evening.gm, "zones_borders");
  await bar.getByRole("button", { name: "Done" }).click();

  await expect(bar).toBeHidden();
});

test("Zones get names, heights and terrain, and the list says what the map shows", async ({ evening }) => {
  const { page, table } = evening.gm;
  await editZone(evening.gm, "A2", { Name: "The long gallery above the gate", "Highest level": "3", "Lowest level": "2" });
  await page.keyboard.press("v");
  await table.openZones();

  await expect(table.zone("A2 The long gallery above the gate")).toContainText("A1: Rope ladder");
  await expect(table.zone("A1")).toContainText("CR of climbing 2, Height of its top 3");
});

test("A picture lies under zones that stay as many, and the grid is fitted to it", async ({ evening }) => {
  const { page, table } = evening.gm;
  await makeZones(evening.gm, "The yard");
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
