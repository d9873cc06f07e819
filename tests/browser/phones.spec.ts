// A table on phones: held sideways, and a token dragged with a finger beyond what the screen shows.
import type { Locator } from "@playwright/test";
import { expect, test } from "./evening";
import { takePictures } from "./pictures";

test.use({ opening: "fordFight" });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/// Which of the `parts` lie one on another.
async function overlapping(parts: readonly Locator[]): Promise<string[]> {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.flatMap((a, at) =>
    boxes.slice(at + 1).flatMap((b) => {
      if (!a || !b) return ["not in sight"];
      const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      return apart ? [] : [JSON.stringify([a, b])];
    }),
  );
}

test("Held sideways the bar has six actions at least, covers nothing, and leaves most of the map free", async ({ evening }) => {
  const { page, table } = evening.gm;
  const up = await evening.up();
  await evening.settle();
  await page.setViewportSize({ width: 844, height: 390 });

  await table.take(up);

  const part = (name: string) => page.getByRole("region", { name, exact: true });
  const bar = part(`${up}: state and actions`);
  const inSight = () =>
    table.actions.getByRole("list").evaluate((list) => {
      const { right } = list.getBoundingClientRect();
      return [...list.querySelectorAll("button")].filter((button) => button.getBoundingClientRect().right <= right).length;
    });
  await expect.poll(inSight).toBeGreaterThanOrEqual(6);
  expect((await bar.boundingBox())?.y).toBeGreaterThan(230);
  await expect.poll(() => overlapping([part("Turn order"), part("Map tools"), bar, table.connection])).toEqual([]);
  await takePictures(evening.gm, "sideways");
});

test("A phone says whose turn it is under a long name, and marks the actions that the log covers", async ({ browser, evening }) => {
  const { gm, ada } = evening;
  const NAME = "Cyrus of the Long River";
  await gm.page.setViewportSize({ width: 1440, height: 900 });
  await gm.table.menu("Cyrus", "Edit…");
  await gm.page.getByLabel("Name", { exact: true }).fill(NAME);
  await gm.page.getByRole("button", { name: "Save" }).click();
  await expect(gm.table.row(NAME)).toBeVisible();
  const { cookies } = await ada.page.context().storageState();
  const context = await browser.newContext({ ...phone, storageState: { cookies, origins: [] } });
  const page = await context.newPage();
  await page.goto(evening.tableAddress);
  const parts = page.getByRole("toolbar", { name: "Parts" });
  await parts.getByRole("button", { name: "Log" }).tap();
  if ((await evening.up()) === NAME) await evening.endTurn();
  await expect(parts.getByRole("button", { name: "Actions", exact: true })).toBeVisible();

  await evening.turnOf(NAME);

  const words = page.getByRole("region", { name: "Turn order" }).getByText("your turn", { exact: true });
  const order = await page.getByRole("region", { name: "Turn order" }).getByRole("list").first().boundingBox();
  await expect.poll(async () => {
    const box = await words.boundingBox();
    return box !== null && order !== null && box.x >= order.x && box.x + box.width <= order.x + order.width;
  }).toBe(true);
  await parts.getByRole("button", { name: /^Actions\s*, your turn$/ }).tap();
  await expect(parts.getByRole("button", { name: "Actions", exact: true })).toBeVisible();
  await context.close();
});

test("A token dragged with a finger to the edge scrolls the map", async ({ browser, evening }) => {
  const { cookies } = await evening.ada.page.context().storageState();
  const context = await browser.newContext({ ...phone, storageState: { cookies, origins: [] } });
  const page = await context.newPage();
  await page.goto(evening.tableAddress);
  const map = page.locator("canvas[data-own]:not([data-own=''])");
  await expect(map).toBeVisible();
  const [x = 0, y = 0] = ((await map.getAttribute("data-own")) ?? "").split(" ").map(Number);
  const cameraX = async () => Number(((await map.getAttribute("data-camera")) ?? "").split(" ")[1]);
  const before = await cameraX();
  const finger = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchCancel", at: number | null) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: at === null ? [] : [{ x: at, y }] });

  await touch("touchStart", x);
  for (const at of [x + 30, 300, 386]) await touch("touchMove", at);

  await expect.poll(cameraX).toBeLessThan(before - 100);
  await touch("touchCancel", null);
  await context.close();
});
