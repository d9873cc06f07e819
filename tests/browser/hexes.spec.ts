// A fight ends, another is fought on hexes, and its Rounds end when all wait.
import { attacks, endFight, letItHappen, nextRound, round, startFight } from "./aura_fight";
import { type Evening, expect, test } from "./evening";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });
test.use({ opening: "heronFight" });

const CLEARING = "The alder clearing";
const WOLF = "Lean wolf";

async function everyoneSees({ everyone }: Evening, creature: string, words: string): Promise<void> {
  for (const { table } of everyone) {
    await table.tab("Creatures");
    await expect(table.row(creature)).toContainText(words);
  }
}

test("A fight that the GM ends is over on every screen", async ({ evening }) => {
  await endFight(evening);

  for (const { table } of evening.everyone) {
    await table.tab("Log");
    await expect(table.cards("Encounter ends.")).toBeVisible();
  }
});

test("The GM shows a map of hexes and brings the heroes there", async ({ evening }) => {
  const { page, table } = evening.gm;
  await table.tab("Game");
  await page.getByRole("button", { name: `Options for ${CLEARING}` }).click();
  await page.getByRole("menuitem", { name: "Show to players" }).click();
  for (const person of evening.everyone) await expect(person.table.map).toHaveAccessibleName(/Map of The alder clearing, 24 by 16 cells/);

  await table.tab("Creatures");
  await page.getByText(/^Other scenes/).click();
  for (const [hero, column] of [
    ["Ash", 13],
    ["Brug", 10],
  ] as const) {
    await table.menu(hero, "Move to this scene");
    await everyoneSees(evening, hero, "cell 12,8");
    await table.place(hero, { column, row: 7 });
  }
  await startFight(evening);
  for (const person of evening.everyone) await expect(round(person)).toContainText("1");
});

test("A hero walks from hex to hex and turns by their sides", async ({ evening }) => {
  const { page, table } = evening.ada;
  await table.choose("Ash");
  await table.drag("Ash", { column: 11, row: 9 }, async () => {
    await expect(table.onTheMap).toContainText(/4 m · 2 Energy/);
    await takePictures(evening.ada, "aura_hexes");
  });
  await letItHappen(evening);
  await everyoneSees(evening, "Ash", "cell 11,9, faces west");

  await table.map.focus();
  await page.keyboard.press("d");
  await letItHappen(evening);
  await everyoneSees(evening, "Ash", "cell 12,9, faces east");

  await page.keyboard.press("Shift+ArrowRight");
  await everyoneSees(evening, "Ash", "cell 12,9, faces south-east");
});

test("A bog that the GM paints costs more to walk through, until it is undone", async ({ evening }) => {
  const { gm, ada } = evening;
  const energy = (left: number) => expect(ada.page.getByTitle(`Ash, Energy ${left}/5`)).toBeVisible();
  const wouldCost = (words: string) =>
    ada.table.drag("Ash", { column: 9, row: 9 }, async () => {
      await expect(ada.table.onTheMap).toContainText(words);
      await ada.page.keyboard.press("Escape");
    });
  await nextRound(evening);
  await wouldCost("3 m · 2 Energy");

  await gm.table.tab("Game");
  await gm.page.getByLabel("Terrain type").selectOption({ label: "Slows" });
  await takePictures(gm, "aura_brush");
  await gm.table.stroke({ column: 11, row: 9 }, { column: 10, row: 9 });
  await gm.page.keyboard.press("v");

  await ada.table.pointAt({ column: 10, row: 9 });
  await expect(ada.page.getByText("Slows", { exact: true })).toBeVisible();
  await wouldCost("3 m · 3 Energy");
  await ada.table.drag("Ash", { column: 9, row: 9 });
  await letItHappen(evening);
  await everyoneSees(evening, "Ash", "cell 9,9");
  await energy(2);

  await gm.table.map.focus();
  await gm.page.keyboard.press("Control+z");
  await everyoneSees(evening, "Ash", "cell 12,9");
  await energy(5);
  await wouldCost("3 m · 3 Energy");
  await gm.table.map.focus();
  await gm.page.keyboard.press("Control+z");
  await wouldCost("3 m · 2 Energy");
});

test("Hexes are measured from side to side, and a hint names special terrain", async ({ evening }) => {
  const { ada, bea } = evening;
  await ada.page.keyboard.press("m");
  await ada.table.stroke({ column: 13, row: 7 }, { column: 8, row: 12 }, async () => {
    for (const { table } of [ada, bea]) await expect(table.onTheMap).toContainText("Measured: 8 m");
  });
  await ada.page.keyboard.press("v");

  await ada.table.pointAt({ column: 12, row: 5 });
  await expect(ada.page.getByText("Gap: jump only")).toBeVisible();
});

test("A creature on the next hex is attacked", async ({ evening }) => {
  const { gm, ada } = evening;
  await nextRound(evening);
  await gm.table.place(WOLF, { column: 13, row: 9 });

  await attacks(ada, "Ash", WOLF);

  for (const { declared } of evening.everyone) await expect(declared.card("Ash")).toContainText(/Attack Lean wolf, Longsword\s*3 Energy/);
  await letItHappen(evening);
  for (const { table } of evening.everyone) {
    await table.tab("Log");
    await expect(table.rolledCard("Ash Attack")).toContainText("Combat roll against Lean wolf");
  }
});

test("The Round ends once all wait, and everyone sees who does", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  const before = Number(/\d+/.exec(await round(gm).innerText())?.[0]);
  const waits = async ({ table }: typeof gm, creature: string) => {
    await table.choose(creature);
    await table.act(/^Wait/, "");
  };

  await waits(ada, "Ash");
  await waits(bea, "Brug");
  for (const { page } of evening.everyone)
    await expect(page.getByText(/^Waiting for Round end: (Ash, Brug|Brug, Ash)$/)).toBeVisible();
  await waits(gm, "Sir Tassel");
  await waits(gm, "Grey wolf");
  await expect(gm.question.text).toHaveText(`More than half wait or are spent. End Round ${before}?`);
  await expect(ada.question.any).toBeHidden();
  await gm.question.choice("No").click();
  await expect(gm.question.any).toBeHidden();
  await expect(round(ada)).toContainText(`${before}`);
  await waits(gm, WOLF);
  await waits(gm, "Gurm");

  for (const person of evening.everyone) {
    await expect(round(person)).toContainText(`${before + 1}`);
    await expect(person.page.getByTitle("Ash, Energy 5/5")).toBeVisible();
  }
  await endFight(evening);
});
