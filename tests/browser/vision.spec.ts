// Vision: players see what their characters see, past walls and doors, and keep what they explored.
import type { Page } from "@playwright/test";
import { expect, test } from "./evening";
import type { Person } from "./person";
import { takePictures } from "./pictures";
import type { Cell } from "./table";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ford" });

const corner = (column: number, row: number): Cell => ({ column: column - 0.5, row: row - 0.5 });
/// The middle of the room's door.
const door: Cell = { column: 5.5, row: 14 };

const canvas = ({ page }: { readonly page: Page }) => page.locator("canvas");
/// How many samples a person sees clearly, and how many half veiled or clear.
async function samples(person: Person): Promise<readonly [clear: number, known: number]> {
  const [clear = 0, known = 0] = ((await canvas(person).getAttribute("data-fog")) ?? "").split(" ").map(Number);
  return [clear, known];
}
const sees = (person: Person, least: number, most: number) =>
  expect
    .poll(async () => {
      const [clear] = await samples(person);
      return clear >= least && clear <= most;
    })
    .toBe(true);

async function knows({ table }: Person, creature: string, does: boolean): Promise<void> {
  await table.tab("Creatures");
  await expect(table.row(creature)).toBeVisible({ visible: does });
}

test("In a room with a closed door a player sees the room alone", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await gm.table.place("Cyrus", { column: 4, row: 14 });
  await gm.table.map.focus();
  await gm.page.keyboard.press("Shift+W");
  const bar = gm.page.getByRole("toolbar", { name: "Walls" });
  await bar.getByRole("button", { name: "Draw", exact: true }).click();
  await gm.table.stroke(corner(3, 13), corner(6, 16));
  await bar.getByRole("button", { name: "Door", exact: true }).click();
  await gm.table.click(corner(6, 14));
  await gm.table.click(corner(6, 15));
  await bar.getByRole("button", { name: "Done" }).click();
  await expect(canvas(gm)).toHaveAttribute("data-walls", "6 closed");

  await gm.table.tab("Game");
  await gm.page.getByRole("button", { name: "Options for The ford", exact: true }).click();
  await gm.page.getByRole("menuitem", { name: "Settings…" }).click();
  const dialog = gm.page.getByRole("dialog", { name: "Scene settings" });
  await dialog.getByLabel("Vision").selectOption({ label: "Vision: players see what their characters see" });
  await dialog.getByRole("button", { name: "Save" }).click();

  await expect(canvas(ada)).toHaveAttribute("data-fog", "144 144"); // nine squares
  await knows(ada, "Raider in red", false);
  await knows(ada, "Aune", false);
  await sees(bea, 1_000, 28 * 18 * 16);
  await knows(gm, "Raider in red", true);
  await takePictures(ada, "vision_room");
  await takePictures(gm, "vision_gm");
});

test("An opened door shows what lies before it, and a closed one leaves it explored", async ({ evening }) => {
  const { ada } = evening;
  await ada.table.drag("Cyrus", { column: 5, row: 14 });
  await expect.poll(() => ada.table.cellOf("Cyrus")).toEqual({ column: 5, row: 14 });

  await ada.table.click(door);

  await expect(canvas(ada)).toHaveAttribute("data-walls", /open/);
  await sees(ada, 300, 28 * 18 * 16);
  const [, explored] = await samples(ada);
  await takePictures(ada, "vision_door");

  await (await ada.table.action(/^Close door/)).click(); // two clicks on the map could be a double click

  await expect(canvas(ada)).toHaveAttribute("data-fog", `144 ${explored}`);
  await takePictures(ada, "vision_explored");
});

test("A foe behind a closed door is remembered where it was last seen", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.table.place("Raider in red", { column: 9, row: 14 });
  await (await ada.table.action(/^Open door/)).click();
  await knows(ada, "Raider in red", true);
  await expect(canvas(ada)).toHaveAttribute("data-ghosts", "");

  await (await ada.table.action(/^Close door/)).click();

  await expect(canvas(ada)).toHaveAttribute("data-ghosts", /Raider in red/);
  await knows(ada, "Raider in red", false);
  const list = ada.page.getByRole("region", { name: "Last seen" });
  await expect(list).toContainText(/Raider in red\s*last seen at cell/);
  await gm.table.place("Raider in red", { column: 3, row: 3 });
  await takePictures(ada, "vision_ghost");
  await ada.page.reload();
  await expect(canvas(ada)).toHaveAttribute("data-ghosts", /Raider in red/);

  await (await ada.table.action(/^Open door/)).click();
  await expect(canvas(ada)).toHaveAttribute("data-ghosts", "");
  await knows(ada, "Raider in red", false);
  await (await ada.table.action(/^Close door/)).click();
  await sees(ada, 144, 144); // the room alone again
});

test("A player who comes back has what their character explored", async ({ evening }) => {
  const { ada } = evening;
  const before = await canvas(ada).getAttribute("data-fog");

  await ada.page.reload();

  await expect(canvas(ada)).toHaveAttribute("data-fog", before ?? "");
});

test("Over low walls a player sees, and the GM sets the height of all that are selected", async ({ evening }) => {
  const { gm, ada } = evening;
  const [before] = await samples(ada);
  await gm.table.map.focus();
  await gm.page.keyboard.press("Shift+W");
  const bar = gm.page.getByRole("toolbar", { name: "Walls" });
  const height = bar.getByLabel("Height (m)");
  const set = async (value: string) => {
    await height.fill(value);
    await height.press("Enter");
  };
  await bar.getByRole("button", { name: "Select", exact: true }).click();
  await gm.page.keyboard.press("Control+a");
  await expect(bar.locator("output")).toHaveText("6 selected");
  await expect(height).toHaveValue("");
  await expect(height).toHaveAttribute("placeholder", "full");

  await set("1,5");
  await expect(height).toHaveValue("1.5");
  await sees(ada, before + 300, 28 * 18 * 16);
  await takePictures(ada, "vision_low_walls");
  await gm.table.click(corner(3, 14.5));
  await expect(bar.locator("output")).toHaveText("1 selected");
  await set("2.5");
  await gm.table.map.focus();
  await gm.page.keyboard.press("Control+a");
  await expect(height).toHaveAttribute("placeholder", "mixed");
  await takePictures(gm, "vision_wall_height");

  await set("0");
  await sees(ada, before, before);
  await expect(height).toHaveAttribute("placeholder", "full");
});
