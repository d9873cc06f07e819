// Drawings: the GM draws on the map, and players see those that are for them.
import { expect, test } from "./evening";
import type { Person } from "./person";
import { takePictures } from "./pictures";
import type { Cell } from "./table";
import { expectNoViolations } from "./violations";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ford" });

const cell = (column: number, row: number): Cell => ({ column, row });
const barOf = ({ page }: Person) => page.getByRole("toolbar", { name: "Drawings" });
const mode = (gm: Person, name: string) => barOf(gm).getByRole("button", { name, exact: true }).click();
const drawings = ({ page }: Person, count: number) =>
  expect(page.locator("canvas")).toHaveAttribute("data-drawings", `${count}`);
const seenBy = (gm: Person, audience: string) => barOf(gm).getByLabel("Who sees it").selectOption({ label: audience });

async function presses(gm: Person, key: string): Promise<void> {
  await gm.table.map.focus();
  await gm.page.keyboard.press(key);
}

test("A line that the GM draws freehand is seen by all players", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await presses(gm, "Shift+D");
  await expect(barOf(gm)).toBeVisible();

  await gm.table.stroke(cell(4, 10), cell(8, 12));

  await drawings(gm, 1);
  await drawings(ada, 1);
  await drawings(bea, 1);
  await expectNoViolations(gm, "draw tool");
});

test("Shapes for the GM are sent to no player", async ({ evening }) => {
  const { gm, ada } = evening;
  await seenBy(gm, "GM only");
  await mode(gm, "Rectangle");
  await barOf(gm).getByRole("button", { name: "Filled" }).click();
  await gm.table.stroke(cell(9, 9), cell(12, 11));
  await mode(gm, "Ellipse");
  await gm.table.stroke(cell(5, 5), cell(8, 8));
  await drawings(gm, 3);
  await mode(gm, "Polygon");
  for (const corner of [cell(13, 13), cell(16, 13), cell(16, 16)]) await gm.table.click(corner);

  await barOf(gm).getByRole("button", { name: "Done" }).click();

  await drawings(gm, 4);
  await expect(barOf(gm)).toBeVisible();
  await drawings(ada, 1);
  await takePictures(gm, "drawings_tool");
});

test("A text is typed where it stands, and read by its player alone", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await mode(gm, "Text");
  await gm.table.click(cell(7, 14));
  const words = barOf(gm).getByLabel("Text", { exact: true }).and(gm.page.locator("input"));
  await expect(words).toBeFocused();
  await words.fill("Quicksand");
  await words.press("Enter");
  await drawings(gm, 5);
  expect(ada.wasSent("Quicksand")).toBe(false);

  await seenBy(gm, "Chosen characters");
  await barOf(gm).getByRole("group", { name: "Characters" }).getByRole("button", { name: "Cyrus" }).click();

  await drawings(ada, 2);
  await drawings(bea, 1);
  expect(ada.wasSent("Quicksand")).toBe(true);
  expect(bea.wasSent("Quicksand")).toBe(false);
  await ada.table.tab("Creatures");
  await expect(ada.page.getByRole("region", { name: "Notes" })).toContainText("Quicksand");
  await takePictures(gm, "drawings_text");
  await takePictures(ada, "drawings_ada");
});

test("A drawing is selected, moved and deleted, and undo brings it back", async ({ evening }) => {
  const { gm, ada } = evening;
  await mode(gm, "Select");
  await gm.table.stroke(cell(10, 10), cell(11, 12));
  await gm.table.click(cell(11, 12));
  await expect(barOf(gm).getByLabel("Label")).toBeVisible();

  await seenBy(gm, "All players");
  await drawings(ada, 3);
  await presses(gm, "Delete");
  await drawings(gm, 4);
  await drawings(ada, 2);

  await presses(gm, "Control+z");
  await drawings(gm, 5);
  await drawings(ada, 3);
});

test("Copies are pasted under the pointer, and cut ones are gone", async ({ evening }) => {
  const { gm } = evening;
  await gm.table.click(cell(11, 12));
  await presses(gm, "Control+c");
  await gm.table.click(cell(14, 9));
  await presses(gm, "Control+v");
  await drawings(gm, 6);

  await presses(gm, "Control+x");

  await drawings(gm, 5);
  await presses(gm, "Control+z");
  await drawings(gm, 6);
  await presses(gm, "Control+z");
  await drawings(gm, 5);
});

test("On a phone the GM draws with a finger", async ({ browser, evening }) => {
  const { gm } = evening;
  const { cookies } = await gm.page.context().storageState();
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const page = await (await browser.newContext({ ...phone, storageState: { cookies, origins: [] } })).newPage();
  await page.goto(evening.tableAddress);
  await page.locator("canvas[data-camera]").waitFor();
  await page.getByRole("toolbar", { name: "Parts" }).getByRole("button", { name: "Tools" }).tap();
  await page.getByRole("button", { name: /^Draw / }).tap();
  await expect(page.getByRole("toolbar", { name: "Drawings" })).toBeInViewport({ ratio: 1 });
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });

  await touch("touchStart", [{ x: 100, y: 200 }]);
  for (const x of [140, 180, 220]) await touch("touchMove", [{ x, y: 300 }]);
  await touch("touchEnd", []);

  await expect(page.locator("canvas")).toHaveAttribute("data-drawings", "6");
  if (process.env.FT_PICTURES !== undefined) await page.screenshot({ path: "output/pictures/drawings_phone.png" });
  await page.context().close();
  await gm.page.getByRole("button", { name: "Play here" }).click();
  await presses(gm, "Control+z");
  await drawings(gm, 5);
});

test("Fog covers the drawings of what is not revealed", async ({ evening }) => {
  const { gm, ada } = evening;
  await presses(gm, "f");
  await gm.page.getByRole("button", { name: "Turn on fog of war" }).click();
  await drawings(ada, 0);

  await gm.page.getByRole("button", { name: "Reveal all" }).click();

  await drawings(ada, 3);
});

test("A player draws for everyone, and their drawing is theirs and the GM's to change", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await presses(ada, "Shift+D");
  await expect(barOf(ada)).toBeVisible();
  await expect(barOf(ada).getByLabel("Who sees it")).toHaveCount(0);
  await ada.table.stroke(cell(6, 6), cell(9, 8));
  await drawings(ada, 4);
  await drawings(bea, 3);
  await drawings(gm, 6);
  await takePictures(ada, "drawings_player");

  await presses(bea, "Shift+D");
  await mode(bea, "Select");
  await bea.table.click(cell(6, 6));
  await expect(bea.page.getByText("Drawn by Ada")).toBeVisible();
  await presses(bea, "Delete");
  await drawings(gm, 6);

  await presses(gm, "Shift+D");
  await mode(gm, "Select");
  await gm.table.click(cell(6, 6));
  await expect(barOf(gm)).toContainText("Drawn by Ada.");
  await takePictures(gm, "drawings_of_players");
  await expectNoViolations(ada, "a player's draw tool");
});

test("Players undo what they drew, and the GM clears what they drew in one step", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await mode(bea, "Ellipse");
  await bea.table.stroke(cell(11, 6), cell(13, 8));
  await drawings(ada, 5);
  await presses(bea, "Control+z");
  await drawings(ada, 4);
  await bea.table.stroke(cell(11, 6), cell(13, 8));
  await drawings(ada, 5);

  await barOf(gm).getByRole("button", { name: "Clear players' drawings (2)" }).click();
  await drawings(gm, 5);
  await drawings(ada, 3);
  await presses(gm, "Control+z");
  await drawings(ada, 5);
});

test("Players draw on no ground that they do not know, and not where the house rule forbids it", async ({ evening }) => {
  const { gm, ada } = evening;
  await presses(gm, "f");
  await gm.page.getByRole("button", { name: "Hide all" }).click();
  await drawings(ada, 0);
  await mode(ada, "Line");
  await ada.table.stroke(cell(6, 6), cell(9, 8));
  await expect(ada.table.toasts).toContainText("Draw only where you see or explored the map");

  await gm.table.tab("Game");
  await gm.page.getByText("House rules", { exact: true }).click();
  await gm.page.getByLabel("Players may draw").selectOption({ index: 0 });

  await expect(ada.page.getByRole("button", { name: /^Draw / })).toHaveCount(0);
});
