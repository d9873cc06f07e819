// A whole fight of the rulebook with zones, played to its end by three people.
import { type Evening, expect, test } from "./evening";
import { HeimrFight } from "./heimr_fight";
import type { Person } from "./person";
import { takePictures } from "./pictures";
import { middleOf, zoneCalled } from "./zone_map";

test.describe.configure({ mode: "serial" });
test.use({ opening: "yard" });

const ARCHER = "Eyra of the Fens";
const OARSMAN = "Torvald Red-Oar";
const [BANDIT, SOLDIER] = ["Bandit", "Soldier"] as const;
const zone = (name: string) => zoneCalled(name, 3);
let fight: HeimrFight;

async function giveHitPoints(evening: Evening, creature: string, points: string): Promise<void> {
  await evening.edit(creature, "Max hit points", points);
  await evening.edit(creature, "Hit points", points);
}

async function drawAnArrow({ page, table }: Person): Promise<void> {
  await table.choose(ARCHER);
  await (await table.action(/^Draw/)).click();
  const form = page.getByRole("form", { name: "Draw" });
  await form.getByRole("button", { name: "Arrows" }).click();
  await form.getByRole("button", { name: "Draw", exact: true }).click();
  await expect(form).toBeHidden();
}

test("Foes of the book stand before the heroes", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  fight = new HeimrFight(evening, new Map([[ARCHER, ada], [OARSMAN, bea]]), [BANDIT, SOLDIER]);
  await gm.table.tab("Creatures");
  for (const foe of fight.foes) {
    await gm.page.getByLabel("Search creatures").fill(foe);
    await gm.page.getByRole("button", { name: new RegExp(`^${foe}`) }).first().click();
    await expect(gm.table.row(foe)).toContainText("C2");
  }
  await giveHitPoints(evening, OARSMAN, "40");
  await giveHitPoints(evening, BANDIT, "7");
  await drawAnArrow(ada);
});

test("Initiative is rolled, and every defence is rolled in advance and shown to all", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await gm.table.command("Start combat");
  await evening.up();
  await evening.settle();

  for (const { table } of [gm, ada, bea]) {
    await table.tab("Creatures");
    for (const name of [ARCHER, OARSMAN, BANDIT, SOLDIER]) await expect(table.row(name)).toContainText(/Defence -?\d+/);
  }
  await takePictures(bea, "heimr_fight");
  await ada.table.tab("Log");
  await expect(ada.table.log).toContainText("Initiative");
});

test("A delay changes the turn order on every screen", async ({ evening }) => {
  const [first = "", second = ""] = await fight.order();
  const { page, table } = fight.playerOf(first);
  await table.choose(first);

  await (await table.action(/^Delay/)).click();
  const form = page.getByRole("form", { name: "Delay" });
  await form.getByLabel("Before or after").selectOption({ label: "after" });
  await (await table.target(second)).click();

  await evening.playUntil("the second acts first", async () => (await fight.order())[0] === second);
  expect((await fight.order())[1]).toBe(first);
  for (const person of evening.everyone) await expect.poll(() => person.table.whoIsUp()).toBe(second);
});

test("A blow aimed by the options above its targets is compared to the defence seen before it, and makes a cluster", async ({ evening }) => {
  const { ada, bea } = evening;
  await fight.nextTurnOf(OARSMAN);
  await bea.table.tab("Creatures");
  const [, seen] = /Defence (-?\d+)/.exec(await bea.table.row(BANDIT).innerText()) ?? [];

  await fight.rolled(OARSMAN, async ({ page, table }) => {
    await (await table.action(/^Attack/)).click();
    const form = page.getByRole("form", { name: "Attack" });
    await form.getByText(/^Options: /).click();
    await form.getByRole("button", { name: /^left leg/ }).click();
    const chosen = form.getByText(/^Options: .*left leg/);
    await expect(chosen).toBeVisible();
    const target = await table.target(BANDIT);
    expect((await chosen.boundingBox())?.y).toBeLessThan((await target.boundingBox())?.y ?? 0);
    await target.click();
  });

  await bea.table.tab("Log");
  const blow = bea.table.rolledCard(`${OARSMAN} Attack`);
  await expect(blow).toContainText(`${seen}`);
  await bea.table.open(blow);
  await blow.locator("summary").first().click();
  await expect(blow).toContainText("Aimed at a part");
  await ada.table.openZones();
  await expect(ada.table.zone("C2")).toContainText(/Group: .*(Torvald Red-Oar.*Bandit|Bandit.*Torvald Red-Oar)/);
  await takePictures(bea, "heimr_blow");
});

test("A readied shot goes off in the middle of another's turn, into a cluster, and changes the order", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await fight.nextTurnOf(ARCHER);
  await ada.table.choose(ARCHER);
  await (await ada.table.action(/^Ready an action/)).click();
  const form = ada.page.getByRole("form", { name: "Ready an action" });
  await form.getByLabel("Action", { exact: true }).selectOption({ label: "Attack" });
  await form.getByLabel("Trigger", { exact: true }).selectOption({ label: "has attacked" });
  for (const field of ["Trigger creature", "Its target"])
    await form.locator(".list", { hasText: field }).getByRole("button", { name: BANDIT }).click();
  await form.getByRole("button", { name: "Ready an action", exact: true }).click();
  await expect(form).toBeHidden();
  await fight.turnOf(BANDIT);

  await gm.table.choose(BANDIT);
  await gm.table.act(/^Attack/, OARSMAN);
  const isAdaAsked = async () => {
    for (const { question } of [gm, bea]) await question.answerIfAsked();
    return ada.question.mine.isVisible();
  };
  await expect.poll(isAdaAsked, { message: "Ada is asked whether she shoots", timeout: 60_000 }).toBe(true);
  await takePictures(ada, "heimr_readied");
  await ada.question.choice("Yes").click();
  await evening.settle();

  await expect.poll(() => evening.logSays(/Eyra of the Fens's readied action triggers: Attack/)).toBe(true);

  const order = await fight.order();
  expect(order[(order.indexOf(BANDIT) + order.length - 1) % order.length]).toBe(ARCHER);
  expect(await evening.up()).toBe(BANDIT);
});

test("A guard takes the blow that is meant for an ally", async ({ evening }) => {
  const { ada, bea } = evening;
  await fight.nextTurnOf(ARCHER);
  await ada.table.stroke(middleOf(zone("B2")), middleOf(zone("C2")));
  await ada.table.tab("Creatures");
  await expect(ada.table.row(ARCHER)).toContainText("C2");
  await fight.nextTurnOf(OARSMAN);
  await bea.table.choose(OARSMAN);
  await (await bea.table.action(/^Guard/)).click();
  const form = bea.page.getByRole("form", { name: "Guard" });
  await form.locator(".list", { hasText: "Ally" }).getByRole("button", { name: ARCHER }).click();
  await form.getByRole("button", { name: "Guard", exact: true }).click();
  await expect(form).toBeHidden();
  await fight.turnOf(SOLDIER);

  await fight.rolled(SOLDIER, ({ table }) => table.act(/^Attack/, ARCHER));

  await ada.table.tab("Log");
  await expect(ada.table.rolledCard(`${SOLDIER} Attack`)).toContainText(OARSMAN);
  await takePictures(ada, "heimr_guard");
});

test("A player who reloads in the middle has lost nothing", async ({ evening }) => {
  const { bea } = evening;
  await fight.nextTurnOf(OARSMAN);
  const whatBeaSees = async () => {
    await bea.table.tab("Creatures");
    const here = await bea.page.getByRole("region", { name: "In this scene" }).innerText();
    await bea.table.tab("Log");
    const said = await bea.table.log.getByRole("article").allInnerTexts();
    return { here, said: said.slice(-10), order: await bea.table.order.innerText() };
  };
  const before = await whatBeaSees();

  await bea.page.reload();

  await expect(bea.table.connection).toHaveText(/connected/);
  await expect(bea.page.getByRole("region", { name: `${OARSMAN}: state and actions` })).toBeVisible();
  await expect.poll(whatBeaSees).toEqual(before);
});

test("The fight goes on until the foes are down, and the GM ends it", async ({ evening }) => {
  test.setTimeout(300_000);
  const { gm, ada, bea } = evening;
  await gm.table.autoAnswers("Ask me", "when a hit could be taken");
  gm.question.preferred.set("Take the hit", "Yes"); // no die decides how long the fight lasts
  let nocked = false;
  for (let turns = 0; turns < 60 && (await fight.foesStanding()).length > 0; turns++) {
    const [foe = ""] = await fight.foesStanding();
    const up = await evening.up();
    if (up === OARSMAN || up === ARCHER) await evening.edit(up, "Fatigue", "1"); // nor whether they are too tired to hit
    if (up === OARSMAN || (up === ARCHER && nocked)) await fight.rolled(up, ({ table }) => table.act(/^Attack/, foe));
    else if (up === ARCHER) await drawAnArrow(ada);
    if (up === ARCHER) nocked = !nocked;
    await fight.endTurn();
  }
  expect(await fight.foesStanding()).toEqual([]);
  for (const foe of fight.foes) {
    expect(await evening.logSays(new RegExp(`${foe} gains (Bloodied|Mangled|Mutilated)`))).toBe(true);
    expect(await evening.logSays(new RegExp(`${foe} gains Injured`))).toBe(true);
  }
  await takePictures(bea, "heimr_won");

  await gm.table.endFight("End combat");

  for (const person of evening.everyone) await expect(person.table.order).toBeHidden();
});
