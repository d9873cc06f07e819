// A map of zones as the GM makes it: the board, its borders, what its zones are.
import { expect } from "@playwright/test";
import type { Person } from "./person";
import { takePictures } from "./pictures";
import { edgeBetween, middleOf, zoneCalled } from "./zone_map";

/// Of every map of zones here, which have four columns.
export const ROWS = 3;

interface Border {
  readonly between: readonly [string, string];
  readonly kind: string;
  /// The height of its top, where the kind has one.
  readonly top?: string;
}

export const WARD_BORDERS: readonly Border[] = [
  { between: ["B2", "C2"], kind: "Regular door" },
  { between: ["B1", "C1"], kind: "Window" },
  { between: ["A1", "A2"], kind: "Rope ladder", top: "3" },
  { between: ["B1", "B2"], kind: "Stone wall" },
];

/// Makes a scene and shows it to the players.
export async function makeZones({ page, table }: Person, scene: string): Promise<void> {
  await table.tab("Game");
  await page.getByRole("button", { name: "New scene" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(scene);
  await dialog.getByLabel("Map type").selectOption({ label: "Zones (abstract areas)" });
  await dialog.getByRole("textbox", { name: "Columns" }).fill("4");
  await dialog.getByRole("textbox", { name: "Rows" }).fill(String(ROWS));
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.getByRole("button", { name: `Options for ${scene}` }).click();
  await page.getByRole("menuitem", { name: "Show to players" }).click();
  await expect(table.map).toHaveAccessibleName(new RegExp(`Map of ${scene}, 4 by ${ROWS} zones`));
}

/// Leaves the bar of borders open.
export async function addBorders({ page, table }: Person, borders: readonly Border[]): Promise<void> {
  await page.getByRole("button", { name: "Edit borders" }).click();
  const bar = page.getByRole("group", { name: "Borders" });
  for (const { between: [from, to], kind, top } of borders) {
    await table.click(edgeBetween(zoneCalled(from, ROWS), zoneCalled(to, ROWS)));
    await bar.getByLabel("Kind").selectOption({ label: kind });
    if (top !== undefined) {
      await bar.getByText("Properties").click();
      await bar.getByLabel(/^Height of its top/).fill(top);
      await bar.getByText("Properties").click();
    }
    await bar.getByRole("button", { name: "Add border" }).click();
    await expect(bar.getByRole("list", { name: "Borders here" })).toContainText(kind);
  }
}

/// fields: of the zone's form, by label.
export async function editZone(gm: Person, zone: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const { page, table } = gm;
  await page.getByRole("button", { name: "Edit zone…" }).click();
  await table.click(middleOf(zoneCalled(zone, ROWS)));
  const dialog = page.getByRole("dialog", { name: `Zone ${zone}` });
  for (const [label, value] of Object.entries(fields)) await dialog.getByRole("textbox", { name: label }).fill(value);
  await takePictures(gm, "zone_form");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
}
