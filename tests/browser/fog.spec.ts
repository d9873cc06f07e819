// Fog of war: the GM reveals parts of the map, and players see and know no more than those.
import type { Page } from "@playwright/test";
import { expect, HIDDEN, test } from "./evening";
import type { Person } from "./person";
import { takePictures } from "./pictures";
import { type Cell, Table } from "./table";
import { expectNoViolations } from "./violations";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ford" });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/// A corner of cells, as the cell whose middle would be there.
const corner = (column: number, row: number): Cell => ({ column: column - 0.5, row: row - 0.5 });
/// Nine cells around the raider in red, one around Old Hod, nine around the archer at the mill.
const raider = [corner(15, 10), corner(18, 13)] as const;
const hod = [corner(18, 9), corner(19, 10)] as const;
const marn = [corner(22, 9), corner(25, 12)] as const;
/// Samples of nine cells, of one, and of the whole map.
const [NINE, ONE, ALL] = [144, 16, 28 * 18 * 16] as const;

/// How many samples a person sees, and of a GM's map how many only some players do; "": the map has no fog.
const fog = ({ page }: { readonly page: Page }, has: string) => expect(page.locator("canvas")).toHaveAttribute("data-fog", has);
const barOf = ({ page }: { readonly page: Page }) => page.getByRole("toolbar", { name: "Fog" });
const pick = (gm: Person, name: string) => barOf(gm).getByRole("button", { name, exact: true }).click();

async function knows({ table }: Person, creature: string, does: boolean): Promise<void> {
  await table.tab("Creatures");
  await expect(table.row(creature)).toBeVisible({ visible: does });
}

async function takesTool(gm: Person): Promise<void> {
  await gm.table.map.focus();
  await gm.page.keyboard.press("f");
  await expect(barOf(gm)).toBeVisible();
}

test("The GM turns on fog of war, and players see neither the map nor an enemy", async ({ evening }) => {
  const { gm, ada, bea, players } = evening;
  await knows(ada, "Raider in red", true);
  await fog(ada, "");

  await takesTool(gm);
  await pick(gm, "Turn on fog of war");

  for (const person of evening.everyone) await fog(person, "0 0");
  for (const player of players) await knows(player, "Raider in red", false);
  await knows(ada, "Cyrus", true);
  await knows(bea, "Aune", true);
  await knows(gm, "Raider in red", true);
  await takePictures(ada, "fog_all");
});

test("A revealed rectangle shows every player what stands in it", async ({ evening }) => {
  const { gm, ada, players } = evening;
  await pick(gm, "Rectangle");

  await gm.table.stroke(...raider);

  for (const person of evening.everyone) await fog(person, `${NINE} 0`);
  for (const player of players) {
    await knows(player, "Raider in red", true);
    await knows(player, "Old Hod", false);
  }
  await takePictures(gm, "fog_tool");
  await expectNoViolations(gm, "fog tool");
  await takePictures(ada, "fog_player");
});

test("What is hidden again is gone for players, and one undo brings it back", async ({ evening }) => {
  const { gm, ada } = evening;
  await pick(gm, "Hide");
  await gm.table.stroke(...raider);
  await fog(ada, "0 0");
  await knows(ada, "Raider in red", false);

  await gm.page.keyboard.press("Control+z");

  await fog(ada, `${NINE} 0`);
  await knows(ada, "Raider in red", true);
});

test("With Alt a stroke of the tool that hides reveals", async ({ evening }) => {
  const { gm, ada } = evening;

  await gm.page.keyboard.down("Alt");
  await gm.table.stroke(...hod);
  await gm.page.keyboard.up("Alt");

  await fog(ada, `${NINE + ONE} 0`);
  await knows(ada, "Old Hod", true);
});

test("A stroke that Esc cancels reveals nothing", async ({ evening }) => {
  const { gm, ada } = evening;
  await pick(gm, "Reveal");

  await gm.table.stroke(...marn, () => gm.page.keyboard.press("Escape"));

  await expect(barOf(gm)).toBeVisible();
  await gm.page.keyboard.press("Control+z"); // the stroke before, as there is none after it
  await fog(ada, `${NINE} 0`);
  await gm.page.keyboard.press("Control+Shift+z");
  await fog(ada, `${NINE + ONE} 0`);
});

test("What is revealed to one creature only its player sees", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await barOf(gm).getByLabel("For", { exact: true }).selectOption({ label: "Cyrus" });

  await gm.table.stroke(...marn);

  await fog(ada, `${NINE + ONE + NINE} 0`);
  await knows(ada, "Deadeye Marn", true);
  await fog(bea, `${NINE + ONE} 0`);
  await knows(bea, "Deadeye Marn", false);
  await fog(gm, `${NINE + ONE + NINE} 0`); // as Cyrus sees it
  await barOf(gm).getByLabel("For", { exact: true }).selectOption({ label: "Everyone" });
  await fog(gm, `${NINE + ONE} ${NINE}`);
  await takePictures(gm, "fog_partly");
});

test("A polygon is closed by a double click", async ({ evening }) => {
  const { gm, bea } = evening;
  await pick(gm, "Polygon");
  await gm.table.click(corner(6, 4));
  await gm.table.click(corner(10, 4));
  await gm.table.click(corner(10, 8));
  await takePictures(gm, "fog_polygon");
  const { x, y } = await gm.table.screenOf(corner(6, 8));
  await gm.page.mouse.dblclick(x, y);

  await fog(bea, `${NINE + ONE + 16 * ONE} 0`);
});

test("The whole map is revealed and hidden with a button; what the GM hid as a creature stays unknown", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await pick(gm, "Reveal all");
  await fog(bea, `${ALL} 0`);
  await knows(bea, "Deadeye Marn", true);
  for (const player of [ada, bea]) expect(player.wasSent(HIDDEN)).toBe(false);

  await pick(gm, "Hide all");

  for (const person of evening.everyone) await fog(person, "0 0"); // also where it was revealed to Cyrus alone
  await knows(ada, "Deadeye Marn", false);
  await pick(gm, "Done");
});

test("On a phone the GM reveals with a tap", async ({ browser, evening }) => {
  const { gm, bea } = evening;
  const { cookies } = await gm.page.context().storageState();
  const page = await (await browser.newContext({ ...phone, storageState: { cookies, origins: [] } })).newPage();
  await page.goto(evening.tableAddress);
  await page.locator("canvas[data-camera]").waitFor();
  const table = new Table(page);
  await page.getByRole("toolbar", { name: "Parts" }).getByRole("button", { name: "Tools" }).tap();
  await page.getByRole("button", { name: /^Fog: / }).tap();
  await expect(barOf({ page })).toBeInViewport({ ratio: 1 });
  const [scale = 1, left = 0, top = 0] = (await table.camera()).split(" ").map(Number);
  const point = await table.screenOf({ column: Math.round((195 - left) / (64 * scale)), row: Math.round((330 - top) / (64 * scale)) });

  await page.touchscreen.tap(point.x, point.y);

  await expect(bea.page.locator("canvas")).toHaveAttribute("data-fog", /^[1-9]\d* 0$/);
  await page.context().close();
  await gm.page.getByRole("button", { name: "Play here" }).click();
  await expect(gm.page.getByRole("button", { name: "Play here" })).toBeHidden();
});

test("The settings of a scene take its fog away; its mark is in the list, and a copy has it, all hidden", async ({ evening }) => {
  const { gm, ada } = evening;
  const { page, table } = gm;
  await table.tab("Game");
  const marks = table.panel.getByTitle("Fog of war");
  const options = page.getByRole("button", { name: "Options for The ford", exact: true });
  await expect(marks).toHaveCount(2); // the cellar too
  await options.click();
  await page.getByRole("menuitem", { name: "Copy" }).click();
  await expect(table.map).toHaveAccessibleName(/Map of Copy of The ford/);
  await fog(gm, "0 0");
  await expect(marks).toHaveCount(3);

  await options.click();
  await page.getByRole("menuitem", { name: "Settings…" }).click();
  const dialog = page.getByRole("dialog", { name: "Scene settings" });
  await dialog.getByLabel("Vision").selectOption({ label: "Open: players see the whole map" });
  await dialog.getByRole("button", { name: "Save" }).click();

  await expect(marks).toHaveCount(2);
  await fog(ada, "");
  await knows(ada, "Deadeye Marn", true);
});
