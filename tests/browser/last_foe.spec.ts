// The end of a fight: all foes down, everyone notified.
import { expect, test } from "./evening";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });
test.use({ opening: "fordFight" });

/// Where each hero fights, with room around.
const PLACES = new Map([
  ["Cyrus", { column: 3, row: 11 }],
  ["Aune", { column: 7, row: 11 }],
  ["Brakk", { column: 9, row: 4 }],
  ["Ismene", { column: 3, row: 4 }],
]);
/// Where foes are placed beside their attacker, each in a cell of its own: they may lie there.
const BESIDE = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1]] as const;

test("The heroes bring the last foe down", async ({ evening }) => {
  test.setTimeout(600_000);
  const { gm, ada, bea } = evening;
  const players = new Map([["Cyrus", ada], ["Aune", bea]]);
  const foes = (await gm.table.inOrder()).filter((name) => !PLACES.has(name));
  for (const foe of foes) await evening.edit(foe, "Condition", "1");
  for (const [hero, place] of PLACES) {
    await evening.edit(hero, "Coordination", "10");
    await gm.table.place(hero, place);
  }

  for (let turns = 0; turns < 60; turns++) {
    const [foe] = await evening.standing(foes);
    if (foe === undefined) break;
    const up = await evening.up();
    if (PLACES.has(up)) {
      const player = players.get(up) ?? gm;
      const { column, row } = await gm.table.cellOf(up);
      const [right, down] = BESIDE[foes.indexOf(foe)] ?? [1, 0];
      await gm.table.place(foe, { column: column + right, row: row + down });
      await player.table.choose(up);
      const attack = await player.table.action(/^Attack/);
      if ((await attack.getAttribute("aria-disabled")) !== "true")
        await evening.rolled(up, () => player.table.act(/^Attack/, foe));
    }
    await evening.endTurn();
  }

  expect(await evening.standing(foes)).toEqual([]);
  for (const foe of foes) expect(await evening.logSays(new RegExp(`${foe}:? gains (Dying|Dead)`))).toBe(true);
  await takePictures(ada, "fight_won");
});

test("The GM ends the conflict, and everyone is notified", async ({ evening }) => {
  const { gm } = evening;

  await gm.table.endFight("End conflict");
  await evening.playUntil("the conflict has ended", async () => !(await gm.table.order.isVisible()));

  for (const { table } of evening.everyone) {
    await expect(table.order).toBeHidden();
    await table.tab("Log");
    await expect(table.log).toContainText("The conflict ends.");
  }
});
