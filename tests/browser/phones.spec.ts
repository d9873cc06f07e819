// A table on phones: held sideways, and a token dragged with a finger beyond what the screen shows.
import { expect, test } from "./evening";
import { takePictures } from "./pictures";

test.use({ opening: "fordFight" });

test("Held sideways the bar has six actions at least, and leaves most of the map free", async ({ evening }) => {
  const { page, table } = evening.gm;
  await evening.settle();
  const up = await table.whoIsUp();
  await page.setViewportSize({ width: 844, height: 390 });

  await table.take(up);

  const bar = page.getByRole("region", { name: `${up}: state and actions` });
  const inSight = () =>
    table.actions.getByRole("list").evaluate((list) => {
      const { right } = list.getBoundingClientRect();
      return [...list.querySelectorAll("button")].filter((button) => button.getBoundingClientRect().right <= right).length;
    });
  await expect.poll(inSight).toBeGreaterThanOrEqual(6);
  expect((await bar.boundingBox())?.y).toBeGreaterThan(230);
  await takePictures(evening.gm, "sideways");
});

test("A token dragged with a finger to the edge scrolls the map", async ({ browser, evening }) => {
  const { cookies } = await evening.ada.page.context().storageState();
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
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
