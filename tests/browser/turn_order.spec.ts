// The turn order in the GM's hands: by drag, by menu and by number; and what an undo and a redo do to it.
import { expect, test } from "./evening";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });
test.use({ opening: "fordFight" });

test("The GM drags a creature to another place in the order, and everyone sees it", async ({ evening }) => {
  const { gm, players } = evening;
  await evening.settle();
  const before = await gm.table.inOrder();
  const items = gm.table.order.getByRole("listitem").getByRole("button");

  await items.nth(3).dragTo(items.nth(1));

  const after = [before[0], before[3], before[1], before[2], ...before.slice(4)];
  for (const { table } of [gm, ...players]) await expect.poll(() => table.inOrder()).toEqual(after);
  await takePictures(gm, "turn_order");
});

test("The menu of a portrait moves it by a place", async ({ evening }) => {
  const { gm } = evening;
  const [first, second, ...others] = await gm.table.inOrder();

  await gm.table.order.getByRole("listitem").getByRole("button").nth(1).click({ button: "right" });
  await gm.page.getByRole("menuitem", { name: "Earlier in the turn order" }).click();

  await expect.poll(() => gm.table.inOrder()).toEqual([second, first, ...others]);
});

test("Initiative typed in the menu of a portrait moves it for everyone", async ({ evening }) => {
  const { gm } = evening;
  const before = await gm.table.inOrder();
  const last = before.at(-1) ?? "";

  await gm.table.order.locator(`button[title^="${last}"]`).click({ button: "right" });
  const initiative = gm.page.getByRole("textbox", { name: "Change Initiative" });
  await initiative.fill("=99");
  await initiative.press("Enter");
  for (const { table } of evening.everyone) await expect.poll(() => table.inOrder()).toEqual([last, ...before.slice(0, -1)]);

  await gm.page.keyboard.press("Escape");
  await gm.page.locator("canvas").focus();
  await gm.page.keyboard.press("Control+z");
  for (const { table } of evening.everyone) await expect.poll(() => table.inOrder()).toEqual(before);
});

test("An undone move in the order is done again by a redo", async ({ evening }) => {
  const { gm } = evening;
  const moved = await gm.table.inOrder();
  const [first = "", second = "", ...others] = moved;

  await gm.page.locator("canvas").focus();
  await gm.page.keyboard.press("Control+z");
  await expect.poll(() => gm.table.inOrder()).toEqual([second, first, ...others]);

  await gm.page.keyboard.press("Control+Shift+z");
  for (const { table } of evening.everyone) await expect.poll(() => table.inOrder()).toEqual(moved);
});

test("An undone end of the last turn brings the round back, and a redo ends it again", async ({ evening }) => {
  const { gm, ada } = evening;
  const round = await gm.table.round();
  while ((await gm.table.round()) === round) await evening.endTurn();
  await gm.table.tab("Game");
  await expect(gm.table.panel.getByRole("button", { name: /^Undo: .*End turn$/ })).toBeVisible();

  await gm.page.locator("canvas").focus();
  await gm.page.keyboard.press("Control+z");

  for (const { table } of [gm, ada]) await expect.poll(() => table.round()).toBe(round);

  await expect(gm.table.panel.getByRole("button", { name: /^Redo: .*End turn$/ })).toBeVisible();
  await gm.page.keyboard.press("Control+Shift+z");
  await expect.poll(() => gm.table.round()).toBe(round + 1);
});

test("A turn that passes leaves the open sheet as it is", async ({ evening }) => {
  const { gm } = evening;
  const first = await evening.up();
  await evening.settle();
  await gm.table.menu(first, "Open sheet");
  const sheet = gm.page.getByRole("region", { name: first, exact: true });
  await expect(sheet).toBeVisible();

  await evening.endTurn();

  const second = await evening.up();
  await expect(gm.page.getByRole("region", { name: `${second}: state and actions` })).toBeVisible();
  await expect(sheet).toBeVisible();
  await sheet.getByRole("button", { name: "Close", exact: true }).click();
});

test("Undo takes back a creature's joining before the end of the turn before it", async ({ evening }) => {
  const { gm, ada } = evening;
  const { page, table } = gm;
  const first = await evening.up();
  await evening.endTurn();
  const second = await evening.up();
  await table.addCreature("Bastion");
  await expect.poll(() => table.inOrder()).toContain("Bastion");

  await table.map.focus();
  await page.keyboard.press("Control+z");
  await expect(table.toasts).toContainText("Undone: Add to conflict");
  await expect.poll(() => table.inOrder()).not.toContain("Bastion");
  await page.keyboard.press("Control+z");
  await expect(table.toasts).toContainText("Undone: Bastion, added");
  await expect(table.row("Bastion")).toBeHidden();
  expect(await table.whoIsUp()).toBe(second);

  await page.keyboard.press("Control+z");
  for (const person of [gm, ada]) await expect.poll(() => person.table.whoIsUp()).toBe(first);
  await table.tab("Log");
  await expect(table.log).toContainText(`took back: End turn, ${first} (`);
});

test("A turn order that does not fit has an arrow to the creatures out of sight", async ({ evening }) => {
  const { page, table } = evening.gm;
  await page.setViewportSize({ width: 1024, height: 768 });
  const items = table.order.getByRole("listitem");
  const later = table.order.getByRole("button", { name: /^\d+ later$/ });
  await expect(later).toBeVisible();
  await expect(items.last()).not.toBeInViewport({ ratio: 1 });

  await expect(async () => {
    if (await later.isVisible()) await later.click({ timeout: 1000 });
    await expect(items.last()).toBeInViewport({ ratio: 1, timeout: 1000 });
  }).toPass();

  await expect(later).toBeHidden();
  await expect(table.order.getByRole("button", { name: /^\d+ earlier$/ })).toBeVisible();
});
