// Walls and doors: the GM draws them, and they are in everyone's way.
import type { Page } from "@playwright/test";
import { expect, test } from "./evening";
import type { Person } from "./person";
import { takePictures } from "./pictures";
import { type Cell, Table } from "./table";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ford" });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/// A corner of cells, as the cell whose middle would be there.
const corner = (column: number, row: number): Cell => ({ column: column - 0.5, row: row - 0.5 });
/// The middle of the room's door.
const door: Cell = { column: 5.5, row: 14 };

/// How many walls the map of a person has, and how its doors are.
const walls = ({ page }: { readonly page: Page }, has: string) => expect(page.locator("canvas")).toHaveAttribute("data-walls", has);
const barOf = ({ page }: Person) => page.getByRole("toolbar", { name: "Walls" });

async function takesTool(gm: Person, mode: "Draw" | "Select"): Promise<void> {
  await gm.table.map.focus();
  await gm.page.keyboard.press("Shift+W");
  await barOf(gm).getByRole("button", { name: mode, exact: true }).click();
}

test("The GM draws a room and a door in its wall, which everyone has on the map", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await gm.table.place("Cyrus", { column: 4, row: 14 });
  await takesTool(gm, "Draw");
  await gm.table.stroke(corner(3, 13), corner(6, 16));
  await walls(gm, "4");

  await barOf(gm).getByRole("button", { name: "Door", exact: true }).click();
  await gm.table.click(corner(6, 14));
  await gm.table.click(corner(6, 15));

  for (const person of [gm, ada, bea]) await walls(person, "6 closed");
  await takePictures(gm, "walls_tool");
  await barOf(gm).getByRole("button", { name: "Done" }).click();
  await takePictures(ada, "walls_player");
});

test("A closed door is in the way", async ({ evening }) => {
  const { ada } = evening;
  await ada.table.drag("Cyrus", { column: 5, row: 14 });
  await expect.poll(() => ada.table.cellOf("Cyrus")).toEqual({ column: 5, row: 14 });

  await ada.table.drag("Cyrus", { column: 7, row: 14 });

  await expect(ada.table.toasts).toContainText(/blocked|no path/i);
  expect(await ada.table.cellOf("Cyrus")).toEqual({ column: 5, row: 14 });
});

test("A player opens the door with a click and walks through", async ({ evening }) => {
  const { gm, ada } = evening;

  await ada.table.click(door);

  for (const person of [gm, ada]) await walls(person, "6 open");
  await ada.table.tab("Log");
  await expect(ada.table.log).toContainText("Cyrus opens a door.");
  await ada.table.drag("Cyrus", { column: 6, row: 14 });
  await expect.poll(() => ada.table.cellOf("Cyrus")).toEqual({ column: 6, row: 14 });
});

test("The bar offers the door beside the creature and says where it is", async ({ evening }) => {
  const { ada } = evening;

  const close = await ada.table.action(/^Close door/);
  await expect(close).toHaveText(/Close door\s*west/);
  await close.click();

  await walls(ada, "6 closed");
});

test("A door that the GM locks looks closed to players, and does not open", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.table.rightClick(door);
  await gm.page.getByRole("menuitem", { name: "Lock" }).click();
  await walls(gm, "6 locked");

  await ada.table.click(door);

  await expect(ada.table.toasts).toContainText("The door is locked.");
  await walls(ada, "6 closed");
  await gm.table.click(door);
  await expect(gm.table.toasts).toContainText("to unlock");
  await gm.table.rightClick(door);
  await gm.page.getByRole("menuitem", { name: "Open", exact: true }).click();
  for (const person of [gm, ada]) await walls(person, "6 open");
});

test("A secret door is a wall to players until it is open", async ({ evening }) => {
  const { gm, ada } = evening;
  await takesTool(gm, "Draw");
  await barOf(gm).getByRole("button", { name: "Secret door" }).click();
  await gm.table.click(corner(4, 16));
  await gm.table.click(corner(5, 16));
  await walls(gm, "8 closed open");
  await walls(ada, "8 open");
  await gm.page.keyboard.press("v");

  await gm.table.click({ column: 4, row: 15.5 });

  await walls(ada, "8 open open");
});

test("A chain ends with a double click and is one step of undo", async ({ evening }) => {
  const { gm, ada } = evening;
  await takesTool(gm, "Draw");
  await barOf(gm).getByRole("button", { name: "Wall", exact: true }).click();
  await gm.table.click(corner(8, 15));
  await gm.table.click(corner(10, 15));
  const { x, y } = await gm.table.screenOf(corner(10, 17));
  await gm.page.mouse.dblclick(x, y);
  await walls(ada, "10 open open");

  await gm.page.keyboard.press("Control+z");

  await walls(ada, "8 open open");
});

test("Selected walls change their kind, move by their ends, and are deleted", async ({ evening }) => {
  const { gm, ada } = evening;
  await takesTool(gm, "Select");
  const count = barOf(gm).locator("output");
  await gm.table.click(corner(4.5, 13));
  await expect(count).toHaveText("1 selected");
  await barOf(gm).getByRole("button", { name: "Window" }).click();
  await gm.table.stroke(corner(6, 13), corner(7, 12));
  await takePictures(gm, "walls_select");

  await gm.table.map.focus();
  await gm.page.keyboard.press("Control+a");
  await expect(count).toHaveText("8 selected");
  await gm.page.keyboard.press("Delete");

  await walls(ada, "0");
  await gm.page.keyboard.press("Control+z");
  await walls(ada, "8 open open");
  await gm.page.keyboard.press("v");
});

test("On a phone a door is pressed beside its line, and a GM taps the points of a wall", async ({ browser, evening }) => {
  const { gm, ada, bea } = evening;
  const onPhone = async (person: Person) => {
    const { cookies } = await person.page.context().storageState();
    const page = await (await browser.newContext({ ...phone, storageState: { cookies, origins: [] } })).newPage();
    await page.goto(evening.tableAddress);
    await page.locator("canvas[data-camera]").waitFor();
    const table = new Table(page);
    return { page, table };
  };
  const player = await onPhone(ada);
  const { x, y } = await player.table.screenOf(door);
  await player.page.touchscreen.tap(x - 18, y); // on the other side stands Cyrus
  await walls(gm, "8 closed open");
  await player.page.context().close();

  const { page, table } = await onPhone(gm);
  await page.getByRole("toolbar", { name: "Parts" }).getByRole("button", { name: "Tools" }).tap();
  await page.getByRole("button", { name: /^Walls \(/ }).tap();
  const bar = page.getByRole("toolbar", { name: "Walls" });
  await expect(bar).toBeInViewport({ ratio: 1 });
  const [scale = 1, left = 0, top = 0] = (await table.camera()).split(" ").map(Number);
  const column = Math.round((195 - left) / (64 * scale)); // in the middle of what is free
  const row = Math.round((330 - top) / (64 * scale));
  for (const at of [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1)]) {
    const point = await table.screenOf(at);
    await page.touchscreen.tap(point.x, point.y);
  }
  await bar.getByRole("button", { name: "Done" }).tap();
  await walls(bea, "10 closed open");
  await page.context().close();
});
