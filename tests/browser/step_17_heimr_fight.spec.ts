// Step 17: a fight of the other rulebook: the order and its changes, defences rolled in advance, clusters.
import { type Evening, expect, test } from "./evening";
import { HeimrFight } from "./heimr_fight";
import { takePictures } from "./pictures";
import { middleOf, zoneCalled } from "./zone_map";

test.describe.configure({ mode: "serial" });

const ARCHER = "Hilde of the Long Fen";
const OARSMAN = "Torvald Red-Oar";
const [BANDIT, SOLDIER] = ["Bandit", "Soldier"] as const;
const zone = (name: string) => zoneCalled(name, 3);
let fight: HeimrFight;

async function giveHitPoints(evening: Evening, creature: string, points: string): Promise<void> {
  await evening.edit(creature, "Most hit points", points);
  await evening.edit(creature, "Hit points", points);
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
  await gm.page.keyboard.down("Shift");
  await gm.table.stroke(middleOf(zone("D3")), middleOf(zone("C2")));
  await gm.page.keyboard.up("Shift");
  await expect(gm.table.row(OARSMAN)).toContainText("C2");
  await giveHitPoints(evening, OARSMAN, "40");
  await giveHitPoints(evening, BANDIT, "7");
});

test("Initiative is rolled, and everybody's defence is rolled in advance for all to see", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await gm.table.tab("Table");
  await gm.page.getByRole("button", { name: "Start combat" }).click();
  await evening.playUntil("somebody is up", async () => (await gm.table.whoIsUp()) !== "");
  await evening.settle();

  for (const { table } of [gm, ada, bea]) {
    await table.tab("Creatures");
    for (const name of [ARCHER, OARSMAN, BANDIT, SOLDIER]) await expect(table.row(name)).toContainText(/Defence -?\d+/);
  }
  await takePictures(bea, "heimr_fight");
  await ada.table.tab("Log");
  await expect(ada.table.log).toContainText("Initiative");
});

test("Who is first may act later: a delay changes the order for everybody", async ({ evening }) => {
  const [first = "", second = ""] = await fight.order();
  const { page, table } = fight.playerOf(first);
  await table.choose(first);

  await (await table.action(/^Delay/)).click();
  const form = page.getByRole("form", { name: "Delay" });
  await form.getByRole("button", { name: second }).click();
  await form.getByLabel("Before or after").selectOption({ label: "after" });
  await form.getByRole("button", { name: "Delay", exact: true }).click();

  await evening.playUntil("the second acts first", async () => (await fight.order())[0] === second);
  expect((await fight.order())[1]).toBe(first);
  for (const person of evening.everybody) await expect.poll(() => person.table.whoIsUp()).toBe(second);
});

test("A blow is compared to the defence that was seen before it, and makes a cluster", async ({ evening }) => {
  const { ada, bea } = evening;
  await fight.nextTurnOf(OARSMAN);
  await bea.table.tab("Creatures");
  const [, seen] = /Defence (-?\d+)/.exec(await bea.table.row(BANDIT).innerText()) ?? [];

  await fight.rolled(OARSMAN, ({ table }) => table.act(/^Attack/, BANDIT));

  await bea.table.tab("Log");
  const blow = bea.table.rolledCard(`${OARSMAN} Attack`);
  await expect(blow).toContainText(`${seen}`);
  await ada.table.openZones();
  await expect(ada.table.zone("C2")).toContainText(/Together: .*(Torvald Red-Oar.*Bandit|Bandit.*Torvald Red-Oar)/);
  await takePictures(bea, "heimr_blow");
});
