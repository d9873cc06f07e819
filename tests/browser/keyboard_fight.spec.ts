// A fight from its start to its end by keys alone, and what a screen reader says of it.
import type { Locator } from "@playwright/test";
import { type Evening, expect, test } from "./evening";
import type { Person } from "./person";
import { Tally } from "./tally";

test.describe.configure({ mode: "serial" });
test.use({ opening: "graylingFord" });

const [HERO, FOE] = ["Ada", "Bram"] as const;
const VERDICT = /hit|miss|fail|success|parr|dodg|block|critical/i;

let tally: Tally;

test("The GM starts the fight from the palette, and everyone is told whose turn it is", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.table.place(HERO, { column: 6, row: 9 });
  await gm.table.place(FOE, { column: 7, row: 9 });
  tally = await Tally.of([gm, ada]);
  await tally.begin();
  await gm.page.locator("canvas").focus();

  await command(gm, "start a fight");

  await byKeysUntil(evening, "a creature is up", async () => (await gm.table.whoIsUp()) !== "");
  await expect(turn(gm)).toHaveText(`Round 1: turn of ${await gm.table.whoIsUp()}`);
  await turnOf(evening, HERO);
  await expect(turn(ada)).toHaveText(/^Round \d+: Ada, your turn$/);
  await expect(turn(gm)).toHaveText(/^Round \d+: turn of Ada$/);
});

test("A key names the action, a key its target, and the log tells what it came to", async ({ evening }) => {
  await attacks(evening, evening.ada, FOE);
});

test("A foe attacks by keys, and the prompt that this brings is read and answered by keys", async ({ evening }) => {
  await turnOf(evening, FOE);
  await attacks(evening, evening.gm, HERO);
});

test("The GM ends the fight after a question, and no pointer was touched", async ({ evening }) => {
  const { gm, ada } = evening;

  await command(gm, "end the fight");
  await expect(gm.table.toasts).toContainText("End the fight?");
  await expect(gm.table.toasts.getByRole("button", { name: "Confirm" })).toBeFocused();
  await gm.page.keyboard.press("Enter");
  await byKeysUntil(evening, "the fight has ended", async () => !(await gm.table.order.isVisible())); // a blow may ask more

  for (const { page, table } of [gm, ada]) {
    await expect(table.order).toBeHidden();
    await expect(page.getByRole("status", { name: "Turn" })).toHaveText("");
  }
  const pointers = [gm, ada].map(({ page }) => page.evaluate(() => window.seen.clicks));
  expect(await Promise.all(pointers)).toEqual([0, 0]);
});

/// What is said of the turn.
function turn({ page }: Person): Locator {
  return page.getByRole("status", { name: "Turn" });
}

function playerOf({ gm, ada, bea }: Evening, creature: string): Person {
  return creature === HERO ? ada : creature === "Cato" ? bea : gm;
}

/// A command of the palette.
async function command({ page }: Person, name: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: /^Search commands/ })).toBeFocused();
  await page.keyboard.type(name);
  const found = page.getByRole("listbox", { name: "Results" });
  await expect(found.getByRole("option", { selected: true })).toContainText(new RegExp(name, "i"));
  await page.keyboard.press("Enter");
}

/// Ends turns until `creature` is up, whose actions its player then hears.
async function turnOf(evening: Evening, creature: string): Promise<void> {
  const { gm } = evening;
  for (let turns = 0; turns < 20; turns++) {
    await byKeysUntil(evening, "a creature is up", async () => (await gm.table.whoIsUp()) !== "");
    const up = await gm.table.whoIsUp();
    const { page } = playerOf(evening, up);
    const actions = page.getByRole("toolbar", { name: `Actions of ${up}`, exact: true });
    await expect(actions).toBeVisible();
    await expect(actions).not.toHaveAttribute("inert"); // the turn has just passed
    if (up === creature) return;
    await page.keyboard.press("End");
    await byKeysUntil(evening, `the turn of ${up} ends`, async () => (await gm.table.whoIsUp()) !== up);
  }
  expect(await gm.table.whoIsUp()).toBe(creature);
}

/// The creature that is up attacks `target`: two keys.
async function attacks(evening: Evening, person: Person, target: string): Promise<void> {
  const { page, table } = person;
  const actor = await table.whoIsUp();
  const key = await table.legal(/^Attack/).getAttribute("aria-keyshortcuts");
  await page.keyboard.press(key ?? "");
  const form = page.getByRole("form");
  await expect(form.getByRole("group").getByRole("button").first()).toBeFocused();
  const aim = form.getByRole("button", { name: target });
  await expect(aim).toHaveAccessibleName(new RegExp(`${target} \\d+ `));
  await page.keyboard.press((await aim.getAttribute("aria-keyshortcuts")) ?? "");
  await expect(form).toBeHidden();

  for (const reader of [evening.gm, evening.ada]) await reader.table.tab("Log");
  const heading = `${actor} Attack`;
  await byKeysUntil(evening, "the attack is rolled", () => evening.gm.table.rolledCard(heading).isVisible());
  for (const reader of [evening.gm, evening.ada])
    await expect(reader.table.rolledCard(heading)).toContainText(new RegExp(`${target}[^]*${VERDICT.source}`, "i"));
}

/// People who are asked answer by the key of the first choice, until `holds`. A prompt says who is asked, and by which keys it is answered.
async function byKeysUntil(evening: Evening, what: string, holds: () => Promise<boolean>): Promise<void> {
  const look = async () => {
    for (const { page, question } of evening.everyone) {
      if (!(await question.mine.isVisible())) continue;
      await page.keyboard.press("1");
    }
    return holds();
  };
  await expect.poll(look, { message: what, timeout: 60_000, intervals: [100] }).toBe(true);
}
