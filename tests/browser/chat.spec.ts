// Chat, dice, pings and measuring; newcomers and hidden creatures.
import { expect, HIDDEN, test } from "./evening";

test.describe.configure({ mode: "serial" });
test.use({ opening: "fordFight" });

test("Players chat, whisper and roll dice", async ({ evening }) => {
  const { gm, ada, bea } = evening;

  await ada.table.say("Who goes first?");
  await gm.table.say("/w Ada the barrels are full of lamp oil");
  await bea.table.say("/r 2d6+3 # for luck");
  await ada.table.say("/gr 1d20");

  for (const person of evening.everyone) {
    await person.table.tab("Log");
    await expect(person.table.log).toContainText("Who goes first?");
    await expect(person.table.log).toContainText("Bea rolls 2d6+3");
  }
  await expect(ada.table.log).toContainText("lamp oil");
  await expect(gm.table.log).toContainText("Ada rolls 1d20 (GM roll)");
  expect(bea.wasSent("lamp oil")).toBe(false);
  await expect(bea.table.log).not.toContainText("Ada rolls 1d20");
});

test("Players ping places and measure distances", async ({ evening }) => {
  const { gm, ada, bea } = evening;

  await ada.page.locator("canvas").focus();
  await ada.page.keyboard.press("p");
  await ada.table.click({ column: 8, row: 12 });
  await ada.page.keyboard.press("m");
  await ada.table.stroke({ column: 2, row: 12 }, { column: 7, row: 12 }, async () => {
    await expect(ada.table.onTheMap).toContainText("Measured: 5 m");
    await expect(bea.table.onTheMap).toContainText("Measured: 5 m");
  });
  await ada.page.keyboard.press("v");

  await expect(gm.table.onTheMap).toContainText("Ada pinged cell 8,12.");
  await expect(bea.table.onTheMap).not.toContainText("Measured");
});

test("On a phone every tool lies in the sheet below", async ({ evening }) => {
  const { page } = evening.gm;
  const desk = page.viewportSize() ?? { width: 1440, height: 900 };

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Tools", exact: true }).click();

  for (const tool of [/^Measure/, /^Ping/, /^Free movement/, /^Fit map/, /theme$/])
    await expect(page.getByRole("button", { name: tool })).toBeVisible();
  await page.setViewportSize(desk);
});

test("A revealed creature appears on every screen, and vanishes when it is hidden", async ({ evening }) => {
  const { gm, ada } = evening;
  for (const player of evening.players) expect(player.wasSent(HIDDEN)).toBe(false);

  await gm.table.menu(HIDDEN, "Reveal to players");
  await ada.table.tab("Creatures");
  await expect(ada.table.row(HIDDEN)).toBeVisible();
  expect(ada.wasSent(HIDDEN)).toBe(true);
  await gm.table.menu(HIDDEN, "Hide from players");

  await expect(ada.table.row(HIDDEN)).toBeHidden();
});

test("A foe joins the running fight", async ({ evening }) => {
  const { gm, ada } = evening;

  await gm.table.addCreature("Bastion");

  await evening.playUntil("it is in the order", () => ada.table.order.getByTitle("Bastion").isVisible());
});
