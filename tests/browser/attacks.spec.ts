// Attacks with every step visible, questions of the book, a hero dying and saved.
import { expect, test } from "./evening";
import { attackOnCyrusThatBeaMayShield, cyrusAttacksMarn, RED } from "./ford_fight";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });
test.use({ opening: "fordFight" });

test("What an attack comes to is shown to everyone over the map, and expands into its parts in the log", async ({ evening }) => {
  const { ada, bea } = evening;
  const desk = bea.page.viewportSize() ?? { width: 1440, height: 900 };
  await bea.page.setViewportSize({ width: 390, height: 844 });
  const cards = evening.everyone.map(({ table }) =>
    table.results
      .getByRole("button", { name: /^Cyrus Attack .*Deadeye Marn.*(hit|missed|fumble)/ })
      .waitFor({ timeout: 60_000 }),
  );
  await cyrusAttacksMarn(evening);
  await Promise.all(cards);
  const parts = bea.page.getByRole("toolbar", { name: "Parts" });
  await expect(parts.getByRole("button", { name: /^Log\s*, \d+ new$/ })).toBeVisible();
  await bea.page.setViewportSize(desk);
  const attack = ada.table.rolledCard("Cyrus Attack");

  await ada.table.open(attack);
  await attack.locator("summary").first().click();
  await expect(attack.getByRole("list", { name: "Dice" }).first()).toBeVisible();
  await expect(attack).toContainText("Coordination");
  for (const person of evening.everyone) {
    await person.table.tab("Log");
    await expect(person.table.rolledCard("Cyrus Attack")).toBeVisible();
  }
  await takePictures(ada, "log");
});

test("An attack on the sheet opens its form with the weapon, beside log and map", async ({ evening }) => {
  const { gm } = evening;
  await evening.turnOf("Raider in red");
  await gm.table.choose("Raider in red");
  await gm.page.getByRole("button", { name: /^Open Raider in red's sheet/ }).click();
  const sheet = gm.page.getByRole("region", { name: "Raider in red", exact: true });
  const attacks = sheet.getByRole("region", { name: "Attacks" });
  await expect(attacks.getByRole("button", { name: "Evasion TN: 14" })).toBeVisible();
  await takePictures(gm, "sheet_attacks");

  await attacks.getByRole("button", { name: "Attack: Machete" }).click();

  const form = gm.page.getByRole("form");
  await expect(form).toContainText(/machete/i);
  await expect(sheet).toBeVisible();
  await gm.table.tab("Log");
  await expect(gm.table.log).toBeInViewport();
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(form).toBeHidden();
});

test("The sheet follows the selection", async ({ evening }) => {
  const { gm } = evening;

  await gm.table.choose("Aune");

  const sheet = gm.page.getByRole("region", { name: "Aune", exact: true });
  await expect(sheet.getByRole("region", { name: "Attacks" })).toContainText("Knife");
  await sheet.getByRole("button", { name: "Close", exact: true }).click();
});

test("The book asks who shields the target, and keys answer only after 400 ms", async ({ evening }) => {
  const { gm, bea } = evening;
  await evening.turnOf("Raider in red");
  const { column, row } = await gm.table.cellOf("Cyrus");
  await gm.table.place("Raider in red", { column: column - 1, row });
  await gm.table.place("Aune", { column, row: row + 1 });
  const answeredAfterMs = bea.page.evaluate(keepPressing, "1");

  await gm.table.choose("Raider in red");
  await gm.table.act(/^Attack .*machete/i, "Cyrus");

  expect(await answeredAfterMs).toBeGreaterThanOrEqual(400);
  await gm.table.tab("Log");
  const attack = gm.table.rolledCard("Raider in red Attack");
  await evening.playUntil("the attack is rolled", () => attack.isVisible());
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
])
  test(`A prompt leaves the creatures that it names in sight, ${size.width} wide`, async ({ evening }) => {
    const { page, question, table } = evening.bea;
    await table.choose("Cyrus");
    await page.setViewportSize(size);
    await attackOnCyrusThatBeaMayShield(evening);

    const box = (await question.mine.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const creature of ["Cyrus", "Aune", RED]) {
      const { x, y } = await table.screenOf(await table.cellOf(creature));
      const covered = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
      expect(covered, creature).toBe(false);
      expect(await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.tagName, [x, y] as const), creature).toBe("CANVAS");
    }
    await evening.settle();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

test("A hero goes down", async ({ evening }) => {
  const { ada } = evening;
  const state = ada.page.getByRole("region", { name: "Cyrus: state and actions" });
  await evening.settle(); // the attack before this one may not have hit yet
  await ada.table.choose("Cyrus");
  await evening.edit("Cyrus", "Condition", "1");
  await evening.edit("Cyrus", "Agility", "-10"); // no die evades
  await evening.edit("Raider in red", "Coordination", "10");
  await expect(state.getByText("Dying")).toBeHidden();

  await evening.succeeds({ creature: "Raider in red", action: /^Attack .*machete/i, target: "Cyrus" }, /Cyrus gains Dying/);

  await expect(state.getByText("Dying")).toBeVisible();
});

test("First aid stabilises a dying hero, or fails as the log says", async ({ evening }) => {
  const { gm, ada } = evening;
  const dying = ada.page.getByRole("region", { name: "Cyrus: state and actions" }).getByText("Dying");
  await evening.edit("Aune", "Coordination", "10"); // only a natural 1 fails
  await evening.edit("Cyrus", "Condition", "0");
  await evening.settle();
  await gm.table.choose("Aune");

  await evening.rolled("Aune", () => gm.table.act(/^Stabilise/, "Cyrus"));

  const saved = await evening.logSays(/Cyrus is stable, but out cold/);
  await expect(gm.table.rolledCard("Aune Stabilise")).toContainText(saved ? /passed/i : /failed/i);
  if (saved) await expect(dying).toBeHidden();
  else await evening.ends("Cyrus", "Dying"); // the evening needs Cyrus
  await evening.edit("Cyrus", "Agility", "2");
});

/// In the page: presses `key` all the time; how long the first card had been there when it went away or was answered.
function keepPressing(key: string): Promise<number> {
  return new Promise((answered) => {
    let shownMs = 0;
    const timer = setInterval(() => {
      const card = document.querySelector("h2[id^='question-']")?.closest("section");
      const nowMs = performance.now();
      if (card && shownMs === 0) shownMs = nowMs;
      if (shownMs !== 0 && (!card || card.textContent.includes("Sent."))) {
        clearInterval(timer);
        answered(nowMs - shownMs);
      } else document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    }, 10);
  });
}
