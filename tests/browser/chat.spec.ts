// Chat, dice, pings and measuring; newcomers and hidden creatures.
import { expect, HIDDEN, test } from "./evening";
import type { Person } from "./person";
import { takePictures } from "./pictures";

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

test("Dice roll inside a message and read the sheet", async ({ evening }) => {
  const { gm, ada, bea } = evening;

  await ada.table.say("/w Bea under the bridge lie [[2d6+20]] coins");
  await bea.table.say("I jump: [[1d1+@AGL # over it]]");
  await bea.table.say("/r 1d1+@Agilty");

  await expect(ada.table.log.getByRole("button", { name: /, rolled 2d6\+20: \d, \d$/ })).toBeVisible();
  await expect(bea.page.getByRole("alert").filter({ hasText: 'no number "Agilty"' })).toBeVisible();
  await gm.table.tab("Log");
  const jump = gm.table.log.getByRole("button", { name: /, rolled 1d1\+.*\[AGL\]: 1$/ });
  await jump.click();
  await expect(gm.table.log).toContainText("[AGL]: 1)");
  expect(gm.wasSent("under the bridge")).toBe(false);
  expect(gm.wasSent("2d6+20")).toBe(false);
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

  for (const tool of [/^Measure/, /^Ping/, /^Free movement/, /^Fit map/, "Settings"])
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

test("A player learns of a turn and a private message without the log open", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  const icon = ada.page.locator("link[rel=icon]");
  const logTab = ({ page }: Person) => page.getByRole("tab", { name: "Log" });
  await evening.turnOf("Raider in red");
  for (const person of evening.everyone) await person.table.tab("Creatures");
  await expect(ada.page).toHaveTitle("The Ford · Fairtable");
  await ada.page.evaluate(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...given) {
      document.documentElement.dataset.notes = String(Number(document.documentElement.dataset.notes ?? 0) + 1);
      start.apply(this, given);
    };
  });

  await gm.table.say("/w Ada the mill is not empty");

  await expect(ada.page).toHaveTitle("Message · The Ford");
  await expect(icon).toHaveAttribute("href", /favicon_marked/);
  await expect(logTab(ada)).toHaveAccessibleName(/private messages: 1/);
  await expect(logTab(bea)).not.toHaveAccessibleName(/private/);
  await expect(ada.page.locator("html")).toHaveAttribute("data-notes", "2");
  await takePictures(ada, "unread");

  await ada.table.tab("Log");

  await expect(ada.page).toHaveTitle("The Ford · Fairtable");
  await expect(icon).not.toHaveAttribute("href", /marked/);
  await expect(logTab(ada)).toHaveAccessibleName("Log");

  await evening.turnOf("Cyrus");

  await expect(ada.page).toHaveTitle("Your turn · The Ford");
  await expect(bea.page).toHaveTitle("The Ford · Fairtable");
  await ada.page.getByRole("button", { name: "Settings" }).click();
  await ada.page.getByRole("switch", { name: /^Title/ }).press("Space");
  await expect(ada.page).toHaveTitle("The Ford · Fairtable");
});
