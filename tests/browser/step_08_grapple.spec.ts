// Step 8: a grapple whole, shove and trip. The GM acts for everybody, sets turns and budgets aside, and gives whoever is
// to win a struggle the numbers to win it: dice decide how often it is tried, not whether it comes about.
import { type Evening, expect, test } from "./evening";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });

const BRAKK = "Brakk";
const HELD = "Raider with a scar";

async function makeStrength(evening: Evening, creature: string, value: number): Promise<void> {
  for (const number of ["Toughness", "Coordination"]) await evening.edit(creature, number, String(value));
}

test("A grab holds, and both sheets say so", async ({ evening }) => {
  const { gm } = evening;
  const { column, row } = await gm.table.cellOf(BRAKK);
  await gm.table.place(HELD, { column: column + 1, row });
  await makeStrength(evening, BRAKK, 10);

  await evening.insist({ creature: BRAKK, action: /^Grapple/, target: HELD }, () => evening.logSays(/Brakk holds Raider with a scar/));

  await gm.table.menu(BRAKK, "Open sheet");
  await expect(gm.page.getByRole("region", { name: BRAKK, exact: true })).toContainText(`${BRAKK} holds ${HELD}`);
  await takePictures(gm, "sheet");
  await gm.page.keyboard.press("Escape");
});

test("The held one is dragged along", async ({ evening }) => {
  const { gm } = evening;
  const before = await gm.table.cellOf(HELD);
  const dragged = async () => (await gm.table.cellOf(HELD)).column < before.column;

  for (let turns = 0; turns < 6 && !(await dragged()); turns++) {
    await evening.nextTurnOf(BRAKK);
    const { column, row } = await gm.table.cellOf(BRAKK);
    await evening.rolled(BRAKK, () => gm.table.drag(BRAKK, { column: column - 2, row }));
  }

  expect(await dragged()).toBe(true);
});

test("The held one is knocked down and choked", async ({ evening }) => {
  const act = (action: RegExp) => ({ creature: BRAKK, action, target: HELD });

  await evening.insist(act(/^Knock down the held/), () => evening.logSays(/Raider with a scar gains Knocked down/));
  await evening.insist(act(/^Choke/), () => evening.logSays(/chokes Raider with a scar/));
});

test("A second holder takes hold too, and the held one holds back", async ({ evening }) => {
  const { gm } = evening;
  const { column, row } = await gm.table.cellOf(HELD);
  await gm.table.place("Aune", { column: column + 1, row });
  await makeStrength(evening, "Aune", 10);

  await evening.insist({ creature: "Aune", action: /^Grapple/, target: HELD }, () =>
    evening.logSays(/Aune holds Raider with a scar/),
  );
  for (const holder of [BRAKK, "Aune"]) await makeStrength(evening, holder, 0);
  await makeStrength(evening, HELD, 10);
  await evening.insist({ creature: HELD, action: /^Counter grapple/, target: BRAKK }, () =>
    evening.logSays(/Raider with a scar holds/),
  );
});

test("The held one breaks out of all holds", async ({ evening }) => {
  await evening.insist({ creature: HELD, action: /^Break out/, target: "" }, () =>
    evening.logSays(/No longer: .* holds Raider with a scar/),
  );
});

test("A shove and a trip", async ({ evening }) => {
  const { gm } = evening;
  const { column, row } = await gm.table.cellOf(BRAKK);
  await gm.table.place("Old Hod", { column, row: row + 1 });
  await makeStrength(evening, BRAKK, 10);

  await evening.insist({ creature: BRAKK, action: /^Shove/, target: "Old Hod" }, () =>
    gm.table.cellOf("Old Hod").then((cell) => cell.row > row + 1),
  );
  await gm.table.place("Old Hod", { column, row: row + 1 });
  await evening.insist({ creature: BRAKK, action: /^Trip/, target: "Old Hod" }, () =>
    evening.logSays(/Old Hod gains Knocked down/),
  );
});
