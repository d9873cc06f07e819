// A fight of the rulebook with bonus dice, begun, played and ended by three people.
import { attackOfFoe, attackOfHero, begin, type Duel, end } from "./duel";
import { expect, test } from "./evening";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });
test.use({ opening: "tollGate" });

const ARCHER = "Archer at the north slit";

const duel: Duel = {
  start: "Start encounter",
  startIsForm: true,
  end: "End encounter",
  hero: "Ilse",
  player: ({ ada }) => ada,
  foe: "Bandit with the dice",
  heroAt: { column: 6, row: 9 },
  foeAt: { column: 7, row: 9 },
  attack: /^Attack/,
  toughness: [["Max Durability", "200"], ["Durability", "200"]],
  pictures: "vigor_fight",
};

test("The GM begins the fight of the ready campaign", ({ evening }) => begin(evening, duel));

test("A hero attacks a foe, and all read it", ({ evening }) => attackOfHero(evening, duel));

test("A foe attacks the hero, whose player may defend", ({ evening }) => attackOfFoe(evening, duel));

test("Prompts about one action are one card, answered with one click", async ({ evening }) => {
  const { gm, ada } = evening;
  await evening.nextTurnOf("Ilse");
  await ada.table.choose("Ilse");
  await expect(await ada.table.action(/^Use a skill/)).toHaveText(/^\s*Use a skill\s*[A-Z][a-z ]+\s*· 1 action/);
  await ada.table.act(/^Use a skill/, "");
  await ada.page.getByRole("form", { name: "Use a skill" }).getByRole("button", { name: "Use a skill" }).click();

  await expect(gm.question.text).toHaveText("2 prompts");
  await expect(gm.question.mine.getByRole("heading", { name: /Against which VS/ })).toBeVisible();
  await expect(gm.question.mine.getByRole("heading", { name: /Which ability adds its dice/ })).toBeVisible();
  await takePictures(gm, "vigor_two_prompts");
  await gm.question.mine.getByRole("button", { name: "Use default for all" }).click();
  await expect(gm.question.text.filter({ hasText: "2 prompts" })).toHaveCount(0);
  await evening.settle();
});

test("An attack with many targets leaves its attacker in sight, beside the panels and above the list", async ({ evening }) => {
  const { page, table } = evening.gm;
  await evening.nextTurnOf(ARCHER);
  await table.choose(ARCHER);
  const archer = await table.cellOf(ARCHER);

  await (await table.action(/^Attack pull bow/)).click();
  await expect(page.getByRole("form").getByRole("button", { name: /ft$/ }).nth(7)).toBeVisible();

  const { x, y } = await table.screenOf(archer);
  const [list, panel] = [await page.getByRole("form").boundingBox(), await table.panel.boundingBox()];
  expect(x).toBeLessThan(panel?.x ?? 0);
  expect(y).toBeLessThan(list?.y ?? 0);
  await page.keyboard.press("Escape");
});

test("A press as the turn passes does not reach the next creature", async ({ evening }) => {
  const { page, table } = evening.gm;
  await evening.turnOf(ARCHER);
  await table.choose(ARCHER);
  const ends = table.actions.getByRole("button", { name: "End turn" });
  const reached = page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const look = (): void => {
          const bar = document.querySelector('[role="toolbar"][inert]');
          const box = [...(bar?.querySelectorAll("button") ?? [])].at(-1)?.getBoundingClientRect();
          if (bar === null || box === undefined) return;
          seen.disconnect();
          done(bar.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)));
        };
        const seen = new MutationObserver(look);
        seen.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );

  await ends.click();

  expect(await reached).toBe(false);
  await expect(table.actions).not.toHaveAttribute("inert");
  await evening.endTurn();
});

test("The GM ends the fight for all", ({ evening }) => end(evening, duel));

test("What answers many prompts of one moment stands above them", async ({ evening }) => {
  const { page, table, question } = evening.gm;
  await table.command(duel.start);
  await page.getByRole("form", { name: duel.start }).getByRole("button", { name: duel.start }).click();
  await expect(question.text.filter({ hasText: /^\d\d prompts$/ })).toBeVisible();
  const all = question.mine.getByRole("button", { name: "Use default for all" });

  const [button, prompt] = [await all.boundingBox(), await question.mine.getByRole("group").first().boundingBox()];
  expect(button?.y).toBeLessThan(prompt?.y ?? 0);
  await all.click();

  await evening.up();
});
