// A GM looks at the table through a player's eyes: a page of its own that shows what the player sees and changes nothing.
import type { Page } from "@playwright/test";
import { type Evening, expect, HIDDEN, test } from "./evening";
import { Table } from "./table";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ford" });

const start = { column: 4, row: 14 };
const east = { column: 5, row: 14 };
const stripOf = (page: Page) => page.getByRole("region", { name: "See as Ada" });

/// The GM opens the table as Ada sees it, from the panel Players.
async function seesAsAda({ gm }: Evening): Promise<{ page: Page; table: Table }> {
  await gm.page.bringToFront();
  await gm.page.getByRole("button", { name: /^Players \(/ }).click();
  await gm.page.getByRole("button", { name: "Options for Ada", exact: true }).click();
  const opened = gm.page.context().waitForEvent("page");
  await gm.page.getByRole("menuitem", { name: "See as Ada" }).click();
  const page = await opened;
  const players = gm.page.getByRole("region", { name: "Players", exact: true });
  await players.getByRole("button", { name: "Close", exact: true }).click();
  await expect(players).toBeHidden();
  const table = new Table(page);
  await page.bringToFront();
  await expect(table.connection).toHaveText(/connected/);
  await expect(stripOf(page)).toBeVisible();
  return { page, table };
}

/// Ada and Bea are at the table once each, beside the GM, and no page was displaced.
async function expectThreeOnline({ everyone }: Evening): Promise<void> {
  for (const { page } of everyone) {
    await page.bringToFront();
    await expect(page.getByRole("button", { name: "Players (3 online)" })).toBeVisible();
    await expect(page.getByText("Disconnected.")).toHaveCount(0);
  }
}

test("The GM sees as Ada what Ada sees, and no hidden creature", async ({ evening }) => {
  const { gm } = evening;
  const { page, table } = await seesAsAda(evening);

  await expect(page).toHaveURL(/\/table\/\d+\?as=\d+$/);
  await expect(page).toHaveTitle("See as Ada · The Ford");
  await expect(stripOf(page).getByRole("status")).toHaveText("You see this table as Ada. Nothing here can be changed.");
  await expect(page.getByRole("region", { name: "Cyrus: state and actions" })).toBeVisible();
  await table.tab("Creatures");
  await expect(table.row("Cyrus")).toBeVisible();
  await expect(table.row(HIDDEN)).toHaveCount(0);
  await gm.page.bringToFront();
  await gm.table.tab("Creatures");
  await expect(gm.table.row(HIDDEN)).toBeVisible();
  await expectThreeOnline(evening);

  await page.close();
});

test("A hidden creature is in nothing that the page was sent, also after a reload", async ({ evening }) => {
  const { page, table } = await seesAsAda(evening);
  const received: Buffer[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => received.push(Buffer.from(payload))),
  );

  await page.reload();

  await table.tab("Creatures");
  await expect(table.row("Old Hod")).toBeVisible();
  await expect(stripOf(page)).toBeVisible();
  expect(received.some((bytes) => bytes.includes("Old Hod"))).toBe(true);
  expect(received.some((bytes) => bytes.includes(HIDDEN))).toBe(false);
  await page.close();
});

test("The page follows Ada's hero, and refuses to move it", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.page.bringToFront();
  await gm.table.place("Cyrus", start);
  const { page, table } = await seesAsAda(evening);

  await ada.table.drag("Cyrus", east);
  await expect.poll(() => ada.table.cellOf("Cyrus")).toEqual(east);
  await expect.poll(() => table.cellOf("Cyrus")).toEqual(east);

  await table.drag("Cyrus", start);

  await expect(table.toasts).toContainText("You see the table as a player here; nothing can be changed.");
  await expect.poll(() => table.cellOf("Cyrus")).toEqual(east);
  expect(await ada.table.cellOf("Cyrus")).toEqual(east);
  await expectThreeOnline(evening);
  await page.close();
});

test("On a phone's screen the strip leaves the buttons of the table free", async ({ evening }) => {
  const { page, table } = await seesAsAda(evening);

  await page.setViewportSize({ width: 390, height: 844 });

  await table.connection.click({ trial: true });
  await page.getByRole("button", { name: /^Players \(/ }).click({ trial: true });
  await stripOf(page).getByRole("button", { name: "Close" }).click({ trial: true });
  const { width = 0, height = 0 } = (await stripOf(page).boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(390);
  expect(height).toBeLessThanOrEqual(80);
  await page.close();
});

test("A player may not see as another", async ({ evening }) => {
  const { ada, tableAddress } = evening;
  const { page } = await seesAsAda(evening);
  const as = new URL(page.url()).search;
  await page.close();

  await ada.page.goto(`${tableAddress}${as}`);

  await expect(ada.page.getByText("Disconnected.")).toBeVisible();
  await expect(stripOf(ada.page)).toHaveCount(0);
  await ada.page.goto(tableAddress);
  await expect(ada.table.connection).toHaveText(/connected/);
});

test("Close ends the page or leads to the GM's own table, and Ada stays", async ({ evening }) => {
  const { ada } = evening;
  const { page } = await seesAsAda(evening);

  await stripOf(page).getByRole("button", { name: "Close" }).click();

  await expect.poll(() => page.isClosed() || !page.url().includes("?as=")).toBe(true);
  await expect(ada.page.getByText("Disconnected.")).toHaveCount(0);
  await expect(ada.table.connection).toHaveText(/connected/);
});
