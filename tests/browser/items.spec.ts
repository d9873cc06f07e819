// Items on the ground: drawn and listed where they lie, picked up by a click, remembered behind a closed door.
import type { Locator } from "@playwright/test";
import { expect, test } from "./evening";
import type { Person } from "./person";
import { takePictures } from "./pictures";
import type { Cell } from "./table";

test.describe.configure({ mode: "serial" });
test.use({ opening: "tollGate" });

const corner = (column: number, row: number): Cell => ({ column: column - 0.5, row: row - 0.5 });
/// Where Ilse stands at first, and drops what she holds.
const road: Cell = { column: 4, row: 10 };

const canvas = ({ page }: Person) => page.locator("canvas");
const lies = (person: Person, items: string | RegExp) => expect(canvas(person)).toHaveAttribute("data-items", items);

async function listed(person: Person): Promise<Locator> {
  await person.table.tab("Creatures");
  return person.page.getByRole("region", { name: "On the ground" });
}

async function drop({ page, table }: Person, creature: string, item: string): Promise<void> {
  await table.choose(creature);
  await (await table.action(/^Drop(?! prone)/)).click();
  const form = page.getByRole("form", { name: "Drop" });
  await form.getByRole("button", { name: item }).click();
  await form.getByRole("button", { name: "Drop", exact: true }).click();
}

test("A dropped item is drawn and listed where it lies", async ({ evening }) => {
  const { ada, bea } = evening;
  await lies(bea, "");

  await drop(ada, "Ilse", "Sword");

  for (const person of evening.everyone) await lies(person, "Sword");
  await expect(await listed(bea)).toContainText(/Sword\s*at cell 4,10/);
  await takePictures(bea, "items_beside_token");
});

test("A click beside the selected creature opens the action that picks it up", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await gm.table.place("Ilse", { column: 5, row: 11 });
  await takePictures(bea, "items_under_name");
  await gm.table.place("Tamar", { column: 5, row: 9 });
  await takePictures(bea, "items_alone");
  await ada.table.choose("Ilse");
  await ada.table.pointAt(road);
  await expect(ada.page.getByText("Sword: click to pick up")).toBeVisible();
  await takePictures(ada, "items_hint");

  await ada.table.click(road);
  await takePictures(ada, "items_pick_up");
  await ada.page.getByRole("form", { name: "Pick up" }).getByRole("button", { name: "Pick up" }).click();

  for (const person of evening.everyone) await lies(person, "");
  await expect(await listed(bea)).toBeHidden();
});

test("Behind a closed door an item is remembered where it was last seen", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await gm.table.place("Tamar", { column: 5, row: 13 });
  await gm.table.place("Ilse", { column: 9, row: 13 });
  await drop(ada, "Ilse", "Sword");
  await lies(bea, "Sword");
  await gm.table.map.focus();
  await gm.page.keyboard.press("Shift+W");
  const bar = gm.page.getByRole("toolbar", { name: "Walls" });
  await bar.getByRole("button", { name: "Draw", exact: true }).click();
  await gm.table.stroke(corner(3, 12), corner(6, 15));
  await bar.getByRole("button", { name: "Door", exact: true }).click();
  await gm.table.click(corner(6, 13));
  await gm.table.click(corner(6, 14));
  await bar.getByRole("button", { name: "Done" }).click();
  await gm.table.tab("Game");
  await gm.page.getByRole("button", { name: "Options for The gate", exact: true }).click();
  await gm.page.getByRole("menuitem", { name: "Settings…" }).click();
  const dialog = gm.page.getByRole("dialog", { name: "Scene settings" });
  await dialog.getByLabel("Vision").selectOption({ label: "Vision: players see what their characters see" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await lies(bea, "");
  await lies(gm, "Sword");

  await bea.table.choose("Tamar");
  await (await bea.table.action(/^Open door/)).click();
  await lies(bea, "Sword");
  await takePictures(bea, "items_door_open");
  await (await bea.table.action(/^Close door/)).click();

  await lies(bea, "Sword?");
  await expect(await listed(bea)).toContainText(/Sword\s*last seen at cell 9,13/);
  await takePictures(bea, "items_remembered");
  await bea.page.reload();
  await lies(bea, "Sword?");
});

test("An item that is gone is forgotten where the door opens again", async ({ evening }) => {
  const { ada, bea } = evening;
  await ada.table.choose("Ilse");
  await (await listed(ada)).getByRole("button", { name: "Pick up Sword" }).click();
  await ada.page.getByRole("form", { name: "Pick up" }).getByRole("button", { name: "Pick up" }).click();
  await lies(ada, "");
  await lies(bea, "Sword?");

  await bea.table.choose("Tamar");
  await (await bea.table.action(/^Open door/)).click();

  await lies(bea, "");
  await expect(await listed(bea)).toBeHidden();
});
